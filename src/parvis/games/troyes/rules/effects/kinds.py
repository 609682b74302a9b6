"""What every kind of effect of activity cards answers, and prices of activations. Kinds are in files beside this one.

A file declares its kinds with the values that they have in data/cards.toml, their rules, and what texts and hints tell.
"""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import Fields, number
from parvis.engine.kinds import Kinds
from parvis.games.troyes import cards, pieces, reading
from parvis.games.troyes.rules import group, supplies
from parvis.games.troyes.state import RULES, State, rule

Explanation = dict[str, Any]
"""What a text is told: the `kind` of the effect, which is in the text's key, and numbers and words by name."""

ENOUGH = RULES.words("enough")
EFFECTS = Kinds(RULES, "effect", by="card")

ACTIVATED = RULES.event(
    "activated", seat=pieces.Seat, card=cards.ActivityCard, times=int, section="activate", line="effect-activations"
)
ACTIVATION_DONE = RULES.event("activation done", seat=pieces.Seat, card=cards.ActivityCard, section="activate")


@EFFECTS.way
def times_by_group(state: State, card: int) -> int:
    """How often the group of dice activates a card. A kind may put more into the number, for itself to read."""
    return group.total(state) // cards.DIVISOR[card]


@EFFECTS.way
def most_times(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """How often a card can be activated, `times` at most, by somebody who has so many deniers left for it."""
    return times


@EFFECTS.way
def take_effect(state: State, seat: int, card: int, times: int) -> None:
    """A card is activated so many times at most: what it does happens, or is asked about."""


@EFFECTS.way
def take_effect_times(state: State, seat: int, card: int, times: int) -> None:
    """A card is activated as many times as its player has chosen, who might have stopped before."""


@EFFECTS.way
def price_of_moving(state: State, card: int) -> int:
    """Deniers that a card asks for a cube that comes to it from an outdoor tile."""
    return 0


@EFFECTS.way
def end_points(state: State, seat: int, card: int) -> int:
    """Points at the end of the game for the cubes on a card."""
    return 0


@EFFECTS.wording
def times_activated(card: int, times: int) -> int:
    """How often a card is activated, of a number that `times_by_group` gave."""
    return times


@EFFECTS.wording
def most_in_all(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """How often a card can be activated, `times` at most, if what an activation brings may pay for the next one."""
    return most_times(state, seat, card, times, deniers)


@EFFECTS.wording
def explained(card: int, effect: Mapping[str, Any]) -> Explanation:
    """What texts are told of an effect with these values: its kind, these values, and that it has no price."""
    return {"kind": EFFECTS.name_of(card), **effect, "price": "none", "gain": "none"}


@EFFECTS.wording
def each_time(state: State, seat: int, card: int) -> Mapping[str, int]:
    """What an activation brings as things stand, of a card that counts something."""
    return {}


def column(fields: Fields, name: str, default: int = 0) -> reading.Numbers:
    """One value of the effect of every activity card. Raises DataError."""
    return reading.effect_column("activity", cards.ACTIVITY_CARDS, cards.ACTIVITY_WORDS, fields, name, default)


# What an activation costs beside the dice and the tradesman

PRICE_FIELDS: Fields = {"pay_deniers": number(1, 9), "pay_influence": number(1, 9)}
PAY_DENIERS = column(PRICE_FIELDS, "pay_deniers")
PAY_INFLUENCE = column(PRICE_FIELDS, "pay_influence")


@EFFECTS.way
def least_price(state: State, seat: int, card: int) -> int:
    """Deniers that have to be left for an activation when dice and tradesman are paid."""
    return PAY_DENIERS[card]


@rule
def times_payable(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """How often it can be paid, `times` at most, by somebody who has so many deniers left for it."""
    most = times
    if PAY_DENIERS[card] > 0:
        most = min(most, deniers // PAY_DENIERS[card])
    if PAY_INFLUENCE[card] > 0:
        most = min(most, state.influence[seat] // PAY_INFLUENCE[card])
    return most


@rule
def pay_for(state: State, seat: int, card: int, times: int) -> None:
    """What so many activations cost."""
    if PAY_DENIERS[card] > 0:
        supplies.pay_deniers(state, seat, PAY_DENIERS[card] * times, supplies.FOR_CARD)
    if PAY_INFLUENCE[card] > 0:
        supplies.pay_influence(state, seat, PAY_INFLUENCE[card] * times, supplies.FOR_CARD)


def price_argument(effect: Mapping[str, Any]) -> dict[str, str]:
    """The texts' name for what an activation costs: deniers, influence, both or none."""
    names = [name for name in ("deniers", "influence") if f"pay_{name}" in effect]
    return {"price": "-".join(names) or "none"}
