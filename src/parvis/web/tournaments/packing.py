"""All games of a tournament in one file: records, analyses, and a list that says where each is, or why it is not."""

import csv
import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any, cast

from django.db.models import Count, Q, QuerySet

from parvis.web.analysis import asking
from parvis.web.analysis.models import Analysis
from parvis.web.languages import written_in
from parvis.web.models import Table
from parvis.web.people.exporting import Onward, record_of
from parvis.web.tables.loading import Unreadable, loaded
from parvis.web.tables.viewpoints import is_revealed
from parvis.web.texts import text
from parvis.web.tournaments import rounds, shown
from parvis.web.tournaments.models import Tournament

LIST = "games.csv"
"""The list of all games, with a row for each person at each table."""
FORMULAS = ("=", "+", "-", "@")
"""How a cell begins that programs for tables take for something to be worked out."""


@dataclass
class Packed:
    """What the file has of a game: names of files in it, or sentences that say why there is none."""

    record: str
    analysis: str


@dataclass(frozen=True)
class Analysed:
    """How many games are over; of how many the analysis is there, and of how many it is still to be made."""

    games: int
    made: int
    waiting: int

    @property
    def missing(self) -> int:
        """Of how many games nobody makes the analysis."""
        return self.games - self.made - self.waiting


def finished(tournament: Tournament) -> QuerySet[Table]:
    """The tables whose games are over, and that everybody may see."""
    return Table.objects.filter(
        group__round__tournament=tournament, group__sealed=False, finished__isnull=False
    ).order_by("group__round__number", "group__number")


def ask_for_analyses(tournament: Tournament) -> None:
    """Ask for the analyses of all finished games that have none, and once more for those that went wrong."""
    lacking = finished(tournament).filter(analysis__content__isnull=True)
    for table in loaded(lacking.defer("state", "turn_state")):
        with suppress(Unreadable):
            if asking.may_be_analysed(table):
                asking.ask(table)
                asking.ask_again(table)


def analysed(tournament: Tournament) -> Analysed:
    """How far the analyses of a tournament's games are."""
    of = (
        finished(tournament)
        .order_by()
        .aggregate(
            games=Count("pk"),
            made=Count("analysis", filter=Q(analysis__content__isnull=False)),
            waiting=Count("analysis", filter=Q(analysis__content__isnull=True, analysis__tries__lt=asking.TRIES)),
        )
    )
    return Analysed(**of)


def packed(tournament: Tournament, language: str, file: IO[bytes]) -> Iterator[None]:
    """Write a ZIP file of what everybody may see of a tournament's games; the list in it is in that language.

    Comes back after each table, so that whoever writes it can do something else.
    """
    out = Onward(file)
    with zipfile.ZipFile(cast(IO[bytes], out), "w", zipfile.ZIP_DEFLATED) as made:
        with written_in(language):
            listed = [heads()]
            tables = at_tables(tournament)
        for number, points, one in tables:
            with written_in(language):
                found = pack(made, one, f"round-{number}-table-{one.number}")
            listed += [[number, one.number, *row, found.record, found.analysis] for row in people(one, points)]
            out.flush()
            yield
        made.writestr(LIST, written(listed))
    out.flush()


def heads() -> list[Any]:
    """What stands above the columns of the list."""
    places = text("tournament-list-round"), text("tournament-list-table"), text("result-player"), text("result-place")
    files = text("tournament-list-record"), text("tournament-list-analysis")
    return [*places, text("tournament-list-score"), text("tournament-points"), *files]


def at_tables(tournament: Tournament) -> list[tuple[int, dict[int, str], shown.AtTable]]:
    """All groups that everybody may see, with the number of their round and points there by entry."""
    past, people = rounds.past_of(tournament), shown.entered(tournament)
    made = {row.person: row.by_round for row in rounds.standings_of(tournament, past)}
    return [
        (
            one.number,
            {entry: shown.points(by[one.number], tournament) for entry, by in made.items() if one.number in by},
            at,
        )
        for one in past.rounds
        for at in shown.at_tables(one, None, people)
        if not at.sealed
    ]


def people(one: shown.AtTable, points: dict[int, str]) -> list[list[Any]]:
    """What the list says of each person of a group: name, place, score in the game, points in the tournament."""
    return [[plain(seat.name), seat.place, seat.score, points.get(seat.entry)] for seat in one.seats]


def pack(made: zipfile.ZipFile, one: shown.AtTable, name: str) -> Packed:
    """Write the record and the analysis of a group's game, as far as they are there."""
    if one.is_bye:
        return Packed(text("tournament-bye"), text("tournament-bye"))
    for table in loaded(Table.objects.filter(pk=one.table or 0).defer("state", "turn_state")):
        if table.finished is None:
            return Packed(text("tournament-list-running"), text("tournament-list-running"))
        with suppress(Unreadable):
            if not is_revealed(table):
                return Packed(text("tournament-list-hidden"), text("tournament-list-hidden"))
        content = record_of(table)
        if content is not None:
            write(made, table, f"{name}.json", content)
            return Packed(f"{name}.json", pack_analysis(made, table, f"{name}-analysis.json"))
    return Packed(text("tournament-list-unreadable"), text("tournament-list-unreadable"))


def pack_analysis(made: zipfile.ZipFile, table: Table, name: str) -> str:
    """Write the analysis of a table as `parvis analyse --json` does; the name of its file, or why there is none."""
    found = Analysis.objects.filter(table=table).first()
    if found is None:
        return text("tournament-list-unasked")
    if found.content is None:
        return text("tournament-list-failed") if found.tries >= asking.TRIES else text("tournament-list-waiting")
    write(made, table, name, json.dumps(found.content, indent=2, ensure_ascii=False) + "\n")
    return name


def write(made: zipfile.ZipFile, table: Table, name: str, content: str) -> None:
    """Write a file that is as old as the end of the game."""
    assert table.finished is not None
    made.writestr(zipfile.ZipInfo(name, table.finished.timetuple()[:6]), content, zipfile.ZIP_DEFLATED)


def plain(name: str) -> str:
    """A name that no program takes for a formula."""
    return f"'{name}" if name.startswith(FORMULAS) else name


def written(rows: list[list[Any]]) -> bytes:
    """Rows as a CSV file, with the mark by which programs for tables know its letters."""
    out = io.StringIO(newline="")
    csv.writer(out).writerows(rows)
    return out.getvalue().encode("utf-8-sig")
