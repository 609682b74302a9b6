"""The page of notices: what people set there, each for themselves."""

import socket
import time
from threading import Thread

import pytest
from allauth.account.models import EmailAddress
from django.test import override_settings

from parvis.web.notices import delivery, push, views
from parvis.web.notices.models import Channel, Muted, Outbox
from parvis.web.people.models import Person
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.notices.conftest import channel
from tests.web.notices.receivers import FakeBrowser, Receiver

pytestmark = pytest.mark.usefixtures("club")
HOOK = "https://9.9.9.9/hook/secret"
TIMES = {"delay": "5", "digest": "", "quiet_from": "22", "quiet_to": "7", "zone": "Europe/Paris"}


@pytest.fixture
def account() -> Person:
    """Somebody who is more than a guest."""
    anna = person("Anna")
    anna.guest, anna.email = False, f"anna{anna.pk}@club.example"
    anna.save()
    EmailAddress.objects.create(user=anna, email=anna.email, verified=True, primary=True)
    return anna


def test_only_an_address_that_is_confirmed_gets_mail(account: Person) -> None:
    browser = visitor(account)
    offered = f"Email {account.email}"
    with override_settings(EMAIL_BACKEND="parvis.web.hosting.mail.Shown"):
        assert offered not in browser.get("/notices").text
        assert browser.post("/notices/add", kind="mail").status == 400
    EmailAddress.objects.filter(user=account).update(verified=False)
    assert offered not in browser.get("/notices").text
    assert browser.post("/notices/add", kind="mail").status == 400
    EmailAddress.objects.filter(user=account).update(verified=True)
    assert offered in browser.get("/notices").text
    assert browser.post("/notices/add", kind="mail").status == 200
    assert Channel.objects.get(person=account).kind == "mail"


def test_strangers_are_not_asked_what_they_want_to_be_told(account: Person, receiver: Receiver) -> None:
    one = channel(account, receiver)
    stranger = visitor()
    assert stranger.get("/notices").address.startswith("/sign-in")
    assert stranger.post("/notices/add", kind="json", url=HOOK).status == 403
    assert stranger.post(f"/notices/{one.pk}", what="remove").status == 403
    assert stranger.post(f"/notices/{one.pk}/test").status == 403
    assert Channel.objects.count() == 1


def test_everybody_sees_and_changes_only_their_own(account: Person, receiver: Receiver) -> None:
    one = channel(account, receiver)
    for other in (person("Bruno"), person("Olga", is_staff=True)):
        browser = visitor(other)
        assert f'id="channel-{one.pk}"' not in browser.get("/notices").html
        assert browser.post(f"/notices/{one.pk}/test").status == 404
        for what in ("save", "off", "remove"):
            assert browser.post(f"/notices/{one.pk}", what=what, **TIMES).status == 404
    one.refresh_from_db()
    assert (one.active, one.delay, receiver.requests) == (True, 0, [])


def test_guests_have_their_browser_only(receiver: Receiver) -> None:
    guest = person("Bruno")
    browser = visitor(guest)
    assert browser.post("/notices/add", kind="json", url=HOOK).status == 400
    assert browser.post("/notices/add", kind="mail").status == 400
    sent = FakeBrowser(receiver.address)
    added = browser.post(
        "/notices/add", kind="push", subscription=sent.subscription, zone="Europe/Paris", label="Phone"
    )
    assert added.status == 200
    one = Channel.objects.get(person=guest)
    assert (one.kind, one.label, one.zone, one.delay) == ("push", "Phone", "Europe/Paris", 1)
    tested = browser.post(f"/notices/{one.pk}/test")
    assert text("notices-done-arrived") in tested.text
    assert sent.open(receiver.requests[0], push.public_key())["tag"] == "test"


def test_the_same_browser_twice_is_one_way(receiver: Receiver) -> None:
    guest = person("Bruno")
    sent = FakeBrowser(receiver.address).subscription
    for _ in range(2):
        visitor(guest).post("/notices/add", kind="push", subscription=sent)
    assert Channel.objects.filter(person=guest).count() == 1


def test_a_webhook_is_shown_by_its_host_alone(account: Person) -> None:
    browser = visitor(account)
    page = browser.post("/notices/add", kind="json", url=HOOK, label="")
    assert "9.9.9.9" in page.text
    assert "secret" not in page.html


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"kind": "pigeon"}, text("notices-no-kind")),
        ({"kind": "json", "url": "http://9.9.9.9/"}, text("notices-error-https")),
        ({"kind": "json", "url": "nonsense"}, text("notices-error-address")),
        ({"kind": "json"}, text("notices-error-address")),
        ({"kind": "discord", "url": HOOK}, text("notices-error-no-hook")),
        ({"kind": "slack", "url": "https://hooks.slack.com.evil.example/services/1"}, text("notices-error-no-hook")),
        ({"kind": "json", "url": HOOK, "zone": "Nowhere"}, text("notices-no-zone")),
        ({"kind": "push", "subscription": "nonsense"}, text("notices-error-subscription")),
        (
            {"kind": "push", "subscription": '{"endpoint": "https://9.9.9.9/", "keys": {}}'},
            text("notices-error-subscription"),
        ),
        ({"kind": "push", "subscription": "[" * 9000}, text("notices-error-subscription")),
    ],
)
def test_what_can_not_be_added(account: Person, form: dict[str, str], reason: str) -> None:
    answer = visitor(account).post("/notices/add", **form)
    assert answer.status == 400
    assert reason in answer.text.replace("’", "'")
    assert not Channel.objects.filter(person=account).exists()


@pytest.mark.parametrize(
    ("kind", "url"),
    [
        ("discord", "https://discord.com/api/webhooks/1/x"),
        ("slack", "https://hooks.slack.com/services/T/B/x"),
        ("json", "https://home.example:8443/hook"),
    ],
)
def test_what_can_be_added(account: Person, kind: str, url: str) -> None:
    assert visitor(account).post("/notices/add", kind=kind, url=url).status == 200
    assert Channel.objects.get(person=account).address == {"url": url}


def test_nobody_has_more_ways_than_they_can_use(account: Person) -> None:
    browser = visitor(account)
    answers = [browser.post("/notices/add", kind="json", url=f"{HOOK}{n}").status for n in range(11)]
    assert answers == [200] * 10 + [400]


def test_times_are_saved_or_refused_as_a_whole(account: Person, receiver: Receiver) -> None:
    one = channel(account, receiver)
    browser = visitor(account)
    bad = (
        {"delay": "-1"},
        {"delay": "1441"},
        {"digest": "yearly"},
        {"quiet_to": ""},
        {"quiet_to": "24"},
        {"zone": "X"},
    )
    for wrong in bad:
        assert browser.post(f"/notices/{one.pk}", what="save", **{**TIMES, **wrong}).status == 400
    one.refresh_from_db()
    assert (one.delay, one.quiet_from, one.zone) == (0, None, "UTC")
    assert browser.post(f"/notices/{one.pk}", what="save", **TIMES).status == 200
    one.refresh_from_db()
    assert (one.delay, one.quiet_from, one.quiet_to, one.zone) == (5, 22, 7, "Europe/Paris")


def test_a_test_says_why_it_did_not_arrive(account: Person, receiver: Receiver) -> None:
    receiver.status = 403
    one = channel(account, receiver)
    page = visitor(account).post(f"/notices/{one.pk}/test")
    assert text("notices-error-status", status=403) in page.text
    assert "accepted" not in page.text
    assert Outbox.objects.get(channel=one).state == "failed"


def test_nobody_tests_more_than_five_times_a_minute(account: Person, receiver: Receiver) -> None:
    browser = visitor(account)
    answers = []
    for _ in range(6):
        one = channel(account, receiver)
        answers.append(browser.post(f"/notices/{one.pk}/test").status)
        browser.post(f"/notices/{one.pk}", what="remove")
    assert answers == [200] * 5 + [429]
    assert len(receiver.requests) == 5


def test_ways_are_switched_off_and_on_and_removed(account: Person, receiver: Receiver) -> None:
    one = channel(account, receiver)
    browser = visitor(account)
    for what, active in (("off", False), ("on", True)):
        browser.post(f"/notices/{one.pk}", what=what)
        one.refresh_from_db()
        assert one.active is active
    assert browser.post(f"/notices/{one.pk}", what="explode").status == 400
    browser.post(f"/notices/{one.pk}", what="remove")
    assert not Channel.objects.filter(pk=one.pk).exists()


def test_a_table_is_muted_and_heard_again(account: Person) -> None:
    at = shared(account, person("Bruno"))
    browser = visitor(account)
    assert f"Mute table {at.pk}" in browser.get("/notices").html
    assert f"Unmute table {at.pk}" in browser.post(f"/tables/{at.pk}/mute", muted="yes").html
    assert Muted.objects.filter(person=account, table=at).count() == 1
    browser.post(f"/tables/{at.pk}/mute", muted="no")
    assert not Muted.objects.filter(person=account).exists()


def test_what_is_told_in_which_way_is_chosen_by_ticks(account: Person, receiver: Receiver) -> None:
    browser, hook = visitor(account), channel(account, receiver)
    foreign = channel(person("Bruno"), receiver)
    browser.post("/notices/add", kind="mail")
    mail = Channel.objects.get(person=account, kind="mail")
    assert (hook.silent, mail.silent) == ([], ["game"]), "by mail only what somebody waits for"
    page = browser.get("/notices").html
    assert f'value="{mail.pk}-turn" autocomplete="off" checked' in page
    assert f'value="{mail.pk}-game" autocomplete="off">' in page
    assert f'value="{foreign.pk}-turn"' not in page
    ticked = [f"{hook.pk}-turn", f"{hook.pk}-low", f"{mail.pk}-game"]
    assert "Saved." in browser.post("/notices/matters", tell=ticked).text
    silent = dict(Channel.objects.values_list("pk", "silent"))
    expected = {hook.pk: ["offer", "game", "invited", "spoken", "tournament"], foreign.pk: []}
    expected[mail.pk] = ["turn", "offer", "low", "invited", "spoken", "tournament"]
    assert silent == expected
    for wrong in (f"{foreign.pk}-turn", f"{hook.pk}-weather", "", "x"):
        assert browser.post("/notices/matters", tell=[wrong]).status == 400
    assert dict(Channel.objects.values_list("pk", "silent")) == expected
    assert visitor().post("/notices/matters").status == 403


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize("kind", ["closed", "silent", "rude"])
def test_a_test_takes_as_long_whatever_a_port_does(kind: str, account: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed at once, silent, or answering nonsense at once."""
    monkeypatch.setattr(delivery, "WHOLE", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/"
        if kind == "closed":
            listener.close()
        if kind == "rude":
            Thread(target=lambda: listener.accept()[0].sendall(b"nonsense\r\n\r\n"), daemon=True).start()
        one = Channel.objects.create(person=account, kind="json", address={"url": url})
        began = time.monotonic()
        views.tested(one)
        passed = time.monotonic() - began
    assert one.last_error == {"key": "no-answer", "args": {}}
    assert text("notices-error-no-answer") in visitor(account).get("/notices").text
    assert passed >= 1.0


def test_only_two_tests_at_a_time_hold_up_pages(account: Person) -> None:
    one = Channel.objects.create(person=account, kind="json", address={"url": HOOK})
    with views.TESTING, views.TESTING:
        page = visitor(account).post(f"/notices/{one.pk}/test")
    assert (page.status, text("notices-busy") in page.text) == (503, True)
