"""`parvis explore`: what decisions of a game are worth where they are open."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson, GameName, Options, chosen_options
from parvis.cli.helping import CommandError, text, texts

if TYPE_CHECKING:
    from parvis.insight.explorer import Worth


def explore(
    game: GameName,
    players: Annotated[int, typer.Option(min=2)] = 4,
    option: Options = None,
    kind: list[str] | None = None,
    file: list[Path] | None = None,
    as_json: AsJson = False,
) -> None:
    """Show which decisions gain and which cost most where they are open, in games of bots.

    Gains are points more than after what skilled decides there. What was seen fewer than 30 times is left out.
    """
    from parvis.engine import registry
    from parvis.insight import explorer

    found = registry.find(game)
    found.check_seats(players)
    told = explorer.options_told(found.shown_options(found.read_options(chosen_options(option), players)), found)
    files = file or [explorer.shipped(found)]
    if not file and not files[0].exists():
        raise CommandError("explore-nothing", game=found.name)
    worths = explorer.Explored(files).worths(players, told)
    if kind:
        worths = [worth for worth in worths if worth.kind in kind]
    if not worths:
        if told:
            raise CommandError("explore-too-few", game=found.name, players=players, options=told)
        raise CommandError("explore-too-few-usual", game=found.name, players=players)
    if as_json:
        say.print_json([plain(worth) for worth in worths])
        return
    title = text("explore-title", game=found.title, players=players)
    heads = texts("explore-kind", "explore-decision", "explore-gain", "explore-open", "explore-decided", "head-games")
    say.print_table(title, heads, [cells(worth) for worth in worths], left=2)


def plain(worth: "Worth") -> dict[str, Any]:
    """What a decision is worth, as JSON has it."""
    from dataclasses import asdict

    return {**asdict(worth), "share": round(worth.share, 4)}


def cells(worth: "Worth") -> list[str]:
    """What a decision is worth, as the cells of a table."""
    return [
        worth.kind,
        worth.words,
        f"{worth.gain:+.2f} ± {worth.interval:.2f}",
        f"{worth.open:,}",
        f"{100 * worth.share:.0f}%",
        f"{worth.games:,}",
    ]
