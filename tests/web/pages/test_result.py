"""The result: places, ties and how they are broken, where scores came from, how they grew."""

import re

import pytest

from parvis.web.models import Table
from parvis.web.texts import text
from tests.web.archived import archived, finished
from tests.web.visiting import Visitor
from tools.corpora import TROYES


def result(at: Table) -> str:
    """The words of a table's result."""
    return Visitor().get(f"/tables/{at.pk}/result").text


@pytest.mark.parametrize(
    ("scores", "tiebreaks", "winners", "places", "line"),
    [
        ([5, 9], [1, 1], [1], ["1", "2"], None),
        ([9, 9], [1, 2], [1], ["1", "2"], text("result-decided")),
        ([9, 9], [2, 2], [0, 1], ["1", "1"], text("result-shared")),
        ([9, 9], [0, 0], [0, 1], ["1", "1"], text("result-equal")),
    ],
)
def test_ties_are_broken_or_shared(
    scores: list[int], tiebreaks: list[int], winners: list[int], places: list[str], line: str | None
) -> None:
    at = finished()
    Table.objects.filter(pk=at.pk).update(result={"scores": scores, "tiebreaks": tiebreaks, "winners": winners})
    page = Visitor().get(f"/tables/{at.pk}/result")
    assert re.findall(r'<td class="place">(\d)</td>', page.html) == places
    assert len(re.findall(r'<tr class="winner">', page.html)) == len(winners)
    assert (line in page.text) if line else "equal" not in page.text
    assert (">Tie-break<" in page.html) == any(tiebreaks), "no column where nothing breaks ties"


def test_ties_further_down_are_told_too() -> None:
    at = finished("bot:random bot:random bot:random")
    Table.objects.filter(pk=at.pk).update(result={"scores": [9, 4, 4], "tiebreaks": [1, 1, 2], "winners": [0]})
    assert text("result-ordered") in result(at)
    assert re.findall(r"(Anna|Bruno|Clara) Random", result(at)) == ["Anna", "Clara", "Bruno"]


def test_the_game_says_what_its_score_and_its_tie_break_are() -> None:
    told = result(archived("2p-base-greedy-0"))
    assert "Player Prestige Tie-break" in told
    assert "Tie-break: coins plus markers in supply" in told
    named = text("values-played", ruling="1")
    assert named in told
    assert "ruling" not in told.replace(named, ""), "a word that nobody knows who has just played"


@pytest.mark.parametrize("name", ["4p-base-greedy-0", "5p-limited-random-1"])
def test_sources_and_rounds_are_drawn_and_stand_in_tables(name: str) -> None:
    at = archived(name)
    page = Visitor().get(f"/tables/{at.pk}/result")
    assert "Prestige by source" in page.text
    assert len(re.findall('class="bar-row"', page.html)) == len(at.seats)
    assert len(re.findall('class="curve ', page.html)) == len(at.seats)
    totals = [int(total) for total in re.findall(r"<td>(-?\d+)</td>", page.one(r"(?s)<tfoot>(.*?)</tfoot>"))]
    assert totals == sorted(at.result["scores"], reverse=True)
    cells = [re.findall(r"<td>(-?\d+|–)</td>", row) for row in rows(page.html, "sources")]
    columns = [[0 if cell == "–" else int(cell) for cell in row] for row in cells]
    assert [sum(column) for column in zip(*columns, strict=True)] == totals
    standings = [[int(cell) for cell in re.findall(r"<td>(-?\d+)</td>", row)] for row in rows(page.html, "rounds")]
    assert len(standings) == 10
    assert standings[-1] == totals


def rows(html: str, chart: str) -> list[str]:
    """The rows of a chart's table."""
    body = re.findall(rf'(?s)<section class="chart {chart}".*?<tbody>(.*?)</tbody>', html)
    return re.findall(r"(?s)<tr>.*?</tr>", body[0])


def test_no_two_sources_look_the_same() -> None:
    page = Visitor().get(f"/tables/{archived('4p-base-greedy-0', TROYES).pk}/result")
    legend = re.findall(r'<li><span class="part ([^"]+)"', page.html)
    assert len(set(legend)) == len(legend) > 8


def test_a_game_that_tells_no_sources_has_no_chart_of_them() -> None:
    page = Visitor().get(f"/tables/{finished().pk}/result")
    assert 'class="chart sources' not in page.html
    assert 'class="chart rounds' in page.html


def test_the_same_players_sit_down_again() -> None:
    at = archived("3p-new-free-greedy-3")
    assert text("result-again") in result(at)
    page = Visitor().post(f"/tables/{at.pk}/again")
    again = Table.objects.latest("pk")
    assert page.address == f"/tables/{again.pk}"
    assert (again.seats, again.options, again.game) == (at.seats, at.options, at.game)
    assert again.finished is None
    assert again.seed != at.seed


def test_who_is_not_here_any_more_does_not_sit_down_again() -> None:
    at = finished("bot:random bot:random")
    Table.objects.filter(pk=at.pk).update(seats=[{**seat, "player": "bot:gone"} for seat in at.seats])
    assert "Play again" not in result(at)
    assert Visitor().post(f"/tables/{at.pk}/again").status == 400
    assert Table.objects.count() == 1
