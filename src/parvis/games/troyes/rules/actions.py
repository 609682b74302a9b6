"""Phase 4: a seat's turn. It chooses an action, forms a group of dice, and the action is done; or it passes.

Rules: "Actions", "Place a citizen", "Agriculture", "Pass".
"""

from parvis.engine.asking import add, ask
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import EVENT_DIVISOR, EVENT_WORD, WORD, CardWord, EventWord
from parvis.games.troyes.pieces import BUILDINGS, HARVEST, PASSING, WAITING, Building, Seat
from parvis.games.troyes.rules.activities import trade
from parvis.games.troyes.rules.buildings import move_in
from parvis.games.troyes.rules.cathedral import lay_stone
from parvis.games.troyes.rules.dice import any_dice
from parvis.games.troyes.rules.effects.kinds import times_by_group
from parvis.games.troyes.rules.group import (
    BUILD,
    COUNTER,
    FARM,
    NOTHING,
    PLACE,
    TRADE,
    buy_group,
    clear_group,
    clear_helpers,
    group_size,
    take_value,
    takes_one_value,
    total,
)
from parvis.games.troyes.rules.group_growth import DONE, GROUPING
from parvis.games.troyes.rules.in_play import event_called, spot_of
from parvis.games.troyes.rules.influence import (
    TO_RECRUIT,
    TO_REROLL,
    TO_TURN,
    add_influence,
    use_recruit,
    use_reroll,
    use_turn,
)
from parvis.games.troyes.rules.legal_actions import (
    can_build_now,
    can_counter,
    can_harvest,
    can_place_now,
    can_trade,
    look_at_all,
    spots_in_reach,
)
from parvis.games.troyes.rules.one_value import NAMING_VALUE
from parvis.games.troyes.rules.queue import events_in_queue, place_of, put_cubes
from parvis.games.troyes.rules.ramparts.answers import add_before_action, ask_afterwards, ask_sellers, ask_tradesmen
from parvis.games.troyes.rules.ramparts.guarding import GUARD_DIE, can_guard
from parvis.games.troyes.rules.ramparts.sides.kinds import use_tile
from parvis.games.troyes.rules.ramparts.wall import USE_TILE, begin_turn, gate_of, has_wall, use_cube
from parvis.games.troyes.rules.supplies import (
    FOR_BUILDING,
    FOR_HARVEST,
    FOR_PASSING,
    FOR_WAITING,
    gain_deniers,
    place_citizen,
)
from parvis.games.troyes.rules.turn_order import next_seat
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State, rule

TO_ACTIVATE = RULES.words("activate {word}", word=CardWord)
TO_BUILD = RULES.words("build")
TO_COUNTER = RULES.words("counter {word}", word=EventWord)
TO_PLACE = RULES.words("place {building}", building=Building)
TO_HARVEST = RULES.words("harvest")
TO_GUARD = RULES.words("guard")
TO_PASS = RULES.words("pass")
ACTION = RULES.question(
    "action",
    TO_ACTIVATE, TO_BUILD, TO_COUNTER, TO_PLACE, TO_HARVEST, TO_GUARD, TO_PASS,
    TO_REROLL, TO_RECRUIT, TO_TURN, USE_TILE,
    always=True, about="the action, to pass, or influence or a cube of an outdoor tile before that",
    section="turns")  # fmt: skip
CARRYING_OUT = RULES.question(
    "carry out", DONE, about="nothing: when others have answered, the action is done", section="turns"
)
ACTIONS = RULES.phase("actions", about="players act. `step`: turns that have begun in this round", section="turns")

ACTED = RULES.event("acted", seat=Seat, section="turns")


# Turns


@rule
def everybody_passed(state: State) -> bool:
    """Whether nobody is left to act in this round."""
    for seat in range(state.seats):
        if state.passed[seat] == 0:
            return False
    return True


@ACTIONS.goes_on
def actions_go_on(state: State) -> bool:
    """Until all have passed or no die is left anywhere."""
    return not everybody_passed(state) and any_dice(state)


@rule
def next_turn(state: State) -> None:
    """The next seat that has not passed; those who have get a denier when their turn would come."""
    state.turn = next_seat(state, state.turn)
    while state.passed[state.turn] == 1:
        gain_deniers(state, state.turn, WAITING, FOR_WAITING)
        state.turn = next_seat(state, state.turn)


@ACTIONS.each
def take_turn(state: State, step: int) -> None:
    """One turn after the other, from the start player on."""
    if step == 0:
        state.turn = state.start
    else:
        next_turn(state)
    state.target = 0
    begin_turn(state)
    ask(state, state.turn, ACTION)


@rule
def add_wall(state: State, seat: int, out: Row) -> None:
    """The action on the ramparts, and cubes of tiles before any action."""
    if has_wall(state):
        if can_guard(state, seat):
            add(out, TO_GUARD)
        add_before_action(state, seat, out)


@ACTION.offer
def actions(state: State, seat: int, out: Row) -> None:
    """The actions, as far as there are groups of dice for them; to pass; influence and outdoor tiles before that."""
    look_at_all(state, seat, out)
    spots = spots_in_reach(state, seat, out)
    while spots != 0:
        spot = lowest(spots)
        if can_trade(state, seat, spot, out):
            add(out, TO_ACTIVATE, WORD[state.card[spot]])
        spots &= spots - 1
    if can_build_now(state, seat, out):
        add(out, TO_BUILD)
    events = events_in_queue(state)
    while events != 0:
        event = lowest(events)
        if can_counter(state, seat, event, out):
            add(out, TO_COUNTER, EVENT_WORD[event])
        events &= events - 1
    for building in range(BUILDINGS):
        if can_place_now(state, seat, building, out):
            add(out, TO_PLACE, building)
    if can_harvest(state, seat, out):
        add(out, TO_HARVEST)
    add_wall(state, seat, out)
    add(out, TO_PASS)
    add_influence(state, seat, out)


@rule
def begin_action(state: State, seat: int, action: int, target: int) -> None:
    """An action is chosen; now comes its group of dice."""
    state.action = action
    state.target = target
    ask(state, seat, GROUPING)


@ACTION.answer(TO_ACTIVATE)
def choose_card(state: State, seat: int, word: int) -> None:
    """Begin an action with the card that the word names."""
    begin_action(state, seat, TRADE, spot_of(state, word))


@ACTION.answer(TO_BUILD)
def choose_cathedral(state: State, seat: int) -> None:
    """Build at the cathedral."""
    begin_action(state, seat, BUILD, 0)


@ACTION.answer(TO_COUNTER)
def choose_event(state: State, seat: int, word: int) -> None:
    """Begin an action against the event that the word names."""
    begin_action(state, seat, COUNTER, place_of(state, event_called(state, word)))


@ACTION.answer(TO_PLACE)
def choose_building(state: State, seat: int, building: int) -> None:
    """Begin an action that places a citizen in a building."""
    begin_action(state, seat, PLACE, building)


@ACTION.answer(TO_HARVEST)
def choose_agriculture(state: State, seat: int) -> None:
    """Begin the action of agriculture."""
    begin_action(state, seat, FARM, 0)


@ACTION.answer(TO_GUARD)
def choose_wall(state: State, seat: int) -> None:
    """The guard on the ramparts."""
    ask(state, seat, GUARD_DIE)


@ACTION.answer(TO_PASS)
def pass_turn(state: State, seat: int) -> None:
    """No more actions in this round, for two deniers."""
    gain_deniers(state, seat, PASSING, FOR_PASSING)
    state.passed[seat] = 1


@ACTION.answer(TO_REROLL)
def reroll_first(state: State, seat: int) -> None:
    """Influence, then the action."""
    ask(state, seat, ACTION)
    use_reroll(state, seat)


@ACTION.answer(TO_RECRUIT)
def recruit_first(state: State, seat: int) -> None:
    """Influence, then the action."""
    ask(state, seat, ACTION)
    use_recruit(state, seat)


@ACTION.answer(TO_TURN)
def turn_first(state: State, seat: int) -> None:
    """Influence, then the action."""
    ask(state, seat, ACTION)
    use_turn(state, seat)


@ACTION.answer(USE_TILE)
def use_tile_first(state: State, seat: int, word: int) -> None:
    """A cube of an outdoor tile, then the action."""
    gate = gate_of(state, word)
    ask(state, seat, ACTION)
    use_cube(state, seat, gate)
    use_tile(state, seat, state.tile[gate])


# The actions themselves


@rule
def settle_in(state: State, seat: int) -> None:
    """A citizen comes to the space of the die."""
    place_citizen(state, seat, FOR_BUILDING)
    move_in(state, state.target, state.group[0][VALUE] - 1, seat)


@rule
def build(state: State, seat: int) -> None:
    """A cube in the cathedral for every die of the group."""
    for place in range(group_size(state)):
        lay_stone(state, seat, state.group[place][VALUE] - 1)


@rule
def carry_out(state: State, seat: int) -> None:
    """The group is paid; now the action is done."""
    if state.action == TRADE:
        trade(state, seat, state.target, times_by_group(state, state.card[state.target]))
    elif state.action == BUILD:
        build(state, seat)
    elif state.action == COUNTER:
        put_cubes(state, seat, state.target, total(state) // EVENT_DIVISOR[state.queue[state.target]])
    elif state.action == PLACE:
        settle_in(state, seat)
    else:
        gain_deniers(state, seat, total(state) // HARVEST, FOR_HARVEST)
    clear_group(state)
    clear_helpers(state)
    state.action = NOTHING


@rule
def execute(state: State, seat: int) -> None:
    """The group is paid. With outdoor tiles others may answer that, then the seat what it has done."""
    tell(state, ACTED, seat)
    buy_group(state, seat)
    if not has_wall(state):
        carry_out(state, seat)
        return
    ask_afterwards(state, seat)
    ask(state, seat, CARRYING_OUT)
    if state.action == TRADE:
        ask_tradesmen(state, seat)
    ask_sellers(state, seat)


@CARRYING_OUT.offer
def nothing_to_choose(out: Row) -> None:
    """Offer to go on, where an action leaves nothing to choose."""
    add(out, DONE)


@CARRYING_OUT.answer
def go_on(state: State, seat: int) -> None:
    """Carry out the action once all have answered."""
    carry_out(state, seat)


@GROUPING.answer(DONE)
def finish(state: State, seat: int) -> None:
    """The group is complete; where all of its dice take one value, that is named first."""
    if takes_one_value(state, NOBODY):
        ask(state, seat, NAMING_VALUE)
    else:
        execute(state, seat)


@NAMING_VALUE.answer
def name_value(state: State, seat: int, value: int) -> None:
    """All dice of the group take the value."""
    take_value(state, value + 1)
    execute(state, seat)
