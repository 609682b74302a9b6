"""Games that are played once and laid into a club many times: with all that a table keeps of them, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import allowed
from parvis.web.models import Step, Table
from parvis.web.tables import snapshot
from parvis.web.tables.seats import HUMAN, SHAPES
from parvis.web.tables.table_game import TableGame

TITLES = ("notre-dame", "troyes")
EVERY = 23
"""Steps from one position that is kept to the next."""


@dataclass(frozen=True)
class Position:
    """What a table keeps of a position: after so many steps, in that state, with these seats to decide, as bits."""

    number: int
    state: bytes
    movers: int
    result: dict[str, Any] | None


@dataclass
class Played:
    """A whole game: a table that nobody sits at, its steps, and positions on the way. The last one is the end."""

    table: Table
    steps: list[Step]
    positions: list[Position]


def all_played(seeds: int) -> Iterator[Played]:
    """Games of both titles with every number of players: so many of each, under different options."""
    for title in TITLES:
        game = registry.find(title)
        for players in game.seats:
            for seed in range(seeds):
                yield played(game, players, Random(f"{title} {players} {seed}"))


def played(game: Game, players: int, random: Random) -> Played:
    """A game in which everybody decides anything, as the bot `random` does."""
    chosen = allowed(game, players, tuple(random.choice(option.values) for option in game.options))
    options = game.shown_options(chosen)
    sitting = [{"name": "", "colour": colour, "player": HUMAN} for colour in list(SHAPES)[:players]]
    table = Table(game=game.name, ruling=game.ruling, options=options, seats=sitting, bots=0, seed=1)
    playing = TableGame(table, game, Play(game, players, options).state)
    table.layout = snapshot.layout(game)
    found: list[Position] = []
    while movers := playing.game.movers(playing.state):
        if playing.movers != [NATURE] and (not found or table.number >= found[-1].number + EVERY):
            found.append(Position(table.number, snapshot.freeze(playing.state), movers, None))
        seat = playing.movers[0]
        playing.step_of_record(seat, random.choice(playing.legal(seat)))
    found.append(Position(table.number, snapshot.freeze(playing.state), 0, vars(playing.result())))
    return Played(table, playing.new, found)
