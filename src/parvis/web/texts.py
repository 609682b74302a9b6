"""Sentences, from Fluent files: one whole sentence a key, the site's in `texts/`, a game's in its own folder.

An argument that holds a seat (`Game.seat_names`) is shown as that player's name.
A key without a text is shown as it is, with its arguments.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parvis.engine.contract import Game
from parvis.engine.lines import Line

LOCALE = "en"
"""The one language that there is yet."""

Arguments = Mapping[str, str | int]

OWN = Path(__file__).parent / "texts"
"""The site's own."""
KEPT = 10_000
"""Texts that are kept as they were told last: a board tells hundreds, hardly any of which change from step to step."""


def sentence(locale: str, key: str, arguments: Arguments | None = None) -> str:
    """One of the site's own sentences. Raises KeyError for a key that has none."""
    found = formatted(own(locale), key, arguments or {})
    if found is None:
        raise KeyError(f"no text for {key!r} in {locale}")
    return found


class GameTexts:
    """The sentences of one game, told of players with these names (by seat)."""

    def __init__(self, game: Game, names: Sequence[str], locale: str = LOCALE) -> None:
        self.bundle = bundle(game.texts, locale) if game.texts else None
        self.seat_names = frozenset(game.seat_names)
        self.names = names
        self.same = game, locale, *names
        self.hash = hash(self.same)

    def __eq__(self, other: object) -> bool:
        """Whether another tells the same."""
        return self is other or (isinstance(other, GameTexts) and self.same == other.same)

    def __hash__(self) -> int:
        return self.hash

    def line(self, line: Line) -> str:
        """The sentence of a line; where its key has no text, the key and its arguments."""
        found = self.known(line)
        if found is not None:
            return found
        arguments = self.told(line)
        return f"{line.key}: {', '.join(map(str, arguments.values()))}" if arguments else line.key

    def known(self, line: Line) -> str | None:
        """The sentence of a line; None where its key has no text."""
        return formatted(self.bundle, line.key, self.told(line)) if self.bundle else None

    def whole(self, line: Line) -> str | None:
        """The sentence of a line; None where its key has no text, or one that asks for other arguments too."""
        return formatted(self.bundle, line.key, self.told(line), whole=True) if self.bundle else None

    def told(self, line: Line) -> dict[str, str | int]:
        """A line's arguments as they are told."""
        return {name: self.named(name, value) for name, value in line.arguments.items()}

    def text(self, key: str, **arguments: str | int) -> str:
        """The same for templates: `text(key, seat=2, person="monk")`."""
        told = arguments
        if not self.seat_names.isdisjoint(arguments):
            told = {name: self.named(name, value) for name, value in arguments.items()}
        found = formatted(self.bundle, key, told) if self.bundle else None
        return self.line(Line(key, arguments)) if found is None else found

    def named(self, name: str, value: str | int) -> str | int:
        """The value of an argument as it is told: a player's name in place of its seat."""
        return self.names[value] if self.is_seat(name, value) and isinstance(value, int) else value

    def is_seat(self, name: str, value: Any) -> bool:
        """Whether an argument, or an entry of a view, is a seat."""
        return name in self.seat_names and type(value) is int and 0 <= value < len(self.names)


@cache
def own(locale: str) -> FluentBundle:
    """The site's own texts in one language."""
    return bundle(OWN, locale)


@cache
def bundle(folder: Path, locale: str) -> FluentBundle:
    """The texts of a folder in one language: a file (`en.ftl`) or a folder of files (`en/`)."""
    made = FluentBundle([locale], use_isolating=False)
    file = folder / f"{locale}.ftl"
    for part in [file] if file.is_file() else sorted((folder / locale).glob("*.ftl")):
        made.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return made


def formatted(texts: FluentBundle, key: str, arguments: Arguments, whole: bool = False) -> str | None:
    """The text of a key, `key.attribute` included; None where there is none, or with `whole` if it lacks something."""
    given = tuple([(name, type(value), value) for name, value in arguments.items()]) if arguments else ()
    return told_once(texts, key, given, whole)


@lru_cache(maxsize=KEPT)
def told_once(
    texts: FluentBundle, key: str, arguments: tuple[tuple[str, type, str | int], ...], whole: bool
) -> str | None:
    """The same. Arguments with their types, as a truth is no number."""
    name, _, attribute = key.partition(".")
    if not texts.has_message(name):
        return None
    message = texts.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    made, lacks = texts.format_pattern(pattern, {argument: value for argument, _, value in arguments})
    return None if whole and lacks else str(made)
