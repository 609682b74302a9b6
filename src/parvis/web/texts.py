"""Sentences, from Fluent files: one whole sentence a key, the site's in `texts/`, a game's in its own folder.

An argument that holds a seat (`Game.seat_names`) is shown as that player's name.
A key without a text is shown as it is, with its arguments. What a language has no text for is told in English.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parvis.engine.contract import Game
from parvis.engine.lines import Line
from parvis.web import pseudo
from parvis.web.languages import ENGLISH, PSEUDO, TEXTS, current

Arguments = Mapping[str, str | int]

KEPT = 10_000
"""Texts that are kept as they were told last: a board tells hundreds, hardly any of which change from step to step."""


def text(key: str, /, **arguments: str | int) -> str:
    """One of the site's own sentences, in the reader's language. Raises KeyError for a key that has none."""
    found = formatted(bundles(TEXTS, current()), key, arguments)
    if found is None:
        raise KeyError(f"no text for {key!r}")
    return found


class GameTexts:
    """The sentences of one game, told of players with these names (by seat), in the reader's language or another."""

    def __init__(self, game: Game, names: Sequence[str], language: str = "") -> None:
        self.language = language or current()
        self.bundles = bundles(game.texts, self.language) if game.texts else ()
        self.seat_names = frozenset(game.seat_names)
        self.names = names
        self.same = game, self.language, *names
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
        return formatted(self.bundles, line.key, self.told(line))

    def whole(self, line: Line) -> str | None:
        """The sentence of a line; None where its key has no text, or one that asks for other arguments too."""
        return formatted(self.bundles, line.key, self.told(line), whole=True)

    def told(self, line: Line) -> dict[str, str | int]:
        """A line's arguments as they are told."""
        return {name: self.named(name, value) for name, value in line.arguments.items()}

    def text(self, key: str, **arguments: str | int) -> str:
        """The same for templates: `text(key, seat=2, person="monk")`."""
        told = arguments
        if not self.seat_names.isdisjoint(arguments):
            told = {name: self.named(name, value) for name, value in arguments.items()}
        found = formatted(self.bundles, key, told)
        return self.line(Line(key, arguments)) if found is None else found

    def named(self, name: str, value: str | int) -> str | int:
        """The value of an argument as it is told: a player's name in place of its seat."""
        return self.names[value] if self.is_seat(name, value) and isinstance(value, int) else value

    def is_seat(self, name: str, value: Any) -> bool:
        """Whether an argument, or an entry of a view, is a seat."""
        return name in self.seat_names and type(value) is int and 0 <= value < len(self.names)


@cache
def bundles(folder: Path, language: str) -> tuple[FluentBundle, ...]:
    """The texts of a folder in a language, and those that stand in where it has none."""
    own = bundle(folder, language)
    return (own,) if language == ENGLISH else (own, bundle(folder, ENGLISH))


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The texts of a folder in one language: a file (`en.ftl`) or a folder of files (`en/`)."""
    source = ENGLISH if language == PSEUDO else language
    made = FluentBundle([source], use_isolating=False)
    file = folder / f"{source}.ftl"
    for part in [file] if file.is_file() else sorted((folder / source).glob("*.ftl")):
        resource = FluentResource(part.read_text(encoding="utf-8"))
        made.add_resource(pseudo.disguised(resource) if language == PSEUDO else resource)
    return made


Bundles = tuple[FluentBundle, ...]


def formatted(texts: Bundles, key: str, arguments: Arguments, whole: bool = False) -> str | None:
    """The text of a key, `key.attribute` included; None where there is none, or with `whole` if it lacks something."""
    given = tuple([(name, type(value), value) for name, value in arguments.items()]) if arguments else ()
    return told_once(texts, key, given, whole)


@lru_cache(maxsize=KEPT)
def told_once(texts: Bundles, key: str, arguments: tuple[tuple[str, type, str | int], ...], whole: bool) -> str | None:
    """The text of a key, see `formatted`. Arguments with their types, as a truth is no number."""
    name, _, attribute = key.partition(".")
    for bundle in texts:
        message = bundle.get_message(name) if bundle.has_message(name) else None
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            made, lacks = bundle.format_pattern(pattern, {argument: value for argument, _, value in arguments})
            return None if whole and lacks else str(made)
    return None


def in_words(name: str) -> str:
    """A field's name as a reader expects it: `start_seat` becomes `Start seat`."""
    return str(name).replace("_", " ").capitalize()
