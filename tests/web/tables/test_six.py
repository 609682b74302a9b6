"""Six players: a game for as many as there are colours, from the form to the result."""

import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from parvis import web
from parvis.engine import registry
from parvis.engine.asking import add, begin
from parvis.engine.contract import Game
from parvis.engine.course import OVER
from parvis.engine.lines import Line
from parvis.engine.questions import GameState
from parvis.engine.readers import Log
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.web.models import Table
from parvis.web.people import names
from parvis.web.tables.seats import SHAPES, Seat, seats
from parvis.web.texts import GameTexts, text
from tests.web.visiting import NAMES, Visitor, newest

CSS = (Path(web.__file__).parent / "static" / "site.css").read_text()


class State(GameState):
    """Everybody says yes once."""

    said: int  # how many have


RULES = RuleBook(State)
YES = RULES.words("yes", ["yes"])
SAY_YES = RULES.question("yes?", YES, always=True)
ROUND = RULES.phase("round", asks=SAY_YES)
SAID = RULES.event("said", "seat")


@ROUND.goes_on
def has_another(state: State, step: int) -> bool:
    return step < state.seats


@ROUND.asker
def next_seat(state: State, step: int) -> int:
    return step


@SAY_YES.offer
def offer_yes(state: State, out: Row) -> None:
    add(out, YES, 0)


@SAY_YES.answer
def say_yes(state: State, seat: int) -> None:
    state.said += 1
    tell(state, SAID, seat)


@ROUND.end
def end(state: State) -> None:
    begin(state, OVER)


RULES.course(ROUND)


def setup(state: State, options: Row) -> None:
    state.said = 0


def scores(state: State, points: Row, tiebreak: Row) -> None:
    for seat in range(state.said):
        points[seat] = seat


def log_yes(log: Log, state: State, seat: int) -> None:
    log.tell("says yes", who=seat, seat=seat)


SIX = Game(
    name="six",
    title="Six",
    ruling=1,
    seats=(3, 6),
    rules=RULES,
    setup=setup,
    scores=scores,
    determinize=lambda state, seat, chance: None,
    value=lambda state, seat: 0,
    view=lambda state, onlooker: {"each": [{"who": seat, "said": seat < state.said} for seat in range(state.seats)]},
    log=lambda: Log({SAID: log_yes}),
    label=lambda state, seat, decision: Line("yes"),
    prompt=lambda state, seat: Line("yes?"),
    seat_names=("who",),
    seats_entry="each",
)


@pytest.fixture
def six(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game for six is installed."""
    find = registry.find
    monkeypatch.setattr(registry, "find", lambda name: SIX if name == SIX.name else find(name))
    return SIX


def test_the_form_has_a_row_a_name_and_a_colour_for_each_of_six(six: Game) -> None:
    page = Visitor().get("/tables/new?game=six")
    assert len(re.findall(r'class="[^"]*seat-row', page.html)) == 6
    assert re.findall(r'<option value="(\w+)" selected>(?:\w+), \w+', page.html) == list(SHAPES)
    assert re.findall(r'name="name-\d" value="(\w+)"', page.html) == [names.guest(), *NAMES[:-1]]
    assert text("new-begins") not in page.text


def test_six_people_play_to_the_end(six: Game) -> None:
    rows: Mapping[str, Any] = {
        f"{field}-{row}": value
        for row, (name, colour) in enumerate(zip(NAMES, SHAPES, strict=True))
        for field, value in (("name", name), ("colour", colour), ("player", "human"))
    }
    visitor = Visitor()
    visitor.post("/tables/new", game="six", **rows)
    at = Table.objects.get()
    assert len(seats(at)) == 6
    for seat in range(6):
        page = visitor.lift(at, seat)
        assert len(set(re.findall(r"#shape-(\w+)", page.html))) == 6
        assert 'data-name="each"' in page.html
        assert 'data-name="who"' not in page.html
        visitor.decide(at, page=page)
    assert newest(at).result["winners"] == [5]
    assert "Felix won" in visitor.get(f"/tables/{at.pk}/result").text


def test_only_what_a_game_says_is_a_seat_is_told_as_a_player() -> None:
    assert (
        GameTexts(SIX, NAMES).line(Line("says yes", {"who": 5, "seat": 5, "other_seat": 1})) == "says yes: Felix, 5, 1"
    )


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert len(SHAPES) == len(set(SHAPES.values())) == 6
    for number, (colour, shape) in enumerate(SHAPES.items()):
        assert Seat(number, "Anna", colour, "human").shape == shape


def linear(colour: str) -> list[float]:
    """Red, green and blue light of a colour: `#rrggbb` or `#rgb`."""
    digits = colour.removeprefix("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    """The ratio that WCAG defines."""
    lights = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (linear(one), linear(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def perceived(colour: str) -> list[float]:
    """A colour in Oklab, where distances are as large as they look."""
    red, green, blue = linear(colour)
    cones = [
        (0.4122 * red + 0.5363 * green + 0.0514 * blue) ** (1 / 3),
        (0.2119 * red + 0.6807 * green + 0.1074 * blue) ** (1 / 3),
        (0.0883 * red + 0.2817 * green + 0.6300 * blue) ** (1 / 3),
    ]
    rows = ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087))
    return [sum(part * cone for part, cone in zip(row, cones, strict=True)) for row in rows]


def colours() -> dict[str, tuple[str, str]]:
    """Every seat's colour and that of letters on it, as the style sheet has them."""
    fills = dict(re.findall(r"--(\w+): (#\w+);", CSS))
    rules = re.findall(r"\.seat-(\w+) \{ --seat: var\(--(\w+)\); --on-seat: (#\w+); \}", CSS)
    return {name: (fills[variable], letters) for name, variable, letters in rules}


def test_letters_on_every_colour_can_be_read_and_no_two_colours_look_alike() -> None:
    assert list(colours()) == list(SHAPES)
    for name, (fill, letters) in colours().items():
        assert contrast(fill, letters) >= 4.5, name
    for (one, (fill, _)), (other, (filled, _)) in combinations(colours().items(), 2):
        apart = sum((a - b) ** 2 for a, b in zip(perceived(fill), perceived(filled), strict=True)) ** 0.5
        assert apart >= 0.15, (one, other, apart)
