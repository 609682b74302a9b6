"""What decisions of Troyes are worth later: what the rules still bring, in points, below what they bring now."""

from parvis.engine.prospects import points_of
from parvis.games.troyes import GAME
from tests.games.previewing import outlook
from tests.games.troyes.table import Table, position


def later(game: Table, words: str) -> dict[str, float]:
    """What a decision of the first seat is worth later, by what it comes from."""
    lines = outlook(GAME, game.state, 0, GAME.decision(words))
    return {line.key.removeprefix("later-").removesuffix("-less"): points_of(line) for line in lines}


def test_a_die_that_is_rolled_again_counts_as_one_on_average() -> None:
    game = position(dice={0: "red 1, white 6"}, influence=1).say(0, "reroll")
    assert later(game, "die 0 red 1").get("own-dice", 0) > 0
    assert later(game, "die 0 white 6").get("own-dice", 0) < 0


def test_a_die_that_is_turned_over_counts_by_its_opposite_face() -> None:
    game = position(dice={0: "red 1, white 6"}, influence=4).say(0, "turn dice")
    assert later(game, "die 0 red 1")["own-dice"] == 0.5
    assert later(game, "die 0 white 6")["own-dice"] == -0.5
