"""The bots that look one own decision ahead: `novice`, `greedy` and `skilled`. They differ in how they judge what they
see there: by the game's hand-written value, carelessly or well, or by a learned one.
"""

from functools import partial
from typing import Any

from parvis.bots import chains
from parvis.bots.bot import Advice, Bot
from parvis.bots.sight import Sight
from parvis.bots.worth import POINT

CARELESS = 450
"""How much the bot `novice` misjudges a decision at most, in hundredths of a point. Small errors are more likely."""


def judge(sight: Sight, learned: bool, noise: int) -> int:
    """The best decision; what each leads to is in the mind's `work` then."""
    mind = sight.mind(learned)
    mind.work[chains.NOISE] = noise
    loops: Any = sight.loops
    return int(
        loops.look_ahead(
            sight.states, 0, sight.seat, chains.EFFORT, sight.chance, sight.out, mind.work, mind.model, mind.looked,
            mind.memory,
        )
    )  # fmt: skip


def choose(sight: Sight, learned: bool, noise: int) -> int:
    """Look ahead, unless there is nothing to choose."""
    return int(sight.decisions[0]) if sight.count == 1 else judge(sight, learned, noise)


def explain(sight: Sight, learned: bool, noise: int) -> list[Advice]:
    """The decisions by what they lead to. Only a learned value speaks of points."""
    chosen = judge(sight, learned, noise)
    mind = sight.mind(learned)
    worths = [int(mind.work[chains.FIRSTS + k]) for k in range(sight.count)]
    order = sorted(range(sight.count), key=lambda k: (sight.decisions[k] != chosen, -worths[k]))
    return [
        Advice(
            int(sight.decisions[k]),
            worths[k] / POINT if mind.has_learned else None,
            1.0 if sight.decisions[k] == chosen else 0.0,
        )
        for k in order
    ]


def bot(name: str, words: str, below: str, learned: bool, noise: int = 0) -> Bot:
    """One of them."""
    return Bot(
        name,
        words,
        partial(choose, learned=learned, noise=noise),
        partial(explain, learned=learned, noise=noise),
        places=1 + chains.DEPTH,
        below=below,
    )


NOVICE = bot("novice", "looks one decision ahead, and misjudges what it sees", "random", False, CARELESS)
GREEDY = bot("greedy", "the decision that looks best at once, by the game's hand-written value", "novice", False)
SKILLED = bot(
    "skilled",
    "the decision that looks best at once, by a value learned in self-play; as greedy where a game has none",
    "greedy",
    True,
)
