"""What `determinize` deals again in Troyes: every deal of the others' characters that a seat holds possible, evenly."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from parvis.engine.course import OVER
from parvis.engine.samples import Case, hidden, walk
from parvis.games.troyes import GAME
from parvis.games.troyes.rules.nature import DEALING, START_PLAYER
from parvis.games.troyes.state import NOBODY, State
from tests.games.evenness import SURE, deviation, sample

DEALS = {2: 6, 3: 20, 4: 60}
"""By number of players: which two of four characters one other has, which one of five each of several others."""
GAMES, STRIDE = 4, 50
Owners = tuple[int, ...]


def owners(state: State) -> Owners:
    """Who holds each character."""
    return tuple(state.character)


def possible(state: State, seat: int) -> set[Owners]:
    """All deals in which the seat has its own characters, and each other one as many as it has."""
    places = [place for place, owner in enumerate(state.character) if owner != seat]
    deals = set()
    for others in permutations([state.character[place] for place in places]):
        dealt = dict(zip(places, others, strict=True))
        deals.add(tuple(dealt.get(place, seat) for place in range(len(state.character))))
    return deals


def stops(players: int) -> Iterator[State]:
    """Every so many positions of some games, all of those in which characters are dealt, and all ends."""
    for seed in range(GAMES):
        for play in walk(GAME, Case(players, (0, 0), seed)):
            if play.state.phase in (DEALING, OVER) or len(play.steps) % STRIDE == 0:
                yield play.state


@pytest.mark.parametrize("players", GAME.seats)
def test_all_possible_deals_are_equally_likely(players: int) -> None:
    """For every seat, after each character that is dealt and then all along the game."""
    looked_at = 0
    for state in stops(players):
        for seat in range(players):
            deals = possible(state, seat)
            assert state.phase in (START_PLAYER, DEALING) or len(deals) == DEALS[players]
            if len(deals) > 1 and state.phase != OVER:
                assert deviation(sample(GAME, state, seat, 100 * len(deals), owners), deals) < SURE
                looked_at += state.phase not in (START_PLAYER, DEALING)
    assert looked_at >= GAMES * players


@pytest.mark.parametrize("players", GAME.seats)
def test_characters_that_lie_open_stay(players: int) -> None:
    """The own ones at any time, and everybody's at the end."""
    for number, state in enumerate(stops(players)):
        for seat in range(players):
            dealt = hidden(GAME, state, seat, number)
            if state.phase == OVER:
                assert dealt == state
            else:
                assert [owner == seat for owner in dealt.character] == [owner == seat for owner in state.character]
                assert dealt.character.count(NOBODY) == state.character.count(NOBODY)
