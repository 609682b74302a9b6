"""The citizens of a building that is rolled change places at random, and one more joins them.

He is one of those who were driven out of there and lie, or else a neutral one. Citizens stay where they stand until all
the spaces have been drawn.
"""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.data import number
from parvis.engine.pieces import Piece
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import buildings, dice
from parvis.games.troyes.rules.strikes import kinds
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import NOBODY, RULES, State, rule

UPRISING = kinds.STRIKES.kind("uprising", needed={"joining": number(1, 1)})
JOINING = kinds.column(UPRISING.needed, "joining")
NEWCOMER = pieces.DISTRICTS
"""Stands for a neutral citizen who joins the others and did not lie; lower numbers for one of that district who did."""
LIE = RULES.words("lie {space}", space=Piece(*range(1, pieces.SPACES + 2)))
RISE = RULES.words("rise {place}", place=Piece(*range(1, pieces.QUEUE)))
SPACE = RULES.words("space {space}", space=pieces.Space)
BUILDING_ROLL = RULES.question(
    "uprising", dice.ROLL, about="chance: the building whose citizens change places", section="event-uprising"
)
RISING = RULES.question(
    "rising",
    RISE,
    keeps=["building"],
    about="chance: who of those who lie joins the others, by district. `about`: the building",
    section="event-uprising",
)
LYING = RULES.question(
    "lying",
    LIE,
    keeps=["building", "joins"],
    about="chance: which of seven lies down: who stands on that space, or the one who joins. `about`: the building",
    section="event-uprising",
)
STANDING = RULES.question(
    "standing",
    SPACE,
    keeps=["building", "joins", "drawn"],
    about="chance: the space of the next, first of those who stood there, then of the one who joins. `about`: the "
    "building",
    section="event-uprising",
)
UPRISING_IN = RULES.event("uprising", building=pieces.Building, section="event-uprising", line="course-uprising")
JOINED = RULES.event("joined", building=pieces.Building, who=int, lay=int, section="event-uprising")


# Several small numbers as the digits of one, the first one last; a digit is never 0.


@rule
def digits(number: int) -> int:
    """How many digits a number has."""
    count = 0
    while number >> 3 * count > 0:
        count += 1
    return count


@rule
def digit(number: int, place: int) -> int:
    """Octal digit of a number at a place, the lowest at 0."""
    return number >> 3 * place & 7


@rule
def with_digit(number: int, more: int) -> int:
    """A number with one digit more."""
    return number | more << 3 * digits(number)


# Who is there


@rule
def citizens_there(state: State, building: int, joins: int) -> int:
    """Who stands in a building, and the one who joins them (or NOBODY): district and 1 of each, as digits."""
    found = 0
    for space in range(pieces.SPACES):
        if state.citizen[building][space] != NOBODY:
            found = with_digit(found, state.citizen[building][space] + 1)
    if joins == NEWCOMER:
        return with_digit(found, pieces.NEUTRAL + 1)
    return with_digit(found, joins + 1) if joins != NOBODY else found


@rule
def all_lying(state: State, building: int) -> int:
    """Citizens who lie in a building."""
    count = 0
    for district in range(pieces.DISTRICTS):
        count += state.lying[building][district]
    return count


@rule
def who_lies(state: State, building: int, place: int) -> int:
    """The district of one of those who lie in a building, counted from 0."""
    district, before = 0, state.lying[building][0]
    while before <= place:
        district += 1
        before += state.lying[building][district]
    return district


# The course


@UPRISING.does(kinds.act)
def roll_for_building(state: State) -> None:
    """A die tells the building."""
    ask(state, NATURE, BUILDING_ROLL)


@BUILDING_ROLL.offer
def buildings_rolled(out: Row) -> None:
    """Offer every face of the die that chooses the building."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@rule
def join(state: State, building: int, joins: int) -> None:
    """One more citizen joins those who stand in a building. Of seven one lies down first."""
    if digits(citizens_there(state, building, joins)) > pieces.SPACES:
        ask(state, NATURE, LYING, building, joins)
    else:
        ask(state, NATURE, STANDING, building, joins)


@BUILDING_ROLL.answer
def rise_up(state: State, value: int) -> None:
    """Who lies there joins the others; of several, chance tells who. Nobody lies: a neutral citizen comes."""
    building = pieces.ESTATE_ROLLED[value]
    tell(state, UPRISING_IN, building)
    lie = all_lying(state, building)
    if lie > 1:
        ask(state, NATURE, RISING, building)
    else:
        join(state, building, who_lies(state, building, 0) if lie == 1 else NEWCOMER)


@RISING.offer
def lying_citizens(state: State, building: int, out: Row) -> None:
    """Offer all citizens who lie in the building."""
    add_range(out, RISE, 0, all_lying(state, building))


@RISING.answer
def rises(state: State, building: int, place: int) -> None:
    """Let the chosen citizen join those who stand in the building."""
    join(state, building, who_lies(state, building, place))


@LYING.offer
def one_of_seven(out: Row) -> None:
    """Offer the citizens on the six spaces, and the one who joins them."""
    add_range(out, LIE, 0, pieces.SPACES + 1)


@LYING.answer
def lies(state: State, building: int, joins: int, space: int) -> None:
    """One finds no space. Who was to join them and lay there stays."""
    if space < pieces.SPACES:
        driven = state.citizen[building][space]
        state.citizen[building][space] = NOBODY
        buildings.lie_down(state, building, driven)
        ask(state, NATURE, STANDING, building, joins)
    else:
        if joins == NEWCOMER:
            buildings.lie_down(state, building, pieces.NEUTRAL)
        ask(state, NATURE, STANDING, building, NOBODY)


@rule
def is_taken(drawn: int, space: int) -> bool:
    """Whether a space has been drawn."""
    for place in range(digits(drawn)):
        if digit(drawn, place) == space + 1:
            return True
    return False


@STANDING.offer
def spaces_left(drawn: int, out: Row) -> None:
    """Any space that has not been drawn."""
    for space in range(pieces.SPACES):
        if not is_taken(drawn, space):
            add(out, SPACE, space)


@rule
def take_places(state: State, building: int, joins: int, drawn: int) -> None:
    """All go to the spaces that have been drawn."""
    citizens = citizens_there(state, building, joins)
    for space in range(pieces.SPACES):
        state.citizen[building][space] = NOBODY
    for place in range(digits(citizens)):
        state.citizen[building][digit(drawn, place) - 1] = digit(citizens, place) - 1
    if joins == NEWCOMER:
        tell(state, JOINED, building, pieces.NEUTRAL, 0)
    elif joins != NOBODY:
        state.lying[building][joins] -= 1
        tell(state, JOINED, building, joins, 1)


@STANDING.answer
def take_space(state: State, building: int, joins: int, drawn: int, space: int) -> None:
    """One more space is drawn. The sixth needs no drawing."""
    now = with_digit(drawn, space + 1)
    if digits(now) == pieces.SPACES - 1:
        for last in range(pieces.SPACES):
            if not is_taken(drawn, last) and last != space:
                now = with_digit(now, last + 1)
    if digits(now) >= digits(citizens_there(state, building, joins)):
        take_places(state, building, joins, now)
    else:
        ask(state, NATURE, STANDING, building, joins, now)


@UPRISING.does(kinds.logged)
def uprising_logged() -> None:
    """What happens is told when it has been rolled where."""


@drawn_as("joining")
def uprising_drawn(effect: Effect) -> list[Sign]:
    """Citizens who are driven out by grey ones."""
    return [picture("grey"), written("+"), picture("citizen"), picture("reroll")]
