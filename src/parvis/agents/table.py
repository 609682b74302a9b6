"""A game in this process: bots in some seats, and seats that are asked from outside, in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from parvis import bots
from parvis.agents.reading import Refused, decision_of, words_of
from parvis.agents.telling import Told, choices, section_of
from parvis.arena.bot_game import seeds_of
from parvis.bots.player import batch_of
from parvis.engine import record
from parvis.engine.chance import below, chance
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.lines import LogLine
from parvis.engine.play import Play, Result
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.engine.sentences import by_seat

ASKED = "You are asked: decide in the words of one of the decisions below."
OUTSIDE = None
"""The player of a seat that is asked from outside."""


class Table:
    """A game under way. All that chance and bots do follows from the seed and from what the other seats decide.

    A seat that has just one legal decision is not asked. Seats that decide together do so in seat order, as in records,
    and none is told what others chose.
    """

    def __init__(
        self, game: Game, players: Sequence[str | None], options: Mapping[str, Any], seed: int, core: Core
    ) -> None:
        """`players`: by seat, the name of a bot or OUTSIDE; `core` is the game's, with its bots. Raises GameError."""
        self.game, self.players, self.core = game, list(players), core
        self.play = Play(game, len(players), options)
        names = ("nature", *map(str, range(len(players))))
        nature, *seeds = (int(one) for one in seeds_of(f"{seed} {name}" for name in names))
        self.chance = chance(nature)
        self.seeds = seeds
        self.bots: dict[int, bots.Player] = {}
        for seat, name in enumerate(players):
            if name is not None:
                self.seat_bot(seat, name)
        self.sentences = by_seat(game, len(players))
        self.log: list[tuple[int, LogLine]] = []
        """What has happened, each with the number of its step."""
        self.decided = [0] * len(players)
        """By seat, the number of the last step that it was asked for."""
        self.go_on()

    def seat_bot(self, seat: int, name: str) -> None:
        """Let a bot decide for a seat from now on. Raises GameError for an unknown one."""
        self.players[seat] = name
        self.bots[seat] = bots.Player(self.core, name, seat, self.seeds[seat])

    @property
    def number(self) -> int:
        """How many steps were made."""
        return len(self.play.steps)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.over

    @property
    def asked(self) -> int | None:
        """The seat from outside that is asked now; None: the game is over."""
        return next(iter(self.play.movers()), None)

    def is_outside(self, seat: int) -> bool:
        """Whether a seat is asked from outside."""
        return seat != NATURE and self.players[seat] is OUTSIDE

    def go_on(self) -> None:
        """Make all decisions of chance and of bots, and those that leave no choice, until somebody is to be asked."""
        while movers := self.play.movers():
            seat = movers[0]
            legal = self.play.legal(seat)
            if self.is_outside(seat) and len(legal) > 1:
                return
            self.step(seat, legal[0] if self.is_outside(seat) else self.decision_of(seat, legal))

    def decision_of(self, seat: int, legal: Sequence[int]) -> int:
        """What chance or a bot decides."""
        if seat == NATURE:
            return legal[below(self.chance, len(legal))]
        return self.bots[seat].decide(batch_of(self.core, self.game, self.play.state, seat), 0)

    def step(self, seat: int, decision: int) -> None:
        """Make a legal decision, and keep what it leads to."""
        self.log += [(self.number, line) for line in self.play.events(seat, decision)]
        self.play.step(seat, decision)

    def decide(self, seat: int, answer: str, number: int | None = None) -> None:
        """Make the decision that an answer names, then go on.

        `number`: the step that it is meant for. The same decision sent again changes nothing. Raises Refused, and then
        nothing has changed.
        """
        if number is not None and number != self.number:
            if self.was_made(seat, answer, number):
                return
            raise Refused(f"step {number} is not asked: it is step {self.number} now; look at the game first.")
        if self.over:
            raise Refused("the game is over.")
        decision = decision_of(self.game, self.play.state, seat, answer, self.sentences)
        self.decided[seat] = self.number
        self.step(seat, decision)
        self.go_on()

    def was_made(self, seat: int, answer: str, number: int) -> bool:
        """Whether that decision is a step that was made."""
        if not 0 <= number < self.number:
            return False
        made_by, decision = self.play.steps[number]
        return made_by == seat and self.game.catalogue[decision].lower() == words_of(answer).lower()

    def told(self, seat: int) -> Told:
        """The position as a seat from outside is told it."""
        asked, state = self.asked == seat, self.play.state
        return Told(
            title=title_of(self.play),
            number=self.number,
            seats=[f"Seat {one}: {self.player_of(one, seat)}" for one in range(len(self.players))],
            view=self.play.view(seat),
            seat=seat if asked else None,
            question=self.sentences.line(self.game.prompt(state, seat)) if asked else "",
            section=section_of(self.game, state) if asked else "",
            choices=choices(self.game, state, seat, self.sentences) if asked else (),
            state=self.state_of(seat),
            log=self.since(seat),
        )

    def player_of(self, seat: int, you: int) -> str:
        """Who sits in a seat, as another is told."""
        name = self.players[seat]
        return "you" if seat == you else f"the bot {name}" if name is not None else "another player"

    def state_of(self, seat: int) -> str:
        """What a seat has to do, or how the game has ended."""
        if self.over:
            return ended(self.play)
        return ASKED if self.asked == seat else "Others decide."

    def since(self, seat: int) -> list[str]:
        """What has happened from the seat's last decision on, as far as it may read that."""
        first = self.decided[seat]
        lines = (line for number, line in self.log if number >= first and line.visible(seat))
        return [self.sentences.line(line.line) for line in lines]

    def record(self, who: list[dict[str, str]]) -> record.Record:
        """The game's record; `who`: name and player by seat."""
        return record.of(self.play, who)


def ended(play: Play) -> str:
    """How a game has ended, in a sentence."""
    return ended_with(play.result())


def ended_with(result: Result) -> str:
    """How a game with that result has ended, in a sentence."""
    scores = ", ".join(f"seat {seat} has {score}" for seat, score in enumerate(result.scores))
    winners = " and ".join(f"seat {seat}" for seat in result.winners)
    return f"The game is over: {scores}. Won by {winners}."


def title_of(play: Play) -> str:
    """The game, its number of players and the options that are not the usual ones."""
    return titled(play.game, play.seats, play.options)


def titled(game: Game, seats: int, options: Sequence[int]) -> str:
    """A game, its number of players and the options that are not the usual ones."""
    chosen = [
        f"{option.name}={str(option.shown(number)).lower()}"
        for option, number in zip(game.options, options, strict=True)
        if number != option.default
    ]
    return ", ".join([f"{game.title}, {seats} players", *chosen])


def seats_with(game: Game, players: int, seat: int, level: str) -> list[str | None]:
    """Who sits where: a bot of that level in all seats but one. Raises GameError for a seat that there is not."""
    game.check_seats(players)
    if not 0 <= seat < players:
        raise GameError(f"seat is a whole number from 0 to {players - 1}, not {seat}")
    bots.find(level)
    return [OUTSIDE if one == seat else level for one in range(players)]
