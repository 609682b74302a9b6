"""Games of random decisions with purple dice and the cards of the Ladies: what holds at every step."""

from collections import Counter
from itertools import product

import pytest

from parvis.engine.chance import below, chance
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import number_of
from parvis.games.troyes import GAME
from parvis.games.troyes.rules.dice import A_DIE, TAKE_DIE, TURN_DIE
from tests.games.troyes.conservation import check
from tests.games.troyes.table import chosen

SETTINGS = list(product(GAME.seats, ("purple", "cards=both", "cards=both purple"), (1, 2)))


def plays(players: int, options: str, ruling: int, seed: int) -> Counter[str]:
    """A game played by chance and checked at every step; how often each kind of word was said."""
    play, generator, said = Play(GAME, players, chosen(options), ruling), chance(seed), Counter[str]()
    while not play.over:
        check(play.state)
        (seat,) = play.movers()
        legal = play.legal(seat)
        assert len(set(legal)) == len(legal), "a decision is offered twice"
        dice = [[code for code in legal if words <= code < words.end] for words in (A_DIE, TURN_DIE, TAKE_DIE)]
        assert all(found == sorted(found) for found in dice), "dice are not in order"
        decision = legal[below(generator, len(legal))]
        if seat == NATURE:
            said["chance"] += 1
        said[GAME.catalogue[decision].split()[0]] += 1
        play.step(seat, decision)
    check(play.state)
    return said


@pytest.mark.parametrize(("players", "options", "ruling"), SETTINGS)
def test_nothing_is_made_of_nothing_and_nothing_is_lost(players: int, options: str, ruling: int) -> None:
    for seed in range(number_of(3)):
        assert plays(players, options, ruling, seed)["pass"] > 0
