"""What bots know of positions, for their tests."""

from parvis import bots
from parvis.bots.information_state import InformationState
from parvis.engine.contract import Game
from parvis.engine.state import FlatState


def information_of(game: Game, state: FlatState, seat: int, bot: str = "expert", seed: int = 1) -> InformationState:
    """What a bot knows of a position."""
    core = bots.interpreted(game)
    truth = core.batch(1)
    core.put(truth, 0, state)
    information = bots.information_state_of(core, bots.find(bot), seat, seed)
    information.update(truth, 0)
    return information
