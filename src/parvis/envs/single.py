"""Gymnasium: one seat of a game, bots in the others. `parvis/<game>-v0` for `gymnasium.make`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.engine import registry
from parvis.engine.contract import GameError, IllegalDecision
from parvis.engine.play import whole
from parvis.engine.quoted import quoted
from parvis.envs.episode import Episode
from parvis.envs.extras import library
from parvis.envs.rendering import MODES, check_mode, rendered
from parvis.envs.setting import Setting, is_whole

gymnasium: Any = library("gymnasium")

SEEDS = 1 << 62


class SingleEnv(gymnasium.Env):
    """One seat of a game against bots: actions are numbers of the catalogue, the reward comes at the end.

    `info["action_mask"]` and `action_masks()` (for MaskablePPO) say what is legal. An illegal action raises
    IllegalDecision and changes nothing; with `illegal="random"`, for programs that know no masks, a random legal action
    takes its place and `info["illegal"]` is true.
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
        illegal: str = "error",
        render_mode: str | None = None,
        catalogue_version: str | None = None,
        observation_version: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: a bot's name, or one for each other seat, clockwise from the learner's; `seat` None: a random
        one in each game; `options`: those of the game, by name. Raises GameError, also if an expected
        version differs.
        """
        self.setting = Setting.of(game, players, reward, options, catalogue_version, observation_version)
        check(illegal, seat, self.setting.players)
        check_mode(render_mode)
        self.metadata = {**type(self).metadata, **self.setting.versions()}
        players = self.setting.players
        self.opponents = opponents_of(opponents, players)
        self.episode = Episode(self.setting)
        bots.add_bots(self.episode.core)
        self.illegal = illegal
        self.render_mode = render_mode
        self.wanted_seat = seat
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
        self.seat, seeds = draw(self.np_random, players, self.wanted_seat)
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
        info: dict[str, Any] = {"action_mask": self.episode.mask(self.seat), "seat": self.seat}
        if self.illegal == "random":
            info["illegal"] = illegal
        return info

    def step(self, action: int) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """The seat decides, then the others up to its next decision or the end. Raises IllegalDecision."""
        if self.episode.over:
            raise IllegalDecision("the game is over: call reset")
        decision, illegal = whole(action), False
        if self.illegal == "random" and decision not in self.episode.legal:
            decision, illegal = int(self.np_random.choice(self.episode.legal)), True
        self.episode.step(decision)
        self._let_bots_play()
        self._show()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        return self.episode.observation(self.seat), reward, over, False, self._info(illegal)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """What the seat sees: text that is returned or printed, or a picture; None without a mode."""
        return rendered(self.render_mode, self.setting.game, self.episode.view(self.seat)) if self.render_mode else None

    def _show(self) -> None:
        """Print what there is to see, if a person looks on."""
        if self.render_mode == "human":
            self.render()


def draw(generator: np.random.Generator, players: int, wanted: int | None) -> tuple[int, list[int]]:
    """The learner's seat in a new game, and the seeds of chance and of the bots clockwise from it."""
    seat = int(generator.integers(players)) if wanted is None else wanted
    return seat, generator.integers(SEEDS, size=players).tolist()


def check(illegal: str, seat: int | None, players: int) -> None:
    """Raise GameError for an unknown word or seat."""
    if illegal not in ("error", "random"):
        raise GameError(f"illegal is 'error' or 'random', not {illegal!r}")
    if seat is not None and not (is_whole(seat) and 0 <= seat < players):
        raise GameError(f"there is no seat {seat!r} among {players} players")


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
