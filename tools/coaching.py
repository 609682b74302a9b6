"""How often a coach is right who asks before a costly decision: `python -m tools.coaching`.

A newcomer, a bot of the level `novice`, plays with three others. Each of its decisions is judged as the coach does it.
Those that seem to cost enough are compared with the better decision by many other games, with other luck. `--loss`:
what has to be lost for certain, for the coach to ask.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from parvis.arena.bot_game import BotGame, Pairing
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import Core, compiled
from parvis.insight.costly import LONGER, LOSS, MARGIN
from parvis.insight.judge import Standing, judge
from parvis.insight.ledger import half_interval
from parvis.insight.rollouts import JUDGE, Roller, Seeds

LEVEL, PLAYERS, LEARNER = "novice", 4, 0
RIGHT = 2.0
"""Points that a decision has to lose by the other games for the coach to be right."""
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
            found = judge(core, core.game, state, LEARNER, 1000 * seed + number, seconds)
            chosen, best = next(one for one in found if one.decision == decision), found[0]
            if chosen.behind - MARGIN * chosen.behind_interval >= least:
                lost = losses_of(core, state, (decision, best.decision), (OTHER_LUCK, seed, number), games)
                chosen_words, better = (core.game.catalogue[one] for one in (decision, best.decision))
                seems, is_lost = (chosen.behind, chosen.behind_interval), (float(lost.mean()), half_interval(lost))
                yield Asked(seed, chosen_words, better, *seems, *is_lost)


def steps(playing: BotGame) -> Iterator[tuple[int, int, Any]]:
    """Each step of a game: who decides what, and the state before."""
    core = playing.core
    state = core.get(playing.truth, 0).copy()
    for seat, decision in playing.play():
        yield seat, decision, state
        state = core.get(playing.truth, 0).copy()


def losses_of(core: Core, state: Any, decisions: tuple[int, int], key: tuple[int, ...], games: int) -> Any:
    """What the first decision loses against the second, game by game: what the seat can't know is dealt again for
    each."""
    roller = Roller(Standing(core, state, int(state.seats)), JUDGE)
    seeds = Seeds.of(key, games, int(state.seats))
    chosen, best = (roller.ends(0, seeds, LEARNER, (one,)).points[:, LEARNER] for one in decisions)
    return best - chosen


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
