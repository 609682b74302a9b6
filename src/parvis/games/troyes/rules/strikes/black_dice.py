"""Events that bring black dice, or turn them higher. `rules/defence.py` has what black dice do."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import number
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import queue
from parvis.games.troyes.rules.strikes import kinds
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import State

# Black dice, which come in a phase of their own: see `rules/defence.py`

BLACK = kinds.STRIKES.kind("black dice", needed={"black": number(1, 6)})
BLACK_DICE = kinds.column(BLACK.needed, "black")


@BLACK.does(kinds.act)
def wait_for_defence(state: State) -> None:
    """Do nothing yet: black dice strike in the phase of defence."""


@BLACK.does(kinds.explained)
def black_dice_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the event with the number of its black dice."""
    return {"kind": "black-dice", "black_dice": effect["black"]}


@BLACK.does(kinds.logged)
def black_dice_logged() -> None:
    """Write no line: black dice are told of when they are rolled."""


@drawn_as("black-dice")
def black_dice_drawn(effect: Effect) -> list[Sign]:
    """As many black dice as the event brings."""
    return [picture("black-die")] * effect["black_dice"]


# All black dice are turned higher before anybody meets them, and no cube comes to the event by some red cards.
#
# See `rules/defence.py` for the dice, `rules/queue.py` for the cubes.

OUTLAW = kinds.STRIKES.kind("outlaw", needed={"black_higher": number(1, pieces.FACES - 1), **queue.CLOSED_FIELDS})
BLACK_HIGHER = kinds.column(OUTLAW.needed, "black_higher")
"""By event: how much higher it turns every black die."""


@OUTLAW.does(kinds.act)
def wait_for_black_dice(state: State) -> None:
    """Do nothing yet: the outlaw strikes when black dice have been rolled."""


@OUTLAW.does(kinds.explained)
def outlaw_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """How much higher, and which cards put no cubes there."""
    return {"kind": OUTLAW.name, **effect}


@OUTLAW.does(kinds.logged)
def outlaw_logged() -> None:
    """Write no line: the outlaw is told of when black dice have been rolled."""


@drawn_as(OUTLAW.name)
def outlaw_drawn(effect: Effect) -> list[Sign]:
    """How much higher black dice are."""
    return [picture("black-die"), written(f"+{effect['black_higher']}")]
