"""A puzzle as its page shows it: the real board and the real decisions, then how far a move is behind, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote_plus

from parvis.engine.contract import Game
from parvis.engine.kept import with_game
from parvis.engine.play import Play
from parvis.insight.puzzles import Judged, by_name
from parvis.insight.solving import Solving, Told, position
from parvis.web.analysis import shown
from parvis.web.pages import lesson, log
from parvis.web.tables.opening import NAMES
from parvis.web.tables.screen import Screen
from parvis.web.texts import GameTexts


@dataclass(frozen=True)
class Behind:
    """A judged move in words, and how far it is behind the best one."""

    judged: Judged
    said: list[str]
    """The decisions of the move, as their buttons say them."""
    is_best: bool
    is_chosen: bool


@dataclass(frozen=True)
class Answer:
    """What came of a puzzle: how far each move is behind, why, and what followed."""

    chosen: Judged | None
    """None: the move that was made is none of those that were judged."""
    moves: list[Behind]
    sources: list[shown.Part]
    """What the chosen move loses, or the second best one, by source."""
    against: list[str]
    """The move that these are of, in words."""
    best_then: list[str]
    """What the log tells of how a game went on after the best move."""
    chosen_then: list[str]


def page(found: Solving) -> dict[str, Any]:
    """All that the page of a puzzle is made from."""
    game, puzzle = found.game, found.puzzle
    sitting = lesson.seats(NAMES[: puzzle.seats], puzzle.seat)
    steps = [*told_before(game, puzzle.name), *lesson.kept(len(puzzle.steps), found.steps)]
    screen = Screen(puzzle.seat, seat=None if found.is_over else puzzle.seat)
    drawn = lesson.at_board(game, found.state, screen, sitting, steps)
    return {
        **drawn,
        "puzzle": puzzle,
        "solving": found,
        "answer": answer(found, drawn["texts"]) if found.is_over else None,
        "made": [quote_plus(words) for words in found.made],
        "number": len(found.steps),
        "step": len(found.steps),
    }


def answer(found: Solving, texts: GameTexts) -> Answer:
    """What came of a puzzle whose move is over."""
    puzzle, chosen = found.puzzle, found.chosen
    best = puzzle.moves[0]
    other = chosen if chosen is not None and chosen is not best else puzzle.moves[1]

    def said(one: Judged) -> list[str]:
        return shown.sentences(found.game, texts, found.start, puzzle.seat, one.decisions)

    return Answer(
        chosen,
        [Behind(one, said(one), one is best, one is chosen) for one in puzzle.moves],
        shown.parts(
            [{"source": name, "mean": lost, "interval": 0.0} for name, lost in other.sources],
            lambda part: texts.text(f"points-{part['source']}"),
        ),
        said(other),
        told(found.followed(best), puzzle.seat, texts),
        told(found.followed(chosen), puzzle.seat, texts) if chosen is not None and chosen is not best else [],
    )


def told(steps: Told, seat: int, texts: GameTexts) -> list[str]:
    """What the log tells a seat of some steps."""
    kept = lesson.kept(0, steps)
    return [line.text for step in kept for line in log.sentences(texts, seat, False, step.kept_events)]


@with_game
def told_before(game: Game, name: str) -> tuple[log.KeptStep, ...]:
    """The last steps that led to a puzzle."""
    puzzle = by_name(game)[name]
    steps = position(game, name).steps
    first = max(0, len(steps) - lesson.BEFORE)
    play = Play(game, puzzle.seats, puzzle.options, puzzle.ruling)
    for seat, decision in steps[:first]:
        play.step(seat, decision)
    return lesson.told_from(play, play.state, steps[first:], first)


def of_the_day(puzzles: Sequence[Any], day: int) -> Any:
    """The puzzle of a day, the same for everybody: all come once before one comes again, neighbours far apart."""
    stride = next((number for number in (197, 199, 211) if len(puzzles) % number), 1)
    return puzzles[day * stride % len(puzzles)]
