"""A game in another version of the program: the same words, other numbers."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from functools import cached_property
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.lines import LogLine, ScoreChange
from parvis.engine.prospects import Preview


class Renumbered(Game):
    """A game whose catalogue is the other way round. Its course still runs by the old numbers, and so do bots."""

    @cached_property
    def catalogue(self) -> tuple[str, ...]:
        return super().catalogue[::-1]

    def other(self, decision: int) -> int:
        """The number of a decision in the other order."""
        return len(self.catalogue) - 1 - decision

    def legal(self, state: Any, seat: int) -> list[int]:
        return [self.other(decision) for decision in reversed(super().legal(state, seat))]

    def apply(self, state: Any, seat: int, decision: int) -> None:
        super().apply(state, seat, self.other(decision))

    def narrate(self, state: Any, seat: int, decision: int) -> list[LogLine]:
        return super().narrate(state, seat, self.other(decision))

    def previews(self, state: Any, seat: int, decisions: Iterable[int]) -> Iterator[Preview]:
        return super().previews(state, seat, map(self.other, decisions))

    def account(self, state: Any, seat: int, decision: int) -> list[ScoreChange]:
        return super().account(state, seat, self.other(decision))


def renumbered(game: Game) -> Game:
    """The game with its catalogue the other way round; for the site, without its bots."""
    made = Renumbered(**{part.name: getattr(game, part.name) for part in fields(game)})
    return replace(made, label=lambda state, seat, decision: game.label(state, seat, made.other(decision)))
