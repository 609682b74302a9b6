"""What is printed on activity cards and events, as views and texts tell it."""

from typing import Any

from parvis.games.troyes import cards, helps, pieces
from parvis.games.troyes.rules import effects, queue, strikes
from parvis.games.troyes.rules.ramparts import sides
from parvis.games.troyes.state import State

Shown = dict[str, Any]


def activity(state: State, card: int) -> Shown:
    """What is printed on an activity card."""
    kind = cards.ACTIVITY_CARDS[card]["kind"]
    return {
        "card": cards.ACTIVITY_NAMES[card],
        "cost": cards.COST[card],
        **({"cost_influence": cards.COST_INFLUENCE[card]} if cards.COST_INFLUENCE[card] else {}),
        "divisor": cards.DIVISOR[card] if cards.HAS_DIVISOR[card] else None,
        "delayed": cards.HELP[card] != helps.NO_HELP,
        **({"keeps": kind} if kind in (cards.MIXED, cards.TO_END) else {}),
        "effect": card_effect(card),
        "points": list(cards.SPACE_POINTS[card][: cards.SPACES_OF_CARD[state.ruling]]),
    }


def card_effect(card: int) -> Shown:
    """The effect of an activity card: its kind, its numbers, and which these are, or which dice a cube helps."""
    return effects.explained(card, effects.VALUES[card])


def event_card(state: State, number: int) -> Shown:
    """An event: what it does, what countering it takes and brings."""
    return {
        "event": cards.EVENT_NAMES[number],
        "colour": pieces.CARD_COLOUR_NAMES[cards.EVENT_DECK[number]],
        **dice_of_event(number),
        "effect": event_effect(number),
        "leaves": queue.leaves(state, number),
        "divisor": cards.EVENT_DIVISOR[number],
        "influence_a_banner": cards.BANNER_INFLUENCE[number],
        "points": list(cards.EVENT_POINTS[number]),
        "banners": cards.BANNERS[number],
    }


def dice_of_event(number: int) -> Shown:
    """The colour of the dice that counter an event, where it is not its own."""
    dice = cards.EVENT_COLOUR[number]
    return {} if dice == cards.EVENT_DECK[number] else {"dice": pieces.DICE_COLOUR_NAMES[dice]}


def event_effect(number: int) -> Shown:
    """The effect of an event: its kind, and its number or to which building a neutral citizen comes."""
    return strikes.explained(number, strikes.VALUES[number])


def tile_effect(tile: int) -> Shown:
    """What an outdoor tile does: its kind, and its numbers."""
    effect = sides.explained(tile, sides.VALUES[tile])
    return {name: list(value) if isinstance(value, tuple) else value for name, value in effect.items()}
