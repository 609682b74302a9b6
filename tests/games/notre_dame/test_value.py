"""The hand-written worth of a position: what is better for a family is worth more."""

import pytest

from parvis.games.notre_dame.players.value import value
from tests.games.notre_dame.table import Family, persons_with_rats, position


def worth(in_round: int = 1, **words: object) -> int:
    return value(position(players=3, in_round=in_round, **words).state, 0)


@pytest.mark.parametrize("in_round", [1, 5])
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"prestige": 1}, {}),
        ({"coins": 1}, {"coins": 0}),
        ({"supply": 2}, {"supply": 1}),
        ({"markers": "bank 1"}, {}),
        ({"friend": "hotel"}, {}),
        ({"markers": "notre-dame 1"}, {}),
        ({"messages": "0.coin"}, {}),
        ({"rat": 3}, {"rat": 4}),
    ],
)
def test_more_is_worth_more(in_round: int, better: dict[str, object], worse: dict[str, object]) -> None:
    assert worth(in_round, **better) > worth(in_round, **worse)


@pytest.mark.parametrize("phase", ["draft", "play", "hire"])
def test_prestige_is_worth_more_than_anything_that_comes_to_nothing_in_the_last_round(phase: str) -> None:
    rich = {"phase": phase, "coins": 9, "supply": 9}
    assert worth(9, **rich, prestige=3) > worth(9, **rich) >= worth(9, **{**rich, "coins": 8})


def test_a_rat_that_the_plague_will_drive_off_its_track_is_a_threat_that_the_doctor_takes_away() -> None:
    game = position(players=3, phase="hire", persons=persons_with_rats(6, including="doctor"), rat=8, coins=2)
    before = value(game.state, 0)
    assert value(game.say(0, "hire doctor").state, 0) > before


def test_a_friend_who_is_not_there_yet_is_worth_more_in_the_hand() -> None:
    hand = {"hand": "trusted-friend bank park", "phase": "play"}
    with_card = worth(**hand) - worth(**{**hand, "hand": "hotel bank park"})
    later = worth(**hand, friend="hotel") - worth(**{**hand, "hand": "hotel bank park"}, friend="hotel")
    assert with_card > later


def test_others_in_the_cathedral_make_the_own_marker_worth_less() -> None:
    crowd = {1: Family(markers="notre-dame 3")}
    assert worth(markers="notre-dame 1", others=crowd) < worth(markers="notre-dame 1")


def test_at_the_end_prestige_decides_and_then_coins_and_supply() -> None:
    others = {1: Family(prestige=10, coins=5), 2: Family(prestige=11, coins=0, supply=0)}
    game = position(players=3, phase="hire", in_round=9, prestige=10, others=others).all_hire_nobody()
    assert value(game.state, 0) < value(game.state, 1) < value(game.state, 2)
