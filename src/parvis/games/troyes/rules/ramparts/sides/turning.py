"""A bought die is turned over when it joins the group, as `rules/group_bounds.py` and `group_growth.py` reckon."""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.pieces import DICE, Die, Seat
from parvis.games.troyes.rules.dice import TURN_DIE, return_die, take_die, turned_over
from parvis.games.troyes.rules.group import join_group
from parvis.games.troyes.rules.group_growth import GROUPING, may_turn
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES
from parvis.games.troyes.rules.ramparts.wall import USE_TILE, gate_of, use_cube
from parvis.games.troyes.signs import Effect, Sign, a_die, drawn_as, picture
from parvis.games.troyes.state import RULES, State, rule
from parvis.games.troyes.tiles import IN_GROUP, WHEN_NAMES

TURNS = TILES.kind("turns", needed={"turns": number(1, 1)}, group=WHEN_NAMES[IN_GROUP])
TURNING_BOUGHT = RULES.question(
    "turn bought",
    TURN_DIE,
    about="the die that is bought and turned over, as it lies; then it joins the group",
    section="tile-ii-b",
)
BOUGHT_TURNED = RULES.event("bought die turned", seat=Seat, die=Die, section="tile-ii-b")


@rule
def turn_bought(state: State, seat: int, die: int) -> int:
    """A die of another district is turned over before it is used; returns its new number."""
    tell(state, BOUGHT_TURNED, seat, die)
    take_die(state, die)
    return_die(state, turned_over(die))
    return turned_over(die)


@GROUPING.answer(USE_TILE)
def use_for_group(state: State, seat: int, word: int) -> None:
    """The cube goes, then the die is chosen."""
    use_cube(state, seat, gate_of(state, word))
    ask(state, seat, TURNING_BOUGHT)


@TURNING_BOUGHT.offer
def bought_dice(state: State, seat: int, out: Row) -> None:
    """Any die of another district with which the group can become one for its action."""
    for die in range(DICE):
        if may_turn(state, seat, die, out):
            add(out, TURN_DIE, die)


@TURNING_BOUGHT.answer
def join_turned(state: State, seat: int, die: int) -> None:
    """Turn a bought die over and let it join the group, which may grow on."""
    join_group(state, seat, turn_bought(state, seat, die))
    ask(state, seat, GROUPING)


@drawn_as("tile-turns")
def turning_drawn(effect: Effect) -> list[Sign]:
    """A bought die that is turned over."""
    return [a_die("any"), picture("denier"), picture("turn")]
