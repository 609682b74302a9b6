"""Phase 4: a seat's turn. It chooses an action, forms a group of dice, and the action is done; or it passes.

Rules: "Actions", "Place a citizen", "Agriculture", "Pass".
"""

from parvis.engine.asking import add, ask
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import (
    activities,
    buildings,
    cathedral,
    dice,
    group,
    group_growth,
    in_play,
    influence,
    legal_actions,
    one_value,
    queue,
    supplies,
    turn_order,
)
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import answers, guarding, wall
from parvis.games.troyes.rules.ramparts.sides import kinds as sides
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State, rule

TO_ACTIVATE = RULES.words("activate {word}", word=cards.CardWord)
TO_BUILD = RULES.words("build")
TO_COUNTER = RULES.words("counter {word}", word=cards.EventWord)
TO_PLACE = RULES.words("place {building}", building=pieces.Building)
TO_HARVEST = RULES.words("harvest")
TO_GUARD = RULES.words("guard")
TO_PASS = RULES.words("pass")
ACTION = RULES.question(
    "action",
    TO_ACTIVATE, TO_BUILD, TO_COUNTER, TO_PLACE, TO_HARVEST, TO_GUARD, TO_PASS,
    influence.TO_REROLL, influence.TO_RECRUIT, influence.TO_TURN, wall.USE_TILE,
    always=True, about="the action, to pass, or influence or a cube of an outdoor tile before that",
    section="turns")  # fmt: skip
CARRYING_OUT = RULES.question(
    "carry out", group_growth.DONE, about="nothing: when others have answered, the action is done", section="turns"
)
ACTIONS = RULES.phase("actions", about="players act. `step`: turns that have begun in this round", section="turns")

ACTED = RULES.event("acted", seat=pieces.Seat, section="turns")


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
    return not everybody_passed(state) and dice.any_dice(state)


@rule
def next_turn(state: State) -> None:
    """The next seat that has not passed; those who have get a denier when their turn would come."""
    state.turn = turn_order.next_seat(state, state.turn)
    while state.passed[state.turn] == 1:
        supplies.gain_deniers(state, state.turn, pieces.WAITING, supplies.FOR_WAITING)
        state.turn = turn_order.next_seat(state, state.turn)


@ACTIONS.each
def take_turn(state: State, step: int) -> None:
    """One turn after the other, from the start player on."""
    if step == 0:
        state.turn = state.start
    else:
        next_turn(state)
    state.target = 0
    wall.begin_turn(state)
    ask(state, state.turn, ACTION)


@rule
def add_wall(state: State, seat: int, out: Row) -> None:
    """The action on the ramparts, and cubes of tiles before any action."""
    if wall.has_wall(state):
        if guarding.can_guard(state, seat):
            add(out, TO_GUARD)
        answers.add_before_action(state, seat, out)


@ACTION.offer
def actions(state: State, seat: int, out: Row) -> None:
    """The actions, as far as there are groups of dice for them; to pass; influence and outdoor tiles before that."""
    legal_actions.look_at_all(state, seat, out)
    spots = legal_actions.spots_in_reach(state, seat, out)
    while spots != 0:
        spot = lowest(spots)
        if legal_actions.can_trade(state, seat, spot, out):
            add(out, TO_ACTIVATE, cards.WORD[state.card[spot]])
        spots &= spots - 1
    if legal_actions.can_build_now(state, seat, out):
        add(out, TO_BUILD)
    events = queue.events_in_queue(state)
    while events != 0:
        event = lowest(events)
        if legal_actions.can_counter(state, seat, event, out):
            add(out, TO_COUNTER, cards.EVENT_WORD[event])
        events &= events - 1
    for building in range(pieces.BUILDINGS):
        if legal_actions.can_place_now(state, seat, building, out):
            add(out, TO_PLACE, building)
    if legal_actions.can_harvest(state, seat, out):
        add(out, TO_HARVEST)
    add_wall(state, seat, out)
    add(out, TO_PASS)
    influence.add_influence(state, seat, out)


@rule
def begin_action(state: State, seat: int, action: int, target: int) -> None:
    """An action is chosen; now comes its group of dice."""
    state.action = action
    state.target = target
    ask(state, seat, group_growth.GROUPING)


@ACTION.answer(TO_ACTIVATE)
def choose_card(state: State, seat: int, word: int) -> None:
    """Begin an action with the card that the word names."""
    begin_action(state, seat, group.TRADE, in_play.spot_of(state, word))


@ACTION.answer(TO_BUILD)
def choose_cathedral(state: State, seat: int) -> None:
    """Build at the cathedral."""
    begin_action(state, seat, group.BUILD, 0)


@ACTION.answer(TO_COUNTER)
def choose_event(state: State, seat: int, word: int) -> None:
    """Begin an action against the event that the word names."""
    begin_action(state, seat, group.COUNTER, queue.place_of(state, in_play.event_called(state, word)))


@ACTION.answer(TO_PLACE)
def choose_building(state: State, seat: int, building: int) -> None:
    """Begin an action that places a citizen in a building."""
    begin_action(state, seat, group.PLACE, building)


@ACTION.answer(TO_HARVEST)
def choose_agriculture(state: State, seat: int) -> None:
    """Begin the action of agriculture."""
    begin_action(state, seat, group.FARM, 0)


@ACTION.answer(TO_GUARD)
def choose_wall(state: State, seat: int) -> None:
    """The guard on the ramparts."""
    ask(state, seat, guarding.GUARD_DIE)


@ACTION.answer(TO_PASS)
def pass_turn(state: State, seat: int) -> None:
    """No more actions in this round, for two deniers."""
    supplies.gain_deniers(state, seat, pieces.PASSING, supplies.FOR_PASSING)
    state.passed[seat] = 1


@ACTION.answer(influence.TO_REROLL)
def reroll_first(state: State, seat: int) -> None:
    """Influence, then the action."""
    ask(state, seat, ACTION)
    influence.use_reroll(state, seat)


@ACTION.answer(influence.TO_RECRUIT)
def recruit_first(state: State, seat: int) -> None:
    """Influence, then the action."""
    ask(state, seat, ACTION)
    influence.use_recruit(state, seat)


@ACTION.answer(influence.TO_TURN)
def turn_first(state: State, seat: int) -> None:
    """Influence, then the action."""
    ask(state, seat, ACTION)
    influence.use_turn(state, seat)


@ACTION.answer(wall.USE_TILE)
def use_tile_first(state: State, seat: int, word: int) -> None:
    """A cube of an outdoor tile, then the action."""
    gate = wall.gate_of(state, word)
    ask(state, seat, ACTION)
    wall.use_cube(state, seat, gate)
    sides.use_tile(state, seat, state.tile[gate])


# The actions themselves


@rule
def settle_in(state: State, seat: int) -> None:
    """A citizen comes to the space of the die."""
    supplies.place_citizen(state, seat, supplies.FOR_BUILDING)
    buildings.move_in(state, state.target, state.group[0][VALUE] - 1, seat)


@rule
def build(state: State, seat: int) -> None:
    """A cube in the cathedral for every die of the group."""
    for place in range(group.group_size(state)):
        cathedral.lay_stone(state, seat, state.group[place][VALUE] - 1)


@rule
def carry_out(state: State, seat: int) -> None:
    """The group is paid; now the action is done."""
    if state.action == group.TRADE:
        activities.trade(state, seat, state.target, effects.times_by_group(state, state.card[state.target]))
    elif state.action == group.BUILD:
        build(state, seat)
    elif state.action == group.COUNTER:
        queue.put_cubes(state, seat, state.target, group.total(state) // cards.EVENT_DIVISOR[state.queue[state.target]])
    elif state.action == group.PLACE:
        settle_in(state, seat)
    else:
        supplies.gain_deniers(state, seat, group.total(state) // pieces.HARVEST, supplies.FOR_HARVEST)
    group.clear_group(state)
    group.clear_helpers(state)
    state.action = group.NOTHING


@rule
def execute(state: State, seat: int) -> None:
    """The group is paid. With outdoor tiles others may answer that, then the seat what it has done."""
    tell(state, ACTED, seat)
    group.buy_group(state, seat)
    if not wall.has_wall(state):
        carry_out(state, seat)
        return
    answers.ask_afterwards(state, seat)
    ask(state, seat, CARRYING_OUT)
    if state.action == group.TRADE:
        answers.ask_tradesmen(state, seat)
    answers.ask_sellers(state, seat)


@CARRYING_OUT.offer
def nothing_to_choose(out: Row) -> None:
    """Offer to go on, where an action leaves nothing to choose."""
    add(out, group_growth.DONE)


@CARRYING_OUT.answer
def go_on(state: State, seat: int) -> None:
    """Carry out the action once all have answered."""
    carry_out(state, seat)


@group_growth.GROUPING.answer(group_growth.DONE)
def finish(state: State, seat: int) -> None:
    """The group is complete; where all of its dice take one value, that is named first."""
    if group.takes_one_value(state, NOBODY):
        ask(state, seat, one_value.NAMING_VALUE)
    else:
        execute(state, seat)


@one_value.NAMING_VALUE.answer
def name_value(state: State, seat: int, value: int) -> None:
    """All dice of the group take the value."""
    group.take_value(state, value + 1)
    execute(state, seat)
