"""Mixed cards: an action puts cubes on the card, or takes some off, which bring something. Never both in one action."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add_range, ask
from parvis.engine.data import Fields, number
from parvis.engine.state import Row
from parvis.games.troyes.cards import MIXED
from parvis.games.troyes.refused import CardsRefused
from parvis.games.troyes.rules.cubes import cubes_of, lay_cubes, take_cubes
from parvis.games.troyes.rules.effects.gains import (
    DENIERS_GAINED,
    INFLUENCE_GAINED,
    POINTS_GAINED,
    Times,
)
from parvis.games.troyes.rules.effects.kinds import (
    EFFECTS,
    Explanation,
    column,
    explained,
    most_times,
    price_of_moving,
    take_effect,
)
from parvis.games.troyes.rules.effects.prices import least_price
from parvis.games.troyes.rules.supplies import (
    FOR_CARD,
    FROM_CARDS,
    gain_deniers,
    gain_influence,
    gain_points,
    pay_deniers,
)
from parvis.games.troyes.signs import CUBE, Effect, Sign, drawn_as, gains, picture, written
from parvis.games.troyes.state import RULES, State, rule

PUT_FIELDS: Fields = {"put_deniers": number(1, 9)}
TAKEN: Fields = {name: number(1, 9) for name in ("deniers", "influence", "points")}
GAIN_LATER = EFFECTS.kind("gain-later", allowed={**PUT_FIELDS, **TAKEN}, group=MIXED)
PUT_DENIERS = column(PUT_FIELDS, "put_deniers")

PUT = RULES.words("put {more}", more=Times)
TAKE = RULES.words("take {more}", more=Times)
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
        raise CardsRefused("cards-bring-nothing", where=where, fields=", ".join(TAKEN), other="cubes")
    return values


@EFFECTS.way
def most_taken(state: State, seat: int, card: int, times: int) -> int:
    """How many cubes can be taken off, `times` at most."""
    return min(times, cubes_of(state, seat, card))


@EFFECTS.way
def cubes_bring(state: State, seat: int, card: int, cubes: int) -> None:
    """Take cubes off the card, and gain what they bring."""
    take_cubes(state, seat, card, cubes)
    gain_deniers(state, seat, DENIERS_GAINED[card] * cubes, FOR_CARD)
    gain_influence(state, seat, INFLUENCE_GAINED[card] * cubes)
    gain_points(state, seat, POINTS_GAINED[card] * cubes, FROM_CARDS)


@rule
def most_put(card: int, times: int, deniers: int) -> int:
    """How many cubes can be put, `times` at most, by somebody who has so many deniers for it."""
    return times if PUT_DENIERS[card] == 0 else min(times, deniers // PUT_DENIERS[card])


@rule
def times_mixed(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """As many cubes as can be put, or taken off, if these are more."""
    return max(most_put(card, times, deniers), most_taken(state, seat, card, times))


@GAIN_LATER.does(least_price)
def price_unless_taken(state: State, seat: int, card: int) -> int:
    """What a cube costs that is put; nothing has to be left where one can be taken off."""
    return 0 if most_taken(state, seat, card, 1) > 0 else PUT_DENIERS[card]


@rule
def put_or_take(state: State, seat: int, card: int, times: int) -> None:
    """The player chooses the one or the other, and how many."""
    ask(state, seat, PUT_OR_TAKE, times)


GAIN_LATER.does(most_times)(times_mixed)
GAIN_LATER.does(take_effect)(put_or_take)


@PUT_OR_TAKE.offer
def numbers_of_cubes(state: State, seat: int, times: int, out: Row) -> None:
    """As many as there are activations, deniers to put them, cubes to take."""
    card = state.card[state.target]
    add_range(out, PUT, 0, most_put(card, times, state.deniers[seat]))
    add_range(out, TAKE, 0, most_taken(state, seat, card, times))


@GAIN_LATER.does(price_of_moving)
def price_of_coming(card: int) -> int:
    """As much as for a cube that an activation puts there."""
    return PUT_DENIERS[card]


@PUT_OR_TAKE.answer(PUT)
def put(state: State, seat: int, more: int) -> None:
    """Cubes come to the card, and are paid for."""
    card, cubes = state.card[state.target], more + 1
    lay_cubes(state, seat, card, cubes)
    if PUT_DENIERS[card] > 0:
        pay_deniers(state, seat, PUT_DENIERS[card] * cubes, FOR_CARD)


@PUT_OR_TAKE.answer(TAKE)
def take(state: State, seat: int, more: int) -> None:
    """Take as many cubes off the card as the seat has chosen."""
    cubes_bring(state, seat, state.card[state.target], more + 1)


@GAIN_LATER.does(explained)
def gain_later_explained(effect: Mapping[str, Any]) -> Explanation:
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
    return [*with_cubes(effect), *gains(effect)]
