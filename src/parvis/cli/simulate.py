"""`parvis simulate`: many games between bots."""

from typing import TYPE_CHECKING, Annotated

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson, GameName, Options, Seats, Seed, chosen_options, chosen_seats, chosen_seed
from parvis.cli.helping import text, texts

if TYPE_CHECKING:
    from parvis.arena import Report


def simulate(
    game: GameName,
    seats: Seats,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: Seed = None,
    option: Options = None,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and show how often each wins."""
    from parvis import arena
    from parvis.engine import registry

    found = registry.find(game)
    rotation = arena.Rotation.NEXT if rotate else arena.Rotation.NONE
    lineup = chosen_seats(seats)
    series = arena.Series.of(found, [lineup], chosen_options(option), chosen_seed(seed), rotation=rotation)
    say.ready_core(found)
    with say.progress_bar(text("progress-playing-game", game=found.title), games) as show:
        report = arena.simulate(series, games, jobs, show)
    if as_json:
        say.print_json(report.to_json())
    else:
        print_report(found.title, report)


def print_report(title: str, report: "Report") -> None:
    """Print a report of simulated games as a table."""
    content = report.to_json()
    options = [f"{name}={str(value).lower()}" for name, value in content["options"].items() if value]
    rows = [
        [standing.player, f"{standing.mean_score:.2f}", f"{standing.spread:.2f}", standing.win_share.shown()]
        for standing in report.standings
    ]
    say.print_table(
        text("simulate-title", game=", ".join([title, *options]), games=report.games, seed=str(report.series.seed)),
        texts(
            "simulate-rotated" if content["rotate"] else "simulate-by-seat",
            "head-mean-score",
            "head-spread",
            "head-wins",
        ),
        rows,
        text("simulate-speed", decisions=content["decisions_per_second"], games=content["games_per_second"]),
    )
