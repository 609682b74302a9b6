"""A coach: what a person against bots decides is judged ahead, and asked about before it is made if it costs much."""

from typing import Any
from urllib.parse import quote_plus

import pytest

from parvis import bots
from parvis.web.analysis import coach
from parvis.web.analysis.adviser import Adviser
from parvis.web.analysis.models import Coaching
from parvis.web.models import Table
from parvis.web.tables import opening, undoing
from parvis.web.tables.loading import terms_of
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.visiting import Page, Visitor, bots_move_on, legal, newest, table, words


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first games of each decision are enough."""
    monkeypatch.setattr(coach, "SECONDS", 0.0)
    monkeypatch.setattr(coach, "LONGER", 0.0)


def coached(players: str = "human bot:random", game: str = "tiny") -> Table:
    """A table with a coach at which a person has something to decide."""
    at = table(players, game)
    at.terms = {"coached": True}
    at.save()
    bots_move_on()
    return newest(at)


def lay(at: Table, costly: list[str], loss: float = 5, interval: float = 1) -> str:
    """Let these decisions be judged to lose so much; returns the best one, which is another."""
    best = next(decision for decision in legal(at, 0) if decision not in costly)
    said = {"points": 20.0, "points_interval": 1.0, "wins": 0.25}
    content = [said | {"decision": best, "behind": 0.0, "behind_interval": 0.0}]
    content += [said | {"decision": one, "behind": loss, "behind_interval": interval} for one in costly]
    Coaching.objects.filter(table=at).update(content=content)
    return best


def decide(at: Table, decision: str = "", visitor: Visitor | None = None, **more: str) -> Page:
    """What a visitor gets who decides something, without confirming anything."""
    at = newest(at)
    form = {"number": at.number, "revision": at.revision, "seat": 0, **more}
    if decision:
        form["decision"] = quote_plus(decision)
    return (visitor or Visitor()).post(f"/tables/{at.pk}/decide", **form)


def warned(at: Table) -> list[Any]:
    """What the coach has asked about."""
    return list(Coaching.objects.get(table=at).warned)


def judge_all() -> None:
    """Judge all that waits, as the thread behind the pages does."""
    adviser = Adviser()
    while adviser.next():
        pass


def test_what_is_asked_is_judged_ahead() -> None:
    at = coached()
    judge_all()
    kept = Coaching.objects.get(table=at)
    assert (kept.number, kept.revision, kept.seat) == (at.number, at.revision, 0)
    assert sorted(one["decision"] for one in kept.content) == sorted(legal(at, 0))


def test_a_question_that_stays_open_is_judged_for_longer() -> None:
    at, adviser = coached(), Adviser()
    adviser.next()
    brief = Coaching.objects.get(table=at)
    assert brief.content
    assert not brief.is_fine
    judge_all()
    fine = Coaching.objects.get(table=at)
    assert fine.is_fine
    assert fine.content == brief.content, "the same luck goes on"


def test_before_a_mistake_it_asks_and_nothing_is_made_until_somebody_insists() -> None:
    at = coached()
    costly = legal(at, 0)[0]
    before = words(at)
    lay(at, [costly])
    for _ in range(2):
        page = decide(at, costly)
        assert 'id="warning"' in page.html
        assert "about 5.0 ± 1.0 points" in page.text
        assert words(at) == before
    assert warned(at) == [[at.number, 0, costly]], "the same question is counted once"
    decide(at, played=quote_plus(costly))
    assert words(at)[len(before)] == f"0 {costly}"


def test_look_again_leads_back_to_all_decisions() -> None:
    at, visitor = coached(), Visitor(htmx=True)
    lay(at, [legal(at, 0)[0]])
    assert decide(at, legal(at, 0)[0], visitor).decisions == []
    page = visitor.open(at)
    assert len(page.decisions) == len(legal(at, 0))
    assert 'id="warning"' not in page.html


@pytest.mark.parametrize(("loss", "interval", "asks"), [(6.5, 2, True), (6.5, 2.1, False), (2.4, 0, False)])
def test_it_asks_where_more_than_two_points_are_lost_for_certain(loss: float, interval: float, asks: bool) -> None:
    at = coached()
    costly = legal(at, 0)[0]
    lay(at, [costly], loss, interval)
    assert ('id="warning"' in decide(at, costly).html) is asks


def test_where_nothing_is_judged_nobody_is_asked() -> None:
    at = coached()
    before = len(words(at))
    decide(at, legal(at, 0)[0])
    assert len(words(at)) > before


def test_what_was_judged_for_another_question_counts_for_nothing() -> None:
    at = coached()
    lay(at, [legal(at, 0)[0]])
    Coaching.objects.update(revision=at.revision + 1)
    before = len(words(at))
    decide(at, legal(at, 0)[0])
    assert len(words(at)) > before


def test_it_asks_three_times_at_most() -> None:
    at = coached()
    said = [[number, 0, "said before"] for number in range(coach.MOST)]
    costly = legal(at, 0)[0]
    lay(at, [costly])
    Coaching.objects.update(warned=said)
    assert 'id="warning"' not in decide(at, costly).html
    assert warned(at) == said


def test_after_two_refusals_it_is_silent_and_what_is_undone_was_none() -> None:
    at = coached()
    costly = legal(at, 0)[0]
    lay(at, [costly])
    decide(at, costly)
    decide(at, played=quote_plus(costly))
    kept = Coaching.objects.get(table=at)
    assert coach.refusals(kept) == 1
    Coaching.objects.update(warned=kept.warned * 2)
    assert coach.is_on(newest(at)) is None
    undoing.go_back(TableGame.of(newest(at)), at.number, 0)
    assert coach.refusals(Coaching.objects.get(table=at)) == 0
    assert coach.is_on(newest(at)) is True


def test_it_is_off_with_one_click_and_on_again() -> None:
    at, visitor = coached(), Visitor()
    costly = legal(at, 0)[0]
    lay(at, [costly])
    assert text("coach-off") in decide(at, costly).text
    visitor.post(f"/tables/{at.pk}/coach", on="no")
    assert coach.is_on(at) is False
    assert text("coach-on") in visitor.open(at).text
    visitor.post(f"/tables/{at.pk}/coach", on="yes")
    assert 'id="warning"' in decide(at, costly).html


def test_hints_come_before_what_is_judged_ahead() -> None:
    at = coached()
    Visitor().post(f"/tables/{at.pk}/hint")
    Adviser().next()
    assert at.hints.get().content
    assert Coaching.objects.get(table=at).content is None


def test_it_does_not_depend_on_what_is_hidden() -> None:
    at = coached()
    judge_all()
    kept, here = Coaching.objects.get(table=at), TableGame.of(at)
    core = bots.interpreted(here.game)
    truth = core.batch(1)
    core.put(truth, 0, here.state)
    core.determinize_at(truth, 0, 0, core.buffer([5, 0]))
    dealt_anew = core.get(truth, 0)
    assert dealt_anew != here.state, "something was hidden"
    assert coach.judged(TableGame(at, here.game, dealt_anew), 0, seed=at.pk + at.number) == kept.content


def test_a_first_game_has_a_coach() -> None:
    page = Visitor().post("/tables/quick?game=tiny", learn="yes")
    at = Table.objects.get()
    assert at.terms["coached"]
    assert page.status == 200
    assert Coaching.objects.filter(table=at).exists()


def test_others_have_none() -> None:
    at = table("human bot:random")
    assert coach.is_on(at) is None
    assert not Coaching.objects.exists()


FORM = {
    "game": "tiny", "name-0": "Anna", "colour-0": "blue", "player-0": "human", "name-1": "Bruno", "colour-1": "red",
    "begins": "lot", "coach": "yes",
}  # fmt: skip


def test_at_the_set_up_one_person_against_bots_can_have_one() -> None:
    Visitor().post("/tables/new", **FORM, **{"player-1": "bot:random"})
    assert Table.objects.get().terms["coached"]


def test_two_people_can_have_none() -> None:
    page = Visitor().post("/tables/new", **FORM, **{"player-1": "human"})
    assert text("new-coach-alone") in page.text
    assert not Table.objects.exists()


def test_a_coach_comes_along_to_the_next_game_with_the_same_players() -> None:
    assert terms_of(opening.open_table(opening.same_seats(coached()))).coached
    assert not terms_of(opening.open_table(opening.same_seats(table("human bot:random", "tiny")))).coached
