"""Two bots for any game of Parvis: `hasty` is written in Python, `playout` runs inside the compiled core.

A bot gets an information state: `states[0]` is a position in which all that its seat can't know has been dealt again at
random, `decisions[:count]` are the decisions that are open to it, and `chance` is its own random generator.
"""

from parvis.bots import Advice, Bot, InformationState
from parvis.engine.course import decide
from parvis.engine.loops import playout, scores
from parvis.engine.state import Batch, Row, copy_state


def alike(information: InformationState) -> list[Advice]:
    """No advice: every decision is as good as any other."""
    share = 1 / information.count
    return [Advice(int(decision), None, share) for decision in information.decisions[: information.count]]


# In Python: every call of the core is one of `parvis.engine.core.Core`.


def hasty(information: InformationState) -> int:
    """The decision after which the game's own value of the position is highest, whatever comes next."""
    core, states = information.core, information.states
    values = []
    for decision in information.decisions[: information.count]:
        core.copy_at(states, 1, 0)
        core.apply_at(states, 1, information.seat, int(decision), information.out)
        values.append(core.value_at(states, 1, information.seat))
    return int(information.decisions[values.index(max(values))])


HASTY = Bot("hasty", "takes what looks best right after one small decision", hasty, alike, places=2, below="random")


# Inside the core: a loop is a rule, with whole numbers and rows of them, and is compiled together with the game.

GAMES = 64
"""Random games that `playout` spends on each decision that is open to it."""


def play_out_all(
    states: Batch, seat: int, decisions: Row, n: int, games: int, chance: Row, out: Row, points: Row, ties: Row
) -> int:
    """The decision after which random games end with most points for the seat, its lead counted once more."""
    best, chosen = -(1 << 60), 0
    for k in range(n):
        total = 0
        for _ in range(games):
            copy_state(states[1], states[0])
            decide(states[1], seat, decisions[k])
            playout(states[1], chance, out)
            scores(states[1], points, ties)
            others = 0
            for other in range(len(points)):
                if other != seat:
                    others = max(others, points[other])
            total += 2 * points[seat] - others
        if total > best:
            best, chosen = total, decisions[k]
    return chosen


def playout_bot(information: InformationState) -> int:
    """Judge every decision by random games, in one call into the core."""
    core = information.core
    points, ties = core.buffer(information.players), core.buffer(information.players)
    return int(
        information.loops.play_out_all(
            information.states, information.seat, information.decisions, information.count, GAMES,
            information.chance, information.out, points, ties,
        )
    )  # fmt: skip


PLAYOUT = Bot(
    "playout",
    "judges each decision by 64 random games",
    playout_bot,
    alike,
    loops=(play_out_all,),
    places=2,
    below="greedy",
)
