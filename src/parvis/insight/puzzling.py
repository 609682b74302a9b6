"""Looking for puzzles in games of bots: positions in which one whole move is clearly best, and `greedy` misses it.

The dear judges see little of what is there. `skilled` finds the moves by looking ahead; each is played on a few times
by `quick`. Where one is some way ahead, and another one than that of `greedy`, they are played on more and more often
by `skilled`, with the same luck for all: a move that is clearly enough behind is settled, and a position is given up as
soon as one probably is not. At last a tree search judges the same moves. All judges see determinizations of what the
seat knows.

Where only moves that begin like the best one are close to it, such as the same with other dice, the puzzle asks for the
first decision alone: each one stands for the best move that begins with it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from parvis import bots
from parvis.arena.bot_game import BotGame, Pairing, seeds_of
from parvis.bots import expert, greedy, lookahead, search
from parvis.bots.evaluation import POINT
from parvis.bots.information_state import InformationState
from parvis.bots.moves import Move, by_first_decision, kept_moves, most_promising
from parvis.bots.roller import Games, Seeds
from parvis.bots.rolling_on import NOTED
from parvis.engine.contract import Game
from parvis.engine.core import Core, with_accounts
from parvis.engine.play import Step
from parvis.engine.questions import NATURE
from parvis.engine.state import FlatState
from parvis.insight.judge import Standing
from parvis.insight.ledger import Numbers
from parvis.insight.puzzles import ERRORS, FIRST_DECISION, HARDEST, LEAST, WHOLE_MOVE, Judged, Lead, Puzzle, moving
from parvis.insight.rollouts import JUDGE, Roller
from parvis.insight.tasks import Budget

FEWEST = 3
"""A puzzle has at least so many moves."""
SCREENING, SCREENED = "quick", 8
"""Who plays the first games of a position, and how many with each move."""
STAGES = (16, 48, 112, 240, 496)
"""How many games each move that is not settled has had after each stage; the tree gets as many iterations."""
PROBABLY = 1.0
"""A position is given up where a move, so many standard errors added, won't be far enough behind after all games."""
LISTED, ACCOUNTED = 3, 24
"""Of how many moves beside the best the sources of what they lose are reckoned, and by how many games at most."""
EACH = 5
"""How many puzzles are kept of one game: the hardest."""
FOLLOWED = 24
"""How many steps at most are kept of how a game went on."""
EXPERT = "expert:300"
ASKED = ("novice", "quick", "skilled", EXPERT)
"""Bots that are asked whether they find the best move."""


@dataclass(frozen=True)
class Whole:
    """A whole move of a seat in a position."""

    move: Move
    """The move as a lookahead knows it: decisions without a choice are left out."""
    spelled: tuple[int, ...]
    """All decisions of the move, those without a choice too."""
    end: FlatState
    """Where it leads to; of moves that lead to the same there is one."""


@dataclass(frozen=True)
class Position:
    """A position as the seat knows it, with the moves that may be best."""

    core: Core
    information: InformationState
    state: FlatState
    wholes: list[Whole]
    seed: int
    asks: int = WHOLE_MOVE
    """For how many decisions the puzzle asks."""

    @property
    def seat(self) -> int:
        """The seat whose move it is."""
        return self.information.seat


class Watched(BotGame):
    """A game of bots in which every position is looked at where a move begins."""

    def __init__(self, core: Core, pairing: Pairing, title: str) -> None:
        super().__init__(core, pairing)
        self.steps: list[Step] = []
        self.last: tuple[int, Any] = (NATURE, None)
        self.met: list[Puzzle] = []
        self.hunter = Hunter(core, pairing, title)

    def decide(self, seat: int, n: int) -> int:
        """Look at the position, then let the bot decide."""
        state = self.core.get(self.truth, 0)
        now = (seat, moving(state, int(self.core.movers_at(self.truth, 0)), seat))
        if seat != NATURE and n > 1 and now != self.last:
            found = self.hunter.look(self.truth, seat, self.steps)
            self.met += [found] if found else []
        self.last = now
        return super().decide(seat, n)


def found_in(core: Core, number: int, name: str = JUDGE) -> list[Puzzle]:
    """The puzzles in one game of bots; all follows from its number. Numbers of players take turns."""
    game = core.game
    seats = game.seats[number % len(game.seats)]
    nature, *seeds = (
        int(seed) for seed in seeds_of(f"puzzles {game.name} {number} {seat}" for seat in range(seats + 1))
    )
    options = tuple(game.read_options({}, seats))
    watched = Watched(core, Pairing((name,) * seats, options, nature, tuple(seeds)), f"{number}")
    for step in watched.play():
        watched.steps.append(step)
    return sorted(watched.met, key=lambda one: (-one.difficulty, one.lead.points))[:EACH]


class Hunter:
    """Looks at positions of one game."""

    def __init__(self, core: Core, pairing: Pairing, title: str) -> None:
        """`title`: how the names of its puzzles begin."""
        self.core, self.pairing, self.game, self.title = core, pairing, core.game, title
        self.seats = len(pairing.players)

    def look(self, truth: Any, seat: int, steps: Sequence[Step]) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        position = self.promising(truth, seat, pairing_seed(self.pairing, steps))
        if position is None:
            return None
        screened = screen(position)
        if screened is None or finds(*screened, "greedy"):
            return None
        position, best = screened
        found = by_rollouts(position, best)
        trees = by_tree(position, best) if found else None
        return self.puzzle(position, best, *found, trees, steps, truth) if found and trees else None

    def promising(self, truth: Any, seat: int, seed: int) -> Position | None:
        """The position, if there are enough moves that lead to different ones."""
        information = bots.information_state_of(self.core, bots.find(JUDGE), seat, seed)
        information.update(truth, 0)
        moves = moves_of(information)
        if len(moves) < FEWEST:
            return None
        state = self.core.get(information.states, 0)
        wholes: list[Whole] = []
        for move in moves:
            whole = spelled(self.core, state, seat, move)
            if all(whole.end != other.end for other in wholes):
                wholes.append(whole)
        return Position(self.core, information, state, wholes, seed) if len(wholes) >= FEWEST else None

    def puzzle(
        self, position: Position, best: Whole, leads: dict[int, Lead], points: float, trees: dict[int, Lead],
        steps: Sequence[Step], truth: Any,
    ) -> Puzzle:  # fmt: skip
        """The puzzle of a position that both judges agree about."""
        words = self.game.catalogue
        order = sorted(leads, key=lambda number: leads[number].points)
        listed = [position.wholes.index(best), *order]
        sources = sources_of(position, [position.wholes[number] for number in listed[: LISTED + 1]], self, steps)
        moves = tuple(
            Judged(
                tuple(words[decision] for decision in position.wholes[number].spelled),
                leads.get(number, Lead(0.0, 0.0)),
                trees.get(number, Lead(0.0, 0.0)),
                sources[place] if place < len(sources) else (),
                tuple((who, words[what]) for who, what in self.followed(truth, position, position.wholes[number])),
            )
            for place, number in enumerate(listed)
        )
        found = tuple(name for name in ASKED if finds(position, best, name))
        return Puzzle(
            f"{self.title}-{len(steps)}", self.game.ruling, dict(self.game.shown_options(self.pairing.options)),
            self.seats, position.seat, tuple((seat, words[decision]) for seat, decision in steps), round(points, 2),
            found, difficulty(found, len(moves), moves[1].rollouts), position.asks, moves,
        )  # fmt: skip

    def followed(self, truth: Any, position: Position, whole: Whole) -> list[Step]:
        """How a game goes on after a move, until the seat is asked for its next one."""
        core, seat = self.core, position.seat
        on, out, chance = core.copy(truth), core.buffer(core.game.widest), core.buffer([position.seed & 0xFFFF, 0])
        for decision in whole.spelled:
            core.apply_at(on, 0, seat, decision, out)
        players = [bots.Player(core, JUDGE, place, position.seed + place) for place in range(self.seats)]
        made: list[Step] = []
        n = core.question_at(on, 0, out)
        while n > 0 and len(made) < FOLLOWED and int(out[0]) != seat:
            mover = int(out[0])
            decision = int(out[1 + core.below(chance, n)]) if mover == NATURE else players[mover].decide(on, 0)
            made.append((mover, decision))
            n = core.step_at(on, 0, mover, decision, out)
        return made


def pairing_seed(pairing: Pairing, steps: Sequence[Step]) -> int:
    """A seed for looking at a position."""
    return (pairing.nature + 7919 * len(steps)) % (1 << 40)


def difficulty(found: Sequence[str], moves: int, lead: Lead) -> int:
    """1 to HARDEST: two more where `skilled` misses it, one more where a search does, where there are many moves, or
    where they are close."""
    harder = 2 * (JUDGE not in found) + (EXPERT not in found) + (moves > 8) + (lead.points < 2 * LEAST)
    return min(HARDEST, 1 + harder)


def moves_of(information: InformationState) -> list[Move]:
    """The whole moves that `skilled` finds, as many as a tree search compares; the best first."""
    frames = information.evaluator(learned=True).frames
    frames[lookahead.MOVES_WANTED] = lookahead.MOST_MOVES
    greedy.best(information, learned=True, noise=0)
    frames[lookahead.MOVES_WANTED] = 1
    moves = kept_moves(frames)
    firsts = by_first_decision(frames, information, moves)
    return most_promising(firsts, moves, search.CANDIDATES)


def spelled(core: Core, state: FlatState, seat: int, move: Move) -> Whole:
    """A move with the decisions that it leaves no choice about."""
    truth, out, wanted = core.batch(1), core.buffer(core.game.widest), list(move.decisions)
    made: list[int] = []
    core.put(truth, 0, state)
    begun = now = moving(state, int(core.movers_at(truth, 0)), seat)
    while now == begun and len(made) < NOTED:
        n = int(core.legal_at(truth, 0, seat, out))
        legal = [int(decision) for decision in out[:n]]
        if wanted and wanted[0] in legal:
            made.append(wanted.pop(0))
        elif n == 1:
            made.append(legal[0])
        else:
            break
        core.apply_at(truth, 0, seat, made[-1], out)
        now = moving(core.get(truth, 0), int(core.movers_at(truth, 0)), seat)
    return Whole(move, tuple(made), core.get(truth, 0))


def finds(position: Position, best: Whole, name: str) -> bool:
    """Whether a bot finds the best move, or as much of it as the puzzle asks for."""
    core, seat = position.core, position.seat
    truth, out = core.batch(1), core.buffer(core.game.widest)
    core.put(truth, 0, position.state)
    player = bots.Player(core, name, seat, position.seed)
    begun = now = moving(position.state, int(core.movers_at(truth, 0)), seat)
    made: list[int] = []
    while now == begun and len(made) < (position.asks or NOTED):
        made.append(player.decide(truth, 0))
        core.apply_at(truth, 0, seat, made[-1], out)
        now = moving(core.get(truth, 0), int(core.movers_at(truth, 0)), seat)
    return made[0] == best.spelled[0] if position.asks else core.get(truth, 0) == best.end


def lead(differences: Numbers) -> Lead:
    """How much the best move has more, by the differences of games with the same luck."""
    error = float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return Lead(round(float(differences.mean()), 3), round(error, 4))


def may_be_clear(one: Lead, games: int) -> bool:
    """Whether a move may still be far enough behind, by what so many games say and how little all of them will err."""
    last = ERRORS * one.error * math.sqrt(games / STAGES[-1])
    return one.points + PROBABLY * one.error >= LEAST + last


def standing_of(position: Position) -> Standing:
    """Where games are played on from."""
    return Standing(position.core, position.state, position.information.players)


def screen(position: Position) -> tuple[Position, Whole] | None:
    """The position with what it asks for, and the best move by a few games of the screening bot; None where another
    one seems too close."""
    playing = Games(Roller(standing_of(position), SCREENING), position.seat)
    seeds = Seeds.of((position.seed, 0), SCREENED, position.information.players)
    points = [float(playing.play(seeds, whole.spelled)[0].mean()) for whole in position.wholes]
    order = sorted(range(len(points)), key=lambda number: -points[number])
    best = position.wholes[order[0]]
    if points[order[0]] - points[order[1]] >= LEAST:
        return position, best
    firsts = {position.wholes[number].spelled[0]: number for number in reversed(order)}
    others = [points[number] for first, number in firsts.items() if first != best.spelled[0]]
    if len(firsts) < FEWEST or points[order[0]] - max(others) < LEAST:
        return None
    wholes = [position.wholes[number] for number in sorted(firsts.values())]
    return replace(position, wholes=wholes, asks=FIRST_DECISION), best


def by_rollouts(position: Position, best: Whole) -> tuple[dict[int, Lead], float] | None:
    """How far each other move is behind, and the points of the best one; None where the position is no puzzle."""
    playing = Games(Roller(standing_of(position)), position.seat)
    seeds = Seeds.of((position.seed, 1), STAGES[-1], position.information.players)
    numbers, first = np.arange(len(seeds)), 0
    left = [number for number, whole in enumerate(position.wholes) if whole is not best]
    found: dict[int, Lead] = {}
    own, others = np.zeros(0), {number: np.zeros(0) for number in left}
    for stage in STAGES:
        chosen = seeds.chosen((numbers >= first) & (numbers < stage))
        own = np.append(own, playing.play(chosen, best.spelled)[0])
        for number in left:
            others[number] = np.append(others[number], playing.play(chosen, position.wholes[number].spelled)[0])
            found[number] = lead(own - others[number])
            if not may_be_clear(found[number], stage):
                return None
        left = [number for number in left if not found[number].is_clear]
        first = stage
        if not left:
            return found, float(own.mean())
    return None


def by_tree(position: Position, best: Whole) -> dict[int, Lead] | None:
    """How far each other move is behind as a tree search sees it; None where one is too close."""
    core, seat = position.core, position.seat
    information = bots.information_state_of(core, bots.find("expert"), seat, position.seed)
    truth = core.batch(1)
    core.put(truth, 0, position.state)
    information.update(truth, 0)
    searched = expert.Search(information, 0.0, STAGES[-1] * len(position.wholes))
    searched.consider([whole.move for whole in position.wholes])
    one, first = position.wholes.index(best), 0
    left = [number for number in range(len(position.wholes)) if number != one]
    found: dict[int, Lead] = {}
    for stage in STAGES:
        searched.halving.left = [one, *left]
        searched.run(stage - first)
        for number in left:
            found[number] = lead_in_tree(searched, one, number, stage)
            if not may_be_clear(found[number], stage):
                return None
        left = [number for number in left if not found[number].is_clear]
        first = stage
        if not left:
            return found
    return None


def lead_in_tree(searched: expert.Search, one: int, other: int, rounds: int) -> Lead:
    """How far one candidate is ahead of another after so many rounds of both; the error is that of their values."""
    trials, at = searched.trials, search.SQUARES + search.CANDIDATES * one + other
    values, points = (
        (int(trials[totals + one]) - int(trials[totals + other])) / rounds / POINT
        for totals in (search.TOTALS, search.POINTS_TOTALS)
    )
    variance = max(0.0, int(trials[at]) / rounds / POINT**2 - values**2)
    mean = points if searched.evaluator.has_learned else values
    return Lead(round(mean, 3), round(math.sqrt(variance / (rounds - 1)), 4))


def sources_of(position: Position, wholes: list[Whole], hunter: Hunter, steps: Sequence[Step]) -> list[Any]:
    """By move: what it loses by source, the largest part first."""
    game = position.core.game
    if game.accounts is None:
        return []
    core = bots.fastest(with_accounts(game))
    truth, out = core.batch(1), core.buffer(game.widest)
    options = core.buffer(list(hunter.pairing.options))
    core.setup_at(truth, 0, hunter.seats, game.ruling, options, out)
    for who, decision in steps:
        core.apply_at(truth, 0, who, decision, out)
    core.determinize_at(truth, 0, position.seat, core.buffer([position.seed & 0xFFFF, 0]))
    roller = Roller(Standing(core, core.get(truth, 0), hunter.seats))
    seeds = Seeds.of((position.seed, 2), min(ACCOUNTED, Budget.usual(game).rollouts), hunter.seats)
    totals = [
        roller.ends(0, seeds, position.seat, whole.spelled).accounts[:, position.seat].sum(1).mean(0)
        for whole in wholes
    ]
    return [named(game, totals[0] - total) for total in totals]


def named(game: Game, lost: Numbers) -> tuple[tuple[str, float], ...]:
    """Sources with what was lost of them, the largest part first."""
    sources = game.accounts.sources if game.accounts else ()
    parts = [(source, round(float(part), 2)) for source, part in zip(sources, lost, strict=True) if abs(part) >= 0.05]
    return tuple(sorted(parts, key=lambda one: -abs(one[1])))
