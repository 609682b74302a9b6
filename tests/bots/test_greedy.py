"""How the bot `greedy` looks ahead, on a game of single numbers."""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.engine.asking import add_range, begin
from parvis.engine.contract import Features, Game, Observation
from parvis.engine.course import OVER
from parvis.engine.play import Play
from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row

STEPS = 3  # questions in a row


class Walk(GameState):
    """Seat 0 takes three steps, then seat 1 one that leads nowhere."""

    way: Annotated[Row, STEPS]


RULES = RuleBook(Walk)
rule = RULES.rule

WAY = RULES.words("way", ["left", "middle", "right"])
STEP = RULES.question("step", WAY)
WALKING = RULES.phase("walking", asks=STEP)
RULES.course(WALKING)


@WALKING.goes_on
def is_under_way(step: int) -> bool:
    """Seat 1's step is the last one."""
    return step <= STEPS


@WALKING.asker
def walker(step: int) -> int:
    """Seat 0 walks, seat 1 waits for it."""
    return 0 if step < STEPS else 1


@STEP.offer
def offer_ways(out: Row) -> None:
    """Offer three ways everywhere."""
    add_range(out, WAY, 0, 3)


@STEP.answer
def take_step(state: Walk, seat: int, step: int, way: int) -> None:
    """A step too many of seat 0 has no place on its way."""
    if seat == 0:
        state.way[step] = way


@WALKING.end
def arrive(state: Walk) -> None:
    """Begin the end of the game."""
    begin(state, OVER)


@rule
def setup(state: Walk, options: Row) -> None:
    """Leave the state as it is: there is nothing to set up."""


@rule
def determinize(state: Walk, seat: int, chance: Row) -> None:
    """Leave the state as it is: nothing is hidden."""


@rule
def scores(state: Walk, points: Row, tiebreak: Row) -> None:
    """Score nothing for both seats."""
    for seat in range(2):
        points[seat] = 0
        tiebreak[seat] = 0


@rule
def treasure(state: Walk, seat: int) -> int:
    """Worth something at the end of one way only; the first steps of it look bad."""
    if state.step < STEPS:
        return -state.way[0]
    return 100 if state.way[0] == 2 and state.way[1] == 0 and state.way[2] == 1 else 0


@rule
def nothing(state: Walk, seat: int) -> int:
    """All positions are worth the same."""
    return 7


def walk(value: Callable[..., int]) -> Game:
    """The game with that value."""
    return replace(
        TINY,
        name="walk",
        rules=RULES,
        setup=setup,
        scores=scores,
        determinize=determinize,
        value=value,
        observation=Observation(),
        features=Features(),
        options=(),
    )


def after(*steps: str) -> Walk:
    """Where these steps lead seat 0."""
    game, state = walk(nothing), Walk()
    game.begin(state, 2, 1, [])
    for words in steps:
        game.apply(state, 0, game.decision(words))
    return state


def choices(game: Game, seeds: int, *steps: str) -> set[str]:
    """What greedy does after these steps, over many seeds."""
    core, state = bots.interpreted(game), after(*steps)
    return {game.catalogue[bots.choose(core, game, state, 0, "greedy", seed)] for seed in range(seeds)}


def test_follows_its_own_chain_of_decisions_to_the_end() -> None:
    game = walk(treasure)
    assert choices(game, 10) == {"right"}
    assert choices(game, 10, "right") == {"left"}
    assert choices(game, 10, "right", "left") == {"middle"}


def test_among_equals_each_is_chosen() -> None:
    assert choices(walk(nothing), 40) == {"left", "middle", "right"}


def test_stops_where_another_seat_decides() -> None:
    assert choices(walk(treasure), 40, "right", "middle") == {"left", "middle", "right"}  # and no IndexError behind it


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
