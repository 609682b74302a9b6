"""The layout of an observation: its fields in order, which `observation.py` writes, and what stands at each place."""

from collections.abc import Mapping

from parvis.engine.contract import Field, Labels
from parvis.games.troyes import tiles
from parvis.games.troyes.cards import ACTIVITY_WORDS, CHARACTER_NAMES, CHARACTERS, EVENT_WORDS, MOST_BANNERS, RULING
from parvis.games.troyes.pieces import (
    ALL_COLOUR_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    BY_DISTRICT,
    CARD_COLOUR_NAMES,
    CITIZENS,
    COLUMNS,
    DICE_COLOURS,
    DISTRICTS,
    FACES,
    GATES,
    GROUP,
    MODULE_NAMES,
    MOST_BLACK,
    MOST_INFLUENCE,
    NEUTRAL,
    QUEUE,
    ROUNDS,
    SEATS,
    SPACES,
    SPOT_COLOUR,
    SPOT_LEVEL,
    SPOTS,
    STONE_LEVELS,
    TRADESMEN,
    WALL,
)
from parvis.games.troyes.rules import group
from parvis.games.troyes.rules.course import DECLARED
from parvis.games.troyes.rules.effects.cubes_on_cards import HIGH
from parvis.games.troyes.rules.effects.gains import MOST_TIMES
from parvis.games.troyes.rules.group import FARM

# The axes of the observation: what stands at each place, in words, for docs/envs/observation-troyes.md

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


# The fields in order

EVENTS = len(EVENT_WORDS)
MOST_SHOWN = 999
"""Deniers, points and cubes have no end in the rules; more than this is shown as this."""
PHASE_COUNT, QUESTION_COUNT = len(LABELS["phase"]), len(LABELS["question"])
MOST_DETAIL = max(MOST_TIMES, FACES * HIGH)
PLACES = BUILDINGS * SPACES
STONES = COLUMNS * STONE_LEVELS
MOST_STEPS = BUILDINGS * SPACES + SEATS + SEATS
"""Turns of a round at most: each passes, or takes a die; every citizen in a building and every head of a family brings
one. With dice from the supply there may be more turns; they are shown as this.
"""
MOST_SECOND = (1 << GATES + 1) - 1
"""Gates as bits, and a bit more."""
MOST_WAITING = SEATS + 2
"""How many questions about outdoor tiles may wait: those to three sellers, and to the acting seat about two tiles."""

LAYOUT = (
    Field("seats", 1, 2, SEATS, "players in the game"),
    Field("ruling", 1, 1, RULING, "the version of the rules that the game is played by"),
    Field("options", 2, 0, 1, "1 if it is on", ("option",)),
    Field("modules", len(MODULE_NAMES), 0, 1, "1 if the game is played with it", ("module",)),
    Field("round", 1, 0, max(ROUNDS) - 1, "round, from 0"),
    Field("phase", PHASE_COUNT, 0, 1, "1 at the phase that the game is in", ("phase",)),
    Field("step", 1, 0, MOST_STEPS, "how many steps of the phase have begun: see the phases; 0 in others"),
    Field("asked", QUESTION_COUNT, 0, 1, "1 at the question that is asked now", ("question",)),
    Field("about", 1, 0, MOST_DETAIL, "that question's detail, or 0; see the questions"),
    Field("used", 1, 0, 1, "1 if the next of several cubes is asked for, and not the first; see the questions"),
    Field("covered", EVENTS, 0, 1, "1 if `cube on each` is asked, and this activation has covered it", ("event",)),
    Field("second", 1, 0, MOST_SECOND, "the second detail of questions about the ramparts; see the questions"),
    Field("third", 1, 0, DICE_COLOURS * FACES - 1, "the third detail of `swap for`; see the questions"),
    Field(
        "waiting",
        QUESTION_COUNT,
        0,
        MOST_WAITING,
        "how often it is asked now or will be, before the phase goes on",
        ("question",),
    ),
    Field("decides", SEATS, 0, 1, "1 if it may decide now", ("player",)),
    Field("turn", SEATS, 0, 1, "1 if it is its turn to defend or to act", ("player",)),
    Field("start", SEATS, 0, 1, "1 for the start player", ("player",)),
    Field("passed", SEATS, 0, 1, "1 if it has passed in this round", ("player",)),
    Field("deniers", SEATS, 0, MOST_SHOWN, f"deniers; {MOST_SHOWN} for more too", ("player",)),
    Field(
        "income",
        SEATS,
        0,
        MOST_SHOWN,
        f"deniers that lie in its district until the round ends; {MOST_SHOWN} for more too",
        ("player",),
    ),
    Field("influence", SEATS, 0, MOST_INFLUENCE, "influence", ("player",)),
    Field(
        "points",
        SEATS,
        0,
        MOST_SHOWN,
        f"victory points, each gain of which was made openly; {MOST_SHOWN} for more too",
        ("player",),
    ),
    Field("supply", SEATS, 0, CITIZENS, "citizens in its personal supply", ("player",)),
    Field("possessed", SEATS, 0, CITIZENS, "its citizens on Possession", ("player",)),
    Field("characters", CHARACTERS, 0, 1, "1 if the seat holds it", ("character",)),
    Field("open_character", CHARACTERS, 0, 1, "1 if it lies open for all", ("character",)),
    Field(
        "cards", len(ACTIVITY_WORDS), 0, 1, "1 if it lies open, on the spot of its colour and level", ("activity card",)
    ),
    Field(
        "tradesmen",
        DISTRICTS * SPOTS,
        0,
        TRADESMEN,
        "the space of its tradesman on the card there, from 1; 0 for none. Grey ones, of the neutral district, "
        "may stand on 1, on 2 or on both, which is 3",
        ("district", "spot"),
    ),
    Field(
        "cubes",
        SEATS * SPOTS,
        0,
        MOST_SHOWN,
        f"its cubes on the card there; {MOST_SHOWN} for more too",
        ("player", "spot"),
    ),
    Field("citizens", DISTRICTS * PLACES, 0, 1, "1 where its citizen stands", ("district", "building", "space")),
    Field(
        "lying",
        DISTRICTS * BUILDINGS,
        0,
        CITIZENS,
        "its citizens who were driven out of there and lie down until the round ends",
        ("district", "building"),
    ),
    Field(
        "cathedral",
        SEATS * STONES,
        0,
        1,
        "1 where its cube is, from the lowest level up",
        ("player", "column", "level"),
    ),
    Field(
        "dice",
        DISTRICTS * BY_DISTRICT,
        0,
        6,
        "dice that lie there, without those of the group",
        ("district", "colour", "value"),
    ),
    Field("black", FACES, 0, MOST_BLACK, "black dice that are left", ("value",)),
    Field("events", EVENTS, 0, QUEUE, "its place in the queue, 1 for the first one; 0 if it is not there", ("event",)),
    Field("banners", SEATS * EVENTS, 0, MOST_BANNERS, "its cubes on the event", ("player", "event")),
    Field("leads", SEATS * EVENTS, 0, 1, "1 if it would get the card, were it countered now", ("player", "event")),
    Field("won", SEATS * EVENTS, 0, 1, "1 if it has the card", ("player", "event")),
    Field("action", FARM + 1, 0, 1, "1 at what the group of dice is for", ("action",)),
    Field("target", 1, 0, EVENTS - 1, "the number of the spot, event or building that it is for: see the actions"),
    Field("helper", SPOTS, 0, 1, "1 if a cube of the card there helps the group", ("spot",)),
    Field(
        "group",
        DISTRICTS * BY_DISTRICT,
        0,
        GROUP,
        "dice of the group; where `turn` is asked, those that are turned over, as they lay",
        ("district", "colour", "value"),
    ),
    Field("tiles", len(tiles.WORDS), 0, 1, "1 if it lies at the gate of its level", ("outdoor tile",)),
    Field("guards", SEATS, 0, WALL, "the space of the ramparts where its guard is", ("player",)),
    Field(
        "outdoor",
        SEATS * GATES,
        0,
        MOST_SHOWN,
        f"its cubes on the outdoor tile at the gate; {MOST_SHOWN} for more too",
        ("player", "gate"),
    ),
    Field("tiles_used", SEATS * GATES, 0, 1, "1 if it has used one of them in this turn", ("player", "gate")),
    Field("laid", 1, 0, 1, "1 if a cube came to the cathedral or a card in this turn; 0 without outdoor tiles"),
    Field(
        "brought",
        1,
        0,
        NEUTRAL * BY_DISTRICT,
        "the die of the group that a cube has brought, as it shows there, in the order of `group`, from 1; 0 for none",
    ),
    Field("defended", 1, 0, 36, "what the dice thrown against the highest black one count so far, red ones double"),
)
"""The layout of what `observe` writes."""
