"""Named tasks as Gymnasium environments: `gymnasium.make("parvis/NotreDame-4p-v1")`, one seat against bots."""

from typing import Any

from parvis.arena.splits import TRAIN
from parvis.arena.tasks import TASKS, find
from parvis.envs.extras import library
from parvis.envs.single import SingleEnv
from parvis.envs.vector import ParvisVectorEnv

gymnasium: Any = library("gymnasium")

OPPONENTS = "greedy"


def task_env(task: str, *, split: str = TRAIN, opponents: Any = OPPONENTS, **options: Any) -> SingleEnv:
    """The environment of a task with deals of one part; other options as of `SingleEnv`. Raises GameError."""
    return SingleEnv(**find(task).setting(split), split=split, opponents=opponents, **{"seat": None, **options})


def task_vector_env(
    task: str, num_envs: int = 1, *, split: str = TRAIN, opponents: Any = OPPONENTS, **options: Any
) -> ParvisVectorEnv:
    """Many games of a task at once, see `task_env`. Raises GameError."""
    setting = find(task).setting(split)
    return ParvisVectorEnv(num_envs=num_envs, **setting, split=split, opponents=opponents, **{"seat": None, **options})


def register() -> None:
    """Make Gymnasium know all tasks; done on import of this module."""
    for name in TASKS:
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="parvis.envs.tasks:task_env",
                vector_entry_point="parvis.envs.tasks:task_vector_env",
                kwargs={"task": name},
            )


register()
