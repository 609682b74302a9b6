"""Whole moves, as a search tries them and a bot plays them: chains of decisions that one seat may make at once.

A lookahead finds them (`parvis.bots.lookahead`). Whoever has chosen one makes its decisions one after the other,
without thinking again, as long as each of them comes up as it was foreseen.
"""

from dataclasses import dataclass
from typing import Any

from parvis.bots import lookahead
from parvis.bots.information_state import InformationState

FORESEEN = "move"
"""Where an information state keeps what is left of a move."""


@dataclass(frozen=True)
class Move:
    """A chain of decisions of one seat, and how promising it is."""

    worth: int
    """What the lookahead finds it worth, in hundredths of a point."""
    decisions: tuple[int, ...]


@dataclass(frozen=True)
class Rest:
    """What is left of a move that a bot has begun."""

    decisions: tuple[int, ...]
    legal: list[int]
    """All that it may decide when the first of these comes up."""


Intentions = dict[str, Rest]
"""What a bot means to do, by FORESEEN; empty if nothing."""


def kept_moves(frames: Any) -> list[Move]:
    """The moves that a lookahead has left in its `frames`, the best first."""
    places = [lookahead.move_at(k, frames) for k in range(int(frames[lookahead.MOVES_KEPT]))]
    moves = [Move(int(frames[at + lookahead.WORTH]), answers(frames, at)) for at in places]
    return sorted(moves, key=lambda move: -move.worth)


def answers(frames: Any, at: int) -> tuple[int, ...]:
    """The decisions of the move that stands there."""
    first = at + lookahead.MOVE_ANSWERS
    return tuple(int(answer) for answer in frames[first : first + int(frames[at + lookahead.LENGTH])])


def by_first_decision(frames: Any, information: InformationState, moves: list[Move]) -> list[Move]:
    """For every legal decision the best of these moves that begins with it, or it alone; the best first."""
    firsts = []
    for k, decision in enumerate(information.decisions[: information.count]):
        alone = Move(int(frames[lookahead.FIRST_VALUES + k]), (int(decision),))
        firsts.append(next((move for move in moves if move.decisions[0] == decision), alone))
    return sorted(firsts, key=lambda move: -move.worth)


def most_promising(firsts: list[Move], moves: list[Move], number: int) -> list[Move]:
    """At most `number` moves, the best first: half of them begin differently, as far as there are as many that do."""
    chosen = firsts[: (number + 1) // 2]
    others = sorted({*firsts, *moves} - {*chosen}, key=lambda move: (-move.worth, move.decisions))
    return sorted([*chosen, *others[: number - len(chosen)]], key=lambda move: -move.worth)


def keep_rest(information: InformationState, decisions: tuple[int, ...]) -> None:
    """The bot makes the first of these decisions; keep the others for when they come up, if any do."""
    if len(decisions) > 1:
        loops: Any = information.loops
        n = loops.legal_after(information.states, information.seat, decisions[0], decisions[1], information.out)
        if n > 0:
            legal = [int(decision) for decision in information.out[:n]]
            information.kept[FORESEEN] = Rest(decisions[1:], legal)


def foreseen(information: InformationState) -> tuple[int, ...]:
    """The decisions that are left of a move, if the one that comes up now is the first of them; empty otherwise."""
    rest: Rest | None = information.kept.pop(FORESEEN, None)
    legal = [int(decision) for decision in information.decisions[: information.count]]
    return rest.decisions if rest and rest.legal == legal else ()
