"""`parvis evaluate`: what a bot reaches in a task."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson, Jobs, Out, Workers
from parvis.cli.helping import text, texts
from parvis.cli.series import RunSettings, interval, play, with_error

if TYPE_CHECKING:
    from parvis.arena.tasks import Task


def evaluate(
    package: Annotated[str, typer.Argument(show_default=False)],
    task: Annotated[str, typer.Option(show_default=False)],
    deals: Annotated[int | None, typer.Option(min=2)] = None,
    jobs: Jobs = None,
    workers: Workers = "auto",
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Measure a bot in a named task, on deals to test with, and write files that anybody can make again."""
    from parvis.arena.extras import need
    from parvis.arena.tasks import find

    need("pyarrow")
    from parvis.arena.evaluation import bots_of

    found, names = find(task), bots_of(package)
    results = []
    for name in names:
        folder = out / name if out and len(names) > 1 else out
        path, content = measured(
            found, name, RunSettings((deals or found.deals) * found.players, jobs, workers, None, folder, False)
        )
        results.append(content | {"folder": str(path)})
        if not as_json:
            print_evaluation(content, path)
    if as_json:
        say.print_json(results)


def measured(task: "Task", bot: str, settings: RunSettings) -> tuple[Path, dict[str, Any]]:
    """Play what is missing of a bot's games, and write the files. Ctrl-C says how to go on."""
    from parvis.arena import evaluation

    settings.check()
    series = task.series(bot)
    path, table = play(series, settings)
    return path, evaluation.write(path, task, bot, series, table)


def print_evaluation(content: dict[str, Any], path: Path) -> None:
    """What the bot has reached against each field, and all ratings."""
    rows = [
        [
            row["field"],
            interval(row["win_share"]),
            with_error(row["score"]),
            with_error(row["field_score"]),
            " ".join(f"{100 * share:.0f}%" for share in row["places"]),
        ]
        for row in content["against"]
    ]
    heads = texts("evaluate-field", "evaluate-wins", "head-points", "head-theirs", "evaluate-places")
    caption = text("evaluate-caption", folder=str(path))
    title = text("evaluate-title", bot=content["bot"], task=content["task"], deals=content["deals"])
    say.print_table(title, heads, rows, caption)
    ratings = [[row["player"], f"{row['mu']:.2f}", f"±{row['high'] - row['mu']:.2f}"] for row in content["ratings"]]
    say.print_table(text("evaluate-ratings"), [*texts("head-player", "tournament-rating"), "95%"], ratings)
