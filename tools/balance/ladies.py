"""The page about the balance of The Ladies of Troyes, as text: every module alone, and all together."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

from parvis.games.troyes.cards import (
    ACTIVITY_CARDS,
    ACTIVITY_NAMES,
    CHARACTER_NAMES,
    EVENT_MODULE,
    EVENT_NAMES,
    MIXED,
    MODULE,
    RULING,
    SINCE,
    SPOT,
    TO_END,
    UNTIL,
)
from parvis.games.troyes.contents import LADIES_FILE
from parvis.games.troyes.pieces import (
    CARD_COLOUR_NAMES,
    GATES,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
    SPOT_COLOUR,
    SPOT_LEVEL,
)
from parvis.games.troyes.rules.ramparts.wall import TAKES_CUBES, TILE_NAMES
from parvis.games.troyes.words.scores import (
    CARD_SOURCES,
    CHARACTER_SOURCES,
    SOURCES,
    TILE_SOURCES,
    TILE_SOURCES_AT_END,
)
from tools.balance.counting import GAINS, Books, Use
from tools.balance.guards import Way, ways_table
from tools.balance.page import Row, added, adjusted, events_table, percent, table, title

ALL = "all"
SETTINGS: Mapping[str, Mapping[str, Any]] = {
    "cards": {"cards": "ladies"},
    "events": {"events": "both"},
    "six events": {"events": "ladies"},
    "characters": {"characters": "new"},
    "purple": {"purple": True},
    "ramparts": {"ramparts": True},
    "tournament": {"tournament": True},
    ALL: {"cards": "both", "events": "both", "characters": "open", "purple": True, "ramparts": True},
}
"""What is played, and with which options: each module alone, and all together."""
PLAYED = {
    "cards": "the activity cards alone",
    "events": "the events among those of the base game",
    "six events": "these events alone, of which four come in rounds 1 and 2",
    "characters": "the nine characters",
    "purple": "the purple dice",
    "ramparts": "the ramparts",
    "tournament": "the tournament variant",
    ALL: "everything but the tournament variant, cards of both boxes, a character open",
}
SENT = ("ramparts", ALL)
"""Of which there are also games in which one player sends the guard."""
BASE = "base game"
Played = Mapping[str, Sequence[Books]]
"""By what is played: the books of all numbers of players."""

HEAD = """# The Ladies of Troyes: how the expansion is balanced

What holds for [the base game](balance-troyes.md) holds here: most printed numbers are reconstructed
([rulings](rulings-ladies.md)), and this page shows how they work out under ruling {ruling}: {games} games for each
number of players, with each module alone and with all together, `greedy` in all seats. It is written by
`PYTHONPATH=src python -m tools.balance`.

A bot that looks one decision ahead sees the immediate gain of an action. Of later gains it sees only its value of a
position, which is the same for all cards of a kind. So the figures say less about some cards than about others:

- Immediate cards are judged correctly, except those that need preparation: no bot saves 31 deniers for the Banker, or
  keeps white dice for the Nun.
- Delayed cubes are placed when there is nothing better, and used when they happen to fit. Planning the two actions
  together would gain more from them.
- Mixed cards gain nothing before the second action. The bot credits each cube with about half of its later gain,
  whether or not it can ever be removed. `cubes used` shows how many were.
- Cards scored at the end count by the current position. The bot doesn't foresee that others overtake it on Fort and
  Princess, or that later cubes lower the value of the Hermit's. The first player there seems to have all the points.
- The guards' way is long, and a step that reaches no gate has no immediate gain. The bot sets out early all the same,
  because its value credits each step, whichever tiles are there. Separate games show the value of the tiles to a player
  who always sends the guard.
- The Chief Outlaw takes a whole group of high dice in one action. No bot keeps dice for it.
"""

SHORT = """## In short

In games with all modules, each activity card is used in at least {least_share} of the games in which it is in play
(fewest: {least}), and no card is used by more than {most_share} of the players ({most}). The largest difference
between players who used a card and those who did not is {margin:.1f} points ({best}); a winner has {lead:.1f}
more than the mean. Each event is countered in at least {event_share} of the games in which it comes (fewest:
{event}). A player who sends the guard every round scores {sent:+.1f} points compared with the others.
"""

SCORES = """## Scores by module

Points of each player and where they come from; the first lines are the base game with no module, as on its page.
`space`: of tradesmen; `to end`: cubes on cards that count at the end; `missed`: lost for levels of the cathedral,
salaries, events and black dice.
"""
PARTS = ("Cathedral", "Cards", "Events", "Space", "Cubes left", "To end", "Characters", "Tiles", "Missed")
PART_OF = {
    "cathedral": "Cathedral",
    "cards": "Cards",
    "events": "Events",
    "tradesmen": "Space",
    "cubes-left": "Cubes left",
}


def part_of(reason: int) -> str:
    """The column of a source of points."""
    if reason in CARD_SOURCES:
        return "To end"
    if reason in CHARACTER_SOURCES:
        return "Characters"
    if reason in TILE_SOURCES or reason in TILE_SOURCES_AT_END:
        return "Tiles"
    return PART_OF.get(SOURCES[reason], "Missed")


def scores_row(name: str, books: Books) -> Row:
    """The line of a module with a number of players."""
    every = [score for scores in books.scores for score in scores]
    parts: Counter[str] = Counter()
    for reason, points in books.sources.items():
        parts[part_of(reason)] += points
    winning = fmean(max(scores) for scores in books.scores)
    means = [parts[part] / len(every) for part in PARTS]
    return [name, f"{books.seats} players", len(books.scores), fmean(every), winning, *means]


def scores_table(played: Played) -> str:
    """Scores by module and number of players."""
    head = ["", "", "games", "mean", "winner", *[part.lower() for part in PARTS]]
    return table(head, [scores_row(name, books) for name, all_books in played.items() for books in all_books])


CARD_HEAD = (
    "card", "", "used", "players", "actions", "activations", "points", "deniers", "influence", "citizens",
    "to end", "space", "margin", "cubes used", "pips", "saved",
)  # fmt: skip
CARD_NOTES = """## Activity cards

Columns as on the page about the base game. What counts as an activation: of mixed cards each cube that is put or taken,
of cards to the end each cube, of Ransom, Scout and Master Builder each cube that they bring to events or the cathedral.
`to end`: points for each cube when the game is over. `cubes used`: of delayed and mixed cards, how many of those that
came there. `saved`: deniers on bought dice; what a die would have cost that a cube takes or brings itself does not
count.

### The expansion's cards alone
"""


def kind_of(card: int) -> str:
    """Colour and level of a card, and its kind where it is one of the expansion's."""
    kind = ACTIVITY_CARDS[card]["kind"]
    place = f"{CARD_COLOUR_NAMES[SPOT_COLOUR[SPOT[card]]]} {'I' * (SPOT_LEVEL[SPOT[card]] + 1)}"
    return f"{place}, {kind}" if kind in (MIXED, TO_END) else place


def card_row(card: int, use: Use) -> Row:
    """The line of an activity card."""
    counts = use.counts
    gone = counts["helped"] + counts["taken"]
    return [
        title(ACTIVITY_NAMES[card]),
        kind_of(card),
        percent(use.per("used", "games")),
        percent(use.per("players", "games seats")),
        use.per("uses", "players"),
        use.per("activations", "players"),
        *[use.per(what, "activations") for what in GAINS],
        use.per("end points", "laid") if ACTIVITY_CARDS[card]["kind"] == TO_END else "",
        use.per("space points", "players"),
        f"{fmean(use.margins):+.1f}" if use.margins else "",
        percent(gone / counts["laid"]) if gone else "",
        use.per("pips", "helped") if counts["helped"] else "",
        use.per("saved", "helped") if counts["helped"] else "",
    ]


def cards_table(all_books: Sequence[Books], cards: Iterable[int]) -> str:
    """The table of some activity cards, in Markdown."""
    uses = added(all_books, "cards")
    return table(CARD_HEAD, [card_row(card, uses[card]) for card in cards])


def in_box(modules: Iterable[int]) -> list[int]:
    """The activity cards of modules in the newest ruling."""
    return [card for card, module in enumerate(MODULE) if module in modules and SINCE[card] <= RULING <= UNTIL[card]]


TILE_NOTES = """## Outdoor tiles

With the ramparts alone, and with everything. `reached`: the share of guards that came there; `cubes`: of each of them,
in a game; `used`: how many of these did what the tile says; `points`: for each of them, on the way and at the end. A
player sends the guard {alone:.1f} times in a game with the ramparts alone, {together:.1f} times in one with everything.
"""


def tile_row(alone: Use, together: Use, tile: int) -> Row:
    """The line of one side of a tile."""
    uses = (alone, together)
    return [
        f"{TILE_NAMES[tile].partition('-')[0].upper()}-{TILE_NAMES[tile].partition('-')[2]}",
        "",
        *[percent(use.per("reached", "games seats")) for use in uses],
        *[use.per("cubes", "reached") if TAKES_CUBES[tile] else "" for use in uses],
        *[percent(use.per("uses", "cubes")) if use.counts["uses"] else "" for use in uses],
        *[use.per("points", "reached") if use.counts["points"] else "" for use in uses],
    ]


def tiles_table(played: Played) -> str:
    """All sides of outdoor tiles."""
    head = [
        "tile",
        "",
        *[f"{what}, {where}" for what in ("reached", "cubes", "used", "points") for where in ("ramparts", "all")],
    ]
    alone, together = added(played["ramparts"], "tiles"), added(played[ALL], "tiles")
    return table(head, [tile_row(alone[tile], together[tile], tile) for tile in range(len(TILE_NAMES))])


def sent(all_books: Sequence[Books]) -> float:
    """How often a player sends the guard in a game."""
    return fmean(books.guarded / (len(books.scores) * books.seats) for books in all_books)


def characters_table(played: Played) -> str:
    """What each character gives a player when it is in play."""
    columns = [books for name in ("characters", ALL) for books in played[name]]
    head = ["character", "", *[f"{books.seats} players, {name}" for name in ("nine", ALL) for books in played[ALL]]]
    rows: list[Row] = [
        [title(name), "", *[books.characters[number].per("points", "games") / books.seats for books in columns]]
        for number, name in enumerate(CHARACTER_NAMES)
    ]
    return table(head, rows)


WAYS = """### For a player who sends the guard

One player sends the guard with the first action of every round until it has arrived, and else plays as `greedy` does;
the others are `greedy`. Columns as above, for that player alone; `margin`: how many points more that player has than
the others on average, where this side lies there. {games} games, all numbers of players together.
"""

ADJUSTED = """## What was adjusted

Reconstructed values that made a card useless or too strong, by `remarks.ftl`.
"""


def in_short(all_books: Sequence[Books], ways: Sequence[Sequence[Way]], cards: Sequence[int]) -> str:
    """What is used least and most, and by how much that shows in the scores."""
    uses, events = added(all_books, "cards"), added(all_books, "events")
    met = [card for card in cards if uses[card].counts["games"] > 0]
    came = [event for event, use in enumerate(events) if use.counts["games"] > 0]
    least = min(met, key=lambda card: uses[card].per("used", "games"))
    most = max(met, key=lambda card: uses[card].per("players", "games seats"))
    best = max((card for card in met if uses[card].margins), key=lambda card: fmean(uses[card].margins))
    event = min(came, key=lambda event: events[event].per("countered", "games"))
    leads = [max(scores) - fmean(scores) for books in all_books for scores in books.scores]
    margins = [margin for part in ways for way in part for margin in way.margins]
    return SHORT.format(
        least=title(ACTIVITY_NAMES[least]),
        least_share=percent(uses[least].per("used", "games")),
        most=title(ACTIVITY_NAMES[most]),
        most_share=percent(uses[most].per("players", "games seats")),
        best=title(ACTIVITY_NAMES[best]),
        margin=fmean(uses[best].margins),
        lead=fmean(leads),
        event=title(EVENT_NAMES[event]),
        event_share=percent(events[event].per("countered", "games")),
        sent=fmean(margins) if margins else 0.0,
    )


def page(played: Played, ways: Mapping[str, Sequence[Sequence[Way]]]) -> str:
    """The page as text, of the base game and all settings, and of games in which one player sends the guard."""
    alone, all_on = (ways[setting] for setting in SENT)
    ladies, both = in_box([LADIES_ACTIVITIES]), sorted(in_box([LADIES_ACTIVITIES, *MODULE]))
    new = [event for event, module in enumerate(EVENT_MODULE) if module == LADIES_EVENTS]
    events = [*played["events"], *played[ALL]]
    parts = [
        HEAD.format(ruling=RULING, games=len(played[ALL][0].scores)),
        in_short(played[ALL], all_on, both),
        SCORES,
        "\n".join(f"- {name}: {words}" for name, words in PLAYED.items()) + "\n",
        scores_table(played),
        CARD_NOTES,
        cards_table(played["cards"], ladies),
        "### Cards of both boxes, with all modules\n",
        cards_table(played[ALL], both),
        "## Events\n\nAs on the page about the base game, from games with the events alone and with all modules.\n",
        events_table(events, new),
        TILE_NOTES.format(alone=sent(played["ramparts"]), together=sent(played[ALL])),
        tiles_table(played),
        WAYS.format(games=sum(len(way.margins) for part in alone for way in part) // GATES),
        ways_table(alone, all_on),
        "## Characters\n\nPoints that each gives a player when it is in play; with all modules one lies open.\n",
        characters_table(played),
        ADJUSTED,
        adjusted(LADIES_FILE),
    ]
    return "\n".join(parts)
