"""What a decision would bring its family for certain, before it is made: the hints on the buttons.

Certain is what the rules do at once, up to the next question with a choice and without chance, plague or cathedral.
"""

from parvis.engine.contract import Line
from parvis.games.notre_dame.accounts import fresh_clerk
from parvis.games.notre_dame.rules.decisions import answer, follow
from parvis.games.notre_dame.state import State


def foresee(state: State, seat: int, decision: int) -> list[Line]:
    """Prestige by source, coins, markers and the rat, as far as a legal decision changes them. The state stays."""
    clerk = fresh_clerk()
    scene = state.copy()
    clerk.rules(answer)(scene, seat, decision)
    while scene.depth > 0 and clerk.rules(follow)(scene):
        pass
    gains: dict[str, int] = {}
    for entry in clerk.entries:
        if entry.seat == seat:
            gains[entry.source] = gains.get(entry.source, 0) + entry.score
    lines = [Line(f"hint-{source}", {"count": prestige}) for source, prestige in gains.items()]
    return lines + supplies(state, scene, seat)


def supplies(before: State, after: State, seat: int) -> list[Line]:
    """Coins, markers in the own supply and the rat's space, before and after."""
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
