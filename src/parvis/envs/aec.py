"""PettingZoo: a game for several agents who take turns (AEC)."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.arena.splits import check_split, in_split
from parvis.engine.play import whole
from parvis.engine.refusals import GameError
from parvis.engine.state import to_array
from parvis.envs.episode import Episode
from parvis.envs.extras import library
from parvis.envs.illegal import RANDOM, Illegal
from parvis.envs.rendering import MODES, check_mode, rendered
from parvis.envs.setting import MASK, Setting, seed_of
from parvis.envs.worded import Worded

pettingzoo: Any = library("pettingzoo")
spaces: Any = library("gymnasium.spaces")

SEEDS = 1 << 62
AGENTS = (
    "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
)  # fmt: skip
"""What PettingZoo keeps of a game under way."""


class ParvisAEC(Worded, pettingzoo.AECEnv):
    """A game as a PettingZoo AEC environment: agents `player_0` … in seat order, actions are numbers of the catalogue.

    An observation is an array of 16-bit numbers, and `info["action_mask"]` says what is legal. With
    `masks="observation"` it is a dict of `observation` and `action_mask`, as PettingZoo's classic games have it.
    A random legal action takes the place of an illegal one: a warning says so once, and the agent's info has `illegal`.
    With `illegal="raise"` it raises IllegalDecision and changes nothing.
    Rewards come at the end (`reward`: see `parvis.envs.rewards`). Nature is not an agent: it follows from the seed.
    """

    def __init__(
        self,
        game: str = "notre-dame",
        players: int = 4,
        *,
        reward: str = "win",
        masks: str = "info",
        split: str = "",
        illegal: str = RANDOM,
        render_mode: str | None = None,
        catalogue_version: str | None = None,
        observation_version: str | None = None,
        **options: Any,
    ) -> None:
        """`split`: only deals to train with or to test with (`train`, `test`), see `parvis.arena.splits`; `options`:
        those of the game, by name. Raises GameError, also if an expected version differs.
        """
        super().__init__()
        check(masks)
        check_mode(render_mode)
        check_split(split)
        self.split = split
        self.setting = Setting.of(game, players, reward, options, catalogue_version, observation_version)
        self.episode = Episode(self.setting)
        self.masks = masks
        self.illegal = Illegal(illegal, "Libraries that look for the mask in the observation need masks='observation'.")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"parvis_{game.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
            **self.setting.versions(),
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(len(self.setting.game.catalogue), MASK)
        """The mask of all who do not decide."""
        self._nothing.flags.writeable = False
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.setting.game.catalogue)) for agent in self.possible_agents
        }
        size = self.setting.game.rules.state.dtype.itemsize // 2
        self.state_space = spaces.Box(-32768, 32767, (size,), np.int16)
        self._seed_with(None)

    def _observation_space(self) -> Any:
        smallest, largest = self.setting.limits()
        box = spaces.Box(smallest, largest, dtype=smallest.dtype.type)
        if self.masks == "info":
            return box
        return spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(len(self.setting.game.catalogue))})

    def observation_space(self, agent: str) -> Any:
        """The observation space, which is equal for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All decisions of the catalogue."""
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        """The seat that an agent plays, from 0."""
        return self._seats[agent]

    def _seed_with(self, seed: int | None) -> None:
        self.np_random_seed = seed_of(seed)
        self._seeds = np.random.default_rng(self.np_random_seed)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. It follows from the seed, as do all games after it; `options` is ignored.

        Without any seed that is a random one, which `np_random_seed` tells.
        """
        if seed is not None:
            self._seed_with(seed)
        self.episode.begin(int(in_split(int(self._seeds.integers(SEEDS)), self.split)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()
        self._show()

    def _show(self) -> None:
        """Print what there is to see, if a person looks on."""
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Select the agent that decides next, or end the game."""
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._nothing} for agent in self.agents}
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            self.infos[self.agent_selection]["action_mask"] = self.episode.mask(self.episode.seat)

    def observe(self, agent: str) -> Any:
        """What an agent knows now, whether or not it decides. Raises GameError before `reset`."""
        self.episode.check_begun("observe")
        seat = self.seat_of(agent)
        observation = self.episode.observation(seat)
        if self.masks == "info":
            return observation
        return {"observation": observation, "action_mask": self.episode.mask(seat)}

    def last(self, observe: bool = True) -> Any:
        """What the selected agent knows, its rewards since its last decision, whether it is over, and its info."""
        self._check_begun("last")
        return super().last(observe)

    def _check_begun(self, word: str) -> None:
        if not self.agents:
            raise GameError(f"call reset before {word}")

    def step(self, action: int | None) -> None:
        """The selected agent decides; None once the game is over.

        Raises IllegalDecision for what is no whole number, and with `illegal="raise"`; nothing has changed then.
        """
        self._check_begun("step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        decision = whole(action)
        illegal = not self.episode.is_open(decision)
        if illegal and self.illegal.replaces:
            decision = self.illegal.replacement(self._pick)
        elif illegal:
            self.episode.refuse(decision)
        self.episode.make(decision)
        self._cumulative_rewards[agent] = 0.0
        self._ask()
        self.infos[agent]["illegal"] = illegal
        if self.episode.over:
            self._accumulate_rewards()
        self._show()

    def _pick(self) -> int:
        """A random legal decision."""
        return int(self._seeds.choice(self.episode.legal))

    def state(self) -> npt.NDArray[np.int16]:
        """All numbers of the true state, what is hidden included, for training in one place. Raises GameError."""
        self.episode.check_begun("state")
        return to_array(self.episode.core.get(self.episode.states, 0)).view(np.int16)

    def saved(self) -> dict[str, Any]:
        """All that the game and those after it go on from, generators included; it can be pickled. Raises GameError.

        PettingZoo's own `state` is another thing: what trains in one place may see.
        """
        self.episode.check_begun("saved")
        agents = {name: deepcopy(getattr(self, name)) for name in AGENTS}
        return {**self.episode.state(), "agents": agents, "seeds": (self.np_random_seed, deepcopy(self._seeds))}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from where `saved` was called, here or in an environment of the same game.

        Raises GameError for anything else.
        """
        self.episode.load(saved)
        self.np_random_seed, self._seeds = deepcopy(saved["seeds"])
        for name, value in deepcopy(saved["agents"]).items():
            setattr(self, name, value)

    def render(self) -> Any:
        """What the selected agent sees: text that is returned or printed, or a picture; None without a mode."""
        if self.render_mode is None:
            return None
        self.episode.check_begun("render")
        view = self.episode.view(self.seat_of(self.agent_selection))
        return rendered(self.render_mode, self.setting.game, view)

    def close(self) -> None:
        """Do nothing: the environment holds nothing open."""


def raw_env(game: str = "notre-dame", players: int = 4, **options: Any) -> ParvisAEC:
    """The environment itself, as PettingZoo's own games call it. Raises GameError."""
    return ParvisAEC(game, players, **options)


def env(game: str = "notre-dame", players: int = 4, **options: Any) -> Any:
    """The environment in PettingZoo's wrappers that check actions and the order of calls. Raises GameError."""
    wrappers = library("pettingzoo.utils.wrappers")
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, **options)))


def check(masks: str) -> None:
    """Raise GameError for an unknown word."""
    if masks not in ("info", "observation"):
        raise GameError(f"masks is 'info' or 'observation', not {masks!r}")
