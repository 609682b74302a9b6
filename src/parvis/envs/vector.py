"""Gymnasium's vector environments: one seat of many games at once, bots in the others, all inside the core."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.arena.splits import check_split
from parvis.engine.play import check_legal
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs.against import REST, STEP
from parvis.envs.extras import library
from parvis.envs.illegal import RANDOM, Illegal
from parvis.envs.rendering import MODES, check_mode, rendered
from parvis.envs.saved import check_saved, restore, saved_of
from parvis.envs.seated import Seated
from parvis.envs.setting import Setting, count_of
from parvis.envs.single import check_opponents, check_seat, draw, opponents_of
from parvis.envs.worded import Worded

gymnasium: Any = library("gymnasium")
vector: Any = library("gymnasium.vector")
seeding: Any = library("gymnasium.utils.seeding")

Mode = vector.AutoresetMode
Flags = npt.NDArray[np.bool_]


class ParvisVectorEnv(Worded, vector.VectorEnv):
    """Games of `SingleEnv` side by side: with the same seeds the same games, to the last decision.

    The learner's decisions go in, and all that bots and chance do until it is asked again happens inside the core. Bots
    that do not play there decide in Python, one game after the other.
    """

    def __init__(
        self,
        game: str = "notre-dame",
        players: int = 4,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        split: str = "",
        illegal: str = RANDOM,
        autoreset_mode: Any = Mode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
        catalogue_version: str | None = None,
        observation_version: str | None = None,
        **options: Any,
    ) -> None:
        """Make the environment as `SingleEnv` is made; `copy` False: observations and masks are the environment's own
        arrays, written at every step; `threads`: how many work in the core at once. Raises GameError.
        """
        self.setting = Setting.of(game, players, reward, options, catalogue_version, observation_version)
        check_seat(seat, self.setting.players)
        check_mode(render_mode)
        check_split(split)
        self.num_envs, threads = count_of("num_envs", num_envs), count_of("threads", threads)
        self.autoreset_mode = mode_of(autoreset_mode)
        self.wanted_seat, self.split = seat, split
        self.copy, self.render_mode = copy, render_mode
        self.illegal = Illegal(illegal)
        self.metadata = {
            "render_modes": list(MODES),
            "render_fps": 1,
            "autoreset_mode": self.autoreset_mode,
            **self.setting.versions(),
        }
        self.seated = Seated(self.setting, self.num_envs, opponents_of(opponents, players), min(threads, self.num_envs))
        smallest, largest = self.setting.limits()
        self.single_observation_space = gymnasium.spaces.Box(smallest, largest, dtype=smallest.dtype.type)
        self.single_action_space = gymnasium.spaces.Discrete(self.seated.width)
        batch_space = library("gymnasium.vector.utils").batch_space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._generators: list[Any] = [None] * self.num_envs
        self._seeds = [-1] * self.num_envs
        self._begun = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """New games, up to the learners' first decisions.

        `seed`: a number, to which that of the place is added, or one for each place; `options={"reset_mask": flags}`:
        only in places whose flag is true. Raises GameError.
        """
        chosen, nothing = self._mask_of(options), np.zeros(self.num_envs, np.int64)
        self.seated.want(nothing, nothing)
        for place, number in enumerate(seeds_of(seed, self.num_envs)):
            if chosen[place]:
                if number is not None or self._generators[place] is None:
                    self._generators[place], self._seeds[place] = seeding.np_random(number)
                self._begin(place)
        self._begun |= chosen
        self._go_on(chosen)
        return self._observations(), self._info(chosen)

    @property
    def np_random_seed(self) -> tuple[int, ...]:
        """The seed of each place, whether given to `reset` or drawn there; -1 before."""
        return tuple(self._seeds)

    def _mask_of(self, options: Mapping[str, Any] | None) -> Flags:
        """The places that are to be reset. Raises GameError."""
        if options is None or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = options["reset_mask"]
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise GameError(f"reset_mask is an array of {self.num_envs} truth values")
        if not mask.any():
            raise GameError("reset_mask names no place")
        return mask

    def _begin(self, place: int) -> None:
        generator = self._generators[place]
        self.seated.begin(place, *draw(generator, self.setting.players, self.wanted_seat, self.split))

    def _go_on(self, due: Flags) -> None:
        """Play on and show the games that are due."""
        self.seated.play()
        self.seated.due[:] = due
        self.seated.show()

    def _observations(self) -> npt.NDArray[np.int16]:
        return self.seated.observations.copy() if self.copy else self.seated.observations

    def _info(self, present: Flags, replaced: Flags | None = None) -> dict[str, Any]:
        """The infos of those games that are present, as Gymnasium's own vector environments put them together."""
        masks = self.seated.masks
        if self.copy or not present.all():
            masks = np.where(present[:, None], masks, np.int8(0))
        seats = np.where(present, self.seated.learners, 0)
        info = {"action_mask": masks, "seat": seats}
        if self.illegal.replaces:
            info["illegal"] = np.zeros(self.num_envs, np.bool_) if replaced is None else replaced
        return info | {f"_{name}": present.copy() for name in info}

    def step(self, actions: Any) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """The learners decide, then the others up to their next decisions or the ends of games.

        With `illegal="raise"`, raises IllegalDecision for the first that is not legal; nothing has changed then.
        """
        seated, everywhere = self.seated, np.ones(self.num_envs, np.bool_)
        decisions, over = self._decisions(actions), seated.over
        if over.any() and self.autoreset_mode is Mode.DISABLED:
            raise GameError(f"game {int(np.argmax(over))} is over: reset it with options={{'reset_mask': …}}")
        seated.want(decisions, np.where(over, REST, STEP))
        replaced = self._replace()
        for place in np.flatnonzero(over).tolist():
            self._begin(place)
        self._go_on(everywhere)
        rewards, ended = seated.rewards(), seated.over
        info = self._info(everywhere, replaced)
        if ended.any() and self.autoreset_mode is Mode.SAME_STEP:
            info = self._restart(ended, info)
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _check_begun(self, what: str) -> None:
        if not self._begun.all():
            raise GameError(f"call reset before {what}")

    def _decisions(self, actions: Any) -> npt.NDArray[np.int64]:
        """The decisions as the core takes them. Raises GameError."""
        self._check_begun("step")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,):
            raise GameError(f"{self.num_envs} games need as many decisions, not the shape {numbers.shape}")
        if numbers.dtype.kind not in "iu":
            raise GameError(f"decisions are whole numbers, not of type {numbers.dtype}")
        return numbers.astype(np.int64)

    def _replace(self) -> Flags:
        """Put random legal decisions in the place of illegal ones; says where. Raises IllegalDecision."""
        seated, replaced = self.seated, np.zeros(self.num_envs, np.bool_)
        for place in seated.illegal():
            if not self.illegal.replaces:
                self._refuse(place, int(seated.decisions[place]))
            seated.decisions[place] = self.illegal.replacement(partial(self._pick, place))
            replaced[place] = True
        return replaced

    def _pick(self, place: int) -> int:
        """A random legal decision in a place."""
        return int(self._generators[place].choice(self.seated.legal(place)))

    def _refuse(self, place: int, decision: int) -> None:
        """Say what is wrong with a decision. Raises IllegalDecision."""
        seated = self.seated
        state = seated.core.get(seated.states, place)
        try:
            check_legal(self.setting.game, state, int(seated.learners[place]), decision)
        except IllegalDecision as error:
            raise IllegalDecision(f"game {place}: {error}") from None

    def _restart(self, ended: Flags, info: dict[str, Any]) -> dict[str, Any]:
        """Begin new games where others have ended, whose last observations and infos go along."""
        final: dict[str, Any] = {"final_obs": objects(self.seated.observations, ended), "_final_obs": ended.copy()}
        final["final_info"], final["_final_info"] = without(info, ended), ended.copy()
        for place in np.flatnonzero(ended).tolist():
            self._begin(place)
        self._go_on(ended)
        return {**info, **self._info(np.ones(self.num_envs, np.bool_)), **final}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, by game; everything where a game is over. Raises GameError before `reset`."""
        self._check_begun("action_masks")
        return self.seated.masks.astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """What the learners see, by game; None without a mode. Raises GameError before `reset`."""
        if self.render_mode is None:
            return None
        self._check_begun("render")
        seated, game, mode = self.seated, self.setting.game, self.render_mode
        return tuple(
            rendered(mode, game, game.view(seated.core.get(seated.states, place), int(seated.learners[place])))
            for place in range(self.num_envs)
        )

    def state(self) -> dict[str, Any]:
        """All that the games go on from, bots and generators included; it can be pickled.

        Raises GameError before `reset`.
        """
        self._check_begun("state")
        seated = self.seated
        saved = saved_of(self.setting, seated.core, seated.states, seated.generators())
        bots = {"opponents": list(seated.opponents), "bots": deepcopy(seated.players)}
        seeds = [generator.bit_generator.state for generator in self._generators]
        return {**saved, **bots, "seeds": seeds, "drawn": self._seeds[:]}

    def load(self, saved: Mapping[str, Any]) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Go on from where `state` was called, here or in an environment of the same game and size; as `reset`.

        Raises GameError for anything else.
        """
        seated, arrays = self.seated, self.seated.generators()
        check_opponents(seated.opponents, saved)
        check_saved(self.setting, saved, self.num_envs, arrays)
        restore(seated.core, seated.states, saved)
        seated.players = deepcopy(saved.get("bots", {}))
        for name, array in arrays.items():
            seated.core.write(array, saved[name])
        for place, numbers in enumerate(saved["seeds"]):
            self._generators[place] = seeding.np_random(0)[0]
            self._generators[place].bit_generator.state = numbers
        self._seeds = list(saved.get("drawn", [-1] * self.num_envs))
        seated.ask_again()
        self._begun[:] = True
        seated.due[:] = 1
        seated.show()
        return self._observations(), self._info(np.ones(self.num_envs, np.bool_))

    def close_extras(self, **_: Any) -> None:
        """End the threads, if there are any."""
        self.seated.close()


def mode_of(mode: Any) -> Any:
    """One of Gymnasium's ways to begin again. Raises GameError."""
    try:
        return Mode(mode)
    except ValueError:
        known = ", ".join(repr(one.value) for one in Mode)
        raise GameError(f"autoreset_mode is one of {known}, not {mode!r}") from None


def seeds_of(seed: int | Sequence[int | None] | None, places: int) -> list[int | None]:
    """A seed for each place: one number counts up, None stays. Raises GameError."""
    if seed is None:
        return [None] * places
    if not isinstance(seed, Sequence | np.ndarray):
        first = count_of("seed", seed, 0)
        return [first + place for place in range(places)]
    if len(seed) != places:
        raise GameError(f"{places} games need as many seeds, not {len(seed)}")
    return [None if number is None else count_of("seed", number, 0) for number in seed]


def objects(rows: npt.NDArray[Any], chosen: Flags) -> npt.NDArray[Any]:
    """Copies of the chosen rows as objects; None for the others."""
    found = np.full(len(rows), None, object)
    for place in np.flatnonzero(chosen).tolist():
        found[place] = rows[place].copy()
    return found


def without(info: Mapping[str, npt.NDArray[Any]], kept: Flags) -> dict[str, Any]:
    """The info of some places; zeros for all others."""
    shaped = {name: kept.reshape(-1, *[1] * (array.ndim - 1)) for name, array in info.items()}
    return {name: np.where(shaped[name], array, np.zeros((), array.dtype)) for name, array in info.items()}
