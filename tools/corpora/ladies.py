"""What the corpus of The Ladies of Troyes wishes to see: every module alone, and all of them together."""

from dataclasses import replace

from parvis.games.troyes import FOLDER, GAME
from parvis.games.troyes.cards import ACTIVITY_WORDS, KEEPS_CUBES, WORD
from tools.corpora.corpus import SHARED, SOLE, Choice
from tools.corpora.troyes import AT_ONCE, TROYES, keys_of, many_of, of_expansion

EVERYTHING_ON: Choice = {"cards": "both", "events": "both", "characters": "open", "purple": 1, "ramparts": 1}
CHOICES: tuple[Choice, ...] = (
    {"characters": "new"},
    {"characters": "open"},
    {"cards": "ladies"},
    {"cards": "both"},
    {"events": "both"},
    {"events": "ladies"},
    {"purple": 1},
    {"ramparts": 1},
    {"tournament": 1},
    EVERYTHING_ON,
    {**EVERYTHING_ON, "cards": "ladies", "tournament": 1},
)
LEADS = (
    "guard", "step", "use", "pay", "card master-builder", "activate master-builder", "event interruption-of-work",
    "card distiller", "activate distiller", "help distiller",
)  # fmt: skip
"""Decisions that lead round the ramparts, where bots seldom go; to the fourth level of the cathedral, and to an event
that takes cubes off it; to dice that are turned over.
"""
KEEPERS = frozenset(ACTIVITY_WORDS[word] for word, keeps in zip(WORD, KEEPS_CUBES, strict=True) if keeps)
"""Activity cards on which cubes stay, under one ruling at least."""
NEVER = frozenset({
    "off chief-outlaw", "on chief-outlaw", "cube iv-d", "off iv-d", "to iv-d", "use iv-b", "use iv-c", "use iv-d",
    "to ii-a", "to ii-b", "to ii-c", "to ii-d",
})  # fmt: skip
"""The Chief Outlaw's only banner stays free until it is countered, and of the cards that put cubes on events all are
closed to it. Tiles that count by themselves are never used, and no cube goes from II-d to a tile of its own gate."""


def never(words: str) -> bool:
    """Whether a decision can't come up as long as the data are as they are: then there is no such die, or no cube.

    Nor do several lie in a building when citizens rise up: of each building, one event drives citizens out.
    """
    first, *rest = words.split()
    if first in ("off", "to") and rest[0] in ACTIVITY_WORDS:
        return rest[0] not in KEEPERS
    if first in ("give", "take") and len(rest) == 3:
        return "purple" in rest or (first, rest[0]) == ("give", "neutral")
    return words in NEVER or first == "rise"


def wanted() -> frozenset[str]:
    """Every decision that only the expansion has, every sentence of its log, and each kind of end."""
    possible = set(GAME.catalogue) - AT_ONCE - many_of("put") - many_of("take")
    decisions = {words for words in possible if of_expansion(words) and not never(words)}
    texts = FOLDER / "words" / "texts" / "en"
    sentences = keys_of(*(texts / f"{name}.ftl" for name in ("cards-log", "dice-log", "events_log", "log_ramparts")))
    return frozenset(decisions) | sentences | {SOLE, SHARED}


def further(number: int) -> tuple[int, Choice]:
    """More and more games with everything, and now and then with the cards of the expansion alone."""
    return GAME.seats[number // 3 % len(GAME.seats)], {**EVERYTHING_ON, "cards": ("both", "ladies")[number % 2]}


LADIES = replace(
    TROYES,
    title="ladies",
    titles={name: name for name in ("sliding", "marauding_leaves", "characters", "cards", "events")}
    | {"purple": "purple", "ramparts": "ramparts", "tournament": "tournament"},
    wanted=wanted(),
    further=further,
    choices=CHOICES,
    of_each=3,
    leads=frozenset(LEADS),
    pool=3,
    golden={
        2: "2p-characters-open-cards-both-events-both-purple-ramparts-greedy",
        3: "3p-cards-ladies-greedy",
        4: "4p-characters-open-cards-ladies-events-both-purple-ramparts-tournament-random-and-greedy",
    },
)
