"""Deals of the day: everybody meets the same luck once, sees nothing of others before, and compares afterwards."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from parvis.engine import registry
from parvis.engine.fair import commitment
from parvis.engine.questions import NATURE
from parvis.web.analysis import hints
from parvis.web.analysis.models import Analysis
from parvis.web.daily import beginning, comparing, sealing
from parvis.web.daily.models import Deal, Try
from parvis.web.live.topics import may_watch
from parvis.web.models import Table
from parvis.web.people.exporting import all_of
from parvis.web.people.models import Person
from parvis.web.tables.opening import branch
from parvis.web.texts import SiteError, text
from tests.web.club import person, visitor
from tests.web.people.accounts import account
from tests.web.visiting import Visitor, bots_move_on, newest, words
from tests.web.worlds import addresses, answer, lay, random_game

GAME = "tiny"
TODAY = date(2026, 12, 1)


class Days:
    """The time; a test lets days pass."""

    def __init__(self) -> None:
        self.time = datetime(TODAY.year, TODAY.month, TODAY.day, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_by(self, days: int = 1) -> None:
        """Let so many days go by."""
        self.time += timedelta(days=days)


@pytest.fixture(autouse=True)
def days(monkeypatch: pytest.MonkeyPatch) -> Iterator[Days]:
    """The time of the test, which begins at noon of TODAY."""
    made = Days()
    monkeypatch.setattr("parvis.web.room.hours.now", made)
    yield made
    Deal.objects.all().delete()


def begin(one: Visitor, game: str = GAME, day: date = TODAY, **form: str) -> Table:
    """The table at which somebody begins to play the deal of a day."""
    page = one.post(f"/daily/{day}/play", game=game, **form)
    assert page.status == 200, page.text
    Table.objects.update(pace=0)
    return Table.objects.get(pk=int(page.address.rpartition("/")[2]))


def play(one: Visitor, at: Table, last: bool = False) -> Table:
    """Play a table to its end by the first decisions, or by the `last` ones."""
    while not newest(at).finished:
        bots_move_on()
        if newest(at).movers & 1:
            open_now = one.open(at).decisions
            one.decide(at, open_now[-1 if last else 0])
    return newest(at)


def finish(one: Visitor, **form: str) -> Table:
    """Play the deal of today to its end."""
    return play(one, begin(one, **form))


@pytest.mark.each_database
@pytest.mark.usefixtures("club")
def test_two_play_the_same_deal_and_compare() -> None:
    anna, bruno = (visitor(account(name)) for name in ("Anna", "Bruno"))
    at = begin(anna)
    hidden = text("daily-hidden", count=0)
    assert hidden in anna.get("/daily").text
    other = begin(bruno)
    play(anna, at)
    assert text("daily-hidden", count=1) in bruno.get("/daily").text
    assert "Anna" not in bruno.get("/daily").text, "who has played is hidden from those who have not"
    play(bruno, other, last=True)
    scores = {name: newest(one).result["scores"][0] for name, one in (("Anna", at), ("Bruno", other))}
    for one in (anna, bruno):
        page = one.get(f"/daily/{TODAY}")
        assert "Anna" in page.text
        assert "Bruno" in page.text
        assert f"/tables/{at.pk}/replay" in page.html
        assert text("daily-hidden", count=2) not in page.text
    best = max(scores.values())
    own = 1 if scores["Anna"] == best else 2
    assert text("daily-own", points=scores["Anna"], place=own, count=2) in anna.get("/daily").text
    assert anna.get(f"/tables/{other.pk}/replay").status == 200, "who has played may see how others did"


@pytest.mark.usefixtures("club")
def test_who_decides_the_same_meets_the_same_luck_and_the_same_bots() -> None:
    at, other = (finish(visitor(account(name))) for name in ("Anna", "Bruno"))
    assert at.pk != other.pk
    assert words(at) == words(other)
    assert at.seed == other.seed
    assert at.fair_commitment == other.fair_commitment == commitment(bytes.fromhex(Deal.objects.get().secret))


@pytest.mark.usefixtures("club")
def test_who_decides_otherwise_is_dealt_the_same_cards(days: Days) -> None:
    """Chance answers a question by what it is asked, not by what was done before."""
    at = finish(visitor(account("Anna")))
    other = play(bruno := visitor(account("Bruno")), begin(bruno), last=True)
    assert words(at, [0]) != words(other, [0])
    dealt = [one.steps.filter(seat=NATURE).order_by("number").values_list("words", flat=True) for one in (at, other)]
    assert list(dealt[0])[:3] == list(dealt[1])[:3]


def test_each_day_and_each_game_has_its_own_secret_which_the_key_of_the_site_alone_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tiny, other = registry.find(GAME), registry.find("troyes")
    made = {beginning.secret(day, game) for day in (TODAY, TODAY + timedelta(1)) for game in (tiny, other)}
    assert len(made) == 4
    assert beginning.secret(TODAY, tiny) in made
    monkeypatch.setattr("django.conf.settings.SECRET_KEY", "another one")
    assert beginning.secret(TODAY, tiny) not in made


@pytest.mark.usefixtures("club")
def test_nobody_has_a_second_try() -> None:
    anna = visitor(account("Anna"))
    at = begin(anna)
    assert begin(anna).pk == at.pk, "who has begun goes on"
    play(anna, at)
    refused = anna.post(f"/daily/{TODAY}/play", game=GAME)
    assert refused.status == 400
    assert text("daily-once", game=registry.find(GAME).title) in refused.text
    anna.post(f"/tables/{at.pk}/delete")
    assert not Table.objects.filter(pk=at.pk).exists()
    assert anna.post(f"/daily/{TODAY}/play", game=GAME).status == 400, "nor does who throws the first one away"
    assert Try.objects.count() == 1


@pytest.mark.usefixtures("club")
def test_what_can_not_be_played_is_refused(days: Days) -> None:
    anna = visitor(account("Anna"))
    assert anna.post(f"/daily/{TODAY}/play", game="ludo").status == 400
    assert anna.post(f"/daily/{TODAY}/play").status == 400
    assert anna.post("/daily/2026-13-01/play", game=GAME).status == 404
    assert visitor(person("Gustav")).post(f"/daily/{TODAY}/play", game=GAME).status == 403, "guests have no account"
    assert visitor().post(f"/daily/{TODAY}/play", game=GAME).status == 403
    robot = visitor(account("Robot", bot=True)).post(f"/daily/{TODAY}/play", game=GAME)
    assert text("daily-people-only") in robot.text
    begin(anna)
    days.pass_by()
    late = visitor(account("Bruno")).post(f"/daily/{TODAY}/play", game=GAME)
    assert (late.status, text("daily-over") in late.text) == (400, True)
    assert Try.objects.count() == 1


def test_days_without_a_page_say_why(days: Days) -> None:
    one = Visitor()
    for asked in ("tomorrow", "20261201", "2026-W49-2", "2026-02-30"):
        page = one.get(f"/daily/{asked}")
        assert (page.status, "2026-12-31" in page.text) == (404, True)
    assert one.get("/daily/2026-12-02").status == 404
    assert one.get("/daily/2026-11-30").status == 404, "nobody has played here before today"
    begin(one)
    days.pass_by(3)
    assert one.get(f"/daily/{TODAY}").status == one.get("/daily/2026-12-03").status == one.get("/daily").status == 200
    assert "2026-12-03" not in one.get("/daily").html, "nobody has played on that day"


@pytest.mark.usefixtures("club")
def test_until_the_day_is_over_the_table_is_hidden_from_all_who_can_still_play(days: Days) -> None:
    anna = visitor(account("Anna"))
    at = begin(anna)
    olga = visitor(Person.objects.make(name="Olga", is_staff=True, is_superuser=True))
    others = [visitor(account("Bruno")), visitor(person("Gustav")), visitor(), olga]

    def sees(one: Visitor) -> bool:
        paths = [
            f"/tables/{at.pk}{path}" for path in ("", "/result", "/replay", "/record", "/log", "/analysis", "/chat")
        ]
        found = [one.client.get(path, follow=True) for path in [*paths, f"/t/{at.code}"]]
        return any(answer.status_code == 200 and b"Anna" in answer.content for answer in found)

    assert not any(sees(one) for one in others)
    play(anna, at)
    assert not any(sees(one) for one in others)
    for path in ("/", "/tables", "/people", "/daily", f"/people/{at.host_id}"):
        assert f"/tables/{at.pk}" not in others[0].get(path).html
    assert sees(anna)
    days.pass_by()
    assert all(sees(one) for one in others), "when the day is over everybody may see it"
    assert others[0].post(f"/tables/{at.pk}/decide", number=0, seat=0, decision="x").status == 403


def test_at_home_a_browser_has_one_try_and_sees_nothing_of_others_before(days: Days) -> None:
    anna, bruno = Visitor(), Visitor()
    at = begin(anna, name="Anna")
    assert begin(anna).pk == at.pk
    places = [f"/tables/{at.pk}", f"/tables/{at.pk}/replay", f"/tables/{at.pk}/delete", f"/tables/{at.pk}/hint"]
    assert {bruno.get(path).status for path in places} == {404}
    assert bruno.post(f"/tables/{at.pk}/delete").status == 404
    play(anna, at)
    assert bruno.get(f"/tables/{at.pk}/result").status == 404
    for path in ("/", "/me", "/daily", "/explorer/tiny"):
        assert f"/tables/{at.pk}" not in bruno.get(path).html
        assert "Anna" not in bruno.get(path).html
    assert f"/tables/{at.pk}" in anna.get("/").html
    other = begin(bruno, name="Bruno")
    page = anna.open(other)
    assert page.status == 200, "who has played may watch"
    assert page.decisions == [], "but nobody decides for another"
    play(bruno, other)
    assert bruno.get(f"/tables/{at.pk}/result").status == 200
    assert {one.get("/daily").text.count("Bruno") for one in (anna, bruno)} <= {1, 2}


def test_streams_tell_nothing_of_a_hidden_table() -> None:
    anna, bruno = Visitor(), Visitor()
    at = begin(anna, name="Anna")
    requests = [one.client.get("/daily").wsgi_request for one in (anna, bruno)]
    assert [may_watch(request, at.pk) for request in requests] == [True, False]


def lay_another(at: Table, seed: int) -> None:
    """Put another game, played to its end, in the place of a table's."""
    game = registry.find(at.game)
    *_, (_, steps) = random_game(game, len(at.seats), game.read_options({}), Random(seed))
    lay(at, steps, {}, {})


@pytest.mark.parametrize("mode", ["club", "home"])
def test_two_games_are_answered_alike_to_all_who_can_still_play(
    mode: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parvis.web.live.lists.mark", lambda: "1")  # which counts all tables that end anywhere
    if mode == "club":
        request.getfixturevalue("club")
        at = begin(visitor(account("Anna")))
        olga = visitor(Person.objects.make(name="Olga", is_staff=True, is_superuser=True))
        others = [visitor(account("Bruno")), visitor(person("Gustav")), visitor(), olga]
    else:
        at, others = begin(Visitor(), name="Anna"), [Visitor()]
    lay_another(at, 1)
    scores = newest(at).result
    asked = addresses(newest(at), len(at.seats), admin=False)
    asked.remove("/settings/tokens")  # which tells when programs came last
    before = [[answer(one, what) for what in asked] for one in others]
    lay_another(at, 2)
    assert newest(at).result != scores
    for one, told in zip(others, before, strict=True):
        for what, was in zip(asked, told, strict=True):
            assert answer(one, what) == was, what


@pytest.mark.usefixtures("club")
def test_nobody_is_helped_or_goes_back(days: Days) -> None:
    anna = visitor(account("Anna"))
    at = begin(anna)
    bots_move_on()
    assert not hints.may_ask(newest(at))
    assert text("hint-never") in anna.post(f"/tables/{at.pk}/hint").text
    anna.decide(at)
    bots_move_on()
    page = anna.open(at)
    back = anna.post(f"/tables/{at.pk}/offer", kind="undo", seat=0, to=0, number=page.number, revision=page.revision)
    assert back.status == 400
    at = play(anna, at)
    with pytest.raises(SiteError) as refused:
        branch(at, 1, 0, "random")
    assert refused.value.key == "branch-daily"
    days.pass_by()
    assert branch(at, 1, 0, "random").begun == at


@pytest.mark.usefixtures("club")
def test_a_game_that_ends_after_its_day_is_not_ranked(days: Days) -> None:
    anna, bruno = visitor(account("Anna")), visitor(account("Bruno"))
    at = begin(anna)
    finish(bruno)
    days.pass_by()
    at = play(anna, at)
    page = anna.get(f"/daily/{TODAY}")
    assert text("daily-late", points=at.result["scores"][0]) in page.text
    assert text("daily-final") in page.text
    deal = Deal.objects.get()
    assert [one.person.name for one in comparing.in_time(deal)] == ["Bruno"]


@pytest.mark.usefixtures("club")
def test_points_are_compared_with_the_par_of_the_deal() -> None:
    anna = visitor(account("Anna"))
    at = finish(anna)
    assert text("daily-par-waits") in anna.get("/daily").text
    found = {
        "mean": 3.5,
        "interval": 0.5,
        "wins": {"mean": 0.5, "interval": 0.1},
        "score": 0,
        "no_more": 0,
        "points": [1, 6],
    }
    Analysis.objects.update_or_create(table=at, defaults={"par": [found] * len(at.seats)})
    score = at.result["scores"][0]
    page = anna.get("/daily")
    assert text("analysis-par-mark", par="3.5") in page.text
    assert f"{score - 3.5:+.1f}".replace("-", "−") in page.text
    assert comparing.with_points(found, 2)["no_more"] == 1


@pytest.mark.usefixtures("club")
def test_who_has_left_has_no_points_and_takes_along_what_is_kept_of_them() -> None:
    person = account("Anna")
    anna = visitor(person)
    at = begin(anna)
    assert all_of(person)["daily deals"] == [{"day": "2026-12-01", "game": GAME, "table": at.pk, "points": None}]
    anna.post(f"/tables/{at.pk}/leave", seat=0)
    bots_move_on()
    assert newest(at).finished
    assert Try.objects.get().points is None
    assert not comparing.in_time(Deal.objects.get()).exists()


def test_hidden_are_tables_of_days_that_are_not_over(days: Days) -> None:
    at = begin(Visitor())
    assert sealing.is_kept_back(at)
    days.pass_by()
    assert not sealing.is_kept_back(at)
    assert sealing.deal_of(at) == Deal.objects.get()
