"""All black dice are turned higher before anybody meets them, and no cube comes to the event by some red cards.

See `rules/defence.py` for the dice, `rules/queue.py` for the cubes.
"""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import number
from parvis.games.troyes.pieces import FACES
from parvis.games.troyes.rules.queue import CLOSED_FIELDS
from parvis.games.troyes.rules.strikes.kinds import STRIKES, Explanation, act, column, explained, logged
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import State

OUTLAW = STRIKES.kind("outlaw", needed={"black_higher": number(1, FACES - 1), **CLOSED_FIELDS})
BLACK_HIGHER = column(OUTLAW.needed, "black_higher")
"""By event: how much higher it turns every black die."""


@OUTLAW.does(act)
def wait_for_black_dice(state: State) -> None:
    """Do nothing yet: the outlaw strikes when black dice have been rolled."""


@OUTLAW.does(explained)
def outlaw_explained(effect: Mapping[str, Any]) -> Explanation:
    """How much higher, and which cards put no cubes there."""
    return {"kind": OUTLAW.name, **effect}


@OUTLAW.does(logged)
def outlaw_logged() -> None:
    """Write no line: the outlaw is told of when black dice have been rolled."""


@drawn_as(OUTLAW.name)
def outlaw_drawn(effect: Effect) -> list[Sign]:
    """How much higher black dice are."""
    return [picture("black-die"), written(f"+{effect['black_higher']}")]
