"""The three main buildings: who stands there, who is driven out, and what that costs and brings.

Rules: "Place a citizen", phases 1 and 5.
"""

from parvis.engine.asking import add
from parvis.engine.questions import Words
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import board, cards, pieces, reading
from parvis.games.troyes.rules import supplies, turn_order
from parvis.games.troyes.state import NOBODY, RULES, State, rule

TOOK_SPACE = RULES.event(
    "space taken", building=pieces.Building, space=pieces.Space, who=int, driven=int, section="place"
)
DRIVEN_OUT = RULES.event("driven out", building=pieces.Building, who=int, section="place")
SETTLED = RULES.event(
    "settled",
    seat=pieces.Seat,
    building=pieces.Building,
    space=pieces.Space,
    section="first-citizens",
    line="log-settle",
)
NEUTRALS_SETTLED = RULES.event("neutrals settled", citizens=int, section="first-citizens")
GOT_UP = RULES.event("got up", citizens=int, section="round-end")

SETTLE = RULES.words("settle {place}", place=pieces.Place)
SETTLING_QUESTION = RULES.question("settle", SETTLE, about="the space of a first citizen", section="first-citizens")
SETTLING = RULES.phase(
    "settling",
    asks=SETTLING_QUESTION,
    about="players place their first citizens. `step`: citizens placed by all together",
    section="first-citizens",
)

LINES: tuple[tuple[board.Lines, ...], ...] = (
    (board.SLIDING,) * pieces.BUILDINGS,
    *zip(*(cards.by_ruling("buildings", cards.BUILDING_FORMS, name) for name in pieces.BUILDING_NAMES), strict=True),
)
"""By ruling from 1 and building: the lines of its spaces; first, those with the option `sliding`."""
NEXT_SPACE: tuple[tuple[reading.Numbers, ...], ...] = tuple(tuple(map(board.next_spaces, lines)) for lines in LINES)
"""By ruling, building and space: the space to which whoever stands there is pushed on, or OUT. See LINES."""


@rule
def lie_down(state: State, building: int, who: int) -> None:
    """A citizen who was driven out lies in the building until the round ends."""
    state.lying[building][who] += 1
    tell(state, DRIVEN_OUT, building, who)


@rule
def next_space(state: State, building: int, space: int) -> int:
    """The space to which whoever stands on one is pushed on; OUT: he is driven out."""
    return NEXT_SPACE[0 if state.sliding == 1 else state.ruling][building][space]


@rule
def move_in(state: State, building: int, space: int, who: int) -> None:
    """A citizen comes to a space. Who stood there is driven out and lies down until the round ends.

    Where spaces are in a line, he takes the next of them instead, and who stood there goes on in the same way; only who
    is driven from the last one lies down.
    """
    coming = who
    place = space
    while place != board.OUT and coming != NOBODY:
        driven = state.citizen[building][place]
        state.citizen[building][place] = coming
        tell(state, TOOK_SPACE, building, place, coming, driven)
        coming = driven
        place = next_space(state, building, place)
    if coming != NOBODY:
        lie_down(state, building, coming)


# Settling


@SETTLING.goes_on
def settlers_left(state: State, step: int) -> bool:
    """Everybody settles as many citizens as the number of players says."""
    return step < pieces.FIRST_CITIZENS[state.seats] * state.seats


@SETTLING.asker
def settler(state: State, step: int) -> int:
    """Whose citizen is settled next: in seat order, then back, and so on."""
    rank = step % state.seats
    if step // state.seats % 2 == 1:
        rank = state.seats - 1 - rank
    return turn_order.seat_on(state, state.start, rank)


@rule
def add_spaces_of(state: State, whose: int, words: Words, out: Row) -> None:
    """Add the spaces where that seat's citizens stand; NOBODY: the free ones."""
    for building in range(pieces.BUILDINGS):
        for space in range(pieces.SPACES):
            if state.citizen[building][space] == whose:
                add(out, words, pieces.SPACES * building + space)


@SETTLING_QUESTION.offer
def free_spaces(state: State, out: Row) -> None:
    """Offer every free space of all buildings."""
    add_spaces_of(state, NOBODY, SETTLE, out)


@SETTLING_QUESTION.insist
def asks_for_last_space(state: State) -> bool:
    """Ruling 1 asks also where one space is left."""
    return state.ruling == 1


@SETTLING_QUESTION.answer
def settle(state: State, seat: int, building: int, space: int) -> None:
    """A citizen takes a free space at the start."""
    tell(state, SETTLED, seat, building, space)
    state.citizen[building][space] = seat


@rule
def settle_neutrals(state: State, spaces: int) -> None:
    """Neutral citizens take those of these spaces (as bits) that are free, in every building."""
    count = 0
    for building in range(pieces.BUILDINGS):
        for space in range(pieces.SPACES):
            if spaces >> space & 1 == 1 and state.citizen[building][space] == NOBODY:
                state.citizen[building][space] = pieces.NEUTRAL
                count += 1
    tell(state, NEUTRALS_SETTLED, count)


@rule
def settle_first_neutrals(state: State) -> None:
    """With two players the neutral citizens stand there before them."""
    if state.seats == 2:
        settle_neutrals(state, pieces.NEUTRAL_SPACES)


# Every round


@rule
def pay_salaries(state: State, seat: int) -> None:
    """Ten deniers come in, the citizens get their salary. If it is too little, all goes, and two points with it."""
    supplies.gain_deniers(state, seat, pieces.INCOME, supplies.FOR_SALARY)
    wanted = 0
    for building in range(pieces.BUILDINGS):
        wanted += pieces.SALARY[building] * supplies.standing(state, seat, building)
    paid = min(wanted, state.deniers[seat])
    supplies.pay_deniers(state, seat, paid, supplies.FOR_SALARY)
    if paid < wanted:
        supplies.lose_points(state, seat, pieces.MISSED, supplies.FOR_SALARIES_MISSED)


@rule
def get_up(state: State) -> None:
    """The round ends: whoever lies goes home, players' citizens into their personal supplies."""
    count = 0
    for building in range(pieces.BUILDINGS):
        for seat in range(state.seats):
            count += state.lying[building][seat]
            state.supply[seat] += state.lying[building][seat]
            state.lying[building][seat] = 0
        count += state.lying[building][pieces.NEUTRAL]
        state.lying[building][pieces.NEUTRAL] = 0
    tell(state, GOT_UP, count)
