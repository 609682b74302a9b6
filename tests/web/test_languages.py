"""A reader has a language: that of the address, of the account, of the browser. In disguise, no page says English."""

from collections.abc import Iterator

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import override_settings

from parvis.web.languages import ENGLISH, PSEUDO, current, with_texts, written_in
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.texts import text
from tests.web.club import shared, visitor
from tests.web.disguise import undisguised
from tests.web.visiting import Page, Visitor, bots_move_on, newest, table


@pytest.fixture(autouse=True)
def two_languages() -> Iterator[None]:
    """A site that offers English in disguise, too."""
    with override_settings(LANGUAGES=with_texts(pseudo=True)):
        yield


def language(page: Page) -> str:
    """What a page says it is written in."""
    return page.one(r'<html lang="([^"]+)"')


def asking(accepted: str) -> Visitor:
    """Somebody whose browser asks for languages."""
    made = Visitor()
    made.client.defaults["HTTP_ACCEPT_LANGUAGE"] = accepted
    return made


ASKED = {"en-xa,en;q=0.5": PSEUDO, "fr;q=0.9,en-XA;q=0.8": PSEUDO, "en-GB": ENGLISH, "tlh": ENGLISH, "*": ENGLISH}


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
    assert here.post("/settings", name="Anna", language="tlh").status == 400


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
        found += [f"/tables/new?game={game}", f"/bots?game={game}"]
    return found


def pages_of_a_club(bruno: Person, at: Table) -> list[str]:
    """The addresses of a club's pages for somebody who is known and sits there with him."""
    own = ["", "/sessions", "/leave", "/email", "/password", "/passkeys", "/again"]
    people = ["people", f"people/{bruno.pk}", f"people/{bruno.pk}/report", *(f"settings{page}" for page in own)]
    tables = [f"tables/{at.pk}{page}" for page in ("", "/plan", "/leave", "/take-back", "/chat", "/signs")]
    return [f"/{page}" for page in [*people, "notices", "vacation", "tables", "tables/mine", *tables]]


PAGES_FOR_STRANGERS = ["/", "/sign-up", "/sign-in", "/reset", "/reset/sent", "/confirm", "/offline"]


def test_no_page_says_english_in_disguise() -> None:
    said = {address: undisguised(Visitor().get(f"/{PSEUDO}{address}").html) for address in pages_at_home()}
    assert {address: found for address, found in said.items() if found} == {}


@pytest.mark.usefixtures("club")
def test_no_page_of_a_club_says_english_in_disguise() -> None:
    anna = Person.objects.create_user("anna@example.org", "correct horse", name="Anna")
    bruno = Person.objects.create_user("bruno@example.org", "correct horse", name="Bruno")
    here, pages = visitor(anna), pages_of_a_club(bruno, shared(anna, bruno, game="notre-dame"))
    said = {address: undisguised(here.get(f"/{PSEUDO}{address}").html) for address in pages}
    said |= {address: undisguised(Visitor().get(f"/{PSEUDO}{address}").html) for address in PAGES_FOR_STRANGERS}
    assert {address: found for address, found in said.items() if found} == {}


@pytest.mark.usefixtures("club")
def test_a_letter_is_in_the_language_of_whoever_gets_it() -> None:
    anna = Person.objects.create_user("anna@example.org", "correct horse", name="Anna", language=PSEUDO)
    EmailAddress.objects.create(user=anna, email=anna.email, verified=True, primary=True)
    asking("en").post("/reset", email=anna.email)
    (letter,) = mail.outbox
    assert undisguised(f"{letter.subject} {letter.body}".replace("testserver", "")) == set()
