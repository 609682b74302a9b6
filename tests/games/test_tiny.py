"""The tests' own game keeps to the contract of all games, and to its few rules."""

from collections import Counter

from tiny_game import GAME
from tiny_game.state import NAMES

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import hidden
from parvis.engine.testing import GameContract


class TestTiny(GameContract):
    game = GAME


def dealt(*hands: str, low: bool = False) -> Play:
    """A game in which the seats have drawn these cards, `red-1 red-2 red-3` and so on."""
    play = Play(GAME, len(hands), {"low": low})
    for seat, hand in enumerate(hands):
        for card in hand.split():
            play.say(NATURE, f"draw {seat} {card}")
    return play


def lay(play: Play, *cards: str) -> None:
    """Everybody lays a card, the die shows 4."""
    for seat, card in enumerate(cards):
        play.say(seat, f"lay {card}")
    play.say(NATURE, "roll 4")


def test_the_highest_card_wins_the_points_of_the_die() -> None:
    play = dealt("red-1 red-2 red-3", "blue-4 blue-5 blue-6")
    lay(play, "red-3", "blue-4")
    assert play.movers() == [1]
    play.say(1, "take points")
    assert [seat["points"] for seat in play.view(None)["seats"]] == [0, 4]


def test_with_the_option_low_the_lowest_wins() -> None:
    play = dealt("red-1 red-2 red-3", "blue-4 blue-5 blue-6", low=True)
    lay(play, "red-3", "blue-4")
    assert play.movers() == [0]


def test_equal_cards_win_one_after_the_other() -> None:
    play = dealt("red-1 red-2 red-3", "blue-1 blue-2 blue-3", "green-1 green-2 green-4")
    lay(play, "red-3", "blue-3", "green-2")
    assert play.movers() == [0]
    play.say(0, "take card")
    assert play.movers() == [NATURE]
    play.say(NATURE, "draw 0 red-6")
    assert play.movers() == [1]


def test_a_card_lies_face_down_until_all_have_laid_one() -> None:
    play = dealt("red-1 red-2 red-3", "blue-4 blue-5 blue-6")
    play.say(0, "lay red-2")
    assert [play.view(onlooker)["seats"][0]["laid"] for onlooker in (0, 1, None)] == ["red-2", "face down", "face down"]
    play.say(1, "lay blue-4")
    assert play.view(None)["seats"][0]["laid"] == "red-2"


def test_hidden_cards_are_dealt_evenly() -> None:
    play = dealt("red-1 red-2 red-3", "blue-4 blue-5 blue-6")
    play.say(1, "lay blue-5")
    face_down = Counter(GAME.view(hidden(GAME, play.state, 0, seed), 1)["seats"][1]["laid"] for seed in range(6000))
    assert set(face_down) == set(NAMES) - {"red-1", "red-2", "red-3"}
    assert all(300 < count < 500 for count in face_down.values())
