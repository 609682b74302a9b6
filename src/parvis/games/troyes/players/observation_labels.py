"""The axes of the observation: what stands at each place, in words, for docs/envs/observation-troyes.md."""

from collections.abc import Mapping

from parvis.engine.contract import Labels
from parvis.games.troyes import tiles
from parvis.games.troyes.cards import ACTIVITY_WORDS, CHARACTER_NAMES, EVENT_WORDS
from parvis.games.troyes.pieces import (
    ALL_COLOUR_NAMES,
    BUILDING_NAMES,
    CARD_COLOUR_NAMES,
    COLUMNS,
    FACES,
    MODULE_NAMES,
    SPACES,
    SPOT_COLOUR,
    SPOT_LEVEL,
    SPOTS,
    STONE_LEVELS,
)
from parvis.games.troyes.rules import group
from parvis.games.troyes.rules.course import DECLARED

ACTION_LABELS = {
    group.NOTHING: (
        "nothing",
        "there is no group. `target`: the spot of the card if a card asks; what the action was aimed at if `tile` or "
        "`move cube` asks about it afterwards",
    ),
    group.TRADE: ("activate", "an activity card. `target`: its spot"),
    group.BUILD: ("build", "the cathedral. `target`: 0"),
    group.COUNTER: ("counter", "an event. `target`: the event"),
    group.PLACE: ("place", "a citizen. `target`: the building"),
    group.FARM: ("harvest", "agriculture. `target`: 0"),
}
"""What a group of dice is for -> its name, and what it is aimed at."""


def numbered(count: int) -> tuple[str, ...]:
    """Labels of a row of numbers: `1`, `2`, `3` …"""
    return tuple(str(number) for number in range(1, count + 1))


PLAYERS = ("the seat itself", *(f"{place} to the left" for place in ("first", "second", "third")))
LABELS: Mapping[str, Labels] = {
    "option": ("sliding", "marauding_leaves"),
    "module": MODULE_NAMES,
    "player": PLAYERS,
    "district": (*PLAYERS, "neutral"),
    "character": CHARACTER_NAMES,
    "activity card": ACTIVITY_WORDS,
    "event": EVENT_WORDS,
    "colour": ALL_COLOUR_NAMES,
    "building": BUILDING_NAMES,
    "spot": tuple(
        f"{CARD_COLOUR_NAMES[SPOT_COLOUR[spot]]} {('I', 'II', 'III')[SPOT_LEVEL[spot]]}" for spot in range(SPOTS)
    ),
    "space": numbered(SPACES),
    "value": numbered(FACES),
    "column": numbered(COLUMNS),
    "level": numbered(STONE_LEVELS),
    "outdoor tile": tiles.WORDS,
    "gate": ("I", "II", "III", "IV"),
    "phase": {"over": "the game is over", **{phase.name: phase.about for phase in DECLARED.phases}},
    "question": {question.name: question.about for question in DECLARED.questions},
    "action": dict(ACTION_LABELS.values()),
}
"""By the axes that fields name: what stands at each place, explained where the name does not say it."""
