"""The admin's pages: who comes in, what can be done there, and that nothing hidden is on them."""

import re

import pytest
from allauth.account.models import EmailAddress
from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.core import mail
from django.db.models import CASCADE, Model
from django.test import RequestFactory, override_settings
from django.urls import reverse

from parvis.engine.refusals import GameError
from parvis.web.hosting import admins
from parvis.web.hosting.admin import TableAdmin
from parvis.web.hosting.models import Letter, SeenTable
from parvis.web.hosting.site import in_words
from parvis.web.models import Choice, Step, Table
from parvis.web.pages import statics
from parvis.web.people.models import Block, Person
from parvis.web.room.models import Sitting
from parvis.web.tables.deciding import choices
from parvis.web.tables.table_game import TableGame, replayed
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.visiting import Page, Visitor, legal, newest

pytestmark = pytest.mark.usefixtures("club")
LISTS = ["/admin/", *(f"/admin/{model._meta.label_lower.replace('.', '/')}/" for model in admin.site._registry)]


def olga() -> Visitor:
    """A visitor who is the admin."""
    known = Person.objects.filter(name="Olga").first()
    return visitor(known or Person.objects.make(name="Olga", is_staff=True, is_superuser=True))


def pages(at: Table) -> list[str]:
    """All of the admin's pages."""
    own = f"/admin/hosting/seentable/{at.pk}/"
    return [*LISTS, f"{own}change/", f"{own}history/", f"{own}rewind/", f"{own}repair/"]


def test_only_admins_come_in() -> None:
    at = shared(person("Anna"), person("Bruno"))
    for nobody in (visitor(), visitor(person("Clara")), visitor(at.host)):
        for address in [*pages(at), "/admin/login/", "/admin/no-such-page/"]:
            assert nobody.get(address).status == 403
            assert nobody.post(address).status == 403
    keeper = olga()
    for address in pages(at):
        assert keeper.get(address).status == 200, address


def test_the_admin_s_pages_call_things_by_their_names_and_have_an_icon() -> None:
    keeper = olga()
    assert text("admin-model-outbox.many").capitalize() in keeper.get("/admin/").text
    assert keeper.client.get("/favicon.ico").headers["Location"] == statics.address("rose.svg")


def test_nothing_of_other_packages_is_shown() -> None:
    """Theirs would be ways to sign in, with their secrets."""
    assert {model for model in admin.site._registry if not model.__module__.startswith("parvis.")} == {LogEntry}


def test_nobody_becomes_an_admin_by_an_address_that_is_not_theirs() -> None:
    false = Person.objects.create_user("pavel@club.example", "a password")
    claimed = EmailAddress.objects.create(user=false, email=false.email, primary=True)
    with pytest.raises(GameError, match="not confirmed"):
        admins.appointed("Pavel@club.example")
    assert not Person.objects.get(pk=false.pk).is_staff
    claimed.set_verified(commit=True)
    assert admins.appointed("pavel@club.example") == false
    assert Person.objects.get(pk=false.pk).is_superuser


def test_the_way_to_the_admins_pages_is_in_the_menu_of_admins_alone() -> None:
    assert 'href="/admin/"' in olga().get("/").html
    assert 'href="/admin/"' not in visitor(person("Bruno")).get("/").html


def test_at_home_there_is_no_admin() -> None:
    with override_settings(MODE="home"):
        for address in ("/admin/", "/admin/login/", "/admin/hosting/seentable/", "/enter/1/x"):
            assert olga().get(address).status == 404


def test_an_admins_link_works_once_and_not_by_being_looked_at() -> None:
    invited = admins.appointed("olga@club.example")
    assert admins.appointed("Olga@CLUB.example") == invited
    place = admins.link(invited)
    guest = visitor()
    for _ in range(2):
        assert "signs you in as olga" in guest.get(place).text
    assert guest.get("/admin/").status == 403
    assert guest.post(place).address == "/settings"
    assert text("settings-sessions", count=1) in guest.get("/settings").text
    assert guest.get("/admin/").status == 200
    assert visitor().post(place).status == 404
    assert "has been used" in visitor().get(place).text
    for wrong in (reverse("enter", args=[invited.pk, "x"]), reverse("enter", args=[10**18, place.split("/")[-1]])):
        assert visitor().post(wrong).status == 404


def test_who_came_by_a_link_chooses_a_password() -> None:
    guest = visitor()
    guest.post(admins.link(admins.appointed("rosa@club.example")))
    assert guest.get("/settings/password/first").status == 200
    guest.post("/settings/password/first", password1="a good long one", password2="a good long one")
    assert Person.objects.get(email="rosa@club.example").check_password("a good long one")


def test_an_admin_is_told_the_link_until_they_have_come_in(capsys: pytest.CaptureFixture[str]) -> None:
    admins.welcome("sven@club.example")
    place = re.search(r"http\S+|/enter\S+", capsys.readouterr().out)
    assert place
    visitor().post(place[0])
    admins.welcome("sven@club.example")
    assert capsys.readouterr().out == ""


def test_tables_are_found_by_number_and_by_person() -> None:
    one, other = shared(person("Anna"), person("Bruno")), shared(person("Clara"), person("Dora"))
    keeper = olga()
    for wanted, expected in ((str(one.pk), one), ("Bruno", one), ("dora", other)):
        found = keeper.get(f"/admin/hosting/seentable/?q={wanted}").html
        assert re.findall(r"/admin/hosting/seentable/(\d+)/change/", found) == [str(expected.pk)]


def test_a_damaged_table_spoils_no_list() -> None:
    fine, damaged = shared(person("Anna"), person("Bruno")), shared(person("Anna"), person("Bruno"))
    Table.objects.filter(pk=damaged.pk).update(game="gone")
    keeper = olga()
    assert f"/admin/hosting/seentable/{fine.pk}/change/" in keeper.get("/admin/hosting/seentable/").html
    for address in pages(damaged):
        assert keeper.get(address).status == 200
    assert "Nothing has changed" in keeper.post(f"/admin/hosting/seentable/{damaged.pk}/repair/").text
    Table.objects.filter(pk=damaged.pk).update(game="tiny", seats="[nonsense")
    assert "can&#x27;t be opened" in keeper.get("/admin/hosting/seentable/").html


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_a_table_goes_back_to_a_step(game: str) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno, game=game)
    for _ in range(6):
        play_on(at)
    before = newest(at)
    made = [step.words for step in at.steps.order_by("number")]
    kept = before.number - 3
    keeper = olga()
    assert keeper.get(f"/admin/hosting/seentable/{at.pk}/rewind/").status == 200
    assert newest(at).number == before.number
    page = keeper.post(f"/admin/hosting/seentable/{at.pk}/rewind/", number=kept)
    assert f"rewound to step {kept}" in page.text
    after = newest(at)
    assert [step.words for step in at.steps.order_by("number")][:kept] == made[:kept]
    assert after.revision == before.revision + 1
    assert (after.turn_seat, choices(after)) == (None, {})
    check(at)
    play_on(at)
    assert "rewound to step" in keeper.get("/admin/admin/logentry/").text


@pytest.mark.parametrize("number", ["", "x", "-1", "999999999", "١"])
def test_a_step_that_is_not_there_changes_nothing(number: str) -> None:
    at = shared(person("Anna"), person("Bruno"))
    before = Table.objects.filter(pk=at.pk).values().get()
    assert "Nothing has changed" in olga().post(f"/admin/hosting/seentable/{at.pk}/rewind/", number=number).text
    assert Table.objects.filter(pk=at.pk).values().get() == before


def test_a_finished_game_stays_as_it_was() -> None:
    at = shared(person("Anna"), person("Bruno"))
    while not newest(at).finished:
        play_on(at)
    before = Table.objects.filter(pk=at.pk).values("number", "result", "finished").get()
    keeper = olga()
    assert text("admin-game-over") in keeper.post(f"/admin/hosting/seentable/{at.pk}/rewind/", number=3).text
    keeper.post(f"/admin/hosting/seentable/{at.pk}/repair/")
    assert Table.objects.filter(pk=at.pk).values("number", "result", "finished").get() == before


def test_a_table_is_made_again_from_its_steps() -> None:
    at = shared(person("Anna"), person("Bruno"), game="troyes")
    for _ in range(5):
        play_on(at)
    before = newest(at)
    Table.objects.filter(pk=at.pk).update(movers=0, number=2, state=b"nonsense", turn_state=b"nonsense")
    assert visitor(at.host).open(at).status == 400
    assert "recreated from its steps" in olga().post(f"/admin/hosting/seentable/{at.pk}/repair/").text
    after = newest(at)
    assert (after.number, after.movers, bytes(after.state)) == (before.number, before.movers, bytes(before.state))
    check(at)
    assert visitor(at.host).open(at).status == 200


def test_what_admins_have_done_is_told_in_words_as_older_logs_told_it() -> None:
    keeper, anna = olga(), Person.objects.create_user("anna@x.example", name="Anna")
    for action in ("ban", "pardon", "allow_boxes", "deny_boxes"):
        act(keeper, action, anna)
    for switch in ("on", ""):
        keeper.post(f"/admin/people/person/{anna.pk}/change/", **({"is_staff": switch} if switch else {}))
    kept = ["ban", "pardon", "allow-boxes", "deny-boxes", "appoint", "dismiss"]
    entries = LogEntry.objects.filter(object_id=str(anna.pk)).order_by("pk")
    assert [entry.change_message for entry in entries] == kept, "keys, no sentences"
    history = keeper.get(f"/admin/people/person/{anna.pk}/history/").text
    assert [text(f"admin-done-{deed}") in history for deed in kept] == [True] * len(kept)
    assert f"“Anna” — {text('admin-done-dismiss')}" in keeper.get(f"/admin/admin/logentry/{entries[5].pk}/change/").text
    for sentence in ("banned", "ban lifted", "rewound to step 12", "rewind it", "made anonymous", "may keep boxes"):
        assert in_words(sentence) == sentence


def test_a_deleted_letter_is_noted() -> None:
    letter = Letter.objects.create(to="anna@x.example", subject="Your link", text="here")
    keeper = olga()
    keeper.post(f"/admin/hosting/letter/{letter.pk}/delete/", post="yes")
    assert not Letter.objects.exists()
    listed = keeper.get("/admin/admin/logentry/").text
    assert "Your link" in listed
    assert text("admin-done-delete") in listed


def play_on(at: Table) -> None:
    """Whoever is asked first makes their first decision."""
    at = newest(at)
    playing = TableGame.of(at)
    seat = next(seat for seat in playing.movers if seat not in choices(at))
    whose = at.sittings.get(seat=seat).person
    form = {"number": at.number, "revision": at.revision, "seat": seat, "decision": legal(at, seat)[0]}
    assert visitor(whose).post(f"/tables/{at.pk}/decide", **form).status == 200


def check(at: Table) -> None:
    """Numbers are continuous, and the steps lead to the state that is kept."""
    at = newest(at)
    assert [step.number for step in at.steps.order_by("number")] == list(range(at.number))
    assert replayed(at, TableGame.of(at).game) == TableGame.of(at).state


def test_nothing_hidden_is_on_the_admins_pages() -> None:
    at = shared(person("Anna"), person("Bruno"), game="notre-dame", password="pbkdf2-of-a-password")
    while not newest(at).movers & newest(at).movers - 1:
        play_on(at)
    seat = newest(at).movers.bit_length() - 1
    before = [admin_sees(at)]
    form = {"number": newest(at).number, "revision": 0, "seat": seat, "decision": legal(newest(at), seat)[0]}
    visitor(at.sittings.get(seat=seat).person).post(f"/tables/{at.pk}/decide", **form)
    assert choices(newest(at))
    before.append(admin_sees(at))
    assert before[0] == before[1]  # that somebody has chosen, and what, is not seen
    whole = "".join(page for page in before[1])
    now = newest(at)
    for secret in (
        now.fair_secret,
        str(now.seed),
        now.code,
        "pbkdf2",
        bytes(now.state).hex(),
        "\\x00",
        *choices(now).values(),
    ):
        assert secret not in whole
    for words in at.steps.values_list("words", flat=True):
        assert words not in whole


def test_no_page_of_the_admin_s_deletes_what_a_table_hangs_on() -> None:
    """Django's own page for that would list, and take along, the steps and choices of others."""
    at = shared(person("Anna"), person("Bruno"))
    request = RequestFactory().get("/admin/")
    request.user = Person.objects.make(name="Olga", is_staff=True, is_superuser=True)
    deletes = {model for model, page in admin.site._registry.items() if page.has_delete_permission(request)}
    assert deletes, "the admin deletes something"
    for model in deletes:
        assert not goes_with(model) & {Table, SeenTable, Step, Choice, Sitting, Person}
    for page in admin.site._registry.values():
        offered = "delete_selected" in page.get_actions(request)
        assert offered == (page.model in deletes)
    keeper = olga()
    for address in (f"/admin/hosting/seentable/{at.pk}/delete/", f"/admin/people/person/{at.host.pk}/delete/"):
        assert [keeper.get(address).status, keeper.post(address, post="yes").status] == [403, 403]
    chosen = {"action": "delete_selected", "_selected_action": at.pk, "post": "yes"}
    keeper.post("/admin/hosting/seentable/", **chosen)
    assert Table.objects.filter(pk=at.pk).exists()


def goes_with(model: type[Model]) -> set[type[Model]]:
    """The models whose rows go where rows of that one are deleted, itself included."""
    found, new = {model}, [model]
    while new:
        for relation in new.pop()._meta.related_objects:
            if relation.on_delete is CASCADE and relation.related_model not in found:
                found.add(relation.related_model)
                new.append(relation.related_model)
    return found


def test_what_goes_with_a_person_is_found() -> None:
    assert goes_with(Table) >= {Table, Step, Choice, Sitting}
    assert Block in goes_with(Person)


def test_no_column_is_a_field_of_the_table_by_mistake() -> None:
    fields = {field.name for field in Table._meta.get_fields()}
    assert not fields & {*TableAdmin.list_display, *TableAdmin.fields}


def admin_sees(at: Table) -> list[str]:
    """What is on all of the admin's pages, without what names the admin and the tokens."""
    keeper = olga()
    return [
        re.sub(r"Olga|value=\"\w{64}\"", "", keeper.get(address).bare)
        for address in pages(at)
        if "person" not in address
    ]


def test_somebody_who_is_banned_is_out_with_the_next_click_until_that_is_taken_back() -> None:
    anna = person("Anna")
    at, hers = shared(anna, person("Bruno"), visibility="link"), visitor(anna)
    assert hers.open(at).status == 200
    keeper = olga()
    act(keeper, "ban", anna)
    assert hers.open(at).status == 404
    act(keeper, "pardon", anna)
    assert hers.open(at).status == 200


def test_an_admin_is_not_banned_by_mistake() -> None:
    keeper = olga()
    olga_herself = Person.objects.latest("pk")
    for action in ("ban", "anonymise"):
        assert "is an admin" in act(keeper, action, olga_herself, sure="yes").text
    assert keeper.get("/admin/").status == 200


def test_somebody_made_anonymous_has_no_name_anywhere_and_the_games_stay() -> None:
    anna = Person.objects.create_user("anna@x.example", "a password", name="Annabella")
    at = shared(anna, person("Bruno"))
    Letter.objects.create(to="anna@x.example", subject="For Annabella", text="Annabella, here is your link")
    keeper = olga()
    act(keeper, "ban", anna)
    assert "Annabella" in act(keeper, "anonymise", anna).text
    assert Person.objects.get(pk=anna.pk).name == "Annabella"
    assert "made anonymous" in act(keeper, "anonymise", anna, sure="yes").text
    gone = Person.objects.get(pk=anna.pk)
    assert (gone.email, gone.is_active, gone.has_usable_password()) == (None, False, False)
    assert [seat["name"] for seat in newest(at).seats] == ["", "Bruno"]
    for address in (f"/tables/{at.pk}", *LISTS):
        assert "Annabella" not in keeper.get(address).html


def act(keeper: Visitor, action: str, whom: Person, **more: str) -> Page:
    """Choose an action for a person."""
    return keeper.post("/admin/people/person/", action=action, _selected_action=whom.pk, **more)


def test_an_admin_appoints_another_but_does_not_resign() -> None:
    clara = Person.objects.create_user("clara@x.example")
    keeper = olga()
    keeper.post(f"/admin/people/person/{clara.pk}/change/", is_staff="on")
    clara.refresh_from_db()
    assert (clara.is_staff, clara.is_superuser) == (True, True)
    mine = Person.objects.filter(name="Olga").latest("pk")
    keeper.post(f"/admin/people/person/{mine.pk}/change/")
    mine.refresh_from_db()
    assert mine.is_staff


def test_without_mail_letters_are_shown_to_admins_alone() -> None:
    with override_settings(EMAIL_BACKEND="parvis.web.hosting.mail.Shown"):
        mail.send_mail("Your link", "https://club.example/reset/abc", None, ["anna@x.example"])
    letter = Letter.objects.get()
    keeper = olga()
    assert "anna@x.example" in keeper.get("/admin/hosting/letter/").text
    assert "https://club.example/reset/abc" in keeper.get(f"/admin/hosting/letter/{letter.pk}/change/").text
    assert visitor(person("Clara")).get(f"/admin/hosting/letter/{letter.pk}/change/").status == 403
    letter.delete()


def test_a_list_of_years_has_pages_for_its_newest_rows_and_is_searched_for_older_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("parvis.web.hosting.site.MOST", 45)
    Letter.objects.bulk_create(Letter(to=f"p{number}@club.example", subject="Hello") for number in range(70))
    keeper, found = olga(), "/admin/hosting/letter/"
    assert [keeper.get(f"{found}?p={page}").html.count("/change/") for page in (1, 2)] == [30, 15]
    assert "p69@club.example" in keeper.get(found).text
    assert "p0@club.example" not in keeper.get(f"{found}?p=2").text
    assert "p0@club.example" in keeper.get(f"{found}?q=p0@").text


def test_an_admin_s_password_is_changed_where_wrong_guesses_are_counted() -> None:
    assert "/settings/password" in olga().get("/admin/password_change/").address
