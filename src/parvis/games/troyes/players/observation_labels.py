"""The axes of the observation: what stands at each place, in words, for docs/envs/observation-troyes.md."""

from collections.abc import Mapping

from parvis.engine.contract import Labels
from parvis.engine.questions import Phase, Question
from parvis.games.troyes.cards import ACTIVITY_WORDS, CHARACTER_NAMES, EVENT_WORDS
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    CARD_COLOUR_NAMES,
    COLUMNS,
    DICE_COLOUR_NAMES,
    FACES,
    LEVELS,
    SPACES,
    SPOT_COLOUR,
    SPOT_LEVEL,
    SPOTS,
)
from parvis.games.troyes.rules import actions, activities, buildings, defence, events, forming, group, influence, nature
from parvis.games.troyes.rules.effects import cubes_on_events, gains, shots
from parvis.games.troyes.rules.strikes import cubes, newcomers, stones
from parvis.games.troyes.state import RULES

PHASES: Mapping[Phase, str] = {
    nature.START_PLAYER: "chance: who begins",
    nature.DEALING: "chance: the characters. `step`: characters that are dealt",
    buildings.SETTLING: "players place their first citizens. `step`: citizens placed by all together",
    nature.REVEALING: "chance: the activity cards of the round. `step`: cards that have come",
    nature.ROLLING: "chance: the dice of all citizens. `step`: dice that are rolled",
    events.RED_COMES: "chance: a red event comes",
    events.OTHER_COMES: "chance: a white or a yellow event comes, as the red one says",
    events.EVENTS_ACT: "events do what they do; questions ask for it. `step`: events whose turn has come",
    defence.BLACK_DICE_ROLLED: "chance: the black dice. `step`: dice that are rolled",
    defence.DEFENDING_PHASE: "black dice are fought. `step`: turns that have begun",
    actions.ACTIONS: "players act. `step`: turns that have begun in this round",
}
"""What happens in each phase."""

QUESTIONS: Mapping[Question, str] = {
    nature.BEGINNER: "chance: who begins",
    nature.CHARACTER: "chance: the next character",
    buildings.SETTLING_QUESTION: "the space of a first citizen",
    nature.NEXT_CARD: "chance: the next activity card",
    nature.WORKFORCE: "chance: what the next citizen's die shows",
    events.RED_EVENT: "chance: the red event that comes",
    events.OTHER_EVENT: "chance: the event that comes after the red one",
    newcomers.ARRIVAL: "chance: the space to which a neutral citizen comes. `about`: the building",
    cubes.LOSE_CUBE: "an event takes one of the seat's cubes from an event: from which one",
    stones.LOSE_STONE: "an event takes one of the seat's cubes from the cathedral: from where",
    defence.BLACK_ROLL: "chance: what the next black die shows",
    defence.DEFENCE: "one of the seat's dice against the highest black die, influence, enough, or give way. "
    "`about`: dice that the player has beaten in this turn",
    defence.DEFENDING: "another die against the same black die. `about`: dice that the player has beaten before",
    actions.ACTION: "the action, to pass, or influence before that",
    influence.REROLLING: "the die that is rerolled",
    influence.AGAIN: "chance: what that die shows",
    influence.TURNING: "one more die that is turned over, or enough",
    forming.GROUPING: "one more die for the group, a cube that helps it, or done",
    activities.SENDING: "the citizen on the board who becomes a tradesman. "
    "`about`: how often the card is activated then",
    gains.HOW_OFTEN: "how often the card is activated. `about`: how often at most",
    cubes_on_events.CUBE_ON: "the event to which the card's next cube goes. `about`: activations that are left; "
    "`used`: 1 after the first",
    shots.SHOT: "chance: the black die that is rolled for a card's next cube. `about`: activations that are left; "
    "`used`: 1 after the first cube",
}
"""What is asked by each question."""

ACTION_LABELS = {
    group.NOTHING: ("nothing", "there is no group. `target`: the spot of the card if `send`, `times` or `cube` asks"),
    group.TRADE: ("activate", "an activity card. `target`: its spot"),
    group.BUILD: ("build", "the cathedral. `target`: 0"),
    group.COUNTER: ("counter", "an event. `target`: the event"),
    group.PLACE: ("place", "a citizen. `target`: the building"),
    group.FARM: ("harvest", "agriculture. `target`: 0"),
}
"""What a group of dice is for -> its name, and what it is aimed at."""


def numbered(count: int) -> tuple[str, ...]:
    """`1`, `2`, `3` …"""
    return tuple(str(number) for number in range(1, count + 1))


PLAYERS = ("the seat itself", *(f"{place} to the left" for place in ("first", "second", "third")))
LABELS: Mapping[str, Labels] = {
    "option": ("sliding", "marauding_leaves"),
    "player": PLAYERS,
    "district": (*PLAYERS, "neutral"),
    "character": CHARACTER_NAMES,
    "activity card": ACTIVITY_WORDS,
    "event": EVENT_WORDS,
    "colour": DICE_COLOUR_NAMES,
    "building": BUILDING_NAMES,
    "spot": tuple(
        f"{CARD_COLOUR_NAMES[SPOT_COLOUR[spot]]} {('I', 'II', 'III')[SPOT_LEVEL[spot]]}" for spot in range(SPOTS)
    ),
    "space": numbered(SPACES),
    "value": numbered(FACES),
    "column": numbered(COLUMNS),
    "level": numbered(LEVELS),
    "phase": {"over": "the game is over", **{phase.name: PHASES[phase] for phase in RULES.declared.phases}},
    "question": {question.name: QUESTIONS[question] for question in RULES.declared.questions},
    "action": dict(ACTION_LABELS.values()),
}
"""By the axes that fields name: what stands at each place, explained where the name does not say it."""
