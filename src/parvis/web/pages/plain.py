"""The plain table: what the texts of a game say about the entries of its view, and in which shape they are shown.

Texts of a game may help, all of them optional. `_` in a name is `-` in a key, and the name of the entry around it may
stand before it: `view-cards-cubes` goes before `view-cubes`.

    view-NAME          the heading of an entry; an empty one: the entry is not shown, as something else tells the same
    NAME-VALUE         what a word means there, as `card-merchant`, or `none`, `yes` and `no`; an empty one: as above
    about-NAME-VALUE   what the thing that an object begins with is or does, from the numbers and words of the object;
                       where there is none, that of an object in it: of a card's effect, by its kind
    line-NAME          an object of a list in one line, from its numbers and words

Of a list of numbers each is an argument: `points_1`, `points_2`. Nothing is `none`, a truth is 1 or 0.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.lines import Line
from parvis.web.texts import GameTexts

Object = Mapping[str, Any]
MARK = "\ue000{}\ue000"
"""A player in a text, until it is drawn."""


@dataclass(frozen=True)
class ViewEntry:
    """An entry of an object that is shown."""

    name: str
    heading: str
    value: Any
    word: str | None = None
    """What the game's texts say for its value; None: nothing."""
    around: str = ""
    """The name of the entry in which the object stands."""


@dataclass(frozen=True)
class PlayerRow:
    """A row of the table of players: what each of them has. `part`: the heading next to rows of one entry."""

    name: str
    heading: str
    cells: list[ViewEntry]
    part: str = ""
    parts: int = 1
    """How many rows the heading spans that begins here; 0: it began above."""


class Plain:
    """How a game's view is shown at the plain table."""

    def __init__(self, game: Game, seats: int) -> None:
        self.texts = GameTexts(game, [MARK.format(seat) for seat in range(seats)])
        self.seats = seats
        self.seats_entry = game.seats_entry
        self.found: dict[str, str | None] = {}
        """Texts without arguments by their keys, as far as they were asked for."""

    def entries(self, shown: Object, around: str = "") -> list[ViewEntry]:
        """The entries of an object that are shown."""
        found = [self.entry(name, value, around) for name, value in shown.items()]
        return [entry for entry in found if entry.heading and entry.word != ""]

    def entry(self, name: str, value: Any, around: str = "") -> ViewEntry:
        """An entry with its words."""
        return ViewEntry(name, self.heading(name, around), value, self.word(name, value, around), around)

    def heading(self, name: str, around: str) -> str:
        """What an entry is called: the game's own word, or its name."""
        own = self.first(f"view-{key}" for key in keys(name, around))
        return name.replace("_", " ").capitalize() if own is None else own

    def word(self, name: str, value: Any, around: str = "") -> str | None:
        """The game's word for a value; None: it has none."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        elif value is None or value == []:
            value = "none"
        return self.first(f"{key}-{value}" for key in keys(name, around)) if isinstance(value, str) else None

    def title(self, shown: Object, around: str = "") -> ViewEntry | None:
        """What an object is: its first entry, if that is a word that the game's texts know."""
        name, value = next(iter(shown.items()), ("", 0))
        entry = self.entry(name, value, around)
        return entry if entry.word and (value is None or isinstance(value, str)) else None

    def about(self, shown: Object) -> str | None:
        """What the thing is or does that an object begins with, or that one of the objects in it begins with."""
        told = arguments(shown)
        parts = [shown, *(value for value in shown.values() if isinstance(value, Mapping))]
        begun = (next(iter(part.items()), ("", 0)) for part in parts)
        lines = (self.texts.whole(Line(f"about-{hyphened(name)}-{value}", told)) for name, value in begun)
        return next(filter(None, lines), None)

    def line(self, shown: Any, name: str, around: str) -> list[str | int] | None:
        """An object of a list in a line, players as numbers of their seats; None: there is no text for it."""
        if not isinstance(shown, Mapping):
            return None
        lines = (self.texts.whole(Line(f"line-{key}", arguments(shown))) for key in keys(name, around))
        found = next(filter(None, lines), None)
        return None if found is None else pieces(found)

    def is_seat(self, name: str, value: Any) -> bool:
        """Whether a value is the number of a player's seat."""
        return self.texts.is_seat(name, value)

    def first(self, tried: Iterator[str]) -> str | None:
        """The first of these texts that there is."""
        return next((text for key in tried if (text := self.text(key)) is not None), None)

    def text(self, key: str) -> str | None:
        """A text without arguments."""
        if key not in self.found:
            self.found[key] = self.texts.whole(Line(key))
        return self.found[key]

    def is_small(self, entry: ViewEntry) -> bool:
        """Whether an entry fits into a line."""
        value = entry.value
        if entry.word is not None or not isinstance(value, list | tuple | Mapping):
            return True
        if isinstance(value, Mapping):
            return False
        return all(is_plain(part) or self.line(part, entry.name, entry.around) is not None for part in value)

    def by_size(self, entries: Sequence[ViewEntry]) -> tuple[list[ViewEntry], list[ViewEntry]]:
        """The entries that fit into a line each, and those that don't."""
        return list(filter(self.is_small, entries)), [entry for entry in entries if not self.is_small(entry)]

    def is_table(self, parts: Sequence[Any], name: str) -> bool:
        """Whether a list is shown as a table: objects that have the same entries, small ones, and no explanation."""
        if not parts or not all(isinstance(part, Mapping) and part.keys() == parts[0].keys() for part in parts):
            return False
        return all(self.about(part) is None and all(map(self.is_small, self.entries(part, name))) for part in parts)

    def is_players(self, entry: ViewEntry) -> bool:
        """Whether an entry is a list of what each player has."""
        listed = isinstance(entry.value, list | tuple) and len(entry.value) == self.seats
        return entry.name == self.seats_entry and listed and all(isinstance(part, Mapping) for part in entry.value)

    def is_own_seat(self, entry: ViewEntry, seat: int) -> bool:
        """Whether an entry of what a player has says no more than whose it is."""
        return entry.value == seat and self.is_seat(entry.name, entry.value)

    def rows(self, players: Sequence[Object], name: str) -> Iterator[PlayerRow]:
        """The table of players, but for what is too large for it."""
        for key in names(players):
            cells = self.cells(players, key, name)
            if all(isinstance(cell.value, Mapping) for cell in cells):
                yield from self.part_rows(cells)
            elif self.is_row(cells):
                yield PlayerRow(key, cells[0].heading, cells)

    def cells(self, objects: Sequence[Object], key: str, around: str) -> list[ViewEntry]:
        """One entry of several objects, as cells of a row."""
        return [self.entry(key, shown.get(key), around) for shown in objects]

    def is_row(self, cells: Sequence[ViewEntry]) -> bool:
        """Whether an entry is a row of the table of players, or the rows of its own entries are."""
        is_shown = cells[0].heading != "" and any(cell.word != "" for cell in cells)
        fits = all(isinstance(cell.value, Mapping) for cell in cells) or all(map(self.is_small, cells))
        return is_shown and fits and not all(self.is_own_seat(cell, seat) for seat, cell in enumerate(cells))

    def part_rows(self, cells: Sequence[ViewEntry]) -> Iterator[PlayerRow]:
        """The rows of an entry that is an object itself, one for each of its own entries."""
        objects = [cell.value for cell in cells]
        rows = [self.cells(objects, key, cells[0].name) for key in names(objects)]
        shown = [parts for parts in rows if parts[0].heading and any(part.word != "" for part in parts)]
        for place, parts in enumerate(shown if self.is_row(cells) else []):
            yield PlayerRow(parts[0].name, parts[0].heading, parts, cells[0].heading, 0 if place else len(shown))

    def large_entries(self, players: Sequence[Object], seat: int, name: str) -> list[ViewEntry]:
        """What a player has that is too large for the table."""
        in_table = {key for key in players[seat] if self.is_row(self.cells(players, key, name))}
        entries = [entry for entry in self.entries(players[seat], name) if entry.name not in in_table]
        return [entry for entry in entries if entry.value not in (None, [], {}) and not self.is_own_seat(entry, seat)]


def names(objects: Sequence[Object]) -> dict[str, None]:
    """The names of entries of several objects, in their order."""
    return dict.fromkeys(key for shown in objects for key in shown)


def keys(name: str, around: str) -> list[str]:
    """How keys of texts call an entry, the closest one first."""
    return [hyphened(f"{around}-{name}"), hyphened(name)] if around else [hyphened(name)]


def hyphened(name: str) -> str:
    """A name as it stands in keys of texts."""
    return name.replace("_", "-")


def is_plain(value: Any) -> bool:
    """Whether a value is no list and no object."""
    return not isinstance(value, list | tuple | Mapping)


def arguments(shown: Object) -> dict[str, str | int]:
    """The numbers and words of an object, of objects and lists in it too; its own go before theirs."""
    inner: dict[str, str | int] = {}
    own: dict[str, str | int] = {}
    for name, value in shown.items():
        if isinstance(value, Mapping):
            inner |= arguments(value)
        elif isinstance(value, list | tuple):
            inner |= {f"{name}_{place}": part for place, part in enumerate(value, 1) if isinstance(part, str | int)}
        else:
            own[name] = "none" if value is None else int(value) if isinstance(value, bool) else value
    return inner | own


def pieces(text: str) -> list[str | int]:
    """A text cut at its players, which become the numbers of their seats."""
    cut = re.split(MARK.format(r"(\d+)"), text)
    return [int(piece) if place % 2 else piece for place, piece in enumerate(cut)]
