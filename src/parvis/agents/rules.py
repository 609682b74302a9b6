"""Rules of a game as plain text: a section of its manual, by the anchor that questions and reasons name."""

import re
from difflib import get_close_matches

from parvis.engine.lines import Line
from parvis.engine.manual import Manual, Section
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.engine.sentences import Sentences

LINK = re.compile(r"!?\[([^\]]*)\]\((#?)[^)]*\)")
"""A link to another section, or a picture: only the words of it are told."""
CLOSE = 8
"""Sections of similar names that are named where there is none of that name."""


def contents(sentences: Sentences) -> str:
    """The chapters of a manual, each with the anchors of its sections."""
    manual = manual_of(sentences)
    chapters = [
        f"{sentences.text(chapter.key)}: {', '.join(section.anchor for section in chapter.sections)}"
        for chapter in manual.chapters
    ]
    return "\n".join(["Sections of the rules, by chapter. Ask for one by its name.", *chapters])


def section(sentences: Sentences, anchor: str) -> str:
    """What the rules say under a heading; a chapter has the names of its sections. Raises GameError."""
    manual = manual_of(sentences)
    wanted = anchor.strip().lstrip("#").lower().replace(" ", "-")
    exact = (one for one in manual.sections() if one.anchor == wanted)
    similar = (one for one in manual.sections() if wanted in names_of(one, sentences))
    for one in (*exact, *similar):
        return words_of(one, sentences)
    for chapter in manual.chapters:
        if chapter.anchor == wanted:
            return f"{sentences.text(chapter.key)}: {', '.join(one.anchor for one in chapter.sections)}"
    close = get_close_matches(wanted, manual.headings, CLOSE, cutoff=0.4)
    told = f"similar ones are {', '.join(close)}" if close else "ask without a name for the list"
    raise GameError(f"the rules have no section {quoted(anchor)}: {told}")


def names_of(one: Section, sentences: Sentences) -> tuple[str, ...]:
    """Other names by which a section may be asked for: its heading, and what stands behind `card-`."""
    return sentences.text(one.heading).lower().replace(" ", "-"), one.anchor.partition("-")[2]


def words_of(one: Section, sentences: Sentences) -> str:
    """A section as text: its heading, what it tells of a piece, its own words."""
    about = [plain(sentences.line(line)) for line in one.about]
    body = sentences.known(Line(f"{one.key}.body")) or ""
    return "\n".join([sentences.text(one.heading), *about, *([plain(body)] if body else [])])


def plain(markdown: str) -> str:
    """Markdown without links and pictures: their words stay."""
    return LINK.sub(r"\1", markdown)


def manual_of(sentences: Sentences) -> Manual:
    """The manual of a game. Raises GameError for a game without one."""
    if sentences.game.manual is None:
        raise GameError(f"{sentences.game.name} has no rules to look up")
    return sentences.game.manual
