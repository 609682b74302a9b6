"""The layout of an observation: its fields in order, which `observation.py` writes, and what stands at each place."""

from collections.abc import Mapping

from parvis.engine.contract import Field, Labels
from parvis.engine.narrow import MOST_SHOWN
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import course, group
from parvis.games.troyes.rules.effects import cubes_on_cards, gains

# The axes: what stands at each place, in words, for docs/envs/observation-troyes.md

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
    "module": pieces.MODULE_NAMES,
    "player": PLAYERS,
    "district": (*PLAYERS, "neutral"),
    "character": cards.CHARACTER_NAMES,
    "activity card": cards.ACTIVITY_WORDS,
    "event": cards.EVENT_WORDS,
    "colour": pieces.ALL_COLOUR_NAMES,
    "building": pieces.BUILDING_NAMES,
    "spot": tuple(
        f"{pieces.CARD_COLOUR_NAMES[pieces.SPOT_COLOUR[spot]]} {('I', 'II', 'III')[pieces.SPOT_LEVEL[spot]]}"
        for spot in range(pieces.SPOTS)
    ),
    "space": numbered(pieces.SPACES),
    "value": numbered(pieces.FACES),
    "column": numbered(pieces.COLUMNS),
    "level": numbered(pieces.STONE_LEVELS),
    "outdoor tile": tiles.WORDS,
    "gate": ("I", "II", "III", "IV"),
    "phase": {"over": "the game is over", **{phase.name: phase.about for phase in course.DECLARED.phases}},
    "question": {question.name: question.about for question in course.DECLARED.questions},
    "action": dict(ACTION_LABELS.values()),
}
"""By the axes that fields name: what stands at each place, explained where the name does not say it."""


# The fields in order

EVENTS = len(cards.EVENT_WORDS)
PHASE_COUNT, QUESTION_COUNT = len(LABELS["phase"]), len(LABELS["question"])
MOST_DETAIL = max(gains.MOST_TIMES, pieces.FACES * cubes_on_cards.HIGH)
PLACES = pieces.BUILDINGS * pieces.SPACES
STONES = pieces.COLUMNS * pieces.STONE_LEVELS
MOST_STEPS = pieces.BUILDINGS * pieces.SPACES + pieces.SEATS + pieces.SEATS
"""Turns of a round at most: each passes, or takes a die; every citizen in a building and every head of a family brings
one. With dice from the supply there may be more turns; they are shown as this.
"""
MOST_SECOND = (1 << pieces.GATES + 1) - 1
"""Gates as bits, and a bit more."""
MOST_WAITING = pieces.SEATS + 2
"""How many questions about outdoor tiles may wait: those to three sellers, and to the acting seat about two tiles."""

LAYOUT = (
    Field("seats", 1, 2, pieces.SEATS, "players in the game"),
    Field("ruling", 1, 1, cards.RULING, "the version of the rules that the game is played by"),
    Field("options", 2, 0, 1, "1 if it is on", ("option",)),
    Field("modules", len(pieces.MODULE_NAMES), 0, 1, "1 if the game is played with it", ("module",)),
    Field("round", 1, 0, max(pieces.ROUNDS) - 1, "round, from 0"),
    Field("phase", PHASE_COUNT, 0, 1, "1 at the phase that the game is in", ("phase",)),
    Field("step", 1, 0, MOST_STEPS, "how many steps of the phase have begun: see the phases; 0 in others"),
    Field("asked", QUESTION_COUNT, 0, 1, "1 at the question that is asked now", ("question",)),
    Field("about", 1, 0, MOST_DETAIL, "that question's detail, or 0; see the questions"),
    Field("used", 1, 0, 1, "1 if the next of several cubes is asked for, and not the first; see the questions"),
    Field("covered", EVENTS, 0, 1, "1 if `cube on each` is asked, and this activation has covered it", ("event",)),
    Field("second", 1, 0, MOST_SECOND, "the second detail of questions about the ramparts; see the questions"),
    Field("third", 1, 0, pieces.DICE_COLOURS * pieces.FACES - 1, "the third detail of `swap for`; see the questions"),
    Field(
        "waiting",
        QUESTION_COUNT,
        0,
        MOST_WAITING,
        "how often it is asked now or will be, before the phase goes on",
        ("question",),
    ),
    Field("decides", pieces.SEATS, 0, 1, "1 if it may decide now", ("player",)),
    Field("turn", pieces.SEATS, 0, 1, "1 if it is its turn to defend or to act", ("player",)),
    Field("start", pieces.SEATS, 0, 1, "1 for the start player", ("player",)),
    Field("passed", pieces.SEATS, 0, 1, "1 if it has passed in this round", ("player",)),
    Field("deniers", pieces.SEATS, 0, MOST_SHOWN, f"deniers; {MOST_SHOWN} for more too", ("player",)),
    Field(
        "income",
        pieces.SEATS,
        0,
        MOST_SHOWN,
        f"deniers that lie in its district until the round ends; {MOST_SHOWN} for more too",
        ("player",),
    ),
    Field("influence", pieces.SEATS, 0, pieces.MOST_INFLUENCE, "influence", ("player",)),
    Field(
        "points",
        pieces.SEATS,
        0,
        MOST_SHOWN,
        f"victory points, each gain of which was made openly; {MOST_SHOWN} for more too",
        ("player",),
    ),
    Field("supply", pieces.SEATS, 0, pieces.CITIZENS, "citizens in its personal supply", ("player",)),
    Field("possessed", pieces.SEATS, 0, pieces.CITIZENS, "its citizens on Possession", ("player",)),
    Field("characters", cards.CHARACTERS, 0, 1, "1 if the seat holds it", ("character",)),
    Field("open_character", cards.CHARACTERS, 0, 1, "1 if it lies open for all", ("character",)),
    Field(
        "cards",
        len(cards.ACTIVITY_WORDS),
        0,
        1,
        "1 if it lies open, on the spot of its colour and level",
        ("activity card",),
    ),
    Field(
        "tradesmen",
        pieces.DISTRICTS * pieces.SPOTS,
        0,
        pieces.TRADESMEN,
        "the space of its tradesman on the card there, from 1; 0 for none. Grey ones, of the neutral district, "
        "may stand on 1, on 2 or on both, which is 3",
        ("district", "spot"),
    ),
    Field(
        "cubes",
        pieces.SEATS * pieces.SPOTS,
        0,
        MOST_SHOWN,
        f"its cubes on the card there; {MOST_SHOWN} for more too",
        ("player", "spot"),
    ),
    Field("citizens", pieces.DISTRICTS * PLACES, 0, 1, "1 where its citizen stands", ("district", "building", "space")),
    Field(
        "lying",
        pieces.DISTRICTS * pieces.BUILDINGS,
        0,
        pieces.CITIZENS,
        "its citizens who were driven out of there and lie down until the round ends",
        ("district", "building"),
    ),
    Field(
        "cathedral",
        pieces.SEATS * STONES,
        0,
        1,
        "1 where its cube is, from the lowest level up",
        ("player", "column", "level"),
    ),
    Field(
        "dice",
        pieces.DISTRICTS * pieces.BY_DISTRICT,
        0,
        6,
        "dice that lie there, without those of the group",
        ("district", "colour", "value"),
    ),
    Field("black", pieces.FACES, 0, pieces.MOST_BLACK, "black dice that are left", ("value",)),
    Field(
        "events",
        EVENTS,
        0,
        pieces.QUEUE,
        "its place in the queue, 1 for the first one; 0 if it is not there",
        ("event",),
    ),
    Field("banners", pieces.SEATS * EVENTS, 0, cards.MOST_BANNERS, "its cubes on the event", ("player", "event")),
    Field(
        "leads", pieces.SEATS * EVENTS, 0, 1, "1 if it would get the card, were it countered now", ("player", "event")
    ),
    Field("won", pieces.SEATS * EVENTS, 0, 1, "1 if it has the card", ("player", "event")),
    Field("action", group.FARM + 1, 0, 1, "1 at what the group of dice is for", ("action",)),
    Field("target", 1, 0, EVENTS - 1, "the number of the spot, event or building that it is for: see the actions"),
    Field("helper", pieces.SPOTS, 0, 1, "1 if a cube of the card there helps the group", ("spot",)),
    Field(
        "group",
        pieces.DISTRICTS * pieces.BY_DISTRICT,
        0,
        pieces.GROUP,
        "dice of the group; where `turn` is asked, those that are turned over, as they lay",
        ("district", "colour", "value"),
    ),
    Field("tiles", len(tiles.WORDS), 0, 1, "1 if it lies at the gate of its level", ("outdoor tile",)),
    Field("guards", pieces.SEATS, 0, pieces.WALL, "the space of the ramparts where its guard is", ("player",)),
    Field(
        "outdoor",
        pieces.SEATS * pieces.GATES,
        0,
        MOST_SHOWN,
        f"its cubes on the outdoor tile at the gate; {MOST_SHOWN} for more too",
        ("player", "gate"),
    ),
    Field(
        "tiles_used", pieces.SEATS * pieces.GATES, 0, 1, "1 if it has used one of them in this turn", ("player", "gate")
    ),
    Field("laid", 1, 0, 1, "1 if a cube came to the cathedral or a card in this turn; 0 without outdoor tiles"),
    Field(
        "brought",
        1,
        0,
        pieces.NEUTRAL * pieces.BY_DISTRICT,
        "the die of the group that a cube has brought, as it shows there, in the order of `group`, from 1; 0 for none",
    ),
    Field("defended", 1, 0, 36, "what the dice thrown against the highest black one count so far, red ones double"),
)
"""The layout of what `observe` writes."""
