"""Records on their way out and in: what is downloaded can be uploaded, and a broken one leaves nothing behind."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client

from parvis.engine.texts import PSEUDO
from parvis.web.background.worker import waiting_tables
from parvis.web.models import Step, Table
from parvis.web.tables import archive, undoable
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.archived import archived, content, finished
from tests.web.disguise import data_words, two_languages, undisguised

NAME = "3p-new-free-greedy-3"


def send(file: bytes, name: str = "game.json") -> Any:
    """The answer to an uploaded file."""
    return Client().post("/tables/upload", {"record": SimpleUploadedFile(name, file)}, follow=True)


def changed(**fields: Any) -> bytes:
    """A record with other fields."""
    return json.dumps(json.loads(content(NAME)) | fields).encode()


@pytest.mark.parametrize("name", [NAME, "5p-base-random-1-win-by-tie-break", "2p-base-random-28-shared-win"])
def test_a_record_goes_in_and_comes_out_the_same(name: str) -> None:
    assert send(content(name)).status_code == 200
    at = Table.objects.get()
    first = Client().get(f"/tables/{at.pk}/record").content
    assert first == content(name)
    send(first)
    again = Table.objects.exclude(pk=at.pk).get()
    assert Client().get(f"/tables/{again.pk}/record").content == first


def test_a_game_of_this_place_goes_out_and_comes_in_the_same() -> None:
    at = finished("bot:random bot:greedy", "notre-dame")
    file = Client().get(f"/tables/{at.pk}/record").content
    send(file)
    again = Table.objects.exclude(pk=at.pk).get()
    assert Client().get(f"/tables/{again.pk}/record").content == file
    assert [step.events for step in again.steps.order_by("number")] == [
        step.events for step in at.steps.order_by("number")
    ]
    assert again.result == at.result


def test_a_bot_with_a_setting_stays_the_same_in_records_and_has_its_name() -> None:
    at = finished("bot:expert:5s bot:expert:200ms")
    file = Client().get(f"/tables/{at.pk}/record").content
    assert [seat["player"] for seat in json.loads(file)["seats"]] == ["bot:expert:5s", "bot:expert:200ms"]
    place = send(file).redirect_chain[-1][0]
    again = Table.objects.exclude(pk=at.pk).get()
    assert again.seats == at.seats
    for address in (place, f"/tables/{again.pk}/result"):
        shown = unescape(Client().get(address).content.decode())
        assert ">Patient Expert<" in shown
        assert ">Expert (200ms)<" in shown


def test_a_record_is_downloaded_under_its_name() -> None:
    at = archived(NAME)
    answer = Client().get(f"/tables/{at.pk}/record")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="notre-dame-{at.pk}.json"'
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_an_uploaded_game_is_over_and_can_be_watched() -> None:
    answer = send(content(NAME))
    at = Table.objects.get()
    assert answer.redirect_chain[-1][0].startswith(f"/tables/{at.pk}/replay/")
    assert at.finished
    assert at.movers == 0
    assert waiting_tables() == []
    assert [seat["name"] for seat in at.seats] == [seat["name"] for seat in json.loads(content(NAME))["seats"]]
    assert Client().get(f"/tables/{at.pk}/result").status_code == 200
    assert Client().get("/").status_code == 200


FIRST = {"steps": [["nature", "start 9"]]}
SEATS = [{"name": name, "player": "human"} for name in "ABC"]


BROKEN = [
    (b"", "the file is not JSON"),
    (b"\xff\xfe", "the file is not UTF-8 text"),
    (b"[" * 100_000, "the file is not JSON"),
    (b"[]", "a record must be an object"),
    (b'{"format": "parvis-record/1"}', "game must be a name"),
    (changed(format="parvis-record/2"), "unknown format"),
    (changed(game="chess"), "no such game:"),
    (changed(ruling=99), "has rulings 1 to"),
    (changed(options={"dragons": True}), "has no option"),
    (changed(seats=SEATS[:2]), "a score for each of 2 seats"),
    (changed(seats=SEATS * 2), "is for 2, 3, 4 or 5 players"),
    (changed(seats=[{"name": "\ud800", "player": "human"}, *SEATS[1:]]), "must be 1 to"),
    (changed(seats=[{"name": "A" * 41, "player": "human"}, *SEATS[1:]]), "must be 1 to"),
    (changed(seats=[{"name": "A", "player": "\x1b[31m"}, *SEATS[1:]]), "must be 1 to"),
    (changed(seats=[{"name": " ", "player": "human"}, *SEATS[1:]]), "must be 1 to"),
    (changed(**FIRST), "step 0: 'start 9'"),
    (changed(steps=[[3.5, "start 0"]]), "step 0: 3.5 is not a seat"),
    (changed(steps=json.loads(content(NAME))["steps"][:-1]), "the record ends before the game is over"),
    (changed(result=None), "has no result"),
    (changed(result={"scores": [1, 2, 3], "winners": [2]}), "the result is"),
    (changed(result={"scores": [10**400, 2, 3], "winners": [2]}), "the result is"),
    (b" " * 1_000_001, "at most 1,000 kB"),
    (b" " * 3_000_000, "at most 1,000 kB"),
]


@pytest.mark.parametrize(("file", "line"), BROKEN)
def test_a_broken_record_gets_one_line_and_leaves_nothing(file: bytes, line: str) -> None:
    answer = send(file)
    assert answer.status_code == 400
    assert line in unescape(answer.content.decode())
    assert Table.objects.count() == Step.objects.count() == 0


@pytest.mark.parametrize("file", [file for file, _ in BROKEN])
def test_what_is_wrong_with_a_record_is_told_in_the_readers_language(file: bytes) -> None:
    with two_languages():
        answer = Client().post(f"/{PSEUDO}/tables/upload", {"record": SimpleUploadedFile("game.json", file)})
    assert answer.status_code == 400
    assert undisguised(answer.content.decode(), data_words()) == set()


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (b"holiday.jpg", text("upload-no-record")),
        (changed(format="parvis-record/2"), text("upload-no-record")),
        (changed(game="chess"), text("upload-not-here")),
        (changed(ruling=99), text("upload-not-here")),
        (changed(**FIRST), text("upload-damaged")),
    ],
)
def test_first_comes_what_people_understand_and_the_details_are_folded(file: bytes, told: str) -> None:
    page = unescape(send(file).content.decode())
    assert told in page
    assert "step 0" not in page.partition("<details")[0]


def test_nobody_waits_for_a_record_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is done before the transaction, and by one upload at a time."""
    made = TableGame.step_of_record

    def step(playing: TableGame, seat: int, decision: int) -> None:
        assert not connection.in_atomic_block
        made(playing, seat, decision)

    def no_trials(*_: object) -> bool:
        raise AssertionError("nothing of a record can be undone")

    monkeypatch.setattr(TableGame, "step_of_record", step)
    monkeypatch.setattr(undoable, "reveals", no_trials)
    people = [{"name": name, "player": "human"} for name in "ABC"]
    assert send(changed(seats=people)).status_code == 200
    assert Table.objects.get().seats[0]["player"] == "human"


def test_records_are_read_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    inside, most = 0, 0

    def keep(file: bytes) -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        time.sleep(0.02)
        inside -= 1

    monkeypatch.setattr(archive, "read", keep)
    monkeypatch.setattr(archive, "keep", lambda found: found)
    with ThreadPoolExecutor(5) as pool:
        list(pool.map(archive.take_in, [b""] * 5))
    assert most == 1


def test_without_a_file_nothing_happens() -> None:
    for form in ({}, {"record": "words"}):
        answer = Client().post("/tables/upload", form)
        assert answer.status_code == 400
        assert "Choose a record" in answer.content.decode()
    assert Client().get("/tables/upload").status_code == 405
    assert Table.objects.count() == 0


def test_a_file_from_elsewhere_is_refused() -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.post("/tables/upload", {"record": SimpleUploadedFile("game.json", content(NAME))}).status_code == 403
    assert Table.objects.count() == 0
