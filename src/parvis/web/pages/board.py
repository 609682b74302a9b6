"""The middle of a table's page: a game's own board, or the plain table that every game gets for free.

A game with `contract.Page` brings a folder of Jinja templates. `board.html` is rendered into the middle of the
table's page; its outermost element has the class `game-board`, so that what is asked, the families and the log stand
around it as around every board (`static/parts.css`). If there are such templates, `seat.html` is rendered once for
each player into the list of players, with `seat` (one of `seats`) more; `tray.html` below the question: what has been
chosen for it so far, and what would come of it; `decisions.html` in place of the plain list of decisions, with a
`<button id="decision-CODE" name="decision" value="CODE">` for each; `help.html` in the help of the page: how a round
goes; `signs.html` there too, when it is asked for: each sign of the board with what it means, in a list of the class
`signs`. `symbols.html`, which is given nothing, stands once in a page: the symbols that all of these use. A line in the
list of players has the id `seat-NUMBER`. Where an element beside or below the question is marked with `data-spare`,
a hint may lie on the board next to the question, where nothing else is free. They are given

    view        what the onlooker may see: the game's own `view`
    seats       the players, by seat: each has number, name, colour, shape, player, bot (its name, or None); for all
                who look on alike
    decisions   what can be decided here now, in order: each has code, words, label (a sentence), key, chosen,
                hints (sentences: what it would bring for certain), later (what it is worth later, in one line),
                told (the numbers and words in its label),
                idle (it does nothing; these come last)
    onlooker    the seat whose view this is; None for a spectator; -1 when the game is over and all is open
    why_link    the way to what isn't possible now, and why, for a narrow window's last line of decisions; else empty
    back        whether the onlooker can take back what it has chosen last
    way_back    way_back(markup, label): the markup as a button that takes back what was chosen last; the markup alone
                where that can't be taken back
    text        text(key, name=value, …): a sentence of the game's own texts
    language    in which these are
    lately      what the lines of the log since its last heading have touched: for each, the ids of elements
    taken       what others have taken from the onlooker since its last step: for each line of the log that tells it the
                text, the places (ids of elements) and about (the seat that took it)
    lasting     lasting(markup): the attribute, to stand last, of an element that holds this markup and nothing else,
                which stays the same from step to step: it is sent once
    static      static(path): the address of a file in the game's static folder
    rule_link   rule_link(anchor): the way to a section of the game's rules, with the sign of where values come from
    of_source   of_source(anchor): for the tag of a piece: the sign of where its printed values come from
    source_link source_link(anchor, field): the same sign as a link to the reasons, for what has no rule beside it
    source_told source_told(anchor, field): where they come from, in words
    cached      cached(macro, …): what a macro draws, kept for the next page; it may use its arguments, `text` without
                seats, and what is the same for every view
    …           and whatever the page's `context(view, facing)` returns

and can include each other by name, and the parts that boards share (`templates/parts`). A decision is made by any
`<button form="decide" name="decision" value="CODE">`, CODE a decision's code: its words without spaces, which may stand
in an `id` too. It works anywhere on the page. Elements that stay from one step to the next keep their `id`.
Style sheets in the static folder are linked on the table's page, in the order of their names. Colours of seats: class
`seat-COLOUR` sets the custom properties --seat and --on-seat; `<use href="#shape-SHAPE"/>` draws the shape that goes
with a colour in an SVG.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any

from django.template import engines
from django.template.backends.jinja2 import Jinja2
from django.urls import reverse
from jinja2 import ChoiceLoader, FileSystemLoader
from markupsafe import Markup

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.kept import with_game
from parvis.engine.lines import Onlooker
from parvis.web.languages import current
from parvis.web.models import Table
from parvis.web.pages import sources, statics
from parvis.web.pages.lasting import lasting
from parvis.web.pages.log import Sentence
from parvis.web.pages.rendering import IMPORTS, Imports, Kept, QuickEnvironment
from parvis.web.tables.seats import Seat
from parvis.web.texts import GameTexts, in_words, text

BOARD, SEAT, TRAY, DECISIONS = "board.html", "seat.html", "tray.html", "decisions.html"
HELP, SIGNS, SYMBOLS = "help.html", "signs.html", "symbols.html"
PARTS_FOLDER = "parts/"
PARTS = "parts.css"
"""What the parts look like that boards share."""
UNDO = "undo"
"""How what was chosen last is taken back, once it is made: by the form of this id."""
PICTURE = "picture.webp"
"""The file in a game's static folder that the first page shows: 800 pixels wide, 450 high."""
VIGNETTES = "vignettes.svg"
ID, PICTURE_ID = re.compile(r'<symbol id="([^"]+)"'), re.compile(r'id="picture-([^"]+)"')
KEPT = Kept(12_000)
"""What boards draw again and again, of all tables: most of it looks the same from step to step."""
LINKS = 4_000
"""Ways to rules and to sources of values, of each kind, that are kept as they were made."""
SHARED = Path(__file__).parent.parent / "templates"
"""Where the parts lie that boards share: what a game's own templates don't have is looked for there."""


@dataclass(frozen=True)
class Decision:
    """One thing that can be decided now."""

    code: str
    """The words as buttons send them: `keep+bank`, so that an `id` can be made of them too."""
    words: str
    label: str
    key: str
    """The key that presses its button; empty where keys have run out."""
    chosen: bool
    """Whether it is the choice that is kept back, and can still be changed."""
    hints: list[str] = field(default_factory=list)
    """What it would bring for certain, in sentences."""
    told: Mapping[str, str | int] = field(default_factory=dict)
    """The numbers and words in its label, as the game gives them: by name."""
    idle: bool = False
    """Whether it does nothing: these come last."""
    later: str = ""
    """What it is worth later, in one line; empty: no more than it brings for certain."""
    later_total: str = ""
    """What a decision is worth later as one number, such as +2½, for where the line has no room."""
    now_total: str = ""
    """The points that it brings now, such as +3."""
    worth: str = ""
    """All points that it is worth, now and later, for where neither has room; empty: none."""
    points: float = 0
    """All points that it is worth, as a number by which decisions are compared."""

    @property
    def worth_told(self) -> str:
        """What a decision is worth as two numbers, now and later, and what the later one is."""
        told = text("table-worth", now=self.now_total, later=self.later_total or "0")
        return text("table-later-pointed", later=told) if self.later_total else told

    @property
    def worth_brief(self) -> str:
        """All points that it is worth as one number, which is an estimate where some of them come later."""
        return text("table-about", total=self.worth) if self.later_total else self.worth

    @property
    def later_thumb(self) -> str:
        """What points later are: a rule of thumb."""
        return text("table-later-thumb")

    @property
    def later_pointed(self) -> str:
        """The line of what a decision is worth later, and what such points are."""
        return text("table-later-pointed", later=self.later)

    @property
    def later_about(self) -> str:
        """What a decision is worth later as one number that looks like an estimate."""
        return text("table-about", total=self.later_total)

    @property
    def later_brief(self) -> str:
        """What a decision is worth later as one number, with a word that says so."""
        return text("table-later-brief", total=self.later_total)


@dataclass(frozen=True)
class Drawn:
    """What a game's own templates make of a table; None for what it has no template for."""

    board: Markup | None = None
    lines: list[Markup] = field(default_factory=list)
    """A line for each player, by seat; none if there is no template for them."""
    tray: Markup | None = None
    choices: Markup | None = None
    """The list of decisions, drawn."""
    help: Markup | None = None
    """The explanation how a round goes, drawn."""
    has_signs: bool = False
    """Whether the game tells what the signs of its board mean."""
    why_link: Markup | None = None
    """The way to what isn't possible now, and why, for where a wide window has room for it."""


@dataclass(frozen=True)
class Subject:
    """All that a board is drawn from."""

    game: Game
    view: Mapping[str, Any]
    seats: Sequence[Seat]
    decisions: Sequence[Decision]
    onlooker: Onlooker
    texts: GameTexts
    lately: Sequence[Sequence[str]] = ()
    """The ids that each line of the present part of the log has touched."""
    table: Table | None = None
    """None: a table that nobody has laid, under the newest ruling. One without a number is not stored."""
    taken: Sequence[Sentence] = ()
    """What others have taken from the onlooker since its last step, as the log tells it."""
    why: str = ""
    """The address of what isn't possible now, and why; empty: nobody is asked anything."""
    back: str = ""
    """How what was chosen last is taken back: `undo` or, where it is only to be confirmed, the address of the table
    without it; empty: it can't be.
    """

    @property
    def facing(self) -> int:
        """The seat to which the board is turned: who looks on, with all open too, or else the first person."""
        if self.onlooker is not None and self.onlooker >= 0:
            return self.onlooker
        people = [seat for seat in self.seats if not seat.bot]
        return next((seat.number for seat in people if seat.you), people[0].number if people else 0)

    @property
    def ruling(self) -> int:
        """The ruling that is played."""
        return self.table.ruling if self.table else self.game.ruling

    @cached_property
    def rules(self) -> tuple[str, int]:
        """Where the rules are that hold here, and under which ruling."""
        if self.table and self.table.pk:
            return reverse("table-rules", args=[self.table.pk]), self.ruling
        return reverse("rules", args=[self.game.name]), self.ruling

    def context(self) -> dict[str, Any]:
        """What the game's templates are given."""
        page = self.game.page
        return {
            "view": self.view,
            "seats": [replace(seat, you=False) if seat.you else seat for seat in self.seats],
            "decisions": self.decisions,
            "onlooker": self.onlooker,
            "why_link": why_link(self.why),
            "back": bool(self.back),
            "way_back": partial(way_back, self.back),
            "text": self.texts.text,
            "language": self.texts.language,
            "lately": self.lately,
            "taken": self.taken,
            "cached": partial(KEPT.cached, (self.game.name, self.game.box, self.texts.language, *self.rules)),
            "rule_link": partial(rule_link, self),
            "of_source": partial(of_source, self.game, self.ruling),
            "source_link": partial(source_link, self),
            "source_told": partial(source_told, self),
            "static": lambda path: statics.address(f"{statics.prefix(self.game.name)}/{path}"),
            **(page.context(self.view, self.facing) if page else {}),
        }


def why_link(address: str) -> Markup:
    """The way to what isn't possible now, and why, in the room that is left there; `why.js` shows it on the spot."""
    if not address:
        return Markup()
    link = Markup('<span class="why-link"><a class="quiet" href="{}" title="{}" data-why>{}</a></span>')
    return link.format(address, text("help-why"), text("help-why-short"))


def way_back(back: str, drawn: str, label: str) -> Markup:
    """What was chosen last, drawn, as the button that takes it back; alone where it can't be. `back`: see `Subject`."""
    if not back:
        return Markup(drawn)
    named = Markup('class="takes-back" aria-label="{}" title="{}"').format(label, label)
    if back == UNDO:
        return Markup('<button form="undo" {}>{}</button>').format(named, drawn)
    link = Markup('<a href="{}" hx-get="{}" hx-target="#table" hx-swap="outerMorph" {}>{}</a>')
    return link.format(back, back, named, drawn)


def rule_link(subject: Subject, anchor: str) -> Markup:
    """The way to a section of the game's rules, which open beside the table; nothing where there is no such section.

    It says where the printed values come from that the section explains.
    """
    return to_rule(subject.game, subject.texts, current(), subject.rules, anchor)


@lru_cache(maxsize=LINKS)
def to_rule(game: Game, texts: GameTexts, language: str, rules: tuple[str, int], anchor: str) -> Markup:
    """The way to a section, as `rule_link` has it. `language`: the site's; `rules`: where they are, and the ruling."""
    if game.manual is None or anchor not in game.manual.headings:
        return Markup()
    named = text("rules-here-named", section=texts.text(game.manual.heading(anchor)))
    link = Markup('<a class="to-rule" href="{}#{}" target="rules" aria-label="{}">{}</a> {}')
    return link.format(
        rules[0], anchor, named, text("rules-here"), values_told(game, texts, language, rules[1], anchor)
    )


def source_told(subject: Subject, anchor: str, field: str = "") -> str:
    """Which printed values of a piece no source states, or whether one of them is stated; nothing if it has none."""
    return values_told(subject.game, subject.texts, current(), subject.ruling, anchor, field)


@lru_cache(maxsize=LINKS)
def values_told(game: Game, texts: GameTexts, language: str, ruling: int, anchor: str, field: str = "") -> str:
    """Where values come from, as `source_told` has it. `language`: the site's."""
    found = sources.of(game, ruling, anchor, field)
    return found.told(texts) if found else ""


def source_link(subject: Subject, anchor: str, field: str = "") -> Markup:
    """The sign of where a piece's printed values come from, as the way to the reasons; nothing if it has none."""
    return to_source(subject.game, subject.texts, current(), subject.rules, anchor, field)


@lru_cache(maxsize=LINKS)
def to_source(
    game: Game, texts: GameTexts, language: str, rules: tuple[str, int], anchor: str, field: str = ""
) -> Markup:
    """The sign as a link, as `source_link` has it. `language`: the site's; `rules`: where they are, and the ruling."""
    found = sources.of(game, rules[1], anchor, field)
    if found is None:
        return Markup()
    what = texts.text(game.manual.heading(anchor)) if game.manual else ""
    told = text("source-of", what=what, told=found.told(texts))
    link = Markup('<a class="source-link" href="{}#values-{}" target="rules" aria-label="{}" title="{}">{}</a>')
    return link.format(rules[0], anchor, told, told, found.sign)


def of_source(game: Game, ruling: int, anchor: str) -> Markup:
    """The attribute by which a piece shows the sign of where its printed values come from; nothing if it has none."""
    found = sources.of(game, ruling, anchor)
    return Markup(' data-source="{}"').format(found.sign) if found else Markup()


def draw(subject: Subject) -> Drawn:
    """The game's own board, and all that stands around it."""
    if subject.game.page is None:
        return Drawn()
    own, made = own_templates(subject.game.page.templates), maker(subject)
    return Drawn(
        board=made(BOARD),
        lines=[made(SEAT, seat=seat) for seat in subject.seats] if SEAT in own else [],
        tray=made(TRAY) if TRAY in own else None,
        choices=made(DECISIONS) if DECISIONS in own and subject.decisions else None,
        help=made(HELP) if HELP in own else None,
        has_signs=SIGNS in own,
        why_link=why_link(subject.why),
    )


def legend(subject: Subject) -> Markup | None:
    """What the signs of the game's board mean; None if it doesn't say."""
    page = subject.game.page
    return maker(subject)(SIGNS) if page and SIGNS in own_templates(page.templates) else None


def maker(subject: Subject) -> Callable[..., Markup]:
    """A function that makes of the subject what the template of a name makes of it, with what else it is given."""
    templates, context = environment(subject.game), subject.context()
    context[IMPORTS] = Imports(context)
    return lambda name, **more: Markup(templates.get_template(name).render(context, **more))


def once(game: Game) -> dict[str, Any]:
    """What a page with the game's board has once, however often the board is drawn anew: `styles` and `symbols`."""
    return {"styles": styles(game), "symbols": symbols(game)}


@with_game
def symbols(game: Game) -> Markup:
    """The symbols that the game's templates use; nothing if it brings none."""
    has_own = game.page is not None and SYMBOLS in own_templates(game.page.templates)
    return Markup(environment(game).get_template(SYMBOLS).render() if has_own else "")


@with_game
def styles(game: Game) -> list[str]:
    """The addresses of the style sheets of the game's board: of the parts that boards share, then its own."""
    if game.page is None:
        return []
    names = sorted(file.name for file in game.page.static.glob("*.css")) if game.page.static else []
    return [statics.address(PARTS), *(statics.address(f"{statics.prefix(game.name)}/{name}") for name in names)]


def picture(game: Game) -> str | None:
    """The address of the game's picture for the first page; None: it brings none."""
    if game.page is None or game.page.static is None or not (game.page.static / PICTURE).is_file():
        return None
    return statics.address(f"{statics.prefix(game.name)}/{PICTURE}")


def signs(game: Game, places: Sequence[str]) -> list[str]:
    """The addresses of the pictures of what a line of the log has touched: cards, events, persons, buildings, sectors.

    A place is known by its whole id or by an end of it: `card-monk`, `pane-2-park`, `die-neutral-red-4`.
    """
    known = pictures(game)
    found = (next((known[end] for end in ends(place) if end in known), None) for place in places)
    return list(dict.fromkeys(address for address in found if address))


def ends(place: str) -> Iterator[str]:
    """A place, and what is left of it behind each of its hyphens: the longest first."""
    parts = place.split("-")
    return ("-".join(parts[first:]) for first in range(len(parts)))


@with_game
def pictures(game: Game) -> dict[str, str]:
    """The addresses of a game's pictures by name: those in its file of vignettes, and those drawn on its board."""
    if game.page is None:
        return {}
    found = {name: f"#picture-{name}" for name in PICTURE_ID.findall(symbols(game))}
    vignettes = game.page.static / VIGNETTES if game.page.static else None
    if vignettes and vignettes.is_file():
        address = statics.address(f"{statics.prefix(game.name)}/{VIGNETTES}")
        found |= {name: f"{address}#{name}" for name in ID.findall(vignettes.read_text(encoding="utf-8"))}
    return found


@cache
def own_templates(folder: Path) -> frozenset[str]:
    """The names of the templates that a game brings."""
    return frozenset(FileSystemLoader(folder).list_templates())


@with_game
def environment(game: Game) -> QuickEnvironment:
    """The templates of a game that has a page."""
    if game.page is None:
        raise LookupError(f"{game.name} has no page of its own")
    loader = ChoiceLoader([FileSystemLoader(game.page.templates), FileSystemLoader(SHARED)])
    made = QuickEnvironment(loader=loader, autoescape=True, auto_reload=False, trim_blocks=True, lstrip_blocks=True)
    made.filters["words"] = in_words
    made.globals["lasting"] = lasting
    return made


def prepare() -> None:
    """Compile the templates of the site and of all games, so that nobody waits for that who needs one first."""
    site = engines["jinja2"]
    assert isinstance(site, Jinja2)
    own = site.env
    for name in own.list_templates():
        own.get_template(name)
    for game in map(registry.find, registry.names()):
        if game.page is not None:
            made = environment(game)
            shared = [name for name in made.list_templates() if name.startswith(PARTS_FOLDER)]
            for name in (*own_templates(game.page.templates), *shared):
                made.get_template(name)
