"""Gains for those who have many deniers, which they keep."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import number
from parvis.games.troyes.cards import IMMEDIATE
from parvis.games.troyes.rules.effects.gains import gain
from parvis.games.troyes.rules.effects.kinds import EFFECTS, Explanation, column, explained, most_times, take_effect
from parvis.games.troyes.rules.effects.prices import least_price
from parvis.games.troyes.signs import ARROW, Effect, Sign, drawn_as, gains, picture, written

WEALTH = EFFECTS.kind("gain-above", needed={"points": number(1, 9), "deniers_above": number(0, 99)}, group=IMMEDIATE)
DENIERS_ABOVE = column(WEALTH.needed, "deniers_above")

WEALTH.does(take_effect)(gain)


@WEALTH.does(least_price)
def wealth_needed(card: int) -> int:
    """More deniers than the card says, which are not paid."""
    return DENIERS_ABOVE[card] + 1


@WEALTH.does(most_times)
def times_for_wealth(card: int, times: int, deniers: int) -> int:
    """How often the card works: all activations if the seat is rich enough, else none."""
    return times if deniers > DENIERS_ABOVE[card] else 0


@WEALTH.does(explained)
def wealth_explained(effect: Mapping[str, Any]) -> Explanation:
    """The points, and the deniers for them."""
    return {"kind": WEALTH.name, **effect, "price": "none", "gain": "points"}


@drawn_as(WEALTH.name)
def wealth_drawn(effect: Effect) -> list[Sign]:
    """What having more deniers than so many brings."""
    return [written(f"> {effect['deniers_above']}"), picture("denier"), ARROW, *gains(effect)]
