"""Cubes on events: one after the other, or one on each."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.bits import lowest
from parvis.engine.data import Fields, named, number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import in_play, queue, supplies
from parvis.games.troyes.rules.effects import counting, kinds
from parvis.games.troyes.signs import ARROW, CUBE, FLAG, Effect, Sign, a_die, drawn_as, picture, price, written
from parvis.games.troyes.state import NOBODY, RULES, State, rule

# Cubes on events, one after the other: one for each activation, or for every red die that is left

CUBE_FIELDS: Fields = {"cubes": number(1, 1)}
CUBES_AT_CHOICE = kinds.EFFECTS.kind("cube", needed=CUBE_FIELDS, allowed=kinds.PRICE_FIELDS, group=cards.IMMEDIATE)
CUBES_FOR_DICE = kinds.EFFECTS.kind(
    "cube-for-red-dice",
    needed={**CUBE_FIELDS, "per": named(counting.PER_NAMES[: counting.BY_RED_DICE + 1], counting.BY_RED_DICE)},
    group=cards.IMMEDIATE,
)
ON = RULES.words("on {word}", word=cards.EventWord)
CUBE_ON = RULES.question(
    "cube",
    ON,
    kinds.ENOUGH,
    keeps=["left", "used"],
    about="the event to which the card's next cube goes. `about`: activations that are left; `used`: 1 after the first",
    section="counter",
)


@kinds.EFFECTS.way
def next_cube(state: State, seat: int, card: int, left: int, used: int) -> None:
    """One more cube for an event, of those that are `left`; whether one has been `used` already."""
    ask(state, seat, CUBE_ON, left, used)


@CUBES_AT_CHOICE.does(kinds.most_times)
@CUBES_FOR_DICE.does(kinds.most_times)
def times_with_event(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """As often as it can be paid, if there is an event for the cube."""
    return kinds.times_payable(state, seat, card, times, deniers) if queue.any_open_to(state, card) else 0


@CUBES_AT_CHOICE.does(kinds.most_in_all)
def most_cubes_in_all(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """A cube for each free banner, while it can be paid with what those before it have brought, the best ones first."""
    free = [
        cards.BANNER_INFLUENCE[state.queue[place]]
        for place in range(queue.queue_length(state))
        if queue.is_open_to(state.queue[place], card)
        for _ in range(queue.free_banners(state, place))
    ]
    if kinds.PAY_DENIERS[card] > 0:
        times = min(times, deniers // kinds.PAY_DENIERS[card])
    price, left = kinds.PAY_INFLUENCE[card], state.influence[seat]
    for count, brought in enumerate(sorted(free, reverse=True)[:times]):
        if left < price:
            return count
        left = min(pieces.MOST_INFLUENCE, left - price + brought)
    return min(times, len(free))


@CUBES_AT_CHOICE.does(kinds.take_effect)
def cubes_at_choice(state: State, seat: int, card: int, times: int) -> None:
    """One cube after the other, as many as one likes, once the first is placed."""
    next_cube(state, seat, card, times, 0)


@CUBES_FOR_DICE.does(kinds.take_effect)
def cubes_for_dice(state: State, seat: int, card: int, times: int) -> None:
    """Ask for the cubes of all activations, one after the other; without a die nothing happens."""
    cubes = times * counting.counted(state, seat, card)
    if cubes > 0:
        next_cube(state, seat, card, cubes, 0)
    else:
        tell(state, kinds.ACTIVATED, seat, card, times)
        tell(state, kinds.ACTIVATION_DONE, seat, card)


@CUBE_ON.offer
def events_for_cube(state: State, used: int, out: Row) -> None:
    """Any event that is not closed to the card; after the first cube that may be enough."""
    queue.add_open_events(state, state.card[state.target], ON, out)
    if used > 0:
        add(out, kinds.ENOUGH)


@rule
def go_on(state: State, seat: int, card: int, left: int, used: int) -> None:
    """One more cube, if there is one, it can be paid for and an event is there."""
    if left > 0 and kinds.most_times(state, seat, card, left, state.deniers[seat]) > 0:
        next_cube(state, seat, card, left, used)


@CUBE_ON.answer(ON)
def cube_on(state: State, seat: int, word: int, left: int) -> None:
    """A cube comes to an event, and is paid for."""
    card, event = state.card[state.target], in_play.event_called(state, word)
    tell(state, queue.CUBES_ON_EVENT, seat, event, 1)
    kinds.pay_for(state, seat, card, 1)
    queue.cover_banner(state, seat, queue.place_of(state, event))
    go_on(state, seat, card, left - 1, 1)
    queue.release(state, seat, event, 1)


@CUBE_ON.answer(kinds.ENOUGH)
def no_more_cubes() -> None:
    """Stop placing cubes on events, with cubes left."""


@CUBES_AT_CHOICE.does(kinds.explained)
def cubes_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect with the price of each cube."""
    amounts = {name: effect[name] for name in (*kinds.PRICE_FIELDS, *CUBE_FIELDS) if name in effect}
    return {"kind": "cube", **amounts, **kinds.price_argument(effect), "gain": "none"}


@CUBES_FOR_DICE.does(kinds.explained)
def cubes_for_dice_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect with the number of cubes for each die."""
    return {"kind": CUBES_FOR_DICE.name, "cubes": effect["cubes"], "of": 1, "price": "none", "gain": "none"}


@CUBES_FOR_DICE.does(kinds.each_time)
def cubes_each_time(state: State, seat: int, card: int) -> Mapping[str, int]:
    """Cubes for what is counted now."""
    return {"cubes": counting.counted(state, seat, card)}


@drawn_as(CUBES_AT_CHOICE.name)
def cubes_drawn(effect: Effect) -> list[Sign]:
    """A cube on an event, at its price."""
    return [*price(effect), CUBE, ARROW, FLAG]


@drawn_as(CUBES_FOR_DICE.name)
def cubes_for_dice_drawn(effect: Effect) -> list[Sign]:
    """A cube on an event for each die."""
    return [CUBE, ARROW, FLAG, written(":"), a_die("red")]


# A cube on each event of the queue, for those that are paid for; with each activation once more

CUBES_EVERYWHERE = kinds.EFFECTS.kind(
    "cubes-everywhere", needed={**CUBE_FIELDS, "pay_a_cube": number(1, 9)}, group=cards.IMMEDIATE
)
PAY_A_CUBE = kinds.column(CUBES_EVERYWHERE.needed, "pay_a_cube")
CUBE_ON_EACH = RULES.question(
    "cube on each",
    ON,
    kinds.ENOUGH,
    keeps=["left", "used", "covered"],
    about="one more event to which a cube of this activation goes. `about`: activations that are left, with this one; "
    "`used`: 1 after the first cube",
    section="card-scout",
)


@CUBES_EVERYWHERE.does(kinds.least_price)
def price_of_cube(card: int) -> int:
    """One cube has to be paid for."""
    return PAY_A_CUBE[card]


@CUBES_EVERYWHERE.does(kinds.most_times)
def times_everywhere(state: State, card: int, times: int, deniers: int) -> int:
    """Offer all activations at once, if there is an event and a cube can be paid for."""
    return times if queue.any_open_to(state, card) and deniers >= PAY_A_CUBE[card] else 0


@CUBES_EVERYWHERE.does(kinds.take_effect)
def cubes_everywhere(state: State, seat: int, times: int) -> None:
    """One cube after the other."""
    ask(state, seat, CUBE_ON_EACH, times, 0, 0)


@CUBE_ON_EACH.offer
def events_without_cube(state: State, used: int, covered: int, out: Row) -> None:
    """Any event that this activation has not brought a cube; after the first cube that may be enough."""
    events = queue.events_in_queue(state)
    covered |= queue.closed_places(state, state.card[state.target])
    while events != 0:
        event = lowest(events)
        if covered >> queue.place_of(state, event) & 1 == 0:
            add(out, ON, cards.EVENT_WORD[event])
        events &= events - 1
    if used > 0:
        add(out, kinds.ENOUGH)


@rule
def cover(state: State, event: int, place: int, covered: int) -> int:
    """The places with a cube of this activation, as bits, when the event at a place has got one, and left perhaps."""
    if queue.place_of(state, event) != NOBODY:
        return covered | 1 << place
    return covered >> (place + 1) << place | covered & ((1 << place) - 1)


@rule
def go_everywhere(state: State, seat: int, card: int, left: int, covered: int) -> None:
    """One more cube if there is an event for it, in this activation or the next, and it can be paid."""
    if not queue.any_open_to(state, card) or state.deniers[seat] < PAY_A_CUBE[card]:
        return
    if covered | queue.closed_places(state, card) < (1 << queue.queue_length(state)) - 1:
        ask(state, seat, CUBE_ON_EACH, left, 1, covered)
    elif left > 1:
        ask(state, seat, CUBE_ON_EACH, left - 1, 1, 0)


@CUBE_ON_EACH.answer(ON)
def cube_on_each(state: State, seat: int, word: int, left: int, covered: int) -> None:
    """A cube comes to an event, and is paid for."""
    card, event = state.card[state.target], in_play.event_called(state, word)
    place = queue.place_of(state, event)
    tell(state, queue.CUBES_ON_EVENT, seat, event, 1)
    supplies.pay_deniers(state, seat, PAY_A_CUBE[card], supplies.FOR_CARD)
    queue.cover_banner(state, seat, place)
    go_everywhere(state, seat, card, left, cover(state, event, place, covered))
    queue.release(state, seat, event, 1)


@CUBE_ON_EACH.answer(kinds.ENOUGH)
def next_activation(state: State, seat: int, left: int) -> None:
    """End this activation, and begin the next if one is left."""
    if left > 1:
        go_everywhere(state, seat, state.card[state.target], left - 1, 0)


@CUBES_EVERYWHERE.does(kinds.explained)
def cubes_everywhere_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect with the price of each cube."""
    return {"kind": CUBES_EVERYWHERE.name, **effect, "price": "none", "gain": "none"}


@drawn_as(CUBES_EVERYWHERE.name)
def cubes_everywhere_drawn(effect: Effect) -> list[Sign]:
    """A cube on every event that is paid for."""
    return [written(f"−{effect['pay_a_cube']}"), picture("denier"), ARROW, CUBE, FLAG, written(": 1"), FLAG]
