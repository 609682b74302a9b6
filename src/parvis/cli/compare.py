"""`parvis compare`: which of two learned values plays better."""

import os
from typing import Annotated

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson, FixedSeed, GameName, Options, chosen_options
from parvis.cli.helping import text, texts

Value = Annotated[
    str,
    typer.Argument(
        show_default=False,
    ),
]


def compare(
    game: GameName,
    one: Value,
    other: Value = "published",
    players: Annotated[int | None, typer.Option(min=2)] = None,
    games: Annotated[int, typer.Option(min=1)] = 400,
    seed: FixedSeed = 1,
    option: Options = None,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    as_json: AsJson = False,
) -> None:
    """Play two learned values against each other, one seat against all others, and report intervals."""
    from dataclasses import asdict

    from parvis.engine import registry
    from parvis.learning.compare import compare as compare_values
    from parvis.learning.compare import players_of

    found = registry.find(game)
    players = players_of((one, other), found) if players is None else players
    found.check_seats(players)
    options = found.read_options(chosen_options(option), players)
    say.ready_core(found)
    total = 2 * players * -(-games // players)
    with say.progress_bar(text("progress-comparing", one=one, other=other), total) as show:
        rows = compare_values(found, players, (one, other), options, games, seed, jobs or os.cpu_count() or 1, show)
    if as_json:
        say.print_json([asdict(row) for row in rows])
        return
    cells = [
        [
            row.alone,
            row.others,
            f"{row.games:,}",
            row.wins.shown(),
            f"{row.points.value:.1f}",
            f"{row.others_points.value:.1f}",
        ]
        for row in rows
    ]
    title = text("compare-title", game=found.title, players=players, share=f"{100 / players:.0f}%")
    heads = texts("head-alone", "compare-among", "head-games", "compare-wins", "head-points", "head-theirs")
    say.print_table(title, heads, cells)
