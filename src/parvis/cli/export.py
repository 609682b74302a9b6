"""`parvis games export`: games as data."""

import os
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import interrupt, say
from parvis.cli.arguments import AsJson, Jobs, Options, chosen_options, chosen_seats
from parvis.cli.helping import CommandError, text

if TYPE_CHECKING:
    from parvis.datasets.plans import Plan
    from parvis.engine.contract import Game

GAMES, SEED, LEVEL = 100, 1, "skilled"


class Split(Enum):
    """The parts of the deals."""

    TRAIN = "train"
    TEST = "test"


def export(
    game: Annotated[str, typer.Option(show_default=False)],
    out: Annotated[Path, typer.Option(show_default=False)],
    players: Annotated[int | None, typer.Option(min=2)] = None,
    level: str | None = None,
    games: Annotated[int | None, typer.Option(min=1, show_default=str(GAMES))] = None,
    seed: Annotated[int | None, typer.Option(min=0, show_default=str(SEED))] = None,
    split: Annotated[Split | None, typer.Option(show_default=Split.TRAIN.value)] = None,
    option: Options = None,
    record: list[Path] | None = None,
    jobs: Jobs = None,
    minari: Annotated[bool, typer.Option("--minari")] = False,
    as_json: AsJson = False,
) -> None:
    """Write games as data: of bots from a seed, or those of record files. Run it again to resume."""
    from parvis.arena.extras import need
    from parvis.engine import registry

    need("pyarrow", *(["minari"] if minari else []))
    found = registry.find(game)
    asked = {"players": players, "level": level, "games": games, "seed": seed, "split": split, "option": option}
    if record:
        plan = of_records(found, record, [name for name, value in asked.items() if value is not None])
    else:
        plan = of_bots(found, **asked)
    write(plan, out, jobs or os.cpu_count() or 1, minari, as_json)


def of_records(found: "Game", paths: list[Path], others: list[str]) -> "Plan":
    """The games of record files, and of those in folders. Raises GameError."""
    from parvis.datasets.plans import OfRecords

    if others:
        raise CommandError("export-records-alone", option=f"--{others[0]}")
    try:
        plan = OfRecords.of(found, paths)
    except OSError as error:
        raise CommandError("file-unreadable", file=str(error.filename), error=str(error.strerror)) from None
    if not plan.games:
        raise CommandError("export-no-records", folder=str(paths[0]))
    return plan


def of_bots(found: "Game", **asked: Any) -> "Plan":
    """Games between bots, with what was not asked for as usual. Raises GameError."""
    from parvis.arena.series import Rotation, Series
    from parvis.datasets.plans import OfBots

    names = chosen_seats(asked["level"] or LEVEL)
    seats = asked["players"] or (len(names) if len(names) > 1 else min(4, max(found.seats)))
    lineup = names * seats if len(names) == 1 else names
    if len(lineup) != seats:
        raise CommandError("export-levels", count=len(lineup), players=seats)
    split = (asked["split"] or Split.TRAIN).value
    seed = SEED if asked["seed"] is None else asked["seed"]
    options = chosen_options(asked["option"])
    series = Series.of(found, [lineup], options, seed, rotation=Rotation.NEXT, split=split)
    return OfBots(series, asked["games"] or GAMES)


def ready(game: "Game") -> None:
    """Compile what is not compiled yet, behind a bar: the rules with their bots, and the loops that observe."""
    from parvis.engine import batched

    core = say.ready_core(game)
    with say.progress_bar(text("progress-compiling-game", game=game.title), batched.work(game)) as show:
        batched.add_batched(core, lambda done, _: show(done))


def tell_changed(file: Path) -> None:
    """Say that the games of a file are written again."""
    say.note(text("export-changed", file=str(file)))


def tell_older(folder: Path) -> None:
    """Say that the games of a folder are written again."""
    say.note(text("export-older", folder=say.plain(str(folder))))


def write(plan: "Plan", out: Path, jobs: int, minari: bool, as_json: bool) -> None:
    """Write a set, with a bar, and say where it is."""
    from parvis.datasets.export import export as write_set
    from parvis.datasets.minari_set import write_minari

    ready(plan.game)
    title = text("progress-playing-game", game=plan.game.title)
    stopped = text("export-stopped", folder=say.plain(str(out)))
    with interrupt.told(lambda: say.note(stopped)), say.progress_bar(title, plan.games) as show:
        manifest = write_set(plan, out, jobs, show, tell_changed, tell_older)
    name = ""
    if minari:
        with say.progress_bar(text("progress-writing"), plan.games) as show:
            name = write_minari(out, show)
    if as_json:
        say.print_json({**manifest, "minari": name or None})
        return
    counts = {"games": manifest["games"], "decisions": manifest["decisions"]}
    size = f"{sum(entry['bytes'] for entry in manifest['files'].values()) // 1000:,}"
    print(text("export-written", folder=say.plain(str(out)), size=size, **counts))
    if name:
        print(text("export-minari", folder=say.plain(str(out / "minari")), name=name))
