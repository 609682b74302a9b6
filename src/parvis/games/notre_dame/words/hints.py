"""What a decision would certainly give its player, before it is made: the hints on the buttons.

Certain is what the rules do immediately, up to the next question with a choice and without chance, plague or the end of
a period. Hints also tell what is asked next, and the space of the rat after this round if the decision changes it. The
hints of a card that can be kept are those of playing it now. A hint never repeats an amount on the label of its button;
it tells what the player has afterwards.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from parvis.engine.accounts import Scores
from parvis.engine.contract import Heard
from parvis.engine.lines import Line
from parvis.engine.readers import Holdings, summed
from parvis.engine.telling import listen
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import cards, carriage, course, draft, moving, plague, possessions
from parvis.games.notre_dame.rules.persons import new
from parvis.games.notre_dame.state import RULES, State
from parvis.games.notre_dame.words import foreseen, labels, scores

HOLDINGS: Holdings = {
    possessions.TOOK_COINS: ("coins", 1, "count"),
    possessions.GAVE_COIN: ("coins", -1, ""),
    possessions.PAID_COINS: ("coins", -1, "count"),
    possessions.TOOK_MARKERS: ("markers", 1, "count"),
    possessions.PLACED_MARKER: ("placed", 1, ""),
    new.PLACED_BY_NURSE: ("nursed", 1, ""),
    possessions.RAT_WENT_BACK: ("rat", -1, "spaces"),
}
"""Coins, markers that come into the supply or leave it for the board, and the rat's space."""
IN_VAIN = {possessions.TOOK_COINS: "coins", possessions.TOOK_MARKERS: "markers", possessions.RAT_WENT_BACK: "rat"}
"""What rules tell with a number, which may be 0: then there is nothing left to take, or no way back."""
LACKED = {cards.LACKED_COIN: "coin", cards.LACKED_MARKER: "marker"}
"""What was lacking, so that nothing happened."""


def hints(before: State, after: State, seat: int, decision: int, heard: Heard) -> list[Line]:
    """All that the decision gives or leads to; `no effect` if that is nothing and its label does not say so."""
    question = RULES.asked(before)
    if question == draft.KEEP_CARD:
        return [Line("hint-if-played"), *if_played(before, seat, decision - draft.KEEP)]
    if question == plague.LOSS:
        return [Line("hint-left", {"count": possessions.influence(after, seat, decision - plague.LOSE)})]
    if labels.does_nothing(before, seat, decision):
        return []
    label = labels.label(before, seat, decision)
    told = TOLD_BY.get(label.key, ())
    lines = [line for line in brought(before, after, seat, heard) if line not in told]
    lines += leads_to(before, after, seat, told)
    if question == carriage.DRIVE_CARRIAGE:
        park = label.arguments["park"]
        return [*lines, Line("hint-park", {"count": park})] if park else lines
    if lines:
        return lines
    return [Line("hint-no-action" if question in (moving.MINSTREL_TO, moving.CARRY_PIECES) else "hint-nothing")]


ONE_COIN, ONE_MARKER = Line("hint-coins", {"count": 1}), Line("hint-markers", {"count": 1})
TOLD_BY: Mapping[str, Sequence[Line]] = {
    **{
        f"do-donate-{coins}": (Line("hint-donation", {"count": prestige}), Line("hint-coins-paid", {"count": coins}))
        for coins, prestige in enumerate(pieces.PRESTIGE_FOR_COINS)
        if coins
    },
    "do-take-coin": (Line("hint-message", {"count": 1}), ONE_COIN),
    "do-take-marker": (Line("hint-message", {"count": 2}), ONE_MARKER),
    "do-take-rat": (Line("hint-message", {"count": 3}),),
    "do-take-prestige": (Line("hint-message", {"count": 4}),),
    "do-perk-coin": (ONE_COIN,),
    "do-perk-marker": (ONE_MARKER,),
}
"""Labels that tell amounts themselves: the hints that would tell these again."""


def leads_to(before: State, after: State, seat: int, told: Sequence[Line]) -> list[Line]:
    """What the player has afterwards of what the label tells, and which messages can be taken next."""
    keys = {line.key for line in told}
    lines = []
    if keys & {"hint-coins", "hint-coins-paid"}:
        lines.append(Line("hint-coins-then", {"count": after.coins[seat]}))
    if "hint-markers" in keys:
        lines.append(Line("hint-markers-then", {"count": after.supply[seat]}))
    if RULES.asked(before) == carriage.TAKE_MESSAGE:
        colour = RULES.kept(before)["market"] // pieces.MARKET_PLACES
        lines.append(Line("hint-then-colours", {"count": len(foreseen.come_first(after, seat, colour))}))
    return lines


def if_played(before: State, seat: int, card: int) -> list[Line]:
    """What a card would do now."""
    scene, heard = before.copy(), Heard()
    listen(scene, lambda *told: heard.append(told[1:]))
    cards.execute(scene, seat, card)
    scene.listener = None
    return brought(before, scene, seat, heard)


def brought(before: State, after: State, seat: int, heard: Heard) -> list[Line]:
    """Gains, what is missing, what the plague does after this round, and what is asked next."""
    gains = [*prestige(after, seat, heard), *supplies(after, seat, heard)]
    asked = foreseen.then(after, seat)
    lines = [
        *gains,
        *in_vain(heard, seat),
        *shares(before, after, seat, heard),
        *barred(after, heard),
        *plague_then(before, after, seat),
        *asked,
    ]
    paid_only = bool(gains) and all(line.key in ("hint-coins-paid", "hint-markers-placed") for line in lines)
    return [*lines, Line("hint-nothing-else")] if paid_only else lines


def prestige(state: State, seat: int, heard: Heard) -> list[Line]:
    """Prestige by source, in the order in which it comes."""
    sums = Scores(scores.ACCOUNTS, len(state.prestige))
    for event, details in heard:
        sums.hear(state, event, details)
    gains: Counter[str] = Counter()
    for change in sums.changes:
        if change.seat == seat:
            gains[change.source] += change.score
    return [Line(f"hint-{source}", {"count": count}) for source, count in gains.items()]


def supplies(after: State, seat: int, heard: Heard) -> list[Line]:
    """Coins, markers in the supply, and the space that the rat moves back to."""
    lines = []
    sums = summed(HOLDINGS, heard, seat)
    if sums["placed"]:
        lines.append(Line("hint-markers-placed", {"count": sums["placed"]}))
    if sums["nursed"]:
        lines.append(Line("hint-nurse"))
    if sums["coins"]:
        lines.append(Line("hint-coins" if sums["coins"] > 0 else "hint-coins-paid", {"count": abs(sums["coins"])}))
    if sums["markers"]:
        lines.append(Line("hint-markers", {"count": sums["markers"]}))
    if sums["rat"]:
        lines.append(Line("hint-rat", {"space": after.rat[seat]}))
    return lines


def in_vain(heard: Heard, seat: int) -> list[Line]:
    """What has run out: coins, markers in the general supply, spaces for the rat to move back, a coin to donate."""
    lines = []
    for event, (who, *amounts) in ((event, details) for event, details in heard if details):
        if who == seat and event in IN_VAIN and amounts == [0]:
            lines.append(Line(f"hint-no-{IN_VAIN[event]}"))
        if who == seat and event in LACKED:
            lines.append(Line(f"hint-lacks-{LACKED[event]}"))
    return lines


def shares(before: State, after: State, seat: int, heard: Heard) -> list[Line]:
    """What the player's markers in Notre Dame would earn with the new one, and those there without it."""
    if not any(event == possessions.GAINED and details[-1] == possessions.FROM_DONATION for event, details in heard):
        return []
    earned, had = share(after, seat), share(before, seat)
    from_park = possessions.park_bonus(after, seat) if earned else 0
    if had:
        return [Line("hint-shares-instead" if earned != had else "hint-shares-still", {"count": earned, "before": had})]
    if from_park:
        return [Line("hint-shares-park", {"count": earned, "park": from_park})]
    return [Line("hint-shares", {"count": earned})]


def share(state: State, seat: int) -> int:
    """What the player's markers in Notre Dame earn as things stand, the park's bonus included."""
    mine = state.markers[seat][pieces.NOTRE_DAME]
    earned = mine * course.share(state, possessions.cathedral_markers(state)) if mine else 0
    return earned + possessions.park_bonus(state, seat) if earned else 0


def barred(after: State, heard: Heard) -> list[Line]:
    """Why a message can't be taken: the colours to collect first."""
    return [foreseen.missing_colours(after, *details) for event, details in heard if event == carriage.MAY_NOT_TAKE]


def plague_then(before: State, after: State, seat: int) -> list[Line]:
    """The space of the rat after this round, if the decision changes it."""
    beyond = pieces.PLAGUE_END + 1
    was, will = (min(plague.swept_to(state, seat, plague.plague(state)), beyond) for state in (before, after))
    if was == will:
        return []
    if will == beyond:
        return [Line("hint-plague-beyond")]
    return [Line("hint-plague-stays" if will == after.rat[seat] else "hint-plague", {"space": will})]
