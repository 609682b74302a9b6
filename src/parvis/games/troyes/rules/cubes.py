"""Cubes on activity cards: for later, to be taken off again, or to the end of the game. All come and go here."""

from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.state import RULES, State, rule

CUBES_LAID = RULES.event(
    "cubes laid", seat=pieces.Seat, card=cards.ActivityCard, cubes=int, section="helping-cubes", line="effect-cubes"
)
CUBES_TAKEN = RULES.event(
    "cubes taken",
    seat=pieces.Seat,
    card=cards.ActivityCard,
    cubes=int,
    section="cubes-on-cards",
    line="effect-cubes-taken",
)
CUBE_USED = RULES.event("cube used", seat=pieces.Seat, card=cards.ActivityCard, section="helping-cubes")


@rule
def cubes_of(state: State, seat: int, card: int) -> int:
    """Cubes of a seat on a card that lies open."""
    return state.cubes[cards.SPOT[card]][seat]


@rule
def all_cubes(state: State, card: int) -> int:
    """Cubes of all players on a card that lies open."""
    count = 0
    for seat in range(pieces.SEATS):
        count += state.cubes[cards.SPOT[card]][seat]
    return count


@rule
def lay_cubes(state: State, seat: int, card: int, times: int) -> None:
    """A cube on the card for each activation."""
    tell(state, CUBES_LAID, seat, card, times)
    state.cubes[cards.SPOT[card]][seat] += times
    wall.cube_put(state)


@rule
def take_cubes(state: State, seat: int, card: int, cubes: int) -> None:
    """Cubes leave the card. The seat has them there."""
    tell(state, CUBES_TAKEN, seat, card, cubes)
    state.cubes[cards.SPOT[card]][seat] -= cubes


@rule
def use_up_cube(state: State, seat: int, card: int) -> None:
    """A cube leaves a delayed card to help a group of dice. The seat has one there."""
    tell(state, CUBE_USED, seat, card)
    state.cubes[cards.SPOT[card]][seat] -= 1
