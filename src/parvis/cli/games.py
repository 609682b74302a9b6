"""`parvis games` and `parvis compile`: what can be played, and compiling it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson
from parvis.cli.helping import language, text, texts
from parvis.engine.contract import Game, Option


def list_games(context: typer.Context, as_json: AsJson = False) -> None:
    """List the games, their options and the bots, unless a subcommand is run."""
    if context.invoked_subcommand:
        return
    from parvis import bots
    from parvis.engine import registry
    from parvis.engine.texts import ENGLISH, help_of, one_of

    found = [registry.find(name) for name in registry.names()]
    if as_json:
        listing = [
            {
                "name": game.name,
                "title": game.title,
                "players": list(game.seats),
                "ruling": game.ruling,
                "options": [
                    {
                        "name": option.name,
                        "kind": option.kind,
                        "values": [option.shown(value) for value in option.values],
                        "default": option.shown(option.default),
                        "help": help_of(option.name, game.texts, ENGLISH),
                        "group": option.group,
                        "players": list(option.seats or game.seats),
                    }
                    for option in game.options
                ],
            }
            for game in found
        ]
        say.print_json({"games": listing, "bots": {name: bots.find(name).help for name in bots.names()}})
        return
    for game in found:
        rows = [
            [option.name, about(game, option), str(option.shown(option.default)).lower()] for option in game.options
        ]
        title = text("games-title", title=game.title, game=game.name, players=one_of(game.seats, language()))
        if rows:
            say.print_table(title, texts("games-option", "", "games-usual"), rows, left=3)
        else:
            print(say.plain(title))
    about_bots = [[name, text(f"games-bot-about.{name}") or bots.find(name).help] for name in bots.names()]
    say.print_table(text("games-bots"), texts("games-bot", ""), about_bots, left=2)


def about(game: Game, option: Option) -> str:
    """What an option does, what it belongs to, the numbers of players it is for, and its values if they have names."""
    from parvis.engine.texts import help_of, one_of

    told = help_of(option.name, game.texts, language())
    if option.group:
        told = text("games-help-group", group=option.group, help=told) if told else option.group
    if option.seats:
        told = text("games-help-players", help=told, players=one_of(option.seats, language()))
    if option.names:
        told = text("games-help-values", help=told.removesuffix("."), values=", ".join(option.names))
    return told


def compile_games(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    porcelain: Annotated[bool, typer.Option("--porcelain")] = False,
    batches: Annotated[bool, typer.Option("--batches")] = False,
    box: Annotated[Path | None, typer.Option("--box", show_default=False)] = None,
) -> None:
    """Compile the rules and bots of games ahead of time. A second time takes only a second."""
    from parvis import bots
    from parvis.engine import batched, boxes, registry
    from parvis.engine.box import of_file
    from parvis.envs import against

    found = [registry.find(name) for name in names or ([] if box else registry.names())]
    found += [boxes.boxed(of_file(box.read_bytes()))] if box else []
    more = [(batched.add_batched, batched.work), (against.add_against, against.work)] if batches else []
    total = sum(bots.work(game) + sum(work(game) for _, work in more) for game in found)
    before = 0
    with plain_lines(total) if porcelain else say.progress_bar(text("progress-compiling"), total) as show:
        for game in found:
            core = bots.compiled(game, partial(advance, show, before))
            before += bots.work(game)
            for add, work in more:
                add(core, partial(advance, show, before))
                before += work(game)


def advance(show: Callable[[int], None], before: int, done: int, _: int) -> None:
    """Show the progress of one game behind that of the games before it."""
    show(before + done)


@contextmanager
def plain_lines(total: int) -> Iterator[Callable[[int], None]]:
    """A line for every bit of progress, written at once."""
    yield lambda done: print(done, total, flush=True)
