"""Look for puzzles in games of bots: `python -m tools.puzzles notre-dame --out DIR`, on and on until interrupted.

Each game is looked through as a whole, and its puzzles are written to a file of DIR, so the same command goes on. With
`--publish` nothing is looked for: what was found becomes the file of puzzles in the game's folder.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from parvis import bots
from parvis.cli import say
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.files import replacing
from parvis.engine.refusals import GameError
from parvis.insight import puzzles
from parvis.insight.puzzles import HARDEST, Puzzle
from parvis.insight.puzzling import found_in
from tools.close_moves import positive

WANTED = 500
_CORE: list[Core] = []
"""The core of this process, if it is one of several."""


def prepare(name: str) -> None:
    """This process is to look through games of that name."""
    _CORE.append(bots.fastest(registry.find(name)))


def look_through(number: int) -> tuple[int, list[dict[str, Any]]]:
    """The puzzles of a game, ready for JSON."""
    return number, [asdict(one) for one in found_in(_CORE[0], number)]


def rounds(game: Game, numbers: Iterator[int], jobs: int) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """What is found, game by game, for as long as somebody asks."""
    if jobs == 1:
        prepare(game.name)
        yield from map(look_through, numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), prepare, (game.name,)) as pool:
        waiting: set[Future[Any]] = {pool.submit(look_through, next(numbers)) for _ in range(2 * jobs)}
        while True:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                waiting.add(pool.submit(look_through, next(numbers)))


def looked_through(folder: Path) -> dict[int, Path]:
    """The files of games that were looked through, by number."""
    return {int(file.stem): file for file in folder.glob("*.json") if file.stem.isdigit()}


def search(game: Game, folder: Path, wanted: int, jobs: int) -> int:
    """Look through games until there are as many puzzles as wanted. Returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    done = looked_through(folder)
    found = sum(len(json.loads(file.read_bytes())) for file in done.values())
    with say.progress_bar(f"Puzzles of {game.title}", wanted, found) as show:
        looking = rounds(game, (number for number in count() if number not in done), jobs)
        while found < wanted:
            number, new = next(looking)
            with replacing(folder / f"{number}.json") as file:
                file.write_text(json.dumps(new), encoding="utf-8")
            found += len(new)
            show(found)
    return found


def all_found(folder: Path) -> Iterator[Puzzle]:
    """All puzzles that were found, by game."""
    files = looked_through(folder)
    for number in sorted(files):
        yield from (puzzles.parse(one) for one in json.loads(files[number].read_bytes()))


def chosen(folder: Path, most: int) -> list[Puzzle]:
    """At most so many of the puzzles that were found, as even over the difficulties as there are enough of each."""
    found = list(all_found(folder))
    shelves = [[one for one in found if one.difficulty == level] for level in range(1, HARDEST + 1)]
    taken: list[Puzzle] = []
    while len(taken) < most and any(shelves):
        taken += [shelf.pop(0) for shelf in shelves if shelf]
    return taken[:most]


def read(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--out", type=Path, required=True, help="the folder of what was found")
    parser.add_argument("--number", type=positive, default=WANTED, help="of puzzles")
    parser.add_argument("--jobs", type=positive, default=1)
    parser.add_argument("--publish", action="store_true", help="write what was found to the game's folder")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> str:
    """Look for puzzles, or publish them. Returns a line that says how many there are. Raises GameError, OSError."""
    settings = read(arguments)
    game = registry.find(settings.game)
    if not settings.publish:
        return f"{search(game, settings.out, settings.number, settings.jobs)} puzzles in {settings.out}"
    path = puzzles.path_of(game)
    if path is None:
        raise GameError(f"{game.name} has no folder for puzzles")
    found = chosen(settings.out, settings.number)
    puzzles.write(game, path, found)
    return f"{len(found)} puzzles in {path}"


if __name__ == "__main__":
    try:
        print(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except (GameError, OSError) as error:
        raise SystemExit(str(error)) from None
