"""A puzzle that somebody is solving: decisions are made until the move is over, and then it is known what it loses."""

from collections.abc import Sequence
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.kept import with_game
from parvis.engine.lines import LogLine
from parvis.engine.play import Play, check_legal, unasked
from parvis.engine.refusals import Refusal
from parvis.insight.puzzles import FIRST_DECISION, Judged, Puzzle, begun, by_name, moving

Told = list[tuple[int, list[LogLine]]]
"""Steps: whose each was, and what the log tells of it."""


class Solving:
    """A puzzle after some decisions."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        """The puzzle at its start."""
        self.game, self.puzzle = game, puzzle
        self.start = position(game, puzzle.name).state
        self.state: Any = self.start.copy()
        self.made: list[str] = []
        self.steps: Told = []
        """The steps since it began."""

    @property
    def is_over(self) -> bool:
        """Whether all is decided that the puzzle asks for: others are next, or chance, or it is about another move."""
        if self.puzzle.asks == FIRST_DECISION:
            return bool(self.made)
        return self.move_of(self.state) != self.move_of(self.start)

    @property
    def chosen(self) -> Judged | None:
        """The move that was made, if it is over and one of those that were judged: one that leads to the same."""
        if not self.is_over:
            return None
        if self.puzzle.asks == FIRST_DECISION:
            return next((one for one in self.puzzle.moves if one.decisions[0] == self.made[0]), None)
        return next((one for one in self.puzzle.moves if self.after(one.decisions) == self.state), None)

    @property
    def is_solved(self) -> bool:
        """Whether it was the best move."""
        return self.chosen is self.puzzle.moves[0]

    def move_of(self, state: Any) -> tuple[int, int] | None:
        """Which move of the seat it is in that state."""
        return moving(state, self.game.movers(state), self.puzzle.seat)

    def decide(self, words: str) -> None:
        """Make a decision, and those of the same move that nobody is asked about. Raises Refusal."""
        if self.is_over:
            raise Refusal("scene-not-allowed", words=words)
        decision = self.game.decision(words)
        check_legal(self.game, self.state, self.puzzle.seat, decision)
        self.made.append(words)
        self.step(decision)
        while not self.is_over and (more := unasked(self.game, self.state, self.puzzle.seat)) is not None:
            self.step(more)

    def step(self, decision: int) -> None:
        """Make a decision, with what it tells."""
        self.steps.append((self.puzzle.seat, self.game.narrate(self.state, self.puzzle.seat, decision)))
        self.game.apply(self.state, self.puzzle.seat, decision)

    def after(self, decisions: Sequence[str]) -> Any:
        """The state after a move."""
        state = self.start.copy()
        for words in decisions:
            self.game.apply(state, self.puzzle.seat, self.game.decision(words))
        return state

    def followed(self, move: Judged) -> Told:
        """What a move leads to: its own steps, and how a game went on."""
        state, told = self.start.copy(), []
        for seat, words in [*((self.puzzle.seat, words) for words in move.decisions), *move.then]:
            decision = self.game.decision(words)
            told.append((seat, self.game.narrate(state, seat, decision)))
            self.game.apply(state, seat, decision)
        return told


def solving(game: Game, name: str, made: Sequence[str] = ()) -> Solving:
    """The puzzle of that name after these decisions. Raises KeyError, and Refusal for one that can't be made."""
    found = Solving(game, by_name(game)[name])
    for words in made:
        found.decide(words)
    return found


@with_game
def position(game: Game, name: str) -> Play:
    """The position of a puzzle; not to be changed."""
    return begun(game, by_name(game)[name])
