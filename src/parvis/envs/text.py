"""A game in words, for language models: observations and decisions are text, and so is why a decision is refused.

The form is that of Gymnasium, `reset` and `step`, without its package: benchmarks of language models wrap it as they
need.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parvis import bots
from parvis.agents.outline import cut
from parvis.agents.reading import Refused
from parvis.agents.table import Table, seats_with
from parvis.agents.telling import LONGEST, Told
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.envs.rewards import rewards
from parvis.envs.setting import Setting, count_of, seed_of

HOW = (
    "You play a board game against others. Answer with one of the listed decisions, word for word, on a line of its "
    "own that begins with `Decision:`."
)
"""What a model is told before its first decision."""


class TextEnv:
    """One seat of a game against bots, in words.

    `reset` and `step` return the position as text of less than 2,000 tokens (`parvis.agents.telling`). An answer that
    is no legal decision changes nothing: the text says why, `info["refused"]` is true, and the reward is `penalty`.
    After `patience` of these in a row, or after `most_steps` steps, the episode is truncated. Seats with one legal
    decision are not asked.
    """

    def __init__(
        self,
        game: str = "notre-dame",
        players: int = 4,
        *,
        opponents: str = "random",
        seat: int = 0,
        reward: str = "win",
        penalty: float = 0.0,
        patience: int = 10,
        most_steps: int = 1000,
        **options: Any,
    ) -> None:
        """`options`: those of the game, by name. Raises GameError."""
        self.setting = Setting.of(game, players, reward, options)
        self.patience, self.most_steps = count_of("patience", patience), count_of("most_steps", most_steps)
        self.sitting = seats_with(self.setting.game, self.setting.players, count_of("seat", seat, 0), opponents)
        self.seat, self.penalty = seat, penalty
        self.table: Table | None = None
        self.steps = self.refused = 0
        self.truncated = False

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """A new game, up to the seat's first decision: the position and `info`. `options` is ignored.

        All that chance and bots do follows from the seed and the seat's decisions. Raises GameError for a bad seed.
        """
        setting = self.setting
        seed, core = seed_of(seed), bots.fastest(setting.game)
        chosen = setting.game.shown_options(setting.options)
        self.table = Table(setting.game, self.sitting, chosen, seed, core)
        self.steps = self.refused = 0
        self.truncated = False
        told = self.table.told(self.seat)
        return cut(f"{HOW}\n\n{told.text()}", LONGEST), self.info(told, "")

    def step(self, text: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """The seat decides, then the others: the next position, reward, terminated, truncated, `info`.

        The reward comes at the end. Raises GameError before `reset`, after the end, and for what is no text.
        """
        table = self.begun()
        if table.over or self.truncated:
            raise GameError("the game is over: call reset")
        if not isinstance(text, str):
            raise GameError(f"a decision is a text, not {quoted(text)}")
        self.steps += 1
        reason = ""
        try:
            table.decide(self.seat, text)
            self.refused = 0
        except Refused as error:
            reason, self.refused = str(error), self.refused + 1
        self.truncated = not table.over and (self.refused >= self.patience or self.steps >= self.most_steps)
        told = table.told(self.seat)
        observation = f"{reason}\n{told.asked(len(told.text()))}" if reason else told.text()
        reward = self.penalty if reason else self.rewards()[self.seat] if table.over else 0.0
        return observation, reward, table.over, self.truncated, self.info(told, reason)

    def info(self, told: Told, reason: str) -> dict[str, Any]:
        """What programs may want to know beside the text."""
        return {
            "seat": self.seat,
            "step": told.number,
            "decisions": [choice.words for choice in told.choices],
            "refused": bool(reason),
            "reason": reason,
        }

    def rewards(self) -> list[float]:
        """By seat, for the game as it stands. Raises GameError before `reset`."""
        result = self.begun().play.result()
        found = rewards(self.setting.reward, np.array([result.scores]), np.array([result.tiebreaks]))
        return [float(reward) for reward in found[0]]

    def begun(self) -> Table:
        """The game that is played. Raises GameError before the first."""
        if self.table is None:
            raise GameError("call reset before the first step")
        return self.table
