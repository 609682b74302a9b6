"""Sentences from Fluent files, in any language: one whole sentence a key. What a language has no text for is English.

`texts/` beside this file has the refusals of engine and bots; games and the site have folders of their own.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from babel.lists import format_list
from babel.localedata import normalize_locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, Pattern, Resource, SelectExpression, TextElement, Variant
from fluent.syntax.visitor import Transformer

from parvis.engine.pseudo import disguised

ENGLISH = "en"
PSEUDO = "en-xa"
"""English in disguise, which no person reads: what is not a text yet stands out in it. Only tests offer it."""

Arguments = Mapping[str, str | int]

KEPT = 10_000
"""Texts that are kept as they were told last: a board tells hundreds, hardly any of which change from step to step."""


BUNDLES = 64
"""Bundles that are kept: each game in each language, and with the names of some boxes."""
NO_NAMES = "{}"
NAMED = "named"
"""The attribute of a piece's name that has it as it stands within a sentence."""


@lru_cache(BUNDLES)
def bundles(folder: Path, language: str, names: str = NO_NAMES) -> tuple[FluentBundle, ...]:
    """The texts of a folder in a language, and those that stand in where it has none.

    `names`: what pieces are called otherwise, by language and key, as JSON.
    """
    own = bundle(folder, language, names)
    return (own,) if language == ENGLISH else (own, bundle(folder, ENGLISH, names))


@lru_cache(BUNDLES)
def bundle(folder: Path, language: str, names: str = NO_NAMES) -> FluentBundle:
    """The texts of a folder in one language: a file (`en.ftl`) or a folder of files (`en/`). `names`: see `bundles`."""
    source = ENGLISH if language == PSEUDO else language
    made = FluentBundle([locale_of(language)], use_isolating=False)
    files = parsed(folder, source)
    for part in (*files, renamed(files, json.loads(names).get(source, {}))):
        made.add_resource(disguised(part.clone()) if language == PSEUDO else part, allow_overrides=True)
    return made


@lru_cache(BUNDLES)
def parsed(folder: Path, source: str) -> tuple[Resource, ...]:
    """The files of a folder in one language. Parsing takes most of a second, so bundles with other names share them."""
    file = folder / f"{source}.ftl"
    parts = [file] if file.is_file() else sorted((folder / source).glob("*.ftl"))
    resources = [FluentResource(part.read_text(encoding="utf-8")) for part in parts]
    joining = Joining(resources)
    return tuple(joining.visit(resource) for resource in resources)


def renamed(files: Sequence[Resource], names: Mapping[str, str]) -> Resource:
    """The texts in which pieces are called by other names; none without such names."""
    naming = Naming(names)
    texts = [text for file in files for text in file.body if isinstance(text, Message) and naming.is_for(text)]
    return Resource([naming.visit(text.clone()) for text in texts])


class Joining(Transformer):
    """Lets new pieces, whose texts stand in a file of their own, be named within sentences: `.named` of `card-carter`.

    What names pieces of a kind within sentences (`named-card`) gets a variant more for each, and so does what has their
    names alone (`title-of-card`).
    """

    def __init__(self, resources: Iterable[Resource]) -> None:
        self.named: dict[str, dict[str, Pattern]] = {}
        self.adds: Mapping[str, Pattern] = {}
        for entry in (entry for resource in resources for entry in resource.body if isinstance(entry, Message)):
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
    """Calls pieces by other names: as headings have them (`card-merchant`), and within sentences (`named-card`)."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.kind = ""

    def is_for(self, text: Message) -> bool:
        """Whether a text is a name, or has names in it."""
        return bool(self.names) and (text.id.name in self.names or text.id.name.startswith("named-"))

    def visit_Message(self, node: Message) -> Message:  # noqa: N802 - as the library calls it
        """A text, which may be a name or have names in it."""
        if node.id.name in self.names:
            node.value = Pattern([TextElement(self.names[node.id.name])])
        self.kind = node.id.name.removeprefix("named-") if node.id.name.startswith("named-") else ""
        return self.generic_visit(node) if self.kind else node

    def visit_Variant(self, node: Variant) -> Variant:  # noqa: N802
        """A name within sentences."""
        name = self.names.get(f"{self.kind}-{getattr(node.key, 'name', '')}")
        if name is not None:
            node.value = Pattern([TextElement(name)])
        return node


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
