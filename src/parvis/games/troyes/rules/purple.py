"""The heads of the families: a purple die for every player, rolled with those of the citizens. Rules: module 4.

Only its owner uses it, as a die of the colour that is wanted (`rules/group_bounds.py`, `rules/group_growth.py`);
lying there it has none.
"""

from parvis.engine.rulings import ALL_RULINGS
from parvis.games.troyes.pieces import PURPLE, PURPLE_DICE
from parvis.games.troyes.rules.in_play import is_in_play
from parvis.games.troyes.state import State, rule


@rule
def heads(state: State) -> int:
    """How many players have a purple die: all of them, or none."""
    return state.seats if is_in_play(state, PURPLE_DICE, 1, ALL_RULINGS) else 0


@rule
def roll_head(state: State, seat: int, value: int) -> None:
    """A player's purple die lies in its district."""
    state.dice[seat][PURPLE][value] += 1
