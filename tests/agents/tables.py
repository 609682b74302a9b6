"""Games in which one seat is asked from outside, and decides at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

from parvis import bots
from parvis.agents.table import Table, seats_with
from parvis.engine import registry

LADIES = {"characters": "new", "cards": "both", "events": "both", "purple": True, "ramparts": True}
OPEN = LADIES | {"characters": "open", "tournament": True}
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    *(("notre-dame", players, {"new_persons": players % 2 == 0}) for players in (2, 3, 4, 5)),
    *(("troyes", players, {}) for players in (2, 3, 4)),
    ("troyes", 2, LADIES),
    ("troyes", 3, OPEN),
    ("troyes", 4, OPEN),
]
"""Games, numbers of players and options: all numbers, all modules."""


def table_of(game: str, players: int, options: dict[str, Any] | None = None, seed: int = 1, seat: int = 0) -> Table:
    """A game at its start, with bots that decide at random in all seats but one."""
    found = registry.find(game)
    return Table(found, seats_with(found, players, seat, "random"), options or {}, seed, bots.interpreted(found))


def seat_of(seed: int, players: int) -> int:
    """The seat that is asked in the game of a seed: first the last one, which decides when others have."""
    return (seed - 1) % players


def positions(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[Table]:
    """The game at each position in which the seat is asked, and at its end."""
    random, seat = Random(seed), seat_of(seed, players)
    table = table_of(game, players, options, seed, seat)
    while not table.over:
        yield table
        table.decide(seat, random.choice(table.told(seat).choices).words, table.number)
    yield table
