"""What a person can undo: their own last steps, as far as nothing was revealed and nobody else did anything.

A table keeps where these steps begin and the state before them, so that undoing costs the same at any length.
"""

from parvis.engine.chance import chance
from parvis.engine.contract import Game
from parvis.engine.state import FlatState
from parvis.web import snapshot
from parvis.web.models import Table

TRIALS = 16
"""How many other deals of what a seat can't know are compared to find out whether a step has revealed any of it."""


def follow(table: Table, game: Game, before: FlatState, after: FlatState, seat: int, decision: int) -> None:
    """Note what can be undone after the table's next step, which led from one state to the other."""
    is_own = game.movers(before) == 1 << seat and not table.bots >> seat & 1 and seat < len(table.seats)
    if not is_own or game.movers(after) == 0 or reveals(game, before, after, seat, decision):
        forget(table)
    elif table.turn_seat != seat:
        table.turn_seat, table.turn_number, table.turn_state = seat, table.number, snapshot.freeze(before)


def forget(table: Table) -> None:
    """Nothing before this can be undone."""
    table.turn_seat, table.turn_state = None, b""


def reveals(game: Game, before: FlatState, after: FlatState, seat: int, decision: int) -> bool:
    """Whether a seat has learnt from its decision what it could not know: other deals would have shown it otherwise."""
    shown = game.view(after, seat)
    for trial in range(TRIALS):
        other = before.copy()
        game.determinize(other, seat, chance(trial))
        game.apply(other, seat, decision)
        if game.view(other, seat) != shown:
            return True
    return False


def own_steps(table: Table) -> int:
    """How many steps `turn_seat` can undo."""
    return 0 if table.turn_seat is None or table.finished else table.number - table.turn_number
