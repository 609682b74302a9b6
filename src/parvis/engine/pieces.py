"""What a game is made of: each kind of piece said once, with what its pieces are called.

    BUILDING = Piece("palace", "city-hall", at="building-{}")
    SPACE = Piece(*range(1, 7))
    PLACE = Piece.of("{building} {space}", building=BUILDING, space=SPACE)
    SEND = RULES.words("send {place}", place=PLACE)
    SENT = RULES.event("citizen sent", seat=SEAT, building=BUILDING, space=SPACE)

A piece is a number, from 0. A kind that consists of others is all their combinations; its last part runs fastest. From
it follow decisions in words, what rules get of an answer, what sentences say of an event, and ids on the board.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from string import Formatter

Name = str | int
"""What a piece is called; of what is counted, its number."""


class Piece:
    """All pieces of one kind, by what each is called."""

    def __init__(self, *names: Name, at: str = "", called: str = "") -> None:
        """`names`: what its pieces are called, by number; `at`: ids on the board, `{}` where the name stands.

        `called`: how sentences know it, if that is another name than rules have for it.
        """
        self.names = names
        self.words = tuple(map(str, names))
        self.at = at
        self.called = called
        self.parts: Mapping[str, Part] = {}
        """The parts that it consists of, and theirs."""

    @classmethod
    def of(cls, template: str, first: int | None = None, **parts: "Piece") -> "Piece":
        """All combinations of other pieces, named by a template; `first`: only so many of them."""
        names, found = combinations(template, parts)
        made = cls(*names[:first])
        made.parts = found
        return made

    def __len__(self) -> int:
        return len(self.names)

    def places(self, number: int) -> Iterator[str]:
        """Where a piece lies on the board, if it has a place there."""
        if self.at:
            yield self.at.format(self.names[number])
        for part in self.parts.values():
            yield from part.piece.places(part.number(number))

    def told(self, name: str, number: int) -> dict[str, Name]:
        """What sentences say of a piece that goes by a name; of one that consists of others, what they say of these."""
        return told(self.parts, number) if self.parts else {self.called or name: self.names[number]}


@dataclass(frozen=True)
class Part:
    """Where the number of a part stands in that of a whole."""

    piece: Piece
    step: int
    """How far apart two wholes are that differ by one in this part alone."""
    count: int
    """How many such parts there are; 0: it is the first, so whatever is left is its number."""

    def number(self, whole: int) -> int:
        """The number of the part."""
        return whole // self.step % self.count if self.count else whole // self.step

    def source(self, whole: str) -> str:
        """The number of the part as an expression."""
        shifted = whole if self.step == 1 else f"{whole} // {self.step}"
        return f"{shifted} % {self.count}" if self.count else shifted

    def within(self, outer: "Part") -> "Part":
        """This part of a part as one of the whole."""
        first = len(outer.piece) // self.step if outer.count else 0
        return Part(self.piece, outer.step * self.step, self.count or first)


def combinations(template: str, parts: Mapping[str, Piece]) -> tuple[tuple[str, ...], dict[str, Part]]:
    """What all combinations are called, and where each part stands. Raises TypeError unless the template has all."""
    order = [name for _, name, _, _ in Formatter().parse(template) if name]
    if sorted(order) != sorted(parts):
        raise TypeError(
            f"{template!r} names {', '.join(order) or 'nothing'}, but is given {', '.join(parts) or 'nothing'}"
        )
    named = product(*(parts[name].names for name in order))
    found: dict[str, Part] = {}
    step = 1
    for place in reversed(range(len(order))):
        piece = parts[order[place]]
        part = Part(piece, step, len(piece) if place else 0)
        found[order[place]] = part
        found |= {name: inner.within(part) for name, inner in piece.parts.items()}
        step *= len(piece)
    return tuple(template.format(**dict(zip(order, names, strict=True))) for names in named), found


def told(parts: Mapping[str, Part], whole: int) -> dict[str, Name]:
    """What sentences say of a whole: by part, what it is called. What consists of others is told by these."""
    found: dict[str, Name] = {}
    for name, part in parts.items():
        found |= {} if part.piece.parts else part.piece.told(name, part.number(whole))
    return found
