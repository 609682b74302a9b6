"""Black dice, which come in a phase of their own: see `rules/defence.py`."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import number
from parvis.games.troyes.rules.strikes.kinds import STRIKES, Explanation, act, column, explained, logged
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture
from parvis.games.troyes.state import State

BLACK = STRIKES.kind("black dice", needed={"black": number(1, 6)})
BLACK_DICE = column(BLACK.needed, "black")


@BLACK.does(act)
def wait_for_defence(state: State) -> None:
    """Do nothing yet: black dice strike in the phase of defence."""


@BLACK.does(explained)
def black_dice_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the event with the number of its black dice."""
    return {"kind": "black-dice", "black_dice": effect["black"]}


@BLACK.does(logged)
def black_dice_logged() -> None:
    """Write no line: black dice are told of when they are rolled."""


@drawn_as("black-dice")
def black_dice_drawn(effect: Effect) -> list[Sign]:
    """As many black dice as the event brings."""
    return [picture("black-die")] * effect["black_dice"]
