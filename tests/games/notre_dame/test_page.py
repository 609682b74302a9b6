"""The board of Notre Dame: its geometry, the ids of what stands on it, and what it must not show."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist, hypot, pi
from typing import Any

import pytest

from parvis.engine import samples
from parvis.engine.lines import Onlooker
from parvis.engine.play import Play, legal_decisions
from parvis.engine.questions import NATURE
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame import pieces as p
from parvis.games.notre_dame.state import State
from parvis.games.notre_dame.table.page.context import plate
from parvis.games.notre_dame.table.page.geometry import (
    BOARD_SIZE,
    EDGE_NAMES,
    LETTERS,
    MARKET,
    STOP_NAME,
    Point,
    Window,
    octagon,
    polar,
)
from parvis.games.notre_dame.table.page.placing import carriages, place
from parvis.games.notre_dame.table.page.spots import ON_PANES, Reach, Spot, reach
from parvis.games.notre_dame.table.page.still import still
from parvis.web.pages.board import Decision, Subject, draw, legend, symbols
from parvis.web.tables.seats import SHAPES, Seat
from parvis.web.texts import GameTexts
from tests.games.notre_dame.table import persons_with_rats, position
from tests.games.previewing import foresee

NAMES = ("Anna", "Bruno", "Clara", "Diego", "Eloise")
LASTING = ("borough", "pane", "market", "street", "marker", "friend", "carriage", "rat", "cathedral")
"""What stands on the board from the first step to the last, by the first word of its id."""

ROUNDED = 0.02
"""Percent by which places on the board may be off."""

WINDOWS = [Window(1, boroughs, bottom) for boroughs in (3, 4, 5) for bottom in range(boroughs)]

windows = pytest.mark.parametrize("window", WINDOWS, ids=[f"{w.boroughs}-{w.bottom}" for w in WINDOWS])
games = pytest.mark.parametrize("case", samples.cases(GAME, 1)[::7], ids=str)


@dataclass(frozen=True)
class Told:
    """A decision as far as its spot depends on it."""

    words: str


def markets(window: Window) -> range:
    return range(p.MARKET_PLACES * window.boroughs)


def close(one: Point, other: Point) -> bool:
    return dist(one, other) < 1e-6


def from_segment(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight line between two others."""
    length = dist(start, end)
    along = sum((point[axis] - start[axis]) * (end[axis] - start[axis]) for axis in (0, 1)) / length**2
    nearest = [start[axis] + min(1, max(0, along)) * (end[axis] - start[axis]) for axis in (0, 1)]
    return hypot(point[0] - nearest[0], point[1] - nearest[1])


@windows
def test_markets_keep_their_distance(window: Window) -> None:
    for one, other in combinations(markets(window), 2):
        assert dist(window.market(one), window.market(other)) > 2.5 * MARKET


@windows
def test_streets_are_those_of_the_data_and_run_from_market_to_market(window: Window) -> None:
    assert [street.ends for street in window.streets()] == p.STREETS[1][window.boroughs]
    for street in window.streets():
        assert close(street.points[0], window.market(street.ends[0]))
        assert close(street.points[-1], window.market(street.ends[1]))


@windows
def test_no_street_touches_a_market_that_it_does_not_lead_to(window: Window) -> None:
    for street in window.streets():
        for market in set(markets(window)) - set(street.ends):
            for start, end in zip(street.points, street.points[1:], strict=False):
                assert from_segment(window.market(market), start, end) > MARKET, street.name


@windows
def test_neighbours_share_two_corners(window: Window) -> None:
    for borough in range(window.boroughs):
        corners, left = window.corners(borough), window.corners((borough + 1) % window.boroughs)
        assert close(corners[1], left[0]), "the parvis of the left neighbour"
        assert close(corners[2], left[7]), "its own gate"


@windows
def test_a_bare_corner_of_one_borough_is_a_market_of_the_neighbour(window: Window) -> None:
    for borough in range(window.boroughs):
        left = (borough + 1) % window.boroughs
        corners = window.corners(borough)
        assert close(corners[1], window.market(p.MARKET_PLACES * left + p.PARVIS))
        assert close(corners[2], window.market(p.MARKET_PLACES * borough + p.GATE))


@windows
def test_eight_panes_around_the_central_market(window: Window) -> None:
    for borough in range(window.boroughs):
        panes = window.panes(borough)
        assert [pane.name for pane in panes] == list(EDGE_NAMES)
        for pane, following in zip(panes, panes[1:] + panes[:1], strict=True):
            assert close(pane.points[1], following.points[0])
            assert close(pane.points[2], window.market(p.MARKET_PLACES * borough))
            assert pane.radius > 40
            assert borough != window.bottom or pane.radius > 54
            for start, end in combinations(pane.points, 2):
                assert from_segment(pane.middle, start, end) == pytest.approx(pane.radius)


@windows
def test_everything_lies_inside(window: Window) -> None:
    points = [corner for market in markets(window) for corner in octagon(window.market(market), MARKET)]
    for borough in range(window.boroughs):
        points += [window.on_rim(borough, aside) for aside in (-120, 0, 120)]
        points += [window.waiting(borough)]
        points += window.corners(borough)
    assert all(hypot(*point) < BOARD_SIZE / 2 - 15 for point in points)


@windows
def test_names_of_stops_stand_beside_their_markets_clear_of_each_other(window: Window) -> None:
    named = [market for market in markets(window) if market % p.MARKET_PLACES not in (p.PARVIS, p.CENTRE)]
    assert [market for market in markets(window) if window.stop_path(market)] == named
    places = [arc_middle(window.stop_path(market)) for market in named]
    for there, market in zip(places, named, strict=True):
        assert 40 < dist(there, window.market(market)) < 120
        assert hypot(*there) < BOARD_SIZE / 2 - 5
    waiting = [window.waiting(borough) for borough in range(window.boroughs)]
    names = [window.on_rim(borough, 0) for borough in range(window.boroughs)]
    assert all(dist(*pair) > 54 for pair in combinations([*places, *waiting, *names], 2))
    left, right = window.parvis_names[1], window.parvis_names[0]
    assert right[0] - left[0] > 2 * STOP_NAME


def arc_middle(path: str) -> tuple[float, float]:
    """The middle of an arc around the board's middle."""
    x, y, radius, _, _, _, _, to_x, to_y = map(float, re.findall(r"-?[0-9.]+", path))
    far = radius / hypot(x + to_x, y + to_y)
    return far * (x + to_x), far * (y + to_y)


@windows
def test_the_boroughs_lie_clockwise_and_the_onlookers_at_the_bottom_is_the_largest(window: Window) -> None:
    spans = [window.angle(borough, 1) - window.angle(borough, 0) for borough in range(window.boroughs)]
    assert sum(spans) == pytest.approx(2 * pi)
    assert max(range(window.boroughs), key=spans.__getitem__) == window.bottom
    x, y = window.market(p.MARKET_PLACES * window.bottom)
    assert (round(x), y > 0) == (0, True)
    for borough in range(window.boroughs):
        following = (borough + 1) % window.boroughs
        assert close(polar(1, window.angle(borough, 1)), polar(1, window.angle(following, 0)))


@windows
def test_pieces_stand_in_their_panes_off_the_markets(window: Window) -> None:
    for borough in range(window.boroughs):
        for pane in window.panes(borough):
            x, y = place(window, borough, pane.name, 0, 20)
            assert dist((x, y), pane.middle) < 1.1 * pane.radius
            assert all(dist((x, y), window.market(market)) > MARKET + 8 for market in markets(window))
            marker, friend = (place(window, borough, pane.name, side, 20) for side in (-1, 1))
            assert all(dist(one, pane.middle) < 1.3 * pane.radius for one in (marker, friend))
            assert dist(marker, friend) > 2 * 20


def drawn(play: Play, onlooker: Onlooker, state: Any = None, lately: Sequence[Sequence[str]] = ()) -> str:
    """The board and all families' lines as an onlooker gets them, in this state or the present one."""
    state = play.state if state is None else state
    sitting = [Seat(seat, NAMES[seat], list(SHAPES)[seat], "human") for seat in range(play.seats)]
    texts = GameTexts(GAME, NAMES[: play.seats])
    legal = legal_decisions(GAME, state, onlooker) if onlooker is not None else []
    decisions = [decision_of(state, onlooker, code, texts) for code in legal]
    made = draw(Subject(GAME, GAME.view(state, onlooker), sitting, decisions, onlooker, texts, lately))
    return "".join([str(made.board), *made.lines, str(made.choices or "")])


def decision_of(state: State, seat: int, code: int, texts: GameTexts) -> Decision:
    """A decision as pages get it; its number is its code."""
    line = GAME.label(state, seat, code)
    hints = [texts.line(hint) for hint in foresee(GAME, state, seat, code)]
    idle = GAME.is_idle(state, seat, code)
    return Decision(str(code), GAME.catalogue[code], texts.line(line), "", False, hints, line.arguments, idle)


def ids(content: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', content)


def positions(case: samples.Case, every: int) -> Iterator[Play]:
    """Some positions of a random game, the first and the last among them."""
    for number, play in enumerate(samples.walk(GAME, case)):
        if number % every == 0 or play.over:
            yield play


@games
def test_ids_are_unique_and_last_for_the_whole_game(case: samples.Case) -> None:
    lasting: set[str] | None = None
    messages: set[str] | None = None
    for play in positions(case, 12):
        for onlooker in (None, 0, play.seats - 1):
            found = ids(drawn(play, onlooker))
            assert len(found) == len(set(found))
            here = {name for name in found if name.split("-")[0] in LASTING}
            assert lasting in (None, here)
            lasting = here
        here = {name for name in found if name.startswith("message-")}
        if GAME.view(play.state, None)["start"] is not None and len(here) == 4 * max(play.seats, 4 - play.seats % 2):
            messages = here
        assert messages is None or here <= messages
    assert messages


@games
def test_the_board_shows_nothing_hidden(case: samples.Case) -> None:
    for play in positions(case, 29):
        for seat in range(play.seats):
            other = samples.hidden(GAME, play.state, seat, len(play.steps))
            assert drawn(play, seat) == drawn(play, seat, other)


@games
def test_every_part_refers_to_something_that_is_drawn(case: samples.Case) -> None:
    of_the_site = {f"shape-{shape}" for shape in SHAPES.values()}
    for play in positions(case, 60):
        content = drawn(play, 0) + symbols(GAME)
        used = set(re.findall(r'href="#([^"]+)"', content)) | set(re.findall(r'aria-labelledby="([^"]+)"', content))
        assert used - of_the_site <= set(ids(content))


@games
def test_spots_lie_on_the_board(case: samples.Case) -> None:
    for play in positions(case, 3):
        for seat in play.movers():
            view = GAME.view(play.state, seat) if seat < play.seats else None
            if view is None:
                continue
            context = GAME.page.context(view, seat)
            words = [GAME.catalogue[decision] for decision in play.legal(seat)]
            found = [(spot, reach) for _, spot, reach in context["spots"]([Told(said) for said in words])]
            for spot, _ in found:
                assert 0 < spot.x < 100
                assert 0 < spot.y < 100
                assert 2 < spot.width < 40
            for one, other in combinations([one for one in found if not one[0].outline], 2):
                assert are_apart(*one, *other)
            outlines = [spot.outline for spot, _ in found if spot.outline]
            assert len(outlines) == len(set(outlines))


def are_apart(spot: Spot, reach: Reach, other: Spot, others: Reach) -> bool:
    """Whether what a finger presses for one spot is not pressed for another."""
    across = max(other.x - others.left - spot.x - reach.right, spot.x - reach.left - other.x - others.right)
    down = max(other.y - others.top - spot.y - reach.bottom, spot.y - reach.top - other.y - others.bottom)
    return max(across, down) > -ROUNDED


def test_a_finger_presses_marker_and_friend_of_one_sector_apart() -> None:
    marker, friend, far = (Spot(x, y, wide, (0, 0)) for x, y, wide in ((50, 80, 4), (54, 80.5, 5), (20, 60, 4)))
    assert reach(marker, [friend, far]) == Reach(right=2)
    assert reach(friend, [marker, far]) == Reach(left=2)


@windows
@pytest.mark.parametrize("message", ["coin", None])
def test_carriages_stand_off_the_message_of_their_market_and_apart(window: Window, message: str | None) -> None:
    for market in markets(window):
        if market % p.MARKET_PLACES == p.CENTRE and message:
            continue
        shown = {"market": p.Market.words[market], "message": message, "carriages": [0, 1]}
        one, other = carriages({"boroughs": [{"markets": [shown]}]}, window)
        assert dist((one.x, one.y), (other.x, other.y)) > 2 * one.size
        middle = (one.x + other.x) / 2, (one.y + other.y) / 2
        assert dist(middle, window.market(market)) >= (MARKET if message else 0)


@games
def test_what_the_log_touches_is_drawn(case: samples.Case) -> None:
    """Before the step or after it. What lasts for the whole game is looked for in the first drawing."""
    before: State | None = None
    for play in positions(case, 1):
        if before is None:
            in_list = {f"seat-{seat}" for seat in range(play.seats)}
            lasting = {name for name in ids(drawn(play, None)) if name.split("-")[0] in LASTING} | in_list
        else:
            events = GAME.narrate(before, *play.steps[-1])
            fleeting = {place for event in events for place in event.places} - lasting
            if fleeting:
                after = drawn(play, None, lately=[event.places for event in events])
                assert fleeting <= {*ids(drawn(play, None, before)), *ids(after)}
        before = play.state.copy()


@games
def test_every_pane_tells_what_it_is_and_those_of_the_own_borough_are_reached_by_keys(case: samples.Case) -> None:
    play = next(positions(case, 1))
    last = play.seats - 1
    areas = re.findall(r'<button type="button" class="area ([^>]*)>', drawn(play, last))
    assert len(areas) == 8 * len(GAME.view(play.state, None)["boroughs"])
    assert all('aria-label="' in area and "aria-describedby" in area for area in areas)
    by_keys = [area for area in areas if "tabindex" not in area]
    assert len(by_keys) == 8
    assert all(NAMES[last] in area for area in by_keys)


@games
def test_decisions_on_the_board_are_those_that_name_its_places(case: samples.Case) -> None:
    for play in positions(case, 7):
        for seat in (seat for seat in play.movers() if seat < play.seats):
            content = drawn(play, seat)
            there = {int(code) for code in re.findall(r'id="spot-(\d+)"', content)}
            kinds = (*ON_PANES, "lift", "play", "drive")
            named = {code for code in play.legal(seat) if GAME.catalogue[code].split()[0] in kinds}
            taken = {code for code in play.legal(seat) if GAME.catalogue[code] == "take message"}
            assert there == named - {GAME.codes["forgo"], GAME.codes.get("drive stay")} | taken


@games
def test_equal_cards_are_shown_once_with_their_number(case: samples.Case) -> None:
    for play in positions(case, 5):
        for seat in range(play.seats):
            cards = GAME.view(play.state, seat)["families"][seat]["cards"]["hand"]
            strip = re.search(r'<div class="strip strip-hand">.*?</div>', drawn(play, seat), re.DOTALL)
            shown = re.findall(r'id="hand-([a-z-]+)"', strip[0]) if strip else []
            assert shown[1:] == list(dict.fromkeys(cards))
            times = [cards.count(card) for card in dict.fromkeys(cards) if cards.count(card) > 1]
            assert re.findall(r"×(\d)", strip[0] if strip else "") == [str(count) for count in times]


def test_what_stays_is_drawn_once_for_each_place_and_families() -> None:
    seats = [Seat(0, "Anna", "blue", "human")]
    others = [Seat(0, "Bruno", "blue", "human")]
    made: list[str] = []

    def draw() -> str:
        made.append("drawn")
        return f"drawing {len(made)}"

    assert [still("test", 1, who, draw) for who in (seats, seats, others, seats)] == [
        "drawing 1",
        "drawing 1",
        "drawing 2",
        "drawing 1",
    ]


def test_where_the_plague_has_come_nothing_more_is_foretold() -> None:
    table = position(
        phase="hire", turn=3, hand="park bank hotel", persons=persons_with_rats(5), rat=9, markers="bank 1, park 1"
    )
    forecasts = [family["rat_to"] for family in GAME.view(table.state, 0)["families"]]
    assert forecasts[:2] == [14, 5]
    table.all_hire_nobody()
    view = GAME.view(table.state, 0)
    assert (view["phase"], view["movers"]) == ("plague", [0])
    assert [family["rat_to"] for family in view["families"]] == [9, *forecasts[1:]]


@games
def test_markers_are_one_piece_a_sector_with_their_number(case: samples.Case) -> None:
    for play in positions(case, 20):
        view = GAME.view(play.state, None)
        standing = {piece.id: piece.count for piece in GAME.page.context(view, 0)["pieces"]}
        for family in view["families"]:
            for sector, count in family["markers"].items():
                assert standing[f"marker-{family['seat']}-{sector}"] == count


def test_a_name_too_long_for_the_wall_is_cut_off() -> None:
    for boroughs in (3, 4, 5):
        shown = plate(Window(1, boroughs, 0), 0, "Wilhelmina Featherstonehaugh").name
        assert shown.endswith("…")
        assert len(shown) <= LETTERS[boroughs]
        assert plate(Window(1, boroughs, 0), 0, "Anna").name == "Anna"


def test_who_could_hire_nobody_is_told_at_the_persons() -> None:
    play = position(phase="hire", coins=0).play
    places = [event.places for event in play.events(0, GAME.decision("hire nobody"))]
    assert "has no coin and hires no one." in drawn(play, 1, lately=places)
    assert "has no coin" not in drawn(play, 1)


@pytest.mark.parametrize("players", [2, 5])
def test_signs_are_drawn_as_on_the_board_and_each_is_told(players: int) -> None:
    play = position(players=players).play
    sitting = [Seat(seat, NAMES[seat], list(SHAPES)[seat], "human") for seat in range(players)]
    view, texts = GAME.view(play.state, 0), GameTexts(GAME, NAMES[:players])
    content = str(legend(Subject(GAME, view, sitting, [], 0, texts)))
    drawn_signs = re.findall(r"<div><dt[^>]*>(.+?)</dt><dd>(.+?)</dd></div>", content, re.DOTALL)
    assert len(drawn_signs) == content.count("<div>") > 15
    assert not set(ids(content)) & set(ids(drawn(play, 0))), "they stand in the same page as the board"
    of_the_site = {f"shape-{shape}" for shape in SHAPES.values()}
    assert set(re.findall(r'href="#([^"]+)"', content)) - of_the_site <= set(ids(symbols(GAME)))


def test_a_stop_tells_what_its_message_brings_with_the_park() -> None:
    game = position(hand="carriage-house bank hotel", messages="1.coin", carriage="0.centre", markers="park 2")
    game.say(0, "play carriage-house")
    content = drawn(game.play, 0)
    assert '<span class="worth">4+1<svg' in content
    assert 'class="worth">4<' not in content


def test_boroughs_with_a_message_to_take_stand_first() -> None:
    game = position(hand="carriage-house bank hotel", messages="1.coin", carriage="0.centre", markers="park 2")
    game.say(0, "play carriage-house")
    listed = re.findall(r'aria-labelledby="list-(\d)"', drawn(game.play, 0))
    assert listed == ["0", "3", "1"], "from the own one clockwise, last where there is none"


def test_a_carriage_stands_on_a_plate_in_the_colour_of_its_family() -> None:
    content = drawn(position().play, 0)
    for seat, colour in enumerate(list(SHAPES)[:4]):
        piece = re.search(rf'<g id="carriage-{seat}" class="piece carriage seat-{colour}".*?</g>', content, re.DOTALL)
        assert piece
        assert piece[0].count('class="plate"') == 1


@games
def test_persons_lie_in_the_order_in_which_they_are_asked_for(case: samples.Case) -> None:
    seen = 0
    for play in positions(case, 7):
        for seat in (seat for seat in play.movers() if seat != NATURE):
            content = drawn(play, seat)
            words = [GAME.catalogue[decision].split() for decision in play.legal(seat)]
            asked = [one[1] for one in words if one[0] == "hire" and one[1] != "nobody"]
            lying = [name for name in re.findall(r'id="person-([a-z-]+)"', content) if name in asked]
            assert lying == asked
            seen += len(asked) > 1
    assert seen
