"""Games that an agent plays in this process, against bots: what the tools of `parvis mcp` do."""

import secrets
from collections.abc import Mapping
from threading import RLock
from typing import Any

from parvis import bots
from parvis.agents import rules
from parvis.agents.advice import advice
from parvis.agents.cores import Cores
from parvis.agents.reading import why, words_of
from parvis.agents.table import Table, seats_with
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.engine.sentences import by_seat
from parvis.engine.texts import ENGLISH, help_of

LEVEL = "greedy"
"""The bots of a game for which nobody chooses a level."""
MOST = 16
"""Games that are kept; the oldest goes first."""
LARGEST_SEED = 2**62


class Seat:
    """An agent's seat in a game."""

    def __init__(self, table: Table, seat: int, has_advice: bool) -> None:
        self.table, self.seat, self.has_advice = table, seat, has_advice


class Games:
    """The games of one agent, by number. Every method returns what the agent is told, and raises GameError."""

    def __init__(self, has_advice: bool = True, cores: Cores | None = None) -> None:
        """`has_advice`: whether there is advice in games that don't forbid it."""
        self.has_advice = has_advice
        self.cores = cores or Cores([registry.find(name) for name in registry.names()])
        self.seats: dict[int, Seat] = {}
        self.begun = 0
        self.lock = RLock()

    def games(self) -> str:
        """The games, with their numbers of players and options, and the levels of bots."""
        return offered()

    def new_game(
        self,
        game: str,
        players: int | None,
        level: str,
        options: Mapping[str, Any],
        seed: int | None,
        seat: int,
        with_advice: bool,
    ) -> str:
        """Begin a game against bots."""
        found = registry.find(game)
        players = max(found.seats) if players is None else players
        level = level or LEVEL
        bots.check(level, found)
        if seed is not None and not 0 <= seed < LARGEST_SEED:
            raise GameError(f"seed is a whole number from 0 to {LARGEST_SEED - 1}, not {quoted(seed)}")
        seed = secrets.randbelow(10**9) if seed is None else seed
        sitting = seats_with(found, players, seat, level)
        found.read_options(options, players)
        with self.lock:
            table = Table(found, sitting, options, seed, self.cores.core(found))
            self.begun += 1
            self.seats[self.begun] = Seat(table, seat, self.has_advice and with_advice)
            if len(self.seats) > MOST:
                self.seats.pop(min(self.seats))
            return f"Game {self.begun}, seed {seed}\n{table.told(seat).text()}"

    def look(self, game: int | None, part: str) -> str:
        """The position, or a part of it in full."""
        with self.lock:
            found = self.find(game)
            told = found.table.told(found.seat)
            return told.part(part) if part else told.text()

    def decide(self, words: str, step: int | str, game: int | None) -> str:
        """Make a decision; returns the next position in which the agent is asked."""
        with self.lock:
            found = self.find(game)
            found.table.decide(found.seat, words, number_of(step))
            return found.table.told(found.seat).text()

    def why_not(self, words: str, game: int | None) -> str:
        """Say why something can't be decided now."""
        with self.lock:
            found = self.find(game)
            table = found.table
            return why(table.game, table.play.state, found.seat, words_of(words), table.sentences)

    def rules(self, section: str, game: str) -> str:
        """A section of the rules; of the question that is asked now, if none is named."""
        with self.lock:
            if game and not game.isdecimal():
                return looked_up(section, game)
            found = self.find(int(game[:9]) if game else None)
            table = found.table
            anchor = section or table.told(found.seat).section
            return rules.section(table.sentences, anchor) if anchor else rules.contents(table.sentences)

    def advice(self, game: int | None) -> str:
        """The best decisions as bots judge them."""
        with self.lock:
            found = self.find(game)
            table = found.table
            if not found.has_advice:
                raise GameError("there is no advice in this game: it was begun without")
            if table.asked != found.seat:
                raise GameError("there is advice only while you are asked")
            core = self.cores.core(table.game)
            if not self.cores.is_ready(table.game):
                raise GameError("there is no advice yet, as the rules are being compiled: ask again in a minute")
            return advice(core, table.game, table.play.state, found.seat, table.number)

    def find(self, number: int | None) -> Seat:
        """The agent's seat in a game; in the one that was begun last, if none is named."""
        if not self.seats:
            raise GameError("there is no game yet: begin one with new_game")
        found = self.seats.get(max(self.seats) if number is None else number)
        if found is None:
            raise GameError(f"there is no game {quoted(number)}: there are {', '.join(map(str, self.seats))}")
        return found


def number_of(step: int | str) -> int:
    """The number of a step. Raises GameError."""
    try:
        return int(step)
    except ValueError:
        raise GameError(f"step is the number that the position shows, not {quoted(step)}") from None


def looked_up(section: str, game: str) -> str:
    """A section of a game's rules, or their contents. Raises GameError."""
    sentences = by_seat(registry.find(game), 0)
    return rules.section(sentences, section) if section else rules.contents(sentences)


def offered() -> str:
    """The games that can be played here, with their numbers of players and options, and the levels of bots."""
    found = [registry.find(name) for name in registry.names()]
    levels = [f"- {name}: {bots.find(name).help}" for name in bots.levels()]
    return "\n".join([*map(described, found), "Levels of bots, the weakest first:", *levels])


def described(game: Game) -> str:
    """A game with its options, as an agent chooses them."""
    options = [
        f"  - {option.name} ({', '.join(str(option.shown(value)).lower() for value in option.values)}; usually "
        f"{str(option.shown(option.default)).lower()}): {help_of(option.name, game.texts, ENGLISH)}"
        for option in game.options
    ]
    players = ", ".join(map(str, game.seats))
    return "\n".join([f"{game.name}: {game.title}, players: {players}. Options:", *options])
