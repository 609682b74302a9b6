"""A game in another version of the program: the same words, other numbers."""

from dataclasses import replace
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.lines import Line, LogLine, ScoreChange
from parvis.engine.play import legal_decisions


def renumbered(game: Game) -> Game:
    """The game with its catalogue the other way round; for the interpreted core."""
    last = len(game.catalogue) - 1

    def legal(state: Any, seat: int, out: Any) -> int:
        decisions = legal_decisions(game, state, seat)
        for place, decision in enumerate(reversed(decisions)):
            out[place] = last - decision
        return len(decisions)

    def apply(state: Any, seat: int, decision: int) -> None:
        game.apply(state, seat, last - decision)

    def narrate(state: Any, seat: int, decision: int) -> list[LogLine]:
        return game.narrate(state, seat, last - decision)

    def label(state: Any, seat: int, decision: int) -> Line:
        return game.label(state, seat, last - decision)

    def foresee(state: Any, seat: int, decision: int) -> list[Line]:
        return game.foresee(state, seat, last - decision) if game.foresee else []

    def account(state: Any, seat: int, decision: int) -> list[ScoreChange]:
        return game.account(state, seat, last - decision) if game.account else []

    return replace(
        game,
        catalogue=game.catalogue[::-1],
        legal=legal,
        apply=apply,
        narrate=narrate,
        label=label,
        foresee=game.foresee and foresee,
        account=game.account and account,
    )
