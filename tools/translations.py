"""Check translations against the English texts: `python -m tools.translations [LANGUAGE [PLACE]] [--read]`.

It lists what is missing, unused, stale or broken in the texts of a language; nothing where all is well. A text is stale
whose English text has changed since it was translated: read it again, then say so with `--read`, which notes the
English texts of today in `translated/LANGUAGE.tsv`. PLACE: engine, web, or the folder of a game.
"""

import argparse
import hashlib
import sys
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import serialize_pattern

from parvis.engine.texts import ENGLISH, files, place_of, translated

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "parvis"
TRANSLATED = Path(__file__).parent / "translated"
LEFT_OPEN = {"fr": {"many"}}
"""Plural forms that no number in a game or on a page has: French has one for millions."""
CASES, HELPER = "named-", "x-"
"""How texts begin that may have attributes more, for grammatical cases, and those that only other texts refer to."""


class Text(NamedTuple):
    """A text in one language: what it uses, and by what it chooses."""

    pattern: ast.Pattern
    variables: frozenset[str]
    references: frozenset[str]
    variants: Mapping[str, frozenset[str]]
    """By variable: the keys of the variants among which it chooses."""
    plurals: tuple[frozenset[str], ...]
    """The keys of each choice by a number."""


FORMS = {"zero", "one", "two", "few", "many", "other"}


class Parts(visitor.Visitor):
    """Collects what a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.plurals: list[frozenset[str]] = []
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as the library calls it
        """Words between what is put into a text."""
        self.said.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """An argument of the text."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another text, or an attribute of it."""
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term, which is a text with a dash before its name."""
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice, by a number or a word, among variants."""
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        if {key for key in keys if not key.isdecimal()} <= FORMS:
            self.plurals.append(frozenset(keys))
        self.generic_visit(node)


def read(pattern: ast.Pattern) -> Text:
    """Find out what a pattern uses, and by what it chooses."""
    parts = Parts()
    parts.visit(pattern)
    variants = {name: frozenset(keys) for name, keys in parts.variants.items()}
    return Text(pattern, frozenset(parts.variables), frozenset(parts.references), variants, tuple(parts.plurals))


class Texts(NamedTuple):
    """The texts of a place in one language by key, `key.attribute` included, and what can't be read."""

    texts: dict[str, Text]
    broken: list[str]


@cache
def texts_of(folder: Path, language: str) -> Texts:
    """Read the files of a place in a language."""
    found, broken = dict[str, Text](), list[str]()
    for path in files(folder, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                broken.append(f"{path.name}: {str(entry.content).strip().splitlines()[0]}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            patterns = [(key, entry.value), *((f"{key}.{one.id.name}", one.value) for one in entry.attributes)]
            for name, pattern in patterns:
                if name in found:
                    broken.append(f"{path.name}: {name} stands there twice")
                if pattern is not None:
                    found[name] = read(pattern)
    return Texts(found, broken)


def places() -> dict[str, Path]:
    """The folders of texts by the name of their place: engine, web and each game."""
    return {place_of(folder): folder for folder in SOURCES.rglob("texts") if files(folder, ENGLISH)}


def faults(folder: Path, language: str) -> Iterator[str]:
    """What is wrong with the texts of a place in a language."""
    english, own = texts_of(folder, ENGLISH).texts, texts_of(folder, language).texts
    yield from texts_of(folder, language).broken
    yield from (f"missing: {key}" for key in english if key not in own)
    yield from (f"English has no: {key}" for key in own if key not in english and not may_be_added(key))
    needed = forms(language)
    for key, text in own.items():
        if unknown := sorted(text.references - own.keys()):
            yield f"{key}: refers to {', '.join(unknown)}, which is not there"
        if lacking := {form for keys in text.plurals if keys & FORMS for form in needed - keys}:
            yield f"{key}: lacks a plural form: {', '.join(sorted(lacking))}"
        if key in english:
            yield from (f"{key}: {fault}" for fault in differences(english, own, key))


def may_be_added(key: str) -> bool:
    """Whether a language may have a text that English has not."""
    return key.startswith(("-", HELPER)) or (key.startswith(CASES) and "." in key)


def forms(language: str) -> set[str]:
    """The plural forms that each choice by a number has in a language, but for the one of everything else."""
    return set(Locale.parse(language).plural_form.tags) - LEFT_OPEN.get(language, set())


def differences(english: Mapping[str, Text], own: Mapping[str, Text], key: str) -> Iterator[str]:
    """In what a text differs from the English one though no language gives a reason for it."""
    before, now = english[key], own[key]
    if dropped := sorted(before.variables - reached(own, key)):
        yield f"drops {', '.join(dropped)}"
    if unknown := sorted(now.variables - reached(english, key)):
        yield f"uses {', '.join(unknown)}, which English does not"
    for name, keys in now.variants.items():
        if lacking := sorted(before.variants.get(name, frozenset()) - keys - FORMS):
            yield f"has no variant of {name} for {', '.join(lacking)}"


def reached(texts: Mapping[str, Text], key: str, through: frozenset[str] = frozenset()) -> frozenset[str]:
    """The arguments of a text and of all to which it refers."""
    if key not in texts or key in through:
        return frozenset()
    inner = (reached(texts, other, through | {key}) for other in texts[key].references)
    return texts[key].variables.union(*inner)


def fingerprint(text: Text) -> str:
    """A short name of a text as it stands."""
    return hashlib.sha256(serialize_pattern(text.pattern).encode()).hexdigest()[:8]


def noted(language: str) -> dict[tuple[str, str], str]:
    """By place and key: the English texts that have been translated into a language."""
    file = TRANSLATED / f"{language}.tsv"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {(place, key): made_from for place, key, made_from in (line.split("\t") for line in lines)}


def english_of(language: str) -> dict[tuple[str, str], str]:
    """By place and key: the English texts of today for which a language has texts."""
    return {
        (place, key): fingerprint(text)
        for place, folder in sorted(places().items())
        for key, text in sorted(texts_of(folder, ENGLISH).texts.items())
        if key in texts_of(folder, language).texts
    }


def stale(language: str, place: str) -> Iterator[str]:
    """Texts whose English text has changed since they were translated, or that nobody has noted yet."""
    known = noted(language)
    for (where, key), now in english_of(language).items():
        if where == place and known.get((where, key)) != now:
            yield f"stale: {key}"


def note(language: str, chosen: Collection[str]) -> None:
    """Note that the texts of a language in these places have been read beside today's English ones."""
    TRANSLATED.mkdir(exist_ok=True)
    before, now = noted(language), english_of(language)
    made_from = {way: now[way] if way[0] in chosen else before.get(way, "") for way in now}
    lines = (f"{place}\t{key}\t{told}\n" for (place, key), told in made_from.items() if told)
    (TRANSLATED / f"{language}.tsv").write_text("".join(lines), encoding="utf-8")


def equal(folder: Path, language: str) -> Iterator[str]:
    """Texts that are the English ones: names, or what somebody has forgotten."""
    english = texts_of(folder, ENGLISH).texts
    for key, text in texts_of(folder, language).texts.items():
        if key in english and fingerprint(text) == fingerprint(english[key]) and any(map(str.isalpha, words(text))):
            yield f"equal: {key}: {words(text)}"


def words(text: Text) -> str:
    """What a text says, without what is put in, all of its variants one after the other."""
    parts = Parts()
    parts.visit(text.pattern)
    return " ".join(parts.said).strip()


def main() -> None:
    """Say what is wrong; exits with 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("language", nargs="?", choices=translated())
    parser.add_argument("place", nargs="?", choices=sorted(places()))
    parser.add_argument("--read", action="store_true", help="note that all texts were read beside today's English ones")
    parser.add_argument("--equal", action="store_true", help="list texts that are the English ones, too")
    options = parser.parse_args()
    if options.read and not options.language:
        parser.error("--read is for one language: say which")
    found = 0
    for language in [options.language] if options.language else translated():
        chosen = [options.place] if options.place else list(places())
        if options.read:
            note(language, chosen)
        for place in chosen:
            folder = places()[place]
            told = [*faults(folder, language), *stale(language, place)]
            for fault in [*told, *(equal(folder, language) if options.equal else ())]:
                print(f"{language} {place} {fault}")
            found += len(told)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
