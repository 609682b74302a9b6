"""Each puzzle that is shipped can be reached, and its answer is clearly best; a file with a fault is refused."""

import gzip
import json
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import Refusal
from parvis.insight import puzzles, puzzling
from parvis.insight.puzzles import FIRST_DECISION, Puzzle, PuzzlesError, begun
from parvis.insight.solving import Solving, solving
from tests.engine.changes import changed

GAMES = [game for game in map(registry.find, registry.names()) if puzzles.puzzles(game)]
SAMPLE = 25
"""Every so many puzzles one is followed to its end, as that takes a while."""


def made(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """A puzzle of the tiny game, where half a point is much."""
    for module in (puzzles, puzzling):
        monkeypatch.setattr(module, "LEAST", 0.5)
        monkeypatch.setattr(module, "ERRORS", 2)
    return puzzling.found_in(bots.interpreted(TINY), 5)[0]


def in_folder(folder: Path, *found: Puzzle) -> Game:
    """The tiny game with these puzzles."""
    game = changed(TINY, folder=folder)
    puzzles.write(game, folder / puzzles.FILE, found)
    return game


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_each_puzzle_that_is_shipped_can_be_reached_and_solved(game: Game) -> None:
    for number, puzzle in enumerate(puzzles.puzzles(game)):
        assert puzzle.lead.points >= puzzles.LEAST
        play = begun(game, puzzle)
        legal = {game.catalogue[decision] for decision in play.legal(puzzle.seat)}
        assert {move.decisions[0] for move in puzzle.moves} <= legal
        assert len({move.decisions for move in puzzle.moves}) == len(puzzle.moves)
        if number % SAMPLE == 0:
            assert answered(game, puzzle, 0).is_solved
            assert not answered(game, puzzle, 1).is_solved


def answered(game: Game, puzzle: Puzzle, number: int) -> Solving:
    """The puzzle after one of its moves, which a game goes on from."""
    found, move = solving(game, puzzle.name), puzzle.moves[number]
    for words in move.decisions:
        if not found.is_over and words in {game.catalogue[one] for one in game.legal(found.state, puzzle.seat)}:
            found.decide(words)
    assert found.is_over
    assert found.chosen == move
    assert len(found.followed(move)) == len(move.decisions) + len(move.then)
    return found


def test_a_puzzle_is_found_in_a_game_of_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its best move leads to the end of a move of its seat, and greedy makes another one."""
    puzzle = made(monkeypatch)
    best, *others = puzzle.moves
    assert "greedy" not in puzzle.finds
    assert all(one.rollouts.is_clear and one.tree.is_clear for one in others)
    game = in_folder(tmp_path, puzzle)
    assert puzzles.puzzles(game) == (puzzle,)
    assert answered(game, puzzle, 0).is_solved
    lost = answered(game, puzzle, 1)
    assert lost.chosen == others[0]
    with pytest.raises(Refusal):
        lost.decide(best.decisions[0])


def test_the_same_game_has_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    assert made(monkeypatch) == made(monkeypatch)


def test_a_puzzle_may_ask_for_the_first_decision_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    puzzle = replace(made(monkeypatch), asks=FIRST_DECISION)
    game = in_folder(tmp_path, puzzle)
    assert answered(game, puzzle, 0).is_solved
    assert not answered(game, puzzle, 1).is_solved


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(format="other"), "format"),
        (lambda data: data["puzzles"].append(data["puzzles"][0]), "same name"),
        (lambda data: data["puzzles"][0].update(seat=9), "seat"),
        (lambda data: data["puzzles"][0].update(steps=[[0]]), "steps"),
        (lambda data: data["puzzles"][0].pop("points"), "points"),
        (lambda data: data["puzzles"][0]["moves"][1]["tree"].update(points=0.1), "not clearly the best"),
        (lambda data: data["puzzles"][0]["moves"][1].update(sources=[["cards", "many"]]), "sources"),
    ],
)
def test_a_file_with_a_fault_is_refused(
    change: Callable[[dict[str, Any]], object], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = {"format": puzzles.FORMAT, "game": "tiny", "puzzles": [asdict(made(monkeypatch))]}
    data = json.loads(json.dumps(data))
    change(data)
    with pytest.raises(PuzzlesError, match=said):
        puzzles.read(TINY, gzip.compress(json.dumps(data).encode()))


def test_a_file_that_is_cut_off_is_refused() -> None:
    with pytest.raises(PuzzlesError):
        puzzles.read(TINY, gzip.compress(b"{}")[:-5])
