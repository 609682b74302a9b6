"""What `match`, `tournament` and `ladder` have in common: playing a series into its folder."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parvis.cli import interrupt, say
from parvis.cli.helping import CommandError, text

if TYPE_CHECKING:
    import pyarrow as pa

    from parvis.arena.run import PoolSettings
    from parvis.arena.series import Series


@dataclass(frozen=True)
class RunSettings:
    """How a series is to be played."""

    games: int
    jobs: int | None
    workers: str
    ray: str | None
    out: Path | None
    pictures: bool

    def check(self) -> None:
        """Raise GameError for unknown workers, and where packages are missing that this needs."""
        from parvis.arena.extras import need

        if self.workers not in ("auto", "threads", "processes"):
            raise CommandError("series-workers", workers=repr(self.workers))
        need("pyarrow", *(["matplotlib"] if self.pictures else []), *(["ray"] if self.ray else []))

    def pool(self) -> "PoolSettings":
        """The worker pool that plays."""
        from parvis.arena import cluster
        from parvis.arena.run import PoolSettings

        jobs = self.jobs or os.cpu_count() or 1
        return PoolSettings(jobs, self.workers, cluster.ray_pool(self.ray, jobs) if self.ray else None)


def play(series: "Series", settings: RunSettings) -> tuple[Path, "pa.Table"]:
    """Play what is missing; returns the folder and the games that were asked for. Ctrl-C says how to go on."""
    from parvis.arena.results import opened
    from parvis.arena.run import run
    from parvis.engine import registry

    game = registry.find(series.game)
    path = settings.out or Path("results") / f"{series.game}-{series.key()}"
    deals = series.deals(settings.games)
    total = deals * series.games_of_deal
    with opened(path, series) as folder:
        games = deals * series.rotations
        if games != settings.games:
            say.note(text("series-rotations", games=games))
        done = sum(number < total for number in folder.done)
        say.ready_core(game)

        def stopped() -> None:
            done = sum(number < total for number in folder.done)
            say.note(text("series-stopped", done=done, total=total, folder=str(path)))

        title = text("progress-playing-game", game=game.title)
        with interrupt.told(stopped), say.progress_bar(title, total, done) as show:
            run(folder, total, settings.pool(), show)
        return path, folder.table(total)


def title_of(series: "Series", games: int, told_in: str = "") -> str:
    """The heading of a table: game, options, size, seed."""
    from parvis.engine import registry

    game = registry.find(series.game)
    shown = game.shown_options(series.options)
    options = [f"{name}={str(value).lower()}" for name, value in shown.items() if value]
    told = ", ".join([game.title, *options])
    return text("series-title", told_in, game=told, players=series.seats, games=games, seed=str(series.seed))


def percent(share: float) -> str:
    """A share as a percentage with one decimal: `31.2%`."""
    return f"{100 * share:.1f}%"


def interval(share: Mapping[str, Any]) -> str:
    """A share as a percentage with its interval: `31.2% (28.0–34.6)`."""
    return f"{percent(share['value'])} ({100 * share['low']:.1f}–{100 * share['high']:.1f})"


def with_error(mean: Mapping[str, Any]) -> str:
    """`82.9 ± 2.0`; the mean alone where nothing is known of its error."""
    error = "" if mean["high"] is None else f" ± {mean['high'] - mean['value']:.1f}"
    return f"{mean['value']:.1f}{error}"


def thought(milliseconds: float) -> str:
    """Time for a decision, with as many digits as mean something: `0.012 ms`, `3.4 ms`, `250 ms`."""
    return f"{milliseconds:.3g} ms" if milliseconds < 100 else f"{milliseconds:.0f} ms"
