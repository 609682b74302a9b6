"""How often a coach is right who asks before a costly decision: `python -m tools.coaching`.

A newcomer, a bot of the level `novice`, plays with three others. Each of its decisions is judged as the coach does it,
unless a first look says that it costs little.
Those that seem to cost enough are compared with the better decision by many other games, with other luck: fewer where
these say already, by four standard errors, whether two points are lost. `--loss`: what has to be lost for certain, for
the coach to ask.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.arena.bot_game import BotGame, Pairing
from parvis.bots.roller import Seeds
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import Core, compiled
from parvis.insight.costly import LONGER, LOSS, MARGIN, TURNS, is_in_doubt
from parvis.insight.judge import Judged, Standing, judge
from parvis.insight.ledger import half_interval
from parvis.insight.rollouts import JUDGE, Roller

LEVEL, PLAYERS, LEARNER = "novice", 4, 0
RIGHT = 2.0
"""Points that a decision has to lose by the other games for the coach to be right."""
STAGE, CLEAR = 100, 4.0
"""How many other games there are at a time; standard errors from `RIGHT` at which no more are needed."""
OTHER_LUCK = 7919
"""Part of the seeds of other games."""


@dataclass(frozen=True)
class Asked:
    """A decision that seems to cost much: what the coach knew of it, and what other games say."""

    game: int
    words: str
    better: str
    behind: float
    interval: float
    lost: float
    lost_interval: float
    others: int
    """How many other games said so."""

    @property
    def certain(self) -> float:
        """What it loses for certain, by the coach's judgement."""
        return self.behind - MARGIN * self.interval


def asked(core: Core, seed: int, least: float, games: int, seconds: float) -> Iterator[Asked]:
    """The decisions of one game's newcomer that lose at least so much for certain."""
    options = tuple(core.game.read_options({}))
    playing = BotGame(core, Pairing((LEVEL,) * PLAYERS, options, seed, tuple(range(seed, seed + PLAYERS))))
    for number, (seat, decision, state) in enumerate(steps(playing)):
        if seat == LEARNER and len(core.game.legal(state, LEARNER)) > 1:
            position = core, state, LEARNER, 1000 * seed + number
            briefly, _ = compared(judge(*position, seconds=0, least_turns=TURNS), decision)
            if briefly.behind + MARGIN * briefly.behind_interval < least:
                continue
            chosen, best = compared(judge(*position, seconds, is_in_doubt, TURNS), decision)
            if chosen.behind - MARGIN * chosen.behind_interval >= least:
                lost = lost_by_others(core, state, (decision, best.decision), (OTHER_LUCK, seed, number), games)
                chosen_words, better = (core.game.catalogue[one] for one in (decision, best.decision))
                seems, is_lost = (chosen.behind, chosen.behind_interval), (float(lost.mean()), half_interval(lost))
                yield Asked(seed, chosen_words, better, *seems, *is_lost, len(lost))


def compared(found: list[Judged], decision: int) -> tuple[Judged, Judged]:
    """What is judged of a decision, and of the best one."""
    return next(one for one in found if one.decision == decision), found[0]


def steps(playing: BotGame) -> Iterator[tuple[int, int, Any]]:
    """Each step of a game: who decides what, and the state before."""
    core = playing.core
    state = core.get(playing.truth, 0).copy()
    for seat, decision in playing.play():
        yield seat, decision, state
        state = core.get(playing.truth, 0).copy()


def lost_by_others(
    core: Core, state: Any, decisions: tuple[int, int], key: tuple[int, ...], games: int
) -> npt.NDArray[np.float64]:
    """What the first decision loses against the second, game by game, until that is clear: what the seat can't know is
    dealt again for each.
    """
    roller, seats = Roller(Standing(core, state, int(state.seats)), JUDGE), int(state.seats)
    seeds, numbers, lost = Seeds.of(key, games, seats), np.arange(games), np.zeros(0)
    while len(lost) < games and not is_clear(lost):
        chosen = seeds.chosen((numbers >= len(lost)) & (numbers < len(lost) + STAGE))
        worse, better = (roller.ends(0, chosen, LEARNER, (one,)).points[:, LEARNER] for one in decisions)
        lost = np.append(lost, better - worse)
    return lost


def is_clear(lost: npt.NDArray[np.float64]) -> bool:
    """Whether the games leave no doubt on which side of `RIGHT` the mean is."""
    return len(lost) > 0 and abs(lost.mean() - RIGHT) > CLEAR * lost.std(ddof=1) / len(lost) ** 0.5


def told(game: Game, found: list[Asked], games: int, losses: list[float]) -> None:
    """Print how often a coach asks and is right by what has to be lost."""
    for loss in losses:
        said = [one for one in found if one.certain >= loss]
        right = [one for one in said if one.lost >= RIGHT]
        sure = [one for one in said if one.lost + one.lost_interval < RIGHT]
        mean = np.mean([one.lost for one in said]) if said else 0
        print(
            f"{game.title}, at {loss:.1f}: asks {len(said) / games:.1f} times a game, {len(said)} in all; "
            f"{len(right)} lose {RIGHT:.0f} points or more ({100 * len(right) / max(len(said), 1):.0f} %), "
            f"{len(sure)} certainly less; {mean:.1f} on average"
        )


def main() -> None:
    """Measure each game that is named, or all whose bots can judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="names of games (all)")
    parser.add_argument("--games", type=int, default=20, help="how many games of each")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--others", type=int, default=2000, help="by how many other games it is judged again")
    parser.add_argument("--loss", type=float, action="append", help=f"what has to be lost ({LOSS}); may be repeated")
    parser.add_argument("--seconds", type=float, default=LONGER, help="how long the coach judges a question")
    parser.add_argument("--keep", type=Path, help="a file for each decision that the coach asks about")
    given = parser.parse_args()
    losses = given.loss or [LOSS]
    for name in given.names or registry.names():
        core, found = compiled(registry.find(name)), []
        for seed in range(given.first, given.first + given.games):
            for one in asked(core, seed, min(losses), given.others, given.seconds):
                found.append(one)
                if given.keep:
                    with given.keep.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([name, *vars(one).values()]) + "\n")
        told(core.game, found, given.games, losses)


if __name__ == "__main__":
    main()
