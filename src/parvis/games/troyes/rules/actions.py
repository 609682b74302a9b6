"""Phase 4: a seat's turn. It chooses an action, forms a group of dice, and the action is done; or it passes.

Rules: "Actions", "Place a citizen", "Agriculture", "Pass".
"""

from parvis.engine.state import Row
from parvis.games.troyes.cards import EVENT_DIVISOR, EVENTS
from parvis.games.troyes.catalogue import ACTIVATE, PASS, REROLL
from parvis.games.troyes.catalogue import BUILD as BUILD_DECISION
from parvis.games.troyes.catalogue import COUNTER as COUNTER_DECISION
from parvis.games.troyes.catalogue import HARVEST as HARVEST_DECISION
from parvis.games.troyes.catalogue import PLACE as PLACE_DECISION
from parvis.games.troyes.pieces import COLOURS, FACES, HARVEST, PASSING, SPOTS
from parvis.games.troyes.rules.activities import trade
from parvis.games.troyes.rules.buildings import move_in
from parvis.games.troyes.rules.cathedral import build
from parvis.games.troyes.rules.course import DONE
from parvis.games.troyes.rules.dice import buy_group, clear_group, join_group, total
from parvis.games.troyes.rules.grouping import BUILD, COUNTER, FARM, NOTHING, PLACE, TRADE, can_begin
from parvis.games.troyes.rules.influence import INFLUENCE_USES, influence_uses
from parvis.games.troyes.rules.questions import GROUPING, ask
from parvis.games.troyes.rules.queue import place_of, put_cubes, queue_length
from parvis.games.troyes.rules.reach import means_of
from parvis.games.troyes.rules.supplies import gain_deniers
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def write_targets(state: State, seat: int, means: int, out: Row) -> int:
    """Write the actions that use dice: cards, the cathedral, events, buildings, agriculture."""
    n = 0
    for spot in range(SPOTS):
        if can_begin(state, seat, means, TRADE, spot):
            out[n] = ACTIVATE + state.card[spot]
            n += 1
    if can_begin(state, seat, means, BUILD, 0):
        out[n] = BUILD_DECISION
        n += 1
    events = 0
    for place in range(queue_length(state)):
        if can_begin(state, seat, means, COUNTER, place):
            events |= 1 << state.queue[place]
    for event in range(EVENTS):
        if events >> event & 1 == 1:
            out[n] = COUNTER_DECISION + event
            n += 1
    for building in range(COLOURS):
        if can_begin(state, seat, means, PLACE, building):
            out[n] = PLACE_DECISION + building
            n += 1
    return n


@rule
def write_actions(state: State, seat: int, out: Row) -> int:
    """Write what a seat may do in its turn."""
    means = means_of(state, seat)
    n = write_targets(state, seat, means, out)
    if can_begin(state, seat, means, FARM, 0):
        out[n] = HARVEST_DECISION
        n += 1
    out[n] = PASS
    n += 1
    uses = influence_uses(state, seat)
    for use in range(INFLUENCE_USES):
        if uses >> use & 1 == 1:
            out[n] = REROLL + use
            n += 1
    return n


@rule
def spot_of(state: State, card: int) -> int:
    """Where an activity card lies; it does."""
    spot = 0
    while state.card[spot] != card:
        spot += 1
    return spot


@rule
def begin(state: State, seat: int, action: int, target: int) -> None:
    """An action is chosen; now comes its group of dice."""
    state.action = action
    state.target = target
    ask(state, seat, GROUPING, 0, 0)


@rule
def pass_turn(state: State, seat: int) -> None:
    """No more actions in this round, for two deniers."""
    gain_deniers(state, seat, PASSING)
    state.passed[seat] = 1
    state.step = DONE


@rule
def choose(state: State, seat: int, decision: int) -> None:
    """A seat has chosen its action."""
    if decision < BUILD_DECISION:
        begin(state, seat, TRADE, spot_of(state, decision - ACTIVATE))
    elif decision == BUILD_DECISION:
        begin(state, seat, BUILD, 0)
    elif decision < PLACE_DECISION:
        begin(state, seat, COUNTER, place_of(state, decision - COUNTER_DECISION))
    elif decision < HARVEST_DECISION:
        begin(state, seat, PLACE, decision - PLACE_DECISION)
    elif decision == HARVEST_DECISION:
        begin(state, seat, FARM, 0)
    else:
        pass_turn(state, seat)


@rule
def add_to_group(state: State, seat: int, die: int) -> None:
    """A die joins the group, which may grow on."""
    join_group(state, die)
    ask(state, seat, GROUPING, 0, 0)


@rule
def use_cube(state: State, seat: int, card: int) -> None:
    """A delayed cube helps the group."""
    state.helper = spot_of(state, card)
    state.cubes[state.helper][seat] -= 1
    ask(state, seat, GROUPING, 0, 0)


@rule
def settle_in(state: State, seat: int) -> None:
    """A citizen comes to the space of the die."""
    state.supply[seat] -= 1
    move_in(state, state.target, state.group[0] % FACES, seat)


@rule
def execute(state: State, seat: int) -> None:
    """The group is complete: it is paid, and the action is done."""
    buy_group(state, seat)
    state.step = DONE
    if state.action == TRADE:
        trade(state, seat, state.target)
    elif state.action == BUILD:
        build(state, seat)
    elif state.action == COUNTER:
        event = state.queue[state.target]
        put_cubes(state, seat, state.target, total(state, state.helper) // EVENT_DIVISOR[event])
    elif state.action == PLACE:
        settle_in(state, seat)
    else:
        gain_deniers(state, seat, total(state, state.helper) // HARVEST)
    clear_group(state)
    state.helper = NOBODY
    state.action = NOTHING
