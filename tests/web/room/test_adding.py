"""Players add to the secret of a table that waits for them: they know its hash, and nobody more before the end."""

from collections.abc import Callable, Iterator
from html import unescape

import pytest
from django.urls import reverse

from parvis.engine import dealing, registry
from parvis.engine.fair import Fair, hash_of
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import adding, creating, gathering, hours
from parvis.web.room.models import Gathering
from parvis.web.tables import archive
from parvis.web.tables.deciding import choices, decide
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import SiteError, text
from tests.web.club import person, visitor
from tests.web.tables.test_fair import forms_of
from tests.web.visiting import Visitor, bots_move_on, legal, newest

pytestmark = pytest.mark.usefixtures("club")


@pytest.fixture(autouse=True)
def none_waits() -> Iterator[None]:
    """Gatherings are gone after each test."""
    yield
    Gathering.objects.all().delete()


def gathered(host: Person, players: int = 2, **form: str) -> Gathering:
    """A gathering that waits for others."""
    asked = {"game": "tiny", "players": str(players), "whom": "friends", **form}
    return gathering.gather(creating.read(registry.find("tiny"), asked, host.name, host, ()), host)


def press(at: Visitor, name: str, found: Gathering, added: str) -> int:
    """Send one of the gathering's forms; the status of the answer."""
    return at.post(reverse(name, args=[found.code]), added=added).status


def show(at: Visitor, found: Gathering, number: str) -> int:
    """Show a number; the status of the answer."""
    return at.post(reverse("show-number", args=[found.code]), number=number).status


def hashes(found: Gathering) -> dict[str, str]:
    """What everybody has committed to, by name."""
    return dict(found.places.values_list("person__name", "hash"))


def begun(found: Gathering) -> Table | None:
    """The table that a gathering has become."""
    return Gathering.objects.get(pk=found.pk).table


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the time pass in which numbers can be shown."""

    def pass_by() -> None:
        now = hours.now() + adding.WINDOW
        monkeypatch.setattr(hours, "now", lambda: now)
        gathering.begin_due()

    return pass_by


def test_what_players_add_is_mixed_into_the_secret_whose_hash_they_saw() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna, 3, **{"kind-2": "bot:random"})
    host, guest = visitor(anna), visitor(bruno)
    seen = {at.get(f"/g/{found.code}").one('data-commitment="([0-9a-f]{64})"') for at in (host, guest)}
    assert press(host, "add", found, hash_of("seven 7")) == 200
    assert f'value="{hash_of("seven 7")}"' in host.get(f"/g/{found.code}").html
    assert press(guest, "join", found, hash_of("Ünder")) == 200
    assert begun(found) is None
    assert show(guest, found, "Ünder") == 200
    assert show(host, found, "seven 7") == 200
    at = begun(found)
    assert at
    assert seen == {at.fair_commitment}
    assert at.fair_numbers == ["seven 7", "Ünder", ""]
    assert at.fair_hashes == [hash_of("seven 7"), hash_of("Ünder"), ""]
    assert len(at.fair_drawn) == 32
    while not newest(at).finished:
        somebody_decides(at)
        bots_move_on()
    played = archive.of(newest(at))
    assert played.fair
    assert dealing.verdict(played, played.fair).holds


def somebody_decides(at: Table) -> None:
    """A person who is asked decides."""
    at = newest(at)
    seat = next(seat for seat in TableGame.of(at).movers if seat not in choices(at))
    decide(at.pk, at.number, seat, legal(at, seat)[0], at.revision)


def test_whoever_does_not_show_a_number_in_time_is_bound_to_its_hash(later: Callable[[], None]) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna)
    press(visitor(anna), "add", found, hash_of("seven"))
    press(visitor(bruno), "join", found, hash_of("eight"))
    show(visitor(bruno), found, "eight")
    assert begun(found) is None
    gathering.begin_due()
    assert begun(found) is None
    later()
    at = begun(found)
    assert at
    assert at.fair_numbers == [hash_of("seven"), "eight"]
    assert show(visitor(anna), found, "seven") == 200
    assert newest(at).fair_numbers == [hash_of("seven"), "eight"]


def test_while_numbers_are_shown_nothing_else_can_be_changed(later: Callable[[], None]) -> None:
    """Who has seen another's number can neither get up nor take another number, nor let it begin otherwise."""
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    found = gathered(anna)
    press(visitor(anna), "add", found, hash_of("seven"))
    assert show(visitor(anna), found, "seven") == 200  # too early: nothing is kept
    assert not found.places.exclude(number="").exists()
    press(visitor(bruno), "join", found, hash_of("eight"))
    show(visitor(bruno), found, "eight")
    drawn = Gathering.objects.get(pk=found.pk).fair_drawn
    assert show(visitor(anna), found, "other") == 400
    press(visitor(anna), "add", found, hash_of("other"))
    press(visitor(bruno), "join", found, hash_of("other"))
    for changed in (
        lambda: gathering.leave(found.pk, bruno),
        lambda: gathering.leave(found.pk, anna),
        lambda: gathering.send_away(found.pk, 1),
        lambda: gathering.fill(found.pk, "random"),
        lambda: gathering.join(found.pk, clara, hash_of("nine")),
    ):
        with pytest.raises(SiteError, match=text("gathering-beginning")):
            changed()
    later()
    at = begun(found)
    assert at
    assert (at.fair_numbers, at.fair_hashes) == ([hash_of("seven"), "eight"], [hash_of("seven"), hash_of("eight")])
    assert at.fair_drawn == drawn


def test_where_somebody_leaves_for_good_meanwhile_all_begins_again(later: Callable[[], None]) -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    found = gathered(anna)
    gathering.join(found.pk, bruno, hash_of("eight"))
    found.places.filter(person=bruno).delete()
    later()
    again = Gathering.objects.get(pk=found.pk)
    assert (again.table, again.due, again.fair_drawn) == (None, None, "")
    gathering.join(found.pk, clara)
    assert begun(found)


def test_one_that_cannot_begin_holds_up_no_other(later: Callable[[], None], caplog: pytest.LogCaptureFixture) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    bad, good = gathered(anna), gathered(anna)
    for found in (bad, good):
        gathering.join(found.pk, bruno, hash_of("eight"))
    Gathering.objects.filter(pk=bad.pk).update(game="nowhere")
    later()
    assert begun(good)
    assert begun(bad) is None
    assert f"gathering {bad.pk} can't begin" in caplog.text
    assert gathering.begin_due() is None


@pytest.mark.parametrize("shows", [True, False], ids=["anna is here", "anna is away"])
@pytest.mark.parametrize("is_drawn", [True, False], ids=["as it is", "without what the site draws"])
def test_who_reads_the_database_and_sits_down_last_can_choose_nothing(
    shows: bool, is_drawn: bool, later: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 16 numbers none leads to a chance that was known when it had to be committed to.

    Without the number that the site draws then, the one who is away would have left all to the last.
    """
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna)
    press(visitor(anna), "add", found, hash_of("seven"))
    if not is_drawn:
        monkeypatch.setattr(adding.secrets, "token_hex", lambda _: "0" * 32)
    read = Gathering.objects.get(pk=found.pk)
    secret, of_anna = bytes.fromhex(read.fair_secret), found.places.get(person=anna)
    known = of_anna.number or of_anna.hash
    tried = [f"number {count}" for count in range(16)]
    foreseen = [Fair.of(secret, [known, number], drawn="0" * 32).key for number in tried]
    press(visitor(bruno), "join", found, hash_of(tried[7]))
    show(visitor(bruno), found, tried[7])
    if shows:
        show(visitor(anna), found, "seven")
    later()
    at = begun(found)
    assert at
    made = Fair.of(secret, at.fair_numbers, drawn=at.fair_drawn).key
    assert (made in foreseen) is (not shows and not is_drawn)


def test_before_it_begins_only_hashes_are_told_and_afterwards_no_secret_is_kept_twice() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna, whom="anybody")
    secret = found.fair_secret
    press(visitor(anna), "add", found, hash_of("number-of-anna"))
    told = told_to(found, anna, bruno)
    gathering.join(found.pk, bruno, hash_of("number-of-bruno"))
    gathering.show(found.pk, bruno, "number-of-bruno")
    told += told_to(found, anna, bruno)
    gathering.show(found.pk, anna, "number-of-anna")
    told += told_to(found, anna, bruno)
    assert adding.hash_of_secret(found) in told
    assert "number-of-" not in told
    assert [form for form in forms_of(secret) if form in told.encode()] == []
    assert secret not in repr(found) + str(found)
    assert Gathering.objects.get(pk=found.pk).fair_secret == ""


def told_to(found: Gathering, *people: Person) -> str:
    """All that people, and a stranger, read of a gathering or of its table."""
    told = ""
    for at in (*map(visitor, people), visitor()):
        for htmx in (False, True):
            at.client.defaults.update({"HTTP_HX_REQUEST": "true"} if htmx else {})
            told += "".join(at.get(address).html for address in (f"/g/{found.code}", "/", "/lobby", "/own"))
    return told


@pytest.mark.parametrize("bad", ["seven", "a" * 63, "A" * 64, "\u202eabc"])
def test_what_is_no_hash_is_refused_and_nothing_changes(bad: str) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna)
    press(visitor(anna), "add", found, hash_of("seven"))
    page = visitor(anna).post(reverse("add", args=[found.code]), added=bad)
    assert page.status == 400
    assert text("adding-bad") in unescape(page.text)
    assert press(visitor(bruno), "join", found, bad) == 400
    assert hashes(found) == {"Anna": hash_of("seven")}


def test_only_those_who_sit_there_add_something_and_only_until_all_are_there() -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    found = gathered(anna, 3)
    for stranger in (visitor(), visitor(bruno)):
        assert press(stranger, "add", found, hash_of("mine")) == 403
        assert show(stranger, found, "mine") == 403
    gathering.join(found.pk, bruno, hash_of("eight"))
    gathering.join(found.pk, bruno, hash_of("nine"))
    assert hashes(found) == {"Anna": "", "Bruno": hash_of("eight")}
    gathering.join(found.pk, clara)
    press(visitor(anna), "add", found, hash_of("too late"))
    gathering.show(found.pk, bruno, "eight")
    at = begun(found)
    assert at
    assert at.fair_numbers == ["", "eight", ""]


def test_where_nobody_has_committed_to_anything_it_begins_at_once() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna)
    gathering.join(found.pk, bruno)
    at = begun(found)
    assert at
    assert (at.fair_numbers, at.fair_hashes, at.fair_drawn) == (["", ""], [], "")


def test_every_gathering_has_a_secret_of_its_own() -> None:
    anna = person("Anna")
    assert len({gathered(anna).fair_secret for _ in range(3)}) == 3
