"""Whole games of bots, played as far as possible inside the core; see `parvis.bots.in_core`."""

import logging
import time
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from parvis.bots import registry
from parvis.bots.in_core import RESULTS
from parvis.bots.player import Player
from parvis.bots.quick import in_game
from parvis.bots.table import Table
from parvis.engine.chance import chance as generator
from parvis.engine.chance import generators
from parvis.engine.core import Core

LOG = logging.getLogger(__name__)
MOST = 512
"""Decisions that are made in one call: few enough to stop soon, many enough to cost nothing."""


class CoreGame(Table):
    """Games of the same bots in the same seats, one after the other. The buffers are made once."""

    def __init__(self, core: Core, names: Sequence[str]) -> None:
        """`names`: the bots by seat. Raises GameError for an unknown one."""
        super().__init__(core, [in_game(registry.find(name).in_core, core.game) for name in names])
        self.names = names
        self.setting = core.buffer([len(names), core.game.ruling])
        self.play_in_core = registry.add_bots(core).play_in_core
        self.play_games_in_core = registry.add_bots(core).play_games_in_core
        self.alike = [
            sum(1 << other for other, its in enumerate(names) if its == name and self.ways[other]) for name in names
        ]
        """By seat: the seats of the same bot, as bits; 0 for one that does not play in here."""
        self.players: dict[int, Player] = {}
        self.seeds: Sequence[int] = ()
        self.seconds: list[float] = []
        """How long each seat has thought in this game, in wall-clock time; seats of one bot by their decisions."""

    @property
    def plays_by_itself(self) -> bool:
        """Whether one bot, which needs no Python, has all the seats: then whole games are one call."""
        return self.alike[0] == (1 << len(self.names)) - 1

    def play_games(
        self, options: Sequence[int], natures: npt.NDArray[np.uint64], seeds: npt.NDArray[np.uint64]
    ) -> npt.NDArray[np.int64]:
        """Play whole games; seeds by game, those of the bots by seat too. Returns RESULTS numbers by game and seat.

        Raises what a bot raises. The games that were to be played can be played one by one then.
        """
        core, one, two = self.core, np.uint64(1), np.uint64(2)
        results = core.buffer(RESULTS * seeds.size)
        self.play_games_in_core(
            len(seeds), self.setting, core.buffer(options), core.buffer(generators(natures)),
            core.buffer(generators(two * seeds)), core.buffer(generators(two * seeds + one)),
            self.points, self.ties, results, self.truth, self.states, *self.given,
        )  # fmt: skip
        return np.array(results, np.int64).reshape(*seeds.shape, RESULTS)

    def begin(self, options: Sequence[int], nature: int, seeds: Sequence[int]) -> None:
        """Set up a game; seeds of chance and, by seat, of the bots."""
        self.players, self.seeds, self.seconds = {}, seeds, [0.0] * len(self.names)
        self.nature[:2] = generator(nature)
        for seat, seed in enumerate(seeds):
            self.decided[seat] = 0
            if self.ways[seat]:
                self.choosing[2 * seat : 2 * seat + 2] = generator(2 * seed)
                self.dealing[2 * seat : 2 * seat + 2] = generator(2 * seed + 1)
        numbers = self.core.buffer(list(options))
        self.core.setup_at(self.truth, 0, len(self.names), self.core.game.ruling, numbers, self.decisions)

    def finish(self, stopped: Callable[[], bool] = lambda: False) -> bool:
        """Play to the end; False if `stopped` ended it early."""
        open_decisions = self.play_on(0)
        while open_decisions > 0:
            if stopped():
                return False
            seat = int(self.decisions[-2])
            open_decisions = self.play_inside(seat) if self.alike[seat] else self.play_outside(seat)
        return True

    def play_on(self, playing: int) -> int:
        """Play on with the seats `playing` and chance; returns how many decisions are open then."""
        return int(self.play_in_core(self.truth, self.states, playing, MOST, *self.given))

    def play_inside(self, seat: int) -> int:
        """Play on with this seat and all others of the same bot. Where a bot fails, the one below decides once."""
        before = [int(count) for count in self.decided]
        began = time.perf_counter()
        try:
            open_decisions = self.play_on(self.alike[seat])
        except Exception as error:
            LOG.warning("bot %s failed inside the core: %r", self.names[seat], error)
            return self.play_outside(int(self.decisions[-2]))
        seconds = time.perf_counter() - began
        made = [int(now) - then for now, then in zip(self.decided, before, strict=True)]
        for other, count in enumerate(made):
            self.seconds[other] += seconds * count / max(1, sum(made))
        return open_decisions

    def play_outside(self, seat: int) -> int:
        """One decision of a bot that plays in Python, and what chance does then."""
        if seat not in self.players:
            self.players[seat] = Player(self.core, self.names[seat], seat, self.seeds[seat])
        began = time.perf_counter()
        decision = self.players[seat].decide(self.truth, 0)
        self.seconds[seat] += time.perf_counter() - began
        self.decided[seat] += 1
        self.core.apply_at(self.truth, 0, seat, decision, self.out)
        return self.play_on(0)

    def ranks(self) -> list[tuple[int, int]]:
        """Score and tie-break by seat."""
        self.core.scores_at(self.truth, 0, self.points, self.ties)
        return [(int(points), int(ties)) for points, ties in zip(self.points, self.ties, strict=True)]
