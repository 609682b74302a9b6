"""Cubes for later: each helps a group of dice in another action, see `rules/forming.py`."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import named
from parvis.engine.telling import tell
from parvis.games.troyes.cards import DELAYED, SPOT
from parvis.games.troyes.helps import HELP_NAMES, read_help
from parvis.games.troyes.pieces import DICE_COLOUR_NAMES
from parvis.games.troyes.rules.effects.kinds import EFFECTS, Told, explained, take_effect
from parvis.games.troyes.rules.ramparts.wall import cube_put
from parvis.games.troyes.state import RULES, State

HELPING = EFFECTS.kind("helping", needed={"help": named(HELP_NAMES, 1)}, group=DELAYED)
HELPING.reads(read_help)
CUBES_LAID = RULES.event("cubes laid", "seat", "card", "cubes")
CUBE_USED = RULES.event("cube used", "seat", "card")


@HELPING.does(take_effect)
def lay_cubes(state: State, seat: int, card: int, times: int) -> None:
    """A cube on the card for each activation."""
    tell(state, CUBES_LAID, seat, card, times)
    state.cubes[SPOT[card]][seat] += times
    cube_put(state)


@HELPING.does(explained)
def help_explained(effect: Mapping[str, Any]) -> Told:
    """How a cube helps which dice, and where it helps beside cards, events and fields, or doesn't."""
    colours = {
        name: DICE_COLOUR_NAMES[effect[field]] if field in effect else "any"
        for name, field in (("used_as", "group"), ("dice", "dice"))
    }
    amount = {"amount": effect["amount"]} if "amount" in effect else {}
    where = {"places": True} if effect.get("places") else {}
    where |= {"cathedral": False} if not effect.get("cathedral", True) else {}
    return {"kind": HELP_NAMES[effect["help"]], **amount, **colours, **where}
