"""Write docs/balance-troyes.md: how often bots use every card of Troyes, and what it yields.

`PYTHONPATH=src python -m tools.balance [games]`: `greedy` on all seats, 400 games of each number of players or as many.
Games follow from their numbers alone, so the same rules and bots give the same page.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from parvis import bots
from parvis.arena.bot_game import BotGame
from parvis.arena.series import Rotation, Series
from parvis.engine.readers import Reader
from parvis.engine.telling import ANSWERED, Event, listen
from parvis.games.troyes import FOLDER, GAME
from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    CONTENT,
    EVENT_COLOUR,
    EVENT_NAMES,
    FILE,
    SPACE_POINTS,
)
from parvis.games.troyes.pieces import CARD_COLOUR_NAMES, DIE_PRICE, SPOTS
from parvis.games.troyes.rules.actions import ACTED
from parvis.games.troyes.rules.activities import ACTIVATED, ACTIVATION_DONE, CUBE_ON, CUBES_LAID
from parvis.games.troyes.rules.events import EVENT_ACTS
from parvis.games.troyes.rules.group import NOTHING, TRADE, bought, group_size, price, total
from parvis.games.troyes.rules.queue import CUBES_ON_EVENT, EVENT_COUNTERED, is_drawn
from parvis.games.troyes.rules.reach import shown_by_group
from parvis.games.troyes.rules.supplies import COUNTERED, EVENTS_MISSED, FIRST_CHARACTER, GAINED_POINTS, LOST_POINTS
from parvis.games.troyes.state import NOBODY, State
from parvis.games.troyes.words.scores import SOURCES

GAMES, SEED = 400, 1
PAGE = Path(__file__).resolve().parent.parent / "docs" / "balance-troyes.md"
HOLDINGS = ("points", "deniers", "influence", "supply")
REMARK = "# Balanced:"
NAMES = {
    key.split("-", 1)[1].strip(): words.strip()
    for key, _, words in (
        line.partition("=")
        for line in (FOLDER / "words" / "texts" / "en" / "names.ftl").read_text("utf-8").splitlines()
    )
    if key.startswith(("card-", "event-", "character-"))
}
"""The names of all cards, as the pages show them."""
Row = Sequence[str | int | float]

HEAD = """# Troyes: how the cards are balanced

Most printed values are reconstructed ([rulings](rulings-troyes.md)), so they had to be made to fit each other. This
page tells what comes of them: {games} games of each number of players, `greedy` on all seats. It is written by
`PYTHONPATH=src python -m tools.balance`. A bot that looks one decision ahead is no master: what it does not use is
not bad for certain, and what needs a plan is worth more to people.
"""

SCORES = """## Scores

Points of each player, and where they come from. Of people little is told: 54, 44 and 38 points in a game of three (with
cards of the expansion), winners mostly 40 to 60. Bots that plan no further than their move stay below that, with three
and four players by much: dice are scarce there, and events many.
"""


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
    cards: list[Use] = field(default_factory=lambda: [Use() for _ in ACTIVITY_NAMES])
    events: list[Use] = field(default_factory=lambda: [Use() for _ in EVENT_NAMES])
    characters: list[Use] = field(default_factory=lambda: [Use() for _ in CHARACTER_NAMES])
    sources: Counter[int] = field(default_factory=Counter)
    """Points by reason."""
    scores: list[list[int]] = field(default_factory=list)


class Onlooker(Reader):
    """Listens while the rules of one game after the other run, and keeps the books."""

    def __init__(self, books: Books) -> None:
        super().__init__(TOLD)
        self.books = books
        self.running: list[tuple[int, int, list[int]]] = []
        """The card that has its effect just now, for whom, and what that seat had before it."""
        self.event = 0
        self.users: list[set[int]] = [set() for _ in ACTIVITY_NAMES]

    def watch(self, game: BotGame) -> None:
        """Look on at a whole game."""
        self.users = [set() for _ in ACTIVITY_NAMES]
        state = State()
        GAME.begin(state, self.books.seats, GAME.ruling, [0] * len(GAME.options))
        listen(state, self.hear)
        for seat, decision in game.play():
            GAME.apply(state, seat, decision)
        self.close(state, [score for score, _ in game.ranks()])

    def acted(self, state: State, seat: int) -> None:
        """An action is done: a card is used, and perhaps a delayed cube helps; what does it add, what does it save?"""
        if state.action == TRADE:
            card = state.card[state.target]
            self.users[card].add(seat)
            self.books.cards[card].counts["uses"] += 1
        if state.helper != NOBODY:
            counts = self.books.cards[state.card[state.helper]].counts
            counts["helped"] += 1
            counts["pips"] += total(state) - shown_by_group(state)
            counts["saved"] += DIE_PRICE * group_size(state) * bought(state, seat) - price(state)

    def cubes_laid(self, state: State, seat: int, card: int, cubes: int) -> None:
        """A card gets cubes that help later."""
        self.books.cards[card].counts["activations"] += cubes

    def activated(self, state: State, seat: int, card: int, times: int) -> None:
        """A card has its effect, so many times."""
        self.books.cards[card].counts["activations"] += times
        self.running.append((seat, card, holdings(state, seat)))

    def cubes_on_event(self, state: State, seat: int, event: int, cubes: int) -> None:
        """An event gets cubes: by an action of its own, or by a card that lays one after its action is done."""
        if state.action == NOTHING:
            self.activated(state, seat, state.card[state.target], cubes)

    def answered(self, state: State, seat: int, question: int, decision: int) -> None:
        """A card that lays a cube has done so."""
        if question == CUBE_ON and self.running:
            self.note_gains(state)

    def activation_done(self, state: State, seat: int, card: int) -> None:
        """A card has had its effect."""
        self.note_gains(state)

    def note_gains(self, state: State) -> None:
        """What a seat has more than when the card began to have its effect."""
        seat, card, before = self.running.pop()
        for what, now, then in zip(HOLDINGS, holdings(state, seat), before, strict=True):
            self.books.cards[card].counts[what] += now - then

    def event_acts(self, state: State, event: int) -> None:
        """An event of the queue is resolved."""
        self.event = event
        self.books.events[event].counts["rounds"] += 1
        self.books.events[event].counts["struck"] += state.seats

    def countered(self, state: State, event: int, seat: int, goes: int) -> None:
        """An event is countered."""
        self.event = event
        self.books.events[event].counts["countered"] += 1

    def gained(self, state: State, seat: int, points: int, reason: int) -> None:
        """Somebody gains points."""
        self.note_points(reason, points)

    def lost(self, state: State, seat: int, lost: int, wanted: int, reason: int) -> None:
        """Somebody loses points, as far as there are any."""
        self.note_points(reason, -lost)

    def note_points(self, reason: int, points: int) -> None:
        """Enter a change of points."""
        self.books.sources[reason] += points
        if reason in (COUNTERED, EVENTS_MISSED):
            self.books.events[self.event].counts["points" if reason == COUNTERED else "missed"] += points
        if reason >= FIRST_CHARACTER:
            self.books.characters[reason - FIRST_CHARACTER].counts["points"] += points

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
        for event, use in enumerate(books.events):
            use.counts["games"] += is_drawn(state, event)
        for character in range(CHARACTERS):
            books.characters[character].counts["games"] += state.character[character] != NOBODY


TOLD: Mapping[Event, Callable[..., None]] = {
    ACTED: Onlooker.acted,
    CUBES_LAID: Onlooker.cubes_laid,
    ACTIVATED: Onlooker.activated,
    ACTIVATION_DONE: Onlooker.activation_done,
    CUBES_ON_EVENT: Onlooker.cubes_on_event,
    ANSWERED: Onlooker.answered,
    EVENT_ACTS: Onlooker.event_acts,
    EVENT_COUNTERED: Onlooker.countered,
    GAINED_POINTS: Onlooker.gained,
    LOST_POINTS: Onlooker.lost,
}
"""Event -> what is noted of it."""


def holdings(state: State, seat: int) -> list[int]:
    """Points, deniers, influence and citizens before a player."""
    return [getattr(state, what)[seat] for what in HOLDINGS]


def play(seats: int, games: int, bot: str = "greedy") -> Books:
    """Games of a bot with that many players, alone among its like."""
    books = Books(seats)
    onlooker = Onlooker(books)
    series = Series.of(GAME, [(bot,) * seats], {}, SEED, rotation=Rotation.NONE)
    core = bots.fastest(GAME)
    for number in range(games):
        onlooker.watch(BotGame(core, series.pairing(number)))
    return books


def added(all_books: Iterable[Books], kind: str) -> list[Use]:
    """The uses of all cards of a kind, whatever the number of players."""
    whole: list[Use] = []
    for books in all_books:
        for number, use in enumerate(getattr(books, kind)):
            if number == len(whole):
                whole.append(Use())
            for what, count in use.counts.items():
                whole[number].counts[what] += count
                whole[number].counts[f"{what} seats"] += count * books.seats
            whole[number].margins.extend(use.margins)
    return whole


def shown(value: str | int | float) -> str:
    """A cell."""
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def table(head: Sequence[str], rows: Iterable[Row]) -> str:
    """A table; all columns but the first two are numbers."""
    lines = [f"| {' | '.join(head)} |", f"| --- | --- |{' ---: |' * (len(head) - 2)}"]
    lines += [f"| {' | '.join(shown(value) for value in row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def title(name: str) -> str:
    """The name of a card, or of a source of points, as a heading."""
    return NAMES.get(name, name.replace("-", " ").capitalize())


def percent(share: float) -> str:
    """A share as per cent."""
    return f"{100 * share:.0f} %"


def scores_table(all_books: Sequence[Books]) -> str:
    """Scores by number of players, and where points come from."""
    head = ["", "", *[f"{books.seats} players" for books in all_books]]
    every = [[score for scores in books.scores for score in scores] for books in all_books]
    rows: list[Row] = [
        ["mean score", "", *[fmean(scores) for scores in every]],
        ["mean winning score", "", *[fmean(max(scores) for scores in books.scores) for books in all_books]],
    ]
    for reason, source in SOURCES.items():
        parts = [books.sources[reason] / len(scores) for books, scores in zip(all_books, every, strict=True)]
        rows.append(["", title(source), *parts])
    return table(head, rows)


def card_row(number: int, use: Use) -> Row:
    """The line of an activity card."""
    entry = CONTENT["activity"][number]
    counts = use.counts
    return [
        title(ACTIVITY_NAMES[number]),
        f"{entry['colour']} {'I' * entry['level']}",
        percent(use.per("used", "games")),
        percent(use.per("players", "games seats")),
        use.per("uses", "players"),
        use.per("activations", "players"),
        *[use.per(what, "activations") for what in HOLDINGS],
        use.per("space points", "players"),
        f"{fmean(use.margins):+.1f}" if use.margins else "",
        percent(use.per("helped", "activations")) if counts["helped"] else "",
        use.per("pips", "helped") if counts["helped"] else "",
        use.per("saved", "helped") if counts["helped"] else "",
    ]


CARD_HEAD = (
    "card", "", "used", "players", "actions", "activations", "points", "deniers", "influence", "citizens",
    "space", "margin", "cubes used", "pips", "saved",
)  # fmt: skip
CARD_NOTES = """## Activity cards

`used`: in so many of the games in which it lay there; `players`: who used it; `actions`, `activations`: of those who
did, in a game; `points`, `deniers`, `influence`, `citizens`: for each activation, what it costs taken off (for cards
that lay cubes on events: what the banner gives, and points if the event is countered by it); `space`: points of their
tradesmen's spaces; `margin`: how many points more they had in the end than those who did not use it. Of delayed
cubes: how many were used, how many pips each added, how many deniers it saved; a Militia or a Swordsman adds no pips
but changes their colour. Cards with delayed cubes need a plan of two actions, which this bot never makes: white ones,
whose dice could build the cathedral at once, are used least.
"""


def cards_table(all_books: Sequence[Books]) -> str:
    """All activity cards."""
    uses = added(all_books, "cards")
    return table(CARD_HEAD, [card_row(number, use) for number, use in enumerate(uses)])


EVENT_NOTES = """## Events

The Marauding stays in the queue and can be countered again and again. `points lost`: by each player, in every round in
which the event is there.
"""


def events_table(all_books: Sequence[Books]) -> str:
    """All events."""
    rows: list[Row] = [
        [
            title(EVENT_NAMES[number]),
            CARD_COLOUR_NAMES[EVENT_COLOUR[number]],
            use.per("rounds", "games"),
            percent(use.per("countered", "games")),
            use.per("points", "countered"),
            use.per("missed", "struck"),
        ]
        for number, use in enumerate(added(all_books, "events"))
    ]
    return table(("event", "", "rounds there", "countered", "points given", "points lost"), rows)


def characters_table(all_books: Sequence[Books]) -> str:
    """All characters, by number of players."""
    rows: list[Row] = [
        [title(name), "", *[books.characters[number].per("points", "games") / books.seats for books in all_books]]
        for number, name in enumerate(CHARACTER_NAMES)
    ]
    return table(("character", "", *[f"{books.seats} players" for books in all_books]), rows)


def adjusted() -> str:
    """The remarks of the data file on values that were adjusted, card by card."""
    lines, name = [], ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("name = "):
            name = title(line.split('"')[1])
        elif name and line.startswith(REMARK):
            lines.append(f"- {name}: {line.removeprefix(REMARK).strip()}")
    return "\n".join(lines) + "\n"


def page(all_books: Sequence[Books]) -> str:
    """The page as text."""
    parts = [
        HEAD.format(games=len(all_books[0].scores)),
        SCORES,
        scores_table(all_books),
        CARD_NOTES,
        cards_table(all_books),
        EVENT_NOTES,
        events_table(all_books),
        "## Characters\n\nPoints that each gives a player, when it is in play.\n",
        characters_table(all_books),
        "## What was adjusted\n\nReconstructed values that made a card dead or dominant, as `cards.toml` tells.\n",
        adjusted(),
    ]
    return "\n".join(parts)


def main(games: int) -> None:
    """Write the page."""
    PAGE.write_text(page([play(seats, games) for seats in GAME.seats]), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
