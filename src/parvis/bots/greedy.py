"""The bot `greedy`: looks one own decision ahead and takes what the game's hand-written value likes best.

A move is a chain of small decisions: playing a card asks where the carriage goes, and then whether to take what lies
there. So every legal decision is followed through the seat's own questions that come from it, until another seat or
chance decides, and is worth as much as the best end of its chain. What chance or others will do is not looked into.

The chains are walked depth first, without recursion. `work` holds the tally and then one frame for every question
under way, with its answers. The loops are bound to a game as those of `parvis.engine.loops` are.
"""

from typing import Any

from parvis.bots.bot import Bot
from parvis.bots.sight import Sight
from parvis.engine.chance import below
from parvis.engine.contract import Game
from parvis.engine.loops import apply, legal, movers, value
from parvis.engine.state import Batch, Row, copy_state

DEPTH = 6  # questions of a chain
EFFORT = 600  # positions looked at for one decision: each answer gets its even share, and goes no deeper without
LOWEST = -(1 << 60)

BEST, CHOSEN, TIES, TIED = 0, 1, 2, 3  # the tally: highest worth, decision, how many share it, the last of them
FRAMES = 4  # where the frames begin
EFFORT_LEFT, COUNT, NEXT, ANSWERS = 0, 1, 2, 3  # places in a frame


def open_question(states: Batch, i: int, seat: int, effort: int, out: Row, work: Row) -> None:
    """Write the frame of the question that the seat has to answer in states[i]."""
    frame = FRAMES + i * (ANSWERS + len(out))
    n = legal(states[i], seat, out)
    work[frame + EFFORT_LEFT] = effort // n
    work[frame + COUNT] = n
    work[frame + NEXT] = 0
    for k in range(n):
        work[frame + ANSWERS + k] = out[k]


def tally(worth: int, decision: int, chance: Row, work: Row) -> None:
    """Note what a first decision can lead to; among equals each is equally likely to be chosen."""
    if worth > work[BEST]:
        work[BEST] = worth
        work[CHOSEN] = decision
        work[TIES] = 1
        work[TIED] = decision
    elif worth == work[BEST] and decision != work[TIED]:
        work[TIES] += 1
        work[TIED] = decision
        if below(chance, work[TIES]) == 0:
            work[CHOSEN] = decision


def look_ahead(states: Batch, seat: int, effort: int, chance: Row, out: Row, work: Row) -> int:
    """The decision of the seat in states[0] whose chain of own decisions has the end of most value."""
    work[BEST] = LOWEST
    open_question(states, 0, seat, effort, out, work)
    depth = 0
    first = 0
    while depth >= 0:
        frame = FRAMES + depth * (ANSWERS + len(out))
        if work[frame + NEXT] == work[frame + COUNT]:
            depth -= 1
            continue
        decision = work[frame + ANSWERS + work[frame + NEXT]]
        work[frame + NEXT] += 1
        if depth == 0:
            first = decision
        copy_state(states[depth + 1], states[depth])
        apply(states[depth + 1], seat, decision)
        if depth + 1 < DEPTH and work[frame + EFFORT_LEFT] > 1 and movers(states[depth + 1]) == 1 << seat:
            depth += 1
            open_question(states, depth, seat, work[frame + EFFORT_LEFT], out, work)
        else:
            tally(value(states[depth + 1], seat), first, chance, work)
    return work[CHOSEN]


def choose(sight: Sight) -> int:
    """Look ahead, unless there is nothing to choose."""
    if sight.count == 1:
        return int(sight.decisions[0])
    loops: Any = sight.loops
    return int(loops.look_ahead(sight.states, sight.seat, EFFORT, sight.chance, sight.decisions, sight.scratch))


def scratch(game: Game) -> int:
    """The size of `work`."""
    return FRAMES + DEPTH * (ANSWERS + game.widest)


BOT = Bot(
    "greedy",
    "the decision that looks best at once, by the game's hand-written value",
    choose,
    loops=(open_question, tally, look_ahead),  # type: ignore[arg-type]
    places=DEPTH + 1,
    scratch=scratch,
)
