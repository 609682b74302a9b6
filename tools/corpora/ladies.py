"""What the corpus of The Ladies of Troyes wishes to see: every module alone, and all of them together."""

from collections.abc import Iterator
from dataclasses import replace

from parvis.engine.lines import EVERYTHING
from parvis.engine.play import Play
from parvis.games.troyes import FOLDER, GAME, tiles
from parvis.games.troyes.cards import ACTIVITY_WORDS
from tools.corpora.corpus import SHARED, SOLE, Choice
from tools.corpora.troyes import AT_ONCE, TROYES, keys_of, many_of, of_expansion

EVERYTHING_ON: Choice = {"cards": "both", "events": "both", "characters": "open", "purple": 1, "ramparts": 1}
CHOICES: tuple[Choice, ...] = (
    {"characters": "new"},
    {"characters": "open"},
    {"cards": "ladies"},
    {"cards": "both"},
    {"events": "both"},
    {"purple": 1},
    {"ramparts": 1},
    {"tournament": 1},
    EVERYTHING_ON,
    {**EVERYTHING_ON, "cards": "ladies", "tournament": 1},
)
NEVER = frozenset({"off chief-outlaw", "cube iv-d", "use iv-b", "use iv-c", "use iv-d"})
"""The Chief Outlaw has a single banner, so no cube stays there. Tiles that count by themselves are never used."""

FAR_OFF = frozenset({
    "cube iv-b", "score-iv-b", "give red", "give yellow", "take white", "to TILE", "log-move-to-tile",
    "log-swap-neutral", "on chief-outlaw", "remove 4",
})  # fmt: skip
"""What none of some 370 games came to, mostly at gates that bots seldom reach. Tests of the rules have all of it."""


def in_general(words: str) -> str:
    """A decision without what is not worth a game of its own: which die of a colour, from which card a cube goes."""
    first, *rest = words.split()
    if len(rest) == 3 and first in ("die", "give", "take", "turn"):
        return f"{first} {rest[1]}"
    if first in ("off", "from", "to") and rest[0] in ACTIVITY_WORDS:
        return f"{first} CARD"
    if first in ("off", "to") and rest[0] in tiles.WORDS:
        return f"{first} TILE"
    if first == "from" and len(rest) == 2:
        return f"from {rest[0]}"
    return f"remove {rest[1]}" if first == "remove" else words


def wanted() -> frozenset[str]:
    """Every decision that only the expansion has, every sentence of its log, and each kind of end."""
    possible = set(GAME.catalogue) - AT_ONCE - many_of("put") - many_of("take") - NEVER
    decisions = {in_general(words) for words in possible if of_expansion(words) and not words.startswith("rise")}
    never = {"give purple", "take purple"}
    texts = FOLDER / "words" / "texts" / "en"
    sentences = keys_of(*(texts / f"{name}.ftl" for name in ("cards-log", "dice-log", "events_log", "log_ramparts")))
    return (frozenset(decisions - never) | sentences | {SOLE, SHARED}) - FAR_OFF


def happenings(play: Play, seat: int, decision: int) -> Iterator[str]:
    """What comes up in one step, which is about to be made."""
    yield in_general(GAME.catalogue[decision])
    for event in play.events(seat, decision):
        if event.visible(EVERYTHING):
            yield event.line.key


def further(number: int) -> tuple[int, Choice]:
    """More and more games with everything, and now and then with the cards of the expansion alone."""
    return GAME.seats[number // 3 % len(GAME.seats)], {**EVERYTHING_ON, "cards": ("both", "ladies")[number % 2]}


LADIES = replace(
    TROYES,
    title="ladies",
    titles={name: name for name in ("sliding", "marauding_leaves", "characters", "cards", "events")}
    | {"purple": "purple", "ramparts": "ramparts", "tournament": "tournament"},
    wanted=wanted(),
    happenings=happenings,
    further=further,
    choices=CHOICES,
    of_each=3,
    pool=3,
    told={
        2: "2p-characters-open-cards-both-events-both-purple-ramparts-greedy",
        3: "3p-cards-ladies-greedy",
        4: "4p-characters-open-cards-ladies-events-both-purple-ramparts-tournament-random-and-greedy",
    },
)
