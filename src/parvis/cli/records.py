"""`parvis record` and `parvis replay`: games in files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import GameName, Options, Seats, Seed, chosen_options, chosen_seats, chosen_seed
from parvis.cli.helping import CommandError, text, texts

if TYPE_CHECKING:
    from parvis.engine.play import Play
    from parvis.engine.record import Record


def record(
    game: GameName,
    seats: Seats,
    out: Annotated[Path, typer.Option(show_default=False)],
    seed: Seed = None,
    option: Options = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Play a game between bots and write its record. It is the first game of `simulate` with the same seed."""
    from parvis import arena, bots
    from parvis.engine import registry

    found = registry.find(game)
    lineup, rotation = chosen_seats(seats), arena.Rotation.NONE
    series = arena.Series.of(found, [lineup], chosen_options(option), chosen_seed(seed), rotation=rotation)
    if out.exists() and not force:
        raise CommandError("record-exists", file=str(out))
    if not out.absolute().parent.is_dir():
        raise CommandError("record-no-folder", folder=str(out.absolute().parent))
    searching = any(bots.thinks(name) for name in lineup)  # the others are done before anything is compiled
    core = say.ready_core(found) if searching else bots.interpreted(found)
    with say.progress_bar(text("progress-playing"), None) as show:
        written = arena.record_game(core, series, progress=show)
    try:
        written.write(out)
    except OSError as error:
        raise CommandError("file-unwritable", file=str(out), error=str(error.strerror)) from None
    told = {"file": say.plain(str(out)), "game": found.title, "seed": str(series.seed)}
    print(text("record-written", **told, steps=len(written.steps)))


def replay(
    file: Annotated[Path, typer.Argument(show_default=False)],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check every step and the result of a record. Prints a summary only if the whole record is valid."""
    from parvis.engine import record as records
    from parvis.engine.refusals import GameError

    try:
        loaded = records.load(file)
        steps = []
        for index, seat, decision, play in records.replay(loaded):
            if as_json:
                steps.append(step_line(index, seat, decision, play))
    except GameError as error:
        raise records.in_file(file, error) from None
    except OSError as error:
        raise CommandError("file-unreadable", file=str(file), error=str(error.strerror)) from None
    if as_json:
        print("\n".join(steps))
    else:
        print_summary(file, loaded, play)


def step_line(index: int, seat: int, decision: int, play: "Play") -> str:
    """One step and the state after it as a line of JSON."""
    from parvis.engine.questions import NATURE
    from parvis.engine.state import to_json

    step: dict[str, Any] = {
        "index": index,
        "seat": "nature" if seat == NATURE else seat,
        "decision": play.game.catalogue[decision],
        "state": to_json(play.state),
    }
    return say.dumps(step)


def print_summary(file: Path, loaded: "Record", play: "Play") -> None:
    """Who played, how it ended, and the hash of the last state."""
    from parvis.engine.state import state_hash

    result = play.result()
    ties_break = any(result.tiebreaks)
    rows = [
        [
            str(seat),
            who["name"],
            who["player"],
            str(result.scores[seat]),
            *([str(result.tiebreaks[seat])] if ties_break else []),
            text("replay-won") if seat in result.winners else "",
        ]
        for seat, who in enumerate(loaded.seats)
    ]
    tie_break = ["replay-tie-break"] if ties_break else []
    heads = texts("head-seat", "replay-name", "head-player", "head-score", *tie_break, "")
    options = [f"{name}={str(value).lower()}" for name, value in loaded.options.items() if value]
    game = ", ".join([loaded.game.title, *options])
    title = text("replay-title", game=game, ruling=str(loaded.ruling), steps=len(loaded.steps))
    caption = text("replay-caption", hash=f"{state_hash(play.state):016x}")
    say.print_table(title, heads, rows, caption, left=3)
