"""The bots that look one move ahead: `novice`, `greedy` and `skilled`. They differ in their evaluators: the game's
hand-written value, with random errors or without, or a learned one.
"""

from functools import partial
from typing import Any

from parvis.bots import lookahead
from parvis.bots.bot import Advice, Bot
from parvis.bots.calibration import MOVE, calibration_of
from parvis.bots.evaluation import POINT
from parvis.bots.evaluator import Evaluator
from parvis.bots.in_core import LOOKS_AHEAD, LOOKS_AHEAD_LEARNED, InCore
from parvis.bots.information_state import InformationState
from parvis.bots.learned import CURRENT

NOVICE_NOISE = 450
"""The largest error of `novice`, in hundredths of a point. Small errors are more likely."""


def best(information: InformationState, learned: bool, noise: int) -> int:
    """The best decision; the values of all of them are in the evaluator's `frames` then."""
    evaluator = information.evaluator(learned)
    evaluator.frames[lookahead.NOISE] = noise
    loops: Any = information.loops
    return int(
        loops.look_ahead(
            information.states, 0, information.seat, int(evaluator.frames[lookahead.POSITIONS]), information.chance,
            information.out, evaluator.frames, evaluator.model, evaluator.feature_values, evaluator.memory,
        )
    )  # fmt: skip


def choose(information: InformationState, learned: bool, noise: int) -> int:
    """Look ahead, unless there is nothing to choose."""
    return int(information.decisions[0]) if information.count == 1 else best(information, learned, noise)


def points_missing(information: InformationState, evaluator: Evaluator) -> float:
    """What has to be added to the points that the learned value predicts after a move."""
    calibration = calibration_of(information.core.game, information.players) if evaluator.has_learned else None
    return calibration.points[MOVE][evaluator.chapter_of(information.seat)] if calibration else 0.0


def explain(information: InformationState, learned: bool, noise: int) -> list[Advice]:
    """The decisions by what they lead to. Only a learned value speaks of points."""
    chosen = best(information, learned, noise)
    evaluator = information.evaluator(learned)
    decisions = [int(decision) for decision in information.decisions[: information.count]]
    values = {decision: int(evaluator.frames[lookahead.FIRST_VALUES + k]) for k, decision in enumerate(decisions)}
    missing = points_missing(information, evaluator)
    return [
        Advice(
            decision,
            lookahead.expected(values[decision]) / POINT + missing if evaluator.has_learned else None,
            1.0 if decision == chosen else 0.0,
        )
        for decision in sorted(decisions, key=lambda decision: (decision != chosen, -values[decision]))
    ]


def bot(name: str, help_text: str, below: str, learned: bool, noise: int = 0) -> Bot:
    """Make a greedy bot; `noise` is how far its values are blurred."""
    return Bot(
        name,
        help_text,
        partial(choose, learned=learned, noise=noise),
        partial(explain, learned=learned, noise=noise),
        places=1 + lookahead.DEPTH,
        below=below,
        in_core=InCore(LOOKS_AHEAD_LEARNED if learned else LOOKS_AHEAD, noise),
        needs_learned=learned,
        version=CURRENT if learned else None,
    )


NOVICE = bot("novice", "looks one move ahead, and misjudges what it sees", "random", False, NOVICE_NOISE)
GREEDY = bot("greedy", "the move that looks best at once, by the game's hand-written value", "novice", False)
SKILLED = bot(
    "skilled",
    "the move that looks best at once, by a value learned in self-play; plays like greedy in a game without one",
    "greedy",
    True,
)
