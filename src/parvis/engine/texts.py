"""Sentences from Fluent files, in any language: one whole sentence a key. What a language has no text for is English.

`texts/` beside this file has the refusals of engine and bots; games and the site have folders of their own.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from threading import RLock
from typing import Any

from babel.lists import format_list
from babel.localedata import normalize_locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Attribute,
    Identifier,
    Message,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    TextElement,
    Variant,
)
from fluent.syntax.visitor import Transformer

from parvis.engine.pseudo import disguised

ENGLISH = "en"
PSEUDO = "en-xa"
"""English in disguise, which no person reads: what is not a text yet stands out in it. Only tests offer it."""

TRANSLATIONS = Path(__file__).parents[1] / "languages"
"""A folder for each language beside English, with a file or a folder for each place that has texts."""

Arguments = Mapping[str, str | int]

KEPT = 10_000
"""Texts that are kept as they were told last: a board tells hundreds, hardly any of which change from step to step."""


BUNDLES = 64
"""Bundles that are kept: each game in each language, and with the names of some boxes."""
NO_NAMES = "{}"
NAMED = "named"
"""The attribute of a piece's name that has it as it stands within a sentence."""
OF_PIECE = f".{NAMED} ="
BLOCK = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)


@lru_cache(BUNDLES)
def bundles(folder: Path, language: str, names: str = NO_NAMES) -> tuple["Lazy", ...]:
    """The texts of a folder in a language, and those that stand in where it has none.

    `names`: what pieces are called otherwise, by language and key, as JSON.
    """
    own = bundle(folder, language, names)
    return (own,) if language == ENGLISH else (own, bundle(folder, ENGLISH, names))


@lru_cache(BUNDLES)
def bundle(folder: Path, language: str, names: str = NO_NAMES) -> "Lazy":
    """The texts of a folder in one language. `names`: see `bundles`."""
    source = ENGLISH if language == PSEUDO else language
    there = written(folder, source)
    joining = Joining({**written(folder, ENGLISH), **there})
    naming = Naming(json.loads(names).get(source, {}), there)

    def read(block: str) -> Resource:
        found: Resource = naming.visit(joining.visit(FluentResource(block)))
        return disguised(found) if language == PSEUDO else found

    return Lazy(locale_of(language), there, read)


@lru_cache(BUNDLES)
def written(folder: Path, source: str) -> Mapping[str, str]:
    """The texts of a folder in one language by key, as they are written."""
    blocks = [block for part in files(folder, source) for block in BLOCK.split(part.read_text(encoding="utf-8"))[1:]]
    return {block.partition("=")[0].strip(): block for block in blocks}


def files(folder: Path, language: str) -> list[Path]:
    """The Fluent files of a folder in a language: of its place among translations, and in it (`en.ftl` or `en/`)."""
    found: list[Path] = []
    for there in (TRANSLATIONS / language / place_of(folder), folder / language):
        file = there.with_name(f"{there.name}.ftl")
        found += [file] if file.is_file() else sorted(there.glob("*.ftl"))
    return found


def place_of(folder: Path) -> str:
    """What a folder of texts is called among translations: `web`, `engine`, `cli`, or as a game's folder."""
    return (folder.parent.parent if folder.parent.name == "words" else folder.parent).name


@lru_cache(1)
def translated() -> tuple[str, ...]:
    """The languages beside English in which there are texts."""
    return tuple(sorted(folder.name for folder in TRANSLATIONS.iterdir() if folder.is_dir()))


class Lazy(FluentBundle):
    """Reads a text when it is asked for, by a page or by another text: reading all of them would take a second."""

    def __init__(self, locale: str, blocks: Mapping[str, str], read: Callable[[str], Resource]) -> None:
        super().__init__([locale], use_isolating=False)
        self.unread, self.read, self.lock = dict(blocks), read, RLock()

    def has_message(self, message_id: str) -> bool:
        """Whether there is a text of that key."""
        self.make_ready(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """The text of a key, or a term; all that the library looks for it finds here. Raises LookupError."""
        self.make_ready(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def read_all(self) -> None:
        """Read all texts that have not been read, so that nobody waits for one later."""
        with self.lock:
            self.add_resource(self.read("\n".join(self.unread.values())))
            self.unread.clear()

    def make_ready(self, key: str) -> None:
        """Read a text that has not been read."""
        if key in self.unread:
            with self.lock:
                if key in self.unread:
                    self.add_resource(self.read(self.unread[key]))
                    del self.unread[key]


class Joining(Transformer):
    """Lets new pieces, whose texts stand in a file of their own, be named within sentences: `.named` of `card-carter`.

    What names pieces of a kind within sentences (`named-card`) gets a variant more for each, and so does what has their
    names alone (`title-of-card`).
    """

    def __init__(self, blocks: Mapping[str, str]) -> None:
        self.named: dict[str, dict[str, Pattern]] = {}
        self.adds: Mapping[str, Pattern] = {}
        pieces = (FluentResource(block).body[0] for block in blocks.values() if OF_PIECE in block)
        for entry in (piece for piece in pieces if isinstance(piece, Message)):
            kind, _, name = entry.id.name.partition("-")
            for attribute in entry.attributes:
                if attribute.id.name == NAMED and entry.value:
                    self.named.setdefault(f"named-{kind}", {})[name] = attribute.value
                    self.named.setdefault(f"title-of-{kind}", {})[name] = entry.value

    def visit_Message(self, node: Message) -> Message:  # noqa: N802 - as the library calls it
        """A text, which may be one that names pieces."""
        self.adds = self.named.get(node.id.name, {})
        return self.generic_visit(node) if self.adds else node

    def visit_SelectExpression(self, node: SelectExpression) -> SelectExpression:  # noqa: N802
        """What chooses a name gets a variant for each new piece."""
        node.variants[:0] = [Variant(Identifier(name), pattern.clone()) for name, pattern in self.adds.items()]
        return node


class Naming(Transformer):
    """Calls pieces by other names: as headings have them (`card-merchant`), and within sentences (`named-card`).

    How another name stands in a grammatical case, such as `named-card.from`, says `x-own-named-card-from`, by `$name`.
    """

    def __init__(self, names: Mapping[str, str], blocks: Mapping[str, str]) -> None:
        self.names, self.blocks = names, blocks
        self.kind = self.case = ""

    def visit_Message(self, node: Message) -> Message:  # noqa: N802 - as the library calls it
        """A text, which may be a name or have names in it."""
        if not self.names:
            return node
        if node.id.name in self.names:
            node.value = Pattern([TextElement(self.names[node.id.name])])
        self.kind = node.id.name.removeprefix("named-") if node.id.name.startswith("named-") else ""
        return self.generic_visit(node) if self.kind else node

    def visit_Attribute(self, node: Attribute) -> Attribute:  # noqa: N802
        """Names in a grammatical case."""
        self.case = node.id.name
        self.generic_visit(node)
        self.case = ""
        return node

    def visit_Variant(self, node: Variant) -> Variant:  # noqa: N802
        """A name within sentences."""
        name = self.names.get(f"{self.kind}-{getattr(node.key, 'name', '')}")
        if name is not None:
            form = self.blocks.get(f"x-own-named-{self.kind}-{self.case}", "x = { $name }")
            node.value = Pattern([TextElement(name) if isinstance(one, Placeable) else one for one in parts_of(form)])
        return node


def parts_of(block: str) -> list[TextElement | Placeable]:
    """What a text as it is written is made of; nothing if it can't be read."""
    text = FluentResource(block).body[0]
    return list(text.value.elements) if isinstance(text, Message) and text.value else []


Bundles = tuple[FluentBundle, ...]


def formatted(texts: Bundles, key: str, arguments: Arguments, whole: bool = False) -> str | None:
    """The text of a key, `key.attribute` included; None where there is none, or with `whole` if it lacks something."""
    given = tuple([(name, type(value), value) for name, value in arguments.items()]) if arguments else ()
    return cached_text(texts, key, given, whole)


@lru_cache(maxsize=KEPT)
def cached_text(
    texts: Bundles, key: str, arguments: tuple[tuple[str, type, str | int], ...], whole: bool
) -> str | None:
    """The text of a key, see `formatted`. Arguments with their types, as a truth is no number."""
    name, _, attribute = key.partition(".")
    for bundle in texts:
        message = bundle.get_message(name) if bundle.has_message(name) else None
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            made, lacks = bundle.format_pattern(pattern, {argument: value for argument, _, value in arguments})
            return None if whole and lacks else str(made)
    return None


def help_of(option: str, texts: Path | None, language: str) -> str:
    """What the option of that name does, by the texts of its game; empty where these don't say."""
    return formatted(bundles(texts, language), f"setup-{option}.help", {}) or "" if texts else ""


def locale_of(language: str) -> str:
    """The locale by which lists, dates and numbers of a language are written; of one that Babel doesn't know, English.

    English in disguise has the Greek one.
    """
    known: str | None = normalize_locale({PSEUDO: "el"}.get(language, language.replace("-", "_")))
    return "en_GB" if known in (None, ENGLISH) else known


def one_of(values: Sequence[str | int], language: str) -> str:
    """A choice of values in words, as in `2, 3 or 4`."""
    return format_list([str(value) for value in values], style="or", locale=locale_of(language))
