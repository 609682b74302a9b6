"""What a game declares: options, events, words."""

from dataclasses import replace

import pytest
from tiny_game import GAME

from parvis.engine.contract import Option, seats_of
from parvis.engine.lines import EVERYTHING, Line, LogLine
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.engine.samples import setups

LOW = GAME.options[0]
COINS = Option("coins", default=25, smallest=5, largest=99)
PRIZE = Option("prize", names=("any", "points", "card"))


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
        (LOW, "perhaps", "option low must be true or false, not 'perhaps'"),
        (LOW, None, "option low must be true or false, not None"),
        (COINS, 4, "option coins must be a number from 5 to 99, not 4"),
        (COINS, "many", "option coins must be a number from 5 to 99, not 'many'"),
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
        assert str(error.value) == f"option prize must be any, points or card, not {value!r}"
    with pytest.raises(GameError) as error:
        PRIZE.shown(3)
    assert str(error.value) == "option prize has 3 values, numbered from 0, so 3 is none of them"


def test_all_names_are_worth_a_try_and_the_ends_of_a_range() -> None:
    assert PRIZE.values == [0, 1, 2]
    assert Option("coins", default=3, smallest=1, largest=9).values == [1, 3, 9]


def test_a_game_reads_its_options_and_fills_in_defaults() -> None:
    assert GAME.read_options({}) == [0, 0]
    assert GAME.read_options({"low": "yes"}) == [1, 0]
    assert GAME.shown_options([1, 2]) == {"low": True, "prize": "card"}


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(GameError) as error:
        GAME.read_options({"high": True})
    assert str(error.value) == "tiny has no option 'high' (choose from low, prize)"


class TestOptionsForSomeNumbersOfPlayers:
    BACKWARDS = Option("backwards", seats=(3, 4))
    FEW = Option("few", default=2, largest=9, seats=(2,))
    OF_SOME = replace(GAME, options=(*GAME.options, BACKWARDS, FEW))

    def test_its_default_is_for_all(self) -> None:
        assert [[self.FEW.is_for(number, seats) for number in (1, 2)] for seats in (2, 3)] == [
            [True, True],
            [False, True],
        ]
        assert all(LOW.is_for(number, seats) for number in (0, 1) for seats in GAME.seats)

    @pytest.mark.parametrize("chosen", [{}, {"backwards": False}, {"few": 2, "low": True}])
    def test_what_is_for_all_is_read_with_any_number(self, chosen: dict[str, object]) -> None:
        assert all(self.OF_SOME.read_options(chosen, seats) for seats in GAME.seats)

    @pytest.mark.parametrize(
        ("seats", "chosen", "message"),
        [
            (2, {"backwards": True}, "option backwards is for 3 or 4 players, not 2"),
            (3, {"few": 3}, "option few is for 2 players, not 3"),
        ],
    )
    def test_anything_else_is_refused(self, seats: int, chosen: dict[str, object], message: str) -> None:
        with pytest.raises(GameError) as error:
            self.OF_SOME.read_options(chosen, seats)
        assert str(error.value) == message
        with pytest.raises(GameError) as error:
            Play(self.OF_SOME, seats, chosen)
        assert str(error.value) == message

    def test_it_is_read_where_nobody_knows_yet_how_many_play(self) -> None:
        assert self.OF_SOME.read_options({"backwards": True, "few": 3}) == [0, 0, 1, 3]

    def test_samples_leave_out_what_is_for_others(self) -> None:
        found = setups(self.OF_SOME)
        assert {seats for seats, options in found if options[2]} == {3, 4}
        assert {seats for seats, options in found if options[3] != 2} == {2}


class TestOptionsThatCameLater:
    LATER = Option("dogs", default=1, largest=5, came_later=True)
    GROWN = replace(GAME, options=(*GAME.options, LATER))

    def test_they_are_named_only_where_they_are_not_as_ever(self) -> None:
        assert self.GROWN.shown_options([1, 2, 1]) == GAME.shown_options([1, 2]) == {"low": True, "prize": "card"}
        assert self.GROWN.shown_options([1, 2, 0]) == {"low": True, "prize": "card", "dogs": 0}

    @pytest.mark.parametrize("number", range(6))
    def test_what_is_shown_is_read_as_it_was(self, number: int) -> None:
        assert self.GROWN.read_options(self.GROWN.shown_options([1, 0, number])) == [1, 0, number]

    def test_games_from_before_have_its_default(self) -> None:
        assert self.GROWN.read_options({"low": True, "prize": "any"}) == [1, 0, 1]
        assert Play(self.GROWN, 2, {"low": True, "prize": "any"}).options == [1, 0, 1]


def test_words_and_decisions_are_the_same() -> None:
    assert GAME.catalogue[GAME.decision("take card")] == "take card"
    with pytest.raises(GameError) as error:
        GAME.decision("take all")
    assert str(error.value) == "'take all' is not a decision of tiny"


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
