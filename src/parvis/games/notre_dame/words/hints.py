"""What a decision would bring its family for certain, before it is made: the hints on the buttons.

Certain is what the rules do at once, up to the next question with a choice and without chance, plague or cathedral.
"""

from collections import Counter

from parvis.engine.contract import Heard
from parvis.engine.lines import Line
from parvis.engine.readers import Scores
from parvis.games.notre_dame.state import State
from parvis.games.notre_dame.words.scores import SCORES


def hints(before: State, after: State, seat: int, decision: int, heard: Heard) -> list[Line]:
    """Prestige by source, coins, markers and the rat, as far as the decision changes them."""
    return [*prestige(after, seat, heard), *supplies(before, after, seat)]


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


def supplies(before: State, after: State, seat: int) -> list[Line]:
    """Coins, markers in the supply and the rat's space, before and after."""
    lines = []
    coins = after.coins[seat] - before.coins[seat]
    markers = after.supply[seat] - before.supply[seat]
    if coins:
        lines.append(Line("hint-coins" if coins > 0 else "hint-coins-paid", {"count": abs(coins)}))
    if markers:
        lines.append(Line("hint-markers" if markers > 0 else "hint-markers-placed", {"count": abs(markers)}))
    if after.rat[seat] != before.rat[seat]:
        lines.append(Line("hint-rat", {"space": after.rat[seat]}))
    return lines
