"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, games in words, many games in one array.

Each is a thin layer over the compiled core and works for every game that has an observation. The libraries come with
the extra `envs` (`pip install 'parvis[envs]'`) and are imported when needed; batches and games in words need none.
docs/envs has a page with an example for each.
"""

from typing import TYPE_CHECKING, Any

from parvis.arena.tasks import Task
from parvis.arena.tasks import find as task
from parvis.envs.batch import BatchEnv
from parvis.envs.extras import MissingExtra
from parvis.envs.selfplay import Trajectories, collect, seat_advantages, seat_returns

if TYPE_CHECKING:
    from parvis.envs.aec import ParvisAEC
    from parvis.envs.single import SingleEnv
    from parvis.envs.text import TextEnv
    from parvis.envs.vector import ParvisVectorEnv

__all__ = [
    "BatchEnv",
    "MissingExtra",
    "Task",
    "Trajectories",
    "aec_env",
    "batch_env",
    "collect",
    "open_spiel_game",
    "seat_advantages",
    "seat_returns",
    "single_env",
    "task",
    "task_env",
    "text_env",
    "vector_env",
]


def aec_env(game: str = "notre-dame", players: int = 4, **options: Any) -> "ParvisAEC":
    """A PettingZoo AEC environment; see `parvis.envs.aec.ParvisAEC` for all options. Raises GameError."""
    from parvis.envs.aec import ParvisAEC

    return ParvisAEC(game, players, **options)


def single_env(game: str = "notre-dame", players: int = 4, **options: Any) -> "SingleEnv":
    """A Gymnasium environment for one seat against bots; see `parvis.envs.single.SingleEnv`. Raises GameError."""
    from parvis.envs.single import SingleEnv

    return SingleEnv(game, players, **options)


def vector_env(game: str = "notre-dame", players: int = 4, num_envs: int = 1, **options: Any) -> "ParvisVectorEnv":
    """A Gymnasium vector environment, many games of one seat against bots; see `parvis.envs.vector.ParvisVectorEnv`.

    Raises GameError.
    """
    from parvis.envs.vector import ParvisVectorEnv

    return ParvisVectorEnv(game, players, num_envs, **options)


def task_env(task: str, **options: Any) -> "SingleEnv":
    """A Gymnasium environment for one seat of a named task; see `parvis.envs.tasks.task_env`. Raises GameError."""
    from parvis.envs import tasks

    return tasks.task_env(task, **options)


def batch_env(game: str = "notre-dame", players: int = 4, games: int = 1024, **options: Any) -> BatchEnv:
    """Many games in one array; see `parvis.envs.batch.BatchEnv`. Raises GameError."""
    return BatchEnv(game, players, games, **options)


def open_spiel_game(game: str = "notre-dame", players: int = 4, reward: str = "win", **options: Any) -> Any:
    """An OpenSpiel game; see `parvis.envs.open_spiel`. Raises GameError."""
    from parvis.envs import open_spiel

    return open_spiel.load(game, players, reward, **options)


def text_env(game: str = "notre-dame", players: int = 4, **options: Any) -> "TextEnv":
    """One seat of a game in words, for language models; see `parvis.envs.text.TextEnv`. Raises GameError."""
    from parvis.envs.text import TextEnv

    return TextEnv(game, players, **options)
