"""The page about the balance of Troyes' cards, as text."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean

from parvis.engine.data import read_toml
from parvis.engine.texts import ENGLISH, bundles, formatted
from parvis.engine.values import remarks
from parvis.games.troyes import FOLDER, GAME
from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    CHARACTER_NAMES,
    EVENT_DECK,
    EVENT_MODULE,
    EVENT_NAMES,
    EVENT_SINCE,
    EVENT_UNTIL,
    MODULE,
    RULING,
    SINCE,
    SPOT,
    UNTIL,
)
from parvis.games.troyes.contents import FILE
from parvis.games.troyes.pieces import (
    BASE_ACTIVITIES,
    BASE_EVENTS,
    CARD_COLOUR_NAMES,
    SPOT_COLOUR,
    SPOT_LEVEL,
)
from parvis.games.troyes.reading import OF_LADIES
from parvis.games.troyes.words.scores import SOURCES
from tools.balance.counting import GAINS, Books, Use

ADJUSTED = "Balanced: "
"""With what a text begins to tell of that."""
NAMES = {
    key.split("-", 1)[1].strip(): words.strip()
    for file in ("names.ftl", "ramparts.ftl")
    for key, _, words in (
        line.partition("=") for line in (FOLDER / "words" / "texts" / "en" / file).read_text("utf-8").splitlines()
    )
    if key.startswith(("card-", "event-", "character-"))
}
"""The names of all cards, as the pages show them."""
EXPANSION = {name for _, name in OF_LADIES}
"""What the base game does not have."""
Row = Sequence[str | int | float]

HEAD = """# Troyes: how the cards are balanced

Most printed values are reconstructed ([rulings](rulings-troyes.md)), so they had to be made to fit each other. This
page shows how they work out under ruling {ruling}: {games} games for each number of players, `greedy` in all seats.
`PYTHONPATH=src python -m tools.balance` writes it. A bot that looks one decision ahead is no master. A card that it
doesn't use may still be good, and one that needs a plan is worth more to human players.
"""

SCORES = """## Scores

Points of each player, and their sources. Few scores of human players are known: 54, 44 and 38 points in a three-player
game (with cards of the expansion). Winners mostly have 40 to 60. Bots that plan no further than their move stay below
that, far below with three and four players, where dice are scarce and events many.
"""


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
    """The text of a cell, numbers with one decimal."""
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
    """A share as a whole percentage."""
    return f"{100 * share:.0f}%"


def scores_table(all_books: Sequence[Books]) -> str:
    """Scores by number of players, and where points come from."""
    head = ["", "", *[f"{books.seats} players" for books in all_books]]
    every = [[score for scores in books.scores for score in scores] for books in all_books]
    rows: list[Row] = [
        ["mean score", "", *[fmean(scores) for scores in every]],
        ["mean winning score", "", *[fmean(max(scores) for scores in books.scores) for books in all_books]],
    ]
    for reason, source in SOURCES.items():
        if source in EXPANSION:
            continue
        parts = [books.sources[reason] / len(scores) for books, scores in zip(all_books, every, strict=True)]
        rows.append(["", title(source), *parts])
    return table(head, rows)


def card_row(number: int, use: Use) -> Row:
    """The line of an activity card."""
    spot, counts = SPOT[number], use.counts
    return [
        title(ACTIVITY_NAMES[number]),
        f"{CARD_COLOUR_NAMES[SPOT_COLOUR[spot]]} {'I' * (SPOT_LEVEL[spot] + 1)}",
        percent(use.per("used", "games")),
        percent(use.per("players", "games seats")),
        use.per("uses", "players"),
        use.per("activations", "players"),
        *[use.per(what, "activations") for what in GAINS],
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

`used`: the share of the games with this card in which it was used; `players`: the share of players who used it;
`actions`, `activations`: of each of them, in a game; `points`, `deniers`, `influence`, `citizens`: for each activation,
less what it costs (for cards that place cubes on events: what the banner gives, and points if that counters the event);
`space`: points for their tradesmen's spaces; `margin`: how many more points they had in the end than those who did not
use it. For delayed cubes: how many were used, how many pips each added, how many deniers it saved; a Militia adds no
pips but changes the dice's colour. Cards with delayed cubes need a plan of two actions, which this bot never makes:
white ones, whose dice could build the cathedral immediately, are used least.
"""


def base_cards() -> list[int]:
    """The activity cards of the base game in the newest ruling."""
    return [
        card for card, module in enumerate(MODULE) if module == BASE_ACTIVITIES and SINCE[card] <= RULING <= UNTIL[card]
    ]


def cards_table(all_books: Sequence[Books], cards: Iterable[int]) -> str:
    """The table of some activity cards, in Markdown."""
    uses = added(all_books, "cards")
    return table(CARD_HEAD, [card_row(number, uses[number]) for number in cards])


EVENT_NOTES = """## Events

Marauding stays in the queue and can be countered again and again. `points lost`: by each player, in every round in
which the event is there.
"""


def base_events() -> list[int]:
    """The events of the base game in the newest ruling."""
    return [
        event
        for event, module in enumerate(EVENT_MODULE)
        if module == BASE_EVENTS and EVENT_SINCE[event] <= RULING <= EVENT_UNTIL[event]
    ]


def events_table(all_books: Sequence[Books], events: Iterable[int]) -> str:
    """The table of some events, in Markdown."""
    uses = added(all_books, "events")
    rows: list[Row] = [
        [
            title(EVENT_NAMES[number]),
            CARD_COLOUR_NAMES[EVENT_DECK[number]],
            uses[number].per("rounds", "games"),
            percent(uses[number].per("countered", "games")),
            uses[number].per("points", "countered"),
            uses[number].per("missed", "struck"),
        ]
        for number in events
    ]
    return table(("event", "", "rounds there", "countered", "points given", "points lost"), rows)


def characters_table(all_books: Sequence[Books]) -> str:
    """All characters that were in play, by number of players."""
    rows: list[Row] = [
        [title(name), "", *[books.characters[number].per("points", "games") / books.seats for books in all_books]]
        for number, name in enumerate(CHARACTER_NAMES)
        if any(books.characters[number].counts["games"] for books in all_books)
    ]
    return table(("character", "", *[f"{books.seats} players" for books in all_books]), rows)


def adjusted(file: Path) -> str:
    """What the game's texts tell of values in a data file that were adjusted, card by card."""
    told = bundles(GAME.texts, ENGLISH) if GAME.texts else ()
    lines = []
    for kind, forms in read_toml(file).items():
        for form in forms if isinstance(forms, list) else [forms]:
            name = form.get("name", "")
            remark = formatted(told, remarks(f"{kind} {name}".strip(), form)[0], {}) or ""
            if ADJUSTED in remark:
                lines.append(f"- {title(name)}: {remark.partition(ADJUSTED)[2]}")
    return "\n".join(lines) + "\n"


def page(all_books: Sequence[Books]) -> str:
    """The whole page as text, in Markdown."""
    parts = [
        HEAD.format(ruling=RULING, games=len(all_books[0].scores)),
        SCORES,
        scores_table(all_books),
        CARD_NOTES,
        cards_table(all_books, base_cards()),
        EVENT_NOTES,
        events_table(all_books, base_events()),
        "## Characters\n\nPoints that each gives a player when it is in play.\n",
        characters_table(all_books),
        "## What was adjusted\n\nReconstructed values that made a card useless or too strong, by `remarks.ftl`.\n",
        adjusted(FILE),
    ]
    return "\n".join(parts)
