"""What a decision would bring its seat for certain, before it is made: the hints on the buttons.

Certain is what the rules do at once, up to the next question with a choice and without chance. For a group of dice that
goes on growing it is what the group would bring as it is then. A card or an event that is chosen is told about, too.
What the label on the button says is not said again.
"""

from collections.abc import Mapping

from parvis.engine.contract import Heard
from parvis.engine.lines import Line
from parvis.engine.readers import summed
from parvis.games.troyes import cards, helps, pieces
from parvis.games.troyes.rules import actions, activities, dice, group, group_growth, in_play, queue, supplies
from parvis.games.troyes.rules.effects import VALUES, counting
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import guarding, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.state import RULES, State
from parvis.games.troyes.words import explained, group_preview, holdings, labels


def hints(before: State, after: State, seat: int, decision: int, heard: Heard) -> list[Line]:
    """Points, deniers, influence, citizens and cubes, as far as a legal decision changes them, and events won."""
    said = labels.label(before, seat, decision)
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


DICE_LEFT = (counting.BY_RED_DICE, counting.BY_WHITE_DICE, counting.BY_DISTRICTS)
"""What cards count that depends on the dice that are left: those of the action itself are gone by then."""


def about(state: State, seat: int, decision: int) -> list[Line]:
    """What the card or the event does that a decision chooses."""
    if actions.TO_ACTIVATE <= decision < actions.TO_ACTIVATE.end:
        card = state.card[in_play.spot_of(state, decision - actions.TO_ACTIVATE)]
        brings = effects.each_time(state, seat, card)
        return [
            *explained.about_cubes(card),
            *(Line(f"foresee-each-{what}", {"count": brings[what]}) for what in brings),
            *([Line("foresee-each-dice-used")] if VALUES[card].get("per") in DICE_LEFT else []),
        ]
    if actions.TO_COUNTER <= decision < actions.TO_COUNTER.end:
        return [explained.about_event(state, in_play.event_called(state, decision - actions.TO_COUNTER))]
    for words in (wall.USE_TILE, guarding.CUBE, exchanges.TO_TILE):
        if words <= decision < words.end:
            return [explained.about_tile(state.tile[wall.gate_of(state, decision - words)])]
    if group_growth.HELP_WITH <= decision < group_growth.HELP_WITH.end:
        card = state.card[in_play.spot_of(state, decision - group_growth.HELP_WITH)]
        return explained.about_cubes(card) + finds_no_dice(state, seat, card)
    return []


def finds_no_dice(state: State, seat: int, card: int) -> list[Line]:
    """A line where no other district has a die for a cube that lets the group have one of each."""
    colour = group.dice_colour(state, card)
    others = [district for district in range(pieces.DISTRICTS) if district != seat]
    if cards.ONE_EACH_FOR[card] == helps.BY_SIZE or any(dice.values_in(state, one, colour) for one in others):
        return []
    return [Line("foresee-no-such-dice")]


def leaves_building(before: State, after: State, seat: int, decision: int, heard: Heard) -> list[Line]:
    """Lines for citizens who leave a building as the supply is empty, to become the new tradesman; from where, if
    known.
    """
    for event, details in heard:
        if event == activities.SENT:
            return [Line("foresee-sent", event.told(details))]
    chosen = actions.TO_ACTIVATE <= decision < actions.TO_ACTIVATE.end
    needs = chosen and not supplies.has_tradesman(before, seat, in_play.spot_of(before, decision - actions.TO_ACTIVATE))
    if RULES.asked(after) == activities.SENDING or (needs and before.supply[seat] == 0):
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
    """What a seat has more or less of, besides the price in deniers that the label tells."""
    sums = summed(holdings.HOLDINGS, heard, seat)
    paid = -summed(
        {event: holdings.HOLDINGS[event] for event in (group.GROUP_BOUGHT, supplies.PAID_DENIERS)}, heard, seat
    )["deniers"]
    sums["deniers"] += min(paid, price)
    return [
        Line(f"foresee-{what}" if sums[what] > 0 else f"foresee-{what}-{less}", {"count": abs(sums[what])})
        for what, less in LESS.items()
        if sums[what]
    ]


def won(heard: Heard, seat: int) -> list[Line]:
    """Events whose cards a seat gets."""
    countered = [details for event, details in heard if event == queue.EVENT_COUNTERED]
    return [
        Line("foresee-won", {"event": cards.EVENT_NAMES[event]})
        for event, winner, goes in countered
        if goes and winner == seat
    ]


def forming(after: State, seat: int) -> list[Line]:
    """What a group that may grow on would bring as it is; where a citizen comes to is on the button."""
    if RULES.asked(after) != group_growth.GROUPING or group.group_size(after) == 0 or after.action == group.PLACE:
        return []
    word, count = group_preview.outcome(after, seat)
    if count == 0:
        return [Line("foresee-group-short", {"needed": group_preview.least(after)})]
    return [Line(f"foresee-group-{word}", {"count": count})]
