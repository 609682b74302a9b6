"""A picture of a table as plain shapes: a game draws it, whoever shows it paints it (`parvis.envs.pictures`)."""

from dataclasses import dataclass, field
from typing import Self

INK, PAPER, LINE = "#262320", "#f4efe4", "#b8ab93"
SEAT_COLOURS = ("#2f6db3", "#c0392b", "#2e8b57", "#d9a400", "#7a4fa3")
"""Colours of the players in pictures, by seat."""


@dataclass(frozen=True)
class Box:
    """A filled rectangle of a picture, with its outline."""

    left: int
    top: int
    width: int
    height: int
    fill: str
    outline: str


@dataclass(frozen=True)
class Disc:
    """A circle around a point."""

    x: int
    y: int
    radius: int
    fill: str


@dataclass(frozen=True)
class Text:
    """A line of text, from its upper left corner on."""

    left: int
    top: int
    text: str
    size: int
    colour: str


@dataclass
class Picture:
    """Shapes, the later ones above the earlier ones."""

    width: int
    height: int
    shapes: list[Box | Disc | Text] = field(default_factory=list)

    def box(self, left: int, top: int, width: int, height: int, fill: str = PAPER, outline: str = LINE) -> Self:
        """Add a rectangle to the picture; returns the picture."""
        self.shapes.append(Box(left, top, width, height, fill, outline))
        return self

    def disc(self, x: int, y: int, radius: int, fill: str) -> Self:
        """Add a circle to the picture; returns the picture."""
        self.shapes.append(Disc(x, y, radius, fill))
        return self

    def text(self, left: int, top: int, text: str, size: int = 13, colour: str = INK) -> Self:
        """Add a line of text to the picture; returns the picture."""
        self.shapes.append(Text(left, top, text, size, colour))
        return self

    def die(self, left: int, top: int, value: int, fill: str, ink: str = INK) -> Self:
        """Add a die with its number."""
        return self.box(left, top, 20, 20, fill, INK).text(left + 6, top + 2, str(value), 14, ink)
