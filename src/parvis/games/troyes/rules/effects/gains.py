"""Gains: deniers, influence, points and citizens, at a price or not, once or for what is counted."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add_range, ask
from parvis.engine.data import Fields, named, number
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, reading
from parvis.games.troyes.rules import supplies
from parvis.games.troyes.rules.effects import counting, kinds
from parvis.games.troyes.signs import ARROW, Effect, Sign, drawn_as, gained, picture, price, written
from parvis.games.troyes.state import RULES, State, rule

AMOUNTS: Fields = {name: number(1, 9) for name in ("deniers", "influence", "points", "citizens")}
COUNTING: Fields = {"per": named(counting.PER_NAMES, 1), "of": number(1, 9)}
GAIN = kinds.EFFECTS.kind("gain", allowed={**kinds.PRICE_FIELDS, **AMOUNTS, **COUNTING}, group=cards.IMMEDIATE)

DENIERS_GAINED, INFLUENCE_GAINED, POINTS_GAINED, CITIZENS_GAINED = (kinds.column(AMOUNTS, name) for name in AMOUNTS)
PER = kinds.column(COUNTING, "per", counting.ONCE)
OF = kinds.column(COUNTING, "of", 1)
counting.COUNTED.assign(PER)

MOST_TIMES = 36
Times = Piece(*range(1, MOST_TIMES + 1))
"""Activations of a card by one group at most: three dice, each worth twelve at most."""
TIMES = RULES.words("times {chosen}", chosen=Times)
HOW_OFTEN = RULES.question(
    "times",
    TIMES,
    keeps=["most"],
    about="how often the card is activated. `about`: how often at most",
    section="activate",
)


@GAIN.reads
def read_gain(where: str, effect: Mapping[str, Any]) -> dict[str, Any]:
    """The values of such an effect. Raises DataError."""
    values = GAIN.read_fields(where, effect, "effect.")
    if not AMOUNTS.keys() & values.keys():
        raise reading.CardsRefused("cards-bring-nothing", where=where, fields=", ".join(AMOUNTS), other="cubes")
    if "of" in values and "per" not in values:
        raise reading.CardsRefused("cards-of-what", where=where, field="effect.of", other="effect.per")
    return values


@GAIN.does(kinds.most_times)
def times_gained(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """As often as it can be paid, and citizens are there."""
    most = kinds.times_payable(state, seat, card, times, deniers)
    if CITIZENS_GAINED[card] > 0:
        most = min(most, (supplies.general_supply(state, seat) + CITIZENS_GAINED[card] - 1) // CITIZENS_GAINED[card])
    return most


@rule
def gain(state: State, seat: int, card: int, times: int) -> None:
    """Activate the card `times` times: pay, then gain for everything that is counted."""
    tell(state, kinds.ACTIVATED, seat, card, times)
    kinds.pay_for(state, seat, card, times)
    gains = times * (counting.counted(state, seat, card) // OF[card])
    supplies.gain_deniers(state, seat, DENIERS_GAINED[card] * gains, supplies.FOR_CARD)
    supplies.gain_influence(state, seat, INFLUENCE_GAINED[card] * gains)
    supplies.gain_points(state, seat, POINTS_GAINED[card] * gains, supplies.FROM_CARDS)
    supplies.recruit(state, seat, CITIZENS_GAINED[card] * gains, supplies.FOR_CARD)
    tell(state, kinds.ACTIVATION_DONE, seat, card)


GAIN.does(kinds.take_effect_times)(gain)


@GAIN.does(kinds.take_effect)
def gain_at_once(state: State, seat: int, card: int, times: int) -> None:
    """As often as possible; where each time costs something, one may stop before."""
    most = times_gained(state, seat, card, times, state.deniers[seat])
    if most > 1 and kinds.PAY_DENIERS[card] + kinds.PAY_INFLUENCE[card] > 0:
        ask(state, seat, HOW_OFTEN, most)
    else:
        gain(state, seat, card, most)


@HOW_OFTEN.offer
def numbers_of_times(most: int, out: Row) -> None:
    """Any number up to that of all activations."""
    add_range(out, TIMES, 0, most)


@HOW_OFTEN.answer
def gain_so_often(state: State, seat: int, chosen: int) -> None:
    """Activate the card as often as the seat has chosen."""
    kinds.take_effect_times(state, seat, state.card[state.target], chosen + 1)


@GAIN.does(kinds.explained)
def gain_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """What is paid and gained, and what it is counted by."""
    counts = (
        {"kind": f"gain-for-{counting.PER_NAMES[effect['per']]}", "of": effect.get("of", 1)} if "per" in effect else {}
    )
    amounts = {name: effect[name] for name in (*kinds.PRICE_FIELDS, *AMOUNTS) if name in effect}
    gains = "-".join(name for name in AMOUNTS if name in effect)
    return {"kind": "gain", **amounts, **counts, **kinds.price_argument(effect), "gain": gains}


@GAIN.does(kinds.each_time)
def gained_each_time(state: State, seat: int, card: int) -> Mapping[str, int]:
    """Points and deniers for what is counted now, the tradesman included whom the card still needs."""
    if PER[card] == counting.ONCE:
        return {}
    new = PER[card] == counting.BY_TRADESMEN and not supplies.has_tradesman(state, seat, cards.SPOT[card])
    gains = (counting.counted(state, seat, card) + int(new)) // OF[card]
    return {
        name: of[card] * gains for name, of in (("points", POINTS_GAINED), ("deniers", DENIERS_GAINED)) if of[card] > 0
    }


@drawn_as(GAIN.name)
def gain_drawn(effect: Effect) -> list[Sign]:
    """What is paid and gained."""
    return [*price(effect), *gained(effect)]


@drawn_as(*(f"gain-for-{name}" for name in counting.PER_NAMES[1:]))
def gain_for_each_drawn(effect: Effect) -> list[Sign]:
    """What is paid and gained, and for each of what."""
    each = [written(str(effect["of"]))] if effect["of"] > 1 else []
    return [*gain_drawn(effect), written(":"), *each, *counting.DRAWN[effect["kind"].removeprefix("gain-for-")]]


# Gains for those who have many deniers, which they keep

WEALTH = kinds.EFFECTS.kind(
    "gain-above", needed={"points": number(1, 9), "deniers_above": number(0, 99)}, group=cards.IMMEDIATE
)
DENIERS_ABOVE = kinds.column(WEALTH.needed, "deniers_above")

WEALTH.does(kinds.take_effect)(gain)


@WEALTH.does(kinds.least_price)
def wealth_needed(card: int) -> int:
    """More deniers than the card says, which are not paid."""
    return DENIERS_ABOVE[card] + 1


@WEALTH.does(kinds.most_times)
def times_for_wealth(card: int, times: int, deniers: int) -> int:
    """How often the card works: all activations if the seat is rich enough, else none."""
    return times if deniers > DENIERS_ABOVE[card] else 0


@WEALTH.does(kinds.explained)
def wealth_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """The points, and the deniers for them."""
    return {"kind": WEALTH.name, **effect, "price": "none", "gain": "points"}


@drawn_as(WEALTH.name)
def wealth_drawn(effect: Effect) -> list[Sign]:
    """What having more deniers than so many brings."""
    return [written(f"> {effect['deniers_above']}"), picture("denier"), ARROW, *gained(effect)]
