"""The catalogue of decisions: where each kind begins, and every decision in words (docs/records.md).

Numbers never change their meaning: a new kind of decision goes to the end.
"""

from parvis.games.notre_dame.pieces import (
    BROWN_PERSONS,
    CARD_NAMES,
    MARKET_PLACES,
    MARKETS,
    MESSAGE_NAMES,
    PERK_NAMES,
    PERSON_NAMES,
    PLACE_NAMES,
    SEATS,
    SECTORS,
    market_name,
)

MOST_CARRIED = 3
"""Pieces that the minstrel moves at most."""


def words() -> dict[str, list[str]]:
    """Every kind of decision and its words in order."""
    sectors = PLACE_NAMES[:SECTORS]
    seats = range(SEATS)
    carried = range(1, MOST_CARRIED + 1)
    edges = [market_name(market) for market in range(MARKETS) if market % MARKET_PLACES]
    return {
        "start": [f"start {seat}" for seat in seats],
        "message": [f"message {market} {kind}" for market in edges for kind in MESSAGE_NAMES],
        "remove": [f"remove {person}" for person in PERSON_NAMES[BROWN_PERSONS:]],
        "person": [f"person {person}" for person in PERSON_NAMES],
        "draw": [f"draw {seat} {card}" for seat in seats for card in CARD_NAMES],
        "keep": [f"keep {card}" for card in CARD_NAMES],
        "play": [f"play {card}" for card in CARD_NAMES],
        "from": [*(f"from {place}" for place in PLACE_NAMES), "forgo"],
        "donate": [f"donate {coins}" for coins in range(4)],
        "friend": [f"friend {sector}" for sector in sectors],
        "drive": [f"drive {market_name(market)}" for market in range(MARKETS)],
        "take": ["leave message", "take message"],
        "perk": [f"perk {perk}" for perk in PERK_NAMES],
        "hire": [*(f"hire {person}" for person in PERSON_NAMES), "hire nobody"],
        "lift": [*(f"lift marker {place}" for place in PLACE_NAMES), *(f"lift friend {sector}" for sector in sectors)],
        "to": [f"to {sector}" for sector in sectors],
        "carry": [*(f"carry {n}" for n in carried), *(f"carry {n} friend" for n in carried)],
        "lose": [f"lose {sector}" for sector in sectors],
        "type": [f"type {kind}" for kind in MESSAGE_NAMES],
        "return": [*(f"return {place}" for place in PLACE_NAMES), "enough"],
    }


def firsts() -> dict[str, int]:
    """The number of the first decision of every kind."""
    numbers = {}
    number = 0
    for kind, decisions in words().items():
        numbers[kind] = number
        number += len(decisions)
    return numbers


CATALOGUE = tuple(decision for decisions in words().values() for decision in decisions)
FIRST = firsts()
