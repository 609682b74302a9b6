"""Games side by side in which one seat each learns and bots sit in the others, driven in few calls into the core."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.bots import lookahead
from parvis.bots.evaluator import Evaluator
from parvis.bots.in_core import OUTSIDE
from parvis.bots.quick import in_game, policy_buffers
from parvis.engine.chance import chance as generator
from parvis.engine.core import Core
from parvis.envs import against
from parvis.envs.rewards import rewards
from parvis.envs.setting import DTYPE, MASK, Setting
from parvis.envs.workers import Workers

Numbers = npt.NDArray[Any]


class Scratch:
    """What one thread needs, in the order in which `play_games` takes it."""

    def __init__(self, core: Core, players: int) -> None:
        evaluator = Evaluator(core, players, learned=True)
        widest = core.game.widest
        self.given = (
            core.batch(1), core.batch(1 + lookahead.DEPTH), core.buffer(players), core.buffer(players),
            core.buffer(2 * players), core.buffer(2 * players), core.buffer(2), core.buffer(2), core.buffer(widest),
            core.buffer(widest), evaluator.frames, evaluator.model, evaluator.hand_written, evaluator.feature_values,
            evaluator.memory, *policy_buffers(core), core.buffer(players), core.buffer(players), core.buffer(players),
        )  # fmt: skip
        self._made_for = core, players

    def __reduce__(self) -> tuple[Any, ...]:
        return Scratch, self._made_for  # nothing in it outlives a call


class Seated:
    """The games, and who sits in them. Learners are asked; everybody else decides by itself.

    `tasks` and `due` say what `play` and `show` do with which games.
    """

    def __init__(self, setting: Setting, games: int, opponents: Sequence[str], threads: int) -> None:
        """`opponents`: names of bots by place to the left of the learner."""
        self.setting, self.games, self.opponents = setting, games, opponents
        self.core = core = setting.core()
        self.loops = against.add_against(core, setting.telling())
        bots.add_bots(core, setting.telling())
        self.width, self.size, players = len(setting.game.catalogue), setting.game.observation.size, setting.players
        ways = [None, *(in_game(bots.find(name).in_core, setting.game) for name in opponents)]
        self.outside = {place: opponents[place - 1] for place in range(1, players) if ways[place] is None}
        """The bots that play in Python, by place."""
        self.setup = core.buffer([players, setting.game.ruling])
        self.options = core.buffer(list(setting.options))
        self.kinds = core.buffer([way.kind if way else OUTSIDE for way in ways])
        self.noises = core.buffer([way.noise if way else 0 for way in ways])
        self.states = core.batch(games)
        self.learners, self.asked, self.tasks = core.buffer(games), core.buffer(games), core.buffer(games)
        self.decisions = core.buffer(games)
        self.due, self.wrong = np.zeros(games, np.uint8), np.zeros(games, np.uint8)
        self.opened = core.shorts(games * (self.width + 1))
        self.results, self.natures = core.buffer(2 * players * games), core.buffer(2 * games)
        self.choosings, self.dealings = core.buffer(2 * players * games), core.buffer(2 * players * games)
        self.observations = np.zeros((games, self.size), DTYPE)
        self.masks = np.zeros((games, self.width), MASK)
        self.players: dict[tuple[int, int], bots.Player] = {}
        self.scratches = [Scratch(core, players) for _ in range(threads)]
        self.workers = Workers(threads)

    def begin(self, place: int, learner: int, seeds: Sequence[int]) -> None:
        """A new game at the next `play`: the learner's seat; seeds of chance and of the bots to the learner's left."""
        players = self.setting.players
        self.learners[place] = learner
        self.natures[2 * place : 2 * place + 2] = generator(seeds[0])
        for step in range(1, players):
            seat = (learner + step) % players
            at = 2 * (players * place + seat)
            self.choosings[at : at + 2] = generator(2 * seeds[step])
            self.dealings[at : at + 2] = generator(2 * seeds[step] + 1)
            if step in self.outside:
                self.players[place, seat] = bots.Player(self.core, self.outside[step], seat, seeds[step])
        self.tasks[place] = against.BEGIN

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        over: npt.NDArray[np.bool_] = np.asarray(self.asked) == against.ENDED
        return over

    def legal(self, place: int) -> list[int]:
        """The learner's decisions, ascending."""
        at = place * (self.width + 1)
        return sorted(int(decision) for decision in self.opened[at + 1 : at + 1 + self.opened[at]])

    def want(self, decisions: Numbers, tasks: Numbers) -> None:
        """What is to be done with each game, and the decision to be made there."""
        self.core.write(self.tasks, tasks)
        self.core.write(self.decisions, decisions)

    def illegal(self) -> list[int]:
        """The games in which a decision is to be made that is not open."""
        found = self.loops.mark_illegal(self.games, self.width, self.opened, self.tasks, self.decisions, self.wrong)
        return np.flatnonzero(self.wrong).tolist() if found else []

    def play(self) -> None:
        """Do what is to be done, up to the learners' next decisions."""
        while self._play_inside():
            asked = np.asarray(self.asked)
            for place in np.flatnonzero((asked != self.learners) & (asked != against.ENDED)).tolist():
                self.decisions[place] = self.players[place, int(asked[place])].decide(self.states, place)
                self.tasks[place] = against.STEP

    def _play_inside(self) -> int:
        """Play on inside the core; returns in how many games a bot is asked that plays in Python."""

        def play(first: int, n: int, scratch: Scratch) -> int:
            outside: int = self.loops.play_games(
                self.states, first, n, self.width, self.setup, self.options, self.kinds, self.noises, self.learners,
                self.tasks, self.decisions, self.asked, self.opened, self.results, self.natures, self.choosings,
                self.dealings, *scratch.given,
            )  # fmt: skip
            return outside

        return self._each(play)

    def show(self) -> None:
        """Observations and masks of the games that are due; those of games that are over are full."""

        def show(first: int, n: int, scratch: Scratch) -> int:
            self.loops.show_learners(
                self.states, first, n, self.width, self.size, self.learners, self.due, self.opened,
                self.observations.reshape(-1), np.zeros(0, np.uint8), self.masks.view(np.uint8).reshape(-1),
            )  # fmt: skip
            return 0

        self._each(show)
        self.masks[self.over] = 1  # nothing is asked then

    def _each(self, job: Any) -> int:
        """Do a job with all games; the sum of what it returns."""
        return self.workers.each(job, self.games, self.scratches)

    def rewards(self) -> npt.NDArray[np.float64]:
        """What the ends of games are worth to their learners; zero where a game goes on."""
        found, over = np.zeros(self.games), np.flatnonzero(self.over)
        if len(over):
            results = np.asarray(self.results).reshape(self.games, self.setting.players, 2)[over]
            shares = rewards(self.setting.reward, results[..., 0], results[..., 1])
            found[over] = shares[np.arange(len(over)), np.asarray(self.learners)[over]]
        return found

    def generators(self) -> dict[str, Numbers]:
        """What else a game goes on from, apart from its state and the bots that play in Python."""
        return {
            "natures": self.natures,
            "choosings": self.choosings,
            "dealings": self.dealings,
            "learners": self.learners,
            "asked": self.asked,
            "results": self.results,
        }

    def ask_again(self) -> None:
        """Find out anew what is open, once states have been put into their places."""
        seats, out = self.core.buffer(self.games), self.core.buffer(self.core.game.widest)
        self.loops.ask_games(self.states, 0, self.games, self.width, seats, self.opened, out)
        for place in np.flatnonzero(self.over).tolist():
            self.opened[place * (self.width + 1)] = 0

    def close(self) -> None:
        """End the threads, if there are any."""
        self.workers.close()
