"""Boxes on the site: an owner goes through the cards, plays with what is printed, and others can take the box along."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client

from parvis.cli.program import run
from parvis.engine import record, registry
from parvis.engine.box import Box
from parvis.engine.boxes import boxed
from parvis.engine.contract import Game
from parvis.engine.samples import SOAK
from parvis.engine.values import remarks
from parvis.web.background.worker import BotWorker
from parvis.web.boxes import keeping, sheets
from parvis.web.boxes.views import progress
from parvis.web.hosting import persons
from parvis.web.models import OwnBox, Table
from parvis.web.pages import sources
from parvis.web.people.models import Person
from parvis.web.printed_names import told
from parvis.web.storage import versions
from parvis.web.tables import archive, history
from parvis.web.tables.boxes import chosen, game_played, of_kept
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import GameTexts, SiteError, text
from tests.games.owners import BOXES, changed, each_field_once, files_of, shipped
from tests.web.club import person, visitor
from tests.web.sitting import ALL_MODULES
from tests.web.visiting import Page, Visitor, bots_move_on, newest

GAMES = ("notre-dame", "troyes")
RECORDS = Path(__file__).parents[2] / "records"
CARD = "activity merchant"


def troyes() -> OwnBox:
    """A box of Troyes, as shipped."""
    return keeping.make(registry.find("troyes"), "My box", None)


def field(name: str, value: Any) -> dict[str, str]:
    """The field of a form with a value, as somebody types it."""
    return {f"value-{name}": told(value)}


def save(kept: OwnBox, card: str, **form: str) -> Page:
    """The page that follows when somebody saves a card."""
    return Visitor().post(f"/boxes/{kept.pk}/save", card=card, **form)


def typed(game: Game) -> OwnBox:
    """A box into which somebody has typed every value and every name of the made-up owner, card by card.

    Outside a soak, those of cards that have no field of their own were typed before.
    """
    assert game.printed
    whole = changed(game.name)
    box = whole if SOAK else each_field_once(whole)
    kept = keeping.make(game, "Anna's box", None, without(whole, box))
    called = {key: (language, name) for language, names in box.called.items() for key, name in names.items()}
    for place in sources.shipped(game, game.ruling) if SOAK else box.changes:
        form = {f"value-{one}": told(value) for one, value in box.changes.get(place, {}).items()}
        key = game.printed.key_of(place)
        if key in called:
            form |= dict(zip(("name-key", "name-in", "name"), (key, *called[key]), strict=True))
        page = save(kept, place, all="yes", **form)
        assert page.status == 200, f"{place}: {page.text}"
    return OwnBox.objects.get(pk=kept.pk)


def without(whole: Box, box: Box) -> keeping.Content:
    """What is kept of a box before the cards of another one are typed: the rest, checked, and the names of the rest."""
    values = {place: fields for place, fields in whole.changes.items() if place not in box.changes}
    there = sources.shipped(registry.find(whole.game), whole.ruling)
    checked = {
        place: sorted({one.field for one in fields} | values.get(place, {}).keys())
        for place, fields in there.items()
        if place not in box.changes
    }
    names = {
        language: {key: name for key, name in called.items() if key not in box.called.get(language, {})}
        for language, called in whole.called.items()
    }
    return {"values": values, "checked": checked, "names": names}


def new_table(kept: OwnBox, players: str, **options: str | bool) -> Table:
    """A table with the values of a box, from the form."""
    names = zip(players.split(), ("Anna", "Bruno", "Clara"), ("blue", "yellow", "red"), strict=False)
    form = {
        f"{name}-{row}": value
        for row, (player, called, colour) in enumerate(names)
        for name, value in (("player", player), ("name", called), ("colour", colour))
    }
    form |= {f"option-{name}": value if isinstance(value, str) else "1" for name, value in options.items()}
    page = Visitor().post("/tables/new", game=kept.game, box=str(kept.pk), **form)
    assert page.status == 200, page.text
    return Table.objects.latest("pk")


def finish(table: Table, pages: int = 5) -> Table:
    """Play on: people by what stands first on so many of their pages, all by chance from then on."""
    visitor, worker, random = Visitor(), BotWorker(), Random(1)
    for _ in range(pages):
        bots_move_on(worker)
        page = visitor.open(table)
        if page.curtains:
            page = visitor.lift(table, page.curtains[0])
        if page.decisions:
            visitor.decide(table, page=page)
    playing = TableGame.of(newest(table))
    while playing.movers:
        seat = playing.movers[0]
        playing.step(seat, random.choice(playing.legal(seat)))
    playing.save()
    return newest(table)


def upload(address: str, name: str, file: bytes) -> Any:
    """The answer to an uploaded file."""
    return Client().post(address, {name: SimpleUploadedFile("file.json", file)}, follow=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_an_owner_types_all_values_and_plays(name: str, tmp_path: Path) -> None:
    game, before, packaged = registry.find(name), shipped(name), files_of(registry.find(name))
    kept = typed(game)
    assert of_kept(kept) == changed(name)
    assert progress(kept)[0] >= progress(kept)[1], "what has been added is checked, too"
    table = finish(new_table(kept, "human bot:greedy human", **(ALL_MODULES if name == "troyes" else {})))
    assert table.box == changed(name).to_json()
    assert table.corrected == changed(name).fingerprint
    file = Client().get(f"/tables/{table.pk}/record").content
    exported = Client().get(f"/boxes/{kept.pk}/file").content
    shown = Visitor().get(f"/tables/{table.pk}/result").text
    assert f"Played with the values of a box ({table.corrected})" in shown

    OwnBox.objects.all().delete()  # as at another site
    Table.objects.all().delete()
    assert upload("/boxes/import", "box", exported).status_code == 200
    assert Client().get(f"/boxes/{OwnBox.objects.get().pk}/file").content == exported
    assert upload("/tables/upload", "record", file).status_code == 200
    again = Table.objects.get()
    assert Client().get(f"/tables/{again.pk}/record").content == file
    record.verify(record.loads(file))
    assert history.account(again).standings
    (tmp_path / "game.json").write_bytes(file)
    assert run(["check-records", str(tmp_path)]) == 0
    corpus = sorted((RECORDS / name).glob("*.json"))[::40]
    assert all(record.dumps(record.load(one).to_json()) == one.read_text(encoding="utf-8") for one in corpus)
    assert shipped(name) == before
    assert files_of(game) == packaged
    assert registry.find(name).box is None


def test_a_running_table_keeps_its_values() -> None:
    kept = troyes()
    save(kept, CARD, **field("cost", 7))
    table = new_table(kept, "human human")
    first = game_played(table)
    save(kept, CARD, **field("cost", 5))
    OwnBox.objects.all().delete()
    assert game_played(newest(table)) is first
    assert archive.of(finish(table)).game.box == first.box
    with versions.opened(Path(connection.settings_dict["NAME"])) as (total, tables):
        assert [versions.difference(one) for one in tables] == [None]
        assert total == 1


def test_what_changes_is_seen_at_once() -> None:
    page = save(troyes(), CARD, **field("cost", 7))
    assert "A tradesman costs 7 deniers" in page.text
    assert "What changes: without this box, the card says" in page.text
    assert "7 to check 1 changed" in page.text


def test_what_no_game_can_have_is_refused_and_the_rest_is_kept() -> None:
    kept = troyes()
    page = save(kept, CARD, **field("cost", 99), **field("divisor", 5))
    assert page.status == 400
    assert "Not kept: it has to be a whole number from 0 to 20" in page.text
    assert 'value="99"' in page.html
    assert OwnBox.objects.get().content["values"] == {CARD: {"divisor": 5}}
    assert "'many' is not a number" in save(kept, CARD, **field("cost", "many")).text
    assert OwnBox.objects.get().content["values"] == {CARD: {"divisor": 5}}


def test_values_that_do_not_fit_each_other_yet_are_kept_and_not_offered() -> None:
    kept = troyes()
    page = save(kept, CARD, **field("level", 2))
    assert "Tables can't be played with this box yet" in page.text
    assert "of colour yellow and level" in page.text
    page = Visitor().post("/tables/new", game="troyes", box=str(kept.pk), **{"player-0": "human", "name-0": "Anna"})
    assert page.status == 400
    assert not Table.objects.exists()
    assert "can't be played" not in save(kept, "activity innkeeper", **field("level", 1)).text


def test_names_marks_and_notes_go_along() -> None:
    kept = troyes()
    named = {"name-key": "card-merchant", "name-in": "en", "name-shipped": "Merchant", "name": "Trader"}
    save(kept, CARD, note="It has a second row.", **{"ok-cost": "yes"}, **named)
    Visitor().post(f"/boxes/{kept.pk}/describe", title="Anna's box", vouched="Anna")
    content = json.loads(Client().get(f"/boxes/{kept.pk}/file").content)
    assert content["vouched"] == "Anna"
    assert content["names"] == {"en": {"card-merchant": "Trader"}}
    assert content["checked"] == {CARD: ["cost"]}
    assert content["notes"] == {CARD: "It has a second row."}
    assert "Trader" in Visitor().get(f"/tables/{new_table(kept, 'human human').pk}/rules").text


def test_a_box_is_brought_to_a_newer_ruling() -> None:
    """Ruling 3 gives War 1 point for the second place; whoever has seen another one there keeps that."""
    game = registry.find("troyes")
    kept = keeping.make(game, "My box", None, ruling=2)
    old, new = ({one.field: one.value for one in sources.shipped(game, ruling)["event war"]} for ruling in (2, 3))
    changed_now = [name for name in {**old, **new} if old.get(name) != new.get(name)]
    save(kept, "event war", all="yes")
    save(kept, CARD, **field("cost", 7), **{"ok-cost": "yes"})
    assert "Bring this box to ruling 3" in Visitor().get(f"/boxes/{kept.pk}").text
    Visitor().post(f"/boxes/{kept.pk}/describe", what="bring")
    kept = OwnBox.objects.get(pk=kept.pk)
    assert kept.ruling == 3
    assert kept.content["values"] == {CARD: {"cost": 7}, "event war": {name: old[name] for name in changed_now}}
    assert set(kept.content["checked"]["event war"]) == {*old} - {*changed_now}
    page = Visitor().get(f"/boxes/{kept.pk}")
    assert "Ruling 3 has changed values of these cards." in page.text
    assert "War" in page.one(r'<ul class="to-look-at">(.*?)</ul>')
    save(kept, "event war", all="yes")
    assert "event war" not in OwnBox.objects.get(pk=kept.pk).content["look"]
    assert "look" not in Client().get(f"/boxes/{kept.pk}/file").json()


def test_two_boxes_are_compared() -> None:
    kept, other = troyes(), troyes()
    assert "the same values" in Visitor().get(f"/boxes/{kept.pk}/compare?with={other.pk}").text
    save(other, CARD, **field("cost", 7))
    assert "Merchant Cost of a tradesman 3 7" in Visitor().get(f"/boxes/{kept.pk}/compare?with={other.pk}").text


@pytest.mark.parametrize("number", ["9" * 5000, "0", "-1", "two"])
def test_the_number_of_no_box_is_answered_in_a_line(number: str) -> None:
    kept = troyes()
    assert "no longer here" in Visitor().get(f"/boxes/{kept.pk}/compare?with={number}").text
    with pytest.raises(SiteError, match="no longer here"):
        chosen(registry.find("troyes"), {"box": number})


GOOD = json.loads((BOXES / "troyes.json").read_text())
PLAIN = {name: GOOD[name] for name in ("format", "game", "ruling")}


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (b"", "not a box file"),
        (b"\xff\x00", "not a box file"),
        (json.dumps(GOOD).encode("utf-16"), "not a box file"),
        (b"[" * 100_000, "not a box file"),
        (b"[1, 2]", "not a box file"),
        (b'{"format": "parvis-record/1"}', "not a box file"),
        (json.dumps(GOOD)[:-300].encode(), "not a box file"),
        (json.dumps(GOOD).encode() * 2, "not a box file"),
        (
            json.dumps(GOOD).replace('"ruling"', '"ruling": 1, "ruling"').encode(),
            "not a box file",
        ),
        (json.dumps(GOOD).encode() + b" " * keeping.LARGEST, "not a box file"),
        (b'{"format": "parvis-box/1", "game": "troyes", "ruling": ' + b"9" * 5000 + b"}", "not a box file"),
        ({"format": "parvis-box/2"}, "of version '2'"),
        ({"format": ["parvis-box/1"]}, "not a box file"),
        ({"game": "chess"}, "no such game"),
        ({"game": ["troyes"]}, "not a box file"),
        ({"game": "notre-dame", "ruling": 1, "values": GOOD["values"]}, "notre-dame has no printed values for"),
        ({"ruling": 99}, "rulings 1 to"),
        ({"ruling": None}, "rulings 1 to"),
        ({"ruling": -1}, "rulings 1 to"),
        ({"ruling": True}, "rulings 1 to"),
        ({"ruling": 1, "values": {"activity knight": {"cost": 3}}}, "troyes has no printed values for"),
        ({"rules": {}}, "has no part 'rules'"),
        ({"title": 7}, "The title in this file"),
        ({"title": "Anna\u202eannA"}, "The title in this file"),
        ({"vouched": "A" * 61}, "The name of who vouches"),
        ({"vouched": "Anna\u2066"}, "The name of who vouches"),
        ({"values": []}, "damaged"),
        ({"values": {"activity merchant": []}}, "damaged"),
        ({"values": {"activity merchant": {"cost": {"of": {"it": 1}}}}}, "damaged"),
        ({"values": {"activity merchant": {"cost": 1e9}}}, "damaged"),
        ({"values": {"activity merchant": {"cost": 10**9}}}, "damaged"),
        ({"values": {"activity merchant": {"cost": float("nan")}}}, "not a box file"),
        ({"values": {"activity merchant": {"cost": float("inf")}}}, "not a box file"),
        ({"values": {"activity merchant": {"cost": "\u202e3"}}}, "damaged"),
        ({"values": {"activity merchant": {"co\nst": 3}}}, "damaged"),
        ({"values": {"activity merchant": {"<b>": 3}}}, "damaged"),
        ({"values": {"activity merchant": {"points": [1] * 99}}}, "damaged"),
        ({"values": {"activity merchant": {f"effect.x{n}": 1 for n in range(5001)}}}, "damaged"),
        ({"values": {"activity merchant": {"cost": 99}}}, "“Cost of a tradesman” is 99; it has to be a whole number"),
        ({"values": {"activity merchant": {"cost": -1}}}, "it has to be a whole number from 0 to 20"),
        ({"values": {"activity merchant": {"cost": "3"}}}, "it has to be a whole number from 0 to 20"),
        ({"values": {"activity merchant": {"cost": True}}}, "it has to be a whole number from 0 to 20"),
        ({"values": {"activity merchant": {"cost": None}}}, "Merchant has no “Cost of a tradesman”"),
        ({"values": {"activity merchant": {"price": 3}}}, "“Price” does not belong here"),
        ({"values": {"activity merchant": {"name": "miller"}}}, "has no printed value"),
        ({"values": {"activity merchant": {"source.cost": "inferred"}}}, "has no printed value"),
        ({"values": {"activity merchant": {"until": 1}}}, "has no printed value"),
        ({"values": {"activity merchant": {"cost.of": 3}}}, "stands in no table"),
        ({"values": {"activity merchant": {"level": 2}}}, "cards of colour yellow and level 1"),
        ({"values": {"persons monk": {"rats": 1}}}, "troyes has no printed values for"),
        ({"names": {"en": {"card-merchant": "a\nb"}}}, "can't be a name"),
        ({"names": {"en": {"card-merchant": "Trader\u202e"}}}, "can't be a name"),
        ({"names": {"en": {"card-merchant": ""}}}, "can't be a name"),
        ({"names": {"en": {"card-merchant": "A" * 81}}}, "can't be a name"),
        ({"names": {"../en": {"card-merchant": "Trader"}}}, "can't be a name"),
        ({"names": {"en": {"prompt-action": "Give up"}}}, "has no piece 'prompt-action'"),
        ({"names": {"en": ["card-merchant"]}}, "damaged"),
        ({"checked": {"activity mercer": ["cost"]}}, "not a box file"),
        ({"checked": {"activity merchant": [["cost"]]}}, "not a box file"),
        ({"checked": {"activity merchant": ["price"]}}, "not a box file"),
        ({"notes": {"activity merchant": 7}}, "not a box file"),
        ({"notes": {"activity merchant": "It\u202e"}}, "not a box file"),
        ({"notes": []}, "not a box file"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_in_a_line_and_changes_nothing(file: Any, told: str) -> None:
    before = troyes().content
    content = file if isinstance(file, bytes) else json.dumps(PLAIN | file).encode()
    answer = upload("/boxes/import", "box", content)
    assert answer.status_code == 400
    page = Visitor().read(answer)
    assert told in page.text
    assert ".toml" not in page.text
    assert OwnBox.objects.get().content == before


def test_a_file_of_another_editor_and_names_with_marks_in_them_are_taken_as_they_are() -> None:
    """Some editors begin files with a mark of their own; what looks like HTML is letters."""
    names = {"en": {"card-merchant": "<b>Trader</b>"}, "ja": {"card-merchant": "商人"}}
    answer = upload("/boxes/import", "box", json.dumps(PLAIN | {"names": names}).encode("utf-8-sig"))
    assert answer.status_code == 200
    assert OwnBox.objects.get().content["names"] == names
    page = Visitor().get(f"/boxes/{OwnBox.objects.get().pk}?card={CARD}")
    assert "<b>Trader" not in page.html
    assert "<b>Trader</b>" in page.text


def test_cards_on_a_board_have_a_sign_of_where_their_values_come_from() -> None:
    """The sign is that of the least certain value; the card's rule tells how many these are, and leads to reasons."""
    shipped_here = sources.by_anchor(registry.find("troyes"), 3)
    assert shipped_here["tile-i-a"].sign == "●"
    assert shipped_here["card-merchant"].sign == "≈"
    table = finish(new_table(troyes(), "human human"), pages=0)
    page = Visitor().get(f"/tables/{table.pk}/replay/40")
    assert re.search(r'class="pane-of" data-source="≈"', page.html)
    made_up = "≈ Our estimate, as no source shows it: “Cost of a tradesman”"
    assert re.search(f'href="/tables/{table.pk}/rules#card-[^>]*>Rule</a> {made_up}', page.html)
    assert f'href="/tables/{table.pk}/rules#values-placing"' in page.html
    assert 'id="values-placing"' in Visitor().get(f"/tables/{table.pk}/rules").html


def test_what_an_owner_has_typed_is_stated() -> None:
    values = {"activity merchant": {"cost": 7, "divisor": 5, "points": [3, 1]}}
    before, after = (
        sources.by_anchor(game, 3)["card-merchant"].told(GameTexts(game, []))
        for game in (registry.find("troyes"), boxed(Box.of("troyes", 3, values)))
    )
    assert before == "≈ Our estimate, as no source shows it: “Cost of a tradesman”, “Divisor”, “Points”."
    assert after == "● Sources state all values."


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_why_values_are_as_they_are_belongs_to_something_printed(name: str) -> None:
    game = registry.find(name)
    assert game.texts
    known = {
        key
        for ruling in range(1, game.ruling + 1)
        for place, form in sources.printed_forms(game, ruling).items()
        for key in remarks(place, form)
    }
    files = (file.read_text(encoding="utf-8") for file in (game.texts / "en").glob("*.ftl"))
    assert {key for file in files for key in re.findall(r"^(remark-[\w-]+) =", file, re.MULTILINE)} <= known


def test_every_value_says_where_it_comes_from() -> None:
    for name in GAMES:
        page = Visitor().get(f"/values/{name}")
        for source, count in sheets.counted([one for deck in decks(name) for one in deck.sheets]).items():
            if count:
                assert f"{count} {source}:" in page.text
        assert page.html.count('class="source ') == len(shipped_now(name))
    assert Visitor().get("/values/tiny").status == 404
    assert "Printed values of ruling 2." in Visitor().get("/values/troyes?ruling=2").text
    assert "Printed values of ruling 3." in Visitor().get("/values/troyes?ruling=99").text
    assert "printed values are our estimates" in Visitor().get("/tables/new?game=troyes").text
    assert "Values that no source states: " in Visitor().get("/rules/troyes").text


def test_names_that_no_source_has_are_marked() -> None:
    """Until an owner has read another one on the card."""
    ours, inferred = text("source-reconstructed-name"), text("source-inferred-name")
    values = Visitor().get("/values/troyes").text
    assert (values.count(ours), values.count(inferred)) == (8, 1)
    assert (rules := Visitor().get("/rules/troyes").text).count(ours) == 8
    assert rules.count(inferred) == 1
    kept = troyes()
    assert ours in Visitor().get(f"/boxes/{kept.pk}?card=event brigands").text
    assert ours not in Visitor().get(f"/boxes/{kept.pk}?card={CARD}").text
    named = {"name-key": "event-brigands", "name-in": "en", "name-shipped": "Brigands", "name": "Robbers"}
    assert ours not in save(kept, "event brigands", **named).text


def decks(name: str) -> list[sheets.Deck]:
    """All decks of a game as shipped."""
    game = registry.find(name)
    return sheets.decks(game, game.ruling, {})


def shipped_now(name: str) -> list[str]:
    """The fields of all values of a game."""
    return [entry.field for deck in decks(name) for one in deck.sheets for entry in one.entries]


def test_in_a_club_admins_keep_boxes_and_those_whom_they_allow(club: None) -> None:
    kept = troyes()
    anna = Person.objects.create_user("anna@example.org", name="Anna")
    assert visitor(anna).get("/boxes").status == 403
    assert visitor(anna).get(f"/boxes/{kept.pk}").status == 403
    assert visitor(anna).post(f"/boxes/{kept.pk}/save", card=CARD).status == 403
    assert visitor(person("Bruno", is_staff=True)).get("/boxes").status == 200
    persons.allow_boxes(anna)
    assert visitor(Person.objects.get(pk=anna.pk)).get("/boxes").status == 200
    persons.deny_boxes(anna)
    assert visitor(Person.objects.get(pk=anna.pk)).get("/boxes").status == 403
    assert visitor().get("/values/troyes").status == 200
