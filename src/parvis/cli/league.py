"""`parvis league`: bots from anywhere, measured in the same tasks, in one table for each."""

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson, Jobs, Ray, Workers
from parvis.cli.evaluate import measured
from parvis.cli.helping import text, texts
from parvis.cli.series import RunSettings, interval, percent, play

if TYPE_CHECKING:
    from parvis.arena.luck import Luck
    from parvis.arena.tasks import Task

ENTRIES, PAR, FAR = "entries", "par", "far"
"""The folders of a league: evaluations of bots, by whomever; games that tell what the deals brought, and games of other
deals."""
PAGES = {"league.md": "league.md.jinja", "league.html": "league.html.jinja"}


def league(
    packages: Annotated[list[str] | None, typer.Argument(metavar="[PACKAGE]...", show_default=False)] = None,
    task: Annotated[list[str] | None, typer.Option(show_default=False)] = None,
    deals: Annotated[int | None, typer.Option(min=2)] = None,
    jobs: Jobs = None,
    workers: Workers = "auto",
    ray: Ray = None,
    out: Annotated[Path, typer.Option()] = Path("league"),
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    as_json: AsJson = False,
) -> None:
    """Rate bots in the tasks of the league: those named, the levels, and all whose evaluations lie in its folder."""
    from parvis.arena.extras import need
    from parvis.arena.tasks import find

    need("jinja2", "pyarrow")
    from parvis.arena.entries import entries_in
    from parvis.arena.evaluation import bots_of
    from parvis.arena.league import LEVELS, PROTOCOL, league_of, standing_of

    tasks = [find(name) for name in dict.fromkeys(task or PROTOCOL)]
    bots = list(dict.fromkeys([*LEVELS, *(bot for package in packages or [] for bot in bots_of(package))]))
    own = {(one.name, bot): out / ENTRIES / short(one) / file_name(bot) for one in tasks for bot in bots}
    sent = {(entry.task.name, entry.bot) for entry in entries_in(out / ENTRIES, tasks, deals, own.values())}
    standings = []
    for one in tasks:
        for bot in bots:
            if (one.name, bot) not in sent:
                folder = own[one.name, bot]
                measured(one, bot, RunSettings(one.players * (deals or one.deals), jobs, workers, ray, folder, False))
        luck = luck_in(out, one, deals or one.deals, (jobs, workers, ray))
        standings.append(standing_of(one, entries_in(out / ENTRIES, [one], deals), luck))
    content = league_of(standings)
    write(out, content)
    if as_json:
        say.print_json(content | {"folder": str(out)})
    elif markdown:
        print((out / "league.md").read_text(encoding="utf-8"), end="")
    else:
        for standing in standings:
            print_standing(standing, out)


def short(task: "Task") -> str:
    """The name of a task's folders."""
    return task.name.rpartition("/")[2]


def file_name(name: str) -> str:
    """A bot's name, which may have a setting behind a colon, as the name of a folder."""
    from urllib.parse import quote

    return quote(name, safe="@")


def luck_in(out: Path, task: "Task", deals: int, pool: tuple[int | None, str, str | None]) -> "Luck":
    """What the deals brought, from games that are played where missing. `pool`: jobs, workers, address of Ray."""
    from parvis.arena import luck

    games = {PAR: (luck.par_series(task), deals * task.players), FAR: (luck.far_series(task), deals * luck.FAR)}
    tables = {
        name: play(series, RunSettings(count, *pool, out / name / short(task), False))[1]
        for name, (series, count) in games.items()
    }
    return luck.Luck(luck.means_of(tables[PAR]), luck.means_of(tables[FAR]))


def write(out: Path, content: Mapping[str, Any]) -> None:
    """Write the tables as JSON and CSV, and as pages in English."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    from parvis.arena.league import HEAD, csv_rows
    from parvis.arena.results import write_json
    from parvis.engine.files import replacing

    write_json(content, out / "league.json")
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows([HEAD, *csv_rows(content)])
    pages = Environment(
        loader=PackageLoader("parvis.cli", "pages"),
        autoescape=lambda name: name == PAGES["league.html"],
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    pages.filters |= {"interval": interval, "points": with_sign}
    written = {name: pages.get_template(page).render(content) for name, page in PAGES.items()}
    for name, told in {"league.csv": file.getvalue(), **written}.items():
        with replacing(out / name) as temporary:
            temporary.write_text(told, encoding="utf-8", newline="")


def with_sign(mean: Mapping[str, Any]) -> str:
    """Points above or below those of others, with their error: `+23.1 ± 1.2`, `−4.0 ± 2.1`."""
    value = f"{mean['value']:+.1f}".replace("-", "−")
    return value if mean["high"] is None else f"{value} ± {mean['high'] - mean['value']:.1f}"


def print_standing(standing: Mapping[str, Any], out: Path) -> None:
    """Print the table of a task, with the wins against each level."""
    fields = list(dict.fromkeys(line["field"] for row in standing["rows"] for line in row["against"]))
    heads = [*texts("head-player", "tournament-rating"), "95%", text("league-adjusted"), *against_heads(fields)]
    rows = [
        [
            row["bot"],
            f"{row['rating']['mu']:.1f}",
            f"±{row['rating']['high'] - row['rating']['mu']:.1f}",
            with_sign(row["adjusted"]),
            *(won(row, field) for field in fields),
        ]
        for row in standing["rows"]
    ]
    title = text("league-title", task=standing["task"], deals=standing["deals"])
    say.print_table(title, heads, rows, text("evaluate-caption", folder=str(out)))


def against_heads(fields: Sequence[str]) -> list[str]:
    """What stands above the wins against each field."""
    return [text("league-against", bot=field) for field in fields]


def won(row: Mapping[str, Any], field: str) -> str:
    """The share of the wins against a field; a dash for a level against itself."""
    return next((percent(line["win_share"]["value"]) for line in row["against"] if line["field"] == field), "–")
