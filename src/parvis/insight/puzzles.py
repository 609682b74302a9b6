"""Puzzles: positions from games in which one whole move is clearly best, kept in a file of the game's folder.

The file `puzzles.json.gz` is compressed JSON. A puzzle holds the steps that lead to its position, in words as records
have them; whose move it is; and the moves that were judged, the best first, each with what it loses under either judge
and with how a game went on after it.
"""

import gzip
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.kept import with_game
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.quoted import is_name
from parvis.engine.refusals import GameError

FILE = "puzzles.json.gz"
FORMAT = "parvis-puzzles/1"
LEAST, ERRORS = 1.5, 4
"""The best move is ahead of every other by so many points, this many standard errors taken off."""
WHOLE_MOVE, FIRST_DECISION = 0, 1
"""What a puzzle asks for: as many decisions, or all of a move."""
HARDEST = 5
"""Difficulties are 1 to 5."""


class PuzzlesError(GameError):
    """A file of puzzles with something wrong; the message names the puzzle."""


@dataclass(frozen=True)
class Lead:
    """How many points the best move is ahead of another one, with the standard error."""

    points: float
    error: float

    @property
    def interval(self) -> float:
        """Half the interval of 95 %."""
        return 1.96 * self.error

    @property
    def is_clear(self) -> bool:
        """Whether that is enough for a puzzle."""
        return self.points - ERRORS * self.error >= LEAST


@dataclass(frozen=True)
class Judged:
    """A whole move of a puzzle, and what it loses against the best one."""

    decisions: tuple[str, ...]
    """All decisions of the seat, in words, those without a choice too."""
    rollouts: Lead
    """What it loses as games say that were played on from its position."""
    tree: Lead
    """What it loses as a tree search of its position says."""
    sources: tuple[tuple[str, float], ...]
    """Points less by source of score, the largest part first; empty where they were not reckoned."""
    then: tuple[tuple[int, str], ...]
    """How a game went on after it: steps in words."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one move that is clearly best."""

    name: str
    ruling: int
    options: dict[str, Any]
    seats: int
    seat: int
    """The seat whose move it is."""
    steps: tuple[tuple[int, str], ...]
    """What led to the position, in words."""
    points: float
    """What the seat can expect to have at the end after the best move."""
    finds: tuple[str, ...]
    """Which bots find the best move."""
    difficulty: int
    """How hard it is to find the best move, from 1 to HARDEST."""
    asks: int
    """WHOLE_MOVE, or FIRST_DECISION: then each move stands for all that begin with the same decision."""
    moves: tuple[Judged, ...]
    """The moves that were judged, the best first."""

    @property
    def lead(self) -> Lead:
        """How far the best move is ahead of the second best."""
        return min((move.rollouts for move in self.moves[1:]), key=lambda lead: lead.points)


@with_game
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where it has no file. Raises PuzzlesError."""
    path = path_of(game)
    return read(game, path.read_bytes()) if path is not None and path.exists() else ()


def path_of(game: Game) -> Path | None:
    """Where a game's puzzles are; None for a game without a folder."""
    return None if game.folder is None else game.folder / FILE


@with_game
def by_name(game: Game) -> dict[str, Puzzle]:
    """A game's puzzles by name."""
    return {one.name: one for one in puzzles(game)}


def write(game: Game, path: Path, found: Sequence[Puzzle]) -> None:
    """Write a file of puzzles, the easiest first; the same puzzles make the same bytes. Raises OSError."""
    ordered = sorted(found, key=lambda one: (one.difficulty, -one.lead.points, one.name))
    content = {"format": FORMAT, "game": game.name, "puzzles": [asdict(one) for one in ordered]}
    with replacing(path) as file:
        file.write_bytes(gzip.compress(json.dumps(content, separators=(",", ":")).encode(), mtime=0))


def read(game: Game, content: bytes) -> tuple[Puzzle, ...]:
    """The puzzles in the bytes of a file, their form checked but not replayed. Raises PuzzlesError."""
    try:
        data = json.loads(gzip.decompress(content))
    except (OSError, EOFError, ValueError) as error:
        raise PuzzlesError(f"{FILE}: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != game.name:
        raise PuzzlesError(f"{FILE}: not puzzles of {game.name} in the format {FORMAT}")
    found = tuple(parse(one) for one in checked(data, "puzzles", is_list, FILE))
    if len({one.name for one in found}) < len(found):
        raise PuzzlesError(f"{FILE}: two puzzles have the same name")
    return found


Check = Callable[[Any], bool]


def is_list(value: Any) -> bool:
    """Whether an entry of the file is a list."""
    return isinstance(value, list)


def is_number(value: Any) -> bool:
    """Whether it is a number that can stand for points."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 10_000


def is_whole(value: Any) -> bool:
    """Whether it is a small whole number."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10_000


def checked(data: Any, field: str, check: Check, where: str) -> Any:
    """A field of an entry. Raises PuzzlesError where it is missing or wrong."""
    if not isinstance(data, dict) or not check(data.get(field)):
        raise PuzzlesError(f"{where}: {field} is missing or wrong")
    return data[field]


def parse(data: Any) -> Puzzle:
    """A puzzle from its entry in a file. Raises PuzzlesError."""
    name = checked(data, "name", is_name, FILE)
    seats = checked(data, "seats", is_whole, name)
    moves = tuple(parse_move(one, name) for one in checked(data, "moves", is_list, name))
    found = Puzzle(
        name,
        checked(data, "ruling", is_whole, name),
        checked(data, "options", lambda one: isinstance(one, dict), name),
        seats,
        checked(data, "seat", lambda one: is_whole(one) and one < seats, name),
        parse_steps(data, "steps", name),
        checked(data, "points", is_number, name),
        tuple(checked(data, "finds", lambda one: is_list(one) and all(map(is_name, one)), name)),
        checked(data, "difficulty", lambda one: is_whole(one) and 1 <= one <= HARDEST, name),
        checked(data, "asks", lambda one: one in (WHOLE_MOVE, FIRST_DECISION), name),
        moves,
    )
    if len(moves) < 2 or not all(lead.is_clear for move in moves[1:] for lead in (move.rollouts, move.tree)):
        raise PuzzlesError(f"{name}: its best move is not clearly the best")
    return found


def parse_move(data: Any, name: str) -> Judged:
    """A judged move. Raises PuzzlesError."""
    words = checked(data, "decisions", lambda one: is_list(one) and one and all(map(is_words, one)), name)
    sources = checked(data, "sources", is_list, name)
    if not all(is_list(one) and len(one) == 2 and is_name(one[0]) and is_number(one[1]) for one in sources):
        raise PuzzlesError(f"{name}: sources is missing or wrong")
    leads = [checked(data, judge, lambda one: isinstance(one, dict), name) for judge in ("rollouts", "tree")]
    one, other = (
        Lead(checked(lead, "points", is_number, name), checked(lead, "error", is_number, name)) for lead in leads
    )
    return Judged(tuple(words), one, other, tuple((a, b) for a, b in sources), parse_steps(data, "then", name))


def is_words(value: Any) -> bool:
    """Whether it can be a decision in words."""
    return isinstance(value, str) and 0 < len(value) < 200


def parse_steps(data: Any, field: str, name: str) -> tuple[tuple[int, str], ...]:
    """Steps in words. Raises PuzzlesError."""
    steps = checked(data, field, is_list, name)
    if not all(
        is_list(one) and len(one) == 2 and is_whole(one[0]) and one[0] <= NATURE and is_words(one[1]) for one in steps
    ):
        raise PuzzlesError(f"{name}: {field} is missing or wrong")
    return tuple((seat, words) for seat, words in steps)


def begun(game: Game, puzzle: Puzzle) -> Play:
    """The game of a puzzle at its position. Raises GameError where it can't be reached."""
    play = Play(game, puzzle.seats, puzzle.options, puzzle.ruling)
    for seat, words in puzzle.steps:
        play.say(seat, words)
    return play


def moving(state: Any, movers: int, seat: int) -> tuple[int, int] | None:
    """What all decisions of one move of a seat have in common; None where it is not asked."""
    return (int(state.phase), int(state.step) + (int(state.depth) == 0)) if movers >> seat & 1 else None
