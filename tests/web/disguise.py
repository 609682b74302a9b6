"""Reads pages in English in disguise (`parvis.web.pseudo`): what is plain in them is no text of the site or a game."""

import re
from html.parser import HTMLParser

SPOKEN = ("alt", "aria-label", "aria-description", "placeholder", "title")
"""Attributes that people read or hear."""
UNREAD = ("script", "style", "symbol", "kbd", "code")
TITLES = {"Parvis", "Notre", "Dame", "Troyes", "The", "Ladies", "Tiny", "English", "Pseudo"}
NAMES = TITLES | {"Anna", "Bruno", "Clara", "David", "Chrome", "Linux"}
"""What has the same name in every language."""
WORD = re.compile(r"[^\W\d_]{3,}")
ADDRESS = re.compile(r"https?://\S*|\S+@\S+")
PLAIN = re.compile(r"[A-Za-z]+")
ROMAN = re.compile(r"[IVX]+")


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


def undisguised(html: str) -> set[str]:
    """What a page in disguise says in plain English: the stretches in which a plain word stands."""
    reader = Reader()
    reader.feed(html)
    return {
        " ".join(said.split())
        for said in reader.said
        if any(is_plain(word) for word in WORD.findall(ADDRESS.sub("", said)))
    }


def is_plain(word: str) -> bool:
    """Whether a word has no accent, and is none of those that need none."""
    return bool(PLAIN.fullmatch(word)) and word not in NAMES and not ROMAN.fullmatch(word)
