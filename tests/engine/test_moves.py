"""Moves: which decisions belong together."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from tiny_game import GAME as TINY

from parvis.engine import record, registry
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from tests.games.notre_dame.table import Family, persons_with_rats, position

ACTIONS = ("activate", "build", "counter", "place", "harvest", "guard", "pass")
NOTRE_DAME = registry.find("notre-dame")
LADIES = sorted((Path(__file__).parents[1] / "records" / "ladies").glob("3p*ramparts*greedy*.json"))

Move = tuple[int, list[tuple[int, str]]]
"""A move: its phase, and the seats that decided in it with their words."""


def random_steps(game: Game, seats: int, seed: int) -> list[tuple[int, int]]:
    """Steps of a random game, as seats and decisions."""
    random, play = Random(seed), Play(game, seats, {})
    while not play.over:
        seat = random.choice(play.movers())
        play.step(seat, random.choice(play.legal(seat)))
    return list(play.steps)


def moves(play: Play, steps: Iterable[tuple[int, int]]) -> Iterator[Move]:
    """The moves of a game that are more than chance."""
    made = []
    for seat, decision in steps:
        made.append((play.game.move(play.state), (seat, play.game.catalogue[decision])))
        play.step(seat, decision)
    for (phase, _), group in groupby(made, lambda step: step[0]):
        if players := [step for _, step in group if step[0] != NATURE]:
            yield phase, players


@pytest.mark.parametrize("seed", range(3))
def test_a_move_in_notre_dame_is_a_card_or_a_hiring_with_all_that_follows(seed: int) -> None:
    found: Counter[str] = Counter()
    for _, steps in moves(Play(NOTRE_DAME, 4, {}), random_steps(NOTRE_DAME, 4, seed)):
        first, *others = [decision.split()[0] for _, decision in steps]
        found[first] += 1
        if first == "keep":
            assert sorted(seat for seat, _ in steps) == [0, 1, 2, 3]
        else:
            assert not {"play", "hire"} & set(others)
            assert first == "lose" or len({seat for seat, _ in steps}) == 1
    assert (found["play"], found["hire"]) == (2 * 4 * 9, 4 * 9)


def test_a_plague_is_one_move_however_many_families_it_strikes() -> None:
    others = {seat: Family(rat=9, markers="bank 1, hotel 1") for seat in (1, 2)}
    at = position(phase="hire", turn=3, persons=persons_with_rats(3), rat=9, markers="bank 1, hotel 1", others=others)
    play, lost = at.say(3, "hire nobody").play, []
    while play.movers() != [NATURE]:
        seat = play.movers()[0]
        lost.append((seat, play.game.move(play.state)))
        play.step(seat, play.legal(seat)[0])
    assert [seat for seat, _ in lost] == [0, 1, 2]
    assert len({move for _, move in lost}) == 1


def check_actions(play: Play, steps: Iterable[tuple[int, int]]) -> int:
    """In every turn of a game of Troyes one seat acts, the first that is asked; in how many do others answer?"""
    acting = next(phase for phase in play.game.rules.declared.course if phase.name == "actions")
    answered = 0
    for phase, made in moves(play, steps):
        if phase == acting:
            assert [seat for seat, words in made if words.split()[0] in ACTIONS] == [made[0][0]]
            answered += len({seat for seat, _ in made}) > 1
    return answered


def test_a_move_in_troyes_is_an_action() -> None:
    troyes = registry.find("troyes")
    assert [check_actions(Play(troyes, 4, {}), random_steps(troyes, 4, seed)) for seed in range(3)] == [0, 0, 0]


def test_answers_on_the_ramparts_belong_to_the_move_that_they_interrupt() -> None:
    answered = 0
    for file in LADIES:
        found = record.load(file)
        play = Play(found.game, len(found.seats), found.options, found.ruling)
        answered += check_actions(play, found.steps)
    assert answered


def test_the_winners_of_tiny_take_their_prizes_in_one_move() -> None:
    for seed in range(10):
        for _, steps in moves(Play(TINY, 4, {}), random_steps(TINY, 4, seed)):
            kinds = {decision.split()[0] for _, decision in steps}
            assert kinds in ({"lay"}, {"take"})
            assert len(steps) == 4 or kinds == {"take"}
