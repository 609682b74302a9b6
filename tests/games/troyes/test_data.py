"""The data file: what is known of the cards, and that what does not belong there is told."""

import pytest

from parvis.engine.data import DataError
from parvis.engine.rulings import read_forms
from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    COST,
    DIVISOR,
    EVENT_NAMES,
    RULING,
    SCALE_FIELDS,
    SPACE_POINTS,
    SPACES_OF_CARD,
    in_ruling,
)
from parvis.games.troyes.contents import CONTENT, FILE
from parvis.games.troyes.pieces import SPACES_WITH_POINTS, TRADESMEN
from parvis.games.troyes.reading import BOXES, check_parts
from parvis.games.troyes.rules.effects import read_effects
from parvis.games.troyes.rules.strikes import read_strikes
from parvis.games.troyes.state import State
from tests.games.troyes.corrected import changed, refused

RULINGS = range(1, RULING + 1)
PAID_IN_INFLUENCE = ("chief-templar", "recruiter")


@pytest.mark.parametrize("box", range(len(BOXES)))
def test_there_are_nine_activities_of_each_colour_three_of_each_level(box: int) -> None:
    for ruling in RULINGS:
        cards = [card for card in read_effects(CONTENT) if card["module"] == box]
        found = sorted((card["colour"], card["level"]) for card in in_ruling(cards, ruling))
        assert found == [(colour, level) for colour in range(3) for level in (1, 2, 3) for _ in range(3)]


@pytest.mark.parametrize(("box", "counts"), [(0, [8, 4, 4]), (1, [2, 2, 2])])
def test_how_many_events_of_each_colour_a_box_has(box: int, counts: list[int]) -> None:
    for ruling in RULINGS:
        cards = in_ruling(read_strikes(CONTENT), ruling)
        found = [card["colour"] for card in cards if card["module"] == box]
        assert [found.count(colour) for colour in range(3)] == counts


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
    """Grey tradesmen take no space from players, so there is room for two of them besides."""
    spaces = CONTENT["activities"]["spaces"]
    assert set(SPACES_OF_CARD[1:]) == {TRADESMEN - SPACES_WITH_POINTS} == {spaces}
    assert spaces + SPACES_WITH_POINTS == len(State().tradesman[0])
    assert {len(points) for points in SPACE_POINTS} == {spaces + SPACES_WITH_POINTS}


@pytest.mark.parametrize("card", range(len(ACTIVITY_NAMES)))
def test_what_is_known_of_costs_and_points(card: int) -> None:
    """A first space brings a point for three deniers at least, three for five at most; later ones never more."""
    first, second, *rest = SPACE_POINTS[card]
    if ACTIVITY_NAMES[card] not in PAID_IN_INFLUENCE:
        assert 1 / 3 <= first / COST[card] <= 3 / 5
    assert first >= second
    assert not any(rest)
    assert 1 <= DIVISOR[card] <= 18


def test_a_corrected_card_is_read() -> None:
    merchant = read_effects(changed("activity", "merchant", cost=5, divisor=3, points=[3, 0]))[
        ACTIVITY_NAMES.index("merchant")
    ]
    assert (merchant["cost"], merchant["divisor"], merchant["points"]) == (5, 3, (3, 0))
    raid = read_strikes(changed("event", "raid", banners=4))[EVENT_NAMES.index("raid")]
    assert raid["banners"] == 4


def test_what_is_missing_is_named() -> None:
    refused(read_effects, changed("activity", "diplomat", name=None), "activity 3 has no name")
    with pytest.raises(DataError, match=r"^cards\.toml has no characters$"):
        read_forms(FILE.name, {}, "characters", SCALE_FIELDS)


def test_wrong_shapes_are_no_other_errors() -> None:
    refused(read_effects, CONTENT | {"activity": 3}, "activity is 3; it has to be a list of tables")
    refused(
        read_strikes, CONTENT | {"event": {"name": "war"}}, "event is {'name': 'war'}; it has to be a list of tables"
    )
    refused(read_strikes, CONTENT | {"event": ["war"]}, "event 1: the card is 'war'; it has to be a table")


def test_what_nobody_reads_is_named() -> None:
    parts = "activities, activity, event, character, characters, tile, gates"
    refused(check_parts, CONTENT | {"person": []}, f"person does not belong here, only {parts}")
