"""Accounts in a real browser: a guest becomes one, passkeys, and pages that everybody can use."""

import re
from collections.abc import Iterator

import pytest
from django.core import mail
from playwright.sync_api import Browser, BrowserContext, Page, expect

from parvis.web.people.models import Block, Person
from parvis.web.texts import text
from tests.web.browser.test_screens import check_for_everybody
from tests.web.people.accounts import PASSWORD, account, game_of
from tests.web.people.serving import Serving
from tests.web.sitting import Sitter

pytestmark = pytest.mark.browser
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A device that unlocks its passkeys by itself."""


@pytest.fixture
def site(nobody: None) -> Iterator[Serving]:
    """The site of a club, served by a thread."""
    with Serving() as serving:
        yield serving


def give_device(context: BrowserContext, page: Page) -> None:
    """Let the page have a device for passkeys."""
    devices = context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def fill(page: Page, **fields: str) -> None:
    """Fill in a form and send it."""
    for name, value in fields.items():
        page.locator(f"main [name={name}]").fill(value)
    page.locator(f"main form:has([name={next(iter(fields))}]) button").first.click()


def signed_in(page: Page, name: str) -> None:
    """Wait until the head of the page tells that somebody is here."""
    expect(page.locator(".who summary")).to_have_text(name)


def follow_mail(page: Page) -> None:
    """Open the link in the newest mail."""
    found = re.search(r"http://localhost:\S+", mail.outbox[-1].body)
    assert found
    page.goto(found[0])


def click_twice(sitter: Sitter) -> None:
    """Decide on a page that is older than signing in: it says so and stays, and the next click counts."""
    before = sitter.number
    sitter.click(sitter.page.locator("#decisions button").first)
    expect(sitter.page.locator("#unsaved")).to_contain_text(text("error-csrf-meanwhile"))
    assert sitter.number == before
    with sitter.page.expect_response("**/decide") as answer:
        sitter.click(sitter.page.locator("#decisions button").first)
    assert answer.value.ok
    expect(sitter.page.locator("#unsaved")).to_be_empty()


def sign_up_beside(context: BrowserContext) -> None:
    """Dora creates an account while another tab has her table open, and goes on there."""
    page, at_table = context.new_page(), context.pages[0]
    page.goto("/")
    signed_in(page, "Dora")
    page.locator(".who summary").click()
    page.get_by_role("link", name=text("sign-up")).click()
    expect(page.locator("main [name=name]")).to_have_value("Dora")
    fill(page, email="dora@example.org", password1=PASSWORD)
    signed_in(page, "Dora")
    page.close()
    click_twice(Sitter(at_table))


def test_a_guest_becomes_an_account_with_a_passkey(context: BrowserContext, page: Page) -> None:
    give_device(context, page)
    page.locator("input[name=name]").first.fill("Dora")
    page.locator("#game-tiny button.primary").click()
    page.locator("#decisions").wait_for()
    table = page.url
    sign_up_beside(context)
    follow_mail(page)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".said").first).to_contain_text("is confirmed")
    page.goto("/settings/passkeys")
    page.get_by_role("link", name=text("passkey-add")).click()
    fill(page, password=PASSWORD)
    page.get_by_role("button", name=text("passkey-add")).click()
    expect(page.locator(".said").first).to_have_text(text("said-webauthn-added"))

    page.goto("/sign-out")
    page.get_by_role("button", name="Sign out").click()
    page.goto(table)
    page.locator("main").get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name=text("sign-in-passkey")).click()
    page.locator("#decisions").wait_for()
    assert page.url == table
    assert Person.objects.get().email == "dora@example.org"


def test_a_form_for_a_passkey_is_there_only_once_its_script_listens(browser: Browser, site: Serving) -> None:
    context = browser.new_context(base_url=site.address, java_script_enabled=False)
    page = context.new_page()
    for address in ("/sign-in", "/sign-up"):
        page.goto(address)
        for form in page.locator("[data-passkey]").all():
            expect(form).to_be_hidden()
    account("Anna", PASSWORD)
    page.goto("/sign-in")
    fill(page, login="anna@example.org", password=PASSWORD)
    page.goto("/settings/passkeys/add")
    fill(page, password=PASSWORD)
    form = page.locator("[data-passkey=add]")
    form.wait_for(state="attached")
    expect(form).to_be_hidden()
    context.close()


def test_everybody_can_use_the_pages_of_persons(context: BrowserContext, page: Page) -> None:
    anna, bruno = account("Anna", PASSWORD), account("Bruno-with-a-longname"[:20])
    for _ in range(6):
        game_of(anna, bruno, rated=True)
    Block.objects.create(person=anna, blocked=bruno)
    strangers = ("/sign-in", "/sign-up", "/reset", "/reset/sent", "/confirm", "/confirm/none", "/people")
    look(page, *strangers)
    fill_wrongly(page)
    page.goto("/sign-in")
    fill(page, login="anna@example.org", password=PASSWORD)
    signed_in(page, "Anna")
    page.locator(".who summary").click()
    check_for_everybody(page, "menu")
    look(page, f"/people/{anna.pk}", f"/people/{bruno.pk}", f"/people/{bruno.pk}/report", "/settings", "/me")
    look(page, "/settings/sessions", "/settings/leave", "/settings/email", "/settings/password", "/settings/passkeys")
    look(page, "/sign-out", "/settings/passkeys/add")
    fill(page, password=PASSWORD)
    page.get_by_role("button", name=text("passkey-add")).wait_for()
    shoot(page, "passkeys-add")
    check_for_everybody(page, "passkeys-add")


def fill_wrongly(page: Page) -> None:
    """A form with all that can be wrong in it."""
    page.goto("/sign-up")
    page.locator("main form.stack").evaluate("form => { form.noValidate = true; }")
    fill(page, name="", email="nothing", password1="short")
    expect(page.locator(".wrong")).to_have_count(3)
    shoot(page, "sign-up-wrong")
    check_for_everybody(page, "sign-up-wrong")


def look(page: Page, *addresses: str) -> None:
    """Look at these pages with all eyes."""
    for address in addresses:
        answer = page.goto(address)
        assert answer
        assert answer.status != 500, address
        name = re.sub(r"\W+", "-", re.sub(r"\d+", "n", address)).strip("-")
        shoot(page, name)
        check_for_everybody(page, name)


def shoot(page: Page, name: str) -> None:
    """Save what the screen shows, for eyes."""
    Sitter(page).shoot(f"people-{name}")
