"""Reads pages in English in disguise (`engine/pseudo.py`): what is plain in them is no text of the site or a game."""

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from html.parser import HTMLParser

from babel import Locale
from django.test import override_settings

from parvis import bots
from parvis.engine import registry
from parvis.engine.texts import PSEUDO
from parvis.web import languages

SPOKEN = ("alt", "aria-label", "aria-description", "placeholder", "title")
"""Attributes that people read or hear."""
UNREAD = ("script", "style", "symbol", "kbd", "code")
TITLES = {"Parvis", "Notre", "Dame", "Troyes", "The", "Ladies", "Tiny"}
LANGUAGES = {word for code in (*languages.PRINTED, PSEUDO) for word in languages.name_of(code).split()}
"""What languages are called by those who speak them."""
MONTHS = set(Locale("en").months["format"]["abbreviated"].values())
"""Names of months in dates, which are Babel's: it knows no disguise."""
NAMES = TITLES | LANGUAGES | MONTHS | {"Anna", "Bruno", "Clara", "David", "Chrome", "Linux"}
"""What has the same name in every language."""
WORD = re.compile(r"[^\W\d_]{3,}")
ADDRESS = re.compile(r"https?://\S*|\S+@\S+")
PLAIN = re.compile(r"[A-Za-z]+")
ROMAN = re.compile(r"[IVX]+")
GAP = re.compile(r"\{\$|\{\?\?\?|\{-?[a-z]")
"""How a sentence shows that it lacks something."""
QUOTED = re.compile(r"(?<!\w)'[^']*'(?!\w)|“[^”]*”")
"""What somebody has sent, as a refusal shows it."""


@contextmanager
def two_languages() -> Iterator[None]:
    """A site that offers English in disguise, too."""
    with override_settings(LANGUAGES=languages.with_texts(pseudo=True)):
        yield


def data_words() -> set[str]:
    """What files, forms and programs call things in any language: refusals name it."""
    games = [registry.find(name) for name in registry.names()]
    options = [option for game in games for option in game.options]
    values = [value for option in options for value in option.names]
    own = ("parvis-record", "name", "player", "None")
    names = [*registry.names(), *(option.name for option in options), *values, *bots.names(), *own]
    return {word for name in names for word in WORD.findall(name)}


class Reader(HTMLParser):
    """Collects all that a page says."""

    def __init__(self) -> None:
        super().__init__()
        self.within: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in UNREAD:
            self.within.append(tag)
        self.said += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        if self.within and tag == self.within[-1]:
            self.within.pop()

    def handle_data(self, data: str) -> None:
        if not self.within:
            self.said.append(data)


def undisguised(html: str, besides: Collection[str] = ()) -> set[str]:
    """What a page in disguise says in plain English: the stretches in which a plain word stands, but for these."""
    reader = Reader()
    reader.feed(html)
    return {
        " ".join(said.split())
        for said in reader.said
        if any(is_plain(word) and word not in besides for word in WORD.findall(QUOTED.sub("", ADDRESS.sub("", said))))
    }


ENGLISH_WORDS = {
    "the", "and", "you", "your", "this", "from", "have", "which", "their", "are", "when", "where", "what", "would",
}  # fmt: skip
"""Words of nearly every English sentence that no other language here has."""


def all_said(html: str) -> set[str]:
    """All that a page says, piece by piece."""
    reader = Reader()
    reader.feed(html)
    return {" ".join(said.split()) for said in reader.said}


def left_in_english(html: str) -> set[str]:
    """What a page in another language says in English, or with a gap: something that a sentence was not given."""
    return {text for text in all_said(html) if ENGLISH_WORDS & set(WORD.findall(text)) or GAP.search(text)}


def is_plain(word: str) -> bool:
    """Whether a word has no accent, and is none of those that need none."""
    return bool(PLAIN.fullmatch(word)) and word not in NAMES and not ROMAN.fullmatch(word)
