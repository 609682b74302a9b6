"""The cards that a page shows when a part of the game, such as a round, has ended: what it brought, for one onlooker.

They lie above what is asked, until somebody decides or puts them away. They are made by playing the game again
with the game's reader of summaries, each step once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from threading import Lock

from parvis.engine.contract import Game
from parvis.engine.lines import Line, Onlooker
from parvis.engine.play import Play, Result
from parvis.engine.summaries import Cell, Summaries, Summary
from parvis.engine.telling import listen
from parvis.web.models import Table
from parvis.web.pages.log import LogPage
from parvis.web.tables.boxes import game_played
from parvis.web.tables.history import result_of, something_ended
from parvis.web.tables.loading import reading
from parvis.web.tables.table_game import begun, make_again
from parvis.web.texts import GameTexts, text

NOTHING, SECRET = "–", "?"
LESS = "−"
KEPT = 100
"""Tables whose steps are followed on."""


@dataclass(frozen=True)
class Row:
    """A row of a card's table: what it is about, and a cell for each seat."""

    label: str
    cells: list[str]
    total: bool = False
    about: str | None = None
    """What is counted, in few words."""


@dataclass(frozen=True)
class Card:
    """What one part of the game has brought, in words."""

    heading: str
    lines: list[str]
    rows: list[Row]
    losses: list[str] = field(default_factory=list, compare=False)
    """Lines about what the onlooker has lost by others or by chance."""


def cards(table: Table, since: int, onlooker: Onlooker, told: GameTexts, newest: LogPage | None = None) -> list[Card]:
    """The cards of the parts that ended after so many steps, the oldest first. At the end of the game with the scores.

    `newest`: the newest page of the log, where that has been read already. Raises Unreadable.
    """
    game = game_played(table)
    if not (something_ended(table, since) if newest is None else is_headed(table, since, newest)):
        return []
    with reading(table.pk):
        made = [card(summary, table, onlooker, told) for summary in ended(table, game, since)]
    if table.finished:
        *others, last = made or [Card(text("part-over-game"), [], [])]
        made = [*others, replace(last, rows=[*last.rows, *final(result_of(table), told)])]
    return made


def final(result: Result, told: GameTexts) -> list[Row]:
    """The scores; and what breaks ties, where there is one."""
    scores = Row(text("result-total"), [str(score) for score in result.scores], total=True)
    if len(set(result.scores)) == len(result.scores) or not any(result.tiebreaks):
        return [scores]
    what = told.known(Line("points-tiebreak"))
    label = text("result-tiebreak-means", what=what) if what else None
    breaks = [
        str(number) if result.scores.count(score) > 1 else NOTHING
        for score, number in zip(result.scores, result.tiebreaks, strict=True)
    ]
    return [scores, Row(label or text("result-tiebreak"), breaks)]


def cards_again(table: Table, number: int, onlooker: Onlooker, told: GameTexts) -> list[Card]:
    """The cards of what ended with one step, once more; none if nothing did. Raises Unreadable."""
    if number >= table.number:
        return []
    with reading(table.pk):
        again = ended(table, game_played(table), number, number + 1)
        return [card(summary, table, onlooker, told) for summary in again]


def is_headed(table: Table, since: int, newest: LogPage) -> bool:
    """Whether a part of the game has ended, as far as the newest page of the log tells; if it doesn't, the steps are
    read.
    """
    if table.finished or since < (newest.before or 0):
        return something_ended(table, since)
    return any(number >= since for number in newest.headed)


def ended(table: Table, game: Game, since: int, steps: int | None = None) -> Sequence[Summary]:
    """The summaries of the parts that ended from one step on, and before another. Raises GameError."""
    if game.summaries is None:
        return ()
    found = follower(Course(table.pk, table.created, table.revision, table, game))
    return found.ended(table, since, table.number if steps is None else steps)


@dataclass(frozen=True)
class Course:
    """The steps of a table, told apart from those that were undone."""

    number: int
    created: datetime
    revision: int
    table: Table = field(compare=False)
    game: Game = field(compare=False)


class Follower:
    """Goes through the steps of a game with its reader of summaries, and goes on there when more are made.

    All who look on need the same at the same time; a summary tells of each of its lines who may read it.
    """

    def __init__(self, play: Play, reader: Summaries) -> None:
        """`play`: the game at its start."""
        self.play, self.reader = play, reader
        listen(play.state, reader.hear)
        self.last: list[int] = []
        """By which step each part ended that has been summed up."""
        self.lock = Lock()

    def ended(self, table: Table, since: int, steps: int) -> Sequence[Summary]:
        """The summaries of the parts that ended from one step on, and before another. Raises GameError."""
        with self.lock:
            new = table.steps.filter(number__gte=len(self.play.steps), number__lt=steps).order_by("number")
            for number, seat, words in new.values_list("number", "seat", "words"):
                make_again(table, self.play, seat, words)
                self.last += [number] * (len(self.reader.ended) - len(self.last))
            summed_up = zip(self.last, self.reader.ended, strict=True)
            return [summary for number, summary in summed_up if since <= number < steps]


@lru_cache(maxsize=KEPT)
def follower(course: Course) -> Follower:
    """Who follows the course of a table."""
    assert course.game.summaries is not None
    return Follower(begun(course.table, course.game), course.game.summaries())


def card(summary: Summary, table: Table, onlooker: Onlooker, told: GameTexts) -> Card:
    """A summary as an onlooker may see it, in words."""
    lines = dict.fromkeys(told.line(line.line) for line in summary.lines if line.visible(onlooker, table.open_scores))
    seats, open_scores = range(len(table.seats)), bool(table.open_scores or table.finished)
    rows = [
        Row(
            told.text(row),
            [cell_text(cells.get(seat), seat, onlooker, open_scores, told) for seat in seats],
            about=told.known(Line(f"counts-{row.removeprefix('points-')}")),
        )
        for row, cells in summary.rows.items()
    ]
    own = [line for line in summary.lines if line.loss and line.line.arguments.get("seat") == onlooker is not None]
    losses = [told.line(line.line) for line in own if line.visible(onlooker, table.open_scores)]
    return Card(told.line(summary.heading), [*lines], rows, losses)


def cell_text(cell: Cell | None, seat: int, onlooker: Onlooker, open_scores: bool, told: GameTexts) -> str:
    """The text in a cell of a summary, as an onlooker may see it."""
    if cell is None:
        return NOTHING
    seen = cell.seen(seat, onlooker, open_scores)
    if seen is None:
        return SECRET
    if not isinstance(seen, int):
        return told.line(seen)
    return str(seen) if cell.total else signed(seen)


def signed(amount: int) -> str:
    """A gain or a loss: `+3`, `−2`."""
    return f"{amount:+d}".replace("-", LESS) if amount else "0"
