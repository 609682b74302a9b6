"""All that is kept of somebody, as a file: everything of theirs, nothing hidden of others."""

import asyncio
import io
import json
import zipfile
from functools import partial
from html import unescape
from typing import Any
from unittest.mock import Mock

import pytest
from django.db import OperationalError

from parvis.engine import record
from parvis.web.people import downloading
from parvis.web.people.downloading import Export
from parvis.web.people.exporting import packed
from parvis.web.people.hooks import exported
from parvis.web.people.models import Block, Person, Report
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, game_of, sign_in

COVERED = {
    "Table": "tables opened", "Rating": "ratings", "Block": "blocked", "Report": "reports",
    "EmailAddress": "addresses", "Authenticator": "passkeys", "SocialAccount": "accounts elsewhere",
    "UserSession": "sessions", "OwnBox": "boxes", "Token": "tokens", "PuzzleTry": "puzzles",
    "Tournament": "tournaments", "Entry": "tournaments",
    "Ladder": "tournaments", "Entrant": "tournaments",
    "Follow": "following",
    "Note": "notes", "Bookmark": "notes", "ModelGame": "notes",
    "Try": "daily deals",
}  # fmt: skip
"""Where the file has what a model keeps of a person."""
LABELS = ("web", "people", "account", "mfa", "usersessions", "socialaccount", "api", "tournaments", "notes", "daily")


def opened(content: bytes) -> tuple[dict[str, Any], dict[str, bytes]]:
    """What the file says of the person, and the other files in it."""
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        files = {name: file.read(name) for name in file.namelist()}
    return json.loads(files.pop("person.json")), files


def all_packed(person: Person) -> bytes:
    """The whole file that a person downloads."""
    file = io.BytesIO()
    assert list(packed(person, file))
    return file.getvalue()


class Reader:
    """Somebody who takes an export, as a server passes it on."""

    def __init__(self) -> None:
        self.parts: list[dict[str, Any]] = []
        self.takes = asyncio.Event()
        self.takes.set()
        self.left = asyncio.Event()

    async def send(self, message: Any) -> None:
        """One more part; waits while the reader takes none."""
        await self.takes.wait()
        self.parts.append(message)

    async def receive(self) -> dict[str, Any]:
        """Wait until the reader leaves, and tell so."""
        await self.left.wait()
        return {"type": "http.disconnect"}

    @property
    def content(self) -> bytes:
        """Bytes that the reader has received."""
        return b"".join(part["body"] for part in self.parts)

    @property
    def has_all(self) -> bool:
        """Whether they were told that it is the whole file."""
        return bool(self.parts) and not self.parts[-1].get("more_body", False)


def exported_of(person: Person) -> Export:
    """All that is kept of a person, as it is sent."""
    return Export("parvis", partial(packed, person))


async def passed_on(response: Any, reader: Reader) -> None:
    """Pass an export on to a reader."""
    await response.go_on({}, reader.receive, reader.send)


def whole(response: Any) -> bytes:
    """An export as a patient reader has it."""

    async def read() -> bytes:
        reader = Reader()
        await passed_on(response, reader)
        assert reader.has_all
        return reader.content

    assert response.status_code == 200
    return asyncio.run(read())


def test_the_file_has_everything_of_mine() -> None:
    anna, bruno = account("Anna", PASSWORD), account("Bruno")
    over, running = game_of(anna, bruno, rated=True), shared(bruno, anna)
    Block.objects.create(person=anna, blocked=bruno)
    Report.objects.create(by=anna, about=bruno, words="rude")
    one = sign_in("Anna")
    answer = one.client.post("/settings/export")
    content = whole(answer)
    told, files = opened(content)
    assert answer.headers["Content-Type"] == "application/zip"
    assert told["person"]["email"] == "anna@example.org"
    assert told["addresses"] == [{"email": "anna@example.org", "verified": True, "primary": True}]
    assert [seat["table"] for seat in told["seats"]] == [over.pk, running.pk]
    assert [table["id"] for table in told["tables opened"]] == [over.pk]
    assert told["ratings"][0]["games"] == 1
    assert [change["table"] for change in told["changes of ratings"]] == [over.pk]
    assert told["blocked"][0]["blocked__name"] == told["reports"][0]["about__name"] == "Bruno"
    assert len(told["sessions"]) == 1
    assert record.loads(files[f"games/tiny-{over.pk}.json"]).seats[1]["name"] == "Bruno"
    assert PASSWORD not in content.decode("latin-1")


def test_nothing_of_others_is_in_it() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    game_of(bruno, account("Clara"))
    running, concealed = shared(anna, bruno, game="troyes"), game_of(anna, bruno, revealed=False)
    Block.objects.create(person=bruno, blocked=anna)
    Report.objects.create(by=bruno, about=anna, words="she is rude")
    told, files = opened(all_packed(anna))
    assert files == {}, "no record of a game that goes on, or in which something stays hidden"
    assert {seat["table"] for seat in told["seats"]} == {running.pk, concealed.pk}
    content = json.dumps(told)
    assert "rude" not in content
    assert "bruno@example.org" not in content
    assert told["blocked"] == told["reports"] == []


def test_other_parts_of_the_site_add_what_they_keep() -> None:
    def lines(person: Person, **_: object) -> tuple[str, list[str]]:
        return "lines", [f"{person.name}: hello"]

    exported.connect(lines)
    try:
        assert opened(all_packed(person("Anna")))[0]["lines"] == ["Anna: hello"]
    finally:
        exported.disconnect(lines)


def test_guests_have_it_too() -> None:
    assert opened(whole(visitor(person("Dora")).client.post("/settings/export")))[0]["person"]["name"] == "Dora"


def test_no_model_that_knows_persons_is_left_out() -> None:
    """Those of the other parts of the site are theirs to add."""
    related = [field.related_model for field in Person._meta.get_fields() if field.auto_created and field.is_relation]
    assert {model.__name__ for model in related if model._meta.app_label in LABELS} == set(COVERED)


def test_a_slow_reader_holds_up_nobody() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    game_of(anna, bruno)

    async def both() -> None:
        slow, quick = Reader(), Reader()
        slow.takes.clear()
        reading = asyncio.create_task(passed_on(exported_of(anna), slow))
        await asyncio.sleep(0)
        while downloading.UNDER_WAY:
            await asyncio.sleep(0.01)
        await passed_on(exported_of(bruno), quick)
        assert quick.has_all
        assert slow.parts == []
        slow.takes.set()
        await reading
        assert opened(slow.content)[0]["person"]["name"] == "Anna"

    asyncio.run(both())


def test_only_one_is_packed_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    one = visitor(person("Anna"))
    with monkeypatch.context() as busy:
        busy.setattr(downloading, "UNDER_WAY", {object()})
        for _ in range(5):
            refused = one.client.post("/settings/export")
            assert refused.status_code == 503
            assert text("export-busy") in unescape(refused.content.decode())
    for _ in range(2):
        assert whole(one.client.post("/settings/export"))
    assert one.client.post("/settings/export").status_code == 429


def test_packing_ends_when_the_reader_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = account("Anna")
    for _ in range(3):
        game_of(anna, account(f"B{Person.objects.count()}"))
    monkeypatch.setattr(downloading, "REST", 10_000)

    async def leave() -> None:
        reader = Reader()
        reading = asyncio.create_task(passed_on(exported_of(anna), reader))
        while not reader.parts:
            await asyncio.sleep(0.01)
        reader.left.set()
        async with asyncio.timeout(10):
            await reading
        assert not reader.has_all

    asyncio.run(leave())
    assert not downloading.UNDER_WAY


@pytest.mark.parametrize(("error", "is_ours"), [(ZeroDivisionError(), True), (OperationalError("it is away"), False)])
def test_nobody_takes_half_a_file_for_whole(
    error: Exception, is_ours: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = account("Anna")
    game_of(anna, account("Bruno"))
    monkeypatch.setattr("parvis.web.people.exporting.record_of", Mock(side_effect=error))

    async def read() -> Reader:
        reader = Reader()
        await passed_on(exported_of(anna), reader)
        return reader

    assert not asyncio.run(read()).has_all
    (logged,) = caplog.records
    assert "an export could not be finished" in logged.message
    assert bool(logged.exc_info) == is_ours
