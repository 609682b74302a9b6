"""Boxes as they are kept: what an owner types, card by card, and a box as a file that others can read."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from parvis.engine import boxes, registry
from parvis.engine.box import KEY, Box, BoxError, is_text
from parvis.engine.box import read as read_file
from parvis.engine.contract import Game
from parvis.engine.quoted import quoted
from parvis.engine.refusals import Refusal
from parvis.web.languages import current, named_in
from parvis.web.models import OwnBox
from parvis.web.pages import sources
from parvis.web.people.models import Person
from parvis.web.printed_names import explained, told
from parvis.web.tables.boxes import of_kept
from parvis.web.texts import SiteError, text

FORMAT = "parvis-box/1"
PARTS = {"format", "game", "ruling", "title", "vouched", "values", "names", "checked", "notes"}
"""The parts that a box file can have."""
LARGEST = 1_000_000
"""Bytes that a file may have."""
MOST = 50
"""Boxes that a site keeps."""
LONGEST_NOTE = 1000
LONGEST_TITLE = 60
"""The languages in which pieces can have names."""
Content = dict[str, Any]
"""`values` and `names` as in `parvis.engine.box`; `checked`: fields by place; `notes`: a text by place; LOOK."""
LOOK = "look"
"""In a box: the fields by place that a newer ruling has changed and nobody has checked since."""


def all_of(game: str) -> QuerySet[OwnBox]:
    """The boxes of a game, the newest first."""
    return OwnBox.objects.filter(game=game).order_by("-pk")


def make(game: Game, title: str, keeper: Person | None, content: Content | None = None, **more: Any) -> OwnBox:
    """A new box; without content it is as shipped. Raises SiteError."""
    if OwnBox.objects.count() >= MOST:
        raise SiteError("box-too-many", most=MOST)
    if game.printed is None:
        raise BoxError("box-none", game=game.name)
    kept = {"game": game.name, "ruling": game.ruling, **more}
    return OwnBox.objects.create(**kept, title=one_line(title), keeper=keeper, content=content or {})


def one_line(said: str) -> str:
    """What somebody calls a box, or themselves: letters that are seen, as many as there is room for."""
    return seen(" ".join(said.split()))[:LONGEST_TITLE]


def seen(said: str, besides: str = "") -> str:
    """What somebody has typed, without characters that change how others are read. `besides`: which others stay."""
    return "".join(letter for letter in said if letter.isprintable() or letter in besides)


@dataclass(frozen=True)
class Refused:
    """What was typed for a value and is not kept."""

    typed: str
    error: Refusal

    @property
    def told(self) -> str:
        """Why, in a line next to the field: what has to stand there."""
        reason = self.error.arguments.get("reason")
        needed = reason.arguments.get("needed") if isinstance(reason, Refusal) else None
        return text("box-not-kept", what=explained(needed)) if isinstance(needed, Refusal) else explained(self.error)


def save(number: int, place: str, form: Mapping[str, str]) -> dict[str, Refused]:
    """Keep what a form says of one sheet; what no game can have is left as it was. Returns these, by field."""
    kept = OwnBox.objects.get(pk=number)
    there = {one.field: one.value for one in sources.shipped(registry.find(kept.game), kept.ruling)[place]}
    own, refused = accepted(kept, place, there, form)
    with transaction.atomic():
        kept = OwnBox.objects.select_for_update().get(pk=number)
        content = kept.content
        put(content, "values", place, own)
        checked = [name for name in {**there, **own} if form.get("all") or form.get(f"ok-{name}")]
        put(content, "checked", place, checked)
        put(content, LOOK, place, [name for name in content.get(LOOK, {}).get(place, []) if name not in checked])
        put(content, "notes", place, seen(form.get("note", "").strip(), "\n")[:LONGEST_NOTE])
        rename(content, form)
        kept.save(update_fields=["content", "changed"])
    return refused


def accepted(
    kept: OwnBox, place: str, there: Mapping[str, Any], form: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, Refused]]:
    """The values of a sheet that a game can have, as a form says them, and what is refused, by field."""
    own: dict[str, Any] = kept.content.get("values", {}).get(place, {})
    refused: dict[str, Refused] = {}
    wanted = dict(own)
    for field, typed in typed_in(form):
        try:
            put_value(wanted, field, read(there.get(field), typed.strip()), there.get(field))
        except Refusal as error:
            refused[field] = Refused(typed, error)
    for fields in ([*wanted, *own], *([field] for field in {**wanted, **own})):  # all at once, or one by one
        tried = {name: one for name, one in own.items() if name not in fields}
        tried |= {name: one for name, one in wanted.items() if name in fields}
        if tried == own:
            continue
        try:
            check_value(kept, place, tried)
            own = tried
        except Refusal as error:
            if len(fields) == 1:
                refused[fields[0]] = Refused(form.get(f"value-{fields[0]}", ""), error)
    return own, refused


def put_value(own: dict[str, Any], field: str, value: Any, before: Any) -> None:
    """Note a value where it differs from the one before."""
    own.pop(field, None)
    if value != before:
        own[field] = value


def typed_in(form: Mapping[str, str]) -> list[tuple[str, str]]:
    """Fields of a form with what was typed there."""
    return [(name.removeprefix("value-"), typed) for name, typed in form.items() if name.startswith("value-")]


def read(before: Any, typed: str) -> Any:
    """What somebody has typed, as a value like the one before; None for nothing. Raises SiteError."""
    if not typed:
        return None
    if isinstance(before, bool) or (before is None and typed in ("yes", "no")):
        if typed not in ("yes", "no"):
            raise SiteError("box-yes-or-no", value=quoted(typed))
        return typed == "yes"
    if isinstance(before, str):
        return typed
    try:
        numbers = [int(part) for part in typed.replace(",", " ").split()]
    except ValueError:
        if before is None:
            return typed
        raise SiteError("box-number", value=quoted(typed)) from None
    if isinstance(before, list) or len(numbers) > 1:
        return numbers
    return numbers[0]


def check_value(kept: OwnBox, place: str, own: Mapping[str, Any]) -> None:
    """Raise BoxError for a value that no game can have. How it fits others is told, and may change: see `trouble`."""
    try:
        if trouble_of(Box.of(kept.game, kept.ruling, {**kept.content.get("values", {}), place: own})):
            boxes.boxed(Box.of(kept.game, kept.ruling, {place: own}))  # alone: what is wrong elsewhere hides nothing
    except BoxError as error:
        if error.key in ("box-value", "box-damaged"):
            raise


def trouble(kept: OwnBox) -> Refusal | None:
    """Why no game can be played with a box as it is now; None: it can."""
    return trouble_of(of_kept(kept))


def trouble_of(box: Box) -> Refusal | None:
    """Why no game can be played with a box; None: it can."""
    try:
        boxes.tried(box)
    except Refusal as error:
        return error
    return None


def put(content: Content, part: str, name: str, what: Any) -> None:
    """Keep something, or nothing, in a part of a box."""
    table = content.setdefault(part, {})
    if what:
        table[name] = what
    else:
        table.pop(name, None)


def rename(content: Content, form: Mapping[str, str]) -> None:
    """Keep the name that a form gives to its sheet, in the language in which the form has asked for it."""
    key, name, language = form.get("name-key", ""), " ".join(form.get("name", "").split()), form.get("name-in", "")
    if KEY.fullmatch(key) and language in named_in():
        names = content.setdefault("names", {})
        is_other = name != form.get("name-shipped") or language != current()
        put(names, language, key, name if is_text(name) and is_other else "")
        put(content, "names", language, names[language])


def to_file(kept: OwnBox) -> str:
    """A box as a file: values, names, marks and notes, and who vouches for them."""
    parts = {name: part for name, part in kept.content.items() if part and name != LOOK}
    head = {"format": FORMAT, "game": kept.game, "ruling": kept.ruling, "title": kept.title, "vouched": kept.vouched}
    return json.dumps({**head, **parts}, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def from_file(file: bytes, keeper: Person | None) -> OwnBox:
    """A new box out of a file. Raises SiteError, or BoxError if no game can be played with it; then nothing is kept."""
    found = parsed(file)
    game = game_of(found)
    box = Box.of(game.name, found["ruling"], found.get("values", {}), found.get("names", {}))
    boxes.tried(box)
    content = {"values": box.changes, "names": box.called, **marks(game, box, found)}
    title, vouched = (
        line(found, "title", SiteError("box-no-title")) or game.title,
        line(found, "vouched", SiteError("box-no-voucher")),
    )
    return make(game, title, keeper, content, ruling=box.ruling, vouched=vouched)


def line(found: Mapping[str, Any], name: str, refused: SiteError) -> str:
    """A short line of a file; empty: it is not there. Raises `refused` if it is something else."""
    said = found.get(name, "")
    if said and not (is_text(said) and len(said) <= LONGEST_TITLE):
        raise refused
    return said or ""


def parsed(file: bytes) -> dict[str, Any]:
    """What a file holds. Raises SiteError."""
    try:
        found = read_file(file)
    except BoxError:
        raise SiteError("box-no-file") from None
    name, _, version = str(found.get("format")).partition("/")
    if name != FORMAT.partition("/")[0]:
        raise SiteError("box-no-file")
    if version != FORMAT.partition("/")[2]:
        raise SiteError("box-version", version=quoted(version))
    for part in found.keys() - PARTS:
        raise SiteError("box-part", part=quoted(part))
    return found


def game_of(found: Mapping[str, Any]) -> Game:
    """The game of a file. Raises GameError for one that is not here."""
    name = found.get("game")
    if not isinstance(name, str):
        raise SiteError("box-no-file")
    game = registry.find(name)
    game.check_ruling(found.get("ruling"))
    return game


def marks(game: Game, box: Box, found: Mapping[str, Any]) -> Content:
    """What a file says besides values, of places that there are. Raises SiteError."""
    checked, notes = found.get("checked", {}), found.get("notes", {})
    there = sources.shipped(game, box.ruling)
    if not isinstance(checked, dict) or not isinstance(notes, dict) or not {*checked, *notes} <= there.keys():
        raise SiteError("box-no-file")
    for place, fields in checked.items():
        known = {one.field for one in there[place]} | box.changes.get(place, {}).keys()
        if not isinstance(fields, list) or not all(isinstance(name, str) for name in fields) or not {*fields} <= known:
            raise SiteError("box-no-file")
    if not all(map(is_note, notes.values())):
        raise SiteError("box-no-file")
    return {"checked": checked, "notes": notes}


def is_note(note: Any) -> bool:
    """Whether it is a text that a form could have sent: short, and nothing in it that changes how others are read."""
    return isinstance(note, str) and len(note) <= LONGEST_NOTE and seen(note, "\n") == note


def describe(kept: OwnBox, title: str, vouched: str) -> None:
    """Call a box something, and say who vouches for it."""
    kept.title, kept.vouched = one_line(title) or kept.title, one_line(vouched)
    kept.save(update_fields=["title", "vouched", "changed"])


def differences(one: OwnBox, other: OwnBox) -> list[tuple[str, str, str, str]]:
    """Where two boxes of a game are not alike: place, field, and the value in each."""
    found = []
    game = registry.find(one.game)
    ours, theirs = (all_values(game, kept) for kept in (one, other))
    for place, field in {**ours, **theirs}:
        left, right = (told(side.get((place, field))) for side in (ours, theirs))
        if left != right:
            found.append((place, field, left, right))
    return found


def all_values(game: Game, kept: OwnBox) -> dict[tuple[str, str], Any]:
    """All values of a box, by place and field."""
    values = {
        (one.place, one.field): one.value for place in sources.shipped(game, kept.ruling).values() for one in place
    }
    own = kept.content.get("values", {})
    return values | {(place, field): value for place, fields in own.items() for field, value in fields.items()}
