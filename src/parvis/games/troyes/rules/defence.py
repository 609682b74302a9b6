"""Black dice: rolled in phase 3, and beaten one after the other with dice of a player's own district. Rules: phase 3.

What a seat throws goes at once; the highest black die falls when the sum is reached. Red dice count double.
"""

from parvis.engine.asking import add, add_range, ask, begin
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import dice, influence, queue, supplies, turn_order
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.strikes import kinds as strikes
from parvis.games.troyes.rules.strikes.black_dice import BLACK_DICE, BLACK_HIGHER
from parvis.games.troyes.state import NOBODY, RULES, State, rule

AGAINST_BLACK = tuple(
    value * (pieces.RED_COUNTS if colour in (pieces.RED, pieces.PURPLE) else 1)
    for colour in range(pieces.ALL_COLOURS)
    for value in range(1, pieces.FACES + 1)
)
"""By die of a district: what it counts against a black one. A purple one is named red."""
BLACK_ROLL = RULES.question("black die", dice.ROLL, about="chance: what the next black die shows", section="black-dice")
BLACK_DICE_ROLLED = RULES.phase(
    "black dice",
    asks=BLACK_ROLL,
    about="chance: the black dice. `step`: dice that are rolled",
    section="black-dice",
)
DEFENCE = RULES.question(
    "defence",
    influence.TO_REROLL,
    influence.TO_RECRUIT,
    influence.TO_TURN,
    dice.A_DIE,
    wall.USE_TILE,
    effects.ENOUGH,
    strikes.YIELD,
    keeps=["beaten"],
    about="one of the seat's dice or a cube of an outdoor tile against the highest black die, influence, enough, or "
    "give way. `about`: dice that the player has beaten in this turn",
    section="black-dice",
)
DEFENDING = RULES.question(
    "throw",
    dice.A_DIE,
    keeps=["beaten"],
    about="another die against the same black die. `about`: dice that the player has beaten before",
    section="black-dice",
)
DEFENDING_PHASE = RULES.phase(
    "defence", about="black dice are fought. `step`: turns that have begun", section="black-dice"
)

BLACK_TURNED = RULES.event("black dice turned", event=cards.EventCard, section="event-chief-outlaw")
THREW = RULES.event("threw", seat=pieces.Seat, die=pieces.Die, black=int, falls=int, section="black-dice")
SPARED_DICE = RULES.event("spared dice", seat=pieces.Seat, black=int, section="tile-ii-c", line="log-spare-dice")
LEFT_IT = RULES.event("left the black dice", seat=pieces.Seat, section="black-dice", line="log-leave-black-dice")
GAVE_WAY = RULES.event("gave way", seat=pieces.Seat, black=int, section="black-dice")


# The black dice of the queue


@rule
def black_in_box(state: State) -> int:
    """How many black dice there are."""
    count = 0
    for module in range(len(pieces.BLACK_BROUGHT)):
        count += pieces.BLACK_BROUGHT[module] * (state.modules >> module & 1)
    return count


@rule
def black_dice(state: State) -> int:
    """How many black dice the events in the queue bring, as far as there are."""
    count = 0
    for place in range(queue.queue_length(state)):
        count += BLACK_DICE[state.queue[place]]
    return min(count, black_in_box(state))


@BLACK_DICE_ROLLED.goes_on
def black_dice_left(state: State, step: int) -> bool:
    """Whether a black die is still to be rolled."""
    return step < black_dice(state)


@BLACK_ROLL.offer
def black_sides(out: Row) -> None:
    """Offer every face of a black die."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@BLACK_ROLL.answer
def roll_black(state: State, value: int) -> None:
    """Put a rolled black die beside the others, by its value."""
    state.black[value] += 1


@rule
def turn_black_dice(state: State, more: int) -> None:
    """All black dice show so much more, 6 at most."""
    for value in range(pieces.FACES - 2, -1, -1):
        higher = min(pieces.FACES - 1, value + more)
        state.black[higher] += state.black[value]
        state.black[value] = 0


@BLACK_DICE_ROLLED.end
def turn_and_fight(state: State) -> None:
    """Events may turn the black dice higher; then they are fought."""
    for place in range(queue.queue_length(state)):
        event = state.queue[place]
        if BLACK_HIGHER[event] > 0 and black_dice(state) > 0:
            turn_black_dice(state, BLACK_HIGHER[event])
            tell(state, BLACK_TURNED, event)
    begin(state, DEFENDING_PHASE)


# What they meet with


@rule
def highest_black(state: State) -> int:
    """The highest black die that is left; 0: none."""
    for value in range(pieces.FACES, 0, -1):
        if state.black[value - 1] > 0:
            return value
    return 0


@rule
def against_black(die: int) -> int:
    """What a die counts against a black one."""
    return AGAINST_BLACK[die % pieces.BY_DISTRICT]


@rule
def strength(state: State, seat: int) -> int:
    """What all dice of a district count together against a black one."""
    count, district = 0, state.dice[seat]
    for colour in range(pieces.ALL_COLOURS):
        for value in range(pieces.FACES):
            count += district[colour][value] * AGAINST_BLACK[pieces.FACES * colour + value]
    return count


@DEFENDING_PHASE.goes_on
def is_under_attack(state: State) -> bool:
    """Whether a black die has yet to be beaten."""
    return highest_black(state) > 0


@DEFENDING_PHASE.each
def face_black_dice(state: State, step: int) -> None:
    """One seat after the other from the start player on faces the black dice that are left."""
    state.turn = turn_order.seat_on(state, state.start, step)
    ask(state, state.turn, DEFENCE)


@DEFENCE.offer
def ways_to_defend(state: State, seat: int, beaten: int, out: Row) -> None:
    """Influence; a first die to throw where the highest black die can be beaten; a tile's cube; enough, or give way."""
    influence.add_influence(state, seat, out)
    if strength(state, seat) >= highest_black(state):
        dice.add_dice_of(state, seat, out)
    elif beaten == 0:
        add(out, strikes.YIELD)
    gate = wall.gate_with_cube(state, seat, tiles.IN_PHASE_3)
    if gate != NOBODY:
        wall.add_use(state, gate, out)
    if beaten > 0:
        add(out, effects.ENOUGH)


@DEFENCE.answer(influence.TO_REROLL)
def reroll_in_defence(state: State, seat: int, beaten: int) -> None:
    """Roll a die again before the seat defends itself further."""
    ask(state, seat, DEFENCE, beaten)
    influence.use_reroll(state, seat)


@DEFENCE.answer(influence.TO_RECRUIT)
def recruit_in_defence(state: State, seat: int, beaten: int) -> None:
    """Recruit a citizen before the seat defends itself further."""
    ask(state, seat, DEFENCE, beaten)
    influence.use_recruit(state, seat)


@DEFENCE.answer(influence.TO_TURN)
def turn_in_defence(state: State, seat: int, beaten: int) -> None:
    """Turn dice over before the seat defends itself further."""
    ask(state, seat, DEFENCE, beaten)
    influence.use_turn(state, seat)


@rule
def black_die_falls(state: State, seat: int, beaten: int) -> None:
    """The highest black die is beaten, for an influence; the seat may beat the next one too."""
    state.black[highest_black(state) - 1] -= 1
    state.defended = 0
    supplies.gain_influence(state, seat, 1)
    if highest_black(state) > 0:
        ask(state, seat, DEFENCE, beaten + 1)


@rule
def throw(state: State, seat: int, die: int, beaten: int) -> None:
    """One more die against the highest black one, which falls when they count enough."""
    highest = highest_black(state)
    tell(state, THREW, seat, die, highest, int(state.defended + against_black(die) >= highest))
    dice.take_die(state, die)
    state.defended += against_black(die)
    if state.defended < highest:
        ask(state, seat, DEFENDING, beaten)
    else:
        black_die_falls(state, seat, beaten)


@DEFENCE.answer(wall.USE_TILE)
def spare_dice(state: State, seat: int, word: int, beaten: int) -> None:
    """The cube of an outdoor tile beats the highest black die."""
    wall.take_off_tile(state, seat, wall.gate_of(state, word))
    tell(state, SPARED_DICE, seat, highest_black(state))
    black_die_falls(state, seat, beaten)


@DEFENCE.answer(dice.A_DIE)
def throw_first(state: State, seat: int, die: int, beaten: int) -> None:
    """A first die against the highest black one."""
    throw(state, seat, die, beaten)


@DEFENCE.answer(effects.ENOUGH)
def leave_black_dice(state: State, seat: int) -> None:
    """The next seat faces those that are left."""
    tell(state, LEFT_IT, seat)


@DEFENCE.answer(strikes.YIELD)
def give_way(state: State, seat: int) -> None:
    """The highest black die can't be beaten: it goes, and points with it."""
    highest = highest_black(state)
    tell(state, GAVE_WAY, seat, highest)
    state.black[highest - 1] -= 1
    supplies.lose_points(state, seat, pieces.MISSED, supplies.FOR_BLACK_DICE_MISSED)


@DEFENDING.offer
def dice_to_throw(state: State, seat: int, out: Row) -> None:
    """Any die in the seat's district."""
    dice.add_dice_of(state, seat, out)


@DEFENDING.answer
def throw_next(state: State, seat: int, die: int, beaten: int) -> None:
    """One more die against the same black one."""
    throw(state, seat, die, beaten)
