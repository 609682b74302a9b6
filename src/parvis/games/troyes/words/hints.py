"""What a decision would bring its seat for certain, before it is made: the hints on the buttons.

Certain is what the rules do at once, up to the next question with a choice and without chance. For a group of dice that
goes on growing it is what the group would bring as it is then. A card or an event that is chosen is told about, too.
What the label on the button says is not said again.
"""

from collections.abc import Mapping

from parvis.engine.contract import Heard
from parvis.engine.lines import Line
from parvis.engine.readers import summed
from parvis.games.troyes.cards import EVENT_NAMES
from parvis.games.troyes.rules.actions import TO_ACTIVATE, TO_COUNTER
from parvis.games.troyes.rules.activities import SENDING, SENT
from parvis.games.troyes.rules.effects.kinds import each_time
from parvis.games.troyes.rules.group import GROUP_BOUGHT, PLACE, group_size
from parvis.games.troyes.rules.group_growth import GROUPING, HELP_WITH
from parvis.games.troyes.rules.in_play import event_called, spot_of
from parvis.games.troyes.rules.queue import EVENT_COUNTERED
from parvis.games.troyes.rules.ramparts.guarding import CUBE
from parvis.games.troyes.rules.ramparts.sides.exchanges import TO_TILE
from parvis.games.troyes.rules.ramparts.wall import USE_TILE, gate_of
from parvis.games.troyes.rules.supplies import PAID_DENIERS, has_tradesman
from parvis.games.troyes.state import RULES, State
from parvis.games.troyes.words.explained import about_cubes, about_event, about_tile
from parvis.games.troyes.words.group_preview import least, outcome
from parvis.games.troyes.words.holdings import HOLDINGS
from parvis.games.troyes.words.labels import label


def hints(before: State, after: State, seat: int, decision: int, heard: Heard) -> list[Line]:
    """Points, deniers, influence, citizens and cubes, as far as a legal decision changes them, and events won."""
    said = label(before, seat, decision)
    gained, told = gains(heard, seat, int(said.arguments.get("price", 0))), hints_in_label(said)
    new = [line for line in gained if line not in told]
    if any(line in told for line in gained if line.key in CITIZENS):
        new.append(Line("foresee-citizens-then", {"count": after.supply[seat]}))
    leaving = leaves_building(before, after, seat, decision, heard)
    return about(before, seat, decision) + new + leaving + won(heard, seat) + forming(after, seat)


CITIZENS = ("foresee-citizens", "foresee-citizens-placed")
"""What says that citizens come into the supply, or leave it."""
TOLD_BY: Mapping[str, Mapping[str, str | int]] = {
    "do-column": {"foresee-points": "count", "foresee-influence": "influence"},
    "do-cube": {"foresee-outdoor": 1},
    "do-done-deniers": {"foresee-deniers": "count"},
    "do-done-delayed": {"foresee-delayed": "count"},
    "do-from": {"foresee-influence": "count"},
    "do-from-influence": {"foresee-influence-paid": "count"},
    "do-from-supply": {"foresee-citizens-placed": 1},
    "do-gain-influence": {"foresee-influence": "count"},
    "do-gain-points": {"foresee-points": "count"},
    "do-help": {"foresee-delayed-used": 1},
    "do-lay": {"foresee-influence": "influence"},
    "do-lay-last": {"foresee-influence": "influence"},
    "do-move-in": {"foresee-citizens-placed": 1},
    "do-on": {"foresee-influence": "influence"},
    "do-pass": {"foresee-deniers": "count"},
    "do-pay": {"foresee-deniers-paid": "count"},
    "do-place-only": {"foresee-citizens-placed": 1},
    "do-put": {"foresee-deniers-paid": "deniers", "foresee-delayed": "count"},
    "do-recruit": {"foresee-influence-paid": "count", "foresee-citizens": 1},
    "do-reroll": {"foresee-influence-paid": "count"},
    "do-take-cubes": {"foresee-delayed-used": "count"},
    "do-take-deniers": {"foresee-deniers": "gain", "foresee-delayed-used": "count"},
    "do-take-influence": {"foresee-influence": "gain", "foresee-delayed-used": "count"},
    "do-take-points": {"foresee-points": "gain", "foresee-delayed-used": "count"},
    "do-turn": {"foresee-influence-paid": "count"},
    "do-yield": {"foresee-points-lost": "count"},
}
"""Labels that tell amounts themselves: the hints that would tell these again, and how much, or in which argument."""


def hints_in_label(said: Line) -> list[Line]:
    """Hints that a label leaves nothing to say: what a group brings, what stands in its own table."""
    words, told = said.arguments, list[Line]()
    if words.get("word") in ("deniers", "delayed"):
        told.append(Line(f"foresee-{words['word']}", {"count": words["number"]}))
    if said.key.startswith("do-use-"):
        told.append(Line("foresee-outdoor-used", {"count": 1}))
    if said.key == "do-use-gain":
        told.append(Line(f"foresee-{words['gain']}", {"count": words["count"]}))
    for hint, amount in TOLD_BY.get(said.key, {}).items():
        told.append(Line(hint, {"count": words[amount] if isinstance(amount, str) else amount}))
    return told


def about(state: State, seat: int, decision: int) -> list[Line]:
    """What the card or the event does that a decision chooses."""
    if TO_ACTIVATE <= decision < TO_ACTIVATE.end:
        card = state.card[spot_of(state, decision - TO_ACTIVATE)]
        brings = each_time(state, seat, card)
        return [*about_cubes(card), *(Line(f"foresee-each-{what}", {"count": brings[what]}) for what in brings)]
    if TO_COUNTER <= decision < TO_COUNTER.end:
        return [about_event(state, event_called(state, decision - TO_COUNTER))]
    for words in (USE_TILE, CUBE, TO_TILE):
        if words <= decision < words.end:
            return [about_tile(state.tile[gate_of(state, decision - words)])]
    if HELP_WITH <= decision < HELP_WITH.end:
        return about_cubes(state.card[spot_of(state, decision - HELP_WITH)])
    return []


def leaves_building(before: State, after: State, seat: int, decision: int, heard: Heard) -> list[Line]:
    """Lines for citizens who leave a building as the supply is empty, to become the new tradesman; from where, if
    known.
    """
    for event, details in heard:
        if event == SENT:
            return [Line("foresee-sent", event.told(details))]
    chosen = TO_ACTIVATE <= decision < TO_ACTIVATE.end
    needs = chosen and not has_tradesman(before, seat, spot_of(before, decision - TO_ACTIVATE))
    if RULES.asked(after) == SENDING or (needs and before.supply[seat] == 0):
        return [Line("foresee-sends")]
    return []


LESS = {
    "points": "lost",
    "deniers": "paid",
    "influence": "paid",
    "citizens": "placed",
    "delayed": "used",
    "outdoor": "used",
}
"""What a seat can have, in the order of hints, and the word for having less of it."""


def gains(heard: Heard, seat: int, price: int) -> list[Line]:
    """What a seat has more or less of, besides a price in deniers that the label tells, if that is all it pays."""
    sums = summed(HOLDINGS, heard, seat)
    paid = -summed({event: HOLDINGS[event] for event in (GROUP_BOUGHT, PAID_DENIERS)}, heard, seat)["deniers"]
    if paid <= price:
        sums["deniers"] += paid
    return [
        Line(f"foresee-{what}" if sums[what] > 0 else f"foresee-{what}-{less}", {"count": abs(sums[what])})
        for what, less in LESS.items()
        if sums[what]
    ]


def won(heard: Heard, seat: int) -> list[Line]:
    """Events whose cards a seat gets."""
    countered = [details for event, details in heard if event == EVENT_COUNTERED]
    return [
        Line("foresee-won", {"event": EVENT_NAMES[event]})
        for event, winner, goes in countered
        if goes and winner == seat
    ]


def forming(after: State, seat: int) -> list[Line]:
    """What a group that may grow on would bring as it is; where a citizen comes to is on the button."""
    if RULES.asked(after) != GROUPING or group_size(after) == 0 or after.action == PLACE:
        return []
    word, count = outcome(after, seat)
    if count == 0:
        return [Line("foresee-group-short", {"needed": least(after)})]
    return [Line(f"foresee-group-{word}", {"count": count})]
