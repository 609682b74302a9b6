"""In English in disguise the pages about printed values, and what they refuse, say nothing in English."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from parvis.engine import registry
from parvis.engine.texts import PSEUDO
from parvis.web.boxes import keeping, sheets
from parvis.web.pages import sources
from tests.games.owners import BOXES
from tests.web import disguise
from tests.web.disguise import WORD, data_words, undisguised
from tests.web.visiting import Page, Visitor

GAMES = ("notre-dame", "troyes")


@pytest.fixture(autouse=True)
def two_languages() -> Iterator[None]:
    """A site that offers English in disguise, too."""
    with disguise.two_languages():
        yield


def files_say() -> set[str]:
    """What data files call cards and fields: a refusal of values that don't fit each other names them."""
    found = {"toml", "cards", "ladies", "persons", "box", "json", "effect"}
    for game in map(registry.find, GAMES):
        for place, values in sources.shipped(game, game.ruling).items():
            found |= {
                *WORD.findall(place),
                *(word for one in values for word in WORD.findall(f"{one.field} {one.value}")),
            }
    return found


def english(page: Page, *besides: str) -> set[str]:
    """What a page says in plain English."""
    return undisguised(page.html, data_words() | {*besides})


@pytest.mark.parametrize("name", GAMES)
def test_where_values_come_from(name: str) -> None:
    assert english(Visitor().get(f"/{PSEUDO}/values/{name}")) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_deck_of_a_box(name: str) -> None:
    game = registry.find(name)
    kept = keeping.make(game, "Anna", None)
    for deck in sheets.decks(game, game.ruling, {}):
        assert english(Visitor().get(f"/{PSEUDO}/boxes/{kept.pk}?deck={deck.key}")) == set(), deck.key
    assert english(Visitor().get(f"/{PSEUDO}/boxes")) == set()


@pytest.mark.parametrize(
    ("card", "field", "typed"),
    [
        ("activity merchant", "cost", "99"),
        ("activity merchant", "cost", "many"),
        ("activity merchant", "points", "1, 2"),
        ("activity merchant", "colour", "green"),
        ("activity merchant", "level", "2"),
        ("activity merchant", "effect.cubes", "2"),
        ("activity priest", "effect.places", "perhaps"),
        ("activity priest", "divisor", ""),
        ("character henry-i", "thresholds", "3, 2, 1"),
        ("event war", "effect.calls", "red"),
        ("buildings", "palace", "1 2, 2 3"),
    ],
)
def test_what_no_game_can_have(card: str, field: str, typed: str) -> None:
    kept = keeping.make(registry.find("troyes"), "Anna", None)
    page = Visitor().post(f"/{PSEUDO}/boxes/{kept.pk}/save", card=card, **{f"value-{field}": typed})
    assert 'class="wrong"' in page.html or 'class="notice"' in page.html
    assert english(page, *files_say()) == set()


def test_two_boxes_side_by_side() -> None:
    one, other = (keeping.make(registry.find("troyes"), name, None) for name in ("Anna", "Bruno"))
    Visitor().post(f"/boxes/{one.pk}/save", card="activity merchant", **{"value-kind": "delayed", "value-cost": "7"})
    page = Visitor().get(f"/{PSEUDO}/boxes/{one.pk}/compare?with={other.pk}")
    assert "7" in page.text
    assert english(page) == set()


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"ruling": 99}, {"values": []}, {"values": {"event war": {"banners": 99}}}]
)
def test_files_that_are_refused(wrong: dict[str, Any]) -> None:
    content = json.dumps(json.loads((BOXES / "troyes.json").read_text()) | wrong).encode()
    file = SimpleUploadedFile("file.json", content)
    page = Visitor().read(Client().post(f"/{PSEUDO}/boxes/import", {"box": file}, follow=True))
    assert page.status == 400
    assert english(page, *files_say(), "chess") == set()
