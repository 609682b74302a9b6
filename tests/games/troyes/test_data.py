"""The data file: what is known of the cards, and that a wrong correction is told by card and field."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from parvis.engine.data import DataError
from parvis.engine.rulings import read_forms
from parvis.games.troyes import cards
from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    ACTIVITY_WORDS,
    CONTENT,
    COST,
    DIVISOR,
    EVENT_NAMES,
    FILE,
    SCALE_FIELDS,
    SPACE_POINTS,
    SPACES_OF_CARD,
    check_parts,
    in_ruling,
    read_characters,
)
from parvis.games.troyes.pieces import TRADESMEN
from parvis.games.troyes.rules.effects import read_effects
from parvis.games.troyes.rules.strikes import read_strikes
from parvis.games.troyes.state import State
from tests.games.troyes.corrected import changed

Content = dict[str, Any]


def test_there_are_nine_activities_of_each_colour_three_of_each_level() -> None:
    for ruling in (1, 2):
        found = sorted((card["colour"], card["level"]) for card in in_ruling(read_effects(CONTENT), ruling))
        assert found == [(colour, level) for colour in range(3) for level in (1, 2, 3) for _ in range(3)]


def test_there_are_eight_red_events_four_white_and_four_yellow_ones() -> None:
    for ruling in (1, 2):
        found = [card["colour"] for card in in_ruling(read_strikes(CONTENT), ruling)]
        assert [found.count(colour) for colour in range(3)] == [8, 4, 4]


def test_events_of_a_colour_never_run_out() -> None:
    """Six rounds call six events; there are four of each colour."""
    calls = [card.get("calls") for card in in_ruling(read_strikes(CONTENT), 1)][1:8]
    assert max(calls.count(1), calls.count(2)) <= 4


def test_every_value_has_a_mark() -> None:
    """The number of black dice of the War is stated, the colour that it calls is not."""
    war = next(entry for entry in CONTENT["event"] if entry["name"] == "war")
    assert war["source"]["effect"] == {"black": "stated", "calls": "reconstructed"}
    for entry in (*CONTENT["activity"], *CONTENT["event"], *CONTENT["character"]):
        assert entry["source"].keys() == entry.keys() - {"source", "module", "since", "until"}
        assert entry["source"].get("effect", {}).keys() == entry.get("effect", {}).keys()


def test_the_spaces_of_a_card_are_those_of_the_file() -> None:
    spaces = CONTENT["activities"]["spaces"]
    assert set(SPACES_OF_CARD[1:]) == {TRADESMEN} == {spaces}
    assert spaces == len(State().tradesman[0])
    assert {len(points) for points in SPACE_POINTS} == {spaces}


@pytest.mark.parametrize("card", range(len(ACTIVITY_NAMES)))
def test_what_is_known_of_costs_and_points(card: int) -> None:
    """A first space brings a point for three deniers at least, three for five at most; later ones never more."""
    first, second, *rest = SPACE_POINTS[card]
    assert 1 / 3 <= first / COST[card] <= 3 / 5
    assert first >= second
    assert rest == [0, 0]
    assert 1 <= DIVISOR[card] <= 18


def without(kind: str, name: str) -> Content:
    content: Content = deepcopy(CONTENT)
    content[kind] = [entry for entry in content[kind] if entry["name"] != name]
    return content


def twice(kind: str, name: str) -> Content:
    content: Content = deepcopy(CONTENT)
    content[kind] += [entry for entry in content[kind] if entry["name"] == name]
    return content


def marks(kind: str, card: str, **values: Any) -> Content:
    """The file with other marks of a card; None: the mark is left out."""
    source = next(entry for entry in CONTENT[kind] if entry["name"] == card)["source"]
    return changed(kind, card, source={name: mark for name, mark in (source | values).items() if mark is not None})


def effect(card: str, **values: Any) -> Content:
    """The file with another effect of an activity card, and its kind to go with it."""
    return changed("activity", card, effect=values, kind="delayed" if "help" in values else "immediate")


def without_marks(card: str, **values: Any) -> Content:
    """The file with another effect of an activity card, its old marks left as they were."""
    old = next(entry for entry in CONTENT["activity"] if entry["name"] == card)["source"]
    return changed("activity", card, effect=values, source=old)


def strikes(event: str, **values: Any) -> Content:
    """The file with another effect of an event."""
    return changed("event", event, effect=values)


def refused(read: Callable[[Content], Any], content: Content, message: str) -> None:
    """Reading tells in one line what is wrong."""
    with pytest.raises(DataError) as caught:
        read(content)
    assert str(caught.value) == f"cards.toml: {message}"


def test_a_corrected_card_is_read() -> None:
    merchant = read_effects(changed("activity", "merchant", cost=5, divisor=3, points=[3, 0]))[
        ACTIVITY_NAMES.index("merchant")
    ]
    assert (merchant["cost"], merchant["divisor"], merchant["points"]) == (5, 3, (3, 0))
    raid = read_strikes(changed("event", "raid", banners=4))[EVENT_NAMES.index("raid")]
    assert raid["banners"] == 4


COLOURS = "red, white, yellow"
UNKNOWN = "does not belong here, only"
HELPS = "add-to-total, add-to-each, set-each, recolour, multiply, take-one-each"
MARKS = "stated, inferred, reconstructed"
GAIN = "pay_deniers, pay_influence, deniers, influence, points, citizens, per, of"
SPACES = "a list of 2 whole numbers from 9 to 0, none larger than the one before"
WRONG_ACTIVITIES: list[tuple[Content, str]] = [
    (changed("activity", "monk", colour="grey"), f"monk: colour is 'grey'; it has to be one of {COLOURS}"),
    (changed("activity", "monk", colour=["red"]), f"monk: colour is ['red']; it has to be one of {COLOURS}"),
    (changed("activity", "monk", colour="red"), "monk: 4 cards are red and of level 1 in ruling 1; there have to be 3"),
    (
        changed("activity", "monk", level=2),
        "priest: 2 cards are white and of level 1 in ruling 1; there have to be 3",
    ),
    (changed("activity", "monk", level=4), "monk: level is 4; it has to be a whole number from 1 to 3"),
    (changed("activity", "monk", cost="4"), "monk: cost is '4'; it has to be a whole number from 0 to 20"),
    (changed("activity", "monk", cost=True), "monk: cost is True; it has to be a whole number from 0 to 20"),
    (changed("activity", "monk", cost=-1), "monk: cost is -1; it has to be a whole number from 0 to 20"),
    (changed("activity", "monk", divisor=0), "monk: divisor is 0; it has to be a whole number from 1 to 18"),
    (changed("activity", "monk", divisor=None), "monk has no divisor"),
    (changed("activity", "monk", points=[2]), f"monk: points is [2]; it has to be {SPACES}"),
    (changed("activity", "monk", points=[2, 1, 0]), f"monk: points is [2, 1, 0]; it has to be {SPACES}"),
    (changed("activity", "monk", points=[10, 2]), f"monk: points is [10, 2]; it has to be {SPACES}"),
    (changed("activity", "monk", points=[1, 2]), f"monk: points is [1, 2]; it has to be {SPACES}"),
    (changed("activity", "monk", points=2), f"monk: points is 2; it has to be {SPACES}"),
    (
        changed("activity", "monk", price=3),
        "monk: price does not belong here, only name, colour, level, kind, effect, cost, divisor, points, source, "
        "module, since, until",
    ),
    (changed("activity", "monk", effect=None), "monk has no effect"),
    (changed("activity", "monk", effect=3), "monk: effect is 3; it has to be a table"),
    (changed("activity", "monk", kind="immediate"), f"monk: effect.help does not belong here, only {GAIN}"),
    (
        changed("activity", "merchant", kind="delayed"),
        "merchant has no effect.help",
    ),
    (effect("merchant", ducats=2), f"merchant: effect.ducats does not belong here, only {GAIN}"),
    (effect("merchant", deniers=10), "merchant: effect.deniers is 10; it has to be a whole number from 1 to 9"),
    (effect("merchant", deniers=0), "merchant: effect.deniers is 0; it has to be a whole number from 1 to 9"),
    (
        effect("merchant", pay_deniers=0, points=1),
        "merchant: effect.pay_deniers is 0; it has to be a whole number from 1 to 9",
    ),
    *[
        (
            effect("merchant", **nothing),
            "merchant: effect brings nothing; it needs one of deniers, influence, points, citizens, or cubes",
        )
        for nothing in ({}, {"pay_deniers": 2}, {"per": "citizens"}, {"pay_influence": 1, "per": "events", "of": 2})
    ],
    (effect("merchant", points=1, of=2), "merchant: effect.of does not belong here without effect.per"),
    (
        effect("merchant", points=1, per=""),
        "merchant: effect.per is ''; it has to be one of citizens, cathedral, events, red-dice, districts, "
        "others-in-city-hall",
    ),
    (effect("archer", cubes=0), "archer: effect.cubes is 0; it has to be 1"),
    (effect("archer", cubes=2), "archer: effect.cubes is 2; it has to be 1"),
    (
        effect("archer", cubes=1, points=1),
        "archer: effect.points does not belong here, only cubes, pay_deniers, pay_influence",
    ),
    (
        effect("archer", cubes=1, per="events"),
        "archer: effect.per is 'events'; it has to be one of red-dice",
    ),
    (
        effect("archer", cubes=1, per="red-dice", pay_deniers=1),
        "archer: effect.pay_deniers does not belong here, only cubes, per",
    ),
    (
        effect("archer", cubes=1, per="red-dice", hits=3),
        "archer: effect.hits does not belong here, only cubes, per",
    ),
    (effect("archer", hits=3), f"archer: effect.hits does not belong here, only {GAIN}"),
    (effect("archer", cubes=1, hits=7), "archer: effect.hits is 7; it has to be a whole number from 2 to 6"),
    (changed("activity", "archer", until=2), "archer stands there twice"),
    (changed("activity", "archer", until=0), "archer: until is 0; it has to be a whole number from 1 to 99"),
    (
        changed("activity", "merchant", until=1),
        "merchant: 2 cards are yellow and of level 1 in ruling 2; there have to be 3",
    ),
    (
        changed("activity", "merchant", until=2),
        "merchant: 2 cards are yellow and of level 1 in ruling 3; there have to be 3",
    ),
    (effect("monk", help=""), f"monk: effect.help is ''; it has to be one of {HELPS}"),
    (effect("monk", help=["recolour"]), f"monk: effect.help is ['recolour']; it has to be one of {HELPS}"),
    *[
        (effect("monk", help=help_name), f"monk has no effect.{missing}")
        for help_name, missing in (
            ("add-to-total", "amount"),
            ("add-to-each", "amount"),
            ("set-each", "amount"),
            ("recolour", "dice"),
            ("multiply", "dice"),
        )
    ],
    (effect("monk", help="multiply", group="yellow", amount=3), "monk has no effect.dice"),
    (effect("monk", help="multiply", dice="white"), "monk has no effect.amount"),
    (
        effect("monk", help="multiply", dice="white", amount=1),
        "monk: effect.amount is 1; it has to be a whole number from 2 to 6",
    ),
    (effect("militia", help="recolour", group="red"), "militia has no effect.dice"),
    *[
        (
            effect("militia", **values),
            "militia: effect.group has to be red or yellow: only dice that are white build at the cathedral",
        )
        for values in (
            {"help": "recolour", "dice": "yellow", "group": "white"},
            {"help": "recolour", "dice": "yellow"},
            {"help": "multiply", "dice": "red", "amount": 3},
        )
    ],
    (
        effect("militia", help="recolour", dice="red", group="red"),
        "militia: effect.group is the colour that the dice have anyway, effect.dice",
    ),
    (
        effect("militia", help="recolour", dice="yellow", group="red", amount=3),
        "militia: effect.amount does not belong here, only help, dice, group, places, cathedral",
    ),
    (
        effect("priest", help="add-to-each", dice="yellow", amount=3),
        "priest: effect.dice does not belong here, only help, amount, group, places, cathedral",
    ),
    (
        effect("priest", help="add-to-each", amount=7),
        "priest: effect.amount is 7; it has to be a whole number from 1 to 6",
    ),
    (
        effect("tithing", help="take-one-each", amount=1),
        "tithing: effect.amount does not belong here, only help, group, places, cathedral",
    ),
    (
        effect("tithing", help="take-one-each", deniers=2),
        "tithing: effect.deniers does not belong here, only help, group, places, cathedral",
    ),
    (changed("activity", "merchant", source=None), "merchant has no source"),
    (changed("activity", "merchant", source="stated"), "merchant: source is 'stated'; it has to be a table"),
    (changed("activity", "merchant", source={}), "merchant has no source.name"),
    (marks("activity", "monk", cost="heard"), f"monk: source.cost is 'heard'; it has to be one of {MARKS}"),
    (marks("activity", "monk", cost=None), "monk has no source.cost"),
    (marks("activity", "monk", effect="stated"), "monk: source.effect is 'stated'; it has to be a table"),
    (marks("activity", "merchant", effect={}), "merchant has no source.effect.deniers"),
    (
        marks("activity", "merchant", effect={"deniers": "heard"}),
        f"merchant: source.effect.deniers is 'heard'; it has to be one of {MARKS}",
    ),
    (
        marks("activity", "merchant", effect={"deniers": "stated", "points": "stated"}),
        "merchant: source.effect.points does not belong here, only deniers",
    ),
    (
        marks("activity", "merchant", price="stated"),
        "merchant: source.price does not belong here, only name, colour, level, kind, effect, cost, divisor, points",
    ),
    (twice("activity", "merchant"), "merchant stands there twice"),
    (without("activity", "merchant"), "merchant is missing"),
    ({}, "archer is missing"),
]


@pytest.mark.parametrize(("content", "message"), WRONG_ACTIVITIES)
def test_wrong_activities_are_named(content: Content, message: str) -> None:
    refused(read_effects, content, f"activity {message}")


@pytest.mark.parametrize("name", ["baker", ["x"], 3])
def test_an_unknown_card_is_named_by_its_place(name: Any) -> None:
    refused(
        read_effects,
        changed("activity", "archer", name=name),
        f"activity 1: name is {name!r}; it has to be one of {', '.join(ACTIVITY_WORDS)}",
    )


def test_what_is_missing_is_named() -> None:
    refused(read_effects, changed("activity", "diplomat", name=None), "activity 3 has no name")
    with pytest.raises(DataError, match=r"^cards\.toml has no characters$"):
        read_forms(FILE.name, {}, "characters", SCALE_FIELDS)


def test_an_effect_is_looked_at_before_its_marks() -> None:
    refused(read_effects, without_marks("merchant", ducats=2), f"activity merchant: effect.ducats {UNKNOWN} {GAIN}")
    refused(
        read_effects, without_marks("merchant", deniers=2, points=1), "activity merchant has no source.effect.points"
    )


def test_wrong_shapes_are_no_other_errors() -> None:
    refused(read_effects, CONTENT | {"activity": 3}, "activity is 3; it has to be a list of tables")
    refused(
        read_strikes, CONTENT | {"event": {"name": "war"}}, "event is {'name': 'war'}; it has to be a list of tables"
    )
    refused(read_strikes, CONTENT | {"event": ["war"]}, "event 1: the card is 'war'; it has to be a table")


STRIKES = "black, citizen, lose_cathedral, lose_cubes, lose_deniers, lose_influence"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            changed("event", "war", colour="white"),
            "war: effect.calls does not belong here, only black",
        ),
        (
            changed("event", "heresy", colour="red"),
            "heresy has no effect.calls",
        ),
        (changed("event", "riot", colour="rot"), f"riot: colour is 'rot'; it has to be one of {COLOURS}"),
        (
            changed("event", "heresy", colour="yellow"),
            "great-company: effect.calls is 'white', as 3 times before; there are no more",
        ),
        (changed("event", "riot", module="ladies"), "riot: module is 'ladies'; it has to be one of base"),
        (changed("event", "war", banners=13), "war: banners is 13; it has to be a whole number from 1 to 12"),
        (changed("event", "war", points=[2, 4]), f"war: points is [2, 4]; it has to be {SPACES}"),
        (strikes("war", black=2), "war has no effect.calls"),
        (strikes("war", calls="white"), f"war: effect has none of {STRIKES}"),
        (strikes("war", black=0, calls="white"), "war: effect.black is 0; it has to be a whole number from 1 to 6"),
        (strikes("war", black=2, calls="red"), "war: effect.calls is 'red'; it has to be one of white, yellow"),
        (
            strikes("war", black=2, calls="white", lose_deniers=2),
            "war: effect.lose_deniers does not belong here, only black",
        ),
        (strikes("marauding", black=1, calls="white"), "marauding: effect.calls does not belong here, only black"),
        (strikes("marauding", black=1, lose_cubes=1), "marauding: effect.lose_cubes does not belong here, only black"),
        (
            strikes("brigands", black=1, calls="white"),
            "great-company: effect.calls is 'white', as 4 times before; there are no more",
        ),
        (
            strikes("riot", citizen="palace", lose_deniers=1),
            "riot: effect.citizen does not belong here, only lose_deniers",
        ),
        (strikes("riot"), f"riot: effect has none of {STRIKES}"),
        (
            strikes("riot", citizen="barn"),
            "riot: effect.citizen is 'barn'; it has to be one of palace, bishopric, city-hall",
        ),
        *[
            (
                strikes("riot", **{f"lose_{what}": 0}),
                f"riot: effect.lose_{what} is 0; it has to be a whole number from 1 to 9",
            )
            for what in ("deniers", "influence")
        ],
        *[
            (strikes("riot", **{f"lose_{what}": 0}), f"riot: effect.lose_{what} is 0; it has to be 1")
            for what in ("cathedral", "cubes")
        ],
        (changed("event", "riot", effect="citizen"), "riot: effect is 'citizen'; it has to be a table"),
        (marks("event", "war", effect={"black": "stated"}), "war has no source.effect.calls"),
        (without("event", "riot"), "riot is missing"),
        (changed("event", "riot", until=1), "riot is missing in ruling 2"),
    ],
)
def test_wrong_events_are_named(content: Content, message: str) -> None:
    refused(read_strikes, content, f"event {message}")


def test_a_red_event_comes_in_each_of_six_rounds() -> None:
    peaceful: Content = {"colour": "white", "effect": {"lose_deniers": 1}}
    content = changed("event", "siege", changed("event", "war", **peaceful), **peaceful)
    refused(read_strikes, content, "event: 5 are red; there have to be 6")


THRESHOLDS = "a list of 3 whole numbers from 1 to 99, each larger than the one before"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            changed("character", "henry-i", thresholds=[1, 2]),
            f"henry-i: thresholds is [1, 2]; it has to be {THRESHOLDS}",
        ),
        *[
            (
                changed("character", "henry-i", thresholds=thresholds),
                f"henry-i: thresholds is {thresholds!r}; it has to be {THRESHOLDS}",
            )
            for thresholds in ([4, 2, 1], [1, 1, 4], [0, 1, 4], [1, 2, 100], [1, 2, "4"], 3, "124")
        ],
        (changed("character", "henry-i", thresholds=None), "henry-i has no thresholds"),
        (
            changed("character", "henry-i", effect={"points": 1}),
            "henry-i: effect does not belong here, only name, counts, thresholds, source, module, since, until",
        ),
        (changed("character", "henry-i", counts="deniers left"), "henry-i: counts has to be 'events won'"),
        (
            changed("character", "henry-i", counts="dogs"),
            f"henry-i: counts is 'dogs'; it has to be one of {', '.join(cards.COUNTED)}",
        ),
        (changed("character", "henry-i", counts=None), "henry-i has no counts"),
        (marks("character", "henry-i", counts=None), "henry-i has no source.counts"),
        (without("character", "urban-iv"), "urban-iv is missing"),
        (changed("character", "urban-iv", until=1), "urban-iv is missing in ruling 2"),
    ],
)
def test_wrong_characters_are_named(content: Content, message: str) -> None:
    refused(read_characters, content, f"character {message}")


@pytest.mark.parametrize(
    ("scale", "message"),
    [
        (3, "characters is 3; it has to be a table"),
        ([1, 3, 6], "characters is 1; it has to be a table"),
        ({"points": [1, 3, 6]}, "characters has no source"),
        ({"points": [1, 3, 6], "source": {}}, "characters has no source.points"),
        (
            {"points": [1, 3, 6], "source": {"points": "heard"}},
            f"characters: source.points is 'heard'; it has to be one of {MARKS}",
        ),
        (
            {"points": [6, 3, 1], "source": {"points": "stated"}},
            "characters: points is [6, 3, 1]; it has to be "
            "a list of 3 whole numbers from 1 to 20, each larger than the one before",
        ),
        (
            {"points": [1, 3, 6], "least": 0, "source": {"points": "stated"}},
            "characters: least does not belong here, only points, source, since, until",
        ),
    ],
)
def test_a_wrong_scale_of_the_characters_is_named(scale: Any, message: str) -> None:
    refused(lambda content: read_forms(FILE.name, content, "characters", SCALE_FIELDS), {"characters": scale}, message)


def test_what_nobody_reads_is_named() -> None:
    parts = "activities, activity, event, character, characters"
    refused(check_parts, CONTENT | {"person": []}, f"person does not belong here, only {parts}")
