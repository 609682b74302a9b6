"""What decisions cost: whole games of one level, each decision judged by the learned value."""

from collections import Counter

from parvis import bots
from parvis.arena import Series, record_game
from parvis.bots.information_state import InformationState
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.play import Play
from parvis.engine.questions import NATURE

OPEN, CLOSE, SLIP, BLUNDER = "open decisions", "as good as the best", "slips", "blunders"
"""Decisions between several, those that cost less than half a point, those that cost one point or more, and three."""
LIMITS = {SLIP: 1.0, BLUNDER: 3.0}
JUDGE = "skilled"


def costs(information: InformationState, decision: int) -> float:
    """By how many points the seat can expect less after a decision than after the best one."""
    score = {option.decision: option.score or 0.0 for option in bots.find(JUDGE).explain(information)}
    return max(score.values()) - score[decision]


def judged(core: Core, level: str, players: int, options: dict[str, str], games: int, seed: int) -> Counter[str]:
    """How many decisions of a level were open, and what they cost, in games that it plays with itself."""
    game: Game = core.game
    series, found = Series.of(game, [(level,) * players], options, seed), Counter[str]()
    truth = core.batch(1)
    knows = [bots.information_state_of(core, bots.find(JUDGE), seat, seed) for seat in range(players)]
    for number in range(games):
        record = record_game(core, series, number)
        play = Play(game, players, record.options, record.ruling)
        for seat, decision in record.steps:
            if seat != NATURE and len(play.legal(seat)) > 1:
                core.put(truth, 0, play.state)
                knows[seat].update(truth, 0)
                lost = costs(knows[seat], decision)
                found[OPEN] += 1
                found[CLOSE] += lost < 0.5
                for name, limit in LIMITS.items():
                    found[name] += lost >= limit
            play.step(seat, decision)
    return found
