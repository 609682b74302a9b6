"""Whole games for tests whose chance follows from a secret."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from parvis.engine import record
from parvis.engine.contract import Game
from parvis.engine.fair import BY_QUESTION, Fair, Luck
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.record import Record

SECRET = bytes(range(32))


def fair_game(
    game: Game, numbers: Sequence[str], start: str | None = None, scheme: int = BY_QUESTION, **more: Any
) -> Record:
    """The record of a game in which players decide anything; who begins is chosen, or `start` is None."""
    promised = replace(Fair.of(SECRET, numbers, start is not None, **more), scheme=scheme)
    luck = Luck(promised)
    random, play = Random(1), Play(game, len(numbers))
    if start is not None:
        play.say(NATURE, start)
    while movers := play.movers():
        for seat in movers:  # where several decide together, one after the other
            words = [game.catalogue[decision] for decision in play.legal(seat)]
            if seat == NATURE:
                play.say(seat, luck.decide(len(play.steps), game.purpose_now(play.state), words)[1])
            else:
                play.say(seat, random.choice(words))
    found = record.of(play, [{"name": f"Bot {seat}", "player": "bot:random"} for seat in range(len(numbers))])
    found.fair = promised
    return found
