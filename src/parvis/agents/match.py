"""Games between models, bots and people at one table, each asked in its own way, and what came of them.

A bot takes over for anyone who gives up, and plays on to the end: the result says from which step on, and why.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

from parvis import bots
from parvis.agents.chat import Endpoint, Message, NoAnswer
from parvis.agents.reading import Refused
from parvis.agents.table import OUTSIDE, Table
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.quoted import LONGEST_NAME, is_name
from parvis.engine.record import Record
from parvis.engine.refusals import GameError

MODEL = "model:"
"""How the name of a model begins among players."""
PERSON = "person"
LONGEST_ANSWER = 2000
"""Characters of a refused answer that a model is shown again."""
SYSTEM = (
    "You play the board game {game} against others and want to win. You are told the position, what has happened, a "
    "question, and the decisions that are open to you. Think as you like, then end your answer with a line "
    "`Decision: ` and one of these decisions, word for word."
)


class GaveUp(Exception):
    """Somebody who decides no more: the message says why."""


@dataclass
class Notes:
    """What one player did in one game."""

    player: str
    decisions: int = 0
    refused: int = 0
    """Answers that were no legal decision."""
    requests: int = 0
    tokens_read: int = 0
    tokens_written: int = 0
    """Tokens as the endpoint counts them; 0 where it doesn't."""
    seconds: float = 0.0
    gave_up: dict[str, Any] | None = None
    """The step from which on a bot plays, which one, and why; None: the player played to the end."""


class Asked(Protocol):
    """Somebody who is asked in words."""

    def answer(self, position: str, refusals: Sequence[tuple[str, str]], notes: Notes) -> str:
        """What they write to a position; `refusals`: what they wrote before, and why it was refused. Raises GaveUp."""


@dataclass(frozen=True)
class Limits:
    """When somebody gives up."""

    attempts: int = 3
    """Answers to one question of which none is a legal decision."""
    requests: int = 1000
    """Requests to a model in one game."""


@dataclass(frozen=True)
class Model:
    """A model behind an endpoint. Each question is a conversation of its own, with the answers that were refused."""

    endpoint: Endpoint
    name: str
    game: str
    limits: Limits = field(default_factory=Limits)

    def answer(self, position: str, refusals: Sequence[tuple[str, str]], notes: Notes) -> str:
        """What the model writes. Raises GaveUp."""
        if len(refusals) >= self.limits.attempts:
            raise GaveUp(f"{len(refusals)} answers to one question were no legal decision; the last: {refusals[-1][1]}")
        if notes.requests >= self.limits.requests:
            raise GaveUp(f"{notes.requests} requests were made")
        notes.requests += 1
        try:
            found = self.endpoint.ask(self.name, messages(self.game, position, refusals))
        except NoAnswer as error:
            raise GaveUp(str(error)) from error
        notes.tokens_read += found.read
        notes.tokens_written += found.written
        return found.text


@dataclass(frozen=True)
class Person:
    """A person before the screen: asked until they decide."""

    ask: Callable[[str], str]
    """Shows a text and reads a line. Raises EOFError where nobody writes any more."""

    def answer(self, position: str, refusals: Sequence[tuple[str, str]], notes: Notes) -> str:
        """What the person writes. Raises GaveUp."""
        try:
            return self.ask(refusals[-1][1] if refusals else position)
        except EOFError:
            raise GaveUp("the person has left") from None


def messages(game: str, position: str, refusals: Sequence[tuple[str, str]]) -> list[Message]:
    """What a model is sent: the rules of answering, the position, and each refused answer with its reason."""
    told: list[Message] = [
        {"role": "system", "content": SYSTEM.format(game=game)},
        {"role": "user", "content": position},
    ]
    for answer, reason in refusals:
        told.append({"role": "assistant", "content": answer[-LONGEST_ANSWER:] or "-"})
        told.append({"role": "user", "content": f"{reason} Nothing was decided. Answer again."})
    return told


@dataclass(frozen=True)
class Played:
    """A game that was played."""

    seed: int
    notes: list[Notes]
    """What each player did, by seat."""
    record: Record

    def to_json(self) -> dict[str, Any]:
        """Write the game as plain data: seed, scores, winners, what each player did."""
        result = self.record.result
        assert result is not None
        return {
            "seed": self.seed,
            "steps": len(self.record.steps),
            "scores": list(result.scores),
            "winners": list(result.winners),
            "seats": [asdict(one) for one in self.notes],
        }


@dataclass(frozen=True)
class Match:
    """Games between the same players: which game, who sits where, what follows from what seed."""

    game: Game
    players: Sequence[str]
    """By seat in the first game: a bot, `model:NAME` or `person`. In each further game all move on by one seat."""
    options: Mapping[str, Any]
    seed: int
    stand_in: str = "greedy"
    """The bot that plays on for who gives up."""
    limits: Limits = field(default_factory=Limits)

    def check(self, endpoint: Endpoint | None) -> None:
        """Raise GameError for a table that there can't be."""
        self.game.check_seats(len(self.players))
        self.game.read_options(self.options, len(self.players))
        for name in self.players:
            if name.startswith(MODEL) and (endpoint is None or name == MODEL):
                raise GameError(f"{name} needs an endpoint and the name of a model")
            if not is_asked(name):
                bots.check(name, self.game)
        bots.check(self.stand_in, self.game)

    def play(self, core: Core, number: int, endpoint: Endpoint | None, ask: Callable[[str], str]) -> Played:
        """The game of that number, from 0, to its end. Raises GameError."""
        turn = number % len(self.players)
        players = [*self.players[-turn:], *self.players[:-turn]] if turn else list(self.players)
        asked = {seat: self.asked(name, endpoint, ask) for seat, name in enumerate(players) if is_asked(name)}
        sitting = [OUTSIDE if seat in asked else name for seat, name in enumerate(players)]
        table = Table(self.game, sitting, self.options, self.seed + number, core)
        notes = [Notes(name) for name in players]
        while (seat := table.asked) is not None:
            try:
                decide(table, seat, asked[seat], notes[seat])
            except GaveUp as error:
                notes[seat].gave_up = {"step": table.number, "bot": self.stand_in, "why": str(error)}
                table.seat_bot(seat, self.stand_in)
                table.go_on()
        return Played(self.seed + number, notes, table.record([who(name) for name in players]))

    def asked(self, name: str, endpoint: Endpoint | None, ask: Callable[[str], str]) -> Asked:
        """The player of that name, who is no bot."""
        if name == PERSON:
            return Person(ask)
        assert endpoint is not None
        return Model(endpoint, name.removeprefix(MODEL), self.game.title, self.limits)


def is_asked(name: str) -> bool:
    """Whether a player is asked in words: a model or a person."""
    return name == PERSON or name.startswith(MODEL)


def who(player: str) -> dict[str, str]:
    """A player as a record has them: `bot:` and its name, or `human`, as all are called who are asked from outside."""
    name = player.removeprefix(MODEL)[:LONGEST_NAME]
    return {"name": name if is_name(name) else "model", "player": "human" if is_asked(player) else f"bot:{player}"}


def decide(table: Table, seat: int, player: Asked, notes: Notes) -> None:
    """Ask a player until a decision is made. Raises GaveUp."""
    position = table.told(seat).text()
    refusals: list[tuple[str, str]] = []
    while True:
        began = time.monotonic()
        try:
            answer = player.answer(position, refusals, notes)
        finally:
            notes.seconds += time.monotonic() - began
        try:
            table.decide(seat, answer)
        except Refused as error:
            notes.refused += 1
            refusals.append((answer, str(error)))
            continue
        notes.decisions += 1
        return


def summary(games: Sequence[Played]) -> list[dict[str, Any]]:
    """By player, what came of all games: mean score, shares of wins, decisions, refusals, how often one gave up."""
    rows: dict[str, list[tuple[float, float, Notes]]] = {}
    for game in games:
        result = game.record.result
        assert result is not None
        for seat, notes in enumerate(game.notes):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            rows.setdefault(notes.player, []).append((result.scores[seat], share, notes))
    return [
        {
            "player": player,
            "seats": len(row),
            "mean_score": sum(score for score, _, _ in row) / len(row),
            "win_share": sum(share for _, share, _ in row) / len(row),
            "decisions": sum(notes.decisions for _, _, notes in row),
            "refused": sum(notes.refused for _, _, notes in row),
            "requests": sum(notes.requests for _, _, notes in row),
            "gave_up": sum(notes.gave_up is not None for _, _, notes in row),
        }
        for player, row in rows.items()
    ]
