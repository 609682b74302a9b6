"""Gymnasium: one seat of a game, bots in the others. `parvis/<game>-v0` for `gymnasium.make`."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.arena.splits import check_split, in_split
from parvis.engine import registry
from parvis.engine.play import whole
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs.episode import Episode
from parvis.envs.extras import library
from parvis.envs.illegal import RANDOM, Illegal
from parvis.envs.rendering import MODES, check_mode, rendered
from parvis.envs.setting import Setting, is_whole
from parvis.envs.worded import Worded

gymnasium: Any = library("gymnasium")
seeding: Any = library("gymnasium.utils.seeding")

SEEDS = 1 << 62


class SingleEnv(Worded, gymnasium.Env):
    """One seat of a game against bots: actions are numbers of the catalogue, the reward comes at the end.

    `info["action_mask"]` and `action_masks()` (for MaskablePPO) say what is legal; once the game is over nothing is
    asked, and the mask is full. For programs that know no masks a random legal action takes the place of an illegal
    one: a warning says so once, and `info["illegal"]` is true. With `illegal="raise"` it raises IllegalDecision and
    changes nothing.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's own declaration)

    def __init__(
        self,
        game: str = "notre-dame",
        players: int = 4,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        split: str = "",
        illegal: str = RANDOM,
        render_mode: str | None = None,
        catalogue_version: str | None = None,
        observation_version: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: a bot's name, or one for each other seat, clockwise from the learner's; `seat` None: a random
        one in each game; `split`: only deals to train with or to test with (`train`, `test`), see
        `parvis.arena.splits`; `options`: those of the game, by name. Raises GameError, also if an expected version
        differs.
        """
        self.setting = Setting.of(game, players, reward, options, catalogue_version, observation_version)
        check_seat(seat, self.setting.players)
        check_mode(render_mode)
        check_split(split)
        self.metadata = {**type(self).metadata, **self.setting.versions()}
        players = self.setting.players
        self.opponents = opponents_of(opponents, players)
        self.episode = Episode(self.setting)
        bots.add_bots(self.episode.core, self.setting.telling())
        self.illegal = Illegal(illegal)
        self.render_mode = render_mode
        self.wanted_seat, self.split = seat, split
        self.seat = seat or 0
        self._players: dict[int, bots.Player] = {}
        smallest, largest = self.setting.limits()
        self.observation_space = gymnasium.spaces.Box(smallest, largest, dtype=smallest.dtype.type)
        self.action_space = gymnasium.spaces.Discrete(len(self.setting.game.catalogue))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """A new game, up to the seat's first decision. `options` is ignored."""
        super().reset(seed=seed)
        players = self.setting.players
        self.seat, seeds = draw(self.np_random, players, self.wanted_seat, self.split)
        self._players.clear()
        for step, name in enumerate(self.opponents, 1):
            place = (self.seat + step) % players
            self._players[place] = bots.Player(self.episode.core, name, place, seeds[step])
        self.episode.begin(seeds[0])
        self._let_bots_play()
        self._show()
        return self.episode.observation(self.seat), self._info()

    def _let_bots_play(self) -> None:
        """Up to the seat's next decision or the end. Bots decide from their information states alone."""
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            episode.step(self._players[episode.seat].decide(episode.states, 0))

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self.illegal.replaces:
            info["illegal"] = illegal
        return info

    def _mask(self) -> npt.NDArray[np.int8]:
        """What is legal; all once the game is over: what softmax over a mask divides by is never zero."""
        return self.episode.mask(self.seat) | np.int8(self.episode.over)

    def step(self, action: int) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """The seat decides, then the others up to its next decision or the end.

        Raises IllegalDecision for what is no whole number, after the end, and with `illegal="raise"`.
        """
        self.episode.check_begun("step")
        if self.episode.over:
            raise IllegalDecision("the game is over: call reset")
        decision = whole(action)
        illegal = self.illegal.replaces and not self.episode.is_open(decision)
        self.episode.step(self.illegal.replacement(self._pick) if illegal else decision)
        self._let_bots_play()
        self._show()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        return self.episode.observation(self.seat), reward, over, False, self._info(illegal)

    def _pick(self) -> int:
        """A random legal decision."""
        return int(self.np_random.choice(self.episode.legal))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it. Raises GameError before `reset`."""
        self.episode.check_begun("action_masks")
        return self._mask().astype(bool)

    def render(self) -> Any:
        """What the seat sees: text that is returned or printed, or a picture; None without a mode.

        Raises GameError before `reset`.
        """
        if self.render_mode is None:
            return None
        self.episode.check_begun("render")
        return rendered(self.render_mode, self.setting.game, self.episode.view(self.seat))

    def state(self) -> dict[str, Any]:
        """All that the game and those after it go on from, bots and generators included; it can be pickled.

        Raises GameError before `reset`.
        """
        self.episode.check_begun("state")
        seeds = self.np_random_seed, self.np_random.bit_generator.state
        bots = {"opponents": list(self.opponents), "bots": deepcopy(self._players)}
        return {**self.episode.state(), **bots, "seat": self.seat, "seeds": seeds}

    def load(self, saved: Mapping[str, Any]) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Go on from where `state` was called, here or in an environment of the same game and opponents; as `reset`.

        Raises GameError for anything else.
        """
        check_opponents(self.opponents, saved)
        self.episode.load(saved)
        self._players, self.seat = deepcopy(saved["bots"]), saved["seat"]
        self._np_random, self._np_random_seed = seeding.np_random(0)[0], saved["seeds"][0]
        self._np_random.bit_generator.state = saved["seeds"][1]
        return self.episode.observation(self.seat), self._info()

    def _show(self) -> None:
        """Print what there is to see, if a person looks on."""
        if self.render_mode == "human":
            self.render()


def draw(generator: np.random.Generator, players: int, wanted: int | None, split: str) -> tuple[int, list[int]]:
    """The learner's seat in a new game, and the seeds of chance and of the bots clockwise from it."""
    seat = int(generator.integers(players)) if wanted is None else wanted
    nature, *others = generator.integers(SEEDS, size=players).tolist()
    return seat, [int(in_split(nature, split)), *others]


def check_seat(seat: int | None, players: int) -> None:
    """Raise GameError for a seat that nobody can take."""
    if seat is not None and not (is_whole(seat) and 0 <= seat < players):
        raise GameError(f"there is no seat {seat!r} among {players} players")


def check_opponents(names: Sequence[str], saved: Mapping[str, Any]) -> None:
    """Raise GameError unless the same bots played where something was saved."""
    found = saved.get("opponents", list(names))
    if list(found) != list(names):
        raise GameError(f"what was saved has the opponents {', '.join(found)}, this environment {', '.join(names)}")


def opponents_of(names: str | Sequence[str], players: int) -> list[str]:
    """Names of the bots in the other seats, clockwise from the learner's. Raises GameError."""
    if not isinstance(names, str | Sequence) or not all(isinstance(name, str) for name in names):
        raise GameError(f"opponents are a bot's name or several, not {quoted(names)}")
    chosen = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(chosen) != players - 1:
        raise GameError(f"{players} players have {players - 1} opponents, not {len(chosen)}")
    for name in chosen:
        bots.find(name)
    return chosen


def register() -> None:
    """`parvis/<game>-v0` for every game that has an observation; done on import of this module."""
    for name in registry.names():
        if registry.find(name).observation.size and f"parvis/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"parvis/{name}-v0",
                entry_point="parvis.envs.single:SingleEnv",
                vector_entry_point="parvis.envs.vector:ParvisVectorEnv",
                kwargs={"game": name},
            )


register()
