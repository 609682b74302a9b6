"""The program itself: its commands, and how it ends.

Exit codes: 0 done, 2 something is wrong with what was asked for (one line on stderr says what), 130 interrupted;
`check-records` and `verify` have 1 for differences that they found.
Commands import what they need when they run, so that help and errors are there at once.
"""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, NoReturn

import typer

from parvis import __version__
from parvis.cli import (
    agents,
    analyse,
    bench,
    check_records,
    compare,
    evaluate,
    explore,
    export,
    games,
    helping,
    hosting,
    interrupt,
    ladder,
    league,
    match,
    play,
    records,
    say,
    simulate,
    tournament,
    train,
    usage,
    verify,
)
from parvis.cli.arguments import with_ray_address


class InOrder(typer.core.TyperGroup):
    """A group whose help has the commands in their own order, whatever stands behind the names of some."""

    def list_commands(self, context: Any) -> list[str]:
        """The names of all commands."""
        return list(commands)


program = typer.Typer(name="parvis", cls=InOrder, add_completion=False, pretty_exceptions_enable=False)
commands: dict[str, Callable[..., None]] = {
    "play": play.play,
    "serve": hosting.serve,
    "work": hosting.work,
    "backup": hosting.backup,
    "restore": hosting.restore,
    "admin": hosting.admin,
    "simulate": simulate.simulate,
    "match": match.match,
    "tournament": tournament.tournament,
    "ladder": ladder.ladder,
    "evaluate": evaluate.evaluate,
    "league": league.league,
    "agents": agents.agents,
    "mcp": agents.mcp,
    "train": train.train,
    "compare": compare.compare,
    "record": records.record,
    "replay": records.replay,
    "verify": verify.verify,
    "analyse": analyse.analyse,
    "explore": explore.explore,
    "check-records": check_records.check_records,
    "games": games.list_games,
    "compile": games.compile_games,
    "bench": bench.bench,
}
subcommands: dict[str, dict[str, Callable[..., None]]] = {"games": {"export": export.export}}
"""By command: those that stand behind its name. Without one of them, the command itself is run."""
for name, command in commands.items():
    if name in subcommands:
        group = typer.Typer(invoke_without_command=True)
        group.callback()(command)
        for below, subcommand in subcommands[name].items():
            group.command(below)(subcommand)
        program.add_typer(group, name=name)
    else:
        program.command(name)(command)


@program.callback(invoke_without_command=True)
def parvis(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """Play Notre Dame and Troyes, let bots play them, and keep records."""
    if version:
        print(f"parvis {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def app(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the program and exit; what goes wrong is one line on stderr."""
    interrupt.listen()
    say.speak_to_any_terminal()
    try:
        code = run(arguments)
    except (KeyboardInterrupt, typer.Abort):
        code = interrupt.EXIT_CODE
    sys.exit(code)


def run(arguments: Sequence[str] | None) -> int:
    """Run the program; returns its exit code. Raises KeyboardInterrupt."""
    words = with_ray_address(sys.argv[1:] if arguments is None else arguments)
    command = typer.main.get_command(program)
    try:
        if not words or "--help" in words:
            helping.tell(command)
        code = command.main(words, prog_name="parvis", standalone_mode=False)
        sys.stdout.flush()
        return code or 0
    except BrokenPipeError:
        let_go_of_output()
        return 1
    except Exception as error:
        interrupt.check()
        line = explained(error, words, command)
        if line is None:
            raise
        say.note(line)
        let_go_of_output()
        return 2


def let_go_of_output() -> None:
    """Write what was printed; if nobody can take it, drop it: at the very end Python would complain of it once more."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def explained(error: Exception, words: Sequence[str], command: Any) -> str | None:
    """The one line for an error that is not the program's own; None for one that is."""
    if isinstance(error, OSError) and error.strerror:
        if error.filename:
            return f"{error.filename}: {error.strerror}"
        return helping.text("output-unwritable", error=error.strerror)
    if isinstance(error, usage.PARSER.ClickException):
        reason = usage.reason(error, words, command)
        return helping.told(reason) if reason else error.format_message().rstrip(".")
    from parvis.engine.refusals import GameError

    return helping.told(error) if isinstance(error, GameError) else None
