"""Set-up for 2 to 5 families. Rules: "Preparation", "The game for two players"."""

import pytest

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import GRAY, LETTERS, PERSON_NAMES
from tests.games.notre_dame.table import Table, position


def at_the_start(players: int, options: str = "") -> Table:
    return Table(Play(GAME, players, dict.fromkeys(options.split(), True)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_family_begins_with_the_same(players: int) -> None:
    game = at_the_start(players)
    for seat in range(players):
        assert (game.coins(seat), game.supply(seat), game.general(seat)) == (3, 4, 10)
        assert (game.rat(seat), game.prestige(seat), game.friend(seat)) == (0, 0, "")
        assert game.messages(seat) == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_carriage_begins_in_the_middle_of_its_own_borough(players: int) -> None:
    game = at_the_start(players)
    assert [game.carriage(seat) for seat in range(players)] == [f"{seat}.centre" for seat in range(players)]


def test_two_families_sit_opposite_each_other_on_the_board_for_four() -> None:
    game = at_the_start(2)
    assert [game.carriage(seat) for seat in range(2)] == ["0.centre", "2.centre"]


def test_boroughs_without_a_family_have_no_carriage() -> None:
    markets = [market for borough in at_the_start(2).play.view(None)["boroughs"] for market in borough["markets"]]
    assert {market["market"]: market["carriages"] for market in markets if market["carriages"]} == {
        "0.centre": [0],
        "2.centre": [1],
    }


@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(GameError, match="2, 3, 4 or 5 players"):
        at_the_start(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_family_may_begin(players: int) -> None:
    game = at_the_start(players)
    assert game.legal(NATURE) == [f"start {seat}" for seat in range(players)]


def test_who_begins_has_the_first_turn() -> None:
    game = position(players=3, start=2)
    assert game.movers == [2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_borough_has_its_four_messages_in_any_order(players: int) -> None:
    game = at_the_start(players).nature("start 0")
    for borough in range(players):
        for place, left in (("parvis", 4), ("gate", 3), ("quay", 2), ("bridge", 1)):
            market = f"message {borough}.{place}"
            assert len(game.legal(NATURE)) == left
            assert all(words.startswith(market) for words in game.legal(NATURE))
            game.nature(game.legal(NATURE)[-1])
    assert game.phase == "persons"


def test_a_message_lies_out_only_once() -> None:
    game = at_the_start(3).nature("start 0", "message 0.parvis rat")
    assert game.legal(NATURE) == ["message 0.gate coin", "message 0.gate marker", "message 0.gate prestige"]


def test_messages_lie_face_up_at_the_edges_of_their_borough() -> None:
    for borough in position(players=3).play.view(None)["boroughs"]:
        assert [market["message"] for market in borough["markets"]] == [None, "coin", "marker", "rat", "prestige"]


def test_boroughs_without_a_family_have_messages_too() -> None:
    game = at_the_start(2).nature("start 0")
    boroughs = []
    while game.phase == "set-up":
        boroughs.append(game.legal(NATURE)[0].split()[1][0])
        game.nature(game.legal(NATURE)[0])
    assert boroughs == list("0000111122223333")


def test_without_new_persons_nobody_goes_back_into_the_box() -> None:
    game = position(phase="persons")
    assert not any("remove" in GAME.catalogue[decision] for _, decision in game.play.steps)


def test_with_new_persons_three_of_each_letter_go_back_into_the_box() -> None:
    game = position(phase="persons", options="new_persons")
    removed = [words.split()[1] for words in steps(game) if words.startswith("remove")]
    assert len(removed) == 9
    for letter in range(len(LETTERS)):
        of_letter = {name for number, name in enumerate(PERSON_NAMES) if GRAY[1][letter] >> number & 1}
        assert set(removed[3 * letter : 3 * letter + 3]) < of_letter


def test_any_three_of_a_letter_may_go_there() -> None:
    game = at_the_start(3, "new_persons")
    while not game.legal(NATURE)[0].startswith("remove"):
        game.nature(game.legal(NATURE)[0])
    a = [name for number, name in enumerate(PERSON_NAMES) if GRAY[1][0] >> number & 1]
    assert len(a) == 6
    for left in (6, 5, 4):
        assert game.legal(NATURE) == [f"remove {name}" for name in a]
        assert len(a) == left
        game.nature(f"remove {a.pop()}")


def test_those_in_the_box_are_known_to_all() -> None:
    game = position(phase="persons", options="new_persons")
    removed = [words.split()[1] for words in steps(game) if words.startswith("remove")]
    assert game.play.view(None)["removed"] == removed


def steps(game: Table) -> list[str]:
    return [GAME.catalogue[decision] for _, decision in game.play.steps]


@pytest.mark.parametrize("name", ["limited_coins", "counsellor_free", "new_persons"])
def test_options_are_off_unless_chosen(name: str) -> None:
    assert getattr(at_the_start(4).state, name) == 0
    assert getattr(at_the_start(4, name).state, name) == 1


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(GameError, match="no option 'ghosts'"):
        at_the_start(4, "ghosts")
