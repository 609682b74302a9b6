"""A cube on each event of the queue, for those that are paid for; with each activation once more."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.bits import lowest
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import EVENT_WORD, IMMEDIATE
from parvis.games.troyes.rules.effects.cubes_on_events import CUBE_FIELDS, ON
from parvis.games.troyes.rules.effects.kinds import (
    EFFECTS,
    ENOUGH,
    Explanation,
    column,
    explained,
    most_times,
    take_effect,
)
from parvis.games.troyes.rules.effects.prices import least_price
from parvis.games.troyes.rules.in_play import event_called
from parvis.games.troyes.rules.possessed import release
from parvis.games.troyes.rules.queue import (
    CUBES_ON_EVENT,
    any_open_to,
    closed_places,
    cover_banner,
    events_in_queue,
    place_of,
    queue_length,
)
from parvis.games.troyes.rules.supplies import FOR_CARD, pay_deniers
from parvis.games.troyes.signs import ARROW, CUBE, FLAG, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import NOBODY, RULES, State, rule

CUBES_EVERYWHERE = EFFECTS.kind("cubes-everywhere", needed={**CUBE_FIELDS, "pay_a_cube": number(1, 9)}, group=IMMEDIATE)
PAY_A_CUBE = column(CUBES_EVERYWHERE.needed, "pay_a_cube")
CUBE_ON_EACH = RULES.question(
    "cube on each",
    ON,
    ENOUGH,
    keeps=["left", "used", "covered"],
    about="one more event to which a cube of this activation goes. `about`: activations that are left, with this one; "
    "`used`: 1 after the first cube",
    section="card-scout",
)


@CUBES_EVERYWHERE.does(least_price)
def price_of_cube(card: int) -> int:
    """One cube has to be paid for."""
    return PAY_A_CUBE[card]


@CUBES_EVERYWHERE.does(most_times)
def times_everywhere(state: State, card: int, times: int, deniers: int) -> int:
    """Offer all activations at once, if there is an event and a cube can be paid for."""
    return times if any_open_to(state, card) and deniers >= PAY_A_CUBE[card] else 0


@CUBES_EVERYWHERE.does(take_effect)
def cubes_everywhere(state: State, seat: int, times: int) -> None:
    """One cube after the other."""
    ask(state, seat, CUBE_ON_EACH, times, 0, 0)


@CUBE_ON_EACH.offer
def events_without_cube(state: State, used: int, covered: int, out: Row) -> None:
    """Any event that this activation has not brought a cube; after the first cube that may be enough."""
    events = events_in_queue(state)
    covered |= closed_places(state, state.card[state.target])
    while events != 0:
        event = lowest(events)
        if covered >> place_of(state, event) & 1 == 0:
            add(out, ON, EVENT_WORD[event])
        events &= events - 1
    if used > 0:
        add(out, ENOUGH)


@rule
def cover(state: State, event: int, place: int, covered: int) -> int:
    """The places with a cube of this activation, as bits, when the event at a place has got one, and left perhaps."""
    if place_of(state, event) != NOBODY:
        return covered | 1 << place
    return covered >> (place + 1) << place | covered & ((1 << place) - 1)


@rule
def go_everywhere(state: State, seat: int, card: int, left: int, covered: int) -> None:
    """One more cube if there is an event for it, in this activation or the next, and it can be paid."""
    if not any_open_to(state, card) or state.deniers[seat] < PAY_A_CUBE[card]:
        return
    if covered | closed_places(state, card) < (1 << queue_length(state)) - 1:
        ask(state, seat, CUBE_ON_EACH, left, 1, covered)
    elif left > 1:
        ask(state, seat, CUBE_ON_EACH, left - 1, 1, 0)


@CUBE_ON_EACH.answer(ON)
def cube_on_each(state: State, seat: int, word: int, left: int, covered: int) -> None:
    """A cube comes to an event, and is paid for."""
    card, event = state.card[state.target], event_called(state, word)
    place = place_of(state, event)
    tell(state, CUBES_ON_EVENT, seat, event, 1)
    pay_deniers(state, seat, PAY_A_CUBE[card], FOR_CARD)
    cover_banner(state, seat, place)
    go_everywhere(state, seat, card, left, cover(state, event, place, covered))
    release(state, seat, event, 1)


@CUBE_ON_EACH.answer(ENOUGH)
def next_activation(state: State, seat: int, left: int) -> None:
    """End this activation, and begin the next if one is left."""
    if left > 1:
        go_everywhere(state, seat, state.card[state.target], left - 1, 0)


@CUBES_EVERYWHERE.does(explained)
def cubes_everywhere_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the effect with the price of each cube."""
    return {"kind": CUBES_EVERYWHERE.name, **effect, "price": "none", "gain": "none"}


@drawn_as(CUBES_EVERYWHERE.name)
def cubes_everywhere_drawn(effect: Effect) -> list[Sign]:
    """A cube on every event that is paid for."""
    return [written(f"−{effect['pay_a_cube']}"), picture("denier"), ARROW, CUBE, FLAG, written(": 1"), FLAG]
