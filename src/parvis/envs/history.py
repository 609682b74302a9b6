"""A game under way with everything that each seat was told: the inside of an OpenSpiel state.

A history is cheap to copy and pickled as its steps. A resampled one has no true steps: it keeps what its seat knew of
them, and is pickled as its state. Text is made on demand: playouts never ask for it.
"""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from parvis.engine.chance import chance
from parvis.engine.contract import GameError
from parvis.engine.lines import Line, LogLine
from parvis.engine.play import check_legal, whole
from parvis.engine.questions import NATURE
from parvis.engine.state import from_array, to_array
from parvis.engine.versions import catalogue_version
from parvis.envs import rewards
from parvis.envs.setting import Setting

Told = tuple[str, int | None, int | None]
"""A line of what happened: its text, the one seat that may read it, the one seat that may not."""
UNKNOWN = -1
"""In the steps of a resampled history: a decision that its seat can't know."""
Step = tuple[int, int]


class History:
    """The true state, the steps that led there, and what was told on the way."""

    def __init__(self, setting: Setting) -> None:
        """The start of a game."""
        self.setting = setting
        self.core, self.loops = setting.ready()
        self.states = self.core.batch(1)
        self._out = self.core.buffer(setting.game.widest)
        options = self.core.buffer(list(setting.options))
        self.core.setup_at(self.states, 0, setting.players, setting.game.ruling, options, self._out)
        self.steps: list[Step] = []
        self.told: list[Told] = []
        self._told_state = self.core.get(self.states, 0)  # told up to here; shared with copies
        self._untold: list[Step] = []
        self.resampled = False
        self._ask()

    def _ask(self) -> None:
        self._count = int(self.core.question_at(self.states, 0, self._out))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._count == 0

    @property
    def seat(self) -> int:
        """Who decides, NATURE too; of several who decide together the first in seat order."""
        return int(self._out[0])

    @property
    def legal(self) -> list[int]:
        """That seat's decisions, ascending."""
        return sorted(int(decision) for decision in self._out[1 : self._count + 1])

    def step(self, decision: int) -> None:
        """Make a decision. Raises IllegalDecision; nothing has changed then."""
        made = self.seat, whole(decision)
        if made[1] not in self._out[1 : self._count + 1]:
            check_legal(self.setting.game, self.core.get(self.states, 0), *made)
        self.core.apply_at(self.states, 0, *made, self._out)
        self.steps.append(made)
        self._untold.append(made)
        self._ask()

    def _tell(self) -> None:
        """Put into words what has happened since this was last done."""
        game, state = self.setting.game, self._told_state.copy()
        for seat, decision in self._untold:
            if seat != NATURE:
                self.told.append((game.catalogue[decision], seat, None))
            events = game.narrate(state, seat, decision)
            self.told += [(words(event.line), *readers(event)) for event in events if not told_in_full(event)]
            game.apply(state, seat, decision)
        self._told_state, self._untold = state, []

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat knows, laid out as `Observation.layout` says."""
        seen = self.core.shorts(self.setting.game.observation.size)
        self.loops.observe_at(self.states, 0, seat, seen)
        return np.array(seen, np.float32)

    def memory(self, seat: int) -> list[str]:
        """What a seat has decided and read from the start of the game on."""
        self._tell()
        return [line for line, only, hidden_from in self.told if only in (None, seat) and hidden_from != seat]

    def knowledge(self, seat: int) -> str:
        """What a seat knows now: the fields of its observation that are not zero throughout, by name."""
        numbers = self.observation(seat).astype(int).tolist()
        first, fields = 0, []
        for part in self.setting.game.observation.layout:
            values = numbers[first : first + part.size]
            first += part.size
            if any(values):
                fields.append(f"{part.name} {shown(values)}")
        return "; ".join(fields)

    def rewards(self) -> list[float]:
        """By seat; zeros until the end."""
        players = self.setting.players
        if not self.over:
            return [0.0] * players
        points, ties = self.core.buffer(players), self.core.buffer(players)
        self.core.scores_at(self.states, 0, points, ties)
        return [float(part) for part in rewards.rewards(self.setting.reward, np.array([points]), np.array([ties]))[0]]

    def resample(self, seat: int, seed: int) -> "History":
        """Another determinization for a seat, without what only others were told.

        Raises GameError for a seat that nobody has taken.
        """
        if not 0 <= seat < self.setting.players:
            raise GameError(f"there is no player {seat} among {self.setting.players}")
        self._tell()
        copy = self.copy()
        self.core.determinize_at(copy.states, 0, seat, self.core.buffer(chance(seed)))
        copy.told = [line for line in self.told if line[1] in (None, seat) and line[2] != seat]
        copy.steps = [(mover, decision if mover == seat else UNKNOWN) for mover, decision in self.steps]
        copy.resampled = True
        copy._told_state = self.core.get(copy.states, 0)
        copy._ask()
        return copy

    def copy(self) -> "History":
        """An independent copy."""
        copy = object.__new__(History)
        copy.__dict__.update(self.__dict__)
        copy.states = self.core.batch(1)
        copy.states[0] = self.states[0]
        copy._out = self._out[:] if isinstance(self._out, list) else self._out.copy()
        copy.told, copy.steps, copy._untold = self.told[:], self.steps[:], self._untold[:]
        return copy

    def __deepcopy__(self, memo: Any) -> "History":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        options = setting.game.shown_options(setting.options)
        made_for = (setting.game.name, setting.players, setting.reward, options, catalogue_version(setting.game))
        if self.resampled:
            self._tell()
            return load, (made_for, to_array(self.core.get(self.states, 0)).tobytes(), self.steps, self.told)
        return replay, (made_for, self.steps)

    def __str__(self) -> str:
        """The truth, for debugging: who decides and the state's numbers."""
        return f"{self.steps}\n{self.core.get(self.states, 0)}"

    @classmethod
    def of(cls, made_for: Sequence[Any]) -> Self:
        """The start of a game, from what it is pickled with. Raises GameError for another version of the catalogue."""
        return cls(Setting.of(*made_for))


def replay(made_for: Sequence[Any], steps: Sequence[Step]) -> History:
    """A history from its steps."""
    history = History.of(made_for)
    for _, decision in steps:
        history.step(decision)
    return history


def load(made_for: Sequence[Any], content: bytes, steps: list[Step], told: list[Told]) -> History:
    """A resampled history from its state."""
    history = History.of(made_for)
    state = history.setting.game.rules.state
    history.core.put(history.states, 0, from_array(state, np.frombuffer(content, state.dtype)))
    history.steps, history.told, history.resampled = steps, told, True
    history._told_state = history.core.get(history.states, 0)
    history._ask()
    return history


def words(line: Line) -> str:
    """A line of the log by its key and arguments: the same in every language."""
    return " ".join([line.key, *(f"{name}={value}" for name, value in sorted(line.arguments.items()))])


def told_in_full(event: LogLine) -> bool:
    """Whether it only stands for another event about a score, which all read here."""
    return event.score and event.hidden_from is not None


def readers(event: LogLine) -> tuple[int | None, int | None]:
    """Who alone may read an event, and who may not. Scores are no secret from those who watched how they came."""
    return (None, event.hidden_from) if event.score else (event.only, event.hidden_from)


def shown(values: list[int]) -> str:
    """A field's numbers, or for one with many zeros the places of the others."""
    if len(values) < 12 and any(value > 1 for value in values):
        return " ".join(map(str, values))
    return " ".join(f"{place}:{value}" for place, value in enumerate(values) if value)
