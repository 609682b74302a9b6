"""Two learned values at one table: each alone among seats of the other, by the lookahead that bots have."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from parvis.arena.standings import Interval, mean_score, share
from parvis.bots import evaluation
from parvis.bots.learned import UNREADABLE, check_version, newest_version, path_of, read_model
from parvis.engine.contract import Game
from parvis.engine.refusals import Refusal
from parvis.learning.network import Network
from parvis.learning.worker import Numbers, Worker

PUBLISHED, GREEDY = "published", "greedy"
"""The words for the weights that bots play with, `published@1` for an older version, and for the hand-written value."""


PLAYERS = 4
"""For how many published weights are compared where nobody says so."""


@dataclass(frozen=True)
class Row:
    """How one value did alone among seats of another."""

    alone: str
    others: str
    games: int
    wins: Interval
    points: Interval
    others_points: Interval


def weights_of(told: str, game: Game, players: int) -> Numbers:
    """The weights that somebody names: PUBLISHED, GREEDY, or the folder of a training for so many players.

    Raises GameError.
    """
    name, _, version = told.partition("@")
    if told == GREEDY:
        greedy = np.array(evaluation.NO_MODEL, np.int64)
        greedy[evaluation.SEATS] = players
        return greedy
    if name == PUBLISHED:
        return published(game, players, version)
    network, trained = training(told, game)
    if trained != players:
        raise Refusal("training-other-players", folder=told, trained=trained, players=players)
    return network.model(players, 0)


def training(folder: str, game: Game) -> tuple[Network, int]:
    """The network of a training, and the number of players that it is for. Raises GameError."""
    path = Path(folder) / "state.npz"
    try:
        with np.load(path) as arrays:
            features, network = str(arrays["features"]), Network.from_arrays(dict(arrays))
            players = int(str(arrays["of"]).partition(" for ")[2].partition(",")[0])  # of `Plan.title`
    except UNREADABLE as error:
        raise Refusal("training-unreadable", file=str(path), error=str(error)) from None
    check_version(str(path), game, features, len(network.scale))
    return network, players


def players_of(names: Sequence[str], game: Game) -> int:
    """For how many players values are compared unless somebody says so: as the first training, or PLAYERS.

    Raises GameError.
    """
    trainings = [name for name in names if name != GREEDY and name.partition("@")[0] != PUBLISHED]
    return training(trainings[0], game)[1] if trainings else PLAYERS


def published(game: Game, players: int, version: str) -> Numbers:
    """The weights of that version that ship; none is named for those that bots play with. Raises GameError."""
    newest = newest_version(game)
    if version and not (version.isascii() and version.isdigit() and 1 <= int(version) <= newest):
        raise Refusal("weights-version", newest=newest)
    path = path_of(game, players, int(version or 0))
    if path is None or not path.exists():
        raise Refusal("weights-unpublished", game=game.name, players=players)
    return np.array(read_model(path, game, players), np.int64)


@dataclass(frozen=True)
class Meeting:
    """Games in which one value meets another; each deal is played from every seat."""

    game: Game
    players: int
    model: Numbers
    opponents: Numbers
    options: tuple[int, ...]
    seed: int

    def play(self, deal: int) -> list[tuple[float, int, float]]:
        """By game of that deal: share of the win, points, mean points of the others."""
        worker, budget = Worker(self.game, self.players, self.model), self.game.features.positions
        found = []
        for seat in range(self.players):
            seed = self.seed * 1_000_003 + deal  # of each game of the deal: all begin with the same luck
            won, points = worker.meeting(self.model, self.opponents, self.options, budget, seed)(seat)
            found.append((won, points[seat], (sum(points) - points[seat]) / (self.players - 1)))
        return found


def compare(
    game: Game, players: int, names: tuple[str, str], options: Sequence[int], games: int, seed: int, jobs: int,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Row]:  # fmt: skip
    """Let each of two values play at least so many games alone among seats of the other; `progress`: games played.

    Raises GameError for a value that is none of the game's.
    """
    one, other = (weights_of(name, game, players) for name in names)
    rows, done, deals = [], 0, -(-games // players)
    with ThreadPoolExecutor(jobs) as executor:
        for (alone, others), (model, opponents) in zip((names, names[::-1]), ((one, other), (other, one)), strict=True):
            meeting = Meeting(game, players, model, opponents, tuple(options), seed)
            results = []
            for played in executor.map(meeting.play, range(deals)):
                results.append(played)
                done += players
                progress(done)
            rows.append(row(alone, others, np.array(results)))
    return rows


def row(alone: str, others: str, results: np.ndarray) -> Row:
    """What came of these games: (deals, games of a deal, what `Meeting.play` tells)."""
    deals, players, _ = results.shape
    columns = {"deal": np.repeat(np.arange(deals), players), "game": np.arange(deals * players)}
    scores = [partial(mean_score, columns | {"score": results[:, :, part].ravel()})() for part in (1, 2)]
    wins = share(columns | {"win_share": results[:, :, 0].ravel()})
    return Row(alone, others, deals * players, wins, *scores)
