"""What `determinize` deals again in Troyes: every deal of the others' characters that a seat holds possible, evenly."""

from collections.abc import Iterator
from itertools import permutations
from math import comb, perm

import pytest

from parvis.engine.course import OVER
from parvis.engine.samples import SOAK, Case, hidden, walk
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import CHARACTER_MODULE
from parvis.games.troyes.pieces import CHARACTERS_EACH, LIES_OPEN
from parvis.games.troyes.rules.nature import DEALING, OPENING, START_PLAYER
from parvis.games.troyes.state import NOBODY, State
from tests.games.evenness import SURE, deviation, sample

SETS = {"base": 6, "new": 9, "open": 8}
"""By option: characters of which some are dealt, as everybody knows."""
GAMES, STRIDE = (4, 50) if SOAK else (1, 100)
SET_UP = (START_PLAYER, DEALING, OPENING)
Owners = tuple[int, ...]


def owners(state: State) -> Owners:
    """Who holds each character."""
    return tuple(state.character)


def possible(state: State, seat: int) -> set[Owners]:
    """All deals in which the seat has its own characters, and each other one as many as it has."""
    in_box = [place for place, module in enumerate(CHARACTER_MODULE) if state.modules >> module & 1]
    unseen = [place for place in in_box if state.character[place] not in (seat, LIES_OPEN)]
    hands = [owner for owner in state.character if owner not in (seat, LIES_OPEN, NOBODY)]
    deals = set()
    for places in permutations(unseen, len(hands)):
        dealt = dict(zip(places, hands, strict=True))
        seen = (NOBODY if place in unseen else owner for place, owner in enumerate(state.character))
        deals.add(tuple(dealt.get(place, owner) for place, owner in enumerate(seen)))
    return deals


def number_of_deals(players: int, characters: str) -> int:
    """Of two players one other has two of those that are left, of more players each other has one."""
    left = SETS[characters] - CHARACTERS_EACH[players]
    return comb(left, 2) if players == 2 else perm(left, players - 1)


def stops(players: int, characters: str) -> Iterator[State]:
    """Every so many positions of some games, all of those in which characters are dealt, and all ends."""
    options = tuple(GAME.read_options({"characters": characters}))
    for seed in range(GAMES):
        for play in walk(GAME, Case(players, options, seed)):
            if play.state.phase in (DEALING, OPENING, OVER) or len(play.steps) % STRIDE == 0:
                yield play.state


@pytest.mark.parametrize("characters", SETS)
@pytest.mark.parametrize("players", GAME.seats)
def test_all_possible_deals_are_equally_likely(players: int, characters: str) -> None:
    """For every seat, after each character that is dealt and then all along the game."""
    looked_at = 0
    for state in stops(players, characters):
        for seat in range(players):
            deals = possible(state, seat)
            assert state.phase in SET_UP or len(deals) == number_of_deals(players, characters)
            if len(deals) > 1 and state.phase != OVER:
                assert deviation(sample(GAME, state, seat, 100 * len(deals), owners), deals) < SURE
                looked_at += state.phase not in SET_UP
    assert looked_at >= GAMES * players


@pytest.mark.parametrize("characters", SETS)
@pytest.mark.parametrize("players", GAME.seats)
def test_characters_that_are_seen_stay(players: int, characters: str) -> None:
    """The own ones and an open one at any time, and everybody's at the end."""
    for number, state in enumerate(stops(players, characters)):
        for seat in range(players):
            dealt = hidden(GAME, state, seat, number)
            if state.phase == OVER:
                assert dealt == state
            else:
                for seen in (seat, LIES_OPEN):
                    assert [owner == seen for owner in dealt.character] == [owner == seen for owner in state.character]
                assert dealt.character.count(NOBODY) == state.character.count(NOBODY)
