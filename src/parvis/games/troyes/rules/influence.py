"""Influence: a die rolled again, a citizen recruited, dice turned over. Rules: "Influence"."""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.pieces import FACES, GROUP, RECRUIT, REROLL, TURN_OVER, Die, Seat
from parvis.games.troyes.rules.dice import A_DIE, ROLL, add_dice_of, has_dice, return_die, take_die, turned_over
from parvis.games.troyes.rules.effects.kinds import ENOUGH
from parvis.games.troyes.rules.group import clear_group, group_size, put_aside
from parvis.games.troyes.rules.supplies import FOR_INFLUENCE, is_left, pay_influence, recruit
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, RULES, State, rule

TO_REROLL = RULES.words("reroll")
TO_RECRUIT = RULES.words("recruit")
TO_TURN = RULES.words("turn dice")
REROLLING = RULES.question("reroll", A_DIE, about="the die that is rerolled", section="reroll")
AGAIN = RULES.question("again", ROLL, keeps=["first"], about="chance: what that die shows", section="reroll")
TURNING = RULES.question(
    "turn", A_DIE, ENOUGH, about="one more die that is turned over, or enough", section="turn-over"
)

REROLLS = RULES.event("rerolls", seat=Seat, die=Die, influence=int, section="reroll")
ROLLED_AGAIN = RULES.event("rolled again", die=Die, section="reroll")
RECRUITS = RULES.event("recruits", seat=Seat, influence=int, section="recruit", line="log-use-recruit")
TURNS = RULES.event("turns", seat=Seat, influence=int, section="turn-over", line="log-use-turn")
TURNED = RULES.event("turned", seat=Seat, die=Die, section="turn-over")


@rule
def add_influence(state: State, seat: int, out: Row) -> None:
    """What a seat may use its influence for: rolling again, recruiting, turning over."""
    influence = state.influence[seat]
    with_dice = has_dice(state, seat)
    if influence >= REROLL and with_dice:
        add(out, TO_REROLL)
    if influence >= RECRUIT and is_left(state, seat):
        add(out, TO_RECRUIT)
    if influence >= TURN_OVER and with_dice:
        add(out, TO_TURN)


# A die is rolled again.


@rule
def use_reroll(state: State, seat: int) -> None:
    """One influence to roll a die again."""
    pay_influence(state, seat, REROLL, FOR_INFLUENCE)
    ask(state, seat, REROLLING)


@REROLLING.offer
def dice_to_reroll(state: State, seat: int, out: Row) -> None:
    """Any die in the seat's district."""
    add_dice_of(state, seat, out)


@REROLLING.answer
def reroll(state: State, seat: int, die: int) -> None:
    """The die leaves its district until nature has rolled it."""
    tell(state, REROLLS, seat, die, REROLL)
    take_die(state, die)
    ask(state, NATURE, AGAIN, die - die % FACES)


@AGAIN.offer
def sides(out: Row) -> None:
    """Offer every face of the die that is rolled again."""
    add_range(out, ROLL, 0, FACES)


@AGAIN.answer
def rolled_again(state: State, first: int, value: int) -> None:
    """Put the die back with its new value; `first` is the number that it would have with a 1."""
    return_die(state, first + value)
    tell(state, ROLLED_AGAIN, first + value)


# A citizen comes from the general supply.


@rule
def use_recruit(state: State, seat: int) -> None:
    """Two influence for a citizen."""
    tell(state, RECRUITS, seat, RECRUIT)
    pay_influence(state, seat, RECRUIT, FOR_INFLUENCE)
    recruit(state, seat, 1, FOR_INFLUENCE)


# Up to three dice are turned over.


@rule
def use_turn(state: State, seat: int) -> None:
    """Four influence to turn dice over."""
    tell(state, TURNS, seat, TURN_OVER)
    pay_influence(state, seat, TURN_OVER, FOR_INFLUENCE)
    ask(state, seat, TURNING)


@TURNING.offer
def dice_to_turn(state: State, seat: int, out: Row) -> None:
    """One more die, three at most; after the first that may be enough."""
    if group_size(state) < GROUP:
        add_dice_of(state, seat, out)
    if group_size(state) > 0:
        add(out, ENOUGH)


@TURNING.answer(A_DIE)
def turn_over(state: State, seat: int, die: int) -> None:
    """A die is turned over and put aside until all are."""
    tell(state, TURNED, seat, die)
    put_aside(state, die)
    ask(state, seat, TURNING)


@TURNING.answer(ENOUGH)
def end_turning(state: State) -> None:
    """The dice come back with their opposite faces."""
    for place in range(GROUP):
        if state.group[place][DIE_NUMBER] != NOBODY:
            return_die(state, turned_over(state.group[place][DIE_NUMBER]))
    clear_group(state)
