"""`parvis bench`: how fast the rules are on this computer."""

from typing import Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson
from parvis.cli.helping import text, texts

UNITS = {
    "decisions/s": "bench-decisions",
    "steps/s": "bench-steps",
    "playouts/s": "bench-playouts",
    "positions/s": "bench-positions",
    "iterations/s": "bench-iterations",
    "µs/decision": "bench-microseconds",
    "CPU s": "bench-cpu-seconds",
}
"""The texts of units that have words: what is done in a second, or takes so long."""


def bench(
    game: str = "notre-dame",
    players: Annotated[int, typer.Option(min=1)] = 4,
    rounds: Annotated[int, typer.Option(min=1)] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules are: medians over rounds, on one core."""
    from parvis.arena.bench import Bench

    measured = Bench(game, players)
    say.ready_core(measured.game)
    with say.progress_bar(text("progress-measuring", game=measured.game.title), rounds) as show:
        results = measured.run(rounds, show)
    if as_json:
        say.print_json(results)
    else:
        print_figures(measured.game.title, results)


def print_figures(title: str, results: dict[str, Any]) -> None:
    """The figures as a table."""
    rows = [
        [
            told(name),
            number(figure["median"]),
            f"{number(figure['smallest'])} - {number(figure['largest'])}",
            text(UNITS[figure["unit"]]) if figure["unit"] in UNITS else figure["unit"],
        ]
        for name, figure in results["figures"].items()
    ]
    machine, mean = results["machine"], results["per_game"]
    say.print_table(
        text("bench-title", game=title, players=results["players"]),
        texts("bench-measured", "bench-median", "head-range", "bench-unit"),
        rows,
        text("bench-caption", decisions=f"{mean['decisions']:.0f}", nature=f"{mean['nature']:.0f}", **machine),
    )


def told(name: str) -> str:
    """What a figure measures: something of the rules, or `greedy_compiled`."""
    bot, _, core = name.rpartition("_")
    return text(f"bench-figure.{name}") or text(f"bench-bot.{core}", bot=bot)


def number(value: float) -> str:
    """Three digits that count, with k for thousands and M for millions."""
    for size, letter in ((1_000_000, "M"), (1_000, "k")):
        if value >= size:
            return f"{value / size:.3g} {letter}"
    return f"{value:.3g}"
