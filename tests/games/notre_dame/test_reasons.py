"""Why something is not possible now: the least that stands in its way, or when it is asked for instead."""

from typing import Any

import pytest

from parvis.engine.reasons import why_not
from parvis.games.notre_dame import GAME
from tests.games.notre_dame.table import Table, position


def reason(game: Table, words: str) -> list[tuple[str, dict[str, Any]]]:
    """Why family 0 can't make a decision: keys and arguments of the lines."""
    found = why_not(GAME, game.state, 0, GAME.decision(words))
    return [(line.key, dict(line.arguments)) for line in found.lines] if found else []


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("play park", "why-hand"),
        ("hire monk", "when-hire"),
        ("hire counsellor", "when-hire"),
        ("drive 0.gate", "when-drive"),
        ("lose bank", "when-loss"),
        ("keep bank", "when-keep"),
    ],
)
def test_a_card_that_is_not_in_the_hand_and_what_is_asked_at_other_times(words: str, key: str) -> None:
    game = position(phase="play", persons="monk hostess", hand="hotel bank")
    assert reason(game, words) == [(key, {})]


def test_what_is_possible_needs_no_reason() -> None:
    assert reason(position(phase="play", hand="hotel bank"), "play bank") == []


def test_who_waits_for_others_is_told_nothing_here() -> None:
    game = position(phase="play", hand="hotel bank")
    assert why_not(GAME, game.state, 1, GAME.decision("play park")) is None


def test_a_person_costs_a_coin_and_has_to_be_there() -> None:
    poor = position(phase="hire", persons="monk hostess", coins=0)
    assert reason(poor, "hire monk") == [("why-coins", {"needed": 1, "count": 0})]
    assert reason(poor, "hire doctor") == [("why-person", {})]


def test_a_carriage_goes_as_far_as_it_may() -> None:
    game = position(phase="play", hand="carriage-house bank").say(0, "play carriage-house")
    assert reason(game, "drive 1.bridge")[0][0] == "why-streets"


def test_a_donation_needs_coins() -> None:
    game = position(phase="play", hand="notre-dame bank", coins=1).say(0, "play notre-dame")
    assert reason(game, "donate 3") == [("why-coins", {"needed": 3, "count": 1})]


def test_the_friend_moves_on_and_the_bishop_wants_an_empty_sector() -> None:
    game = position(phase="play", hand="trusted-friend bank", friend="hotel").say(0, "play trusted-friend")
    assert reason(game, "friend hotel") == [("why-friend-there", {})]
    game = position(phase="hire", persons="monk bishop", markers="bank 1").say(0, "hire bishop")
    assert reason(game, "to bank") == [("why-not-empty", {})]
