"""The bot `flat`: flat Monte Carlo. It judges each decision by random games to the end, and knows no game by itself.

It is no level but a yardstick: nothing in it was ever tuned to a game or to another bot.
"""

from functools import partial
from typing import Any

from parvis.bots.bot import Advice, Bot
from parvis.bots.information_state import InformationState
from parvis.engine.course import apply
from parvis.engine.loops import determinize, play_on, scores
from parvis.engine.questions import NATURE
from parvis.engine.quoted import quoted
from parvis.engine.refusals import Refusal
from parvis.engine.state import Batch, Row, copy_state

PLAYOUTS, MOST = 200, 1_000_000
"""For a decision, where nothing else is said, and at most."""
SECONDS = 0.0003
"""About how long a playout takes."""
GIVEN, PLAYED = 0, 1
"""The determinization that was given, and the one that is played to the end."""


def lead(seats: int, seat: int, points: Row) -> int:
    """By how many points a seat is ahead of the best of the others."""
    best = points[1] if seat == 0 else points[0]
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


def add_playouts(
    states: Batch, seat: int, seats: int, playouts: int, decisions: Row, n: int, leads: Row, chance: Row, out: Row,
    points: Row, ties: Row,
) -> None:  # fmt: skip
    """After each of n decisions that many random games, each from another determinization; adds up the leads.

    Game k is played after all decisions before game k + 1 is.
    """
    for _ in range(playouts):
        for k in range(n):
            copy_state(states[PLAYED], states[GIVEN])
            determinize(states[PLAYED], seat, chance)
            play_on(states[PLAYED], apply(states[PLAYED], seat, decisions[k], out), chance, out)
            scores(states[PLAYED], points, ties)
            leads[k] += lead(seats, seat, points)


LOOPS = (lead, add_playouts)
"""Functions for the core."""


def leads_of(information: InformationState, playouts: int) -> list[float]:
    """The mean lead after each decision, in its share of the playouts, one at least."""
    core, count, kept = information.core, information.count, information.kept
    if not kept:
        kept.update(leads=core.buffer(core.game.widest), points=core.buffer(NATURE), ties=core.buffer(NATURE))
    for place in range(count):
        kept["leads"][place] = 0
    each = max(1, playouts // count)
    loops: Any = information.loops
    loops.add_playouts(
        information.states, information.seat, information.players, each, information.decisions, count, kept["leads"],
        information.chance, information.out, kept["points"], kept["ties"],
    )  # fmt: skip
    return [int(total) / each for total in kept["leads"][:count]]


def choose(information: InformationState, playouts: int) -> int:
    """The decision with the highest mean lead, unless there is nothing to choose; of equal ones any."""
    if information.count == 1:
        return int(information.decisions[0])
    leads = leads_of(information, playouts)
    best = [place for place, mean in enumerate(leads) if mean == max(leads)]
    return int(information.decisions[best[information.core.below(information.chance, len(best))]])


def explain(information: InformationState, playouts: int) -> list[Advice]:
    """All decisions by their mean lead; it says nothing about points at the end of a game between people."""
    leads = leads_of(information, playouts)
    order = sorted(range(information.count), key=lambda place: -leads[place])
    return [Advice(int(information.decisions[place]), None, 1 / information.count) for place in order]


def bot(name: str, playouts: int) -> Bot:
    """The bot with that many playouts for a decision."""
    return Bot(
        name,
        "judges each decision by random games to the end",
        partial(choose, playouts=playouts),
        partial(explain, playouts=playouts),
        loops=LOOPS,
        places=2,
        below="random",
        set=set_playouts,
        seconds=SECONDS * playouts,
    )


def set_playouts(text: str) -> Bot:
    """The bot as its setting says. Raises Refusal."""
    if text.isascii() and text.isdecimal() and len(text) < 9 and 1 <= int(text) <= MOST:
        return bot(f"flat:{text}", int(text))
    raise Refusal("bot-flat", most=MOST, setting=quoted(text))


BOT = bot("flat", PLAYOUTS)
