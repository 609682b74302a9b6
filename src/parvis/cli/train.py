"""`parvis train`: a learned value by self-play, or a policy that learns from the bots that play by one."""

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parvis.cli import interrupt, say
from parvis.cli.arguments import AsJson, FixedSeed, GameName, Options, Ray, chosen_options
from parvis.cli.helping import CommandError, text, texts
from parvis.engine.quoted import quoted

if TYPE_CHECKING:
    from parvis.engine.contract import Game
    from parvis.learning.executor import Executor
    from parvis.learning.train import CurvePoint, Training

PUBLISHED = "published"
"""The word for the weights that bots play with, where a training may begin with a folder."""
MEASURED_GAMES = 100
"""Games that show how good a policy is."""


def train(
    game: GameName,
    players: Annotated[int, typer.Option(min=2)] = 4,
    games: Annotated[
        int,
        typer.Option(
            min=1,
        ),
    ] = 400_000,
    hidden: Annotated[
        int | None,
        typer.Option(min=1, max=1000),
    ] = None,
    evaluate_every: Annotated[int, typer.Option(min=1)] = 5_000,
    seed: FixedSeed = 1,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Ray = None,
    begin_with: str | None = None,
    learning_rate: Annotated[
        float | None,
        typer.Option(
            min=1e-6,
            max=1,
        ),
    ] = None,
    option: Options = None,
    mixture: Annotated[
        str | None,
        typer.Option(
            show_default="0,0.3,0.6,1",
        ),
    ] = None,
    noise: Annotated[
        float,
        typer.Option(
            min=0,
            max=100,
        ),
    ] = 0,
    out: Annotated[Path | None, typer.Option(show_default="training/GAME-PLAYERS")] = None,
    policy: Annotated[
        bool,
        typer.Option(
            "--policy",
        ),
    ] = False,
    near: Annotated[
        float,
        typer.Option(
            min=0,
            max=9.99,
        ),
    ] = 0,
    publish: Annotated[bool, typer.Option("--publish")] = False,
    as_json: AsJson = False,
) -> None:
    """Train a learned value by self-play. Run the same command again to resume a training that was stopped."""
    from parvis.arena.extras import need
    from parvis.engine import registry

    need("matplotlib", "pyarrow", "threadpoolctl", *(["ray"] if ray else []))
    if policy:
        train_policy(registry.find(game), games, hidden or 64, near, seed, out, publish)
        return
    from parvis.learning.publish import home_of
    from parvis.learning.train import LEARNING_RATE, Plan, Training

    found = registry.find(game)
    fixed, network = fixed_options(found, players, option), beginning(begin_with, players)
    plan = Plan(
        found, players, games, hidden or 46, seed, evaluate_every, network, fixed,
        learning_rate or LEARNING_RATE / (1 if network is None else 2),
        chances_of(mixture), hundredths(noise),
    )  # fmt: skip
    if publish:
        home_of(found, players)
    folder = out or Path("training") / f"{game}-{players}"
    say.ready_core(found)
    executor = executor_of(ray, jobs)
    with closing(executor), interrupt.told(lambda: note_stop(folder)):
        training = Training(plan, folder, executor)
        note_change(training)
        title = text("progress-training", game=found.title, players=players)
        with say.progress_bar(title, games, training.games) as show:
            training.run(reporter(show))
    conclude(training, publish, as_json)


def conclude(training: "Training", publish: bool, as_json: bool) -> None:
    """Draw and print what has come of a training, and give its weights to the bots if that is wanted."""
    from parvis.learning import publish as publishing
    from parvis.learning.calibrating import calibrate

    game, players = training.plan.game.title, training.plan.players
    draw(training, f"{game} for {players}: a value learned in self-play")
    if publish:
        say.note(text("train-weights-saved", file=str(publishing.publish(training))))
        calibrate(training.plan.game, training.plan.players)
        say.note(text("train-meaning-saved"))
    title = text("train-title", game=game, players=players, games=training.games)
    print_curve(title, training.folder, training.curve(), as_json)


def train_policy(
    game: "Game", games: int, hidden: int, near: float, seed: int, out: Path | None, publish: bool
) -> None:
    """Train a policy, and say how good it is."""
    from parvis.learning.distil import ROUND_GAMES, Distillation, Plan, home_of

    if publish:
        home_of(game)
    plan = Plan(game, -(-games // ROUND_GAMES), hidden, seed, hundredths(near))
    say.ready_core(game)
    training = Distillation(plan, out or Path("training") / f"{game.name}-policy")
    with say.progress_bar(text("progress-training-policy", game=game.title), plan.rounds, training.rounds) as show:
        training.run(show)
    if publish:
        say.note(text("train-policy-saved", file=str(training.publish())))
    rows = [(players, training.measure(MEASURED_GAMES, players)) for players in game.seats]
    say.print_table(
        text("train-policy-title", game=game.title, rounds=training.rounds),
        texts("head-players", "head-points", "train-lost", "train-agreement"),
        [[str(players), f"{its.points:.1f}", f"{its.lost:.1f}", f"{its.agreement:.0%}"] for players, its in rows],
    )


def beginning(told: str | None, players: int) -> "Path | int | None":
    """What a training for so many begins with, see `Plan.begin_with`. Raises GameError."""
    name, _, number = (told or "").partition(":")
    if name != PUBLISHED:
        return Path(told) if told else None
    if number and not (number.isascii() and number.isdigit()):
        raise CommandError("train-published")
    return int(number or players)


def chances_of(told: str | None) -> tuple[float, ...]:
    """Chances with commas between them, as `--mixture` takes them. Raises GameError."""
    from parvis.learning.worker import MIXTURE

    if told is None:
        return MIXTURE
    try:
        chances = tuple(float(word) for word in told.split(","))
    except ValueError:
        chances = ()
    if not chances or not all(0 <= chance <= 1 for chance in chances):
        raise CommandError("train-mixture", value=quoted(told))
    return chances


def hundredths(points: float) -> int:
    """Points, or scores of a policy, as bots count them."""
    from parvis.bots.evaluation import POINT

    return round(points * POINT)


def fixed_options(game: "Game", players: int, options: list[str] | None) -> tuple[tuple[int, int], ...]:
    """The place and the value of each option that is chosen, in a game for so many. Raises GameError."""
    game.check_seats(players)
    chosen = chosen_options(options)
    values = game.read_options(chosen, players)
    return tuple((place, values[place]) for place, option in enumerate(game.options) if option.name in chosen)


def note_change(training: "Training") -> None:
    """Say what comes of another number of games than the training was begun with."""
    planned, now = training.planned_before, training.plan.games
    if planned != now:
        say.note(text("train-changed", before=planned, now=now, played=training.games))


def note_stop(folder: Path) -> None:
    """Say how a training that was stopped goes on."""
    if (folder / "state.npz").exists():
        say.note(text("train-stopped", folder=str(folder)))
    else:
        say.note(text("train-stopped-early"))


def draw(training: "Training", title: str) -> None:
    """Draw the curve of a training, if it has one."""
    from parvis.learning.publish import draw_curve

    if training.curve():
        draw_curve(training.folder, title)
    else:
        say.note(text("train-no-picture", folder=str(training.folder)))


def print_curve(title: str, folder: Path, points: "list[CurvePoint]", as_json: bool) -> None:
    """Print the curve of a training."""
    if as_json:
        say.print_json({"folder": str(folder), "curve": [vars(point) for point in points]})
    else:
        heads = texts("head-games", "train-hours", "head-points", "train-own", "train-wins", "train-error")
        say.print_table(title, heads, [row(point) for point in points])


def executor_of(ray: str | None, jobs: int | None) -> "Executor":
    """What plays the games; by default as many threads or workers as there are processors."""
    from parvis.learning.executor import RayExecutor, ThreadExecutor

    jobs = jobs or os.cpu_count() or 1
    return RayExecutor(ray, jobs) if ray else ThreadExecutor(jobs)


def reporter(show: Callable[[int], None]) -> Callable[[int, "CurvePoint | None"], None]:
    """Moves the bar on and prints every new point of the curve."""

    def tell(games: int, point: "CurvePoint | None") -> None:
        show(games)
        if point:
            names = ("games", "hours", "points", "own", "wins", "error")
            say.note(text("train-point", **dict(zip(names, row(point), strict=True))))

    return tell


def row(point: "CurvePoint") -> list[str]:
    """A point of the curve in cells."""
    return [
        f"{point.games:,}",
        f"{point.seconds / 3600:.2f}",
        f"{point.score:.1f}",
        f"{point.self_score:.1f}",
        f"{100 * point.win_share:.1f}%",
        f"{point.error:.2f}",
    ]
