"""Influence: a die rolled again, a citizen recruited, dice turned over. Rules: "Influence"."""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import dice, group, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, RULES, State, rule

TO_REROLL = RULES.words("reroll")
TO_RECRUIT = RULES.words("recruit")
TO_TURN = RULES.words("turn dice")
REROLLING = RULES.question("reroll", dice.A_DIE, about="the die that is rerolled", section="reroll")
AGAIN = RULES.question("again", dice.ROLL, keeps=["first"], about="chance: what that die shows", section="reroll")
TURNING = RULES.question(
    "turn", dice.A_DIE, effects.ENOUGH, about="one more die that is turned over, or enough", section="turn-over"
)

REROLLS = RULES.event("rerolls", seat=pieces.Seat, die=pieces.Die, influence=int, section="reroll")
ROLLED_AGAIN = RULES.event("rolled again", die=pieces.Die, section="reroll")
RECRUITS = RULES.event("recruits", seat=pieces.Seat, influence=int, section="recruit", line="log-use-recruit")
TURNS = RULES.event("turns", seat=pieces.Seat, influence=int, section="turn-over", line="log-use-turn")
TURNED = RULES.event("turned", seat=pieces.Seat, die=pieces.Die, section="turn-over")


@rule
def add_influence(state: State, seat: int, out: Row) -> None:
    """What a seat may use its influence for: rolling again, recruiting, turning over."""
    influence = state.influence[seat]
    with_dice = dice.has_dice(state, seat)
    if influence >= pieces.REROLL and with_dice:
        add(out, TO_REROLL)
    if influence >= pieces.RECRUIT and supplies.is_left(state, seat):
        add(out, TO_RECRUIT)
    if influence >= pieces.TURN_OVER and with_dice:
        add(out, TO_TURN)


# A die is rolled again.


@rule
def use_reroll(state: State, seat: int) -> None:
    """One influence to roll a die again."""
    supplies.pay_influence(state, seat, pieces.REROLL, supplies.FOR_INFLUENCE)
    ask(state, seat, REROLLING)


@REROLLING.offer
def dice_to_reroll(state: State, seat: int, out: Row) -> None:
    """Any die in the seat's district."""
    dice.add_dice_of(state, seat, out)


@REROLLING.answer
def reroll(state: State, seat: int, die: int) -> None:
    """The die leaves its district until nature has rolled it."""
    tell(state, REROLLS, seat, die, pieces.REROLL)
    dice.take_die(state, die)
    ask(state, NATURE, AGAIN, die - die % pieces.FACES)


@AGAIN.offer
def sides(out: Row) -> None:
    """Offer every face of the die that is rolled again."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@AGAIN.answer
def rolled_again(state: State, first: int, value: int) -> None:
    """Put the die back with its new value; `first` is the number that it would have with a 1."""
    dice.return_die(state, first + value)
    tell(state, ROLLED_AGAIN, first + value)


# A citizen comes from the general supply.


@rule
def use_recruit(state: State, seat: int) -> None:
    """Two influence for a citizen."""
    tell(state, RECRUITS, seat, pieces.RECRUIT)
    supplies.pay_influence(state, seat, pieces.RECRUIT, supplies.FOR_INFLUENCE)
    supplies.recruit(state, seat, 1, supplies.FOR_INFLUENCE)


# Up to three dice are turned over.


@rule
def use_turn(state: State, seat: int) -> None:
    """Four influence to turn dice over."""
    tell(state, TURNS, seat, pieces.TURN_OVER)
    supplies.pay_influence(state, seat, pieces.TURN_OVER, supplies.FOR_INFLUENCE)
    ask(state, seat, TURNING)


@TURNING.offer
def dice_to_turn(state: State, seat: int, out: Row) -> None:
    """One more die, three at most; after the first that may be enough."""
    if group.group_size(state) < pieces.GROUP:
        dice.add_dice_of(state, seat, out)
    if group.group_size(state) > 0:
        add(out, effects.ENOUGH)


@TURNING.answer(dice.A_DIE)
def turn_over(state: State, seat: int, die: int) -> None:
    """A die is turned over and put aside until all are."""
    tell(state, TURNED, seat, die)
    group.put_aside(state, die)
    ask(state, seat, TURNING)


@TURNING.answer(effects.ENOUGH)
def end_turning(state: State) -> None:
    """The dice come back with their opposite faces."""
    for place in range(pieces.GROUP):
        if state.group[place][DIE_NUMBER] != NOBODY:
            dice.return_die(state, dice.turned_over(state.group[place][DIE_NUMBER]))
    group.clear_group(state)
