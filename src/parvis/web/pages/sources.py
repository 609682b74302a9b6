"""Where the printed values of a piece come from, in one quiet sign: on boards, and in the ways to the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from parvis.engine import values
from parvis.engine.contract import Game
from parvis.engine.data import SOURCES
from parvis.engine.kept import with_game
from parvis.engine.values import Content, Value

SIGNS = {"stated": "●", "inferred": "◐", "reconstructed": "≈"}
"""One sign for each source, next to its word wherever there is room."""
NO_CHANGES: Mapping[str, object] = {}


@dataclass(frozen=True)
class Sources:
    """Where the values of one piece come from."""

    source: str
    """The least certain of their sources."""
    count: int
    """How many of them have it."""
    all: int

    @property
    def sign(self) -> str:
        """The sign of the least certain source."""
        return SIGNS[self.source]


@with_game
def printed_forms(game: Game, ruling: int) -> Mapping[str, Content]:
    """All that is printed under a ruling, by place."""
    return values.in_folder(game.printed.file.parent, ruling) if game.printed else {}


@with_game
def shipped(game: Game, ruling: int) -> Mapping[str, Sequence[Value]]:
    """The values of a ruling by place."""
    return {place: values.values_of(place, form) for place, form in printed_forms(game, ruling).items()}


def key_of(game: Game, place: str) -> str:
    """The key of a piece's name, which is also where the rules explain it: `card-merchant`."""
    part, _, name = place.partition(" ")
    return f"{game.printed.titles.get(part, part) if game.printed else part}-{name.replace(' ', '-')}"


@with_game
def by_key(game: Game, ruling: int) -> Mapping[str, Sources]:
    """Where the values of each piece come from, by its key. What an owner has changed is stated: it was read."""
    changes = game.box.changes if game.box else {}
    return {
        key_of(game, place): summed(
            [SOURCES[0] if one.field in changes.get(place, NO_CHANGES) else one.source for one in there]
        )
        for place, there in shipped(game, ruling).items()
        if there
    }


def summed(sources: Sequence[str]) -> Sources:
    """The least certain of some sources, with how many have it."""
    counts = Counter(sources)
    least = next(source for source in reversed(SOURCES) if counts[source])
    return Sources(least, counts[least], len(sources))
