"""What pages show of printed values: each card, event or street as a sheet, with its values and their sources."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from parvis.engine.contract import Game
from parvis.engine.data import SOURCES
from parvis.engine.kept import with_game
from parvis.engine.lines import Line
from parvis.engine.values import Content, Value, name_source, names_given, remarks
from parvis.web.languages import current
from parvis.web.pages import board, manual
from parvis.web.pages.sources import SIGNS, anchor_of, printed_forms, shipped
from parvis.web.printed_names import label, spoken, title, told
from parvis.web.texts import GameTexts, text

COLOURED = ("activity",)
"""Parts of data files of which each colour is a deck."""


@dataclass(frozen=True)
class Entry:
    """A value as a sheet shows it, with its source and what an owner says of it."""

    field: str
    label: str
    shown: str
    shipped: str
    """What the ruling has there; empty: nothing."""
    source: str
    sign: str
    why: str
    """Who says so, what it follows from, or why it was chosen."""
    words: str
    """What is shown, as the reader's language says it."""
    was: str
    """What the ruling has there, in the reader's language."""
    options: Sequence[tuple[str, str]] = ()
    """What there is to choose from, each as files and as readers have it; empty: it is typed."""
    checked: bool = False
    """Whether an owner has seen it printed like this."""

    @property
    def is_changed(self) -> bool:
        """Whether an owner has found something else."""
        return self.shown != self.shipped


@dataclass(frozen=True)
class Sheet:
    """A card, or whatever else has values printed on it."""

    place: str
    anchor: str
    """Where the rules explain it; empty: nowhere."""
    key: str
    """The key of its name; empty: it has none of its own."""
    title: str
    deck: str
    colour: str
    level: str
    picture: str
    entries: Sequence[Entry]
    note: str = ""
    """What works differently than any value could say."""
    name_source: str = SOURCES[0]
    """Where its name comes from; an owner has read it."""

    @property
    def open(self) -> int:
        """How many values nobody has checked."""
        return sum(not entry.checked for entry in self.entries)

    @property
    def changed(self) -> list[Entry]:
        """The values that an owner has found otherwise."""
        return [entry for entry in self.entries if entry.is_changed]

    @property
    def doubtful(self) -> list[Entry]:
        """The values that no source states."""
        return [entry for entry in self.entries if entry.source != SOURCES[0]]


@dataclass(frozen=True)
class Deck:
    """Sheets that lie together in the box."""

    key: str
    title: str
    sheets: Sequence[Sheet]

    @property
    def done(self) -> int:
        """How many of its sheets are checked as a whole."""
        return sum(sheet.open == 0 for sheet in self.sheets)

    @property
    def counts(self) -> dict[str, int]:
        """How many of its values come from where."""
        return counted(self.sheets)


def counted(sheets: Sequence[Sheet]) -> dict[str, int]:
    """How many values come from where, for each source."""
    found = Counter(entry.source for sheet in sheets for entry in sheet.entries)
    return {source: found[source] for source in SOURCES}


@with_game
@with_game
def doubts(game: Game) -> dict[str, int]:
    """How many printed values of a game are reconstructed, of how many; nothing if none is."""
    found = Counter(one.source for there in shipped(game, game.ruling).values() for one in there)
    return {"reconstructed": found[SOURCES[-1]], "all": found.total()} if found[SOURCES[-1]] else {}


def decks(game: Game, ruling: int, content: Mapping[str, Any]) -> list[Deck]:
    """All decks of a game, with what a box says of them, in the reader's language."""
    texts = GameTexts(game, [])
    found: dict[str, list[Sheet]] = {}
    for place in printed_forms(game, ruling):
        made = sheet(game, texts, ruling, place, content)
        found.setdefault(made.deck, []).append(made)
    return [Deck(key, texts.text(f"deck-{key}"), sheets) for key, sheets in found.items()]


def by_anchor(game: Game, ruling: int, box: Mapping[str, Any] | None) -> dict[str, list[Sheet]]:
    """The sheets that sections of the rules explain, by anchor, with the values of a table's box."""
    found: dict[str, list[Sheet]] = {}
    for deck in decks(game, ruling, box or {}):
        for sheet in deck.sheets:
            found.setdefault(sheet.anchor, []).append(sheet)
    return {anchor: there for anchor, there in found.items() if anchor}


@with_game
def vocabulary(game: Game, ruling: int) -> Mapping[str, Sequence[str]]:
    """The words that values are chosen from, by field; fields that share a word share them all.

    A field with a single word has others that nobody can list.
    """
    found: dict[str, set[str]] = {}
    for there in shipped(game, ruling).values():
        for one in there:
            if isinstance(one.value, bool):
                found[one.field] = {"yes", "no"}
            elif isinstance(one.value, str):
                found.setdefault(one.field, set()).add(one.value)
    shared = {name: set().union(*(each for each in found.values() if each & words)) for name, words in found.items()}
    return {name: sorted(words) for name, words in shared.items() if len(words) > 1}


def sheet(game: Game, texts: GameTexts, ruling: int, place: str, content: Mapping[str, Any], also: str = "") -> Sheet:
    """One sheet, with what a box says of it. `also`: a further field, to be filled in."""
    form = printed_forms(game, ruling)[place]
    key = game.printed.key_of(place) if game.printed else ""
    names = content.get("names", {}).get(current(), {})
    own = content.get("values", {}).get(place, {})
    checked = content.get("checked", {}).get(place, ())
    there = list(shipped(game, ruling)[place])
    known = {one.field for one in there}
    there += [Value(place, name, None, SOURCES[0]) for name in dict.fromkeys([*own, also]) if name not in {"", *known}]
    return Sheet(
        place,
        anchor_of(game, place),
        key if texts.known(Line(key)) else "",
        names.get(key) or title(game, texts, place, {one.field: one.value for one in there}),
        deck_of(place, form),
        str(form.get("colour", "")),
        "I" * form["level"] if isinstance(form.get("level"), int) else "",
        board.pictures(game).get(key, ""),
        [
            entry(texts, one, own, checked, remark(texts, place, form), vocabulary(game, ruling).get(one.field, ()))
            for one in there
        ],
        str(content.get("notes", {}).get(place, "")),
        SOURCES[0] if any(key in called for called in content.get("names", {}).values()) else of_name(game, form, key),
    )


def of_name(game: Game, form: Content, key: str) -> str:
    """Where the name of a piece comes from, in the reader's language."""
    given = names_given(game.texts) if game.texts else {}
    if current() not in given:
        return name_source(form)
    return SOURCES[0] if not key or key in given[current()] else SOURCES[-1]


def deck_of(place: str, form: Content) -> str:
    """The deck in which something lies: its part of the data, its module, and for cards of activities its colour."""
    part = place.partition(" ")[0]
    module = [form["module"]] if "module" in form else []
    return "-".join([part, *module, *([form["colour"]] if part in COLOURED else [])])


def further(game: Game, ruling: int, sheet: Sheet) -> list[tuple[str, str]]:
    """Values that others of its kind have and a sheet has not, with what they are called."""
    part, there = sheet.place.partition(" ")[0], {entry.field for entry in sheet.entries}
    forms = shipped(game, ruling).items()
    found = {one.field for place, values_there in forms if place.partition(" ")[0] == part for one in values_there}
    texts = GameTexts(game, [])
    return [(name, label(texts, name)) for name in sorted(found - there)]


def entry(
    texts: GameTexts,
    one: Value,
    own: Mapping[str, Any],
    checked: Sequence[str],
    remark: str,
    choice: Sequence[str],
) -> Entry:
    """A value with what an owner says of it."""
    before = told(one.value)
    now = told(own[one.field]) if one.field in own else before
    source = one.source if now == before else SOURCES[0]
    why = why_so(one, remark) if now == before else text("source-owner-why")
    return Entry(
        one.field,
        label(texts, one.field),
        now,
        before,
        source,
        SIGNS[source],
        why,
        spoken(texts, now),
        spoken(texts, before),
        [(word, spoken(texts, word)) for word in choice],
        one.field in checked,
    )


def why_so(one: Value, remark: str) -> str:
    """Where a value comes from, in a sentence, and what else there is to say of it."""
    return " ".join(filter(None, [text(f"source-{one.source}-why"), remark]))


def remark(texts: GameTexts, place: str, form: Content) -> str:
    """What there is to say of why the values of a form are as they are; mostly nothing."""
    return next(filter(None, (texts.known(Line(key)) for key in remarks(place, form))), "")


def words(game: Game, shipped_game: Game, anchor: str) -> Markup:
    """What the rules say of something, with the values of a game; drawn with the pictures of the shipped one."""
    texts = GameTexts(game, [])
    for section in game.manual.sections() if game.manual and anchor else ():
        if section.anchor == anchor:
            about = "\n\n".join(texts.line(line) for line in section.about)
            return Markup(manual.markdown(shipped_game).render(about))
    return Markup("")
