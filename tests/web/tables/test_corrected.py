"""Tables under an owner's ruling: they name its values, and a site with other values refuses them in a line."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError
from parvis.web.models import Table
from parvis.web.tables import archive
from parvis.web.tables.history import account, table_game_at
from parvis.web.tables.table_game import TableGame
from tests.web.archived import finished
from tests.web.visiting import Visitor, newest, table

TROYES = registry.find("troyes")
HERE = f"ruling {TROYES.ruling} of troyes has the released values here"


def corrected() -> Game:
    """Troyes at the place of an owner whose ruling the newest one is."""
    assert TROYES.printed
    return replace(TROYES, printed=replace(TROYES.printed, released=TROYES.ruling - 1))


@contextmanager
def place(monkeypatch: pytest.MonkeyPatch, game: Game) -> Iterator[None]:
    """At a site that has this game."""
    find = registry.find
    with monkeypatch.context() as patch:
        patch.setattr(registry, "find", lambda name: game if name == game.name else find(name))
        yield


def of_other_sources(at: Table) -> Table:
    """The table where the data file, and so the layout of states, is not what it was."""
    Table.objects.filter(pk=at.pk).update(layout="other")
    return newest(at)


def test_tables_of_released_rulings_name_no_values() -> None:
    assert table("human human", "troyes").corrected == ""


def test_a_table_goes_on_where_its_values_are(monkeypatch: pytest.MonkeyPatch) -> None:
    with place(monkeypatch, corrected()):
        at = table("human human", "troyes")
        assert at.corrected == corrected().corrected(TROYES.ruling) != ""
        assert Visitor().open(of_other_sources(at)).status == 200


def test_elsewhere_it_is_refused_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with place(monkeypatch, corrected()):
        at = of_other_sources(finished("bot:random bot:random", "troyes"))
    line = f"{HERE}, but the game began with an owner's corrections ({at.corrected})"
    for refused in (TableGame.of, archive.of, account, lambda at: table_game_at(at, 5)):
        with pytest.raises(GameError) as error:
            refused(at)
        assert str(error.value) == line
    page = Visitor().get(f"/tables/{at.pk}/record")
    assert (page.status, line in unescape(page.text)) == (400, True)
    assert Visitor().get("/").status == 200


def test_a_record_of_other_values_is_not_brought_in(monkeypatch: pytest.MonkeyPatch) -> None:
    with place(monkeypatch, corrected()):
        content = archive.of(finished("bot:random bot:random", "troyes")).to_json()
    Table.objects.all().delete()
    file = SimpleUploadedFile("game.json", json.dumps(content).encode())
    answer = Client().post("/tables/upload", {"record": file}, follow=True)
    assert HERE in unescape(answer.content.decode())
    assert not Table.objects.exists()


def test_a_table_of_the_released_values_is_refused_where_others_are(monkeypatch: pytest.MonkeyPatch) -> None:
    at = of_other_sources(table("human human", "troyes"))
    with place(monkeypatch, corrected()), pytest.raises(GameError, match="but the game began with the released values"):
        TableGame.of(at)


def test_a_record_keeps_its_values_on_the_way_out_and_in(monkeypatch: pytest.MonkeyPatch) -> None:
    with place(monkeypatch, corrected()):
        at = finished("bot:random bot:random", "troyes")
        content = archive.of(at).to_json()
        assert content["corrected"] == at.corrected
        again = archive.keep(archive.read(json.dumps(content).encode()))
        assert again.corrected == at.corrected
    with pytest.raises(GameError, match=HERE):
        archive.read(json.dumps(content).encode())
