"""The sentences of a game, told of players with certain names, in any language."""

from collections.abc import Sequence
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.lines import Line
from parvis.engine.texts import ENGLISH, NO_NAMES, bundles, formatted


class Sentences:
    """The sentences of one game, told of players with these names (by seat), in one language.

    An argument that holds a seat (`Game.seat_names`) is told as that player's name.
    """

    def __init__(self, game: Game, names: Sequence[str], language: str, boxed: bool = True) -> None:
        """`boxed`: whether pieces are called what the owner of a box calls them."""
        self.game, self.language = game, language
        called = game.box.names if game.box and boxed else NO_NAMES
        self.bundles = bundles(game.texts, self.language, called) if game.texts else ()
        self.seat_names = frozenset(game.seat_names)
        self.names = names
        self.same = game, self.language, boxed, *names
        self.hash = hash(self.same)

    def __eq__(self, other: object) -> bool:
        """Whether another tells the same."""
        return self is other or (isinstance(other, Sentences) and self.same == other.same)

    def __hash__(self) -> int:
        return self.hash

    def line(self, line: Line) -> str:
        """The sentence of a line; where its key has no text, the key and its arguments."""
        found = self.known(line)
        if found is not None:
            return found
        arguments = self.arguments_of(line)
        return f"{line.key}: {', '.join(map(str, arguments.values()))}" if arguments else line.key

    def known(self, line: Line) -> str | None:
        """The sentence of a line; None where its key has no text."""
        return formatted(self.bundles, line.key, self.arguments_of(line))

    def whole(self, line: Line) -> str | None:
        """The sentence of a line; None where its key has no text, or one that asks for other arguments too."""
        return formatted(self.bundles, line.key, self.arguments_of(line), whole=True)

    def arguments_of(self, line: Line) -> dict[str, str | int]:
        """A line's arguments as they are told."""
        return {name: self.named(name, value) for name, value in line.arguments.items()}

    def text(self, key: str, **arguments: str | int) -> str:
        """A text for templates, with seats and persons named: `text(key, seat=2, person="monk")`."""
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


def by_seat(game: Game, seats: int) -> Sentences:
    """The English sentences of a game in which players are called by their seats, so that nobody's name is in them."""
    return Sentences(game, [f"Seat {seat}" for seat in range(seats)], ENGLISH)
