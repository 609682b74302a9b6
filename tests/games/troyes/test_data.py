"""The data file: what is known of the cards, and that a wrong correction is told by card and field."""

from copy import deepcopy
from typing import Any

import pytest

from parvis.games.troyes import cards
from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    CHARACTER_FIELDS,
    CHARACTER_NAMES,
    CONTENT,
    COST,
    DIVISOR,
    EVENT_NAMES,
    SPACE_POINTS,
    DataError,
    read_activities,
    read_cards,
    read_events,
)


def test_there_are_nine_activities_of_each_colour_three_of_each_level() -> None:
    found = [(card["colour"], card["level"]) for card in read_activities(CONTENT)]
    assert found == [(colour, level) for colour in range(3) for level in (1, 2, 3) for _ in range(3)]


def test_there_are_eight_red_events_four_white_and_four_yellow_ones() -> None:
    assert [cards.EVENT_COLOUR.count(colour) for colour in range(3)] == [8, 4, 4]


def test_events_of_a_colour_never_run_out() -> None:
    """Six rounds call six events; there are four of each colour."""
    calls = [card.get("effect.calls") for card in read_events(CONTENT)][1:8]
    assert max(calls.count(1), calls.count(2)) <= 4


def test_every_field_has_a_source() -> None:
    every = [card for kind in ("activity", "event", "character") for card in CONTENT[kind]]
    marks = {mark for card in every for mark in card["source"].values()}
    assert marks <= {"stated", "inferred", "reconstructed"}


@pytest.mark.parametrize("card", range(len(ACTIVITY_NAMES)))
def test_what_is_known_of_costs_and_points(card: int) -> None:
    """A first space brings a point for three deniers at least, three for five at most; later ones never more."""
    first, second, *rest = SPACE_POINTS[card]
    assert 1 / 3 <= first / COST[card] <= 3 / 5
    assert first >= second
    assert rest == [0, 0]
    assert 1 <= DIVISOR[card] <= 18


def changed(of: str, card: str, **values: Any) -> dict[str, Any]:
    """The file with other values of a card; None: the field is left out."""
    content: dict[str, Any] = deepcopy(CONTENT)
    entry = next(entry for entry in content[of] if entry["name"] == card)
    for field, value in values.items():
        entry[field] = value
        if value is None:
            del entry[field]
    return content


def without(kind: str, name: str) -> dict[str, Any]:
    content: dict[str, Any] = deepcopy(CONTENT)
    content[kind] = [entry for entry in content[kind] if entry["name"] != name]
    return content


def twice(kind: str, name: str) -> dict[str, Any]:
    content: dict[str, Any] = deepcopy(CONTENT)
    content[kind] += [entry for entry in content[kind] if entry["name"] == name]
    return content


def test_a_corrected_card_is_read() -> None:
    merchant = read_activities(changed("activity", "merchant", cost=5, divisor=3, points=[3, 0]))[
        ACTIVITY_NAMES.index("merchant")
    ]
    assert (merchant["cost"], merchant["divisor"], merchant["points"]) == (5, 3, (3, 0))
    raid = read_events(changed("event", "raid", banners=4))[EVENT_NAMES.index("raid")]
    assert raid["banners"] == 4


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (changed("activity", "monk", colour="grey"), "activity monk: colour is 'grey'; it has to be one of red, white"),
        (changed("activity", "monk", colour="red"), "activity monk is white and of level 1"),
        (changed("activity", "monk", level=2), "activity monk is white and of level 1"),
        (changed("activity", "monk", level=4), "activity monk: level is 4; it has to be a whole number from 1 to 3"),
        (changed("activity", "monk", cost="4"), "activity monk: cost is '4'"),
        (changed("activity", "monk", cost=True), "activity monk: cost is True"),
        (changed("activity", "monk", cost=-1), "activity monk: cost is -1"),
        (changed("activity", "monk", divisor=0), "activity monk: divisor is 0"),
        (changed("activity", "monk", divisor=None), "activity monk has no divisor"),
        (changed("activity", "monk", points=[2]), r"activity monk: points is \[2\]; it has to be a list of 2 whole"),
        (changed("activity", "monk", points=[2, 10]), "activity monk: points"),
        (changed("activity", "monk", points=2), "activity monk: points is 2"),
        (changed("activity", "monk", kind="immediate"), "activity monk: just delayed cards have an effect.help"),
        (changed("activity", "merchant", kind="delayed"), "activity merchant: just delayed cards have an effect.help"),
        (changed("activity", "merchant", effect={}), "activity merchant has no effect"),
        (changed("activity", "merchant", effect={"ducats": 2}), "activity merchant: there is no effect 'ducats'"),
        (changed("activity", "merchant", effect={"deniers": 10}), "activity merchant: effect.deniers is 10"),
        (changed("activity", "merchant", source={}), "activity merchant: source.name is None"),
        (changed("activity", "merchant", name="baker"), "an unknown activity 'baker'"),
        (twice("activity", "merchant"), "a second activity 'merchant'"),
        (without("activity", "merchant"), "activity merchant is missing"),
        ({}, "activity archer is missing"),
    ],
)
def test_wrong_activities_are_named(content: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        read_activities(content)


def test_a_wrong_source_is_named() -> None:
    heard = {**next(entry for entry in CONTENT["activity"] if entry["name"] == "monk")["source"], "cost": "heard"}
    with pytest.raises(
        DataError, match=r"activity monk: source\.cost is 'heard'; it has to be one of stated, inferred"
    ):
        read_activities(changed("activity", "monk", source=heard))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (changed("event", "war", colour="white"), "event war is red"),
        (changed("event", "heresy", colour="yellow"), "event heresy is white"),
        (changed("event", "riot", colour="white"), "event riot is yellow"),
        (changed("event", "war", banners=5), "event war: banners is 5; it has to be a whole number from 1 to 4"),
        (changed("event", "war", effect={"black": 2}), "event war: just red events"),
        (changed("event", "war", effect={"calls": "white"}), "event war: just red events"),
        (changed("event", "war", effect={"black": 2, "calls": "red"}), "event war: effect.calls is white or yellow"),
        (changed("event", "marauding", effect={"black": 1, "calls": "white"}), "event marauding: just red events"),
        (changed("event", "riot", effect={"black": 1}), "event riot: just red events"),
        (changed("event", "riot", effect={"citizen": "palace", "lose_deniers": 1}), "event riot has one effect"),
        (changed("event", "riot", effect={}), "event riot has one effect"),
        (changed("event", "riot", effect={"citizen": "barn"}), "event riot: effect.citizen is 'barn'"),
        (without("event", "riot"), "event riot is missing"),
    ],
)
def test_wrong_events_are_named(content: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        read_events(content)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (changed("character", "henry-i", thresholds=[1, 2]), r"character henry-i: thresholds is \[1, 2\]"),
        (changed("character", "henry-i", thresholds=None), "character henry-i has no thresholds"),
        (changed("character", "henry-i", effect={"points": 1}), "character henry-i: there is no effect 'points'"),
        (without("character", "urban-iv"), "character urban-iv is missing"),
    ],
)
def test_wrong_characters_are_named(content: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        read_cards(content, "character", CHARACTER_NAMES, CHARACTER_FIELDS, {})
