"""OpenSpiel: every game with an observation as `parvis_<game>`, registered when this module is imported.

Chance is explicit. Seats that decide together do so in seat order, none knowing what others chose.
The information state's string is all that a player has decided and read and what it knows now. It has no tensor: the
observation's is what a player knows now (`Game.observation`), and several information states can share that.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Self

import numpy as np

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.questions import NATURE
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.engine.versions import check_versions
from parvis.envs.extras import library
from parvis.envs.history import History
from parvis.envs.setting import Setting

pyspiel: Any = library("pyspiel")

LONGEST = 100_000
"""The most decisions of a seat where a game does not say, for OpenSpiel: far more than any makes."""
SCORES = 32_768
"""Scores are within this: states hold 16-bit numbers."""
UTILITIES = {"win": (0, 1), "score": (-SCORES, SCORES), "margin": (-2 * SCORES, 2 * SCORES)}
"""The smallest and the largest of each kind of reward."""
SEEDS = 1 << 53
SHOWN = (True, pyspiel.PrivateInfoType.SINGLE_PLAYER)
"""Public and private information as observers show them."""


class SpielState(pyspiel.State):
    """An OpenSpiel state around a `History`."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.game_history = game.start

    def current_player(self) -> int:
        """The deciding seat, or OpenSpiel's numbers for chance and the end."""
        if self.game_history.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.game_history.seat == NATURE else self.game_history.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.game_history.legal if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's decisions, each equally likely. Raises GameError where a player decides, and at the end."""
        if not self.is_chance_node():
            raise GameError("chance decides nothing here")
        outcomes = self.game_history.legal
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.game_history = self.game_history.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        catalogue = self.game_history.setting.game.catalogue
        if not 0 <= action < len(catalogue):
            raise GameError(f"there is no action {action} among {len(catalogue)}")
        return catalogue[action]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.game_history.over

    def returns(self) -> list[float]:
        """By player; zeros until the end."""
        return self.game_history.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A copy with an equal information state for this player; `sampler()` gives numbers from 0 to 1.

        Its history has true actions of this player only; all others are -1.
        """
        copy = self.get_game().new_initial_state()
        copy.game_history = self.game_history.resample(player, int(sampler() * SEEDS))
        history = ",".join(f"{spiel_player(seat)}:{decision}" for seat, decision in copy.game_history.steps)
        _, _, attributes = copy.serialize().split("\n", 2)
        text = f"history={history}\nmove_number={self.move_number()}\n{attributes}"
        state: SpielState = self.get_game().deserialize_state(text)
        return state

    def __str__(self) -> str:
        return str(self.game_history)


class Observer:
    """What a player knows now, as OpenSpiel asks for it."""

    def __init__(self, setting: Setting) -> None:
        self.tensor = np.zeros(setting.game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player knows now. Raises GameError for a player who is not there."""
        self.tensor[:] = state.game_history.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows now. Raises GameError for a player who is not there."""
        return state.game_history.knowledge(player)


class Recaller:
    """All that a player has decided and read and what it knows now: an information state, which is a text alone."""

    tensor = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write nothing: there is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        """A line for each thing. Raises GameError for a player who is not there."""
        history = state.game_history
        return "\n".join([*history.memory(player), history.knowledge(player)])


class SpielGame(pyspiel.Game):
    """A game with its number of players, options and kind of reward. Each game has its own class, see `KINDS`."""

    name = ""
    """The game's name in Parvis."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        """OpenSpiel's parameters: players, reward, and the game's options. Raises GameError."""
        chosen = dict(parameters)
        self.setting = Setting.of(self.name, chosen.pop("players"), chosen.pop("reward"), chosen)
        setting = self.setting
        shown = setting.game.shown_options(setting.options)
        complete = {"players": setting.players, "reward": setting.reward, **shown}
        super().__init__(game_type(setting.game, setting.reward), game_info(setting), complete)

    @cached_property
    def start(self) -> History:
        """The start of the game, which all its states begin with."""
        return History(self.setting)

    def new_initial_state(self) -> SpielState:
        """A state at the start of the game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game has."""
        return self.setting.game.longest or LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recaller | None:
        """With perfect recall for information states, without for observations; None, by which OpenSpiel knows that
        there is none, for one that is to show less, or more, than what a player knows.

        Raises GameError for parameters.
        """
        if params:
            raise GameError(f"observers have no parameters, not {quoted(params)}")
        if iig_obs_type and (iig_obs_type.public_info, iig_obs_type.private_info) != SHOWN:
            return None
        return Recaller() if iig_obs_type and iig_obs_type.perfect_recall else Observer(self.setting)

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return of_setting, (self.setting,)


def of_setting(setting: Setting) -> SpielGame:
    """The game that OpenSpiel knows for a setting."""
    options = setting.game.shown_options(setting.options)
    return KINDS[setting.game.name]({"players": setting.players, "reward": setting.reward, **options})


def spiel_player(seat: int) -> int:
    """A seat in OpenSpiel's numbers."""
    return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat


def game_type(game: Game, reward: str) -> Any:
    """A game's type for OpenSpiel."""
    utility = pyspiel.GameType.Utility
    parameters = {option.name: option.shown(option.default) for option in game.options}
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=f"{game.title} (Parvis)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.seats), "reward": "win", **parameters},
        default_loadable=True,
    )


def game_info(setting: Setting) -> Any:
    """Sizes and bounds of a game, as OpenSpiel asks for them."""
    smallest, largest = UTILITIES[setting.reward]
    return pyspiel.GameInfo(
        num_distinct_actions=len(setting.game.catalogue),
        max_chance_outcomes=len(setting.game.catalogue),  # numbers of the catalogue, too, and masks are as long
        num_players=setting.players,
        min_utility=float(smallest),
        max_utility=float(largest),
        utility_sum=1.0 if setting.reward == "win" else None,
        max_game_length=(setting.game.longest or LONGEST) * setting.players,
    )


def spiel_name(game: str) -> str:
    """The name by which `pyspiel.load_game` knows a game."""
    return f"parvis_{game.replace('-', '_')}"


def load(
    game: str,
    players: int,
    reward: str = "win",
    *,
    catalogue_version: str | None = None,
    observation_version: str | None = None,
    **options: Any,
) -> SpielGame:
    """A game by its name in Parvis. Raises GameError, also if an expected version differs."""
    check_versions(registry.find(game), catalogue_version, observation_version)
    if game not in KINDS:
        raise GameError(f"{game} has no observation for programs that learn")
    return KINDS[game]({"players": players, "reward": reward, **options})


def register(name: str) -> type[SpielGame]:
    """Make `pyspiel.load_game` know a game. What it keeps is a class: a function would not outlive the interpreter."""
    kind = type("SpielGame", (SpielGame,), {"name": name})
    pyspiel.register_game(game_type(registry.find(name), "win"), kind)
    return kind


KINDS = {name: register(name) for name in registry.names() if registry.find(name).observation.size}
"""The classes of all games that have an observation, by the games' names."""
