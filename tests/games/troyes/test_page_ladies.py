"""The board of Troyes with The Ladies of Troyes: the tray, what is chosen by number, decisions in short."""

import re
from typing import Any

import pytest

from parvis.games.troyes import GAME
from parvis.games.troyes.table.page.context import worth_now
from parvis.games.troyes.table.page.shorts import Taken, by_die, short
from tests.games.troyes.box import cost
from tests.games.troyes.drawing import NAMES, Strict, decision, drawn, part
from tests.games.troyes.table import Player, Table, position

TEXTS = Strict(GAME, NAMES)

LADIES: dict[str, Any] = {"ruling": GAME.ruling, "options": "cards=both events=both purple"}


def tray_after(words: dict[str, Any], *says: str) -> str:
    """The tray of seat 0 after its decisions, in a position of the expansion."""
    table = position(**LADIES, **words)
    table.say(0, *says)
    return str(drawn(table.state, 0).tray)


def test_the_tray_shows_a_cube_that_is_a_die_and_counts_the_next_price_with_it() -> None:
    dice = {0: "red 3 2", 1: "red 5"}
    tray = tray_after(
        {"cubes": "recruiter 1", "tradesmen": "fort", "dice": dice}, "activate fort", "help recruiter", "die 0 red 3"
    )
    assert re.findall(r"#pips-(\d)", tray) == ["3", "6"]
    assert "next: each 6" in tray
    assert "÷" not in tray
    assert TEXTS.text("brings-to-end", count=2) in tray


def test_the_tray_shows_the_price_of_the_chief_templar() -> None:
    words = {"cubes": "chief-templar 1", "dice": {0: "yellow 1", 1: "yellow 6", 2: "yellow 5"}, "deniers": 6}
    tray = tray_after(words, "harvest", "help chief-templar", "die 1 yellow 6")
    assert "next: each 2" in tray


def test_the_tray_shows_what_a_die_counts_with_a_cube() -> None:
    words = {"cubes": "preacher 1", "dice": {0: "yellow 1 5, purple 3"}}
    tray = tray_after(words, "harvest", "die 0 yellow 1", "die 0 yellow 5", "help preacher")
    assert re.findall("= ([0-9])</span>", tray) == ["5"]
    tray = tray_after(words, "harvest", "die 0 purple 3", "die 0 yellow 5", "help preacher", "done")
    assert "yours, as yellow" in tray
    assert "next" not in tray


def test_influence_for_a_tradesman_stands_in_the_bill() -> None:
    words = {"cards": "recruiter", "dice": {0: "red 6 5"}, "influence": 4}
    tray = tray_after(words, "activate recruiter", "die 0 red 6")
    assert TEXTS.text("bill-influence", influence=4) in tray


# What is chosen by number


def shown_at(game: Table, place: str, end: str = "article") -> str:
    """A place of the board of seat 0."""
    return part(str(drawn(game.state, 0).board), place, end)


def test_how_many_cubes_are_put_or_taken_is_chosen_on_the_card() -> None:
    words = {"cubes": "lumberjack 2", "dice": {0: "yellow 4 1"}}
    game = position(**LADIES, **words).say(0, "activate lumberjack", "die 0 yellow 4", "done")
    assert re.findall('value="([^"]+)"', shown_at(game, "card-lumberjack")) == ["put+1", "put+2", "take+1", "take+2"]


def test_the_value_of_all_dice_is_chosen_on_the_card_that_gives_it() -> None:
    words = {"cubes": "preacher 1", "dice": {0: "yellow 1 5, purple 3"}}
    game = position(**LADIES, **words).say(0, "harvest", "die 0 purple 3", "die 0 yellow 5", "help preacher", "done")
    assert re.findall('value="([^"]+)"', shown_at(game, "card-preacher")) == ["value+3", "value+5"]


def test_whose_citizen_goes_home_is_chosen_on_the_event() -> None:
    words = {"queue": "marauding, possession", "others": {1: Player(possessed=1), 2: Player(possessed=1)}}
    game = position(**LADIES, **words, dice={0: "white 3"}).say(0, "counter possession")
    assert re.findall('value="(home[^"]+)"', shown_at(game, "event-possession")) == ["home+1", "home+2"]


# What is told in short


def test_what_a_cube_is_worth_that_counts_less_with_every_other() -> None:
    cubes = [{"seat": 0, "cubes": 2}, {"seat": 2, "cubes": 1}]
    assert worth_now({"effect": {"worth": 9}, "cubes": cubes}) == 6
    assert worth_now({"effect": {"worth": 2}, "cubes": cubes}) == 0
    assert worth_now({"effect": {"worth": 9}, "cubes": []}) is None
    assert worth_now({"effect": {"most": 6}, "cubes": cubes}) is None


@pytest.mark.parametrize(
    ("words", "least"),
    [
        ("activate lumberjack", 0),
        ("activate breeder", cost("breeder") + 3),
        ("activate squire", cost("squire") + 2),
        ("counter marauding", 4),
        ("build", 2),
        ("place palace", 2),
        ("place city-hall", 0),
        ("harvest", 0),
    ],
)
def test_an_action_tells_what_it_costs_at_least(words: str, least: int) -> None:
    dice = {0: "yellow 3", 1: "yellow 3, red 4, white 2"}
    cards = {"cards": "squire, breeder", "cubes": "lumberjack 1"}
    game = position(**LADIES, **cards, dice=dice, citizens="palace 1", influence=9)
    assert GAME.label(game.state, 0, GAME.decision(words)).arguments["least_cost"] == least


def test_what_only_a_cube_makes_possible_has_no_least_cost() -> None:
    game = position(**LADIES, cubes="augustine 1", dice={0: "yellow 1"}, queue="harsh-winter")
    assert "least_cost" not in GAME.label(game.state, 0, GAME.decision("counter harsh-winter")).arguments


def test_a_die_that_joins_turned_over_tells_what_it_becomes_and_costs() -> None:
    group = {"price": 0, "new_tradesman": 4, "dice": []}
    assert by_die(decision("turn 0 red 3", turned=4, price=6), group) == Taken(becomes="→ 4", deniers=2)
    assert by_die(decision("take 1 red 3", price=4), group) is None


def in_short(words: str, **told: str | int) -> str:
    """The signs and the text of a decision in short."""
    one = short(decision(words, **told))
    return " ".join([sign.name for sign in one.signs] + [one.text or ""] * (one.text is not None))


def test_decisions_of_the_expansion_in_short() -> None:
    assert in_short("put 2", deniers=6) == "+2 cube −6 denier"
    assert in_short("put 1", deniers=0) == "+1 cube"
    assert in_short("take 2", what="points", gain=4) == "−2 cube arrow +4 points"
    assert in_short("take 1", what="cubes", gain=2) == "−1 cube arrow +2 flag"
    assert in_short("gain influence", count=4) == "+4 influence"
    assert in_short("column 3", influence=1) == "white +1 influence"
    assert in_short("value 5", word="stones", number=2) == "5 arrow 2 cathedral"
    assert in_short("value 5", word="activations", number=2) == "5 arrow 2 ×"
    assert in_short("from influence", count=2) == "short-influence"
    assert in_short("from supply") == "short-supply"
    assert in_short("from archer") == "card-archer"
    assert in_short("from palace 3") == "short-palace"
    assert in_short("off squire") == "card-squire"
    assert short(decision("from 2")).whose == short(decision("home 2")).whose == 2
    assert short(decision("take 1 red 4")).die == ("red", 4)
