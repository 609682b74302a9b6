"""Boxes: an owner's values are a game of their own, and the shipped game stays as it is."""

import copy
import pickle
from random import Random

import pytest

from parvis.engine import boxes, record, registry
from parvis.engine.box import Box, BoxError
from parvis.engine.core import interpreted
from parvis.engine.play import Play
from parvis.engine.texts import bundles, formatted
from parvis.engine.versions import catalogue_version, features_version
from tests.games.owners import changed, shipped

MERCHANT = {"activity merchant": {"cost": 7}}
GAMES = ("notre-dame", "troyes")


def box_of(values: object, names: object = None) -> Box:
    """A box of Troyes under its newest ruling."""
    return Box.of("troyes", registry.find("troyes").ruling, values, names)


def played(game: str, box: Box, seats: int) -> record.Record:
    """A random game with a box, as a record."""
    play, random = Play(boxes.boxed(box), seats, {}), Random(1)
    boxes.play_at_random(play, random)
    return record.of(play, [{"name": f"{game} {seat}", "player": "human"} for seat in range(seats)])


@pytest.mark.parametrize("game", GAMES)
def test_every_value_can_be_another_one(game: str) -> None:
    """But for what a character counts, which is a rule."""
    before, box = shipped(game), changed(game)
    own = {(place, field): value for place, fields in box.changes.items() for field, value in fields.items()}
    assert {field for (place, field), value in before.items() if (before | own)[place, field] == value} <= {"counts"}
    made, plain = boxes.tried(box), registry.find(game)
    assert shipped(game) == before
    assert catalogue_version(made) == catalogue_version(plain)
    assert features_version(made) == features_version(plain), "bots need other weights"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_has_the_values_in_it(game: str) -> None:
    box = changed(game)
    text = record.dumps(played(game, box, 2).to_json())
    boxes.boxed.cache_clear()  # as at another site
    boxes.loaded.cache_clear()
    found = record.loads(text.encode())
    assert found.game.box == box
    record.verify(found)
    assert record.dumps(found.to_json()) == text


def test_a_record_without_its_box_is_refused() -> None:
    content = played("troyes", box_of(MERCHANT), 2).to_json()
    del content["box"]
    with pytest.raises(record.NotHere, match="an owner's corrections"):
        record.parse(content)
    content["box"] = {"values": {"activity merchant": {"cost": 6}}}
    with pytest.raises(record.NotHere, match="an owner's corrections"):
        record.parse(content)
    content["box"] = {"values": [1]}
    with pytest.raises(record.RecordError, match="the box is damaged"):
        record.parse(content)


def test_the_shipped_game_knows_nothing_of_it() -> None:
    made = boxes.boxed(box_of(MERCHANT))
    assert made is boxes.boxed(box_of(MERCHANT))
    assert made.corrected(made.ruling) != registry.find("troyes").corrected(made.ruling) is None
    core = interpreted(made)
    assert pickle.loads(pickle.dumps(core)) is core
    assert copy.deepcopy(core) is core


def test_pieces_are_called_as_an_owner_calls_them() -> None:
    box = box_of({}, {"en": {"card-merchant": 'The "Trader"'}})
    assert box.fingerprint == box_of({}).fingerprint, "names are no values"
    game = boxes.boxed(box)
    assert game.texts
    texts = bundles(game.texts, "en", box.names)
    assert formatted(texts, "card-merchant", {}) == 'The "Trader"'
    assert formatted(texts, "named-card", {"card": "merchant"}) == 'The "Trader"'
    assert formatted(bundles(game.texts, "en"), "card-merchant", {}) == "Merchant"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"activity merchant": {"cost": 99}}, "cost is 99; it has to be a whole number from 0 to 20"),
        ({"activity merchant": {"cost": None}}, "has no cost"),
        ({"activity merchant": {"price": 3}}, "price does not belong here"),
        ({"activity merchant": {"kind": "delayed"}}, "has no effect.help"),
        ({"activity merchant": {"cost.of": 3}}, "stands in no table"),
        ({"buildings": {"palace": "1 2, 2 3"}}, "of spaces from 1 to 6, none of them twice"),
        ({"activity mercer": {"cost": 3}}, "no printed values for 'activity mercer'"),
        ({"activity merchant": {"level": 2}}, "cards of colour yellow and level"),
        ({"activity merchant": {"cost": {}}}, "the box is damaged"),
        ({"activity merchant": 7}, "the box is damaged"),
        (None, "the box is damaged"),
    ],
)
def test_what_the_rules_cannot_play_is_refused_in_one_line(values: object, told: str) -> None:
    with pytest.raises(BoxError) as error:
        boxes.tried(box_of(values))
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_how_citizens_are_placed_can_be_another_way() -> None:
    """Lines of spaces, in each building its own."""
    box = box_of({"buildings": {"palace": "6 5 4 3 2 1", "bishopric": "1 3 5, 2 4 6"}})
    state = Play(boxes.tried(box), 3, {}).state
    lines = [building.get("lines") for building in boxes.boxed(box).view(state, None)["buildings"]]
    assert [[[space["space"] for space in line] for line in found] if found else None for found in lines] == [
        [[6, 5, 4, 3, 2, 1]],
        [[1, 3, 5], [2, 4, 6]],
        None,
    ]
    record.verify(played("troyes", box, 3))


def test_a_box_in_which_games_get_stuck_is_refused() -> None:
    levels = {f"tile {name}": {"level": 2} for name in ("i-a", "i-b", "i-c", "i-d")}
    with pytest.raises(BoxError, match="gets stuck"):
        boxes.tried(box_of(levels))
