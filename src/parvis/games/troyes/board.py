"""The board as data/board.toml has it: how a citizen is placed in each of the main buildings."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from parvis.engine.data import Fields, read_toml
from parvis.games.troyes import contents, pieces, reading

BOARD = read_toml(contents.BOARD_FILE)
"""The data file of the board as it stands there."""
NUMBERS = tuple(str(space) for space in range(1, pieces.SPACES + 1))
OUT = -1
"""Where a space leads to from which citizens are driven out of the building."""
Lines = tuple[tuple[int, ...], ...]
"""Lines of spaces, numbered from 1, in the order in which citizens are pushed on."""
SLIDING: Lines = (tuple(range(pieces.SPACES, 0, -1)),)
"""The line of every building with the option `sliding`: from the highest space to the lowest."""


def lines(value: Any) -> Lines:
    """Read lines of spaces, `1 3 5, 2 4 6`; `none`: there are none. Raises NeededHere."""
    said = "" if value == "none" else value
    found = [part.split() for part in said.split(",")] if said and isinstance(said, str) else []
    spaces = [space for line in found for space in line]
    fits = all(space in NUMBERS for space in spaces) and len(set(spaces)) == len(spaces) and all(found)
    if not fits or (not found and value != "none"):
        raise reading.NeededHere("needs-lines", largest=pieces.SPACES)
    return tuple(tuple(map(int, line)) for line in found)


def next_spaces(found: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """By space, from 0: the space to which whoever stands there is pushed on, or OUT."""
    following = {space: then for line in found for space, then in pairwise(line)}
    return tuple(following.get(space + 1, OUT + 1) - 1 for space in range(pieces.SPACES))


FIELDS: Fields = dict.fromkeys(pieces.BUILDING_NAMES, lines)
