"""How the bot `greedy` looks ahead, on a game of single numbers."""

from dataclasses import replace
from typing import Annotated

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.rule import RuleBook
from parvis.engine.state import Record, Row

STEPS = 3  # questions in a row
ANSWERS = 3


class Walk(Record):
    """Seat 0 takes three steps, then it is seat 1's turn for ever."""

    step: int
    way: Annotated[Row, STEPS]


RULES = RuleBook(Walk)
rule = RULES.rule


@rule
def movers(game: Walk) -> int:
    """Seat 0 walks, seat 1 waits for it."""
    return 1 if game.step < STEPS else 2


@rule
def legal(game: Walk, seat: int, out: Row) -> int:
    """Three ways everywhere."""
    for way in range(ANSWERS):
        out[way] = way
    return ANSWERS


@rule
def apply(game: Walk, seat: int, decision: int) -> None:
    """Seat 1's decisions lead nowhere; a step too many of seat 0 has no place on its way."""
    if seat == 0:
        game.way[game.step] = decision
        game.step += 1


@rule
def determinize(game: Walk, seat: int, chance: Row) -> None:
    """Nothing is hidden."""


@rule
def scores(game: Walk, points: Row, tiebreak: Row) -> None:
    """Two play for nothing."""
    for seat in range(2):
        points[seat] = 0
        tiebreak[seat] = 0


@rule
def treasure(game: Walk, seat: int) -> int:
    """Worth something at the end of one way only; the first steps of it look bad."""
    if game.step < STEPS:
        return -game.way[0]
    return 100 if game.way[0] == 2 and game.way[1] == 0 and game.way[2] == 1 else 0


@rule
def nothing(game: Walk, seat: int) -> int:
    """All positions are worth the same."""
    return 7


def walk(value: object) -> Game:
    """The game with that value."""
    words = ("left", "middle", "right")
    return replace(
        TINY,
        name="walk",
        rules=RULES,
        setup=lambda *_: None,
        movers=movers,
        legal=legal,
        apply=apply,
        scores=scores,
        determinize=determinize,
        value=value,  # type: ignore[arg-type]
        observe=None,
        features=None,
        catalogue=words,
        options=(),
    )


def choices(game: Game, seeds: int, state: Walk | None = None) -> set[str]:
    """What greedy does first, over many seeds."""
    core = bots.interpreted(game)
    return {game.catalogue[bots.choose(core, game, state or Walk(), 0, "greedy", seed)] for seed in range(seeds)}


def test_follows_its_own_chain_of_decisions_to_the_end() -> None:
    game, state = walk(treasure), Walk()
    for words in ("right", "left", "middle"):
        assert choices(game, 10, state) == {words}
        apply(state, 0, game.codes[words])


def test_among_equals_each_is_chosen() -> None:
    assert choices(walk(nothing), 40) == {"left", "middle", "right"}


def test_stops_where_another_seat_decides() -> None:
    state = Walk()
    apply(state, 0, 2)
    apply(state, 0, 1)
    assert choices(walk(treasure), 40, state) == {"left", "middle", "right"}  # and no IndexError behind it


def test_takes_the_higher_prize() -> None:
    play = Play(TINY, 2)
    for seat, words in enumerate(["red-6 red-4 red-1", "blue-1 blue-2 blue-3"]):
        for card in words.split():
            play.say(15, f"draw {seat} {card}")
    play.say(0, "lay red-6")
    play.say(1, "lay blue-1")
    play.say(15, "roll 1")
    core = bots.interpreted(TINY)
    chosen = {bots.choose(core, TINY, play.state, 0, "greedy", seed) for seed in range(10)}
    assert chosen == {TINY.decision("take points")}


@pytest.mark.parametrize("seat", [0, 1])
def test_gives_away_its_lowest_card(seat: int) -> None:
    play = Play(TINY, 2)
    for owner, words in enumerate(["red-6 red-4 red-1", "blue-1 blue-2 blue-3"]):
        for card in words.split():
            play.say(15, f"draw {owner} {card}")
    core = bots.interpreted(TINY)
    chosen = TINY.catalogue[bots.choose(core, TINY, play.state, seat, "greedy", 3)]
    assert chosen == ("lay red-1", "lay blue-1")[seat]
