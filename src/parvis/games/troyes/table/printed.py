"""What is printed on activity cards and events, as views and texts tell it."""

from typing import Any

from parvis.games.troyes import cards as c
from parvis.games.troyes.pieces import BUILDING_NAMES, CARD_COLOUR_NAMES, DICE_COLOUR_NAMES
from parvis.games.troyes.state import State

Shown = dict[str, Any]


def activity(state: State, card: int) -> Shown:
    """What is printed on an activity card."""
    return {
        "card": c.ACTIVITY_NAMES[card],
        "cost": c.COST[card],
        "divisor": c.DIVISOR[card],
        "delayed": c.HELP[card] != c.NO_HELP,
        "effect": card_effect(card),
        "points": list(c.SPACE_POINTS[card][: c.SPACES_OF_CARD[state.ruling]]),
    }


def card_amounts(card: int) -> dict[str, int]:
    """The numbers in the effect of an activity card, those that are not 0."""
    amounts = {
        "pay_deniers": c.PAY_DENIERS[card],
        "pay_influence": c.PAY_INFLUENCE[card],
        "deniers": c.GAIN_DENIERS[card],
        "influence": c.GAIN_INFLUENCE[card],
        "points": c.GAIN_POINTS[card],
        "citizens": c.GAIN_CITIZENS[card],
        "cubes": c.GAIN_CUBES[card],
        "hits": c.HITS[card],
        "of": c.OF[card] if c.PER[card] != c.ONCE else 0,
        "amount": c.HELP_AMOUNT[card],
    }
    return {name: amount for name, amount in amounts.items() if amount > 0}


def card_kind(card: int) -> str:
    """What an activity card does: how a cube helps, cubes on events, or gains, once or for what is counted."""
    if c.HELP[card] != c.NO_HELP:
        return c.HELP_NAMES[c.HELP[card]]
    if c.GAIN_CUBES[card] > 0:
        counted = "" if c.PER[card] == c.ONCE else f"-for-{c.PER_NAMES[c.PER[card]]}"
        return "cube-rolled" if c.HITS[card] > 0 else f"cube{counted}"
    return "gain" if c.PER[card] == c.ONCE else f"gain-for-{c.PER_NAMES[c.PER[card]]}"


def card_effect(card: int) -> Shown:
    """The effect of an activity card: its kind, its numbers, and which these are, or which dice a cube helps."""
    amounts = card_amounts(card)
    if c.HELP[card] != c.NO_HELP:
        colours = {"used_as": c.HELP_GROUP[card], "dice": c.HELP_DICE[card]}
        words = {name: "any" if colour == c.ANY else DICE_COLOUR_NAMES[colour] for name, colour in colours.items()}
    else:
        prices = [name for name in ("deniers", "influence") if f"pay_{name}" in amounts]
        gains = [name for name in ("deniers", "influence", "points", "citizens") if name in amounts]
        words = {"price": "-".join(prices) or "none", "gain": "-".join(gains) or "none"}
    return {"kind": card_kind(card), **amounts, **words, **where_it_helps(card)}


def where_it_helps(card: int) -> Shown:
    """Where a cube of a delayed card helps beside cards, events and fields: nothing is said where that is as usual."""
    shown: Shown = {"places": True} if c.HELPS_TO_PLACE[card] else {}
    return shown if c.HELPS_TO_BUILD[card] else {**shown, "cathedral": False}


def event_card(state: State, number: int) -> Shown:
    """An event: what it does, what countering it takes and brings."""
    return {
        "event": c.EVENT_NAMES[number],
        "colour": CARD_COLOUR_NAMES[c.EVENT_DECK[number]],
        **dice_of_event(number),
        "effect": event_effect(number),
        "leaves": leaves(state, number),
        "divisor": c.EVENT_DIVISOR[number],
        "influence_a_banner": c.BANNER_INFLUENCE[number],
        "points": list(c.EVENT_POINTS[number]),
        "banners": c.BANNERS[number],
    }


def dice_of_event(number: int) -> Shown:
    """The colour of the dice that counter an event, where it is not its own."""
    dice = c.EVENT_COLOUR[number]
    return {} if dice == c.EVENT_DECK[number] else {"dice": DICE_COLOUR_NAMES[dice]}


def leaves(state: State, number: int) -> bool:
    """Whether an event leaves the queue when it is countered."""
    return c.EVENT_WORD[number] != c.MARAUDING or state.marauding_leaves == 1


def event_amounts(number: int) -> dict[str, int]:
    """The numbers in the effect of an event, those that are not 0."""
    amounts = {
        "black_dice": c.BLACK_DICE[number],
        "lose_deniers": c.LOSE_DENIERS[number],
        "lose_influence": c.LOSE_INFLUENCE[number],
        "lose_cathedral": c.LOSE_CATHEDRAL[number],
        "lose_cubes": c.LOSE_CUBES[number],
    }
    return {name: amount for name, amount in amounts.items() if amount > 0}


def event_effect(number: int) -> Shown:
    """The effect of an event: its kind, and its number or to which building a neutral citizen comes."""
    if c.NEWCOMER[number] != c.ANY:
        return {"kind": "neutral-citizen", "neutral_citizen_to": BUILDING_NAMES[c.NEWCOMER[number]]}
    amounts = event_amounts(number)
    return {"kind": "-".join(amounts).replace("_", "-"), **amounts}
