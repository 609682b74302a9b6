"""What a learned value looks at: the numbers that a position has for a family, by their names."""

from typing import Any

import pytest

from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.players.features import FEATURE_NAMES, FEATURES
from tests.games.notre_dame.table import Family, persons_with_rats, position


def seen(names: str, seat: int = 0, players: int = 3, **words: Any) -> list[int]:
    """The numbers of these names, in a game of three."""
    out = [7777] * FEATURES
    GAME.features.write(position(players=players, **words).state, seat, out)
    found = dict(zip(FEATURE_NAMES, out, strict=True))
    return [found[name] for name in names.split("; ")]


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(FEATURE_NAMES)) == FEATURES == len(GAME.features.names)


def test_every_round_has_weights_of_its_own() -> None:
    out = [0] * FEATURES
    rounds = [GAME.features.write(position(in_round=number).state, 0, out) for number in range(1, 10)]
    assert rounds == list(range(9)) == list(range(GAME.features.chapters))


def test_counts_stand_as_they_are_and_as_steps() -> None:
    steps = "coins at least 1; coins at least 2; coins at least 3; coins at least 4; coins"
    assert seen(steps, coins=2) == [1, 1, 0, 0, 2]
    assert seen(steps, coins=7) == [1, 1, 1, 1, 7]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rivals_are_counted_clockwise_and_those_who_do_not_play_are_zeros(players: int) -> None:
    last = players - 1
    names = "; ".join(f"rival {rival} hospital" for rival in range(1, 5))
    found = seen(names, seat=0, players=players, others={last: Family(markers="hospital 2")})
    assert found == [2 if rival == last else 0 for rival in range(1, 5)]
    assert seen("rival 1 hospital", seat=last, players=players, markers="hospital 1") == [1]


def test_a_friend_counts_as_influence() -> None:
    assert seen("park; friend in park", markers="park 1", friend="park") == [2, 1]
    assert seen("rival 2 hospital", others={2: Family(markers="hospital 1", friend="hospital")}) == [2]


def test_the_rat_is_seen_where_the_plague_will_bring_it() -> None:
    names = "rat; rat will be at 8; rat will be at 9; rat beyond the end"
    rats: dict[str, Any] = {"persons": persons_with_rats(6), "phase": "hire"}
    assert seen(names, **rats, rat=2) == [2, 1, 0, 0]
    assert seen(names, **rats, rat=5) == [5, 0, 1, 2]
    assert seen(names, **rats, rat=5, markers="hospital 1") == [5, 0, 1, 1]


def test_shares_of_the_cathedral_are_in_tenths() -> None:
    """Three families share eight points."""
    names = "share of cathedral; others in cathedral"
    crowd = {1: Family(markers="notre-dame 3")}
    assert seen(names, others=crowd) == [0, 3]
    assert seen(names, markers="notre-dame 1", others=crowd) == [80 * 1 // 4, 3]


def test_messages_are_counted_by_streets_where_sets_come_first() -> None:
    """A family that has a message of its own borough's colour may not take another one before the other colours."""
    names = "messages within 1; best message within 1; messages within 2; best message within 2"
    assert seen(names) == [6, 4, 9, 4]
    assert seen(names, messages="0.prestige") == [2, 2, 5, 4]


def test_cards_are_seen_in_the_hand_before_the_family_and_still_to_come() -> None:
    names = "holds bank; may choose bank; bank to be dealt; holds hotel; hotel to be dealt"
    assert seen(names, phase="play", hand="bank park hospital") == [1, 0, 0, 0, 1]
    assert seen(names, phase="draft", hand="bank park hospital") == [0, 1, 0, 0, 1]
