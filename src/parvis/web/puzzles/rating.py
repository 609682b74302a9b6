"""Puzzles and those who solve them are rated against each other, by the model that rates players among each other.

Only the first try of a person with an account counts, once for each puzzle. A try keeps both ratings as it left them,
so the newest one is where a person stands in a game, or a puzzle. A puzzle that nobody has tried stands where its
difficulty says.
"""

from collections.abc import Collection
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.utils import timezone

from parvis.engine.contract import Game
from parvis.insight.puzzles import HARDEST, Puzzle
from parvis.web.people.models import Person, PuzzleTry
from parvis.web.people.rating import MODEL, cautious, rated

STEP = 2.5
"""How far apart the means of puzzles of neighbouring difficulties are that nobody has tried."""
FIRST, SECOND = 1, 2


@dataclass(frozen=True)
class Standing:
    """Where a person stands in the puzzles of a game."""

    rating: float
    """What they are hardly ever weaker than."""
    solved: int
    tried: int


def of_puzzle(game: Game, puzzle: Puzzle) -> tuple[float, float]:
    """Mean and standard deviation of a puzzle's rating."""
    last = PuzzleTry.objects.filter(game=game.name, puzzle=puzzle.name).order_by("-pk").first()
    if last is not None:
        return last.puzzle_mu, last.puzzle_sigma
    return of_difficulty(puzzle.difficulty), float(MODEL.rating().sigma)


def of_person(game: Game, person: Person) -> tuple[float, float]:
    """Mean and standard deviation of a person's rating in a game's puzzles."""
    last = PuzzleTry.objects.filter(game=game.name, person=person).order_by("-pk").first()
    fresh = MODEL.rating()
    return (last.mu, last.sigma) if last is not None else (fresh.mu, fresh.sigma)


def note(game: Game, puzzle: Puzzle, person: Person, solved: bool) -> None:
    """Rate a person's first try of a puzzle; later ones change nothing."""
    before = [of_person(game, person), of_puzzle(game, puzzle)]
    own, its = rated(before, [FIRST, SECOND] if solved else [SECOND, FIRST])
    try:
        with transaction.atomic():
            PuzzleTry.objects.create(
                person=person, game=game.name, puzzle=puzzle.name, solved=solved, mu=own[0], sigma=own[1],
                puzzle_mu=its[0], puzzle_sigma=its[1], tried=timezone.now(),
            )  # fmt: skip
    except IntegrityError:
        pass  # tried before


def standing(game: Game, person: Person) -> Standing:
    """Where a person stands in the puzzles of a game."""
    tries = list(PuzzleTry.objects.filter(game=game.name, person=person).values_list("solved", flat=True))
    return Standing(cautious(*of_person(game, person)), sum(tries), len(tries))


def tried(game: Game, person: Person) -> dict[str, bool]:
    """The names of the puzzles that a person has tried, and whether they solved them at first."""
    return dict(PuzzleTry.objects.filter(game=game.name, person=person).values_list("puzzle", "solved"))


def next_of(game: Game, puzzles: Collection[Puzzle], known: Collection[str], person: Person | None) -> Puzzle | None:
    """The next puzzle of the queue: the easiest one not tried; for a rated person the one nearest to their rating."""
    left = [one for one in puzzles if one.name not in known]
    if not left or person is None:
        return left[0] if left else None
    mean = of_person(game, person)[0]
    latest = PuzzleTry.objects.filter(game=game.name).order_by("pk").values_list("puzzle", "puzzle_mu")
    means = {one.name: of_difficulty(one.difficulty) for one in left} | dict(latest)
    return min(left, key=lambda one: abs(means[one.name] - mean))


def of_difficulty(difficulty: int) -> float:
    """The mean rating of puzzles of a difficulty that nobody has tried."""
    return float(MODEL.rating().mu) + STEP * (difficulty - (1 + HARDEST) / 2)
