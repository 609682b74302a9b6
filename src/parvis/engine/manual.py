"""The manual of a game: its rules as people look them up, in chapters and sections.

A section is found by its anchor. What a game declares names the section that explains it: questions and phases, events,
obstacles. The words stand in the game's texts: `rules-ANCHOR` is a heading; its attribute `body` is what the section
says, in Markdown without HTML. `[Park](#park)` leads to another section; `![coin](coin)` shows the picture of that
name from the symbols of the game's pages.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from types import MappingProxyType

from parvis.engine.lines import Line


@dataclass(frozen=True)
class Section:
    """What the rules say on one matter or piece, under a heading that an anchor leads to."""

    anchor: str
    title: str = ""
    """The key of its heading: a piece's own name; empty: `rules-ANCHOR`."""
    about: tuple[Line, ...] = ()
    """What a piece does, as the board tells it; none: the section has just its own words."""
    vignette: str = ""
    """The piece's picture in the game's file of vignettes; empty: none."""
    option: str = ""
    """The option that decides whether it is in play; empty: it always is."""
    off: tuple[int, ...] = (0,)
    """With which values of the option it is not in play."""
    also: str = ""
    """A further option without which it is not in play; empty: there is none."""
    is_overview: bool = False
    """Whether it explains what nothing declared stands for, such as the aim of the game."""
    has_picture: bool = False
    """Whether a picture of the board goes with it, with the words `rules-ANCHOR.picture`."""

    @property
    def heading(self) -> str:
        """The key of its heading."""
        return self.title or self.key

    @property
    def key(self) -> str:
        """The key of its own words; a piece may have none but those of `about`."""
        return f"rules-{self.anchor}"


@dataclass(frozen=True)
class Chapter:
    """A chapter of a manual: sections on one matter, under the heading `rules-ANCHOR`."""

    anchor: str
    sections: tuple[Section, ...]

    @property
    def key(self) -> str:
        """The key of its heading."""
        return f"rules-{self.anchor}"


class Manual:
    """The rules of a game as people look them up."""

    def __init__(self, *chapters: Chapter, lines: Mapping[str, str] = MappingProxyType({})) -> None:
        """`lines`: by patterns of keys of log lines (`log-keep-*`), the anchor of what explains these.

        Raises ValueError where two chapters or sections have the same anchor.
        """
        self.chapters, self.lines = chapters, lines
        anchors = [chapter.anchor for chapter in chapters] + [section.anchor for section in self.sections()]
        twice = sorted({anchor for anchor in anchors if anchors.count(anchor) > 1})
        if twice:
            raise ValueError(f"anchors that stand twice in a manual: {', '.join(twice)}")
        self.headings = {chapter.anchor: chapter.key for chapter in chapters}
        self.headings |= {section.anchor: section.heading for section in self.sections()}

    def sections(self) -> Iterator[Section]:
        """All sections in their order."""
        for chapter in self.chapters:
            yield from chapter.sections

    def section_of(self, key: str, places: Sequence[str]) -> str:
        """The anchor of what explains a line of the log: by its key, or else by the first piece that it touched.

        An id of the board names a piece as a whole or by its end, as `pane-2-park` does. Empty: nothing explains it.
        """
        found = next((anchor for pattern, anchor in self.lines.items() if fnmatchcase(key, pattern)), "")
        ends = (end for place in places for end in (place, place.partition("-")[2].lstrip("0123456789-")))
        return found or next((end for end in ends if end in self.headings), "")

    def heading(self, anchor: str) -> str:
        """The key of the heading with that anchor. Raises KeyError."""
        return self.headings[anchor]
