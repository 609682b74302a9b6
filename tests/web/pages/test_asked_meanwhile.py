"""Who is asked something in another player's turn reads whose turn it is."""

from parvis.games.troyes import GAME
from parvis.games.troyes.state import State
from parvis.web.tables.table_game import TableGame
from tests.games.troyes.table import Player, position
from tests.web.visiting import Visitor, newest, table


def seen(state: State) -> str:
    """What the first of three players reads in a position of a game with ramparts."""
    at = table("human bot:novice bot:novice", "troyes", ramparts=True)
    TableGame(newest(at), GAME, state).save()
    return Visitor().open(at).text


def test_in_the_own_turn_nobody_else_is_named() -> None:
    text = seen(position(dice={0: "yellow 3"}, guard=3, ruling=GAME.ruling).state)
    assert "Your turn" in text
    assert "Your decision" not in text


def test_in_another_players_turn_the_heading_and_the_question_say_so() -> None:
    dice = {0: "yellow 3", 2: "red 1"}
    scene = position(outdoor="i-a 1", dice=dice, turn=1, others={1: Player(guard=2)}, ruling=GAME.ruling)
    text = seen(scene.say(1, "guard", "die 0 yellow 3").state)
    assert "Your decision" in text
    assert "Bruno buys one of your dice for the guard." in text
    assert "Bruno's turn" in text
    assert "Your turn" not in text
