"""What a decision would bring its family for certain, before it is made: the hints on the buttons.

Certain is what the rules do at once, up to the next question with a choice and without chance, plague or cathedral.
"""

from collections import Counter

from parvis.engine.contract import Heard
from parvis.engine.lines import Line
from parvis.engine.readers import Holdings, Scores, summed
from parvis.games.notre_dame.rules.family import (
    GAVE_COIN,
    PAID_COINS,
    PLACED_MARKER,
    RAT_WENT_BACK,
    TOOK_COINS,
    TOOK_MARKERS,
)
from parvis.games.notre_dame.state import State
from parvis.games.notre_dame.words.scores import SCORES

HOLDINGS: Holdings = {
    TOOK_COINS: ("coins", 1, "count"),
    GAVE_COIN: ("coins", -1, ""),
    PAID_COINS: ("coins", -1, "count"),
    TOOK_MARKERS: ("markers", 1, "count"),
    PLACED_MARKER: ("markers", -1, ""),
    RAT_WENT_BACK: ("rat", -1, "spaces"),
}
"""Coins, markers in the supply, and the rat's space."""


def hints(before: State, after: State, seat: int, decision: int, heard: Heard) -> list[Line]:
    """Prestige by source, coins, markers and the rat, as far as the decision changes them."""
    return [*prestige(after, seat, heard), *supplies(after, seat, heard)]


def prestige(state: State, seat: int, heard: Heard) -> list[Line]:
    """Prestige by source, in the order in which it comes."""
    scores = Scores(SCORES)
    for event, details in heard:
        scores.hear(state, event, details)
    gains: Counter[str] = Counter()
    for change in scores.changes:
        if change.seat == seat:
            gains[change.source] += change.score
    return [Line(f"hint-{source}", {"count": count}) for source, count in gains.items()]


def supplies(after: State, seat: int, heard: Heard) -> list[Line]:
    """Coins, markers in the supply, and the space to which the rat goes."""
    lines = []
    sums = summed(HOLDINGS, heard, seat)
    coins, markers = sums["coins"], sums["markers"]
    if coins:
        lines.append(Line("hint-coins" if coins > 0 else "hint-coins-paid", {"count": abs(coins)}))
    if markers:
        lines.append(Line("hint-markers" if markers > 0 else "hint-markers-placed", {"count": abs(markers)}))
    if sums["rat"]:
        lines.append(Line("hint-rat", {"space": after.rat[seat]}))
    return lines
