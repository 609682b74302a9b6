"""Action 7: a die and deniers give points for the guard's steps along the wall, and cubes on tiles. Rules: "Ramparts".

Points are spent one by one, in any order. `closed` tells, as bits, which gates' tiles take no cube in this action, and
whether a point has been spent.
"""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.pieces import Piece
from parvis.engine.questions import Words
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import pieces, tiles
from parvis.games.troyes.rules import dice, group, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import answers, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.rules.ramparts.sides import kinds as sides
from parvis.games.troyes.state import COUNTS_AS, NOBODY, PRICE, RULES, State, rule

SPENT = 1 << pieces.GATES
"""The bit of a point that has been spent."""
PAY = RULES.words("pay {deniers}", deniers=Piece(*range(pieces.MOST_POINTS)))
STEP = RULES.words("step")
CUBE = RULES.words("cube {word}", word=tiles.Word)
GUARD_DIE = RULES.question("guard", dice.A_DIE, wall.USE_TILE, about="the die for the guard", section="guard")
GUARD_TURNING = RULES.question(
    "turn for guard", dice.TURN_DIE, about="the die that is bought for the guard and turned over", section="guard"
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
    effects.ENOUGH,
    keeps=["left", "closed"],
    about="what a point is spent on: a step of the guard or a cube on a tile. `about`: points that are left; `second`: "
    "gates of tiles that take no cube, as bits, and once a point is spent a bit more",
    section="guard",
)

GUARDED = RULES.event("guarded", seat=pieces.Seat, die=pieces.Die, section="guard")
RAISED = RULES.event("raised", seat=pieces.Seat, deniers=int, points=int, section="guard")
STEPPED = RULES.event("guard stepped", seat=pieces.Seat, space=pieces.Space, section="guard")
ARRIVED = RULES.event("guard arrived", seat=pieces.Seat, tile=wall.Tile, section="guard")
CUBE_ON_TILE = RULES.event("cube on tile", seat=pieces.Seat, tile=wall.Tile, section="guard", line="log-cube-on-tile")


# What points can be spent on


@rule
def closed_for(state: State, die: int) -> int:
    """The gates whose tiles take no cube for a die, as bits: those that bring dice of its colour."""
    closed = 0
    for gate in range(pieces.GATES):
        if exchanges.DIE_COLOUR[state.tile[gate]] == die // pieces.FACES % pieces.ALL_COLOURS:
            closed |= 1 << gate
    return closed


@rule
def takes_point(state: State, seat: int, gate: int, closed: int) -> bool:
    """Whether a point can be a cube on the tile of a gate."""
    return closed >> gate & 1 == 0 and wall.may_put(state, seat, gate)


@rule
def can_spend(state: State, seat: int, closed: int) -> bool:
    """Whether a point can be spent at all."""
    if state.guard[seat] < pieces.WALL:
        return True
    for gate in range(pieces.GATES):
        if takes_point(state, seat, gate, closed):
            return True
    return False


# The die


@rule
def serves(state: State, seat: int, die: int) -> bool:
    """Whether there is such a die that the seat has or can buy, and it can do something. Purple ones are not sold."""
    district, colour = die // pieces.BY_DISTRICT, die // pieces.FACES % pieces.ALL_COLOURS
    if state.dice[district][colour][die % pieces.FACES] == 0:
        return False
    if district != seat and (colour == pieces.PURPLE or state.deniers[seat] < pieces.DIE_PRICE):
        return False
    return can_spend(state, seat, closed_for(state, die))


@rule
def can_guard(state: State, seat: int) -> bool:
    """Whether there is a die for the guard."""
    for die in range(pieces.DICE):
        if serves(state, seat, die):
            return True
    return False


@rule
def add_bought(state: State, seat: int, words: Words, out: Row) -> None:
    """Add the dice of other districts that serve."""
    for die in range(pieces.DICE):
        if die // pieces.BY_DISTRICT != seat and serves(state, seat, die):
            add(out, words, die)


@rule
def can_buy(state: State, seat: int) -> bool:
    """Whether a die of another district serves."""
    for die in range(pieces.DICE):
        if die // pieces.BY_DISTRICT != seat and serves(state, seat, die):
            return True
    return False


@GUARD_DIE.offer
def dice_for_guard(state: State, seat: int, out: Row) -> None:
    """Any die, one's own or bought; or a bought one that the cube of a tile turns over."""
    for die in range(pieces.DICE):
        if serves(state, seat, die):
            add(out, dice.A_DIE, die)
    gate = wall.gate_with_cube(state, seat, tiles.IN_GROUP)
    if gate != NOBODY and can_buy(state, seat):
        wall.add_use(state, gate, out)


@rule
def use_die(state: State, seat: int, die: int) -> None:
    """The die is paid; who has sold it may answer, then its points are counted."""
    group.put_aside(state, die)
    row = state.group[0]
    row[COUNTS_AS] = die // pieces.FACES % pieces.ALL_COLOURS
    row[PRICE] = pieces.DIE_PRICE if die // pieces.BY_DISTRICT != seat else 0
    tell(state, GUARDED, seat, die)
    group.buy_group(state, seat)
    ask(state, seat, RAISING, die % pieces.FACES + 1, closed_for(state, die), die // pieces.FACES % pieces.ALL_COLOURS)
    answers.ask_sellers(state, seat)
    group.clear_group(state)


@GUARD_DIE.answer(dice.A_DIE)
def guard_with(state: State, seat: int, die: int) -> None:
    """Send the guard with a die as it lies."""
    use_die(state, seat, die)


@GUARD_DIE.answer(wall.USE_TILE)
def turn_for_guard(state: State, seat: int, word: int) -> None:
    """The cube goes, then the die is chosen."""
    wall.use_cube(state, seat, wall.gate_of(state, word))
    ask(state, seat, GUARD_TURNING)


@GUARD_TURNING.offer
def dice_to_turn_for_guard(state: State, seat: int, out: Row) -> None:
    """Any die that can be bought."""
    add_bought(state, seat, dice.TURN_DIE, out)


@GUARD_TURNING.answer
def guard_with_turned(state: State, seat: int, die: int) -> None:
    """The die with its opposite face."""
    use_die(state, seat, exchanges.turn_bought(state, seat, die))


@RAISING.offer
def deniers_for_points(state: State, seat: int, value: int, out: Row) -> None:
    """None, or as many as there are, up to the most that a die can show."""
    add_range(out, PAY, 0, min(pieces.MOST_POINTS - value, state.deniers[seat]) + 1)


@RAISING.answer
def raise_die(state: State, seat: int, value: int, closed: int, deniers: int) -> None:
    """Deniers to the bank, and the first point."""
    supplies.pay_deniers(state, seat, deniers, supplies.FOR_GUARD)
    tell(state, RAISED, seat, deniers, value + deniers)
    ask(state, seat, SPENDING, value + deniers, closed)


# The points


@SPENDING.offer
def ways_to_spend(state: State, seat: int, closed: int, out: Row) -> None:
    """A step, a cube on a tile that is reached; after the first point that may be enough."""
    if state.guard[seat] < pieces.WALL:
        add(out, STEP)
    for gate in range(pieces.GATES):
        if takes_point(state, seat, gate, closed):
            add(out, CUBE, wall.TILE_WORD[state.tile[gate]])
    if closed & SPENT != 0:
        add(out, effects.ENOUGH)


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
    if state.guard[seat] == pieces.WALL:
        others = -1
        for other in range(state.seats):
            others += int(state.guard[other] == pieces.WALL)
        tell(state, ARRIVED, seat, state.tile[pieces.GATES - 1])
        sides.arrive(state, seat, state.tile[pieces.GATES - 1], others)
    spend_on(state, seat, left - 1, closed)


@SPENDING.answer(CUBE)
def lay_on_tile(state: State, seat: int, word: int, left: int, closed: int) -> None:
    """A cube; no other on that tile in this action."""
    gate = wall.gate_of(state, word)
    state.outdoor[gate][seat] += 1
    tell(state, CUBE_ON_TILE, seat, state.tile[gate])
    spend_on(state, seat, left - 1, closed | 1 << gate)


@SPENDING.answer(effects.ENOUGH)
def leave_points() -> None:
    """Leave the rest of the die's points unused."""
