"""The cards that a page shows when a part of the game, such as a round, has ended: what it brought, for one onlooker.

They lie above what is asked, until somebody decides or puts them away. They are made by playing the game again
with the game's reader of summaries, once for each end of a part.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache

from parvis.engine.contract import Game
from parvis.engine.lines import Line, Onlooker
from parvis.engine.play import Result
from parvis.engine.summaries import Cell, Summary
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
"""Tables of which it is kept what has just ended."""


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
        past = Past(table.pk, table.created, number + 1, table.revision, number, table, game_played(table))
        return [card(summary, table, onlooker, told) for summary in summed_up(past)]


def is_headed(table: Table, since: int, newest: LogPage) -> bool:
    """Whether a part of the game has ended, as far as the newest page of the log tells; if it doesn't, the steps are
    read.
    """
    if table.finished or since < (newest.before or 0):
        return something_ended(table, since)
    return any(number >= since for number in newest.headed)


@dataclass(frozen=True)
class Past:
    """The steps of a table up to now, told apart from those that were undone, and where what is new begins."""

    number: int
    created: datetime
    steps: int
    revision: int
    since: int
    table: Table = field(compare=False)
    game: Game = field(compare=False)


def ended(table: Table, game: Game, since: int) -> Sequence[Summary]:
    """The summaries of the parts that ended after so many steps. Raises GameError."""
    return summed_up(Past(table.pk, table.created, table.number, table.revision, since, table, game))


@lru_cache(maxsize=KEPT)
def summed_up(past: Past) -> tuple[Summary, ...]:
    """Summaries of all parts of a game, from its steps.

    All who look on need the same at the same time; a summary tells of each of its lines who may read it.
    """
    if past.game.summaries is None:
        return ()
    play = begun(past.table, past.game)
    reader = past.game.summaries()
    listen(play.state, reader.hear)
    before = 0
    steps = past.table.steps.filter(number__lt=past.steps).order_by("number")
    for number, seat, words in steps.values_list("number", "seat", "words"):
        if number == past.since:
            before = len(reader.ended)
        make_again(past.table, play, seat, words)
    return tuple(reader.ended[before:])


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
    losses = [
        told.line(line.line) for line in summary.lines if line.loss and line.line.arguments.get("seat") == onlooker
    ]
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
