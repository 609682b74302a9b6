"""What a game declares: options, events, words."""

import pytest
from tiny_game import GAME

from parvis.engine.contract import GameError, Option, listed, seats_of
from parvis.engine.lines import EVERYTHING, Line, LogLine
from parvis.engine.questions import NATURE

LOW = GAME.options[0]
COINS = Option("coins", "how many coins there are", default=25, smallest=5, largest=99)
PRIZE = Option("prize", "what the winner takes", names=("any", "points", "card"))


@pytest.mark.parametrize("value", [True, "true", "Yes", " on ", 1, "1"])
def test_a_flag_is_on_in_many_spellings(value: object) -> None:
    assert LOW.read(value) == 1


@pytest.mark.parametrize("value", [False, "false", "NO", "off", 0, "0"])
def test_a_flag_is_off_in_as_many(value: object) -> None:
    assert LOW.read(value) == 0


def test_a_number_is_read_from_text_too() -> None:
    assert [COINS.read(25), COINS.read(" 7 ")] == [25, 7]


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (LOW, "perhaps", "option low is true or false, not 'perhaps'"),
        (LOW, None, "option low is true or false, not None"),
        (COINS, 4, "option coins is a number from 5 to 99, not 4"),
        (COINS, "many", "option coins is a number from 5 to 99, not 'many'"),
    ],
)
def test_other_values_are_refused(option: Option, value: object, message: str) -> None:
    with pytest.raises(GameError) as error:
        option.read(value)
    assert str(error.value) == message


def test_options_show_as_what_they_are() -> None:
    assert (LOW.kind, LOW.shown(1)) == ("flag", True)
    assert (COINS.kind, COINS.shown(1)) == ("number", 1)
    assert (PRIZE.kind, PRIZE.shown(1)) == ("choice", "points")


def test_names_of_values_are_read_and_nothing_else() -> None:
    assert [PRIZE.read(name) for name in ("any", "Points", " card ")] == [0, 1, 2]
    for value in ("", "both", 1, True):
        with pytest.raises(GameError) as error:
            PRIZE.read(value)
        assert str(error.value) == f"option prize is any, points or card, not {value!r}"
    with pytest.raises(GameError) as error:
        PRIZE.shown(3)
    assert str(error.value) == "option prize has 3 values, from 0, and no 3"


def test_all_names_are_worth_a_try_and_the_ends_of_a_range() -> None:
    assert PRIZE.values == [0, 1, 2]
    assert Option("coins", "coins at the start", default=3, smallest=1, largest=9).values == [1, 3, 9]


def test_a_game_reads_its_options_and_fills_in_defaults() -> None:
    assert GAME.read_options({}) == [0, 0]
    assert GAME.read_options({"low": "yes"}) == [1, 0]
    assert GAME.shown_options([1, 2]) == {"low": True, "prize": "card"}


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(GameError) as error:
        GAME.read_options({"high": True})
    assert str(error.value) == "tiny has no option 'high'; its options: low, prize"


def test_words_and_decisions_are_the_same() -> None:
    assert GAME.catalogue[GAME.decision("take card")] == "take card"
    with pytest.raises(GameError) as error:
        GAME.decision("take all")
    assert str(error.value) == "'take all' is no decision of tiny"


@pytest.mark.parametrize(
    ("event", "readers"),
    [
        (LogLine(Line("rolls")), [0, 1, None, EVERYTHING]),
        (LogLine(Line("draws-card"), only=1), [1, EVERYTHING]),
        (LogLine(Line("draws"), hidden_from=1), [0, None]),
    ],
)
def test_who_may_read_what(event: LogLine, readers: list[int | None]) -> None:
    assert [onlooker for onlooker in (0, 1, None, EVERYTHING) if event.visible(onlooker)] == readers


def test_seats_of_a_set_of_bits() -> None:
    assert seats_of(0) == []
    assert seats_of(0b101) == [0, 2]
    assert seats_of(1 << NATURE) == [NATURE]


def test_numbers_are_listed_as_one_says_them() -> None:
    assert [listed([2]), listed([2, 3]), listed([2, 3, 4])] == ["2", "2 or 3", "2, 3 or 4"]
