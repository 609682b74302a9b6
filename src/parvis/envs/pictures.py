"""The picture of a table as an array of pixels: what the game draws, or else its view as text."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.contract import Game
from parvis.engine.picture import PAPER, Box, Disc, Picture, Text
from parvis.envs.extras import library
from parvis.envs.words import in_words

SIZE = 13
ROW = 17
LINES, LETTERS = 45, 42
"""Lines of a column of text, and letters of a line."""


def frame(game: Game, view: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """What an onlooker may see, as height x width x 3 numbers. Always as large for the same game.

    Raises MissingExtra without Pillow.
    """
    return painted(game.picture(view) if game.picture else as_text(view))


def as_text(view: Mapping[str, Any]) -> Picture:
    """A view in words, in three columns; what does not fit is left out, and three dots say so."""
    lines = [line if len(line) <= LETTERS else f"{line[: LETTERS - 1]}…" for line in in_words(view).splitlines()]
    if len(lines) > 3 * LINES:
        lines = [*lines[: 3 * LINES - 1], "…"]
    picture = Picture(3 * 8 * LETTERS, LINES * ROW + 20)
    for number, line in enumerate(lines):
        picture.text(10 + number // LINES * 8 * LETTERS, 10 + number % LINES * ROW, line, SIZE)
    return picture


def painted(picture: Picture) -> npt.NDArray[np.uint8]:
    """The pixels of a picture."""
    image = library("PIL.Image").new("RGB", (picture.width, picture.height), PAPER)
    draw = library("PIL.ImageDraw").Draw(image)
    for shape in picture.shapes:
        paint(draw, shape)
    return np.asarray(image, np.uint8).copy()


def paint(draw: Any, shape: Box | Disc | Text) -> None:
    """Put a shape onto an image."""
    if isinstance(shape, Box):
        right, bottom = shape.left + shape.width, shape.top + shape.height
        draw.rectangle((shape.left, shape.top, right, bottom), shape.fill, shape.outline)
    elif isinstance(shape, Disc):
        x, y, radius = shape.x, shape.y, shape.radius
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), shape.fill)
    else:
        draw.text((shape.left, shape.top), shape.text, shape.colour, font(shape.size))


@cache
def font(size: int) -> Any:
    """Pillow's own font in a size in pixels."""
    return library("PIL.ImageFont").load_default(size)
