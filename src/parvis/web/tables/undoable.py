"""What a person can undo: their own last steps, as far as nothing was revealed and nobody else did anything.

Alone with bots, the last turn can be undone with what the bots have done since, as long as chance has decided nothing.

A table keeps where these steps begin and the state before them, so that undoing costs the same at any length.
"""

from parvis.engine.chance import chance
from parvis.engine.contract import Game
from parvis.engine.play import unasked
from parvis.engine.state import FlatState
from parvis.web.models import Table
from parvis.web.tables import snapshot
from parvis.web.tables.loading import terms_of

TRIALS = 16
"""How many other deals of what a seat can't know are compared to find out whether a step has revealed any of it."""
DEALS = 2
"""How many deals of what a seat can't know have to lead to the same, for it to be shown."""


def follow(table: Table, game: Game, before: FlatState, after: FlatState, seat: int, decision: int) -> None:
    """Note what can be undone after the table's next step, which led from one state to the other.

    A person's step without a choice begins no turn, and ends none: it is undone with the one before it.
    """
    if may_go_over(table, seat) and game.movers(before) == 1 << seat and game.movers(after):
        table.turn_over = True
        return
    if seat < len(table.seats) and not table.bots >> seat & 1 and goes_by_itself(game, before, seat, decision):
        if game.movers(after) == 0 or reveals(game, before, after, seat, decision):
            forget(table)
        return
    is_own = game.movers(before) == 1 << seat and not table.bots >> seat & 1 and seat < len(table.seats)
    if not is_own or game.movers(after) == 0 or reveals(game, before, after, seat, decision):
        forget(table)
    elif table.turn_seat != seat or table.turn_over:
        table.turn_seat, table.turn_number, table.turn_state = seat, table.number, snapshot.freeze(before)
        table.turn_over = False


def may_go_over(table: Table, seat: int) -> bool:
    """Whether that seat is a bot's whose steps go back with those of the one person who plays against bots."""
    if table.turn_seat is None or not 0 <= seat < len(table.seats) or not table.bots >> seat & 1:
        return False
    return table.bots | 1 << table.turn_seat == (1 << len(table.seats)) - 1 and not terms_of(table).counts


def goes_by_itself(game: Game, state: FlatState, seat: int, decision: int | None = None) -> bool:
    """Whether a seat need not be asked now; `decision`: what it did, which may have been its own wish."""
    found = unasked(game, state, seat)
    return found is not None and decision in (None, found)


def forget(table: Table) -> None:
    """Nothing before this can be undone."""
    table.turn_seat, table.turn_state, table.turn_over = None, b"", False


def reveals(game: Game, before: FlatState, after: FlatState, seat: int, decision: int) -> bool:
    """Whether a seat has learnt from its decision what it could not know: other deals would have shown it otherwise.

    Views are slow to make. What a seat can't tell apart is dealt again alike by the same chance, so only where that
    differs is looked at what it sees.
    """
    shown = dealt_again(game, after, seat, 0)
    for trial in range(TRIALS):
        again = led_on(game, before, seat, decision, trial)
        game.determinize(again, seat, chance(0))
        if again != shown and game.view(led_on(game, before, seat, decision, trial), seat) != game.view(after, seat):
            return True
    return False


def led_on(game: Game, before: FlatState, seat: int, decision: int, trial: int) -> FlatState:
    """Where a decision would have led after another deal of what its seat can't know."""
    other = dealt_again(game, before, seat, trial)
    game.apply(other, seat, decision)
    return other


def dealt_again(game: Game, state: FlatState, seat: int, trial: int) -> FlatState:
    """The state with another deal of what a seat can't know."""
    other = state.copy()
    game.determinize(other, seat, chance(trial))
    return other


def own_steps(table: Table) -> int:
    """How many steps are undone with the turn of `turn_seat`."""
    return 0 if table.turn_seat is None or table.finished else table.number - table.turn_number
