"""One's own page tells of one's own games alone; the explorer of games that everybody may know of."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
import pytest
from django.utils import timezone

from parvis.engine.registry import find
from parvis.insight import explorer
from parvis.insight.ledger import TERMS
from parvis.insight.strength import Level
from parvis.web.analysis.models import Analysis
from parvis.web.insight import explorer as pages
from parvis.web.insight import figures, games, similar
from parvis.web.insight.games import Kind, Played
from parvis.web.models import Table
from parvis.web.people.models import Rating
from parvis.web.room import own_tables
from parvis.web.room.models import Sitting
from parvis.web.texts import text
from tests.web.archived import archived
from tests.web.club import person, visitor
from tests.web.visiting import Visitor


def with_person(at: Table, name: str = "Anna", seat: int = 0) -> Table:
    """A finished table as if a person had played on a seat."""
    at.seats[seat] |= {"player": "human", "name": name}
    at.save()
    return at


def analysed(at: Table, lost: float = 2.0) -> None:
    """Let an analysis have found the same for every seat of a table."""
    seats = range(len(at.seats))
    made = [{"seat": seat, "step": 1, "round": 1, "kind": "keep", "lost": lost} for seat in seats]
    terms = {name: {"mean": 0.0, "interval": 0.0} for name in TERMS} | {"decisions": {"mean": -lost}}
    content = {
        "sources": [{"park": 10, "plague": -3} for _ in seats],
        "decisions": made,
        "ledger": [{"terms": terms} for _ in seats],
        "open": [[step.number, [["keep", "keep park", -1.0, False]]] for step in at.steps.filter(seat=0)],
    }
    Analysis.objects.update_or_create(table=at, defaults={"content": content})


@pytest.fixture(autouse=True)
def nothing_before() -> Iterator[None]:
    """No tables of other tests, and nothing kept of them."""
    Table.objects.all().delete()
    yield
    pages.of_people.cache_clear()


@pytest.fixture(name="six")
def six_games() -> list[Table]:
    """Anna has played six games of Notre Dame at home, all analysed."""
    made = [with_person(archived("2p-base-greedy-0")) for _ in range(6)]
    for at in made:
        analysed(at)
    return made


def test_points_losses_and_wins_are_told(six: list[Table]) -> None:
    page = Visitor().get("/me").text
    for key in ("mine-sources", "mine-lost", "mine-won", "mine-no-level"):
        assert text(key) in page
    assert text("mine-won-of", wins=0, games=6) in page or text("mine-won-of", wins=6, games=6) in page
    assert "10.0" in page


def test_each_game_leads_to_its_result(six: list[Table]) -> None:
    Analysis.objects.filter(table=six[0]).delete()
    page = Visitor().get("/me").html
    for at in six:
        assert f'href="/tables/{at.pk}/result"' in page


def test_names_at_home_have_pages_of_their_own(six: list[Table]) -> None:
    with_person(six[0], "Bruno", seat=1)
    page = Visitor().get("/me?name=Bruno").text
    assert text("mine-too-few", fewest=figures.FEWEST) in page
    assert "Anna" in page, "the others can be chosen"


def test_without_games_that_is_said() -> None:
    assert text("mine-none") in Visitor().get("/me").text


def test_what_stays_hidden_is_in_no_figure(six: list[Table]) -> None:
    for at in six:
        at.terms["revealed"] = False
        at.save()
    played = games.played((at.pk, 0) for at in six)
    assert len(played) == len(six)
    assert not any(one.sources or one.terms for one in played)
    assert pages.of(find("notre-dame"), pages.PEOPLE).settings() == []


def test_own_games_as_files(six: list[Table]) -> None:
    answer = Visitor().client.get("/me/games?as=csv")
    lines = answer.content.decode().splitlines()
    assert len(lines) == 1 + len(six)
    assert lines[0].endswith("points park,points plague")


def test_files_are_read_back_as_they_were_told(six: list[Table], tmp_path: Path) -> None:
    Analysis.objects.filter(table=six[0]).delete()
    answers = {}
    for kind in ("csv", "parquet"):
        (file := tmp_path / f"games.{kind}").write_bytes(Visitor().client.get(f"/me/games?as={kind}").content)
        answers[kind] = (
            duckdb.connect()
            .execute(f"""
            SELECT count(*), sum(score), count(decisions), avg(decisions), sum("points park"), typeof(min(finished))
            FROM '{file}'""")
            .fetchone()
        )
    scores = sum(one.score for one in games.played((at.pk, 0) for at in six))
    assert answers["csv"] == answers["parquet"] == (6, scores, 5, -2.0, 50, "TIMESTAMP WITH TIME ZONE")


def test_in_a_club_it_is_of_who_asks(club: None) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    assert Visitor().client.get("/me").status_code == 302, "a stranger signs in first"
    for _ in range(figures.FEWEST):
        at = archived("2p-base-greedy-0")
        Sitting.objects.create(table=at, seat=0, person=anna)
        own_tables.note(at)
    assert text("mine-private") in visitor(anna).get("/me").text
    assert text("mine-none") in visitor(bruno).get("/me?name=Anna").text


def game(number: int, won: float = 0.0, options: str = "", **more: Any) -> Played:
    """A game without an analysis."""
    told = {"sources": {}, "decisions": [], "terms": {}} | more
    return Played(number, 0, 2, options, timezone.now(), 1, 10, won, **told)


def test_the_total_is_that_of_the_games_whose_sources_are_told() -> None:
    told = [game(number, sources={"park": 10}) for number in range(figures.FEWEST)]
    others = [replace(game(number), score=90) for number in range(9)]
    found = figures.total(told + others)
    assert found
    assert found.mean == 10
    assert figures.total(told[1:] + others) is None


def test_of_too_few_games_nothing_is_told() -> None:
    few = [game(number) for number in range(figures.FEWEST - 1)]
    assert figures.sources(few, {}) == []
    assert figures.losses(few) is None
    assert figures.lost_over_time(few) == ([], None)
    assert figures.wins_by_kind([Kind("tiny", 2, figures.FEWEST - 1, 1)]) == []


def test_shares_are_told_by_options_where_there_are_several() -> None:
    some = [game(number, won=number % 2, options="low=true" if number < 6 else "") for number in range(12)]
    assert [(options, one.games, one.wins) for options, one in figures.wins_by_options(some)] == [
        ("low=true", 6, 3),
        ("", 6, 3),
    ]


def test_kinds_of_decisions_that_lose_nothing_are_left_out() -> None:
    made = [{"kind": kind, "round": 1, "lost": lost} for kind, lost in (("keep", 2.0), ("market", 0.01))]
    terms = dict.fromkeys(TERMS, 0.0)
    found = figures.losses([game(number, decisions=made, terms=terms) for number in range(figures.FEWEST)])
    assert found
    assert [kind for kind, _, _ in found.rows] == ["keep"]


def test_levels_stand_in_the_curve_of_losses_where_they_are_on_its_scale() -> None:
    terms = dict.fromkeys(TERMS, 0.0)
    decisions = [{"kind": "keep", "round": 1, "lost": 0.0}] * 10
    some = [game(number, decisions=decisions, terms=terms | {"decisions": -float(number)}) for number in range(20)]
    _, curve = figures.lost_over_time(some)
    levels = [Level(name, 40, lost, 0.0, 0.0) for name, lost in (("random", 9.0), ("greedy", 1.0))]
    assert curve
    assert figures.marks(some, levels, curve) == [("greedy", pytest.approx(dict(curve.ticks)[10]))]
    assert figures.marks(some, levels, None) == []


def test_a_source_that_brought_nothing_is_0_in_files(six: list[Table]) -> None:
    analysis = Analysis.objects.get(table=six[0])
    Analysis.objects.filter(pk=analysis.pk).update(content=analysis.content | {"sources": [{"park": 10}, {"park": 10}]})
    lines = Visitor().client.get("/me/games?as=csv").content.decode().splitlines()
    assert [line.rpartition(",")[2] for line in lines] == ["points plague", "-3", "-3", "-3", "-3", "-3", "0"]


def test_rounds_are_told_in_three_parts() -> None:
    assert figures.parts_of(9) == [(1, 3), (4, 6), (7, 9)]
    assert figures.parts_of(4) == [(1, 2), (3, 4)]
    assert figures.parts_of(0) == []


def test_the_explorer_tells_bots_and_people_apart(six: list[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorer, "FEWEST", 5)
    monkeypatch.setattr(explorer, "FEWEST_GAMES", 5)
    visitor = Visitor()
    people = visitor.get("/explorer/notre-dame?who=people").text
    assert text("explorer-setting", players=2, games=6) in people
    assert "Keep the park" in people
    assert visitor.get("/explorer/troyes?who=people").status == 200
    assert text("explorer-none", fewest=5) in visitor.get("/explorer/tiny?who=people").text


def test_people_like_somebody_are_told_of_together_and_never_of_few(club: None) -> None:
    anna, *others = [person(name) for name in ("Anna", "Bruno", "Clara", "David", "Emma", "Franz")]
    for one in (anna, *others):
        Rating.objects.create(person=one, game="notre-dame", seats=2, mu=25, sigma=2, games=9, changed=timezone.now())
    kind = Kind("notre-dame", 2, 10, 5)
    tables = []
    for one in others:
        for _ in range(6):
            at = archived("2p-base-greedy-0")
            at.terms |= {"visibility": "public", "watchers": True}
            at.save()
            Sitting.objects.create(table=at, seat=0, person=one)
            own_tables.note(at)
            tables.append(at)
    found = similar.to(anna, kind)
    assert found
    assert (found.people, found.won.games, found.lost) == (5, 30, None)
    tables[0].terms["visibility"] = "link"
    tables[0].save()
    own_tables.note(tables[0])
    assert similar.to(anna, kind) is None, "29 games that everybody may see are too few"
