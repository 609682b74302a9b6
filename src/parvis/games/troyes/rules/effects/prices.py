"""What an activation costs beside the dice and the tradesman."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import Fields, number
from parvis.games.troyes.rules.effects.kinds import EFFECTS, column
from parvis.games.troyes.rules.supplies import FOR_CARD, pay_deniers, pay_influence
from parvis.games.troyes.state import State, rule

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
        pay_deniers(state, seat, PAY_DENIERS[card] * times, FOR_CARD)
    if PAY_INFLUENCE[card] > 0:
        pay_influence(state, seat, PAY_INFLUENCE[card] * times, FOR_CARD)


def price_argument(effect: Mapping[str, Any]) -> dict[str, str]:
    """The texts' name for what an activation costs: deniers, influence, both or none."""
    names = [name for name in ("deniers", "influence") if f"pay_{name}" in effect]
    return {"price": "-".join(names) or "none"}
