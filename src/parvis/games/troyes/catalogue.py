"""The catalogue of decisions: where each kind begins, and every decision in words (docs/records.md).

Numbers never change their meaning: a new kind of decision goes to the end.
"""

from parvis.games.troyes.cards import ACTIVITY_NAMES, CHARACTER_NAMES, EVENT_NAMES
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    COLOURS,
    COLUMNS,
    DISTRICTS,
    FACES,
    LEVELS,
    SEATS,
    SPACES,
    die_name,
)

DICE = DISTRICTS * COLOURS * FACES
MOST_TIMES = 36
"""Activations of a card by one group at most: three dice, each worth twelve at most."""


def words() -> dict[str, list[str]]:
    """Every kind of decision and its words in order."""
    places = [f"{building} {space + 1}" for building in BUILDING_NAMES for space in range(SPACES)]
    return {
        "start": [f"start {seat}" for seat in range(SEATS)],
        "deal": [f"deal {seat} {character}" for seat in range(SEATS) for character in CHARACTER_NAMES],
        "settle": [f"settle {place}" for place in places],
        "card": [f"card {card}" for card in ACTIVITY_NAMES],
        "event": [f"event {event}" for event in EVENT_NAMES[1:]],
        "roll": [f"roll {value + 1}" for value in range(FACES)],
        "activate": [f"activate {card}" for card in ACTIVITY_NAMES],
        "build": ["build"],
        "counter": [f"counter {event}" for event in EVENT_NAMES],
        "place": [f"place {building}" for building in BUILDING_NAMES],
        "harvest": ["harvest"],
        "pass": ["pass"],
        "reroll": ["reroll"],
        "recruit": ["recruit"],
        "turn": ["turn dice"],
        "die": [f"die {die_name(die)}" for die in range(DICE)],
        "help": [f"help {card}" for card in ACTIVITY_NAMES],
        "done": ["done"],
        "times": [f"times {times}" for times in range(1, MOST_TIMES + 1)],
        "on": [f"on {event}" for event in EVENT_NAMES],
        "enough": ["enough"],
        "off": [f"off {event}" for event in EVENT_NAMES],
        "remove": [f"remove {column + 1} {level + 1}" for column in range(COLUMNS) for level in range(LEVELS)],
        "send": [f"send {place}" for place in places],
        "yield": ["yield"],
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

START, DEAL, SETTLE, CARD, ROLL = (FIRST[kind] for kind in ("start", "deal", "settle", "card", "roll"))
EVENT = FIRST["event"] - 1
"""The first event, Marauding, lies there from the start and never comes."""
ACTIVATE, BUILD, COUNTER, PLACE, HARVEST, PASS = (
    FIRST[kind] for kind in ("activate", "build", "counter", "place", "harvest", "pass")
)
REROLL, RECRUIT, TURN, DIE, HELP, DONE = (FIRST[kind] for kind in ("reroll", "recruit", "turn", "die", "help", "done"))
TIMES, ON, ENOUGH, OFF, REMOVE, SEND = (FIRST[kind] for kind in ("times", "on", "enough", "off", "remove", "send"))
YIELD = FIRST["yield"]
