"""A table's game at its newest state: how it is loaded, how it goes on, how it is saved."""

import secrets
from typing import Any, Self

from django.db import OperationalError, connection
from django.utils import timezone

from parvis.engine.contract import Game, seats_of
from parvis.engine.fair import SECRET, Fair, Luck
from parvis.engine.lines import Line, LogLine
from parvis.engine.play import Play, Result, legal_decisions, result, unasked
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.engine.state import FlatState
from parvis.web.models import Step, Table
from parvis.web.room import own_tables
from parvis.web.tables import fair, moves, snapshot, undoable
from parvis.web.tables.boxes import game_played
from parvis.web.tables.loading import reading, terms_of
from parvis.web.tables.seats import HUMAN
from parvis.web.texts import SiteError

CHANCE = secrets.SystemRandom()


class TableGame:
    """A table, its game and the present state. Steps made here are saved all together by `save`."""

    def __init__(self, table: Table, game: Game, state: FlatState) -> None:
        self.table = table
        self.game = game
        self.state = state
        self.new: list[Step] = []
        self.luck: Luck | None = None
        """What chance was asked before; None: it has not been asked since the game was opened here."""

    @classmethod
    def of(cls, table: Table) -> Self:
        """The newest position of a saved table.

        Raises Unreadable if its game is no longer installed, or no longer allows its steps, or if it is damaged.
        """
        with reading(table.pk):
            game = game_played(table)
            check(table, game)
            state = kept_state(table, game)
            return cls(table, game, renew(table, game) if state is None else state)

    @property
    def movers(self) -> list[int]:
        """Seats that may decide now, ascending."""
        return seats_of(self.game.movers(self.state))

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.table.seats)

    def legal(self, seat: int) -> list[int]:
        """Decisions open to a seat."""
        return legal_decisions(self.game, self.state, seat)

    def step(self, seat: int, decision: int) -> None:
        """Make a decision that is known to be legal, and note what can be undone after it."""
        before = self.state.copy()
        self.append(seat, decision)
        undoable.follow(self.table, self.game, before, self.state, seat, decision)
        self.count(seat, self.game.move(before))

    def count(self, seat: int, move: moves.Move) -> None:
        """One step more was made, by that seat in that move."""
        table = self.table
        table.number += 1
        table.move_number = moves.start(move, self.game.move(self.state), seat, table.number, table.move_number)

    def step_of_record(self, seat: int, decision: int) -> None:
        """Make a decision of a game that is over: nothing in it can be undone."""
        self.append(seat, decision)
        self.table.number += 1

    def append(self, seat: int, decision: int) -> None:
        """Make a decision, with what it leads to."""
        events = [to_json(event) for event in self.game.narrate(self.state, seat, decision)]
        self.game.apply(self.state, seat, decision)
        words = self.game.catalogue[decision]
        self.new.append(Step(table=self.table, number=self.table.number, seat=seat, words=words, events=events))

    def go_on(self) -> None:
        """Make all decisions that are nobody's choice: those of chance, and of people who have none."""
        promise = fair.promised(self.table)
        while (seat := self.without_choice()) is not None:
            idle = None if seat == NATURE else unasked(self.game, self.state, seat)
            if idle is None:
                self.draw(promise)
            else:
                self.step(seat, idle)

    def draw(self, promise: Fair | None) -> None:
        """Make the decision of chance that was promised, or any at a table of older versions."""
        legal = self.legal(NATURE)
        if promise is None:
            self.step(NATURE, CHANCE.choice(legal))
            return
        self.luck = self.luck or fair.luck(self.table, promise)
        words = [self.game.catalogue[decision] for decision in legal]
        asked, made = self.luck.decide(self.table.number, self.game.purpose_now(self.state), words)
        self.step(NATURE, self.game.decision(made))
        self.new[-1].asked = asked

    def without_choice(self) -> int | None:
        """Chance, or a person who can only do nothing and need not be asked; None: somebody else decides."""
        movers = self.movers
        if len(movers) != 1 or movers == [NATURE]:
            return NATURE if movers == [NATURE] else None
        seat = self.table.seats[movers[0]]
        skips = seat["player"] == HUMAN and not seat.get("asked")
        return movers[0] if skips and undoable.goes_by_itself(self.game, self.state, movers[0]) else None

    def save(self) -> None:
        """Write the new steps and the state that they led to; to be called within a transaction."""
        Step.objects.bulk_create(self.new)
        self.new = []
        for field, value in self.frozen().items():
            setattr(self.table, field, value)
        self.table.movers = self.game.movers(self.state)
        self.table.hurried = self.table.hurried and moves.only_bots_decide(self.table)
        if self.table.movers == 0:
            self.table.finished = timezone.now()
            self.table.result = vars(self.result())
        self.table.save()
        if self.table.finished:
            own_tables.note(self.table)

    def frozen(self) -> dict[str, Any]:
        """The state as the table's fields keep it."""
        return {"state": snapshot.freeze(self.state), "layout": snapshot.layout(self.game)}

    def result(self) -> Result:
        """Present scores; at the end, final ones."""
        return result(self.game, self.state, self.seats)


def new_secret() -> bytes:
    """A secret that nobody knows, from which the chance of one table is to follow."""
    return CHANCE.randbytes(SECRET)


def check(table: Table, game: Game) -> None:
    """Raise GameError, or something else, unless a table is set up as its game allows."""
    game.check_stored(table.ruling, table.corrected or None)
    game.check_seats(len(table.seats))
    game.read_options(table.options)
    terms_of(table)
    fair.promised(table)


def kept_state(table: Table, game: Game) -> FlatState | None:
    """The newest state as the table keeps it; None if that is of other sources, or damaged."""
    if table.layout != snapshot.layout(game):
        return None
    state = snapshot.thaw(game, bytes(table.state))
    return state if state is not None and belongs(state, table, game) else None


def belongs(state: Any, table: Table, game: Game) -> bool:
    """Whether a state is one of the table's game in which those decide who should, by the table."""
    try:
        return (state.seats, state.ruling, game.movers(state)) == (len(table.seats), table.ruling, table.movers)
    except Exception:  # rules meet numbers that no game leads to
        return False


def renew(table: Table, game: Game) -> FlatState:
    """The newest state, made again from the steps; the bytes that the table keeps too, which are saved.

    Raises GameError.
    """
    state = replayed(table, game)
    if not belongs(state, table, game):
        raise SiteError("error-unreadable", table=str(table.pk))
    renewed = TableGame(table, game, state).frozen()
    if table.turn_seat is not None:
        renewed["turn_state"] = snapshot.freeze(replayed(table, game, table.turn_number))
    for field, value in renewed.items():
        setattr(table, field, value)
    try:
        Table.objects.filter(pk=table.pk, number=table.number, revision=table.revision).update(**renewed)
    except OperationalError:  # to be shown it need not be kept
        if connection.in_atomic_block:
            raise
    return state


def replayed(table: Table, game: Game, number: int | None = None) -> FlatState:
    """The state after all steps of a table, or after its first `number`, made again. Raises GameError."""
    play = begun(table, game)
    last = table.number if number is None else number
    steps = table.steps.filter(number__lt=last).order_by("number").values_list("seat", "words")
    for seat, words in steps:
        make_again(table, play, seat, words)
    if len(play.steps) != last:
        raise SiteError("error-steps-missing", table=str(table.pk))
    state: FlatState = play.state
    return state


def begun(table: Table, game: Game) -> Play:
    """The table's game at its start. Raises GameError if its ruling is not here, or has other values here."""
    game.check_stored(table.ruling, table.corrected or None)
    return Play(game, len(table.seats), table.options, table.ruling)


def make_again(table: Table, play: Play, seat: int, words: str) -> None:
    """Make the table's next step again.

    Raises GameError if the game does not allow it, with the step's number only: its words may be hidden from who reads.
    """
    try:
        play.say(seat, words)
    except GameError as error:
        raise SiteError("error-steps", table=str(table.pk), step=str(len(play.steps))) from error


def to_json(event: LogLine) -> list[Any]:
    """An event as steps keep it."""
    line = [event.line.key, dict(event.line.arguments)]
    marks = (event.heading, event.score, event.common, event.loss)
    return [*line, event.only, event.hidden_from, list(event.places), *marks]


def from_json(content: list[Any]) -> LogLine:
    """The event of `to_json`; older tables have shorter ones."""
    key, arguments, only, hidden_from, *more = content
    places, *marks = more or [[]]
    return LogLine(Line(key, arguments), only, hidden_from, tuple(places), *marks)
