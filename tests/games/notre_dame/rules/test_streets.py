"""The streets between the markets, on the boards for 3, 4 and 5 boroughs. Rules: "Carriage house", examples 1 and 2."""

from collections import Counter
from collections.abc import Iterator

import pytest

from parvis.games.notre_dame.pieces import MARKET_NAMES, MARKET_PLACES, REACH, STREETS, Market
from tests.games.notre_dame.table import position

BOARDS = [3, 4, 5]


def expected(boroughs: int) -> Iterator[tuple[str, str]]:
    """Every street of a board by its two markets, written out for the borough it belongs to."""
    for own in range(boroughs):
        left, right = (own + 1) % boroughs, (own - 1) % boroughs
        for place in ("parvis", "gate", "quay", "bridge"):
            yield f"{own}.centre", f"{own}.{place}"
        yield f"{own}.centre", f"{right}.gate"
        yield f"{own}.centre", f"{left}.parvis"
        yield f"{own}.parvis", f"{left}.parvis"
        yield f"{left}.parvis", f"{own}.gate"
        yield f"{right}.gate", f"{own}.quay"
        yield f"{own}.quay", f"{own}.bridge"
        yield f"{own}.bridge", f"{own}.gate"


def neighbours(boroughs: int) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {}
    for one, other in expected(boroughs):
        near.setdefault(one, set()).add(other)
        near.setdefault(other, set()).add(one)
    return near


def distances(boroughs: int, start: str) -> dict[str, int]:
    near, steps, ring = neighbours(boroughs), {start: 0}, [start]
    while ring:
        ring = [stop for market in ring for stop in sorted(near[market]) if stop not in steps]
        steps |= {stop: 1 + min(steps[market] for market in near[stop] if market in steps) for stop in ring}
    return steps


@pytest.mark.parametrize(("boroughs", "markets", "streets"), [(3, 15, 33), (4, 20, 44), (5, 25, 55)])
def test_every_street_is_there_once_and_no_other(boroughs: int, markets: int, streets: int) -> None:
    names = [frozenset((Market.words[one], Market.words[other])) for one, other in STREETS[1][boroughs]]
    assert len(names) == len(set(names)) == streets
    assert set(names) == {frozenset(street) for street in expected(boroughs)}
    assert len(set().union(*names)) == markets


@pytest.mark.parametrize("boroughs", BOARDS)
def test_streets_at_each_kind_of_market(boroughs: int) -> None:
    ends = Counter(end for street in STREETS[1][boroughs] for end in street)
    for market in range(MARKET_PLACES * boroughs):
        degree = {"centre": 6, "parvis": 5, "gate": 5, "quay": 3, "bridge": 3}
        assert ends[market] == degree[MARKET_NAMES[market % MARKET_PLACES]]


@pytest.mark.parametrize(("boroughs", "diameter"), [(3, 4), (4, 5), (5, 5)])
def test_farthest_markets(boroughs: int, diameter: int) -> None:
    farthest = [max(distances(boroughs, market).values()) for market in neighbours(boroughs)]
    assert max(farthest) == diameter


@pytest.mark.parametrize("boroughs", BOARDS)
def test_markets_within_every_number_of_steps(boroughs: int) -> None:
    for market in range(MARKET_PLACES * boroughs):
        steps = distances(boroughs, Market.words[market])
        for most, near in enumerate(REACH[1][boroughs - 3][market]):
            reached = {Market.words[stop] for stop in range(near.bit_length()) if near >> stop & 1}
            assert reached == {name for name, step in steps.items() if step <= most}


@pytest.mark.parametrize("boroughs", BOARDS)
def test_one_step_of_the_carriage_from_every_market(boroughs: int) -> None:
    for market, near in neighbours(boroughs).items():
        game = position(players=boroughs, hand="carriage-house park bank", carriage=market)
        game.say(0, "play carriage-house")
        assert {words.removeprefix("drive ") for words in game.legal(0)} == near | {market}


@pytest.mark.parametrize("boroughs", BOARDS)
def test_no_market_of_a_borough_that_is_not_on_the_board_is_reached(boroughs: int) -> None:
    game = position(players=boroughs, hand="carriage-house park bank", markers="carriage-house 9")
    game.say(0, "play carriage-house")
    assert len(game.legal(0)) == MARKET_PLACES * boroughs
