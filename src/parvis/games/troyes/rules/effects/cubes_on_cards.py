"""Cubes that stay on a card: to help later, to be taken off again, or to the end of the game."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, add_range, ask
from parvis.engine.data import Fields, named, number
from parvis.engine.state import Row
from parvis.games.troyes import cards, helps, pieces, reading
from parvis.games.troyes.rules import cubes, group, in_play, queue, supplies
from parvis.games.troyes.rules.effects import cubes_on_events, gains, kinds
from parvis.games.troyes.signs import ARROW, CUBE, FLAG, Effect, Sign, drawn_as, gained, picture, written
from parvis.games.troyes.state import RULES, VALUE, State, rule

# Cubes for later: each helps a group of dice in another action, see `rules/group_growth.py`

HELPING = kinds.EFFECTS.kind("helping", needed={"help": named(helps.HELP_NAMES, 1)}, group=cards.DELAYED)
HELPING.reads(helps.read_help)
HELPING.does(kinds.take_effect)(cubes.lay_cubes)


@HELPING.does(kinds.explained)
def help_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """How a cube helps which dice, and where it helps beside cards, events and fields, or doesn't."""
    colours = {
        name: pieces.DICE_COLOUR_NAMES[effect[field]] if field in effect else "any"
        for name, field in (("used_as", "group"), ("dice", "dice"))
    }
    amount = {"amount": effect["amount"]} if "amount" in effect else {}
    where = {"places": True} if effect.get("places") else {}
    where |= {"cathedral": False} if not effect.get("cathedral", True) else {}
    return {"kind": helps.HELP_NAMES[effect["help"]], **amount, **colours, **where}


# Mixed cards: an action puts cubes on the card, or takes some off, which bring something. Never both in one action

PUT_FIELDS: Fields = {"put_deniers": number(1, 9)}
TAKEN: Fields = {name: number(1, 9) for name in ("deniers", "influence", "points")}
GAIN_LATER = kinds.EFFECTS.kind("gain-later", allowed={**PUT_FIELDS, **TAKEN}, group=cards.MIXED)
PUT_DENIERS = kinds.column(PUT_FIELDS, "put_deniers")

PUT = RULES.words("put {more}", more=gains.Times)
TAKE = RULES.words("take {more}", more=gains.Times)
PUT_OR_TAKE = RULES.question(
    "put or take",
    PUT,
    TAKE,
    keeps=["times"],
    about="how many cubes come to the card, or off it. `about`: how often it is activated, so how many at most",
    section="cubes-on-cards",
)


@GAIN_LATER.reads
def read_gain_later(where: str, effect: Mapping[str, Any]) -> dict[str, Any]:
    """The values of such an effect. Raises DataError."""
    values = GAIN_LATER.read_fields(where, effect, "effect.")
    if not TAKEN.keys() & values.keys():
        raise reading.CardsRefused("cards-bring-nothing", where=where, fields=", ".join(TAKEN), other="cubes")
    return values


@kinds.EFFECTS.way
def most_taken(state: State, seat: int, card: int, times: int) -> int:
    """How many cubes can be taken off, `times` at most."""
    return min(times, cubes.cubes_of(state, seat, card))


@kinds.EFFECTS.way
def cubes_bring(state: State, seat: int, card: int, count: int) -> None:
    """Take cubes off the card, and gain what they bring."""
    cubes.take_cubes(state, seat, card, count)
    supplies.gain_deniers(state, seat, gains.DENIERS_GAINED[card] * count, supplies.FOR_CARD)
    supplies.gain_influence(state, seat, gains.INFLUENCE_GAINED[card] * count)
    supplies.gain_points(state, seat, gains.POINTS_GAINED[card] * count, supplies.FROM_CARDS)


@rule
def most_put(card: int, times: int, deniers: int) -> int:
    """How many cubes can be put, `times` at most, by somebody who has so many deniers for it."""
    return times if PUT_DENIERS[card] == 0 else min(times, deniers // PUT_DENIERS[card])


@rule
def times_mixed(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """As many cubes as can be put, or taken off, if these are more."""
    return max(most_put(card, times, deniers), most_taken(state, seat, card, times))


@GAIN_LATER.does(kinds.least_price)
def price_unless_taken(state: State, seat: int, card: int) -> int:
    """What a cube costs that is put; nothing has to be left where one can be taken off."""
    return 0 if most_taken(state, seat, card, 1) > 0 else PUT_DENIERS[card]


@rule
def put_or_take(state: State, seat: int, card: int, times: int) -> None:
    """The player chooses the one or the other, and how many."""
    ask(state, seat, PUT_OR_TAKE, times)


GAIN_LATER.does(kinds.most_times)(times_mixed)
GAIN_LATER.does(kinds.take_effect)(put_or_take)


@PUT_OR_TAKE.offer
def numbers_of_cubes(state: State, seat: int, times: int, out: Row) -> None:
    """As many as there are activations, deniers to put them, cubes to take."""
    card = state.card[state.target]
    add_range(out, PUT, 0, most_put(card, times, state.deniers[seat]))
    add_range(out, TAKE, 0, most_taken(state, seat, card, times))


@GAIN_LATER.does(kinds.price_of_moving)
def price_of_coming(card: int) -> int:
    """As much as for a cube that an activation puts there."""
    return PUT_DENIERS[card]


@PUT_OR_TAKE.answer(PUT)
def put(state: State, seat: int, more: int) -> None:
    """Cubes come to the card, and are paid for."""
    card, count = state.card[state.target], more + 1
    cubes.lay_cubes(state, seat, card, count)
    if PUT_DENIERS[card] > 0:
        supplies.pay_deniers(state, seat, PUT_DENIERS[card] * count, supplies.FOR_CARD)


@PUT_OR_TAKE.answer(TAKE)
def take(state: State, seat: int, more: int) -> None:
    """Take as many cubes off the card as the seat has chosen."""
    cubes_bring(state, seat, state.card[state.target], more + 1)


@GAIN_LATER.does(kinds.explained)
def gain_later_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """What a cube costs that is put, and what it brings that is taken off."""
    gains = "-".join(name for name in TAKEN if name in effect)
    return {"kind": GAIN_LATER.name, **effect, "put_deniers": effect.get("put_deniers", 0), "price": "none"} | {
        "gain": gains
    }


def with_cubes(effect: Effect) -> list[Sign]:
    """A cube that is put or taken, at its price; what it brings follows."""
    paid = [written(f"−{effect['put_deniers']}"), picture("denier")] if effect.get("put_deniers") else []
    return [*paid, picture("mixed"), CUBE, written(":")]


@drawn_as(GAIN_LATER.name)
def gain_later_drawn(effect: Effect) -> list[Sign]:
    """What a cube brings that is taken off."""
    return [*with_cubes(effect), *gained(effect)]


# A mixed card whose cubes bring several cubes on one event each, when they are taken off

SEVERAL: Fields = {"cubes": number(1, 9)}
CUBES_LATER = kinds.EFFECTS.kind("cubes-later", needed=SEVERAL, group=cards.MIXED)
CUBES = kinds.column(SEVERAL, "cubes")
CUBES_TO = RULES.question(
    "cubes at once",
    cubes_on_events.ON,
    kinds.ENOUGH,
    keeps=["left", "used"],
    about="the event to which all cubes go that a cube of the card brings. `about`: cubes that may still leave the "
    "card; `used`: 1 after the first",
    section="card-catapult",
)

CUBES_LATER.does(kinds.most_times)(times_mixed)
CUBES_LATER.does(kinds.take_effect)(put_or_take)


@CUBES_LATER.does(most_taken)
def most_taken_for_events(state: State, seat: int, card: int, times: int) -> int:
    """As many as there are, if there is an event."""
    return min(times, cubes.cubes_of(state, seat, card)) if queue.any_open_to(state, card) else 0


@CUBES_LATER.does(cubes_bring)
def first_event(state: State, seat: int, count: int) -> None:
    """One event after the other; each takes a cube off the card."""
    ask(state, seat, CUBES_TO, count, 0)


@CUBES_TO.offer
def events_for_cubes(state: State, used: int, out: Row) -> None:
    """Any event; after the first that may be enough."""
    queue.add_open_events(state, state.card[state.target], cubes_on_events.ON, out)
    if used > 0:
        add(out, kinds.ENOUGH)


@CUBES_TO.answer(cubes_on_events.ON)
def cubes_to_event(state: State, seat: int, word: int, left: int) -> None:
    """A cube leaves the card, others come to the event as far as they fit. When no event is left, the rest stays."""
    card, event = state.card[state.target], in_play.event_called(state, word)
    cubes.take_cubes(state, seat, card, 1)
    covered = queue.cover_banners(state, seat, queue.place_of(state, event), CUBES[card])
    if left > 1 and queue.any_open_to(state, card):
        ask(state, seat, CUBES_TO, left - 1, 1)
    queue.release(state, seat, event, covered)


@CUBES_TO.answer(kinds.ENOUGH)
def no_more_events() -> None:
    """The other cubes stay on the card."""


@CUBES_LATER.does(kinds.explained)
def cubes_later_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """How many cubes come to an event."""
    return {"kind": CUBES_LATER.name, **effect, "price": "none", "gain": "none"}


@drawn_as(CUBES_LATER.name)
def cubes_later_drawn(effect: Effect) -> list[Sign]:
    """The cubes on an event for one that is taken off."""
    return [*with_cubes(effect), *[CUBE] * effect["cubes"], ARROW, FLAG]


# Cubes that stay on a card and bring points at the end of the game

LONELY = kinds.EFFECTS.kind("worth-less", needed={"worth": number(1, 20)}, group=cards.TO_END)
"""Each cube is worth less for every cube there, whosever it is."""
MAJORITY = kinds.EFFECTS.kind("most-cubes", needed={"most": number(1, 20)}, group=cards.TO_END)
WORTH = kinds.column(LONELY.needed, "worth")
MOST = kinds.column(MAJORITY.needed, "most")

LONELY.does(kinds.take_effect_times)(cubes.lay_cubes)
MAJORITY.does(kinds.take_effect)(cubes.lay_cubes)


@LONELY.does(kinds.take_effect)
def lay_some_or_all(state: State, seat: int, card: int, times: int) -> None:
    """A cube for each activation. Ruling 3: one may stop before, as each lowers the worth of all.

    That is not asked where all cubes are worth nothing from the first one on.
    """
    if state.ruling >= 3 and times > 1 and cubes.all_cubes(state, card) + 1 < WORTH[card]:
        ask(state, seat, gains.HOW_OFTEN, times)
    else:
        cubes.lay_cubes(state, seat, card, times)


@LONELY.does(kinds.end_points)
def points_for_each(state: State, seat: int, card: int) -> int:
    """Points for the seat's cubes: for each the card's worth, less all cubes on the card, never below 0."""
    return cubes.cubes_of(state, seat, card) * max(0, WORTH[card] - cubes.all_cubes(state, card))


@MAJORITY.does(kinds.end_points)
def points_for_most(state: State, seat: int, card: int) -> int:
    """For most cubes; equals share, rounded down."""
    own, equals = cubes.cubes_of(state, seat, card), 0
    for other in range(pieces.SEATS):
        if cubes.cubes_of(state, other, card) > own:
            return 0
        equals += int(cubes.cubes_of(state, other, card) == own)
    return MOST[card] // equals if own > 0 else 0


@LONELY.does(kinds.explained)
def lonely_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """What a cube is worth at most."""
    return {"kind": LONELY.name, **effect, "price": "none", "gain": "none"}


@MAJORITY.does(kinds.explained)
def majority_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect with the points for a majority."""
    return {"kind": MAJORITY.name, **effect, "price": "none", "gain": "none"}


@drawn_as(LONELY.name)
def lonely_drawn(effect: Effect) -> list[Sign]:
    """What a cube is worth, less for all cubes there."""
    return [CUBE, written(f": {effect['worth']} −"), CUBE, CUBE, picture("points")]


@drawn_as(MAJORITY.name)
def majority_drawn(effect: Effect) -> list[Sign]:
    """The points for most cubes on the card."""
    return [picture("most"), CUBE, written(f": {effect['most']}"), picture("points")]


# Each die of the group puts a cube on the card: points and influence at once, by what it shows; most cubes at the end.
#
# The number of activations tells the dice: LOW for each that shows little, HIGH for each other.

BY_DIE = kinds.EFFECTS.kind(
    "cube-for-die", needed={"low": number(1, 9), "high": number(1, 9), **MAJORITY.needed}, group=cards.TO_END
)
FOR_LOW = kinds.column(BY_DIE.needed, "low")
FOR_HIGH = kinds.column(BY_DIE.needed, "high")
"""Points, and as much influence."""
LOW, HIGH = 1, pieces.FACES + 1
"""A single die may count as six at most."""
LOW_AT_MOST = pieces.FACES // 2

BY_DIE.does(kinds.end_points)(points_for_most)


@rule
def dice_for_each(state: State) -> int:
    """How many dice each die of the group counts as: more than one where a cube multiplies it."""
    count = 1
    for place in range(group.helpers_used(state)):
        count *= max(1, cards.WORTH_TIMES[group.help_at(state, place)])
    return count


@BY_DIE.does(kinds.times_by_group)
def dice_by_value(state: State) -> int:
    """The dice of the group; what counts more only as a whole changes nothing."""
    times, each = 0, dice_for_each(state)
    for place in range(group.group_size(state)):
        times += each * (LOW if state.group[place][VALUE] // each <= LOW_AT_MOST else HIGH)
    return times


@rule
def dice_in_times(times: int) -> int:
    """How many dice these are."""
    return times % HIGH + times // HIGH


@BY_DIE.does(kinds.most_times)
def cubes_for_dice(times: int) -> int:
    """Number of cubes: one for each die of the activations."""
    return dice_in_times(times)


@BY_DIE.does(kinds.times_activated)
def activated_by_dice(times: int) -> int:
    """Number of dice that is told: one for each cube."""
    return dice_in_times(times)


@BY_DIE.does(kinds.take_effect)
def cubes_by_dice(state: State, seat: int, card: int, times: int) -> None:
    """Cubes on the card, points and influence for each of them."""
    gains = FOR_LOW[card] * (times % HIGH) + FOR_HIGH[card] * (times // HIGH)
    cubes.lay_cubes(state, seat, card, dice_in_times(times))
    supplies.gain_influence(state, seat, gains)
    supplies.gain_points(state, seat, gains, supplies.FROM_CARDS)


@BY_DIE.does(kinds.explained)
def by_die_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect with all its amounts."""
    return {"kind": BY_DIE.name, **effect, "price": "none", "gain": "none"}


@drawn_as(BY_DIE.name)
def by_die_drawn(effect: Effect) -> list[Sign]:
    """What each die brings, a low one or a high one."""
    more = written(f"{effect['low']}/{effect['high']}")
    return [CUBE, written(":"), more, picture("points"), more, picture("influence")]
