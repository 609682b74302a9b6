"""Which own steps somebody can go back to, and what has happened since: others are told before they agree."""

from dataclasses import asdict, dataclass
from typing import Any, Self

from parvis.engine.lines import Line
from parvis.engine.questions import NATURE
from parvis.web.models import Table
from parvis.web.tables.boxes import game_played
from parvis.web.tables.loading import reading
from parvis.web.tables.table_game import begun, make_again
from parvis.web.tables.undoable import goes_by_itself, reveals

MOST = 10
"""How many own decisions others can be asked to take back."""


@dataclass(frozen=True)
class Since:
    """What has happened since a decision was asked for."""

    chance: int = 0
    """How many times chance has decided."""
    others: int = 0
    """How many times others have."""
    seen: bool = False
    """Whether something hidden was seen: by a decision of the seat's own, or as all decided together."""

    @classmethod
    def of(cls, kept: dict[str, Any]) -> Self:
        """What has happened since, from what an offer keeps of it."""
        return cls(**kept)

    def to_json(self) -> dict[str, Any]:
        """What has happened since, to be kept with an offer."""
        return asdict(self)


@dataclass(frozen=True)
class WayBack:
    """One of a seat's decisions, to be made again."""

    number: int
    """The number of steps that stay."""
    step: int
    """The number of the decision's own step: where several decided together, steps of others stand before it."""
    since: Since
    label: Line
    """What was decided, as it stood in the list of decisions."""


def ways_back(table: Table, seat: int, most: int | None = MOST) -> list[WayBack]:
    """The latest decisions of a seat, the newest first. Raises Unreadable."""
    with reading(table.pk):
        return found(table, seat, most)


def found(table: Table, seat: int, most: int | None) -> list[WayBack]:
    """The latest decisions of a seat, the newest first. Raises GameError."""
    game = game_played(table)
    play = begun(table, game)
    steps = list(table.steps.order_by("number").values_list("seat", "words"))
    own: list[tuple[int, int, Line]] = []
    seen: list[bool] = []
    began, others = 0, 0
    """Where the present common decision began, and who else is still to make theirs."""
    for number, (mover, words) in enumerate(steps):
        movers = game.movers(play.state)
        if movers != others or not others:
            began = number
        others = movers & ~(1 << mover) if mover != NATURE else 0
        is_common = began != number or others != 0
        before = play.state.copy()
        make_again(table, play, mover, words)
        is_own = mover == seat and not goes_by_itself(game, before, seat, game.decision(words))
        if is_own:
            own.append((began, number, game.label(before, seat, game.decision(words))))
        seen.append(is_common or (mover == seat and reveals(game, before, play.state, seat, game.decision(words))))
    chosen = own[::-1][:most]
    return [WayBack(start, step, since(seat, steps, seen, start), label) for start, step, label in chosen]


def since(seat: int, steps: list[tuple[int, str]], seen: list[bool], start: int) -> Since:
    """What has happened from a step on."""
    movers = [mover for mover, _ in steps[start:]]
    return Since(
        sum(mover == NATURE for mover in movers),
        sum(mover not in (NATURE, seat) for mover in movers),
        any(seen[start:]),
    )
