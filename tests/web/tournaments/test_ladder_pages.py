"""Pages of ladders: what each reader sees, may do, and is refused."""

import pytest

from parvis.web.tournaments import entries, seasons
from parvis.web.tournaments.models import Ladder
from tests.web.club import person, visitor
from tests.web.people.accounts import account, finish
from tests.web.tournaments.playing import (
    LADDER,
    advanced,
    divisions,
    ladder_of,
    members_of,
    newest_ladder,
    people,
    tables,
)

pytestmark = pytest.mark.usefixtures("club")


def test_a_member_announces_others_enter_and_the_organizer_begins() -> None:
    members = people(4)
    host = visitor(members[0])
    assert "New ladder" in host.get("/tournaments").html
    assert host.get("/ladders/new?game=tiny").status == 200
    made = host.post("/ladders/new", **LADDER, about="For the winter")
    ladder = Ladder.objects.get()
    address = f"/ladders/{ladder.pk}"
    assert (made.address, "For the winter" in made.html) == (address, True)
    for one in members:
        assert "You play in the next season" in visitor(one).post(f"{address}/enter").html
    page = host.post(f"{address}/run", do="close", number="0")
    assert "You play in division 1" in page.html
    assert "Club ladder" in visitor().get("/tournaments").html
    division = divisions(ladder)[0]
    page = visitor(members[1]).get(f"/tournaments/{division.pk}")
    assert "Club ladder: season 1, division 1" in page.html
    assert "Go to your table" in page.html
    assert f'href="/tournaments/{division.pk}"' not in visitor().get("/tournaments").html, "it stands with its ladder"


def test_a_form_that_is_wrong_comes_back_as_it_was() -> None:
    page = visitor(account("Anna")).post("/ladders/new", **{**LADDER, "moving": "3", "title": "Autumn"})
    assert page.status == 400
    assert 'role="alert"' in page.html
    assert 'value="Autumn"' in page.html
    assert not Ladder.objects.exists()


@pytest.mark.parametrize("part", ["enter", "withdraw"])
def test_guests_and_strangers_do_not_play(part: str) -> None:
    ladder = ladder_of(people(2))
    for one in (visitor(), visitor(person("Guest"))):
        assert one.post(f"/ladders/{ladder.pk}/{part}").status == 403
    assert ladder.entrants.count() == 2


@pytest.mark.parametrize("deed", ["close", "end", "remove"])
def test_only_the_organizer_and_who_keeps_order_run_a_ladder(deed: str) -> None:
    members = people(4)
    ladder = ladder_of(members)
    form = {"do": deed, "number": str(members[1].pk if deed == "remove" else 0)}
    for one in (visitor(), visitor(members[1]), visitor(person("Guest"))):
        assert one.post(f"/ladders/{ladder.pk}/run", **form).status == 403
        assert 'name="do"' not in one.get(f"/ladders/{ladder.pk}").html
    before = newest_ladder(ladder)
    assert (before.season, before.over, ladder.entrants.filter(removed=False).count()) == (0, None, 4)
    assert visitor(account("Keeper", is_staff=True)).post(f"/ladders/{ladder.pk}/run", **form).status == 200
    now = newest_ladder(ladder)
    assert (now.season, bool(now.over), ladder.entrants.filter(removed=False).count()) != (0, False, 4)


def test_what_cannot_be_is_told() -> None:
    members = people(4)
    ladder = ladder_of(members)
    host = visitor(members[0])
    twice = host.post(f"/ladders/{ladder.pk}/enter")
    assert (twice.status, "already entered" in twice.text) == (400, True)
    for form in ({"do": "win"}, {"do": "close", "number": "x"}, {"do": "close", "number": "1"}, {}):
        assert host.post(f"/ladders/{ladder.pk}/run", **form).status == 400
    assert host.get("/ladders/999999").status == 404
    assert host.post("/ladders/999999/enter").status == 404
    assert visitor(account("Keeper", is_staff=True)).post("/ladders/999999/run", do="end").status == 404
    Ladder.objects.update(game="gone")
    assert host.get(f"/ladders/{ladder.pk}").status == 404
    assert "Club ladder" not in host.get("/tournaments").html


def test_arrows_show_who_would_go_where_and_past_seasons_who_went() -> None:
    members = people(8)
    ladder = ladder_of(members)
    seasons.close(ladder.pk, 0)
    top, low = divisions(ladder)
    for number in (1, 2, 3):
        for tournament in (top, low):
            for table in tables(tournament, number):
                finish(table)
            advanced(tournament)
    seasons.withdraw(ladder.pk, members[1])
    page = visitor(members[0]).get(f"/ladders/{ladder.pk}")
    told = [(page.html.count(f'class="to-{way}"')) for way in ("up", "down", "leaves")]
    assert told in ([1, 0, 1], [1, 1, 1], [2, 1, 1])
    preview = seasons.drawn(newest_ladder(ladder), seasons.played(ladder, 1))
    seasons.close(ladder.pk, 1)
    names = {one.pk: one.name for one in members}
    assert members_of(ladder) == [[names[one] for one in group] for group in preview]
    past = visitor(members[0]).get(f"/ladders/{ladder.pk}?season=1")
    assert [past.html.count(f'class="to-{way}"') for way in ("up", "down", "leaves")] == told
    assert visitor().get(f"/ladders/{ladder.pk}?season=99").status == 200
    assert visitor().get(f"/ladders/{ladder.pk}?season=x").status == 200
    printed = visitor().get(f"/ladders/{ladder.pk}/print?season=1")
    assert all(one.name in printed.html for one in members)
    assert printed.html.count('class="round"') == 2


def test_a_ladder_that_has_ended_offers_nothing() -> None:
    members = people(4)
    ladder = ladder_of(members)
    seasons.close(ladder.pk, 0)
    seasons.end(ladder.pk)
    page = visitor(members[0]).get(f"/ladders/{ladder.pk}")
    assert "Ended on" in page.html
    for button in ("Enter for", "Stay out", "For the organizer", 'class="to-'):
        assert button not in page.html
    with pytest.raises(Exception, match="no longer open"):
        entries.leave(divisions(ladder)[0].pk, members[0])
