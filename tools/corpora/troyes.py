"""What the corpus of Troyes wishes to see."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from parvis.engine.lines import EVERYTHING
from parvis.engine.play import Play
from parvis.games.troyes import FOLDER, GAME, tiles
from parvis.games.troyes.cards import ACTIVITIES, ACTIVITY_WORDS, HELP, WORD
from parvis.games.troyes.helps import NO_HELP
from parvis.games.troyes.reading import OF_LADIES
from parvis.games.troyes.rules.effects.gains import MOST_TIMES
from tools.corpora.corpus import SHARED, SOLE, Corpus, on_and_off

HELPFUL = {WORD[card] for card in range(ACTIVITIES) if HELP[card] != NO_HELP}
AT_ONCE = frozenset(f"help {name}" for word, name in enumerate(ACTIVITY_WORDS) if word not in HELPFUL)
"""Cards that never help later, as the data are."""
NEW_WORDS = (
    "open", "tile", "lie", "rise", "space", "from", "home", "give", "take", "turn", "value", "put", "column", "gain",
    "guard", "pay", "step", "cube", "use", "keep", "to",
)  # fmt: skip
"""With these begin decisions that only the expansion has, but for `turn dice`."""
NAMES = frozenset(name for _, name in OF_LADIES)
SELDOM = 5
"""More activations at once than these are hardly ever decided on."""


def keys_of(*files: Path) -> frozenset[str]:
    """The sentences of the log that stand in these files, by the keys of its texts."""
    keys = set()
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            key, equals, _ = line.partition(" =")
            if equals and key and not key[0].isspace() and not key.startswith(("#", "told-")):
                keys.add(key)
    return frozenset(keys)


def many_of(word: str) -> frozenset[str]:
    """Decisions for so many that hardly anybody comes to make them: `times 6` and more."""
    return frozenset(f"{word} {count}" for count in range(SELDOM + 1, MOST_TIMES + 1))


def of_expansion(words: str) -> bool:
    """Whether only games with the expansion have a decision."""
    first, *rest = words.split()
    if first in NEW_WORDS or "purple" in rest or not NAMES.isdisjoint(rest):
        return words != "turn dice"
    return (first == "remove" and rest[1] == "4") or (first == "off" and rest[0] in (*ACTIVITY_WORDS, *tiles.WORDS))


def wanted() -> frozenset[str]:
    """Every decision, and with them every card, event and character; every sentence of the log; each kind of end."""
    decisions = {words for words in GAME.catalogue if not of_expansion(words)}
    texts = FOLDER / "words" / "texts" / "en"
    seen = {
        key for key in keys_of(texts / "log.ftl", texts / "course.ftl") if not key.endswith(("-hidden", "-at-most"))
    }
    return frozenset(decisions - AT_ONCE - many_of("times")) | seen | {SOLE, SHARED}


def happenings(play: Play, seat: int, decision: int) -> Iterator[str]:
    """What comes up in one step, which is about to be made."""
    yield GAME.catalogue[decision]
    for event in play.events(seat, decision):
        if event.visible(EVERYTHING):
            yield event.line.key


def conclude(found: Counter[str]) -> None:
    """Nothing follows from what has come up."""


def further(number: int) -> tuple[int, Mapping[str, int]]:
    """More and more games of all kinds."""
    return GAME.seats[number % len(GAME.seats)], {"sliding": number // 2 % 2, "marauding_leaves": number % 2}


def standing(play: Play, names: list[str]) -> Iterator[str]:
    """What the players have at the end of a round."""
    state = play.state
    for seat, score in enumerate(play.result().scores):
        has = f"deniers {state.deniers[seat]}, influence {state.influence[seat]}, citizens {state.supply[seat]}"
        yield f"  {names[seat]}: points {score}, {has}"


TROYES = Corpus(
    game=GAME,
    players="players",
    names=("Agnès", "Bertrand", "Colette", "Denis"),
    titles={"sliding": "sliding", "marauding_leaves": "leaves"},
    wanted=wanted(),
    rare=(SHARED, "log-yield"),
    happenings=happenings,
    conclude=conclude,
    further=further,
    choices=on_and_off(("sliding", "marauding_leaves")),
    of_each=4,
    golden={2: "2p-base-greedy", 3: "3p-leaves-random-and-greedy", 4: "4p-sliding-greedy"},
    standing=standing,
)
