"""How many ways there are to go through a chain of questions, counted by hand and by walking through all of them."""

from collections.abc import Callable

import pytest

from parvis.engine.questions import NATURE
from parvis.games.notre_dame.state import State
from tests.games.notre_dame.table import Table, position


def ways(game: Table, *decisions: str) -> int:
    """In how many ways seat 0 can answer everything that it is asked after these decisions."""
    game.say(0, *decisions)
    return branches(game, lambda: game.movers != [0])


def branches(game: Table, done: Callable[[], bool]) -> int:
    """In how many ways the game can go on until something is done, the first of several movers deciding first."""
    if done():
        return 1
    start: State = game.state.copy()
    seat, count = game.movers[0], 0
    for words in game.legal(seat):
        game.play.state = start.copy()
        count += branches(game.say(seat, words), done)
    game.play.state = start
    return count


def playing(card: str, **words: object) -> Table:
    rest = [other for other in ("park", "hospital") if other != card]
    return position(players=3, hand=" ".join([card, *rest]), **words)


def hiring(persons: str, in_round: int = 1, **words: object) -> Table:
    return position(players=3, phase="hire", in_round=in_round, persons=persons, **words)


@pytest.mark.parametrize(("players", "count"), [(2, 6**2), (3, 6**3)])
def test_a_draft(players: int, count: int) -> None:
    """Every family chooses one of three and then one of two."""
    game = position(players=players, phase="draft")
    assert branches(game, lambda: game.phase == "play") == count


def test_one_step_of_the_carriage() -> None:
    """Six neighbours of the centre with a message, taken or left, and the centre without one."""
    assert ways(playing("carriage-house"), "play carriage-house") == 2 * 6 + 1


def test_carriage_with_messages_that_may_not_be_taken() -> None:
    """Five of the six neighbours: in its own borough a second message is not allowed."""
    game = playing("carriage-house", messages="0.coin")
    assert ways(game, "play carriage-house") == 1 + 1 + 3 + 2 * 2


def test_hotel_with_four() -> None:
    """Three perks twice; with the rat on 1 it can go back only once."""
    assert ways(playing("hotel", markers="hotel 3", rat=5), "play hotel") == 3 * 3
    assert ways(playing("hotel", markers="hotel 3", rat=1), "play hotel") == 3 * 3 - 1


def test_friend() -> None:
    """Five sectors without a question, the hotel with two perks, the carriage house with 13 ways."""
    assert ways(playing("trusted-friend"), "play trusted-friend") == 5 + 2 + 13


def test_cathedral() -> None:
    assert ways(playing("notre-dame", coins=5), "play notre-dame") == 4
    assert ways(playing("notre-dame", coins=5, supply=0, markers="bank 1, park 1"), "play notre-dame") == 1 + 2 * 3


def test_fool() -> None:
    """A marker or the friend from the bank, to four sectors without a question, the hotel, the carriage house."""
    game = hiring("monk fool", markers="bank 2", friend="bank")
    assert ways(game, "hire fool") == 2 * (4 + 2 + 13)


def test_minstrel() -> None:
    """From the bank 1 to 3 markers, or the friend and up to two; from the park one marker; to six sectors each."""
    game = hiring("monk minstrel", markers="bank 4, park 1", friend="bank")
    assert ways(game, "hire minstrel") == 6 * (3 + 3) + 6


def test_bishop() -> None:
    """To five empty sectors: three without a question, the hotel, the carriage house."""
    assert ways(hiring("monk fool bishop", markers="bank 2", friend="park"), "hire bishop") == 3 + 2 + 13


def test_gypsies() -> None:
    """Nothing; the bank's and nothing or the park's too; the park's and nothing or the bank's too."""
    game = hiring("monk fool gypsies", 4, options="new_persons", markers="bank 1, park 1")
    assert ways(game, "hire gypsies") == 1 + 2 + 2


def test_counsellor() -> None:
    """Monk, money lender or nobody, and once more."""
    game = hiring("money-lender monk counsellor", 7, options="new_persons", coins=3)
    assert ways(game, "hire counsellor") == 3 * 3


def test_counsellor_with_one_coin_left() -> None:
    """After the monk or nobody there is nobody more to pay, but after nobody there is still the coin."""
    game = hiring("money-lender monk counsellor", 7, options="new_persons", coins=2)
    assert ways(game, "hire counsellor") == 1 + 3 + 3


@pytest.mark.parametrize(("in_round", "orders"), [(4, 2 * 6), (5, 6), (6, 6)])
def test_orders_that_a_spy_can_see(in_round: int, orders: int) -> None:
    """Those who are left of the present letter, and the three of the letter to come."""
    game = hiring("monk fool spy", in_round, options="new_persons").say(0, "hire spy")
    assert branches(game, lambda: game.movers != [NATURE]) == orders
