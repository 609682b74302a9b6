"""A reader has a language: that of the address, of the account, of the browser. In disguise, no page says English."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from allauth.account.models import EmailAddress
from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.core import mail

from parvis.engine.texts import ENGLISH, PSEUDO, bundles, formatted, translated, written
from parvis.web.languages import current, written_in
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.terminal import TEXTS
from parvis.web.texts import day, decimal, either, moment, text
from tests.web import disguise
from tests.web.club import person, shared, visitor
from tests.web.disguise import all_said, data_words, left_in_english, undisguised
from tests.web.tournaments.playing import announced, as_division, in_a_tournament, ladder_of
from tests.web.visiting import Page, Visitor, bots_move_on, newest, table


@pytest.fixture(autouse=True)
def two_languages() -> Iterator[None]:
    """A site that offers English in disguise, too."""
    with disguise.two_languages():
        yield


def language(page: Page) -> str:
    """What a page says it is written in."""
    return page.one(r'<html lang="([^"]+)"')


def asking(accepted: str) -> Visitor:
    """Somebody whose browser asks for languages."""
    made = Visitor()
    made.client.defaults["HTTP_ACCEPT_LANGUAGE"] = accepted
    return made


ASKED = {
    "en-xa,en;q=0.5": PSEUDO,
    "nl;q=0.9,en-XA;q=0.8": PSEUDO,
    "fr-CA,en;q=0.9": "fr",
    "cs,pl;q=0.5": "pl",
    "en-GB": ENGLISH,
    "zxx": ENGLISH,
    "*": ENGLISH,
}


@pytest.mark.parametrize(("accepted", "found"), ASKED.items())
def test_the_browser_asks_for_a_language(accepted: str, found: str) -> None:
    assert language(asking(accepted).get("/")) == found


def test_an_address_names_a_language_and_its_links_keep_it() -> None:
    at = table("human human", "notre-dame")
    page = asking("en").get(f"/{PSEUDO}/tables/{at.pk}")
    assert language(page) == PSEUDO
    assert page.one(r'<a class="brand" href="([^"]+)"') == f"/{PSEUDO}/"
    assert language(Visitor().post(f"/{PSEUDO}/tables/{at.pk}/pace", pace="never")) == PSEUDO
    assert language(Visitor().get(f"/{PSEUDO}/nowhere")) == PSEUDO
    assert language(Visitor().get("/")) == ENGLISH, "nothing stays behind"


def test_the_same_board_is_drawn_in_each_readers_language() -> None:
    at = table("human human", "troyes")
    first, other, again = (asking(accepted).open(at).text for accepted in ("en", PSEUDO, "en"))
    assert first == again != other


@pytest.mark.usefixtures("club")
def test_an_account_has_a_language_that_goes_before_the_browsers() -> None:
    anna = Person.objects.create_user("anna@example.org", "correct horse", name="Anna")
    assert anna.language == current()
    here = visitor(anna)
    page = here.post("/settings", name="Anna", language=PSEUDO)
    assert language(page) == PSEUDO
    assert language(here.get("/")) == PSEUDO
    assert language(here.get(f"/{ENGLISH}/")) == ENGLISH
    assert here.post("/settings", name="Anna", language="zxx").status == 400


def test_a_switch_in_the_head_of_each_page_chooses_for_this_device() -> None:
    at = table("human human", "notre-dame")
    here, address = asking("en"), f"/tables/{at.pk}/log?of=all"
    page = here.get(f"/{PSEUDO}{address}")
    assert page.one(r'action="([^"]+/language)"') == f"/{PSEUDO}/language"
    back = page.one(r'name="back" value="([^"]+)"')
    answer = here.client.post(f"/{PSEUDO}/language", {"language": PSEUDO, "back": back})
    assert answer.headers["Location"] == address
    assert answer.cookies["django_language"]["max-age"] > 300 * 24 * 3600
    assert language(here.get("/")) == PSEUDO
    assert language(here.get(f"/{ENGLISH}/")) == ENGLISH, "an address goes before"
    for elsewhere in ("http://elsewhere.example/page", "", "//elsewhere.example", "http://[", "/\\elsewhere.example"):
        answer = here.client.post("/language", {"language": ENGLISH, "back": elsewhere})
        assert answer.headers["Location"] == "/"
    assert 'name="back" value=""' in here.post("/tables/quick", game="none").html, "it answers to a form"
    refused = here.post("/language", language="zxx")
    assert refused.status == 400
    assert language(here.get("/")) == ENGLISH


@pytest.mark.usefixtures("club")
def test_the_switch_chooses_for_an_account_too() -> None:
    anna = Person.objects.create_user("anna@example.org", "correct horse", name="Anna")
    visitor(anna).post("/language", language=PSEUDO)
    anna.refresh_from_db()
    assert anna.language == PSEUDO
    assert language(visitor(anna).get("/")) == PSEUDO, "on another device"


def names_on_admins_pages(language: str) -> set[str]:
    """What the site's own texts call things there in a language."""
    keys = [key for key in written(TEXTS, ENGLISH) if key.startswith("admin-")]
    found = [formatted(bundles(TEXTS, language), key, {}) or "" for key in keys]
    return {value[:1].upper() + value[1:] for value in found}


@pytest.mark.usefixtures("club")
@pytest.mark.parametrize("code", translated())
def test_the_admins_pages_are_in_the_language_of_the_admin(code: str) -> None:
    olga = visitor(Person.objects.make(name="Olga", is_staff=True, is_superuser=True, language=code))
    at = shared(person("Anna"), person("Bruno"))
    olga.post(f"/admin/hosting/seentable/{at.pk}/repair/")
    own = [f"hosting/seentable/{at.pk}/{page}/" for page in ("change", "history", "rewind", "repair")]
    own += [f"admin/logentry/{LogEntry.objects.latest('pk').pk}/change/", "notices/outbox/?_facets=True"]
    lists = [f"{model._meta.app_label}/{model._meta.model_name}/" for model in admin.site._registry]
    for page in (olga.get(f"/admin/{address}") for address in ["", *lists, *own]):
        assert (page.status, language(page), left_in_english(page.html)) == (200, code, set())
        assert "repair" not in all_said(page.html), "a key"
        said = {one[:1].upper() + one[1:] for one in all_said(page.html)}
        assert said & (names_on_admins_pages(ENGLISH) - names_on_admins_pages(code)) == set()


def test_what_is_written_to_somebody_is_in_their_language() -> None:
    with written_in(PSEUDO):
        theirs = text("undo")
    with written_in(""):
        assert text("undo") != theirs
    assert current() == ENGLISH


def pages_at_home() -> list[str]:
    """The addresses of pages at home: tables that go on and that are over, in both games, and all around them."""
    found = ["/", "/about", "/nowhere", "/tables/999"]
    for game in ("notre-dame", "troyes"):
        at = table("human bot:random bot:random", game)
        bots_move_on()
        Visitor().decide(newest(at))
        over = table("bot:random bot:random bot:random", game)
        bots_move_on()
        pages = ["", "/log", "/replay", "/take-back", "/signs", "/dealing"]
        found += [f"/tables/{at.pk}{page}" for page in pages]
        found += [f"/tables/{over.pk}{page}" for page in ("", "/result", "/replay", "/replay/40", "/dealing")]
        found += [f"/tables/new?game={game}", f"/bots?game={game}", f"/rules/{game}", f"/learn/{game}"]
    return found


def pages_of_a_club(bruno: Person, at: Table) -> list[str]:
    """The addresses of a club's pages for somebody who is known and sits there with him."""
    own = ["", "/sessions", "/leave", "/email", "/password", "/passkeys", "/again"]
    people = ["people", f"people/{bruno.pk}", f"people/{bruno.pk}/report", *(f"settings{page}" for page in own)]
    tables = [f"tables/{at.pk}{page}" for page in ("", "/plan", "/leave", "/take-back", "/chat", "/signs")]
    running, waiting = in_a_tournament(at, "Bruno"), announced(bruno, title="Bruno", kind="knock-out", duplicate="yes")
    own = [f"tournaments/{running.pk}", f"tournaments/{running.pk}/print", f"tournaments/{waiting.pk}"]
    ladders = [as_division(running), ladder_of([bruno], title="Bruno")]
    own += [f"ladders/{one.pk}{part}" for one in ladders for part in ("", "/print")]
    tournaments = ["tournaments", "tournaments/new?game=troyes", "ladders/new?game=troyes", *own]
    return [f"/{page}" for page in [*people, "notices", "vacation", "tables", "tables/mine", *tables, *tournaments]]


PAGES_FOR_STRANGERS = ["/", "/sign-up", "/sign-in", "/reset", "/reset/sent", "/confirm", "/offline"]


def test_no_page_says_english_in_disguise() -> None:
    said = {address: undisguised(Visitor().get(f"/{PSEUDO}{address}").html) for address in pages_at_home()}
    assert {address: found for address, found in said.items() if found} == {}


def test_links_lead_to_sections_of_rules_in_disguise_too() -> None:
    page = Visitor().get(f"/{PSEUDO}/rules/notre-dame").html
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(re.findall(r'id="([^"]+)"', page))


def said_in_a_club(language: str, left: Callable[[str], set[str]]) -> dict[str, set[str]]:
    """What is left in English on pages of a club, by address, for a member and for strangers."""
    anna = Person.objects.create_user("anna@example.org", "correct horse", name="Anna")
    bruno = Person.objects.create_user("bruno@example.org", "correct horse", name="Bruno")
    here, pages = visitor(anna), pages_of_a_club(bruno, shared(anna, bruno, game="notre-dame"))
    said = {address: left(here.get(f"/{language}{address}").html) for address in pages}
    said |= {address: left(Visitor().get(f"/{language}{address}").html) for address in PAGES_FOR_STRANGERS}
    return {address: found for address, found in said.items() if found}


@pytest.mark.usefixtures("club")
def test_no_page_of_a_club_says_english_in_disguise() -> None:
    assert said_in_a_club(PSEUDO, undisguised) == {}


@pytest.mark.usefixtures("club")
@pytest.mark.parametrize("language", translated())
def test_no_page_of_a_club_is_left_in_english(language: str) -> None:
    assert said_in_a_club(language, left_in_english) == {}


@pytest.mark.parametrize("language", translated())
def test_no_page_is_left_in_english(language: str) -> None:
    said = {address: left_in_english(Visitor().get(f"/{language}{address}").html) for address in pages_at_home()}
    assert {address: found for address, found in said.items() if found} == {}


@pytest.mark.usefixtures("club")
def test_a_letter_is_in_the_language_of_whoever_gets_it() -> None:
    anna = Person.objects.create_user("anna@example.org", "correct horse", name="Anna", language=PSEUDO)
    EmailAddress.objects.create(user=anna, email=anna.email, verified=True, primary=True)
    asking("en").post("/reset", email=anna.email)
    letter = mail.outbox[-1]
    assert undisguised(f"{letter.subject} {letter.body}".replace("testserver", "")) == set()


def refused(answers: dict[str, Page]) -> dict[str, set[str]]:
    """What answers say in plain English; each of them refuses something."""
    assert {name: page.status for name, page in answers.items() if page.status < 400} == {}
    said = {name: undisguised(page.html, data_words()) for name, page in answers.items()}
    return {name: found for name, found in said.items() if found}


ODD = "ḿíḿ"
"""What nothing is called."""


def test_what_is_refused_at_a_table_is_refused_in_the_readers_language() -> None:
    at, over = table("human bot:random bot:random", "notre-dame"), table("bot:random bot:random", "tiny")
    bots_move_on()
    here = Visitor()
    page = here.open(at)
    sent = {"number": page.number, "revision": page.revision, "seat": page.seat}
    place = f"/{PSEUDO}/tables/{at.pk}"
    answers = {
        "an unknown decision": here.post(f"{place}/decide", **sent, decision=ODD),
        "one that is not open": here.post(f"{place}/decide", **sent, decision="start 0"),
        "no number": here.post(f"{place}/decide", **{**sent, "number": ODD}, decision=ODD),
        "a pace": here.post(f"{place}/pace", pace=ODD),
        "a step that is not there": here.get(f"/{PSEUDO}/tables/{over.pk}/replay/999999"),
        "an onlooker": here.get(f"/{PSEUDO}/tables/{over.pk}/replay/3?seen={ODD}&view={ODD}&as={ODD}"),
        "a game": here.post(f"/{PSEUDO}/tables/quick", game=ODD),
        "a level": here.post(f"/{PSEUDO}/tables/quick", game="tiny", level=ODD),
        "nothing to see": here.get(f"/{PSEUDO}/tables/{at.pk}/look-back/x"),
    }
    assert answers["an unknown decision"].status == answers["one that is not open"].status == 400
    assert refused(answers) == {}


def test_what_comes_too_late_is_told_in_the_readers_language() -> None:
    at = table("human human", "notre-dame")
    page, here = Visitor().open(at), Visitor()
    form = {"number": page.number + 5, "revision": page.revision, "seat": page.seat or 0, "decision": ODD}
    for deed in ("decide", "undo"):
        assert undisguised(here.post(f"/{PSEUDO}/tables/{at.pk}/{deed}", **form).html) == set()


@pytest.mark.usefixtures("club")
def test_what_a_club_refuses_is_refused_in_the_readers_language() -> None:
    anna = Person.objects.create_user("anna@example.org", "correct horse", name="Anna")
    bruno = Person.objects.create_user("bruno@example.org", "correct horse", name="Bruno")
    here, at = visitor(anna), shared(anna, bruno, game="notre-dame")
    forms: dict[str, list[dict[str, str]]] = {
        "tables/create": [
            {"game": "notre-dame", "whom": ODD},
            {"game": "notre-dame", "whom": "friends", "time": ODD},
            {"game": "notre-dame", "whom": "friends", "base": ODD},
            {"game": "notre-dame", "whom": "friends", "visibility": ODD},
            {"game": "notre-dame", "whom": "friends", "visibility": "password"},
            {"game": "notre-dame", "whom": "bots", "level": ODD},
            {"game": "notre-dame", "whom": "friends", "option-characters": ODD, "option-new_persons": ODD},
        ],
        "settings": [{"name": "\u202e", "language": PSEUDO}],
        "vacation": [{"vacation": ODD}, {"vacation": "end"}],
        "notices/add": [{"kind": ODD}],
        f"tables/{at.pk}/plan": [{"seat": "0", "words": ODD}],
        f"tables/{at.pk}/offer": [{"kind": ODD, "seat": "0", "number": "0", "revision": "0"}],
        f"tables/{at.pk}/chat/say": [{"words": ""}, {"words": "ḿ" * 9_999}],
        f"tables/{at.pk}/come-back": [{"seat": "0"}],
    }
    answers = {
        f"{place} {form}": here.post(f"/{PSEUDO}/{place}", **form) for place, sent in forms.items() for form in sent
    }
    assert refused(answers) == {}


def test_dates_and_numbers_are_written_as_the_readers_language_does() -> None:
    when = datetime(2026, 3, 2, 9, 5, tzinfo=UTC)
    found = {}
    for code in (ENGLISH, PSEUDO):
        with written_in(code):
            found[code] = [day(when), moment(when), decimal(25.31), decimal(-1.2, "+0.0;−0.0"), either([2, 3, 4])]
    assert found == {
        ENGLISH: ["2 Mar 2026", "2 Mar 2026, 09:05", "25.3", "−1.2", "2, 3 or 4"],
        PSEUDO: ["2 Μαρ 2026", "2 Μαρ 2026, 9:05\N{NARROW NO-BREAK SPACE}π.μ.", "25,3", "−1,2", "2, 3 ή 4"],
    }
