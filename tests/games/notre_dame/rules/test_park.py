"""The park adds a prestige for each two pieces to every gain, once a gain. Rules: "Park"."""

import pytest

from tests.games.notre_dame.table import Table, persons_with_rats, position


@pytest.mark.parametrize(
    ("markers", "friend", "bonus"),
    [
        ("park 1", "", 0),
        ("park 2", "", 1),
        ("park 3", "", 1),
        ("park 3", "park", 2),
        ("park 5", "", 2),
        ("park 6", "", 3),
    ],
)
def test_one_for_each_two_pieces(markers: str, friend: str, bonus: int) -> None:
    game = position(hand="residence bank hotel", markers=markers, friend=friend, supply=1)
    game.say(0, "play residence")
    assert game.prestige(0) == 1 + bonus


def test_without_a_gain_there_is_no_bonus() -> None:
    game = position(hand="bank park hotel", markers="park 4")
    game.say(0, "play bank")
    assert game.prestige(0) == 0


def test_the_park_itself_brings_none() -> None:
    game = position(hand="park bank hotel", markers="park 3", rat=4)
    game.say(0, "play park")
    assert (game.prestige(0), game.rat(0)) == (0, 3)


def test_a_message_is_one_gain() -> None:
    game = position(hand="carriage-house bank hotel", markers="park 4")
    game.say(0, "play carriage-house", "drive 0.gate", "take message")
    assert game.prestige(0) == 2 + 2


@pytest.mark.parametrize(("coins", "prestige"), [(1, 1), (2, 3), (3, 6)])
def test_a_donation_is_one_gain(coins: int, prestige: int) -> None:
    game = position(hand="notre-dame bank hotel", markers="park 4")
    game.say(0, "play notre-dame", f"donate {coins}")
    assert game.prestige(0) == prestige + 2


def test_the_cathedral_is_one_gain_a_family() -> None:
    game = position(players=3, phase="hire", in_round=3, markers="park 4, notre-dame 3", supply=0)
    game.all_hire_nobody()
    assert game.prestige(0) == 3 * (8 // 3) + 2


def with_park(persons: str, in_round: int = 1, **words: object) -> Table:
    return position(phase="hire", in_round=in_round, persons=persons, **words)


@pytest.mark.parametrize(("person", "base"), [("money-lender", 1), ("monk", 1)])
def test_persons_who_bring_something_beside_prestige(person: str, base: int) -> None:
    game = with_park(f"{person} fool bishop", markers="park 4").say(0, f"hire {person}")
    assert game.prestige(0) == base + 2


def test_the_hostess_adds_nothing_for_her_perk() -> None:
    game = with_park("hostess fool bishop", markers="park 4").say(0, "hire hostess", "perk coin")
    assert game.prestige(0) == 3 + 2


@pytest.mark.parametrize(
    ("person", "in_round", "base"),
    [
        ("city-guard", 1, 6),
        ("night-watchman", 1, 5),
        ("guild-master", 4, 4),
        ("beggar-king", 4, 9),
        ("lady-of-the-court", 7, 4),
        ("mayor", 7, 3),
        ("carpenter", 7, 2),
    ],
)
def test_persons_who_count_are_one_gain(person: str, in_round: int, base: int) -> None:
    game = with_park(f"monk fool {person}", in_round, markers="park 4, bank 2").say(0, f"hire {person}")
    assert game.prestige(0) == base + 2


def test_the_advocate_is_one_gain() -> None:
    game = with_park("monk fool advocate", 4, markers="park 2", messages="0.coin 1.coin 2.coin 3.coin")
    assert game.say(0, "hire advocate").prestige(0) == 6 + 1


@pytest.mark.parametrize(
    ("person", "in_round", "base"), [("steward", 1, 20), ("guard", 7, 9), ("innkeeper", 7, 4), ("spy", 4, 2)]
)
def test_new_persons_are_one_gain(person: str, in_round: int, base: int) -> None:
    words = {"markers": "park 2, hotel 2", "prestige": 20, "supply": 3}
    game = with_park(f"monk fool {person}", in_round, options="new_persons", **words).say(0, f"hire {person}")
    assert game.prestige(0) == 20 + base + 1


def test_the_coachman_is_one_gain() -> None:
    words = {"markers": "park 4", "messages": "0.prestige 1.prestige 2.prestige"}
    game = with_park("monk fool coachman", 4, options="new_persons", **words).say(0, "hire coachman")
    assert game.prestige(0) == 3 * 4 + 2


def test_the_gypsies_are_one_gain_and_what_has_left_the_park_does_not_count() -> None:
    game = with_park("monk fool gypsies", 4, options="new_persons", markers="park 4, bank 1")
    game.say(0, "hire gypsies", "return park", "return bank", "enough")
    assert game.prestige(0) == 2 * 2 + 1


def test_the_fools_action_counts_the_park_after_the_move() -> None:
    game = with_park("monk fool bishop", markers="park 2")
    game.say(0, "hire fool", "to residence")
    assert game.prestige(0) == 1


def test_the_plagues_penalty_is_no_gain() -> None:
    game = with_park(persons_with_rats(7), markers="park 4", rat=9, prestige=10).all_hire_nobody()
    assert game.prestige(0) == 8


def test_nothing_earned_brings_no_bonus() -> None:
    game = with_park("monk fool mayor", 7, markers="park 2").say(0, "hire mayor")
    assert game.prestige(0) == 0
