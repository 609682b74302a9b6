"""What stands at which place of an observation's fields, in words, for docs/envs/observation-troyes.md."""

from collections.abc import Mapping

from parvis.engine.contract import Order
from parvis.games.troyes.cards import ACTIVITY_NAMES, CHARACTER_NAMES, EVENT_NAMES
from parvis.games.troyes.pieces import BUILDING_NAMES, COLOUR_NAMES, COLUMNS, FACES, LEVELS, SPACES
from parvis.games.troyes.rules import grouping, questions

PHASES = {
    questions.START_PLAYER: ("start-player", "chance: who begins"),
    questions.DEALING: ("dealing", "chance: the characters. `step`: characters that are dealt"),
    questions.SETTLING: ("settling", "players place their first citizens. `step`: citizens placed by all together"),
    questions.REVEALING: ("cards", "chance: the activity cards of the round. `step`: cards that have come"),
    questions.ROLLING: ("workforce", "chance: the dice of all citizens. `step`: dice that are rolled"),
    questions.RED_EVENT: ("red-event", "chance: a red event comes"),
    questions.OTHER_EVENT: ("other-event", "chance: a white or a yellow event comes, as the red one says"),
    questions.EVENTS: ("events", "events do what they do; questions ask for it. `step`: events whose turn has come"),
    questions.BLACK_DICE: ("black-dice", "chance: the black dice. `step`: dice that are rolled"),
    questions.DEFENCE: ("defence", "black dice are fought. `step`: dice that the player has beaten in this turn"),
    questions.ACTIONS: ("actions", "players act. `step`: 1 if the player whose turn it is has acted, otherwise 0"),
    questions.OVER: ("over", "the game is over"),
}
"""Phase -> its name, and what happens in it."""

QUESTIONS = {
    questions.ARRIVAL: (
        "arrival",
        "chance: the space to which a neutral citizen comes. `about`: the building",
    ),
    questions.LOSE_CUBE: ("lose-cube", "an event takes an own cube from an event: from which one"),
    questions.LOSE_STONE: ("lose-stone", "an event takes an own cube from the cathedral: from where"),
    questions.REROLLING: ("reroll", "the own die that is rolled again"),
    questions.AGAIN: ("again", "chance: what that die shows"),
    questions.TURNING: ("turn", "one more own die that is turned over, or enough"),
    questions.GROUPING: ("group", "one more die for the group, a cube that helps it, or done"),
    questions.SENDING: (
        "send",
        "the own citizen on the board who becomes a tradesman. `about`: how often the card is activated then",
    ),
    questions.TIMES: ("times", "how often the card is activated. `about`: how often at most"),
    questions.CUBE_ON: (
        "cube",
        "the event to which the card's next cube goes. `about`: activations that are left; `used`: 1 after the first",
    ),
    questions.DEFENDING: ("throw", "one more own die against the highest black die"),
}
"""Question on the stack -> its name, and what is asked."""

ACTIONS = {
    grouping.NOTHING: (
        "nothing",
        "there is no group. `target`: the spot of the card if `send`, `times` or `cube` asks",
    ),
    grouping.TRADE: ("activate", "an activity card. `target`: its spot"),
    grouping.BUILD: ("build", "the cathedral. `target`: 0"),
    grouping.COUNTER: ("counter", "an event. `target`: the event"),
    grouping.PLACE: ("place", "a citizen. `target`: the building"),
    grouping.FARM: ("harvest", "agriculture. `target`: 0"),
}
"""What a group of dice is for -> its name, and what it is aimed at."""


def numbered(count: int) -> tuple[str, ...]:
    """`1`, `2`, `3` …"""
    return tuple(str(number) for number in range(1, count + 1))


PLAYERS = ("the seat itself", *(f"{place} to the left" for place in ("first", "second", "third")))
ORDERS: Mapping[str, Order] = {
    "option": ("sliding", "marauding_leaves"),
    "player": PLAYERS,
    "district": (*PLAYERS, "neutral"),
    "character": CHARACTER_NAMES,
    "activity card": ACTIVITY_NAMES,
    "event": EVENT_NAMES,
    "colour": COLOUR_NAMES,
    "building": BUILDING_NAMES,
    "spot": tuple(f"{colour} {level}" for colour in COLOUR_NAMES for level in ("I", "II", "III")),
    "space": numbered(SPACES),
    "value": numbered(FACES),
    "column": numbered(COLUMNS),
    "level": numbered(LEVELS),
    "phase": dict(PHASES.values()),
    "question": dict(QUESTIONS.values()),
    "action": dict(ACTIONS.values()),
}
"""By the words in `Field.by`: what stands at which place, with an explanation where the name is none."""
