"""Citizens on an event that takes one from everybody: they go home with cubes that come to it, or when it is countered.

They belong to no building and no card. Rules: "Possession".
"""

from parvis.engine.asking import add, ask
from parvis.engine.data import Fields, number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import EVENT_CARDS, EVENT_WORDS
from parvis.games.troyes.pieces import Seat
from parvis.games.troyes.reading import effect_column
from parvis.games.troyes.state import RULES, State, rule

POSSESSION_FIELDS: Fields = {"takes_citizens": number(1, 1), "for_influence": number(1, 9)}
TAKES_CITIZENS = effect_column("event", EVENT_CARDS, EVENT_WORDS, POSSESSION_FIELDS, "takes_citizens")
"""By event: 1 if it takes a citizen of everybody."""
HOME = RULES.words("home {whose}", whose=Seat)
GOES_HOME = RULES.question(
    "home",
    HOME,
    keeps=["cubes"],
    about="a cube on Possession, where no citizen of the seat's own is: whose citizen goes home. `about`: cubes",
    section="event-possession",
)
WENT_HOME = RULES.event("went home", seat=Seat, section="event-possession", line="effect-home")


@rule
def all_possessed(state: State) -> int:
    """Citizens of all players on the event."""
    count = 0
    for seat in range(state.seats):
        count += state.possessed[seat]
    return count


@rule
def go_home(state: State, seat: int) -> None:
    """A citizen goes to the personal supply."""
    state.possessed[seat] -= 1
    state.supply[seat] += 1
    tell(state, WENT_HOME, seat)


@rule
def all_go_home(state: State) -> None:
    """The event is countered, or there are as many cubes as citizens."""
    for seat in range(state.seats):
        while state.possessed[seat] > 0:
            go_home(state, seat)


@rule
def release(state: State, seat: int, event: int, cubes: int) -> None:
    """Cubes have come to an event: a citizen goes home for each, the seat's own first, then whose it likes."""
    if TAKES_CITIZENS[event] == 0:
        return
    left = cubes
    while left > 0 and state.possessed[seat] > 0:
        go_home(state, seat)
        left -= 1
    if left >= all_possessed(state):
        all_go_home(state)
    elif left > 0:
        ask(state, seat, GOES_HOME, left)


@GOES_HOME.offer
def possessed_seats(state: State, out: Row) -> None:
    """Anybody with a citizen there."""
    for seat in range(state.seats):
        if state.possessed[seat] > 0:
            add(out, HOME, seat)


@GOES_HOME.answer
def send_home(state: State, seat: int, whose: int, cubes: int) -> None:
    """Send the chosen citizen home, and ask again for further cubes: there are always more citizens than cubes."""
    go_home(state, whose)
    if cubes > 1:
        ask(state, seat, GOES_HOME, cubes - 1)
