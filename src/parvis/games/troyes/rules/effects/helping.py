"""Cubes for later: each helps a group of dice in another action, see `rules/group_growth.py`."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import named
from parvis.games.troyes.cards import DELAYED
from parvis.games.troyes.helps import HELP_NAMES, read_help
from parvis.games.troyes.pieces import DICE_COLOUR_NAMES
from parvis.games.troyes.rules.cubes import lay_cubes
from parvis.games.troyes.rules.effects.kinds import EFFECTS, Explanation, explained, take_effect

HELPING = EFFECTS.kind("helping", needed={"help": named(HELP_NAMES, 1)}, group=DELAYED)
HELPING.reads(read_help)
HELPING.does(take_effect)(lay_cubes)


@HELPING.does(explained)
def help_explained(effect: Mapping[str, Any]) -> Explanation:
    """How a cube helps which dice, and where it helps beside cards, events and fields, or doesn't."""
    colours = {
        name: DICE_COLOUR_NAMES[effect[field]] if field in effect else "any"
        for name, field in (("used_as", "group"), ("dice", "dice"))
    }
    amount = {"amount": effect["amount"]} if "amount" in effect else {}
    where = {"places": True} if effect.get("places") else {}
    where |= {"cathedral": False} if not effect.get("cathedral", True) else {}
    return {"kind": HELP_NAMES[effect["help"]], **amount, **colours, **where}
