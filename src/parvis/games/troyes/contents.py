"""What stands in the data files of Troyes: the base game, the expansion, and boxes of one's own, a file each.

Whatever is new has a number behind all that was there, so that these keep theirs, and comes with a ruling of its own.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parvis.engine.data import NAME, DataError, anything, read_field, read_one, read_table, read_toml, table
from parvis.engine.values import files

Content = Mapping[str, Any]

FOLDER = Path(__file__).parent / "data"
FILE, LADIES_FILE, BOARD_FILE = FOLDER / "cards.toml", FOLDER / "ladies.toml", FOLDER / "board.toml"
OWN_FILES = tuple(file for file in files(FOLDER) if file not in (FILE, LADIES_FILE, BOARD_FILE))
"""Boxes of one's own, each called like its file."""
OWN_BOXES = tuple(file.stem for file in OWN_FILES)
MOST_BOXES = 4
"""The state has room for the modules of no more."""
PARTS_OF_BOX = ("activity", "event", "character", "tile")
"""The pieces that a box of one's own may have."""
TAKEN = ("base", "characters", "purple", "ramparts", "sliding", "tournament")
"""What boxes can't be called, as something else is."""


def read_box(file: Path) -> dict[str, Any]:
    """A box of one's own: its title, and its pieces with their module. Raises DataError."""
    content = read_toml(file)
    if not NAME.fullmatch(file.stem) or file.stem in TAKEN:
        raise DataError(f"{file.name}: a box has a name of small letters, numbers and hyphens that nothing else has")
    values = read_one(file.name, content, "box", table)
    box = read_table(f"{file.name}: box", values, {"title": anything})
    for part in content:
        if part not in ("box", *PARTS_OF_BOX):
            raise DataError(f"{file.name}: {part} does not belong here, only box, {', '.join(PARTS_OF_BOX)}")
    return {"title": str(box["title"]), **{part: entries_of(file, content, part) for part in PARTS_OF_BOX}}


def entries_of(file: Path, content: Content, part: str) -> list[Content]:
    """The pieces of a kind that stand in a box, each with the box as its module. Raises DataError."""
    found = content.get(part, [])
    if not isinstance(found, list):
        raise DataError(f"{file.name}: {part} is {found!r}; it has to be a list of tables")
    return [
        {"module": file.stem, **read_field(f"{file.name}: {part} {place}", "the card", entry, table)}
        for place, entry in enumerate(found, 1)
    ]


def together(*contents: Content) -> dict[str, Any]:
    """Data files as one: lists of cards go on from one to the other."""
    found = dict(contents[0])
    for more in contents[1:]:
        found |= {part: [*found.get(part, ()), *entries] for part, entries in more.items()}
    return found


if len(OWN_FILES) > MOST_BOXES:
    raise DataError(f"{OWN_FILES[MOST_BOXES].name}: there is room for {MOST_BOXES} boxes beside those of the game")
LADIES = read_toml(LADIES_FILE)
"""What the expansion The Ladies of Troyes brings, as it stands in its data file."""
OWN = {name: read_box(file) for name, file in zip(OWN_BOXES, OWN_FILES, strict=True)}
TITLES = tuple(box.pop("title") for box in OWN.values())
"""Of boxes of one's own, as pages show them."""
CONTENT: Content = together(read_toml(FILE), LADIES, *OWN.values())
"""The data files of the cards as they stand there."""
FILE_OF = {
    (part, entry.get("name")): file
    for file, content in zip((LADIES_FILE, *OWN_FILES), (LADIES, *OWN.values()), strict=True)
    for part, entries in content.items()
    for entry in entries
}
"""The part and the name of all that stands elsewhere than in the file of the base game, with that file."""


def names_in(part: str, numbered: Sequence[str]) -> tuple[str, ...]:
    """What pieces of a kind are called, by number: those that have one, then new ones as they stand in the files.

    Raises DataError for a name that decisions can't have.
    """
    entries = CONTENT.get(part, ())
    found = [entry.get("name") for entry in entries if isinstance(entry, Mapping)]
    new = [name for name in dict.fromkeys(found) if isinstance(name, str) and name not in numbered]
    for name in new:
        if not NAME.fullmatch(name):
            file = FILE_OF.get((part, name), FILE)
            raise DataError(f"{file.name}: {part} {name!r}: a name has small letters, numbers and hyphens")
    return (*numbered, *new)
