"""A game's rules as a page: the sections of its manual (`parvis.engine.manual`), drawn from Markdown.

The words are the game's own texts. HTML in them is shown as it is written, and what they link to or picture is the
game's: sections by anchor, pictures by name.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict
from markupsafe import Markup, escape

from parvis.engine.contract import Game
from parvis.engine.kept import with_game
from parvis.engine.lines import Line
from parvis.engine.manual import Chapter, Section
from parvis.web.languages import current
from parvis.web.pages import board, statics
from parvis.web.texts import GameTexts


@dataclass(frozen=True)
class Drawn:
    """A section as the page shows it."""

    anchor: str
    title: str
    words: Markup
    vignette: str
    """The address of the piece's picture; empty: it has none."""
    picture: str
    """The address of a picture of the board, 800 pixels wide and 450 high; empty: there is none."""
    caption: str
    option: str
    off: tuple[int, ...]
    """With which values of the option it is not in play."""
    also: str
    """A further option without which it is not in play; empty: there is none."""
    is_off: bool = False
    """Whether it is not in play at the table that the page belongs to."""

    def off_with(self, played: Mapping[str, int]) -> bool:
        """Whether it is not in play with these values of all options."""
        return played.get(self.option) in self.off or (self.also in played and not played[self.also])


@dataclass(frozen=True)
class DrawnChapter:
    """A chapter as the page shows it."""

    anchor: str
    title: str
    sections: Sequence[Drawn]

    @property
    def is_off(self) -> bool:
        """Whether nothing of it is in play at the table that the page belongs to."""
        return all(section.is_off for section in self.sections)


@dataclass(frozen=True)
class Rule:
    """A section that explains something at a table: where it is, and its heading."""

    anchor: str
    title: str


def rule(game: Game, texts: GameTexts, anchor: str) -> Rule | None:
    """The section of a game's manual that explains something; None where none does."""
    if game.manual is None or not anchor:
        return None
    return Rule(anchor, texts.text(game.manual.heading(anchor)))


def chapters(game: Game, options: Mapping[str, Any] | None = None) -> Sequence[DrawnChapter]:
    """The chapters of a game's manual in the reader's language; with a table's options, what is off there is marked."""
    drawn = all_drawn(game, current())
    if options is None:
        return drawn
    numbers = game.read_options(options)
    played = dict(zip((option.name for option in game.options), numbers, strict=True))
    return [
        replace(
            one,
            sections=[replace(section, is_off=section.off_with(played)) for section in one.sections],
        )
        for one in drawn
    ]


def picture(game: Game, texts: GameTexts, section: Section) -> str:
    """The address of a section's picture, with the words on the board in the reader's language if there is one."""
    folder = statics.prefix(game.name)
    try:
        return statics.address(f"{folder}/{section.key}.{texts.language}.webp")
    except LookupError:
        return statics.address(f"{folder}/{section.key}.webp")


@with_game
def all_drawn(game: Game, language: str) -> tuple[DrawnChapter, ...]:
    """The chapters in a language, each drawn once in a process."""
    texts = GameTexts(game, [], language)
    return tuple(drawn_chapter(game, texts, chapter) for chapter in game.manual.chapters) if game.manual else ()


def drawn_chapter(game: Game, texts: GameTexts, chapter: Chapter) -> DrawnChapter:
    """A chapter with its sections."""
    return DrawnChapter(
        chapter.anchor, texts.text(chapter.key), [drawn_section(game, texts, section) for section in chapter.sections]
    )


def drawn_section(game: Game, texts: GameTexts, section: Section) -> Drawn:
    """A section with its words and its picture."""
    about = [texts.line(line) for line in section.about]
    words = "\n\n".join([*about, texts.known(Line(f"{section.key}.body")) or ""])
    return Drawn(
        section.anchor,
        texts.text(section.heading),
        Markup(markdown(game).render(words)),
        board.pictures(game).get(section.vignette, ""),
        picture(game, texts, section) if section.has_picture else "",
        texts.text(f"{section.key}.picture") if section.has_picture else "",
        section.option,
        section.off,
        section.also,
    )


@with_game
def markdown(game: Game) -> MarkdownIt:
    """What draws a game's Markdown: no HTML, and pictures are the game's own."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.add_render_rule("image", pictures_of(game))
    return made


def pictures_of(game: Game) -> Any:
    """The rule by which pictures are drawn: `![coin](coin)`; without such a picture, its words."""

    def draw(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: Any) -> str:
        words = escape(tokens[index].content)
        address = board.pictures(game).get(str(tokens[index].attrs["src"]))
        if address is None:
            return str(words)
        return f'<svg class="picture" role="img" aria-label="{words}"><use href="{escape(address)}"/></svg>'

    return draw
