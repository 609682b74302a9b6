"""Accounts of programs: marked for good, shown as such everywhere, and rated among themselves alone."""

from random import Random
from typing import Any

import pytest
from django.core import mail
from django.utils import timezone

from parvis.web.api.models import Token
from parvis.web.models import Table
from parvis.web.people import guests, programs
from parvis.web.people.models import Person, Rating
from parvis.web.room import rematch
from parvis.web.room.models import Gathering
from parvis.web.room.terms import Terms
from parvis.web.texts import SiteError, text
from tests.web.api.program import Program
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import account, game_of
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")
RATED = {"game": "tiny", "players": 2, "whom": "anybody", "rated": True}


def of_program(name: str) -> Person:
    """The account of a program."""
    made = account(name)
    programs.mark(made)
    return Person.objects.get(pk=made.pk)


@pytest.fixture(autouse=True)
def empty_outbox() -> None:
    """No letter was sent before."""
    mail.outbox = []


@pytest.fixture
def two() -> tuple[Any, Any]:
    """Two programs with accounts of their own."""
    return of_program("Robur"), of_program("Talos")


def play(table: int, *players: Program) -> Any:
    """The end of a game that these programs play, each in its seat, as they are told it."""
    random, told = Random(1), None
    while told is None or told["finished"] is None:
        for player in players:
            _, told = player.get(f"tables/{table}")
            if told["decisions"] and not told["chosen"]:
                words = random.choice(told["decisions"])["words"]
                made = player.post(f"tables/{table}/decide", number=told["number"], words=words)
                assert made[0] == 200, made
    return told


def test_two_programs_play_a_rated_game_over_the_api_alone(two: tuple[Any, Any]) -> None:
    robur, talos = (Program(one, "play", "make") for one in two)
    assert robur.get("me")[1]["bot"] is True
    status, opened = robur.post("tables", **RATED, clock={"minutes": 5, "increment": 3})
    assert (status, opened["table"]) == (200, None)
    (waiting,) = talos.get("gatherings")[1]
    assert waiting == {
        "gathering": opened["gathering"],
        "game": "tiny",
        "options": waiting["options"],
        "players": ["Robur", None],
        "rated": True,
        "programs": True,
        "clock": {"minutes": 5, "increment": 3},
        "days": False,
        "yours": False,
    }
    _, joined = talos.post(f"gatherings/{waiting['gathering']}/join")
    told = play(joined["table"], robur, talos)
    assert (told["rated"], told["programs"]) == (True, True)
    assert [player["program"] for player in told["players"]] == [True, True]
    (rating,) = robur.get("me/ratings")[1]
    assert (rating["game"], rating["seats"], rating["games"]) == ("tiny", 2, 1)


@pytest.mark.each_database
def test_programs_and_people_have_lists_of_their_own(two: tuple[Any, Any]) -> None:
    people = account("Anna"), account("Bruno")
    game_of(*people, rated=True)
    game_of(*two, rated=True, programs=True)
    Rating.objects.update(games=5)
    page, told = visitor(), Program(people[0])
    for names, asked in ({"Anna", "Bruno"}, "false"), ({"Robur", "Talos"}, "true"):
        _, listed = told.get("ratings", game="tiny", players=2, programs=asked)
        assert {one["name"] for one in listed} == names
    assert [("Anna" in html, "Robur" in html) for html in (page.get("/people").html,)] == [(True, False)]
    of_programs = page.get("/people?game=tiny&players=2&programs=yes")
    assert ("Anna" in of_programs.html, "Robur" in of_programs.html) == (False, True)
    assert text("ranking-about-programs") in of_programs.text


def test_no_rating_comes_of_people_and_programs_together(two: tuple[Any, Any]) -> None:
    game_of(account("Anna"), *two, rated=True)
    game_of(account("Bruno"), two[0], rated=True, programs=True)
    assert not Rating.objects.filter(person__bot=False).exists()
    assert not Rating.objects.filter(person__bot=True).exists()


def test_nobody_joins_a_rated_table_of_the_others(two: tuple[Any, Any]) -> None:
    anna, robur = account("Anna"), two[0]
    _, opened = Program(robur, "make").post("tables", **RATED)
    refused = Program(anna, "make").post(f"gatherings/{opened['gathering']}/join")
    assert refused == (400, {"status": 400, "message": text("gathering-programs-only")})
    assert text("gathering-programs-only") in visitor(anna).post(f"/g/{opened['gathering']}/join").text
    assert text("gathering-programs-only") in visitor().post(f"/g/{opened['gathering']}/join", name="Gustav").text
    listed, page = visitor(anna).get("/tables"), visitor(anna).get(f"/g/{opened['gathering']}")
    assert text("lobby-rated-programs") in listed.text
    assert f"/g/{opened['gathering']}" not in listed.html, "there is no button that would be refused"
    assert (text("gathering-programs-only") in page.text, text("gathering-join") in page.text) == (True, False)
    visitor(anna).post("/tables/create", game="tiny", players="2", whom="anybody", rated="yes")
    of_people = Gathering.objects.latest("pk")
    assert Terms.of(of_people.terms).rated
    assert not Terms.of(of_people.terms).programs
    refused = Program(robur, "make").post(f"gatherings/{of_people.code}/join")
    assert refused == (403, {"status": 403, "message": text("gathering-people-only")})
    assert text("gathering-people-only") in visitor(robur).post(f"/g/{of_people.code}/join").text
    assert not Table.objects.exists()


def test_only_an_account_of_a_program_opens_a_rated_table() -> None:
    refused = Program(account("Anna"), "make").post("tables", **RATED)
    assert refused == (403, {"status": 403, "message": text("error-rated-opened")})
    assert not Gathering.objects.exists()


@pytest.mark.parametrize("clock", [{"minutes": 0}, {"minutes": 601}, {"minutes": 1, "increment": -1}, {}, 5, {"x": 1}])
def test_a_clock_that_can_not_be_is_refused(two: tuple[Any, Any], clock: Any) -> None:
    assert Program(two[0], "make").post("tables", **RATED, clock=clock)[0] == 422


@pytest.mark.each_database
def test_a_program_is_marked_wherever_its_name_stands() -> None:
    anna, robur = account("Anna"), account("Robur")
    table, ended = shared(anna, robur), game_of(anna, robur)
    assert text("seat-program") not in visitor(anna).get(f"/tables/{table.pk}").html
    programs.mark(robur)
    pages = {
        f"/tables/{table.pk}": 1,
        f"/tables/{ended.pk}/result": 1,
        f"/people/{anna.pk}": 1,
        "/tables": 2,  # her tables, and those that are over
        "/tables/mine": 2,
    }
    told = {address: visitor(anna).get(address) for address in pages}
    sign = f"{text('seat-program')}</title>"
    marked = {address: page.html.count(sign) for address, page in told.items()}
    assert all(marked[address] >= least for address, least in pages.items()), marked
    word = "</svg> " + text("seat-program")
    assert word in visitor(anna).get(f"/people/{robur.pk}").html
    assert word in visitor(anna).get(f"/people/{anna.pk}").html, "with whom she plays"
    visitor(robur).post(f"/tables/{table.pk}/chat/say", words="Good game!")
    assert word in visitor(anna).get(f"/tables/{table.pk}/chat").html
    assert "Robur (program, invited)" in visitor(anna).get("/tables?new=tiny").html


def test_an_account_is_marked_on_its_page_and_for_good() -> None:
    robur = account("Robur")
    page = visitor(robur)
    assert text("program-for-good", name="Robur") in page.get("/settings/tokens").text
    assert text("said-program") in page.post("/settings/tokens", program="yes").text
    assert Person.objects.get(pk=robur.pk).bot
    assert text("program-marked") in page.get("/settings/tokens").text
    assert text("program-yes") not in page.get("/settings/tokens").text
    assert page.post("/settings/tokens", program="yes").status == 200, "twice is once"


@pytest.mark.parametrize("when", ["over", "under way", "waiting"])
def test_who_plays_rated_games_against_people_becomes_no_program(when: str) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    if when == "over":
        game_of(anna, bruno, rated=True)
    elif when == "under way":
        shared(bruno, anna, rated=True)
    else:
        visitor(anna).post("/tables/create", game="tiny", players="2", whom="anybody", rated="yes")
    refused = visitor(anna).post("/settings/tokens", program="yes")
    assert (refused.status, text("error-program-rated") in refused.text) == (400, True)
    assert not Person.objects.get(pk=anna.pk).bot


def test_guests_are_no_programs() -> None:
    with pytest.raises(Person.DoesNotExist):
        programs.mark(person("Gustav"))


def test_what_a_program_has_played_as_a_guest_is_marked_too(two: tuple[Any, Any]) -> None:
    guest = person("Gustav")
    table = shared(account("Anna"), guest)
    guests.merge(guest, two[0])
    assert newest(table).programs == 0b10


def test_a_letter_tells_of_a_new_token_in_the_language_of_who_gets_it() -> None:
    anna = account("Anna")
    Person.objects.filter(pk=anna.pk).update(language="de")
    visitor(Person.objects.get(pk=anna.pk)).post("/settings/tokens", name="My bot", scope="play")
    (letter,) = mail.outbox
    assert letter.to == ["anna@example.org"]
    assert letter.subject == "Ein neues Token bei testserver"
    assert "„My bot“" in letter.body
    assert Token.objects.count() == 1
    assert "parvis_" not in letter.body


def test_a_token_that_was_refused_is_told_nobody() -> None:
    visitor(account("Anna")).post("/settings/tokens", name="")
    assert mail.outbox == []


def test_a_letter_that_can_not_be_sent_keeps_no_token_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise ConnectionRefusedError("nobody there")

    anna = visitor(account("Anna"))
    monkeypatch.setattr("django.core.mail.message.EmailMessage.send", fail)
    assert "parvis_" in anna.post("/settings/tokens", name="one").html


def test_tables_that_begin_know_which_seats_are_of_programs(two: tuple[Any, Any]) -> None:
    assert newest(shared(account("Anna"), *two)).programs == 0b110


def test_nobody_is_invited_to_a_rated_table_of_the_others(two: tuple[Any, Any]) -> None:
    anna, robur = account("Anna"), two[0]
    shared(anna, robur)
    asked = {"game": "tiny", "players": "2", "whom": "friends", "rated": "yes", "kind-1": f"person:{robur.pk}"}
    refused = visitor(anna).post("/tables/create", **asked)
    assert (refused.status, text("gathering-people-only") in refused.text) == (400, True)
    with pytest.raises(SiteError):
        Terms(rated=True).check_admits(robur)


def test_one_more_game_is_not_rated_among_people_where_somebody_has_become_a_program() -> None:
    anna, robur = account("Anna"), account("Robur")
    table = shared(anna, robur)
    Table.objects.filter(pk=table.pk).update(terms=Terms(rated=True).to_json(), finished=timezone.now())
    Person.objects.filter(pk=robur.pk).update(bot=True)
    for one in (robur, anna):
        with pytest.raises(SiteError):
            rematch.join_or_open(newest(table), Person.objects.get(pk=one.pk))
