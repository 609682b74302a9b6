"""What programs are told and may do: the same as their people on pages, in words."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from django.test import override_settings
from django.urls import resolve

from parvis.web.access import ROUTES
from parvis.web.api.operations import api
from parvis.web.hosting import limits
from parvis.web.live import waiting
from parvis.web.texts import text
from tests.web.api.program import Program
from tests.web.club import shared, visitor
from tests.web.people.accounts import account, game_of
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")
GAMES = ["tiny", "notre-dame", "troyes"]


@pytest.fixture
def two() -> tuple[Any, Any]:
    """Two people with accounts."""
    return account("Anna"), account("Bruno")


def test_who_asks_is_told_who_they_are(two: tuple[Any, Any]) -> None:
    anna, _ = two
    assert Program(anna, "play").get("me") == (
        200,
        {"id": anna.pk, "name": "Anna", "bot": False, "scopes": ["read", "play"]},
    )
    assert Program(anna).get("me/ratings") == (200, [])


@pytest.mark.parametrize("game", GAMES)
def test_two_programs_play_a_game_to_its_end(two: tuple[Any, Any], game: str) -> None:
    table, random = shared(*two, game=game), Random(1)
    programs = [Program(one, "play") for one in two]
    told: Any = None
    while told is None or told["finished"] is None:
        for seat, program in enumerate(programs):
            _, told = program.get(f"tables/{table.pk}")
            assert program.get("tables")[1] in ([], [row(told)])
            if not told["decisions"] or told["chosen"]:
                continue
            assert told["seat"] == seat
            made = random.choice(told["decisions"])["words"]
            answer = {"number": told["number"], "revision": told["revision"], "words": made}
            assert program.post(f"tables/{table.pk}/decide", **answer)[0] == 200
            assert program.post(f"tables/{table.pk}/decide", **answer)[0] == 200  # the same once more changes nothing
    assert len(told["scores"]) == 2
    status, record = programs[0].get(f"tables/{table.pk}/record")
    assert (status, record["game"]) == (200, game)


def test_who_decides_and_is_asked_again_before_anybody_looks_is_told(two: tuple[Any, Any]) -> None:
    table, marks = shared(*two, game="notre-dame"), []
    programs = [Program(one, "play") for one in two]
    while len(marks) < 6:
        told = programs[0].get(f"tables/{table.pk}")[1]
        if told["decisions"] and not told["chosen"]:
            marks.append(waiting.mark(two[0]))
        for program in programs:
            told = program.get(f"tables/{table.pk}")[1]
            if told["decisions"] and not told["chosen"]:
                made = {"number": told["number"], "revision": told["revision"], "words": told["decisions"][0]["words"]}
                program.post(f"tables/{table.pk}/decide", **made)
    assert len({*marks}) == len(marks)


def row(told: Any) -> dict[str, Any]:
    """A table as the list has it, by what is told of it alone."""
    asked = bool(told["decisions"]) and not told["chosen"]
    return {name: told[name] for name in ("id", "game", "number", "revision")} | {"asked": asked}


def test_what_was_meant_for_another_position_is_answered_with_the_newest(two: tuple[Any, Any]) -> None:
    table = shared(*two, game="troyes")
    program = Program(two[0], "play")
    _, told = program.get(f"tables/{table.pk}")
    first, other = (one["words"] for one in told["decisions"][:2])
    answer = {"number": told["number"], "words": first}
    assert program.post(f"tables/{table.pk}/decide", **answer)[0] == 200
    status, refused = program.post(f"tables/{table.pk}/decide", **answer | {"words": other})
    assert (status, refused["message"]) == (409, text("notice-moved-on"))
    assert refused["table"] == program.get(f"tables/{table.pk}")[1]


@pytest.mark.parametrize(
    ("content", "status"),
    [
        ({"words": "no such words"}, 409),
        ({}, 422),
        ({"number": -1, "words": "x"}, 422),
        ({"number": 10**9, "words": "x"}, 422),
        ({"number": "many", "words": "x"}, 422),
        ({"words": "x", "more": 1}, 422),
        ({"words": "x", "seat": 1}, 403),
        ({"words": ["x"]}, 422),
        ({"words": "x\0"}, 409),
    ],
)
def test_what_can_not_be_meant_changes_nothing(two: tuple[Any, Any], content: dict[str, Any], status: int) -> None:
    table = shared(*two)
    found, told = Program(two[0], "play").post(f"tables/{table.pk}/decide", **{"number": table.number} | content)
    assert (found, told["status"]) == (status, status)
    assert newest(table).number == table.number


@pytest.mark.parametrize(("seat", "status"), [(-1, 422), (1, 403), (9, 403), (10, 422), ("x", 422)])
def test_nobody_looks_as_a_seat_that_is_not_theirs(two: tuple[Any, Any], seat: Any, status: int) -> None:
    table = shared(*two)
    assert Program(two[0]).get(f"tables/{table.pk}", seat=seat)[0] == status
    assert Program(two[0]).get(f"tables/{table.pk}", seat=0) == Program(two[0]).get(f"tables/{table.pk}")


def test_what_is_no_json_is_refused(two: tuple[Any, Any]) -> None:
    table = shared(*two)
    client = Program(two[0], "play").client
    for content in (b"{", b"[]", b"\xff", b"null", b"[" * 10_000):
        answer = client.post(f"/api/tables/{table.pk}/decide", content, "application/json")
        assert answer.status_code in (400, 422)
        assert answer.json()["message"]


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_whoever_needs_no_hints_gets_the_same_without_them(two: tuple[Any, Any], game: str) -> None:
    table = shared(*two, game=game)
    program = Program(two[0], "play")
    _, told = program.get(f"tables/{table.pk}")
    _, brief = program.get(f"tables/{table.pk}", hints="false")
    assert any(one["hints"] or one["later"] for one in told["decisions"])
    without = [one | {"hints": [], "later": ""} for one in told["decisions"]]
    assert brief == told | {"decisions": without}
    made = {"number": told["number"], "words": told["decisions"][0]["words"], "hints": False}
    _, after = program.post(f"tables/{table.pk}/decide", **made)
    assert not any(one["hints"] or one["later"] for one in after["decisions"])
    _, refused = program.post(f"tables/{table.pk}/decide", **made | {"words": "x"})
    assert refused["table"] == after


def test_strangers_neither_see_nor_play(two: tuple[Any, Any]) -> None:
    table = shared(*two, visibility="link")
    program = Program(account("Clara"), "play")
    assert program.get(f"tables/{table.pk}")[0] == 404
    assert program.get(f"tables/{table.pk}/stream")[0] == 404
    assert program.post(f"tables/{table.pk}/decide", number=0, words="x")[0] == 404
    assert program.get("tables") == (200, [])


def test_whoever_watches_is_shown_no_hand_and_decides_nothing(two: tuple[Any, Any]) -> None:
    table = shared(*two, game="notre-dame")
    program = Program(account("Clara"), "play")
    status, told = program.get(f"tables/{table.pk}")
    assert (status, told["seat"], told["decisions"], told["question"]) == (200, None, [], None)
    assert program.post(f"tables/{table.pk}/decide", number=told["number"], words="x")[0] == 403


def test_programs_decide_nothing_in_rated_games(two: tuple[Any, Any]) -> None:
    table = shared(*two, rated=True)
    program = Program(two[0], "play")
    _, told = program.get(f"tables/{table.pk}")
    made = {"number": told["number"], "words": told["decisions"][0]["words"]}
    refused = program.post(f"tables/{table.pk}/decide", **made)
    assert refused == (403, {"status": 403, "message": text("error-rated-by-program")})
    assert newest(table).number == told["number"]


def test_a_choice_that_is_kept_back_is_told_to_its_own_program_alone(two: tuple[Any, Any]) -> None:
    table = shared(*two, game="notre-dame")
    anna, bruno = (Program(one, "play") for one in two)
    _, before = bruno.get(f"tables/{table.pk}")
    _, told = anna.get(f"tables/{table.pk}")
    words = told["decisions"][0]["words"]
    _, after = anna.post(f"tables/{table.pk}/decide", number=told["number"], words=words)
    assert after["chosen"] == words
    assert bruno.get(f"tables/{table.pk}")[1] == before


def test_a_program_opens_a_table_against_bots(two: tuple[Any, Any]) -> None:
    program = Program(two[0], "make")
    wanted = {"game": "troyes", "players": 3, "level": "greedy", "options": {"tournament": True}}
    status, made = program.post("tables", **wanted)
    assert status == 200, made
    told = program.get(f"tables/{made['table']}")[1]
    assert (status, told["options"]["tournament"]) == (200, True)
    assert sorted(str(player["bot"]) for player in told["players"]) == ["None", "greedy", "greedy"]
    assert [one["id"] for one in program.get("tables")[1]] == [made["table"]]


def test_programs_meet_at_a_table(two: tuple[Any, Any]) -> None:
    anna, bruno = (Program(one, "make") for one in two)
    _, opened = anna.post("tables", game="tiny", players=2, whom="anybody")
    assert opened["table"] is None
    _, joined = bruno.post(f"gatherings/{opened['gathering']}/join")
    assert bruno.post(f"gatherings/{opened['gathering']}/join") == (200, joined)
    assert [player["name"] for player in anna.get(f"tables/{joined['table']}")[1]["players"]].count("Bruno") == 1


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "chess", "players": 2}, 400),
        ({"game": "tiny", "players": 9}, 400),
        ({"game": "tiny", "players": 2, "level": "nobody"}, 400),
        ({"game": "troyes", "players": 2, "options": {"none": 1}}, 400),
        ({"game": "troyes", "players": 2, "options": {"tournament": 7}}, 400),
        ({"game": "tiny", "players": 2, "whom": "cats"}, 422),
        ({}, 422),
    ],
)
def test_a_table_that_can_not_be_is_not_opened(two: tuple[Any, Any], wanted: dict[str, Any], status: int) -> None:
    program = Program(two[0], "make")
    assert program.post("tables", **wanted)[0] == status
    assert program.get("tables") == (200, [])


def test_a_token_that_is_not_for_it_opens_and_joins_no_table(two: tuple[Any, Any]) -> None:
    _, opened = Program(two[0], "make").post("tables", game="tiny", players=2, whom="anybody")
    program = Program(two[1], "play")
    refused = (403, {"status": 403, "message": text("error-token-make")})
    assert program.post("tables", game="tiny", players=2) == refused
    assert program.post(f"gatherings/{opened['gathering']}/join") == refused
    assert Program(two[1], "make").post("gatherings/none/join")[0] == 404


def test_there_is_a_record_when_the_game_is_over(two: tuple[Any, Any]) -> None:
    table = shared(*two)
    assert Program(two[0]).get(f"tables/{table.pk}/record") == (
        404,
        {"status": 404, "message": text("error-not-finished")},
    )
    ended = game_of(*two)
    assert Program(two[0]).get(f"tables/{ended.pk}/record")[1]["game"] == "tiny"


def test_programs_that_decide_too_often_are_told_when_to_go_on(
    two: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.LIMITS, "api-decide", replace(limits.LIMITS["api-decide"], times=1))
    table, program = shared(*two), Program(two[0], "play")
    content = {"number": 0, "words": "no such words"}
    program.post(f"tables/{table.pk}/decide", **content)
    status, told = program.post(f"tables/{table.pk}/decide", **content)
    assert (status, told["key"]) == (429, "decisions")
    assert 0 < told["seconds"] <= 60


def test_tables_of_programs_are_limited_as_those_of_pages(
    two: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.LIMITS, "api-tables", replace(limits.TABLES, times=1))
    program = Program(two[0], "make")
    assert program.post("tables", game="tiny", players=2)[0] == 200
    status, told = program.post("tables", game="tiny", players=2)
    assert (status, told["key"]) == (429, "tables")
    assert program.get("tables")[0] == 200


def test_every_operation_is_found_by_a_route_that_says_who_may_use_it() -> None:
    for path, _ in paths():
        address = path.replace("{table_id}", "1").replace("{gathered}", "x")
        assert resolve(address).url_name in ROUTES


def test_a_form_is_no_json(two: tuple[Any, Any]) -> None:
    table = shared(*two)
    answer = Program(two[0], "play").client.post(f"/api/tables/{table.pk}/decide", {"number": 0})
    assert (answer.status_code, answer.json()["message"]) == (400, text("error-no-json"))


@pytest.mark.parametrize("method", ["put", "delete", "head", "options"])
def test_other_methods_are_refused_as_json(two: tuple[Any, Any], method: str) -> None:
    answer = getattr(Program(two[0]).client, method)("/api/me")
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "GET"
    assert answer.headers["Content-Type"] == "application/json"


def test_a_host_reads_only_the_hand_that_may_decide(two: tuple[Any, Any]) -> None:
    table = shared(*two, game="troyes")
    table.sittings.filter(seat=1).delete()  # both seats are the host's now
    program = Program(two[0])
    asked = newest(table).movers.bit_length() - 1
    assert program.get(f"tables/{table.pk}", seat=asked)[1]["seat"] == asked
    assert program.get(f"tables/{table.pk}", seat=1 - asked)[1] == program.get(f"tables/{table.pk}")[1]


def test_the_schema_tells_of_every_operation_and_is_open_to_everybody() -> None:
    schema = visitor().client.get("/api/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert {path for path, _ in paths()} == schema["paths"].keys()


def paths() -> list[tuple[str, str]]:
    """Addresses and methods of all operations."""
    found = api.get_openapi_schema(path_prefix="/api/")["paths"]
    return [(path, method) for path, methods in found.items() for method in methods]


@override_settings(MODE="home")
def test_nothing_of_this_is_there_at_home() -> None:
    for address in ("/api/openapi.json", "/api/me", "/api/tables"):
        assert visitor().client.get(address).status_code == 404
