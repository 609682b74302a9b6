"""A game under way with everything that each seat was told: the inside of an OpenSpiel state.

A history never changes: a step makes another one, so that a copy is the history itself. It is pickled as its steps. A
resampled one has no true steps: it keeps what its seat knew of them, and is pickled as its state. Text is made on
demand: playouts never ask for it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from parvis.engine.chance import chance
from parvis.engine.lines import Line, LogLine
from parvis.engine.play import check_legal, whole
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.engine.state import FlatState, from_array, to_array
from parvis.engine.versions import catalogue_version
from parvis.envs import rewards
from parvis.envs.setting import Setting

SeatLine = tuple[str, int | None, int | None]
"""A line of what happened: its text, the one seat that may read it, the one seat that may not."""
UNKNOWN = -1
"""In the steps of a resampled history: a decision that its seat can't know."""
Step = tuple[int, int]
Trail = tuple["Trail", Step] | None
"""The steps so far, the last one first; longer trails share it."""


class Telling(NamedTuple):
    """What was told up to a step."""

    lines: tuple[SeatLine, ...]
    state: FlatState
    """The state after that step."""
    steps: int


class History:
    """The true state, the steps that led there, and what was told on the way."""

    resampled = False

    def __init__(self, setting: Setting) -> None:
        """Begin a game of a setting, up to its first decision."""
        self.setting = setting
        self.core, self.loops = setting.ready()
        self.states = self.core.batch(1)
        out, options = self.core.buffer(setting.game.widest), self.core.buffer(list(setting.options))
        self.core.setup_at(self.states, 0, setting.players, setting.game.ruling, options, out)
        self._go_to(None, 0)
        self._telling = Telling((), self.core.get(self.states, 0), 0)

    def _go_to(self, trail: Trail, length: int) -> None:
        """Be where a trail of that many steps has led."""
        out = self.core.buffer(self.setting.game.widest)
        self._be(trail, length, out, self.core.question_at(self.states, 0, out))

    def _be(self, trail: Trail, length: int, out: Any, count: int) -> None:
        self._trail, self.length = trail, length
        self.over = count == 0
        """Whether the game has ended."""
        self.seat = int(out[0])
        """Who decides, NATURE too; of several who decide together the first in seat order."""
        self.legal = sorted(self.core.numbers(out[1 : count + 1]))
        """That seat's decisions, ascending."""

    @property
    def steps(self) -> list[Step]:
        """Who has decided what, from the start of the game on."""
        return self._last(self.length)

    def _last(self, number: int) -> list[Step]:
        """The last `number` steps, the oldest first; fewer at the start."""
        found: list[Step] = []
        trail = self._trail
        while len(found) < number and trail is not None:
            trail, step = trail
            found.append(step)
        return found[::-1]

    def after(self, decision: int) -> "History":
        """The history with one more decision. Raises IllegalDecision."""
        made = self.seat, whole(decision)
        states, out = self.core.copy(self.states), self.core.buffer(self.setting.game.widest)
        count = self.core.step_at(states, 0, *made, out)
        if count < 0:
            check_legal(self.setting.game, self.core.get(self.states, 0), *made)
        other = self._with(states)
        other._be((self._trail, made), self.length + 1, out, count)
        return other

    def _with(self, states: Any) -> "History":
        """A history of the same game with another state, which is not anywhere yet."""
        other = object.__new__(History)
        other.__dict__.update(self.__dict__, states=states)
        return other

    def _tell(self) -> tuple[SeatLine, ...]:
        """All that was told, what has happened since this was last asked put into words."""
        game, before = self.setting.game, self._telling
        state, lines = before.state.copy(), list(before.lines)
        for seat, decision in self._last(self.length - before.steps):
            if seat != NATURE:
                lines.append((game.catalogue[decision], seat, None))
            events = game.narrate(state, seat, decision)
            lines += [(words(event.line), *readers(event)) for event in events if not is_substitute(event)]
            game.apply(state, seat, decision)
        self._telling = Telling(tuple(lines), state, self.length)
        return self._telling.lines

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat knows, laid out as `Observation.layout` says."""
        self.check_seat(seat)
        seen = self.core.shorts(self.setting.game.observation.size)
        self.loops.observe_at(self.states, 0, seat, seen)
        return np.array(seen, np.float32)

    def memory(self, seat: int) -> list[str]:
        """What a seat has decided and read from the start of the game on."""
        self.check_seat(seat)
        return [line for line, only, hidden_from in self._tell() if only in (None, seat) and hidden_from != seat]

    def check_seat(self, seat: int) -> None:
        """Raise GameError for a seat that nobody has taken."""
        if not 0 <= seat < self.setting.players:
            raise GameError(f"there is no player {seat} among {self.setting.players}")

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
        """A copy determinized for a seat, without what only others were told.

        Raises GameError for a seat that nobody has taken.
        """
        self.check_seat(seat)
        states = self.core.copy(self.states)
        self.core.determinize_at(states, 0, seat, self.core.buffer(chance(seed)))
        lines = [line for line in self._tell() if line[1] in (None, seat) and line[2] != seat]
        steps = [(mover, decision if mover == seat else UNKNOWN) for mover, decision in self.steps]
        return self.resampled_from(states, steps, lines)

    def resampled_from(self, states: Any, steps: Sequence[Step], lines: Sequence[SeatLine]) -> "History":
        """A resampled history: its state, what its seat knows of the steps, and what it was told."""
        other = self._with(states)
        other.resampled = True
        trail: Trail = None
        for step in steps:
            trail = trail, step
        other._go_to(trail, len(steps))
        other._telling = Telling(tuple(lines), self.core.get(states, 0), len(steps))
        return other

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        options = setting.game.shown_options(setting.options)
        made_for = (setting.game.name, setting.players, setting.reward, options, catalogue_version(setting.game))
        if self.resampled:
            content = to_array(self.core.get(self.states, 0)).tobytes()
            return load, (made_for, content, self.steps, list(self._tell()))
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
        history = history.after(decision)
    return history


def load(made_for: Sequence[Any], content: bytes, steps: list[Step], lines: list[SeatLine]) -> History:
    """A resampled history from its state."""
    start = History.of(made_for)
    state, states = start.setting.game.rules.state, start.core.batch(1)
    start.core.put(states, 0, from_array(state, np.frombuffer(content, state.dtype)))
    return start.resampled_from(states, steps, lines)


def words(line: Line) -> str:
    """A line of the log by its key and arguments: the same in every language."""
    return " ".join([line.key, *(f"{name}={value}" for name, value in sorted(line.arguments.items()))])


def is_substitute(event: LogLine) -> bool:
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
