"""Action 7: a die and deniers give points for the guard's steps along the wall, and cubes on tiles. Rules: "Ramparts".

Points are spent one by one, in any order. `closed` tells, as bits, which gates' tiles take no cube in this action, and
whether a point has been spent.
"""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.pieces import Piece
from parvis.engine.questions import Words
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import tiles
from parvis.games.troyes.pieces import (
    ALL_COLOURS,
    BY_DISTRICT,
    DICE,
    DIE_PRICE,
    FACES,
    GATES,
    MOST_POINTS,
    PURPLE,
    WALL,
    Die,
    Seat,
    Space,
)
from parvis.games.troyes.rules.dice import A_DIE, TURN_DIE
from parvis.games.troyes.rules.effects.kinds import ENOUGH
from parvis.games.troyes.rules.group import buy_group, clear_group, put_aside
from parvis.games.troyes.rules.ramparts.answers import ask_sellers
from parvis.games.troyes.rules.ramparts.sides.exchanges import DIE_COLOUR, turn_bought
from parvis.games.troyes.rules.ramparts.sides.kinds import arrive
from parvis.games.troyes.rules.ramparts.wall import (
    TILE_WORD,
    USE_TILE,
    Tile,
    add_use,
    gate_of,
    gate_with_cube,
    may_put,
    use_cube,
)
from parvis.games.troyes.rules.supplies import FOR_GUARD, pay_deniers
from parvis.games.troyes.state import COUNTS_AS, NOBODY, PRICE, RULES, State, rule
from parvis.games.troyes.tiles import IN_GROUP

SPENT = 1 << GATES
"""The bit of a point that has been spent."""
PAY = RULES.words("pay {deniers}", deniers=Piece(*range(MOST_POINTS)))
STEP = RULES.words("step")
CUBE = RULES.words("cube {word}", word=tiles.Word)
GUARD_DIE = RULES.question("guard", A_DIE, USE_TILE, about="the die for the guard", section="guard")
GUARD_TURNING = RULES.question(
    "turn for guard", TURN_DIE, about="the die that is bought for the guard and turned over", section="guard"
)
RAISING = RULES.question(
    "raise",
    PAY,
    keeps=["value", "closed", "colour"],
    about="how many deniers raise the guard's die. `about`: what it shows; `second`: gates of tiles that take no cube, "
    "as bits",
    section="guard",
)
SPENDING = RULES.question(
    "spend",
    STEP,
    CUBE,
    ENOUGH,
    keeps=["left", "closed"],
    about="what a point is spent on: a step of the guard or a cube on a tile. `about`: points that are left; `second`: "
    "gates of tiles that take no cube, as bits, and once a point is spent a bit more",
    section="guard",
)

GUARDED = RULES.event("guarded", seat=Seat, die=Die, section="guard")
RAISED = RULES.event("raised", seat=Seat, deniers=int, points=int, section="guard")
STEPPED = RULES.event("guard stepped", seat=Seat, space=Space, section="guard")
ARRIVED = RULES.event("guard arrived", seat=Seat, tile=Tile, section="guard")
CUBE_ON_TILE = RULES.event("cube on tile", seat=Seat, tile=Tile, section="guard", line="log-cube-on-tile")


# What points can be spent on


@rule
def closed_for(state: State, die: int) -> int:
    """The gates whose tiles take no cube for a die, as bits: those that bring dice of its colour."""
    closed = 0
    for gate in range(GATES):
        if DIE_COLOUR[state.tile[gate]] == die // FACES % ALL_COLOURS:
            closed |= 1 << gate
    return closed


@rule
def takes_point(state: State, seat: int, gate: int, closed: int) -> bool:
    """Whether a point can be a cube on the tile of a gate."""
    return closed >> gate & 1 == 0 and may_put(state, seat, gate)


@rule
def can_spend(state: State, seat: int, closed: int) -> bool:
    """Whether a point can be spent at all."""
    if state.guard[seat] < WALL:
        return True
    for gate in range(GATES):
        if takes_point(state, seat, gate, closed):
            return True
    return False


# The die


@rule
def serves(state: State, seat: int, die: int) -> bool:
    """Whether there is such a die that the seat has or can buy, and it can do something. Purple ones are not sold."""
    district, colour = die // BY_DISTRICT, die // FACES % ALL_COLOURS
    if state.dice[district][colour][die % FACES] == 0:
        return False
    if district != seat and (colour == PURPLE or state.deniers[seat] < DIE_PRICE):
        return False
    return can_spend(state, seat, closed_for(state, die))


@rule
def can_guard(state: State, seat: int) -> bool:
    """Whether there is a die for the guard."""
    for die in range(DICE):
        if serves(state, seat, die):
            return True
    return False


@rule
def add_bought(state: State, seat: int, words: Words, out: Row) -> None:
    """Add the dice of other districts that serve."""
    for die in range(DICE):
        if die // BY_DISTRICT != seat and serves(state, seat, die):
            add(out, words, die)


@rule
def can_buy(state: State, seat: int) -> bool:
    """Whether a die of another district serves."""
    for die in range(DICE):
        if die // BY_DISTRICT != seat and serves(state, seat, die):
            return True
    return False


@GUARD_DIE.offer
def dice_for_guard(state: State, seat: int, out: Row) -> None:
    """Any die, one's own or bought; or a bought one that the cube of a tile turns over."""
    for die in range(DICE):
        if serves(state, seat, die):
            add(out, A_DIE, die)
    gate = gate_with_cube(state, seat, IN_GROUP)
    if gate != NOBODY and can_buy(state, seat):
        add_use(state, gate, out)


@rule
def use_die(state: State, seat: int, die: int) -> None:
    """The die is paid; who has sold it may answer, then its points are counted."""
    put_aside(state, die)
    row = state.group[0]
    row[COUNTS_AS] = die // FACES % ALL_COLOURS
    row[PRICE] = DIE_PRICE if die // BY_DISTRICT != seat else 0
    tell(state, GUARDED, seat, die)
    buy_group(state, seat)
    ask(state, seat, RAISING, die % FACES + 1, closed_for(state, die), die // FACES % ALL_COLOURS)
    ask_sellers(state, seat)
    clear_group(state)


@GUARD_DIE.answer(A_DIE)
def guard_with(state: State, seat: int, die: int) -> None:
    """Send the guard with a die as it lies."""
    use_die(state, seat, die)


@GUARD_DIE.answer(USE_TILE)
def turn_for_guard(state: State, seat: int, word: int) -> None:
    """The cube goes, then the die is chosen."""
    use_cube(state, seat, gate_of(state, word))
    ask(state, seat, GUARD_TURNING)


@GUARD_TURNING.offer
def dice_to_turn_for_guard(state: State, seat: int, out: Row) -> None:
    """Any die that can be bought."""
    add_bought(state, seat, TURN_DIE, out)


@GUARD_TURNING.answer
def guard_with_turned(state: State, seat: int, die: int) -> None:
    """The die with its opposite face."""
    use_die(state, seat, turn_bought(state, seat, die))


@RAISING.offer
def deniers_for_points(state: State, seat: int, value: int, out: Row) -> None:
    """None, or as many as there are, up to the most that a die can show."""
    add_range(out, PAY, 0, min(MOST_POINTS - value, state.deniers[seat]) + 1)


@RAISING.answer
def raise_die(state: State, seat: int, value: int, closed: int, deniers: int) -> None:
    """Deniers to the bank, and the first point."""
    pay_deniers(state, seat, deniers, FOR_GUARD)
    tell(state, RAISED, seat, deniers, value + deniers)
    ask(state, seat, SPENDING, value + deniers, closed)


# The points


@SPENDING.offer
def ways_to_spend(state: State, seat: int, closed: int, out: Row) -> None:
    """A step, a cube on a tile that is reached; after the first point that may be enough."""
    if state.guard[seat] < WALL:
        add(out, STEP)
    for gate in range(GATES):
        if takes_point(state, seat, gate, closed):
            add(out, CUBE, TILE_WORD[state.tile[gate]])
    if closed & SPENT != 0:
        add(out, ENOUGH)


@rule
def spend_on(state: State, seat: int, left: int, closed: int) -> None:
    """The next point, if there is one and something for it."""
    if left > 0 and can_spend(state, seat, closed):
        ask(state, seat, SPENDING, left, closed | SPENT)


@SPENDING.answer(STEP)
def step_on(state: State, seat: int, left: int, closed: int) -> None:
    """The guard goes on; the last gate brings what its tile says."""
    state.guard[seat] += 1
    tell(state, STEPPED, seat, state.guard[seat])
    if state.guard[seat] == WALL:
        others = -1
        for other in range(state.seats):
            others += int(state.guard[other] == WALL)
        tell(state, ARRIVED, seat, state.tile[GATES - 1])
        arrive(state, seat, state.tile[GATES - 1], others)
    spend_on(state, seat, left - 1, closed)


@SPENDING.answer(CUBE)
def lay_on_tile(state: State, seat: int, word: int, left: int, closed: int) -> None:
    """A cube; no other on that tile in this action."""
    gate = gate_of(state, word)
    state.outdoor[gate][seat] += 1
    tell(state, CUBE_ON_TILE, seat, state.tile[gate])
    spend_on(state, seat, left - 1, closed | 1 << gate)


@SPENDING.answer(ENOUGH)
def leave_points() -> None:
    """Leave the rest of the die's points unused."""
