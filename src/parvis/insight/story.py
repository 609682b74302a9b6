"""A recorded game as positions to play on from: one before each chain of steps of the same player, or of chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from parvis.bots import add_bots
from parvis.bots.rolling_on import LUCK, NOTED, RECORDED
from parvis.engine.core import Core
from parvis.engine.play import Play, Step
from parvis.engine.questions import NATURE
from parvis.engine.record import Record, replay


@dataclass(frozen=True)
class Chain:
    """Steps of a record that one seat makes one after the other in the same move, or chance all by itself."""

    seat: int
    """Who makes these steps; NATURE where it is chance."""
    first: int
    """Index of its first step."""
    decisions: tuple[int, ...]
    open: bool
    """Whether there was another way to decide."""
    round: int | None
    """The round it begins in; None in a game without rounds."""


@dataclass(frozen=True)
class Move:
    """What steps have in common that belong together."""

    seat: int
    phase: int
    step: int


class Story:
    """A verified record, cut into chains, with the position and the luck before each of them and at the end."""

    def __init__(self, core: Core, record: Record) -> None:
        """Raises RecordError for a record that the rules don't allow, or whose game is not over."""
        self.core, self.record, self.seats = core, record, len(record.seats)
        self.chains = chains_of(record)
        self.positions = core.batch(len(self.chains) + 1)
        self.lucks: list[Any] = []
        """By position: the luck so far, as `parvis.bots.rolling_on` keeps it."""
        way = Way(core, record)
        self.recorded = way.recorded
        """All that chance decided."""
        for number, chain in enumerate(self.chains):
            self.keep(number, way)
            way.go([(chain.seat, decision) for decision in chain.decisions])
        self.keep(len(self.chains), way)

    def keep(self, number: int, way: "Way") -> None:
        """Keep the position that the way has come to, with its luck."""
        self.core.put(self.positions, number, self.core.get(way.truth, 0))
        self.lucks.append(self.core.buffer(self.core.numbers(way.luck)))


class Moment:
    """The position of a verified record after so many steps, to play on from there with other luck."""

    def __init__(self, core: Core, record: Record, step: int) -> None:
        way = Way(core, record)
        way.go(record.steps[:step])
        self.core, self.seats = core, len(record.seats)
        self.positions, self.lucks, self.recorded = way.truth, [way.luck], core.buffer(0)


class Way:
    """The way through a record: where it has come to, and what chance has decided on it."""

    def __init__(self, core: Core, record: Record) -> None:
        """At the start of the record's game."""
        self.core = core
        self.truth, self.luck, self.recorded = core.batch(1), core.buffer(LUCK), core.buffer(2 * RECORDED)
        self.out, options = core.buffer(core.game.widest), core.buffer(core.game.read_options(record.options))
        core.setup_at(self.truth, 0, len(record.seats), record.ruling, options, self.out)

    def go(self, steps: Sequence[Step]) -> None:
        """Make steps, and keep up with the luck."""
        follow = add_bots(self.core).follow_luck
        for seat, decision in steps:
            follow(self.truth, 0, seat, decision, self.luck, self.recorded)
            self.core.apply_at(self.truth, 0, seat, decision, self.out)


def chains_of(record: Record) -> list[Chain]:
    """The steps of a record as chains. Raises RecordError."""
    game, play = record.game, Play(record.game, len(record.seats), record.options, record.ruling)
    state = play.state
    before = [facts(game, state, record.steps[:1])]
    for index, _, _, after in replay(record):
        before.append(facts(game, after.state, record.steps[index + 1 : index + 2]))
    steps = range(len(record.steps))
    starts = [0]
    for index in steps[1:]:
        move, now = before[index - 1][0], before[index][0]
        if move != now or (move.seat != NATURE and index - starts[-1] >= NOTED):
            starts.append(index)
    return [
        Chain(
            before[start][0].seat,
            start,
            tuple(decision for _, decision in record.steps[start:end]),
            any(is_open for _, is_open, _ in before[start:end]),
            before[start][2],
        )
        for start, end in pairwise([*starts, len(steps)])
    ]


def facts(game: Any, state: Any, following: list[Step]) -> tuple[Move, bool, int | None]:
    """Which move the next step belongs to, whether it is a choice, and its round. Of chance all steps are one move."""
    if not following:
        return Move(NATURE, 0, 0), False, None
    seat = following[0][0]
    rounds = game.round_of(state) if game.round_of else None
    if seat == NATURE:
        return Move(NATURE, 0, 0), False, rounds
    step = state.step + (state.depth == 0)
    return Move(seat, state.phase, step), len(game.legal(state, seat)) > 1, rounds
