"""Three persons come out each round. Rules: "Phase 1: Lay out person cards", "New Persons"."""

from itertools import product

import pytest

from parvis.engine.questions import NATURE
from parvis.games.notre_dame.pieces import GRAY, PERSON_NAMES
from tests.games.notre_dame.table import position

BROWN = ["money-lender", "monk", "hostess", "doctor", "minstrel", "fool"]


def coming(words: list[str]) -> list[str]:
    return [person.removeprefix("person ") for person in words]


def test_two_brown_persons_and_then_a_gray_one_come_out() -> None:
    game = position(phase="persons")
    assert coming(game.legal(NATURE)) == BROWN
    game.nature("person fool")
    assert coming(game.legal(NATURE)) == BROWN[:5]
    game.nature("person monk")
    assert coming(game.legal(NATURE)) == ["city-guard", "night-watchman", "bishop"]
    game.nature("person bishop")
    assert game.phase == "draw"


def test_all_three_lie_face_up() -> None:
    persons = position(persons="monk fool bishop").play.view(None)["persons"]
    assert [entry["person"] for entry in persons] == ["monk", "fool", "bishop"]


@pytest.mark.parametrize(
    ("in_round", "persons"),
    [
        (1, ["city-guard", "night-watchman", "bishop"]),
        (4, ["guild-master", "beggar-king", "advocate"]),
        (7, ["lady-of-the-court", "mayor", "carpenter"]),
    ],
)
def test_the_letters_come_in_their_order(in_round: int, persons: list[str]) -> None:
    game = position(phase="persons", in_round=in_round)
    game.nature("person monk", "person fool")
    assert coming(game.legal(NATURE)) == persons


@pytest.mark.parametrize("in_round", [3, 6, 9])
def test_each_brown_person_comes_once_a_period(in_round: int) -> None:
    game = position(phase="persons", in_round=in_round, persons="doctor hostess")
    assert coming(game.legal(NATURE)) == ["hostess", "doctor"]


@pytest.mark.parametrize("in_round", [4, 7])
def test_all_brown_persons_are_back_in_a_new_period(in_round: int) -> None:
    game = position(players=3, phase="hire", in_round=in_round - 1).all_hire_nobody()
    assert game.round == in_round
    assert coming(game.legal(NATURE)) == BROWN


def test_each_gray_person_comes_once_in_the_game() -> None:
    game = position(phase="persons", in_round=6, persons="monk fool advocate")
    game.nature("person monk", "person fool")
    assert coming(game.legal(NATURE)) == ["advocate"]


def test_the_last_of_a_stack_is_brought_by_nature_too() -> None:
    game = position(phase="persons", in_round=3, persons="monk fool bishop")
    game.nature("person monk")
    assert (game.movers, game.legal(NATURE)) == ([NATURE], ["person fool"])


@pytest.mark.parametrize("in_round", [1, 4, 7])
def test_with_new_persons_three_of_the_six_of_a_letter_are_left(in_round: int) -> None:
    game = position(phase="persons", in_round=in_round, options="new_persons")
    game.nature("person monk", "person fool")
    letter = GRAY[1][in_round // 3]
    left = {name for number, name in enumerate(PERSON_NAMES) if letter >> number & 1}
    left -= set(game.play.view(None)["removed"])
    assert len(left) == 3
    assert set(coming(game.legal(NATURE))) == left


@pytest.mark.parametrize(
    ("in_round", "person"),
    [
        *product([2], ["nurse", "steward", "scholar"]),
        *product([5], ["coachman", "gypsies", "spy"]),
        *product([8], ["counsellor", "guard", "innkeeper"]),
    ],
)
def test_a_new_person_comes_out_like_any_gray_one(in_round: int, person: str) -> None:
    game = position(phase="hire", in_round=in_round, options="new_persons", persons=f"monk fool {person}")
    assert f"hire {person}" in game.legal(0)
