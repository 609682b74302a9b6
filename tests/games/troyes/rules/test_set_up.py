"""The set-up: what everybody gets, characters, settling, neutral citizens. Facts: section 1, "Set-up"."""

from collections import Counter

import pytest

from parvis.engine.play import Play
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import BUILDING_NAMES, NEUTRAL
from parvis.games.troyes.state import NOBODY
from tests.games.troyes.table import Table, position

CITIZENS = {2: 6, 3: 5, 4: 4}
NEUTRALS = {2: 6, 3: 3, 4: 2}


def fresh(players: int, start: int = 0, ruling: int = 1) -> Table:
    """A game whose start player is known."""
    return Table(Play(GAME, players, ruling=ruling)).nature(f"start {start}")


def settling(players: int, start: int = 0, ruling: int = 1) -> Table:
    """A game in which characters are dealt and citizens come."""
    return fresh(players, start, ruling).chance()


def settle_all(game: Table) -> list[int]:
    """Everybody takes the first free space; returns who was asked, in this order."""
    asked = []
    while game.phase == "set-up":
        asked += game.movers
        game.say(game.movers[0], game.legal(game.movers[0])[0])
    return asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_five_deniers_and_influence_four(players: int) -> None:
    game = fresh(players)
    for seat in range(players):
        assert (game.deniers(seat), game.influence(seat), game.points(seat)) == (5, 4, 0)


def test_anybody_may_be_start_player() -> None:
    assert len(Table(Play(GAME, 4)).legal(15)) == 4
    assert settling(4, start=2).movers == [2]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_characters_are_dealt(players: int, each: int) -> None:
    held = Counter(seat for seat in settling(players).state.character if seat != NOBODY)
    assert held == dict.fromkeys(range(players), each)


def test_a_character_is_dealt_once() -> None:
    game = fresh(2).nature("deal 0 urban-iv")
    assert "deal 1 urban-iv" not in game.legal(15)
    assert len(game.legal(15)) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_eighteen_spaces_are_taken_in_the_end(players: int) -> None:
    game = settling(players)
    settle_all(game)
    standing = Counter(who for name in BUILDING_NAMES for who in game.building(name))
    assert standing == {**dict.fromkeys(range(players), CITIZENS[players]), NEUTRAL: NEUTRALS[players]}
    assert [game.supply(seat) for seat in range(players)] == [0] * players


@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, 1, [1, 0, 0, 1, 1, 0]),
        (3, 0, [0, 1, 2, 2, 1, 0, 0, 1, 2]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2, 2]),
    ],
)
def test_citizens_are_settled_one_by_one_there_and_back(players: int, start: int, order: list[int]) -> None:
    asked = settle_all(settling(players, start))
    assert asked[: len(order)] == order
    assert len(asked) == players * CITIZENS[players]
    assert len(settle_all(settling(players, start, ruling=2))) == len(asked) - (players == 2)


def test_any_free_space_of_any_building_may_be_taken() -> None:
    game = settling(3)
    assert len(game.legal(0)) == 18
    game.say(0, "settle bishopric 3")
    assert len(game.legal(1)) == 17
    assert not game.may(1, "settle bishopric 3")


def test_with_two_players_neutral_citizens_come_first_two_in_each_building() -> None:
    game = settling(2)
    for name in BUILDING_NAMES:
        assert game.building(name) == [NOBODY, NEUTRAL, NOBODY, NOBODY, NEUTRAL, NOBODY]


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_neutral_citizens_take_what_is_left(players: int) -> None:
    game = settling(players)
    assert NEUTRAL not in game.building("palace")
    settle_all(game)
    assert game.building("city-hall")[-NEUTRALS[players] :] == [NEUTRAL] * NEUTRALS[players]


def test_marauding_lies_in_the_queue_from_the_start() -> None:
    assert fresh(3).queue == ["marauding"]


def test_then_activity_cards_of_the_first_level_are_revealed() -> None:
    game = position(phase="reveal", in_round=1)
    assert game.legal(15) == ["card archer", "card diplomat", "card mercenary"]
    game.nature("card diplomat")
    assert game.legal(15) == ["card tithing", "card monk", "card priest"]
    game.nature("card monk")
    assert game.legal(15) == ["card artisan", "card merchant", "card miller"]


@pytest.mark.parametrize(("in_round", "first"), [(2, "card hunting"), (3, "card captain")])
def test_cards_of_the_level_of_the_round_are_revealed(in_round: int, first: str) -> None:
    assert position(phase="reveal", in_round=in_round).legal(15)[0] == first


def test_all_options_are_off_unless_wanted() -> None:
    assert Play(GAME, 3).options == [0] * len(GAME.options)
    game = position(options="sliding marauding_leaves")
    assert (game.state.sliding, game.state.marauding_leaves) == (1, 1)
