"""`parvis bench`: how fast the rules are on this computer."""

from typing import Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson


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
    with say.progress_bar(f"Measuring {measured.game.title}", rounds) as show:
        results = measured.run(rounds, show)
    if as_json:
        say.print_json(results)
    else:
        print_figures(measured.game.title, results)


def print_figures(title: str, results: dict[str, Any]) -> None:
    """The figures as a table."""
    rows = [
        [figure["title"], number(figure["median"]), f"{number(figure['smallest'])} - {number(figure['largest'])}", unit]
        for figure in results["figures"].values()
        for unit in [figure["unit"]]
    ]
    machine, mean = results["machine"], results["per_game"]
    say.print_table(
        f"{title}, {results['players']} players",
        ["measured", "median", "range", "unit"],
        rows,
        f"{mean['decisions']:.0f} decisions of players and {mean['nature']:.0f} of nature in a random game. "
        f"{machine['processor']}, {machine['system']}, Python {machine['python']}, Numba {machine['numba']}, "
        f"{machine['date']}",
    )


def number(value: float) -> str:
    """Three digits that count, with k for thousands and M for millions."""
    for size, letter in ((1_000_000, "M"), (1_000, "k")):
        if value >= size:
            return f"{value / size:.3g} {letter}"
    return f"{value:.3g}"
