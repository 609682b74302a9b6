"""Named tasks that never change: a game with its number of players and options, and against whom a bot is measured.

What a name stands for holds for good. A change is another version: `-v2`. Deals to train with and to test with are
those of `parvis.arena.splits`; a task may also have other options there, such as the base game to train and an
expansion to test.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parvis.arena.series import Series
from parvis.arena.splits import TEST, TRAIN, check_split
from parvis.arena.tournament import Lineup, duel_lineup, ladder_lineups
from parvis.engine import registry
from parvis.engine.quoted import quoted
from parvis.engine.refusals import Refusal

FIELDS = ("novice", "greedy", "skilled")
"""The bots that fill all other seats, one kind after the other."""
LADIES = {"characters": "open", "cards": "both", "events": "both", "purple": True, "ramparts": True}
"""All modules of The Ladies of Troyes that every number of players can have."""


@dataclass(frozen=True)
class Task:
    """What a bot is trained for and measured by."""

    name: str
    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the games to test with."""
    train_options: Mapping[str, Any] | None = None
    """The options of the games to train with; None: the same."""
    deals: int = 100
    """How many deals a bot is measured by."""
    seed: int = 1
    """What the deals and the bots' choices follow from."""

    def setting(self, split: str = TRAIN) -> dict[str, Any]:
        """Game, players and options of a part of the deals, as the functions of `parvis.envs` take them.

        Raises GameError for a part that there is not.
        """
        check_split(split)
        options = self.train_options if split == TRAIN and self.train_options is not None else self.options
        return {"game": self.game, "players": self.players, **options}

    def lineups(self, bot: str) -> list[Lineup]:
        """Who plays with a bot: alone against a field of each level; and each level against the one below.

        The latter are the same for every bot, and set the scale of ratings.
        """
        alone = [duel_lineup(bot, others, self.players) for others in FIELDS if others != bot]
        return list(dict.fromkeys([*alone, *ladder_lineups(FIELDS, self.players)]))

    def series(self, bot: str) -> Series:
        """All games by which a bot is measured. Raises GameError for a bot that there is not."""
        game = registry.find(self.game)
        return Series.of(game, self.lineups(bot), dict(self.options), self.seed, split=TEST)


def of_game(title: str, game: str, seats: Sequence[int], **more: Any) -> Iterator[Task]:
    """A task for each number of players."""
    for players in seats:
        yield Task(f"parvis/{title}-{players}p-v1", game, players, **more)


def ladies(players: int) -> dict[str, Any]:
    """All modules that so many players can have: two have no tournament."""
    return {**LADIES, **({"tournament": True} if players > 2 else {})}


def all_tasks() -> Iterator[Task]:
    """The tasks, game by game."""
    yield from of_game("NotreDame", "notre-dame", (2, 3, 4, 5))
    yield from of_game("Troyes", "troyes", (2, 3, 4))
    for players in (2, 3, 4):
        yield from of_game("Troyes-ladies", "troyes", [players], options=ladies(players))
    for players in (2, 3, 4):
        yield from of_game("Troyes-to-ladies", "troyes", [players], options=ladies(players), train_options={})


TASKS = {task.name: task for task in all_tasks()}
"""All tasks by name, game by game, fewer players first."""


def find(name: str) -> Task:
    """The task of that name. Raises GameError with what there is."""
    if name not in TASKS:
        raise Refusal("task-unknown", task=quoted(name), tasks=", ".join(TASKS))
    return TASKS[name]
