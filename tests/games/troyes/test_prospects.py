"""What decisions of Troyes are worth later: what the rules still bring, in points, below what they bring now."""

from parvis.engine.play import Play
from parvis.engine.prospects import Preview, points_of
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import FIRST_CITIZENS, ROUNDS
from parvis.games.troyes.rules.effects.special import GAINING
from tests.games.previewing import outlook
from tests.games.troyes.table import Table, position


def later(game: Table, words: str) -> dict[str, float]:
    """What a decision of the first seat is worth later, by what it comes from."""
    lines = outlook(GAME, game.state, 0, GAME.decision(words))
    return {line.key.removeprefix("later-").removesuffix("-less"): points_of(line) for line in lines}


def preview(game: Table, words: str) -> Preview:
    """What a decision of the first seat would bring, now and later."""
    return next(GAME.previews(game.state, 0, [GAME.decision(words)]))


def test_a_complete_group_is_told_with_the_best_number_of_activations() -> None:
    game = position(tradesmen="troubadour", dice={0: "red 5", 1: "red 4"}, influence=4, deniers=9, in_round=4)
    game.say(0, "activate troubadour", "die 0 red 5")
    assert (preview(game, "die 1 red 4").gained, preview(game, "done").gained) == (4, 2)
    game.say(0, "die 1 red 4")
    assert preview(game, game.legal(0)[-1]).gained == 4


def test_the_points_beside_a_die_are_those_of_the_group_with_it_and_not_of_dice_that_may_follow() -> None:
    """They stand below "Done" then; nothing of the group counts as used or paid before."""
    game = position(dice={0: "white 1 3 6", 1: "white 2"}, deniers=9).say(0, "build")
    for die in ("die 0 white 1", "die 1 white 2"):
        told = preview(game, die).worth
        assert preview(game.say(0, die), "done").worth == told


def test_what_the_dice_of_a_group_take_is_told_until_it_is_complete() -> None:
    """A die that is bought, and one's own, are no less spent as they have been chosen before."""
    game = position(dice={0: "white 3 5", 1: "white 4"}, deniers=9).say(0, "build", "die 0 white 3")
    with_own = later(game, "done")
    with_bought = later(game.say(0, "die 1 white 4"), "done")
    assert with_bought["own-dice"] == with_own["own-dice"] < 0
    assert with_bought["deniers"] < 0


def test_an_action_is_told_as_the_plain_group_that_then_is_told() -> None:
    game = position(tradesmen="troubadour", dice={0: "red 5 4", 1: "red 1"}, influence=4, deniers=9)
    told = preview(game, "activate troubadour").worth
    game.say(0, "activate troubadour", "die 0 red 5")
    assert preview(game, "die 0 red 4").worth == told
    assert preview(game.say(0, "die 0 red 4"), "done").worth == told


def test_dice_that_are_not_enough_are_worth_as_much_as_a_cube_that_helps_them_and_the_dice_that_follow() -> None:
    own = {0: "yellow 2 4, purple 4", 1: "red 1"}
    game = position(options="purple", cubes="tithing 2", queue="drought, marauding", dice=own, deniers=8)
    game.say(0, "counter drought")
    told = preview(game, "help tithing").worth
    game.say(0, "help tithing")
    assert [preview(game, f"die 0 {die}").worth for die in ("yellow 2", "yellow 4", "purple 4")] == [told] * 3


def test_activations_that_ask_one_by_one_are_told_together() -> None:
    dice = {0: "yellow 6 6", 1: "white 1"}
    game = position(options="cards=both", tradesmen="landlady", dice=dice).say(0, "activate landlady")
    foreseen = preview(game, "die 0 yellow 6").gained
    game.use(0, "die 0 yellow 6", "0 yellow 6", "0 yellow 6")
    had = game.points(0)
    while game.asked == GAINING:
        game.say(0, "gain points")
    assert foreseen == game.points(0) - had > 0


def test_in_the_last_round_characters_are_told_in_full_points() -> None:
    hugues = {"characters": "hugues-de-payns", "dice": {0: "white 1", 1: "white 1"}, "deniers": 9}
    for influence, lost in ((9, -3), (10, -3), (8, 0)):
        game = position(**hugues, influence=influence, in_round=5)
        assert later(game, "recruit").get("characters", 0) == lost
    game = position(**hugues, influence=9, in_round=3)
    assert -3 < later(game, "recruit")["characters"] < 0, "there is time to get it back"


def test_in_the_last_round_cubes_for_later_count_as_long_as_dice_are_left_that_they_may_help() -> None:
    """Cubes of the Militia make red dice of yellow ones: with all of these in one group, none is left for them."""
    for in_round, of_all in ((5, False), (4, True)):
        dice = {0: "yellow 3", "neutral": "yellow 1, red 1"}
        game = position(tradesmen="militia", dice=dice, deniers=9, in_round=in_round)
        game.say(0, "activate militia", "die 0 yellow 3")
        assert "delayed" in later(game, "done")
        assert ("delayed" in later(game, "die neutral yellow 1")) == of_all


def test_in_the_last_round_the_cathedral_is_told_in_full_points() -> None:
    """A point and a level that is not missed any more, influence for the character's next points, less the die."""
    game = position(characters="hugues-de-payns", dice={0: "white 1", 1: "white 1"}, influence=8, in_round=5)
    game.say(0, "build")
    told = preview(game, "die 0 white 1")
    assert told.worth >= 1 + 3 + 2 - 0.5


def test_a_die_that_is_rolled_again_counts_as_one_on_average() -> None:
    game = position(dice={0: "red 1, white 6"}, influence=1).say(0, "reroll")
    assert later(game, "die 0 red 1").get("own-dice", 0) > 0
    assert later(game, "die 0 white 6").get("own-dice", 0) < 0


def test_a_die_that_is_turned_over_counts_by_its_opposite_face() -> None:
    game = position(dice={0: "red 1, white 6"}, influence=4).say(0, "turn dice")
    assert later(game, "die 0 red 1")["own-dice"] == 0.5
    assert later(game, "die 0 white 6")["own-dice"] == -0.5


def test_first_citizens_roll_dice_in_this_round_too() -> None:
    play, rounds = Play(GAME, 3), []
    while len(rounds) < FIRST_CITIZENS[3] * 3:
        seat = play.movers()[0]
        decision = play.legal(seat)[0]
        if seat != NATURE:
            told = next(GAME.previews(play.state, seat, [decision])).later
            rounds += [line.arguments["rounds"] for line in told if line.key == "later-dice"]
        play.step(seat, decision)
    assert set(rounds) == {ROUNDS[3]}
