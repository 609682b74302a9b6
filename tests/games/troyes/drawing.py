"""The board of Troyes as the tests draw it for an onlooker, and parts of its markup."""

import re
from collections.abc import Sequence
from urllib.parse import quote_plus

from parvis.engine.lines import Line, Onlooker
from parvis.games.troyes import GAME
from parvis.games.troyes.state import State
from parvis.web.pages.board import Decision, Drawn, Subject, draw
from parvis.web.pages.log import Sentence
from parvis.web.tables.seats import SHAPES, Seat
from parvis.web.texts import GameTexts

NAMES = ("Anna", "Bruno", "Clara", "David")


class Strict(GameTexts):
    """The texts of the game; a key without a text is an error, and so is a text that asks for more."""

    def line(self, line: Line) -> str:
        """The sentence of a line."""
        found = self.whole(line)
        assert found is not None, line
        return found


def sitting(seats: int) -> list[Seat]:
    """Seats with as many people on them."""
    return [Seat(seat, NAMES[seat], list(SHAPES)[seat], "human") for seat in range(seats)]


def offered(state: State, onlooker: Onlooker, texts: GameTexts) -> list[Decision]:
    """What the onlooker may decide."""
    made = []
    for number in GAME.legal(state, onlooker) if onlooker is not None and 0 <= onlooker < state.seats else []:
        line, words = GAME.label(state, onlooker, number), GAME.catalogue[number]
        made.append(Decision(quote_plus(words), words, texts.line(line), "", False, [], line.arguments))
    return made


def drawn(state: State, onlooker: Onlooker, taken: Sequence[Sentence] = ()) -> Drawn:
    """The board and all that stands around it, as an onlooker gets them from whom something was taken."""
    texts = Strict(GAME, NAMES[: state.seats])
    decisions = offered(state, onlooker, texts)
    return draw(
        Subject(GAME, GAME.view(state, onlooker), sitting(state.seats), decisions, onlooker, texts, taken=taken)
    )


def content(made: Drawn) -> str:
    """All markup of a drawn page."""
    return "".join(map(str, (made.board, *made.lines, made.tray, made.choices or "")))


def ids(html: str) -> list[str]:
    """The ids of all elements."""
    return re.findall(r'\bid="([^"]+)"', html)


def part(html: str, name: str, end: str) -> str:
    """An element by its id, up to the end of the first such tag."""
    found = re.search(rf'(?s)<[^>]* id="{re.escape(name)}".*?</{end}>', html)
    assert found, name
    return found[0]


def decision(words: str, **told: str | int) -> Decision:
    """A decision with what its label is told."""
    return Decision(quote_plus(words), words, words, "", False, [], told)
