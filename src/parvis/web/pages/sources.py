"""Where the printed values of a piece come from, in one quiet sign: on boards, and in the ways to the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from parvis.engine import values
from parvis.engine.contract import Game
from parvis.engine.data import SOURCES
from parvis.engine.kept import with_game
from parvis.engine.values import Content, Value
from parvis.web.printed_names import label
from parvis.web.texts import GameTexts, text

SIGNS = {"stated": "●", "inferred": "◐", "reconstructed": "≈"}
"""One sign for each source, next to its word wherever there is room."""
NO_CHANGES: Mapping[str, object] = {}


@dataclass(frozen=True)
class Sources:
    """Where the values come from that one section of the rules tells of."""

    values: Sequence[Value]

    @property
    def source(self) -> str:
        """The least certain of their sources."""
        return max((one.source for one in self.values), key=SOURCES.index)

    @property
    def sign(self) -> str:
        """The sign of the least certain source."""
        return SIGNS[self.source]

    def of(self, source: str) -> list[Value]:
        """The values that come from there."""
        return [one for one in self.values if one.source == source]

    def told(self, texts: GameTexts) -> str:
        """Which of the values no source states, each kind with its reason; of several pieces, how many."""
        doubted = [(source, found) for source in reversed(SOURCES[1:]) if (found := self.of(source))]
        if not doubted:
            return text("source-stated-all", sign=self.sign)
        if len({one.place for one in self.values}) > 1:
            every = len(self.values)
            told = [
                text(f"source-{source}-count", sign=SIGNS[source], count=len(found), all=every)
                for source, found in doubted
            ]
        else:
            told = [
                text(
                    f"source-{source}-these",
                    sign=SIGNS[source],
                    values=", ".join(text("printed-named", name=label(texts, one.field)) for one in found),
                )
                for source, found in doubted
            ]
        return " ".join(told)


@with_game
def printed_forms(game: Game, ruling: int) -> Mapping[str, Content]:
    """All that is printed under a ruling, by place."""
    return values.in_folder(game.printed.file.parent, ruling) if game.printed else {}


@with_game
def shipped(game: Game, ruling: int) -> Mapping[str, Sequence[Value]]:
    """The values of a ruling by place."""
    return {place: values.values_of(place, form) for place, form in printed_forms(game, ruling).items()}


def anchor_of(game: Game, place: str) -> str:
    """The section of the rules that tells of a piece; empty: none does."""
    if game.printed is None or game.manual is None:
        return ""
    own = game.printed.key_of(place)
    return own if own in game.manual.headings else game.printed.explained.get(place.partition(" ")[0], "")


@with_game
def by_anchor(game: Game, ruling: int) -> Mapping[str, Sources]:
    """Where values come from, by the section of the rules that tells of them.

    What an owner has changed is stated: it was read.
    """
    changes = game.box.changes if game.box else {}
    found: dict[str, list[Value]] = {}
    for place, there in shipped(game, ruling).items():
        read = changes.get(place, NO_CHANGES)
        found.setdefault(anchor_of(game, place), []).extend(
            Value(place, one.field, one.value, SOURCES[0] if one.field in read else one.source) for one in there
        )
    return {anchor: Sources(there) for anchor, there in found.items() if anchor and there}


def of(game: Game, ruling: int, anchor: str, field: str = "") -> Sources | None:
    """Where the values come from that a section tells of, or one of them; None where it tells of none."""
    found = by_anchor(game, ruling).get(anchor)
    if found and field:
        return Sources([one for one in found.values if one.field == field])
    return found
