"""Playing a series into its folder: what is missing, by whom, and never the same game twice."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from parvis import bots
from parvis.arena.crew import Alone, Block, Crew, play_block, processes, threads
from parvis.arena.results import Folder
from parvis.arena.series import Played, Series
from parvis.engine import registry

GamesDone = Callable[[int], None]
BLOCK = 0.5  # seconds that a block of games should take: short enough for a smooth bar, long enough to be worth sending
KEEP = 2.0  # seconds after which finished games are written down
LARGEST = 1000  # games of a block
LIGHT = 0.0003  # seconds of thought for a decision below which threads would wait for each other (docs/arena.md)
SHORT = 10.0  # seconds of work that are not worth the start of processes: each loads the rules, two seconds or so
KINDS = ("auto", "threads", "processes")


@dataclass(frozen=True)
class Hands:
    """Who is to play: `jobs` at a time, of that kind (of KINDS), or whoever `recruit` calls."""

    jobs: int = 1
    kind: str = "auto"
    recruit: Callable[[Series], Crew] | None = None


def run(folder: Folder, games: int, hands: Hands, progress: GamesDone | None = None) -> None:
    """Play what is missing of games 0 to `games` - 1 of the folder's series.

    `progress` is called with how many are done. Whatever ends this early, a KeyboardInterrupt too: all that was
    finished is kept, and another call goes on.
    """
    missing = [number for number in range(games) if number not in folder.done]
    desk = Desk(folder, games - len(missing), progress)
    try:
        if hands.recruit is None and hands.jobs > 1 and missing:
            missing = missing[desk.take([play_block(folder.series, missing[:1])]) :]
        if missing:
            play(desk, missing, call(folder.series, hands, desk.effort, len(missing)))
    finally:
        desk.keep()
    folder.merge()


class Desk:
    """Takes in what was played."""

    def __init__(self, folder: Folder, done: int, progress: GamesDone | None) -> None:
        self.folder = folder
        self.done = done
        self.progress = progress
        self.pending: list[Played] = []
        self.kept = time.monotonic()
        self.effort = (0.0, 0.0)
        """Of the newest block: seconds for a game, and seconds of thought for a decision."""

    def take(self, blocks: Sequence[Block]) -> int:
        """Take in these blocks; write down if it is time to. Returns how many games they have."""
        count = 0
        for block in blocks:
            self.pending += block.games
            count += len(block.games)
            decisions = sum(sum(game.decisions) for game in block.games)
            thought = sum(sum(game.seconds) for game in block.games)
            self.effort = (block.seconds / len(block.games), thought / max(1, decisions))
        if time.monotonic() - self.kept > KEEP:
            self.keep()
        self.done += count
        if self.progress:
            self.progress(self.done)
        return count

    def keep(self) -> None:
        """Write down what is not written yet."""
        pending, self.pending = self.pending, []
        self.folder.add(pending)
        self.kept = time.monotonic()


def call(series: Series, hands: Hands, effort: tuple[float, float], games: int) -> Crew:
    """The crew for that many games, after a first game with that effort (see Desk)."""
    if hands.recruit:
        return hands.recruit(series)
    seconds, thought = effort
    compiled = bots.fastest(registry.find(series.game)).compiled
    if hands.jobs == 1 or (hands.kind == "auto" and seconds * games < SHORT and thought < LIGHT):
        return Alone(series)
    kind = hands.kind
    if kind == "auto":
        kind = "threads" if compiled and thought >= LIGHT else "processes"
    return {"threads": threads, "processes": processes}[kind](series, hands.jobs)


def play(desk: Desk, missing: list[int], crew: Crew) -> None:
    """Have these games played."""
    size, given = 1, 0
    try:
        while given < len(missing) or crew.waiting:
            while given < len(missing) and crew.waiting < 2 * crew.places:
                crew.submit(missing[given : given + size])
                given = min(given + size, len(missing))
            desk.take(crew.collect())
            even = (len(missing) - given) // (2 * crew.places)
            size = max(1, min(int(BLOCK / max(desk.effort[0], 1e-6)), even, LARGEST))
    finally:
        crew.close()
