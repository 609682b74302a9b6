"""`parvis analyse`: what the cards of a finished game were worth, where the points went, which moves cost most."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import interrupt, say
from parvis.cli.arguments import AsJson, FixedSeed, Ray
from parvis.cli.helping import CommandError, language, text, texts

if TYPE_CHECKING:
    from parvis.engine.record import Record
    from parvis.insight import Analysis, Budget, Finishing
    from parvis.insight.analysis import Show

COLUMNS = {
    "luck": "analyse-luck",
    "others": "analyse-others",
    "decisions": "head-decisions",
    "unknown": "analyse-hidden",
}
"""Terms of the ledger, and the texts of their heads."""


class Judge(Enum):
    """The bots that can play a game on."""

    SKILLED = "skilled"
    QUICK = "quick"


LARGEST = 3
"""How many sources are named of what a move lost."""
LONGEST = 20
"""How many rows the table of the curves has at most."""


def analyse(
    file: Annotated[Path, typer.Argument(show_default=False)],
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    ray: Ray = None,
    rollouts: Annotated[int | None, typer.Option(min=2)] = None,
    games: Annotated[int, typer.Option(min=2)] = 200,
    moves: Annotated[int, typer.Option(min=0)] = 3,
    judge: Judge = Judge.SKILLED,
    step: Annotated[
        int | None,
        typer.Option(min=0, show_default=False),
    ] = None,
    seed: FixedSeed = 0,
    as_json: AsJson = False,
    porcelain: Annotated[bool, typer.Option("--porcelain")] = False,
) -> None:
    """Show what a deal was worth, where the points of each seat came from, and which of its moves cost most.

    What is found is kept: a command that was interrupted goes on where it was.
    """
    from parvis import insight
    from parvis.engine import record
    from parvis.engine.core import with_accounts
    from parvis.engine.refusals import GameError
    from parvis.insight.store import usual_path

    try:
        found = record.load(file)
        record.verify(found)
        say.ready_core(found.game)
        if step is not None:
            finish(found, insight.Finishing(step, games, seed, judge.value), as_json, porcelain)
            return
        if moves and not porcelain:  # a program is told the par first
            say.ready_core(with_accounts(found.game))
        budget = chosen_budget(found, rollouts, games, moves, seed, judge.value)
        with plain_lines() if porcelain else bar(found.game.title) as show:
            analysis = insight.analyse(found, budget, jobs, usual_path(found, budget), show, ray)
    except GameError as error:
        raise record.in_file(file, error) from None
    except OSError as error:
        place = str(error.filename or file)
        raise CommandError("file-unusable", file=place, error=str(error.strerror)) from None
    if porcelain:
        print_line(analysis=analysis.to_json())
    elif as_json:
        say.print_json(analysis.to_json())
    else:
        print_analysis(analysis)


def finish(found: "Record", asked: "Finishing", as_json: bool, porcelain: bool) -> None:
    """Show what the game could have come to from one of its steps. Raises GameError and OSError."""
    from parvis import insight
    from parvis.insight.store import usual_path

    title = text("progress-finishing", game=found.game.title)
    with plain_pieces() if porcelain else say.progress_bar(title, None) as show:
        content = insight.spread(found, asked, usual_path(found, asked), show)
    if porcelain:
        print_line(analysis=content)
    elif as_json:
        say.print_json(content)
    else:
        print_spread(content)


@contextmanager
def plain_pieces() -> Iterator[Callable[[int, int], None]]:
    """A line for each piece; all ends with the program that reads them."""
    interrupt.end_with_parent()
    yield lambda done, total: print_line(done=done, total=total)


def print_spread(content: dict[str, Any]) -> None:
    """What games from a step came to."""
    rows = [
        [
            f"{seat} {name}",
            with_interval(one),
            between(min(one["points"]), max(one["points"])),
            str(one["score"]),
            part(one["no_more"], content["games"]),
            share(one["wins"]),
        ]
        for seat, (name, one) in enumerate(zip(content["seats"], content["spread"], strict=True))
    ]
    title = text("analyse-finished", games=content["games"], step=str(content["step"]), judge=content["judge"])
    heads = texts("head-seat", "head-points", "head-range", "head-score", "head-no-more", "head-wins")
    say.print_table(title, heads, rows)


@contextmanager
def bar(title: str) -> Iterator["Show"]:
    """A progress bar that shows how far an analysis is."""
    with say.progress_bar(text("progress-analysing", game=title), None) as show:
        yield lambda _, done, total: show(done, total)


@contextmanager
def plain_lines() -> Iterator["Show"]:
    """A line for each task, and one with the par as soon as it is known; all ends with the program that reads them."""
    interrupt.end_with_parent()
    told_par = False

    def show(analysis: "Analysis", done: int, total: int) -> None:
        nonlocal told_par
        if not told_par and analysis.has_par:
            told_par = True
            print_line(par=analysis.par())
        print_line(done=done, total=total)

    yield show


def print_line(**content: Any) -> None:
    """JSON in one line, written at once."""
    print(json.dumps(content), flush=True)


def chosen_budget(found: "Record", rollouts: int | None, games: int, moves: int, seed: int, judge: str) -> "Budget":
    """The usual numbers of games, or those that were asked for."""
    from dataclasses import replace

    from parvis.insight import Budget

    usual = Budget.usual(found.game)
    if rollouts is not None:
        usual = replace(usual, rollouts=rollouts, again=4 * rollouts)
    return replace(usual, par=games, listed=moves, seed=seed, judge=judge)


def print_analysis(analysis: "Analysis") -> None:
    """Print par, ledger, moves and curves as tables."""
    content = analysis.to_json()
    names = [f"{seat} {name}" for seat, name in enumerate(content["seats"])]
    print_par(content, names)
    print_ledger(content, names)
    print_strengths(analysis, content, names)
    print_curves(content, names)
    print_moves(analysis, content, names)


def between(least: Any, most: Any) -> str:
    """A range in words: `12 to 40`."""
    return text("cell-range", least=str(least), most=str(most))


def part(count: int, whole: int) -> str:
    """A number of games beside that of all: `12 of 200`."""
    return text("cell-share", count=str(count), all=str(whole))


def with_interval(estimate: dict[str, float], signed: bool = False) -> str:
    """A mean with half its interval."""
    return f"{estimate['mean']:{'+' if signed else ''}.1f} ± {estimate['interval']:.1f}"


def share(estimate: dict[str, float]) -> str:
    """A share with half its interval, in percent."""
    return f"{100 * estimate['mean']:.0f} ± {100 * estimate['interval']:.0f}%"


def print_par(content: dict[str, Any], names: list[str]) -> None:
    """What the deal was worth."""
    games = content["budget"]["par"]
    rows = [
        [name, with_interval(par), str(par["score"]), part(par["no_more"], games), share(par["wins"])]
        for name, par in zip(names, content["par"], strict=True)
    ]
    title = text("analyse-par-title", games=games, judge=content["judge"])
    say.print_table(title, texts("head-seat", "analyse-par", "head-score", "head-no-more", "head-wins"), rows)


def print_ledger(content: dict[str, Any], names: list[str]) -> None:
    """Print the ledger: where the points of each seat went."""
    rows = [
        [
            name,
            with_interval(row["start"]),
            *[with_interval(row["terms"][term], signed=True) for term in COLUMNS],
            str(row["score"]),
        ]
        for name, row in zip(names, content["ledger"], strict=True)
    ]
    caption = text("analyse-ledger-caption", rollouts=content["budget"]["rollouts"])
    heads = texts("head-seat", "analyse-start", *COLUMNS.values(), "head-score")
    say.print_table(text("analyse-ledger"), heads, rows, caption)


def print_strengths(analysis: "Analysis", content: dict[str, Any], names: list[str]) -> None:
    """How strongly each seat played, next to the levels of bots."""
    from parvis.insight.strength import levels_of

    rows = [
        [
            name,
            f"{one['lost']:.2f}",
            between(f"{one['least']:.2f}", f"{one['most']:.2f}"),
            in_words(one),
            str(one["decisions"]),
        ]
        for name, one in zip(names, content["strengths"], strict=False)
        if one
    ]
    levels = levels_of(analysis.story.record.game, len(names))
    known = ", ".join(f"{level.name} {level.lost:.2f} ± {level.interval:.2f}" for level in levels)
    if rows:
        caption = text("analyse-strengths-caption", levels=known, judge=content["judge"])
        heads = texts("head-seat", "analyse-lost-decision", "head-range", "analyse-strength", "head-decisions")
        say.print_table(text("analyse-strengths"), heads, rows, caption)


def in_words(strength: dict[str, Any]) -> str:
    """Between which levels a seat played."""
    weaker, stronger, like = strength["weaker"], strength["stronger"], strength["levels"]
    if len(like) > 1:
        return text("analyse-strength-open", weakest=like[0], strongest=like[-1])
    if like:
        return text("analyse-strength-like", bot=like[0])
    if weaker and stronger:
        return text("analyse-strength-between", weaker=weaker, stronger=stronger)
    return text("analyse-strength-above", bot=weaker) if weaker else text("analyse-strength-below", bot=stronger)


def print_curves(content: dict[str, Any], names: list[str]) -> None:
    """Expected points and the chance to win where a round begins, and at the end."""
    points: list[dict[str, Any]] = []
    seen: set[int] = set()
    for point in content["curves"]:
        if point["round"] is None or point["round"] not in seen:
            seen.add(point["round"])
            points.append(point)
    kept = points if len(points) <= LONGEST else [points[0], points[-1]]
    rows = [
        [
            str(point["step"]),
            *[f"{mean['mean']:.1f}, {share(won)}" for mean, won in zip(point["points"], point["wins"], strict=True)],
        ]
        for point in kept
    ]
    say.print_table(text("analyse-curves"), [text("head-step"), *names], rows)


def print_moves(analysis: "Analysis", content: dict[str, Any], names: list[str]) -> None:
    """The moves that cost most."""
    from parvis.engine.texts import bundles, formatted

    folder = analysis.story.record.game.texts
    own = bundles(folder, language()) if folder else ()

    def named(source: str) -> str:
        return formatted(own, f"points-{source}", {}) or source

    rows = [
        [
            names[move["seat"]],
            ", ".join(move["played"]),
            f"{', '.join(move['instead'])} ({100 * move['how_often']:.0f}%)",
            str(move["step"]),
            with_interval(move["lost"]),
            ", ".join(f"{named(one['source'])} {-one['mean']:+.1f}" for one in move["sources"][:LARGEST]),
        ]
        for move in content["moves"]
    ]
    caption = text("analyse-moves-caption", games=content["budget"]["again"])
    instead = text("analyse-instead", judge=content["judge"])
    heads = [*texts("head-seat", "analyse-played"), instead, *texts("head-step", "analyse-points-lost", "analyse-most")]
    say.print_table(text("analyse-moves"), heads, rows, caption, left=3)
