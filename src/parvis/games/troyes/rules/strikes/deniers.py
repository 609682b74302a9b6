"""Everybody loses deniers."""

from parvis.engine.data import number
from parvis.games.troyes.rules.strikes.kinds import STRIKES, can_be_spared, column, miss, strike
from parvis.games.troyes.rules.supplies import FOR_EVENT, pay_deniers
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import State

COSTS_DENIERS = STRIKES.kind("deniers", needed={"lose_deniers": number(1, 9)})
LOSE_DENIERS = column(COSTS_DENIERS.needed, "lose_deniers")


@COSTS_DENIERS.does(strike)
def lose_deniers(state: State, seat: int, event: int) -> None:
    """To the bank, as many as there are."""
    lost = min(LOSE_DENIERS[event], state.deniers[seat])
    pay_deniers(state, seat, lost, FOR_EVENT)
    if lost < LOSE_DENIERS[event]:
        miss(state, seat)


@COSTS_DENIERS.does(can_be_spared)
def spares() -> bool:
    """Whether a tile's cube can spare the loss: the tile names it."""
    return True


@drawn_as("lose-deniers")
def deniers_drawn(effect: Effect) -> list[Sign]:
    """How many deniers everybody loses."""
    return [written(f"−{effect['lose_deniers']}"), picture("denier")]
