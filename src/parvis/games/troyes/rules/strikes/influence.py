"""Everybody loses influence."""

from parvis.engine.data import number
from parvis.games.troyes.rules.strikes.kinds import STRIKES, can_be_spared, column, miss, strike
from parvis.games.troyes.rules.supplies import FOR_EVENT, pay_influence
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import State

COSTS_INFLUENCE = STRIKES.kind("influence", needed={"lose_influence": number(1, 9)})
LOSE_INFLUENCE = column(COSTS_INFLUENCE.needed, "lose_influence")


@COSTS_INFLUENCE.does(strike)
def lose_influence(state: State, seat: int, event: int) -> None:
    """Lose influence to the event, as far as the seat has any."""
    lost = min(LOSE_INFLUENCE[event], state.influence[seat])
    pay_influence(state, seat, lost, FOR_EVENT)
    if lost < LOSE_INFLUENCE[event]:
        miss(state, seat)


@COSTS_INFLUENCE.does(can_be_spared)
def spares() -> bool:
    """Whether a tile's cube can spare the loss: the tile names it."""
    return True


@drawn_as("lose-influence")
def influence_drawn(effect: Effect) -> list[Sign]:
    """How much influence everybody loses."""
    return [written(f"−{effect['lose_influence']}"), picture("influence")]
