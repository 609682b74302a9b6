"""`parvis ladder`: each level against the one below, and strength by thinking time."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import (
    AsJson,
    FixedSeed,
    GameName,
    Games,
    Jobs,
    Options,
    Out,
    Pictures,
    Ray,
    SourcesEvery,
    Workers,
    chosen_options,
    chosen_seats,
)
from parvis.cli.helping import CommandError, text, texts
from parvis.cli.series import RunSettings, interval, percent, play, thought, title_of

if TYPE_CHECKING:
    import pyarrow as pa

    from parvis.arena.series import Series
    from parvis.engine.contract import Game

MARKDOWN = "ladder.md"
HEADS = ("head-player", "ladder-against", "ladder-share", "head-mean-score", "head-theirs", "head-decision-time")


def ladder(
    game: GameName,
    players: Annotated[int | None, typer.Option(min=2)] = None,
    levels: str | None = None,
    times: Annotated[
        str | None,
        typer.Option(
            show_default=False,
        ),
    ] = None,
    games: Games = 400,
    seed: FixedSeed = 1,
    option: Options = None,
    jobs: Jobs = None,
    workers: Workers = "auto",
    ray: Ray = None,
    out: Out = None,
    sources: SourcesEvery = 10,
    pictures: Pictures = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    repeatable: Annotated[
        bool,
        typer.Option(
            "--repeatable",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play one bot of each level against bots of the level below, from every seat.

    With --times, measure how the last level's strength grows with its thinking time.
    """
    from parvis.arena.series import Series
    from parvis.engine import registry

    found = registry.find(game)
    seats = players or min(4, max(found.seats))
    found.check_seats(seats)
    lineups = chosen_lineups(levels, times, seats)
    series = Series.of(found, lineups, chosen_options(option), seed, sources)
    settings = RunSettings(games, jobs, workers, ray, out, pictures)
    settings.check()
    path, table = play(series, settings)
    content = written_outcome(series, path, table, repeatable)
    if pictures:
        draw(path, found, table, content, timed=times is not None)
    if as_json:
        say.print_json(content | {"folder": str(path)})
    elif markdown:
        print((path / MARKDOWN).read_text(encoding="utf-8"), end="")
    else:
        title = title_of(series, content["games"])
        caption = text("ladder-caption", share=equals(content), folder=str(path))
        say.print_table(title, texts(*HEADS), rows_of(content), caption, left=2)


def chosen_lineups(levels: str | None, times: str | None, seats: int) -> list[tuple[str, ...]]:
    """The rungs: neighbours among the levels, or the last level with several times against the one below it.

    Raises GameError.
    """
    from parvis import bots
    from parvis.arena.series import distinct
    from parvis.arena.tournament import duel_lineup, ladder_lineups

    chosen = distinct(bots.names() if levels is None else chosen_seats(levels))
    if times is None:
        return ladder_lineups(chosen, seats)
    *_, below, last = chosen
    names = [f"{last}:{time}" for time in dict.fromkeys(chosen_seats(times))]
    if len({bots.find(name).seconds > 0 for name in names}) > 1:
        raise CommandError("ladder-times", times=times)
    return [duel_lineup(name, below, seats) for name in names]


def written_outcome(series: "Series", path: Path, table: "pa.Table", repeatable: bool) -> dict[str, Any]:
    """The summary with its rungs, written to the folder, also as Markdown, which is in English."""
    from parvis.arena.results import write_json
    from parvis.arena.standings import columns, plain, summary
    from parvis.arena.tournament import rungs
    from parvis.engine.texts import ENGLISH

    content: dict[str, Any] = summary(series, table) | plain({"rungs": rungs(columns(table), series.lineups)})
    write_json(content, path / "summary.json")
    page = markdown_of(title_of(series, content["games"], ENGLISH), content, repeatable)
    (path / MARKDOWN).write_text(page, encoding="utf-8")
    return content


def rows_of(content: Mapping[str, Any]) -> list[list[str]]:
    """A row of cells for every rung."""
    return [
        [
            rung["player"],
            f"{len(content['lineups'][0]) - 1} × {rung['against']}",
            interval(rung["win_share"]),
            f"{rung['mean_score']:.2f}",
            f"{rung['field_score']:.2f}",
            thought(rung["milliseconds"]),
        ]
        for rung in content["rungs"]
    ]


def equals(content: Mapping[str, Any]) -> str:
    """What the win share of equals would be."""
    return percent(1 / len(content["lineups"][0]))


def markdown_of(title: str, content: Mapping[str, Any], repeatable: bool) -> str:
    """The table as Markdown, the title below it; `repeatable`: without the time that decisions took."""
    from parvis.engine.texts import ENGLISH

    left = ["---", "---", *["---:"] * (len(HEADS) - 2)]
    shown = len(HEADS) - repeatable
    lines = [" | ".join(cells[:shown]) for cells in (texts(*HEADS, told_in=ENGLISH), left, *rows_of(content))]
    return "".join(f"| {line} |\n" for line in lines) + f"\n{title}, equals would win {equals(content)}.\n"


def draw(path: Path, game: "Game", table: "pa.Table", content: Mapping[str, Any], timed: bool) -> None:
    """The pictures of a match, and the ladder or the curve of strength against time."""
    from parvis.arena.pictures import draw_match, draw_rungs, draw_times

    draw_match(path, game.title, table)
    (draw_times if timed else draw_rungs)(path, game.title, content["rungs"], 1 / len(content["lineups"][0]))
