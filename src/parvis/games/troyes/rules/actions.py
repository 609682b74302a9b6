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
def write_targets(game: State, seat: int, means: int, out: Row) -> int:
    """Write the actions that use dice: cards, the cathedral, events, buildings, agriculture."""
    n = 0
    for spot in range(SPOTS):
        if can_begin(game, seat, means, TRADE, spot):
            out[n] = ACTIVATE + game.card[spot]
            n += 1
    if can_begin(game, seat, means, BUILD, 0):
        out[n] = BUILD_DECISION
        n += 1
    events = 0
    for place in range(queue_length(game)):
        if can_begin(game, seat, means, COUNTER, place):
            events |= 1 << game.queue[place]
    for event in range(EVENTS):
        if events >> event & 1 == 1:
            out[n] = COUNTER_DECISION + event
            n += 1
    for building in range(COLOURS):
        if can_begin(game, seat, means, PLACE, building):
            out[n] = PLACE_DECISION + building
            n += 1
    return n


@rule
def write_actions(game: State, seat: int, out: Row) -> int:
    """Write what a seat may do in its turn."""
    means = means_of(game, seat)
    n = write_targets(game, seat, means, out)
    if can_begin(game, seat, means, FARM, 0):
        out[n] = HARVEST_DECISION
        n += 1
    out[n] = PASS
    n += 1
    uses = influence_uses(game, seat)
    for use in range(INFLUENCE_USES):
        if uses >> use & 1 == 1:
            out[n] = REROLL + use
            n += 1
    return n


@rule
def spot_of(game: State, card: int) -> int:
    """Where an activity card lies; it does."""
    spot = 0
    while game.card[spot] != card:
        spot += 1
    return spot


@rule
def begin(game: State, seat: int, action: int, target: int) -> None:
    """An action is chosen; now comes its group of dice."""
    game.action = action
    game.target = target
    ask(game, seat, GROUPING, 0, 0)


@rule
def pass_turn(game: State, seat: int) -> None:
    """No more actions in this round, for two deniers."""
    gain_deniers(game, seat, PASSING)
    game.passed[seat] = 1
    game.step = DONE


@rule
def choose(game: State, seat: int, decision: int) -> None:
    """A seat has chosen its action."""
    if decision < BUILD_DECISION:
        begin(game, seat, TRADE, spot_of(game, decision - ACTIVATE))
    elif decision == BUILD_DECISION:
        begin(game, seat, BUILD, 0)
    elif decision < PLACE_DECISION:
        begin(game, seat, COUNTER, place_of(game, decision - COUNTER_DECISION))
    elif decision < HARVEST_DECISION:
        begin(game, seat, PLACE, decision - PLACE_DECISION)
    elif decision == HARVEST_DECISION:
        begin(game, seat, FARM, 0)
    else:
        pass_turn(game, seat)


@rule
def add_to_group(game: State, seat: int, die: int) -> None:
    """A die joins the group, which may grow on."""
    join_group(game, die)
    ask(game, seat, GROUPING, 0, 0)


@rule
def use_cube(game: State, seat: int, card: int) -> None:
    """A delayed cube helps the group."""
    game.helper = spot_of(game, card)
    game.cubes[game.helper][seat] -= 1
    ask(game, seat, GROUPING, 0, 0)


@rule
def settle_in(game: State, seat: int) -> None:
    """A citizen comes to the space of the die."""
    game.supply[seat] -= 1
    move_in(game, game.target, game.group[0] % FACES, seat)


@rule
def execute(game: State, seat: int) -> None:
    """The group is complete: it is paid, and the action is done."""
    buy_group(game, seat)
    game.step = DONE
    if game.action == TRADE:
        trade(game, seat, game.target)
    elif game.action == BUILD:
        build(game, seat)
    elif game.action == COUNTER:
        event = game.queue[game.target]
        put_cubes(game, seat, game.target, total(game, game.helper) // EVENT_DIVISOR[event])
    elif game.action == PLACE:
        settle_in(game, seat)
    else:
        gain_deniers(game, seat, total(game, game.helper) // HARVEST)
    clear_group(game)
    game.helper = NOBODY
    game.action = NOTHING
