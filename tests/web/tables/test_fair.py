"""Chance at tables follows from a secret that nobody sees before the end; after it anybody can check every deal."""

import base64
import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from random import SystemRandom

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import URLPattern, reverse
from django.utils.html import escape

from parvis.engine import dealing, fair, registry
from parvis.engine.fair import Fair
from parvis.engine.questions import NATURE
from parvis.web.hosting import repair
from parvis.web.models import Step, Table
from parvis.web.room import consent
from parvis.web.room.terms import Terms
from parvis.web.room.ways_back import ways_back
from parvis.web.tables import archive, history, loading, table_game
from parvis.web.tables.opening import NewTable, open_table
from parvis.web.tables.seats import SHAPES, Seat
from parvis.web.tables.table_game import new_secret
from parvis.web.texts import text
from parvis.web.urls import urlpatterns
from tests.web.archived import archived, finished
from tests.web.visiting import Visitor, bots_move_on, newest, table

SECRET = bytes(range(32))
ARGUMENTS = {"number": 1, "step": 1}


def addresses(at: Table) -> Iterator[str]:
    """All addresses of the site, of this table or of none."""
    for pattern in urlpatterns:
        if isinstance(pattern, URLPattern):
            known = {**ARGUMENTS, "table_id": at.pk}
            if pattern.pattern.converters.keys() <= known.keys():
                yield reverse(pattern.name, kwargs={name: known[name] for name in pattern.pattern.converters})


def everything_told(at: Table, visitor: Visitor) -> bytes:
    """What the site answers to that visitor at every address, headers and cookies included."""
    told = b""
    for address in addresses(at):
        for headers in ({}, {"HX-Request": "true"}):
            answer = visitor.client.get(address, headers=headers, follow=True)
            told += answer.content + repr(answer.headers).encode() + repr(answer.redirect_chain).encode()
    return told + repr(visitor.client.cookies).encode()


def forms_of(secret: str) -> list[bytes]:
    """How a secret could stand somewhere."""
    own = bytes.fromhex(secret)
    return [
        own,
        secret.encode(),
        secret.upper().encode(),
        base64.b64encode(own)[:40],
        base64.urlsafe_b64encode(own)[:40],
    ]


def opened(numbers: tuple[str, ...], game: str = "tiny", begins: int | None = None) -> Table:
    """A table of bots whose players have added something to a secret."""
    found = registry.find(game)
    sitting = [Seat(n, name, colour, "bot:random") for n, name, colour in zip(range(3), "ABC", SHAPES, strict=False)]
    options = found.shown_options(found.read_options({}))
    return open_table(NewTable(found, sitting, options, begins, secret=SECRET, numbers=numbers))


def played_out(at: Table) -> Table:
    """The table when bots have played its game to the end."""
    bots_move_on()
    return newest(at)


@pytest.mark.parametrize(
    ("game", "players"), [("tiny", "bot:random bot:random"), ("notre-dame", "bot:random bot:greedy bot:random")]
)
def test_a_whole_game_can_be_checked(game: str, players: str) -> None:
    at = finished(players, game)
    found = archive.of(at)
    assert found.fair
    by_nature = at.steps.filter(seat=NATURE).count()
    assert dealing.verdict(found, found.fair) == dealing.Verdict(by_nature, True, None)
    visitor = Visitor()
    assert f'href="/tables/{at.pk}/dealing"' in visitor.get(f"/tables/{at.pk}/result").html
    page = visitor.get(f"/tables/{at.pk}/dealing")
    assert f"All {by_nature} deals and rolls follow from the secret" in page.one('id="server-found"[^>]*>([^<]*)')
    assert at.fair_commitment in page.text
    assert at.fair_secret in page.text
    told = json.loads(visitor.get(f"/tables/{at.pk}/dealing.json").html)
    assert told["secret"] == at.fair_secret
    assert [[number, made] for number, _, made, _ in told["draws"]] == [
        list(step) for step in at.steps.filter(seat=NATURE).order_by("number").values_list("number", "words")
    ]


def test_a_deal_that_was_changed_is_found() -> None:
    at = finished()
    first, second = Step.objects.filter(table=at, number__in=(1, 2)).order_by("number")
    for number, words in ((1, second.words), (2, first.words)):
        Step.objects.filter(table=at, number=number).update(words=words)
    page = Visitor().get(f"/tables/{at.pk}/dealing")
    assert text("dealing-differs", step="2") in unescape(page.one('id="server-found"[^>]*>([^<]*)'))
    assert f'href="/tables/{at.pk}/replay/2"' in page.html


def test_a_secret_that_was_changed_is_found() -> None:
    at = finished()
    Table.objects.filter(pk=at.pk).update(fair_secret=SECRET.hex())
    page = Visitor().get(f"/tables/{at.pk}/dealing")
    assert text("dealing-other-secret") in unescape(page.one('id="server-found"[^>]*>([^<]*)'))


@pytest.mark.parametrize("players", ["human human", "human bot:random bot:random"])
def test_before_the_end_the_secret_is_in_no_answer(players: str, caplog: pytest.LogCaptureFixture) -> None:
    at = table(players)
    secret, visitor, asked = at.fair_secret, Visitor(), 0
    caplog.set_level(logging.DEBUG)
    while not newest(at).finished:
        bots_move_on()
        told = everything_told(at, visitor)
        assert at.fair_commitment.encode() in told
        page = visitor.open(at)
        if page.seat is None and page.curtains:
            page = visitor.lift(at, page.curtains[0])
            told += page.html.encode()
        told += visitor.decide(at, "nothing+of+this", page).html.encode()
        assert [form for form in forms_of(secret) if form in told] == []
        visitor.decide(at, page=page)
        bots_move_on()
        asked += 1
    assert asked >= 2
    assert secret not in caplog.text
    assert secret not in repr(at) + str(at)
    assert secret.encode() in everything_told(at, visitor)


def test_before_the_end_nothing_is_checked() -> None:
    at = table("human human")
    assert Visitor().get(f"/tables/{at.pk}/dealing").address == f"/tables/{at.pk}"
    page = Visitor().get(f"/tables/{at.pk}/dealing.json")
    assert page.status == 403
    assert text("dealing-not-yet") in page.text


def test_what_is_stored_of_a_damaged_table_keeps_the_secret_until_the_end(caplog: pytest.LogCaptureFixture) -> None:
    at, over = table("human human"), finished()
    for damaged in (at, over):
        Table.objects.filter(pk=damaged.pk).update(seats=[])
    told = everything_told(at, Visitor())
    assert at.fair_commitment.encode() in told
    assert [form for form in forms_of(at.fair_secret) if form in told] == []
    assert over.fair_secret in Visitor().get(f"/tables/{over.pk}/stored").html
    Table.objects.filter(pk=at.pk).update(finished=over.finished)  # two fields contradict each other
    assert at.fair_secret not in json.dumps(loading.stored(at.pk))


@pytest.mark.parametrize(
    "damage", [{"fair_secret": ""}, {"fair_secret": "x" * 64}, {"fair_numbers": ["1"]}, {"fair_numbers": {}}]
)
def test_a_table_with_a_damaged_promise_is_told_and_does_not_go_on(damage: dict[str, object]) -> None:
    at = table("human human")
    Table.objects.filter(pk=at.pk).update(**damage)
    told = everything_told(at, Visitor())
    assert Visitor().open(at).status == 400
    assert [form for form in forms_of(at.fair_secret) if form in told] == []


def test_the_same_chance_comes_again_where_steps_are_undone() -> None:
    at = played_out(opened(("", "", "")))
    made = list(at.steps.order_by("number").values_list("seat", "words"))
    for number, (seat, words) in enumerate(made):
        if seat == NATURE:
            again = history.table_game_at(at, number)
            again.table.number = number
            again.go_on()
            assert (again.new[0].seat, again.new[0].words) == (NATURE, words)


def test_every_table_has_a_secret_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_game, "CHANCE", SystemRandom())
    tables = [table("human human") for _ in range(3)]
    assert len({at.fair_secret for at in tables}) == len({at.fair_commitment for at in tables}) == 3
    assert {len(new_secret()) for _ in range(3)} == {fair.SECRET}


def test_what_players_add_is_mixed_in_and_shown() -> None:
    at, other = opened(("seven", "", "<Ünder 3>")), opened(("eight", "", "<Ünder 3>"))
    assert at.fair_commitment == other.fair_commitment == fair.commitment(SECRET)
    assert [step.words for step in at.steps.all()] != [step.words for step in other.steps.all()]
    assert "seven" not in Visitor().open(at).text
    over = played_out(at)
    assert list(archive.of(over).fair.numbers) == ["seven", "", "<Ünder 3>"]
    page = Visitor().get(f"/tables/{at.pk}/dealing")
    assert "Added by A seven" in page.text
    assert escape("<Ünder 3>") in page.html


def test_where_nobody_added_anything_that_is_said() -> None:
    at = finished()
    assert "Added by the players nothing" in Visitor().get(f"/tables/{at.pk}/dealing").text


def test_who_begins_may_be_chosen() -> None:
    at = played_out(opened(("", "", ""), "notre-dame", begins=2))
    assert at.steps.get(number=0).words == "start 2"
    found = archive.of(at)
    assert found.fair
    assert found.fair.start_chosen
    assert dealing.verdict(found, found.fair).holds
    assert text("dealing-start-chosen") in Visitor().get(f"/tables/{at.pk}/dealing").text


def test_a_table_of_an_older_version_goes_on_and_says_that_it_cannot_be_checked() -> None:
    at = table("human human")
    Table.objects.filter(pk=at.pk).update(fair_commitment="", fair_secret="", fair_numbers=[])
    visitor = Visitor()
    for _ in range(2):
        visitor.decide(at, page=visitor.lift(at, visitor.open(at).curtains[0]))
    assert newest(at).number > at.number
    assert text("dealing-older") in visitor.open(at).text


def test_a_game_of_which_nothing_was_promised_has_no_page_and_no_button() -> None:
    at = archived("4p-base-greedy-0")
    visitor = Visitor()
    assert text("dealing-verify") not in visitor.get(f"/tables/{at.pk}/result").text
    for address in ("dealing", "dealing.json"):
        page = visitor.get(f"/tables/{at.pk}/{address}")
        assert page.status == 404
        assert text("dealing-unknown") in page.text


def test_a_table_that_hides_its_cards_for_good_hides_the_secret_too() -> None:
    at = opened(("seven", "", ""))
    Table.objects.filter(pk=at.pk).update(terms=Terms(revealed=False).to_json())
    assert text("dealing-help-hidden") in Visitor().open(at).text
    told = everything_told(played_out(at), Visitor())
    assert [form for form in forms_of(SECRET.hex()) if form in told] == []
    assert text("dealing-hidden") in unescape(told.decode())
    assert text("dealing-verify") not in Visitor().get(f"/tables/{at.pk}/result").text


def test_a_record_keeps_what_its_chance_followed_from() -> None:
    at = played_out(opened(("seven", "", "Ünder 3"), "notre-dame", begins=1))
    file = Client().get(f"/tables/{at.pk}/record").content
    assert json.loads(file)["fair"]["secret"] == SECRET.hex()
    Client().post("/tables/upload", {"record": SimpleUploadedFile("game.json", file)})
    again = Table.objects.exclude(pk=at.pk).get()
    assert Client().get(f"/tables/{again.pk}/record").content == file
    assert "deals and rolls follow" in Visitor().get(f"/tables/{again.pk}/dealing").text


def test_a_game_that_was_over_and_is_not_any_more_forgets_the_secret_that_everybody_knows() -> None:
    at, whole = finished(), finished()
    Step.objects.filter(table=at, number__gte=at.number - 3).delete()  # a fault of the disk
    for repaired in (at, whole):
        repair.repair(repaired.pk)
    assert archive.of(newest(whole)).fair
    assert (newest(at).fair_commitment, newest(at).fair_secret, newest(at).fair_numbers) == ("", "", [])
    assert archive.of(played_out(at)).fair is None


def test_who_goes_back_over_chance_is_named_and_finds_the_same_chance() -> None:
    at = table("human bot:random", "notre-dame")
    visitor = Visitor()
    dealt = at.steps.filter(seat=NATURE).count()
    while at.steps.filter(seat=NATURE).count() == dealt:
        visitor.decide(at)
        bots_move_on()
    way = ways_back(newest(at), 0, None)[-1]
    before = list(at.steps.filter(seat=NATURE).order_by("number").values_list("words", flat=True))
    now = newest(at)
    consent.ask(at.pk, now.number, now.revision, 0, consent.UNDO, way.step)
    assert newest(at).fair_returns == [{"step": way.number, "seat": 0, "draws": way.since.chance}]
    assert way.since.chance > 0
    while not newest(at).finished:
        visitor.decide(at)
        bots_move_on()
    after = list(at.steps.filter(seat=NATURE).order_by("number").values_list("words", flat=True))
    assert after[: len(before)] == before
    named = text("returns-line", name="Anna", step=way.number + 1, count=way.since.chance)
    for address in ("result", "dealing"):
        assert named in visitor.get(f"/tables/{at.pk}/{address}").text
    told = archive.of(newest(at)).fair
    assert told
    assert [vars(made) for made in told.returns] == newest(at).fair_returns
    assert dealing.verdict(archive.of(newest(at)), told).holds


def test_a_table_of_the_first_scheme_goes_on_under_it() -> None:
    at = opened(("", "", ""))
    old = Fair(at.fair_commitment, at.fair_secret, ("", "", ""))
    Step.objects.filter(table=at).delete()
    Table.objects.filter(pk=at.pk).update(fair_scheme=1, number=0, movers=1 << NATURE, layout="")
    repair.repair(at.pk)
    over = played_out(newest(at))
    found = archive.of(over)
    assert found.fair == old
    assert dealing.verdict(found, old).holds
    assert not dealing.verdict(found, replace(old, scheme=2)).holds


def test_after_an_admin_has_gone_back_chance_answers_the_same_and_that_is_named() -> None:
    at = table("human human", "notre-dame")
    before = list(at.steps.order_by("number").values_list("words", flat=True))
    repair.rewind(at.pk, 1)
    assert list(at.steps.order_by("number").values_list("words", flat=True)) == before
    assert newest(at).fair_returns == [{"step": 1, "seat": None, "draws": len(before) - 1}]
