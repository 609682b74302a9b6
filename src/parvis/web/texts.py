"""Sentences, from Fluent files: one whole sentence a key, the site's in `texts/`, a game's in its own folder.

An argument that holds a seat (`Game.seat_names`) is shown as that player's name.
A key without a text is shown as it is, with its arguments. What a language has no text for is told in English.
"""

import logging
from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial

from babel.dates import format_date, format_time
from babel.numbers import format_decimal

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError, Refusal
from parvis.engine.sentences import Sentences
from parvis.engine.texts import ENGLISH, Bundles, bundles, formatted, locale_of, one_of
from parvis.web.languages import current
from parvis.web.terminal import TEXTS

LOG = logging.getLogger(__name__)
LEAST_SHOWN = 0.05
"""Numbers nearer to zero are 0 where one digit is shown."""


def text(key: str, /, **arguments: str | int) -> str:
    """One of the site's own sentences, in the reader's language. Raises KeyError for a key that has none."""
    return told(bundles(TEXTS, current()), key, **arguments)


def told(texts: Bundles, key: str, /, **arguments: str | int) -> str:
    """The sentence of a key in these texts. Raises KeyError for a key that has none."""
    found = formatted(texts, key, arguments)
    if found is None:
        raise KeyError(f"no text for {key!r}")
    return found


def texts_now() -> Callable[..., str]:
    """What `text` is as long as the language stays: a page has dozens of texts, and finds out once what it is."""
    return partial(told, bundles(TEXTS, current()))


def prepare() -> None:
    """Read the English texts of the site and of all games, so that nobody waits for that who reads one first."""
    for folder in (TEXTS, *(registry.find(name).texts for name in registry.names())):
        if folder is not None:
            for texts in bundles(folder, ENGLISH):
                texts.read_all()


class SiteError(Refusal):
    """Something that the site does not do, told with one of its own texts."""

    texts = TEXTS


def explained(error: GameError) -> str:
    """Why something can't be done, in the reader's language; of what is no refusal only the log tells more."""
    if isinstance(error, Refusal):
        return error.in_language(current())
    LOG.warning("%s: %s", type(error).__name__, error)
    return text("error-files")


def either(values: Sequence[str | int]) -> str:
    """`2, 3 or 4`, in the reader's language."""
    return one_of(values, current())


def day(when: date) -> str:
    """`2 Mar 2026`, as the reader's language writes it."""
    return format_date(when, "medium", locale_of(current()))


def moment(when: datetime) -> str:
    """`2 Mar 2026, 09:05`, as the reader's language writes it, by the clock that the time itself is told by."""
    return f"{day(when)}, {format_time(when.time(), 'short', locale=locale_of(current()))}"


def decimal(number: float, pattern: str = "0.0") -> str:
    """`25.3`, as the reader's language writes it; `pattern` as in Unicode's number patterns."""
    return format_decimal(number, pattern, locale_of(current()))


class GameTexts(Sentences):
    """The sentences of one game, told of players with these names (by seat), in the reader's language or another."""

    def __init__(self, game: Game, names: Sequence[str], language: str = "", boxed: bool = True) -> None:
        super().__init__(game, names, language or current(), boxed)


def in_words(name: str) -> str:
    """A field's name as a reader expects it: `start_seat` becomes `Start seat`."""
    return str(name).replace("_", " ").capitalize()
