"""What is counted while bots play Troyes: a reader of what the rules tell."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from types import MappingProxyType
from typing import Any

from parvis import bots
from parvis.arena.bot_game import BotGame
from parvis.arena.series import Rotation, Series
from parvis.engine.contract import Heard
from parvis.engine.questions import Words
from parvis.engine.readers import Reader, summed
from parvis.engine.telling import ANSWERED, DECIDED, Event, listen
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import ACTIVITY_NAMES, CHARACTER_NAMES, CHARACTERS, EVENT_NAMES, SPACE_POINTS
from parvis.games.troyes.pieces import DIE_PRICE, FACES, GATES, SPOTS
from parvis.games.troyes.rules.actions import ACTED
from parvis.games.troyes.rules.cubes import CUBES_LAID, CUBES_TAKEN
from parvis.games.troyes.rules.effects.cubes_on_events import CUBE_ON, CUBE_ON_EACH, ON
from parvis.games.troyes.rules.effects.kinds import ACTIVATED, ACTIVATION_DONE
from parvis.games.troyes.rules.effects.special import COLUMN, GAINING, STONE_TO, TAKING_FROM
from parvis.games.troyes.rules.events import EVENT_ACTS, EVENT_CAME
from parvis.games.troyes.rules.group import TRADE, bought, group_size, price, total
from parvis.games.troyes.rules.in_play import card_called
from parvis.games.troyes.rules.queue import EVENT_COUNTERED, events_drawn
from parvis.games.troyes.rules.ramparts.guarding import CUBE_ON_TILE, GUARDED
from parvis.games.troyes.rules.ramparts.sides.exchanges import MOVED_TO_TILE
from parvis.games.troyes.rules.ramparts.wall import TILE_NAMES, TILE_USED, has_wall, is_reached
from parvis.games.troyes.rules.supplies import (
    FOR_EVENTS_MISSED,
    FROM_COUNTERED,
    FROM_FIRST_CARD,
    FROM_FIRST_CHARACTER,
    FROM_FIRST_TILE,
    GAINED_POINTS,
    LOST_POINTS,
)
from parvis.games.troyes.state import NOBODY, State
from parvis.games.troyes.words.group_preview import cards_that_help, dice_of_group
from parvis.games.troyes.words.holdings import HOLDINGS

SEED = 1
GAINS = ("points", "deniers", "influence", "citizens")
"""What activations bring and cost, as the pages list it."""
ONE_BY_ONE: Mapping[int, Words] = {CUBE_ON: ON, CUBE_ON_EACH: ON, STONE_TO: COLUMN}
"""Questions of which each such answer counts as an activation of the card."""
IN_PARTS = (GAINING, TAKING_FROM)
"""Questions of which every answer brings a part of what activations bring that have been told before."""


@dataclass
class Use:
    """What came of one activity card, or of one event."""

    counts: Counter[str] = field(default_factory=Counter)
    margins: list[float] = field(default_factory=list)
    """By game: mean score of those who used it less that of those who did not."""

    def per(self, what: str, of: str) -> float:
        """How much of one thing there was for each of another."""
        return self.counts[what] / self.counts[of] if self.counts[of] else 0.0


@dataclass
class Books:
    """What is counted over many games with the same number of players."""

    seats: int
    options: tuple[int, ...] = (0,) * len(GAME.options)
    cards: list[Use] = field(default_factory=lambda: [Use() for _ in ACTIVITY_NAMES])
    events: list[Use] = field(default_factory=lambda: [Use() for _ in EVENT_NAMES])
    characters: list[Use] = field(default_factory=lambda: [Use() for _ in CHARACTER_NAMES])
    tiles: list[Use] = field(default_factory=lambda: [Use() for _ in TILE_NAMES])
    guarded: int = 0
    """How often guards were moved by an action."""
    sources: Counter[int] = field(default_factory=Counter)
    """Points by the reason that they were gained for."""
    scores: list[list[int]] = field(default_factory=list)


class Onlooker(Reader):
    """Hears what the rules tell of one game after the other, and keeps the books."""

    def __init__(self, books: Books) -> None:
        super().__init__(TABLE)
        self.books = books
        self.heard: Heard = []
        """What was told since a card was activated last."""
        self.card, self.user = NOBODY, NOBODY
        """The card whose effect is under way, and whose action that is; NOBODY: none is."""
        self.event = 0
        """The event that acts, or was countered."""
        self.users: list[set[int]] = [set() for _ in ACTIVITY_NAMES]

    def watch(self, game: BotGame) -> None:
        """Look on at a whole game."""
        self.users = [set() for _ in ACTIVITY_NAMES]
        state = State()
        GAME.begin(state, self.books.seats, GAME.ruling, list(self.books.options))
        listen(state, self.hear)
        for seat, decision in game.play():
            GAME.apply(state, seat, decision)
        self.close(state, [score for score, _ in game.ranks()])

    def hear(self, state: State, event: Event, details: tuple[int, ...]) -> None:
        """Note an event that is told, and count it."""
        self.heard.append((event, details))
        super().hear(state, event, details)

    def acted(self, state: State, seat: int) -> None:
        """An action is done: a card is used, and perhaps delayed cubes help."""
        if state.action == TRADE:
            card = state.card[state.target]
            self.users[card].add(seat)
            self.books.cards[card].counts["uses"] += 1
        for card in cards_that_help(state):
            self.helped(state, seat, card)

    def helped(self, state: State, seat: int, card: int) -> None:
        """A delayed cube helps: what does it add, what does it save?"""
        counts = self.books.cards[card].counts
        counts["helped"] += 1
        counts["pips"] += total(state) - sum(die % FACES + 1 for die in dice_of_group(state))
        counts["saved"] += DIE_PRICE * group_size(state) * bought(state, seat) - price(state)

    def cubes_laid(self, state: State, seat: int, card: int, cubes: int) -> None:
        """Cubes come to a card, for later or to the end; some bring something at once."""
        self.books.cards[card].counts["laid"] += cubes
        self.activated(state, seat, card, cubes)

    def cubes_taken(self, state: State, seat: int, card: int, cubes: int) -> None:
        """Cubes leave a card for what they bring."""
        self.books.cards[card].counts["taken"] += cubes
        self.activated(state, seat, card, cubes)

    def activated(self, state: State, seat: int, card: int, times: int) -> None:
        """A card begins to have its effect, so many times."""
        self.books.cards[card].counts["activations"] += times
        self.card, self.user = card, seat
        self.heard.clear()

    def activation_done(self, state: State, seat: int, card: int) -> None:
        """What the seat has gained and paid since the card began to have its effect."""
        sums = summed(HOLDINGS, self.heard, seat)
        for what in GAINS:
            self.books.cards[card].counts[what] += sums[what]
        self.card = NOBODY

    def decided(self, state: State, seat: int, question: int, decision: int) -> None:
        """A card begins to have its effect with the answer to a question."""
        if question in ONE_BY_ONE and ONE_BY_ONE[question] <= decision < ONE_BY_ONE[question].end:
            self.activated(state, seat, state.card[state.target], 1)
        if question in IN_PARTS:
            self.activated(state, seat, state.card[state.target], 0)

    def answered(self, state: State, seat: int, question: int, decision: int) -> None:
        """The answer has brought what it brings."""
        if self.card != NOBODY:
            self.activation_done(state, self.user, self.card)

    def tile_cube(self, state: State, seat: int, tile: int) -> None:
        """A cube comes to an outdoor tile."""
        self.books.tiles[tile].counts["cubes"] += 1

    def tile_used(self, state: State, seat: int, tile: int) -> None:
        """A cube of an outdoor tile is used."""
        self.books.tiles[tile].counts["uses"] += 1

    def sent_guard(self, state: State, seat: int, die: int) -> None:
        """An action with the guard."""
        self.books.guarded += 1

    def came(self, state: State, event: int) -> None:
        """An event comes; what it does at once belongs to it."""
        self.event = event

    def struck(self, state: State, event: int) -> None:
        """An event of the queue is resolved."""
        self.event = event
        self.books.events[event].counts["rounds"] += 1
        self.books.events[event].counts["struck"] += state.seats

    def countered(self, state: State, event: int, seat: int, goes: int) -> None:
        """Count an event that is countered."""
        self.event = event
        self.books.events[event].counts["countered"] += 1

    def gained(self, state: State, seat: int, points: int, reason: int) -> None:
        """Enter a change of points."""
        self.books.sources[reason] += points
        if reason in (FROM_COUNTERED, FOR_EVENTS_MISSED):
            self.books.events[self.event].counts["points" if reason == FROM_COUNTERED else "missed"] += points
        if reason >= FROM_FIRST_CARD:
            self.books.cards[card_called(state, reason - FROM_FIRST_CARD)].counts["end points"] += points
        elif reason >= FROM_FIRST_TILE:
            self.books.tiles[state.tile[GATES - 1]].counts["points"] += points
        elif reason >= FROM_FIRST_CHARACTER:
            self.books.characters[reason - FROM_FIRST_CHARACTER].counts["points"] += points

    def lost(self, state: State, seat: int, lost: int, wanted: int, reason: int) -> None:
        """Somebody loses points, as far as there are any."""
        self.gained(state, seat, -lost, reason)

    def close(self, state: State, scores: list[int]) -> None:
        """Enter how a game has ended."""
        books = self.books
        books.scores.append(scores)
        for spot in range(SPOTS):
            card = state.card[spot]
            counts = books.cards[card].counts
            counts["games"] += 1
            counts["used"] += bool(self.users[card])
            counts["players"] += len(self.users[card])
            for space, who in enumerate(state.tradesman[spot]):
                if 0 <= who < state.seats:
                    counts["space points"] += SPACE_POINTS[card][space]
            with_it = [score for seat, score in enumerate(scores) if seat in self.users[card]]
            without = [score for seat, score in enumerate(scores) if seat not in self.users[card]]
            if with_it and without:
                books.cards[card].margins.append(fmean(with_it) - fmean(without))
        drawn = events_drawn(state)
        for event, use in enumerate(books.events):
            use.counts["games"] += drawn >> event & 1
        for character in range(CHARACTERS):
            books.characters[character].counts["games"] += state.character[character] != NOBODY
        if has_wall(state):
            self.close_wall(state)

    def close_wall(self, state: State) -> None:
        """Enter which tiles lay there, and how many guards have reached them."""
        for gate in range(GATES):
            counts = self.books.tiles[state.tile[gate]].counts
            counts["games"] += 1
            counts["reached"] += sum(is_reached(state, seat, gate) for seat in range(state.seats))


TABLE: Mapping[Event, Callable[..., None]] = {
    ACTED: Onlooker.acted,
    CUBES_LAID: Onlooker.cubes_laid,
    CUBES_TAKEN: Onlooker.cubes_taken,
    CUBE_ON_TILE: Onlooker.tile_cube,
    MOVED_TO_TILE: Onlooker.tile_cube,
    TILE_USED: Onlooker.tile_used,
    GUARDED: Onlooker.sent_guard,
    ACTIVATED: Onlooker.activated,
    ACTIVATION_DONE: Onlooker.activation_done,
    DECIDED: Onlooker.decided,
    ANSWERED: Onlooker.answered,
    EVENT_CAME: Onlooker.came,
    EVENT_ACTS: Onlooker.struck,
    EVENT_COUNTERED: Onlooker.countered,
    GAINED_POINTS: Onlooker.gained,
    LOST_POINTS: Onlooker.lost,
}


def play(seats: int, games: int, bot: str = "greedy", options: Mapping[str, Any] = MappingProxyType({})) -> Books:
    """Games of a bot with that many players, alone among its like."""
    series = Series.of(GAME, [(bot,) * seats], options, SEED, rotation=Rotation.NONE)
    books = Books(seats, series.options)
    onlooker = Onlooker(books)
    core = bots.fastest(GAME)
    for number in range(games):
        onlooker.watch(BotGame(core, series.pairing(number)))
    return books
