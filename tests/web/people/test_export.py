"""All that is kept of somebody, as a file: everything of theirs, nothing hidden of others."""

import io
import json
import zipfile
from typing import Any

from parvis.engine import record
from parvis.web.people.exporting import packed
from parvis.web.people.hooks import exported
from parvis.web.people.models import Block, Person, Report
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, game_of, sign_in

COVERED = {
    "Table": "tables opened", "Rating": "ratings", "Block": "blocked", "Report": "reports",
    "EmailAddress": "addresses", "Authenticator": "passkeys", "SocialAccount": "accounts elsewhere",
    "UserSession": "sessions",
}  # fmt: skip
"""Where the file has what a model keeps of a person."""
LABELS = ("web", "people", "account", "mfa", "usersessions", "socialaccount")


def opened(content: bytes) -> tuple[dict[str, Any], dict[str, bytes]]:
    """What the file says of the person, and the other files in it."""
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        files = {name: file.read(name) for name in file.namelist()}
    return json.loads(files.pop("person.json")), files


def test_the_file_has_everything_of_mine() -> None:
    anna, bruno = account("Anna", PASSWORD), account("Bruno")
    over, running = game_of(anna, bruno, rated=True), shared(bruno, anna)
    Block.objects.create(person=anna, blocked=bruno)
    Report.objects.create(by=anna, about=bruno, words="rude")
    one = sign_in("Anna")
    answer = one.client.get("/settings/export")
    told, files = opened(answer.content)
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
    assert PASSWORD not in answer.content.decode("latin-1")


def test_nothing_of_others_is_in_it() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    game_of(bruno, account("Clara"))
    running, concealed = shared(anna, bruno, game="troyes"), game_of(anna, bruno, revealed=False)
    Block.objects.create(person=bruno, blocked=anna)
    Report.objects.create(by=bruno, about=anna, words="she is rude")
    told, files = opened(packed(anna))
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
        assert opened(packed(person("Anna")))[0]["lines"] == ["Anna: hello"]
    finally:
        exported.disconnect(lines)


def test_guests_have_it_too() -> None:
    assert visitor(person("Dora")).client.get("/settings/export").status_code == 200


def test_no_model_that_knows_persons_is_left_out() -> None:
    """Those of the other parts of the site are theirs to add."""
    related = [field.related_model for field in Person._meta.get_fields() if field.auto_created and field.is_relation]
    assert {model.__name__ for model in related if model._meta.app_label in LABELS} == set(COVERED)
