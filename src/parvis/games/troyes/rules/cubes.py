"""Cubes on activity cards: for later, to be taken off again, or to the end of the game. All come and go here."""

from parvis.engine.telling import tell
from parvis.games.troyes.cards import SPOT, ActivityCard
from parvis.games.troyes.pieces import SEATS, Seat
from parvis.games.troyes.rules.ramparts.wall import cube_put
from parvis.games.troyes.state import RULES, State, rule

CUBES_LAID = RULES.event(
    "cubes laid", seat=Seat, card=ActivityCard, cubes=int, section="helping-cubes", line="effect-cubes"
)
CUBES_TAKEN = RULES.event(
    "cubes taken", seat=Seat, card=ActivityCard, cubes=int, section="cubes-on-cards", line="effect-cubes-taken"
)
CUBE_USED = RULES.event("cube used", seat=Seat, card=ActivityCard, section="helping-cubes")


@rule
def cubes_of(state: State, seat: int, card: int) -> int:
    """Cubes of a seat on a card that lies open."""
    return state.cubes[SPOT[card]][seat]


@rule
def all_cubes(state: State, card: int) -> int:
    """Cubes of all players on a card that lies open."""
    count = 0
    for seat in range(SEATS):
        count += state.cubes[SPOT[card]][seat]
    return count


@rule
def lay_cubes(state: State, seat: int, card: int, times: int) -> None:
    """A cube on the card for each activation."""
    tell(state, CUBES_LAID, seat, card, times)
    state.cubes[SPOT[card]][seat] += times
    cube_put(state)


@rule
def take_cubes(state: State, seat: int, card: int, cubes: int) -> None:
    """Cubes leave the card. The seat has them there."""
    tell(state, CUBES_TAKEN, seat, card, cubes)
    state.cubes[SPOT[card]][seat] -= cubes


@rule
def use_up_cube(state: State, seat: int, card: int) -> None:
    """A cube leaves a delayed card to help a group of dice. The seat has one there."""
    tell(state, CUBE_USED, seat, card)
    state.cubes[SPOT[card]][seat] -= 1
