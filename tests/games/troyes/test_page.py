"""The board of Troyes: all of the view stands on it, decisions are where they belong, and nothing hidden is shown."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote_plus

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from markupsafe import escape

from parvis.engine import samples
from parvis.engine.lines import EVERYTHING, Line, LogLine, Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.pieces import NEUTRAL, ROUNDS
from parvis.games.troyes.rules import buildings
from parvis.games.troyes.signs import SIGNS, signs
from parvis.games.troyes.state import State
from parvis.games.troyes.table.page import PAGE
from parvis.games.troyes.table.page.context import free_banners, free_levels, known_characters, leading, queue
from parvis.games.troyes.table.page.menu import GROUPS, LAST, endings, lines, menu
from parvis.games.troyes.table.page.shorts import FAMILIES, IN_NUMBERS, WITH_SIGNS, Taken, by_action, by_die, short
from parvis.games.troyes.table.page.targets import CHOICES, NAMING, PLACES, place_of, places_joining
from parvis.games.troyes.table.printed import activity, event_card
from parvis.web.pages.board import SHARED, UNDO, Decision, Drawn, Subject, draw, legend, symbols
from parvis.web.pages.log import Sentence, taken_from
from parvis.web.tables.seats import SHAPES, Seat
from parvis.web.texts import GameTexts
from tests.games.troyes.box import cost, divisor
from tests.games.troyes.table import position

NAMES = ("Anna", "Bruno", "Clara", "David")
TEMPLATES = sorted(PAGE.templates.glob("*.html"))
SYMBOLS = (PAGE.templates / "symbols.html").read_text(encoding="utf-8")
BOARD_TEXTS = GAME.texts / "en" / "board.ftl"

OPTIONS = [
    {},
    {"sliding": True},
    {"marauding_leaves": True, "tournament": True},
    {"sliding": True, "characters": "new"},
    {"cards": "both", "events": "both", "purple": True, "characters": "open"},
    {"cards": "ladies", "tournament": True},
    {"cards": "ladies", "events": "both", "purple": True},
]
"""Settings of which the board shows everything."""
games = pytest.mark.parametrize(
    "case",
    [
        samples.Case(seats, samples.allowed(GAME, seats, tuple(GAME.read_options(options))), number, 1 + number % 2)
        for number, (seats, options) in enumerate(product(GAME.seats, OPTIONS))
    ][::3],
    ids=str,
)


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


def positions(case: samples.Case, every: int) -> Iterator[Play]:
    """Some positions of a random game, the first and the last among them."""
    for number, play in enumerate(samples.walk(GAME, case)):
        if number % every == 0 or play.over:
            yield play


@games
def test_ids_are_unique_and_what_is_referred_to_is_drawn(case: samples.Case) -> None:
    of_the_site = {f"shape-{shape}" for shape in SHAPES.values()}
    for play in positions(case, 31):
        for onlooker in (None, 0, play.seats - 1):
            html = content(drawn(play.state, onlooker)) + symbols(GAME)
            found = ids(html)
            assert len(found) == len(set(found))
            used = set(re.findall(r'(?:href="#|url\(#|aria-labelledby="|aria-describedby=")([^")]+)', html))
            assert used - of_the_site <= set(found)


def test_a_short_button_tells_all_points_as_one_number() -> None:
    state, texts = position(dice={0: "red 2 4, white 3"}).state, Strict(GAME, NAMES[:3])
    told = [
        replace(one, later="later", later_total="−1½", now_total="+3", worth="+1½") if one.words == "build" else one
        for one in offered(state, 0, texts)
    ]
    made = draw(Subject(GAME, GAME.view(state, 0), sitting(state.seats), told, 0, texts))
    (sign,) = re.findall(r'<small class="worth-sign".*?</small>', str(made.choices))
    assert 'title="points: +3 now, about −1½ later. ' in sign
    assert sign.endswith('</svg><span class="about">≈</span>+1½</small>')


def test_what_ends_a_choice_tells_all_points_as_its_dice_do() -> None:
    table, texts = position(dice={0: "yellow 2 4"}).say(0, "harvest", "die 0 yellow 2"), Strict(GAME, NAMES[:3])
    told = [replace(one, later="later", later_total="+½", worth="+2½") for one in offered(table.state, 0, texts)]
    made = draw(Subject(GAME, GAME.view(table.state, 0), sitting(3), told, 0, texts))
    assert (
        part(str(made.choices), "decision-done", "button").count('</svg><span class="about">≈</span>+2½</small>') == 1
    )


def test_a_button_that_counters_an_event_shows_a_die_of_the_colour_that_this_takes() -> None:
    made = drawn(position(ruling=2, dice={0: "yellow 6, red 5"}, queue="marauding, war").state, 0)
    assert 'class="counters"><svg class="die yellow' in part(str(made.choices), "decision-counter+marauding", "button")


@pytest.mark.parametrize(("back", "tag"), [(UNDO, "button"), ("/tables/1", "a"), ("", None)])
def test_the_die_chosen_last_takes_itself_back_where_that_is_allowed(back: str, tag: str | None) -> None:
    table, texts = (
        position(dice={0: "yellow 2 4 6"}).say(0, "harvest", "die 0 yellow 2", "die 0 yellow 4"),
        Strict(GAME, NAMES[:3]),
    )
    made = draw(
        Subject(GAME, GAME.view(table.state, 0), sitting(3), offered(table.state, 0, texts), 0, texts, back=back)
    )
    found = re.findall(r'(?s)<(\w+) [^>]*class="takes-back".*?href="#pips-(\d)"', str(made.tray))
    assert found == ([(tag, "4")] if tag else [])


@games
def test_words_of_a_button_do_not_run_together(case: samples.Case) -> None:
    for play in positions(case, 97):
        for seat in (seat for seat in play.movers() if seat != NATURE):
            texts = Strict(GAME, NAMES[: play.seats])
            told = [replace(one, hints=["brings"], later="later") for one in offered(play.state, seat, texts)]
            made = draw(Subject(GAME, GAME.view(play.state, seat), sitting(play.seats), told, seat, texts))
            assert re.findall(r"\w(?:</\w+>)+<small class=\"(?:brings|later)", str(made.choices)) == []


def test_what_is_paid_next_round_stands_there_as_long_as_one_comes() -> None:
    state = position(citizens="palace 1, bishopric 1").state
    assert "salaries next round" in drawn(state, 0).lines[0]
    state.round = ROUNDS[state.seats] - 1
    assert "salaries" not in drawn(state, 0).lines[0]


@games
def test_the_board_shows_nothing_hidden(case: samples.Case) -> None:
    for play in positions(case, 43):
        for seat in range(play.seats):
            other = samples.hidden(GAME, play.state, seat, len(play.steps))
            assert content(drawn(play.state, seat)) == content(drawn(other, seat))


@games
def test_every_decision_is_in_the_list_and_where_it_belongs_on_the_board(case: samples.Case) -> None:
    for play in positions(case, 7):
        for seat in (seat for seat in play.movers() if seat != NATURE):
            made = drawn(play.state, seat)
            legal = [quote_plus(GAME.catalogue[code]) for code in play.legal(seat)]
            assert sorted(re.findall(r'id="decision-([^"]+)" name="decision" value="\1"', str(made.choices))) == (
                sorted(legal)
            )
            on_board = set(re.findall(r'form="decide" name="decision" value="([^"]+)"', str(made.board)))
            placed = {quote_plus(GAME.catalogue[code]) for code in play.legal(seat) if place_of(GAME.catalogue[code])}
            assert on_board == placed


@games
def test_what_can_be_asked_of_a_place_are_decisions(case: samples.Case) -> None:
    for play in positions(case, 43):
        for place in re.findall(r'data-why="([^"]+)"', str(drawn(play.state, 0).board)):
            for kinds, *named in (one.split("+") for one in place.split()):
                for kind in kinds.split(","):
                    GAME.decision(" ".join([kind, *named]))


def times(divisor: int | None) -> str:
    """How often a card is activated with what the dice count; None: with each die."""
    return "×1" if divisor is None else f"÷{divisor}"


def view_of(case: samples.Case, every: int) -> Iterator[tuple[dict[str, Any], str]]:
    """Views of some positions of a game, through all eyes, with what is drawn of them."""
    for number, play in enumerate(positions(case, every)):
        onlooker = (None, 0, EVERYTHING)[number % 3]
        yield GAME.view(play.state, onlooker), content(drawn(play.state, onlooker))


@games
def test_all_pieces_of_the_view_stand_on_the_board(case: samples.Case) -> None:
    for view, html in view_of(case, 23):
        for family in view["families"]:
            dice = [die for values in family["dice"].values() for die in values]
            district = part(html, f"district-{family['seat']}", "div")
            turned = view["turned_over"] or () if family["seat"] == view["turn_seat"] else ()
            assert district.count("#pips-") == len(dice) + len(turned)
            assert ("<em>passed</em>" in district) == family["passed"]
        middle = part(html, "district-4", "div")
        neutral = [die for values in view["neutral_dice"].values() for die in values]
        assert middle.count("#pips-") == len(neutral) + len(view["black_dice"])
        for building in view["buildings"]:
            house = part(html, f"building-{building['building']}", "article")
            standing = [space for space in building["spaces"] if space["seat"] is not None]
            assert house.count("#pawn-") == len(standing) + len(building["lying"])
        for card in view["cards"]:
            if card["card"] is not None:
                shown = part(html, f"card-{card['card']}", "article")
                assert shown.count("#pawn-") == len(card["tradesmen"])
                assert shown.count('href="#cube-') == len(card["cubes"])
                assert f"{times(card['divisor'])}<" in shown
        for event in view["events"]:
            shown = part(html, f"event-{event['event']}", "article")
            assert shown.count('href="#cube-') == len(event["cubes"])
            assert shown.count("#pawn-") == len({held["seat"] for held in event.get("possessed", ())})
            assert len(re.findall('class="banner[ "]', shown)) == event["banners"]
        stones = sum(len(column["cubes"]) for column in view["cathedral"]["columns"])
        assert part(html, "cathedral", "section").count(" filled ") == stones


@games
def test_all_else_of_the_view_is_told(case: samples.Case) -> None:
    for view, html in view_of(case, 37):
        texts = Strict(GAME, NAMES[: view["seats"]])
        assert texts.text("round-of", round=view["round"], rounds=view["rounds"]) in html
        for family in view["families"]:
            assert texts.text("family-deniers", count=family["deniers"]) in html
            assert texts.text("family-influence", count=family["influence"]) in html
            assert view["round"] == view["rounds"] or texts.text("family-salaries", count=family["salaries"]) in html
            if family["points"] is not None:
                assert texts.text("family-points", count=family["points"]) in html
            for held in family["characters"] or ():
                assert texts.text(f"character-{held['character']}") in html
            for won in family["events_won"]:
                assert texts.text(f"event-{won['event']}") in html
        for events in view["events_to_come"].values() if not view["over"] else ():
            assert all(texts.text(f"event-{event['event']}") in html for event in events)
        for card in view["cards"]:
            assert all(texts.text(f"card-{may['card']}") in html for may in card.get("may_come", ()))
        assert (texts.text("option-sliding") in html) == view["sliding"]
        assert ("Countered Marauding" in html) == view["marauding_leaves"]
        assert (texts.text("option-tournament") in html) == view["tournament"]
        for held in view["open_characters"]:
            for one in held["progress"]:
                assert texts.text("character-holder", seat=one["seat"], own=one["own"], count=one["points"]) in html


def test_possible_characters_are_listed_with_those_that_the_onlooker_sees() -> None:
    state = position(
        players=3, options="characters=open", characters="henry-i urban-iv thibaut-ii joan-of-navarre"
    ).state
    view = GAME.view(state, 1)
    assert [one["character"] for one in view["possible_characters"]] == list(cards.CHARACTER_NAMES)
    html = content(drawn(state, 1))
    assert all(Strict(GAME, NAMES[:3]).text(f"character-{name}") in html for name in cards.CHARACTER_NAMES)
    assert known_characters(view) == {"urban-iv": 1, "joan-of-navarre": None}
    assert known_characters(GAME.view(state, None)) == {"joan-of-navarre": None}
    base = GAME.view(position(players=3).state, None)["possible_characters"]
    assert "joan-of-navarre" not in [one["character"] for one in base]


def taken_from_others(told: list[LogLine]) -> dict[int, list[Sentence]]:
    """What lines tell that is taken from a player, by seat."""
    found: dict[int, list[Sentence]] = {}
    for line in told:
        if (seat := taken_from(line)) is not None and seat != NEUTRAL:
            about = line.line.arguments["seat"]
            found.setdefault(seat, []).append(Sentence("told", line.places, about=int(about), taken_from=seat))
    return found


def test_a_die_that_somebody_bought_leaves_its_place_to_whose_it_was() -> None:
    state = position(players=3).state
    line = Sentence("Bruno buys Anna's 4 for 2 deniers.", ("district-0", "die-0-red-4"), about=1, taken_from=0)
    html = content(drawn(state, 0, [line]))
    assert 'id="die-0-red-4" class="die-slot taken by seat-' in html
    assert f'title="{escape(line.text)}"' in html
    assert 'id="die-0-red-4"' not in content(drawn(state, 1, [line]))


GONE = "die-neutral-"
"""Nobody is shown where a neutral die has lain that was bought."""


@games
def test_what_the_log_touches_is_drawn(case: samples.Case) -> None:
    before: State | None = None
    for play in samples.walk(GAME, case):
        if before is not None and len(play.steps) % 5 == 0:
            told = GAME.narrate(before, *play.steps[-1])
            boards = [drawn(before, None), drawn(play.state, None)] if any(line.places for line in told) else []
            boards += [drawn(play.state, seat, taken) for seat, taken in taken_from_others(told).items()]
            touched = {place for line in told for place in line.places if not place.startswith(GONE)}
            assert touched <= {one for board in boards for one in ids(content(board))}
        before = play.state.copy()


# The tray


def test_the_tray_shows_the_group_with_its_sum_its_bill_and_what_it_brings() -> None:
    table = position(cards="merchant", dice={0: "yellow 3 3", 1: "yellow 4"}, deniers=13)
    table.say(0, "activate merchant", "die 1 yellow 4", "die 0 yellow 3")
    tray = str(drawn(table.state, 0).tray)
    needed = divisor("merchant")
    assert f"<b>7</b> ÷ <b>{needed}</b> = " in tray
    assert f"{7 // needed} activations" in tray
    assert Strict(GAME, NAMES).text("bill-total", left=13 - 4 - cost("merchant"), deniers=13) in tray
    assert tray.count("#pips-") == 2


def test_a_sum_that_more_could_come_of_than_can_be_paid_for_is_right() -> None:
    table = position(cards="troubadour", tradesmen="troubadour", influence=2, dice={0: "red 6 6 6"})
    table.say(0, "activate troubadour", "die 0 red 6")
    needed = divisor("troubadour")
    tray = " ".join(str(drawn(table.state, 0).tray).split())
    assert f'<b>12</b> ÷ <b>{needed}</b> = {12 // needed}; <b class="result">1 activation</b>' in tray


def test_the_tray_says_where_an_event_has_fewer_banners_left_than_the_sum_would_cover() -> None:
    raid = cards.EVENT_NAMES.index("raid")
    needed, covered = cards.EVENT_DIVISOR[raid], " ".join("1" * (cards.BANNERS[raid] - 1))
    table = position(queue="raid", banners={"raid": covered}, dice={0: "red 6 6 4"}, deniers=9)
    table.say(0, "counter raid", "die 0 red 6", "die 0 red 6")
    tray = str(drawn(table.state, 0).tray)
    assert f"<b>12</b> ÷ <b>{needed}</b> = {12 // needed}; " in tray
    assert "only 1 cube: the last banner" in tray


def test_dice_of_the_group_leave_their_outline_in_their_district() -> None:
    table = position(cards="merchant", dice={0: "yellow 3 3", 1: "yellow 4"}, deniers=13)
    table.say(0, "activate merchant", "die 1 yellow 4")
    assert 'aria-label="yellow 4, used"' in part(str(drawn(table.state, 0).board), "district-1", "div")


def test_the_points_beside_more_dice_are_said_to_be_those_with_one_of_them() -> None:
    game = position(dice={0: "white 1 3 6"}).say(0, "build")
    headings = [re.findall(r"<h3[^>]*>([^<]*)</h3>", str(drawn(game.state, 0).choices))]
    game.say(0, "die 0 white 1")
    headings.append(re.findall(r"<h3[^>]*>([^<]*)</h3>", str(drawn(game.state, 0).choices)))
    texts = GameTexts(GAME, NAMES)
    assert headings == [[texts.text("list-dice")], [texts.text("list-dice-more")]]


def test_beside_the_characters_stands_for_whom_they_score() -> None:
    board = str(drawn(position(characters="hugues-de-payns").state, 0).board)
    assert GameTexts(GAME, NAMES).text("characters-for-all") in board
    assert "for everyone" in part(board, "side", "ul")


def test_the_tray_shows_black_dice_with_the_highest_large() -> None:
    table = position(phase="defence", dice={0: "red 3"}, black="5 2")
    assert re.findall(r'class="die black ([a-z]*)"', str(drawn(table.state, 0).tray)) == ["", "small"]


def test_the_tray_shows_dice_that_are_turned_over_and_what_they_become() -> None:
    table = position(dice={0: "red 2 3"}, influence=4)
    table.say(0, "turn dice", "die 0 red 2")
    assert re.findall(r"#pips-(\d)", str(drawn(table.state, 0).tray)) == ["5", "2"], "large as it lies then"
    assert 'aria-label="red 5"' in part(str(drawn(table.state, 0).board), "district-0", "div")


def test_lines_along_which_citizens_are_pushed_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where an owner's values have them; the option `sliding` has its own sentence."""
    monkeypatch.setattr(buildings, "LINES", ((), ((), ((1, 3, 5), (2, 4, 6)), ())))
    told = "In the Bishopric, citizens are pushed on from space to space (1 → 3 → 5, 2 → 4 → 6)"
    assert told in content(drawn(position().state, 0))
    assert told not in content(drawn(position(options="sliding").state, 0))


def test_a_space_of_a_building_shows_the_die_that_leads_there() -> None:
    state = Play(GAME, 2, {}).state
    for building, colour in (("palace", "red"), ("bishopric", "white"), ("city-hall", "yellow")):
        space = part(str(drawn(state, 0).board), f"space-{building}-5", "li")
        assert f"#die-{colour}" in space
        assert "#pips-5" in space


def test_a_hole_in_the_cathedral_is_the_lowest_free_level() -> None:
    assert free_levels({"cubes": [{"level": 2}]}, 3) == [1, 3]
    assert free_levels({"cubes": [{"level": 1}, {"level": 2}, {"level": 3}]}, 3) == []
    assert free_levels({"cubes": [{"level": 1}, {"level": 2}, {"level": 3}]}, 4) == [4]


def classes(html: str, place: str) -> set[str]:
    """The classes of an element by its id."""
    found = re.search(rf'<span id="{place}" class="([^"]*)"', html)
    assert found, place
    return set(found[1].split())


def test_dice_chosen_for_the_cathedral_show_their_cubes_and_the_next_of_their_value_comes_above() -> None:
    game = position(dice={0: "white 5 5 2"}, deniers=9)
    game.say(0, "build", "die 0 white 5")
    for onlooker in (0, 1):
        html = str(drawn(game.state, onlooker).board)
        assert "coming" in classes(html, "pane-5-1")
        assert ("next" in classes(html, "pane-5-2")) == (onlooker == 0)
        assert ("next" in classes(html, "pane-2-1")) == (onlooker == 0)


def test_dice_chosen_against_an_event_show_the_banners_that_they_would_cover() -> None:
    game = position(queue="marauding", dice={0: "red 5 6 4 2"}, deniers=9)
    assert "banner coming" not in str(drawn(game.state, 0).board)
    game.say(0, "counter marauding", "die 0 red 6")
    assert str(drawn(game.state, 0).board).count("banner coming") == 1
    assert free_banners({"banners": 3, "cubes": [{"banner": 1}]}) == [2, 3]


@pytest.mark.parametrize("options", [{}, {"purple": True, "ramparts": True, "cards": "ladies"}])
def test_signs_are_drawn_as_on_the_board_and_each_is_told(options: dict[str, str | bool]) -> None:
    play = Play(GAME, 3, options)
    while play.movers() == [NATURE]:
        play.step(NATURE, play.legal(NATURE)[0])
    view, texts = GAME.view(play.state, 0), Strict(GAME, NAMES[:3])
    told = str(legend(Subject(GAME, view, sitting(3), [], 0, texts)))
    drawn_signs = re.findall(r"<div><dt[^>]*>(.+?)</dt><dd>(.+?)</dd></div>", told, re.DOTALL)
    assert len(drawn_signs) == told.count("<div>") > 20
    assert ("guard" in told, "purple" in told) == (bool(options), bool(options))
    of_the_site = {f"shape-{shape}" for shape in SHAPES.values()}
    assert set(re.findall(r'href="#([^"]+)"', told)) - of_the_site <= set(ids(symbols(GAME)))


# What is told in short


def decision(words: str, **told: str | int) -> Decision:
    """A decision with what its label is told."""
    return Decision(quote_plus(words), words, words, "", False, [], told)


def test_a_die_tells_what_the_group_would_cost_more_with_it() -> None:
    group = {"price": 2, "new_tradesman": 4, "dice": [{}]}
    assert by_die(decision("die 1 red 5", price=10, size=2), group) == Taken(deniers=4)
    assert by_die(decision("die 0 red 5", price=6, size=2), group) is None


def test_a_die_tells_how_many_join_with_it() -> None:
    group = {"price": 0, "new_tradesman": 4, "dice": []}
    assert by_die(decision("die 1 red 5", price=8, size=2), group) == Taken(dice=2, deniers=4)
    assert by_die(decision("help squire", price=4, size=1), group) == Taken(dice=1)


def test_dice_that_join_with_a_die_have_their_places_on_the_board() -> None:
    alone, joined = decision("die 1 red 5"), decision("die 1 red 5", joins="die 0 red 2,die 1 red 5,help squire")
    assert places_joining(alone) == []
    assert places_joining(joined) == ["die-0-red-2-0", "die-1-red-5-1"]
    assert short(joined).joins == [("red", 2), ("red", 5)]


def test_a_die_tells_what_it_counts_against_a_black_one_and_what_it_becomes() -> None:
    assert by_die(decision("die 0 red 3", counts=6, sum=7), None) == Taken(becomes="= 6")
    assert by_die(decision("die 0 red 3", turned=4), None) == Taken(becomes="→ 4")
    assert by_die(decision("die 0 red 3"), None) is None


def test_an_action_tells_what_it_costs_at_least_or_with_the_dice_that_join_at_once() -> None:
    assert by_action(decision("harvest", least_cost=2, size=0, price=0)) == Taken(deniers=2, at_least=True)
    assert by_action(decision("harvest", least_cost=2, size=2, price=4)) == Taken(dice=2, deniers=4)
    assert by_action(decision("harvest", least_cost=0, size=0, price=0)) == Taken(is_free=True)
    each = decision("activate artisan", least_cost=3, size=1, price=2, each_deniers=1)
    assert by_action(each) == Taken(dice=1, deniers=3, at_least=True)
    assert by_action(decision("pass")) is None


def test_who_leads_on_an_event_and_who_is_second() -> None:
    event = {"points": [4, 2], "cubes": [{"seat": 2}, {"seat": 0}, {"seat": 2}, {"seat": 1}]}
    assert leading(event) == [(4, [2]), (2, [0, 1])]


def test_nobody_is_second_where_several_share_the_lead() -> None:
    event = {"points": [4, 2], "cubes": [{"seat": 2}, {"seat": 0}]}
    assert leading(event) == [(4, [2, 0]), (2, [])]
    assert leading({"points": [3, 1], "cubes": []}) == [(3, []), (1, [])]


def test_events_have_less_room_the_more_they_are() -> None:
    assert [queue(count) for count in (0, 6, 7, 8, 9, 13)] == ["few", "few", "some", "some", "many", "many"]


def test_the_list_is_grouped_and_ends_with_what_ends_something() -> None:
    words = ("activate archer", "build", "counter raid", "harvest", "pass", "reroll", "recruit", "turn dice")
    decisions = [decision(one) for one in words]
    assert [(group.heading, len(group.shorts)) for group in menu(decisions)] == [
        ("list-cards", 1), ("list-events", 1), ("list-work", 2), ("list-influence", 3)]  # fmt: skip
    assert [ending.words for ending in endings(decisions)] == ["pass"]


def test_whole_sentences_take_lines() -> None:
    assert lines([decision("build"), decision("pass")]) == 1
    assert lines([replace(decision("build"), label="x" * 40, hints=["+1 point", "+2 influence"])]) == 3


def test_the_list_and_the_board_know_kinds_of_decisions_that_there_are() -> None:
    kinds = {words.split()[0] for words in GAME.catalogue}
    assert {*GROUPS, *LAST, *PLACES, *NAMING, *CHOICES, *FAMILIES, *IN_NUMBERS, *WITH_SIGNS} <= kinds


def test_a_decision_of_another_kind_is_told_by_its_whole_sentence() -> None:
    group = menu([decision("build"), decision("walk 3")])[-1]
    assert (group.heading, group.shorts[0].text, group.shorts[0].die) == ("list-others", None, None)


# What stays the same


@cache
def effects() -> list[dict[str, Any]]:
    """What every card and every event does."""
    activities = [activity(State(), card) for card in range(cards.ACTIVITIES)]
    return [shown["effect"] for shown in (*activities, *(event_card(State(), n) for n in range(cards.EVENT_FORMS)))]


def test_every_sign_has_a_picture() -> None:
    for sign in (sign for effect in effects() for sign in signs(effect)):
        if sign.kind == "picture":
            assert f'id="picture-{sign.name}"' in SYMBOLS
        if sign.kind == "die":
            assert sign.name in ("red", "white", "yellow", "any")


def test_every_effect_has_signs_and_a_brief_text() -> None:
    texts = Strict(GAME, NAMES)
    for effect in effects():
        assert effect["kind"] in SIGNS
        assert signs(effect)
        assert len(texts.text(f"brief-{effect['kind']}", **effect)) < 70


def sources() -> str:
    """Templates and Python of the page, and the parts that boards share."""
    files = (*TEMPLATES, *(SHARED / "parts").glob("*.html"), *Path(PAGE.templates.parent).glob("*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_all_texts_of_the_board_are_used() -> None:
    written = BOARD_TEXTS.read_text(encoding="utf-8")
    keys = {entry.id.name for entry in parse(written).body if isinstance(entry, Message)}
    code = sources()
    starts = tuple(re.findall(r'"([a-z]+-)"(?: ~|\))', code)) + tuple(
        f"{start}-" for start in ("list", "short", "brief")
    )
    unused = {key for key in keys if f'"{key}"' not in code and f"{{ {key} }}" not in written}
    assert {key for key in unused if not key.startswith(starts)} == set()
