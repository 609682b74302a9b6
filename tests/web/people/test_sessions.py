"""Where somebody is signed in: seen, and ended from elsewhere."""

from allauth.usersessions.models import UserSession

from parvis.web.people.models import Person
from tests.web.club import person, visitor
from tests.web.people.accounts import PASSWORD, account, is_in, sign_in, sign_up

PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"


def test_each_device_is_listed_and_can_be_signed_out_from_another() -> None:
    anna = account("Anna", PASSWORD)
    desk, phone = sign_in("Anna"), visitor()
    phone.client.defaults["HTTP_USER_AGENT"] = PHONE
    sign_in("Anna", one=phone)
    page = desk.get("/settings/sessions")
    assert "Chrome on Android" in page.text
    assert "Unknown browser here" in page.text
    theirs = UserSession.objects.get(user_agent=PHONE)
    desk.post("/settings/sessions", session=theirs.pk)
    assert not is_in(phone, anna)
    assert is_in(desk, anna)
    assert "Chrome on Android" not in desk.get("/settings/sessions").text


def test_all_others_are_signed_out_at_once() -> None:
    anna = account("Anna", PASSWORD)
    here, *others = sign_in("Anna"), sign_in("Anna"), sign_in("Anna")
    here.post("/settings/sessions", session="others")
    assert is_in(here, anna)
    assert not any(is_in(one, anna) for one in others)


def test_nobody_ends_the_session_of_another() -> None:
    account("Anna", PASSWORD)
    bruno = account("Bruno", PASSWORD)
    anna, his = sign_in("Anna"), sign_in("Bruno")
    anna.post("/settings/sessions", session=UserSession.objects.get(user=bruno).pk)
    anna.post("/settings/sessions", session="nonsense")
    assert is_in(his, bruno)


def test_a_guest_who_signs_up_is_listed_too() -> None:
    guest = visitor(person("Dora"))
    sign_up(guest, "Dora")
    assert UserSession.objects.get().user == Person.objects.get()
