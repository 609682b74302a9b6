"""What is printed on activity cards and events, as views and texts tell it."""

from typing import Any

from parvis.games.troyes import cards as c
from parvis.games.troyes import helps, pieces
from parvis.games.troyes.rules import effects, queue, strikes
from parvis.games.troyes.rules.ramparts import sides
from parvis.games.troyes.state import State

Shown = dict[str, Any]


def activity(state: State, card: int) -> Shown:
    """What is printed on an activity card."""
    kind = c.ACTIVITY_CARDS[card]["kind"]
    return {
        "card": c.ACTIVITY_NAMES[card],
        "cost": c.COST[card],
        **({"cost_influence": c.COST_INFLUENCE[card]} if c.COST_INFLUENCE[card] else {}),
        "divisor": c.DIVISOR[card] if c.HAS_DIVISOR[card] else None,
        "delayed": c.HELP[card] != helps.NO_HELP,
        **({"keeps": kind} if kind in (c.MIXED, c.TO_END) else {}),
        "effect": card_effect(card),
        "points": list(c.SPACE_POINTS[card][: c.SPACES_OF_CARD[state.ruling]]),
    }


def card_effect(card: int) -> Shown:
    """The effect of an activity card: its kind, its numbers, and which these are, or which dice a cube helps."""
    return effects.explained(card, effects.VALUES[card])


def event_card(state: State, number: int) -> Shown:
    """An event: what it does, what countering it takes and brings."""
    return {
        "event": c.EVENT_NAMES[number],
        "colour": pieces.CARD_COLOUR_NAMES[c.EVENT_DECK[number]],
        **dice_of_event(number),
        "effect": event_effect(number),
        "leaves": queue.leaves(state, number),
        "divisor": c.EVENT_DIVISOR[number],
        "influence_a_banner": c.BANNER_INFLUENCE[number],
        "points": list(c.EVENT_POINTS[number]),
        "banners": c.BANNERS[number],
    }


def dice_of_event(number: int) -> Shown:
    """The colour of the dice that counter an event, where it is not its own."""
    dice = c.EVENT_COLOUR[number]
    return {} if dice == c.EVENT_DECK[number] else {"dice": pieces.DICE_COLOUR_NAMES[dice]}


def event_effect(number: int) -> Shown:
    """The effect of an event: its kind, and its number or to which building a neutral citizen comes."""
    return strikes.explained(number, strikes.VALUES[number])


def tile_effect(tile: int) -> Shown:
    """What an outdoor tile does: its kind, and its numbers."""
    effect = sides.explained(tile, sides.VALUES[tile])
    return {name: list(value) if isinstance(value, tuple) else value for name, value in effect.items()}
