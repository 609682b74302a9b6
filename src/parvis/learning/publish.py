"""What a training leaves behind: weights for the bots, and a picture of its curve."""

from pathlib import Path

from parvis.bots.learned import path_of, write_model
from parvis.engine.contract import Game
from parvis.engine.refusals import Refusal
from parvis.learning.train import Training, read_curve


def home_of(game: Game, players: int) -> Path:
    """Where the game's bots look for weights. Raises GameError where a game has no folder for them."""
    path = path_of(game, players)
    if path is None:
        raise Refusal("weights-no-folder", game=game.name)
    return path


def publish(training: Training, path: Path | None = None) -> Path:
    """Write the weights as they are now, by default to where the game's bots look for them; returns the file.

    Raises GameError as `home_of`.
    """
    path = path or home_of(training.plan.game, training.plan.players)
    write_model(path, training.plan.game, training.network.model(training.plan.players, 0))
    return path


def draw_curve(folder: Path, title: str) -> Path:
    """Points and win share by games, as `curve.png` and `curve.svg` in the folder; returns the first."""
    from parvis.arena.pictures import COLOURS, picture

    curve = read_curve(folder)
    games = [point.games / 1000 for point in curve]
    with picture(folder, "curve", 7.5, 4.2) as figure:
        left = figure.subplots()
        left.plot(games, [point.score for point in curve], color=COLOURS[0], label="points against greedy bots")
        left.plot(games, [point.self_score for point in curve], color=COLOURS[2], label="points against itself")
        left.set_xlabel("games of training, in thousands")
        left.set_ylabel("mean points")
        left.set_title(title)
        right = left.twinx()
        right.plot(games, [100 * point.win_share for point in curve], color=COLOURS[1], linestyle="--", label="wins")
        right.set_ylabel("wins against greedy bots, per cent")
        right.set_ylim(0, 100)
        handles = [*left.get_lines(), *right.get_lines()]
        labels = [str(line.get_label()) for line in handles]
        figure.legend(handles, labels, loc="outside lower center", ncols=len(handles))
    return folder / "curve.png"
