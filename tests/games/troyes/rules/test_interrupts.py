"""Questions to a seat whose turn it is not: they are answered, and what was under way goes on.

No card of the base game asks one; expansions do, so the stack has to bear it.
"""

from typing import Any

import pytest

from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import CITY_HALL, NEUTRAL
from parvis.games.troyes.rules.activities import SENDING
from parvis.games.troyes.rules.strikes.losses import LOSE_CUBE
from parvis.games.troyes.rules.strikes.newcomers import ARRIVAL
from parvis.games.troyes.rules.strikes.stones import LOSE_STONE
from tests.games.troyes.table import Player, Table, position

OTHER = {1: Player(cathedral="1 1, 2 1", influence=2)}


def interrupted(**words: Any) -> Table:
    """A position at seat 0's turn with dice; seat 1 has two cubes in the cathedral and one on each of two events."""
    given = {
        "dice": {0: "yellow 4 3 2, red 6, white 6", 1: "yellow 1"},
        "queue": "marauding, war",
        "banners": {"marauding": "1", "war": "1"},
        "others": OTHER,
        "influence": 9,
        **words,
    }
    return position(**given)


def test_before_an_action() -> None:
    game = interrupted()
    turn = game.legal(0)
    game.ask(1, LOSE_STONE)
    assert (game.movers, game.legal(0)) == ([1], [])
    assert game.legal(1) == ["remove 1 1", "remove 2 1"]
    game.say(1, "remove 2 1")
    assert (game.movers, game.legal(0)) == ([0], turn)


def test_while_a_group_is_formed() -> None:
    game = interrupted().say(0, "harvest", "die 0 yellow 4")
    group = game.legal(0)
    game.ask(1, LOSE_CUBE).say(1, "off war")
    assert (game.movers, game.legal(0), game.banners("war")) == ([0], group, [])
    game.say(0, "done")
    assert (game.movers, game.deniers(0)) == ([1], 22)


@pytest.mark.parametrize(
    ("decisions", "end"),
    [
        (["turn dice", "die 0 red 6"], ["enough"]),
        (["reroll"], ["die 0 white 6"]),
        (["harvest"], ["die 0 yellow 2", "done"]),
        (["activate archer", "die 0 red 6"], ["on war"]),
    ],
)
def test_in_the_middle_of_anything(decisions: list[str], end: list[str]) -> None:
    """The answer changes nothing of what seat 0 was about."""
    plain = interrupted(tradesmen="archer").say(0, *decisions[:1])
    game = interrupted(tradesmen="archer").say(0, *decisions[:1])
    for words in decisions[1:]:
        if game.may(0, words):
            plain.say(0, words)
            game.say(0, words)
    open_now = game.legal(0)
    game.ask(1, LOSE_STONE).say(1, "remove 1 1")
    assert game.legal(0) == open_now
    plain.say(0, *end)
    game.say(0, *end)
    assert (game.movers, game.dice(0), game.influence(0)) == (plain.movers, plain.dice(0), plain.influence(0))


def test_while_dice_are_thrown_against_a_black_one() -> None:
    game = interrupted(phase="defence", black="6", dice={0: "white 2 3 4"}).say(0, "die 0 white 2")
    game.ask(1, LOSE_STONE).say(1, "remove 1 1")
    assert game.movers == [0]
    game.say(0, "die 0 white 4")
    assert (game.black, game.dice(0)) == ([], "white 3")


def test_chance_too() -> None:
    game = interrupted().say(0, "harvest", "die 0 yellow 4").ask(NATURE, ARRIVAL, CITY_HALL)
    assert game.movers == [NATURE]
    game.rolls(3)
    assert (game.movers, game.building("city-hall")[2]) == ([0], NEUTRAL)


def test_several_seats_one_after_the_other_the_last_one_asked_first() -> None:
    others = {**OTHER, 2: Player(cathedral="3 1, 4 1")}
    game = interrupted(others=others).say(0, "harvest").ask(1, LOSE_STONE).ask(2, LOSE_STONE)
    game.say(2, "remove 3 1").say(1, "remove 1 1")
    assert (game.movers, game.may(0, "die 0 yellow 4")) == ([0], True)


def test_a_question_below_that_has_one_answer_by_then_answers_itself() -> None:
    game = interrupted().say(0, "harvest").ask(1, LOSE_STONE).ask(1, LOSE_STONE)
    game.say(1, "remove 1 1")
    assert (game.movers, game.column(2)) == ([0], [-1, -1, -1])


def test_the_one_who_waits_may_decide_nothing() -> None:
    game = interrupted().ask(1, LOSE_STONE)
    assert GAME.legal(game.state, 0) == []
    assert GAME.legal(game.state, NATURE) == []


def test_while_a_tradesman_is_chosen_on_the_board() -> None:
    citizens, dice = "palace 1, palace 2", {0: "yellow 6 1", 1: "red 1"}
    game = interrupted(supply=0, citizens=citizens, cards="sculptor", dice=dice).use(
        0, "activate sculptor", "0 yellow 6"
    )
    assert game.asked == SENDING
    game.ask(1, LOSE_STONE).say(1, "remove 1 1").say(0, "send palace 2")
    assert (game.tradesmen("sculptor"), game.movers) == ([0], [1])
