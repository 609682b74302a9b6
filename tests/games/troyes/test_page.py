"""The board of Troyes: all of the view stands on it, decisions are where they belong, and nothing hidden is shown."""

import re
from collections.abc import Iterator
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
from parvis.engine.lines import EVERYTHING, LogLine
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.pieces import NEUTRAL, ROUNDS
from parvis.games.troyes.rules import buildings
from parvis.games.troyes.signs import SIGNS, signs
from parvis.games.troyes.state import State
from parvis.games.troyes.table.page import PAGE
from parvis.games.troyes.table.page.context import free_banners, free_levels, known_characters, leading, queue
from parvis.games.troyes.table.page.targets import place_of
from parvis.games.troyes.table.printed import activity, event_card
from parvis.web.pages.board import SHARED, Subject, draw, legend, symbols
from parvis.web.pages.log import Sentence, taken_from
from parvis.web.tables.seats import SHAPES
from parvis.web.texts import GameTexts
from tests.games.troyes.drawing import NAMES, Strict, content, drawn, ids, offered, part, sitting
from tests.games.troyes.table import position

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


def test_dice_of_the_group_leave_their_outline_in_their_district() -> None:
    table = position(cards="merchant", dice={0: "yellow 3 3", 1: "yellow 4"}, deniers=13)
    table.say(0, "activate merchant", "die 1 yellow 4")
    assert 'aria-label="yellow 4, used"' in part(str(drawn(table.state, 0).board), "district-1", "div")


def test_beside_the_characters_stands_for_whom_they_score() -> None:
    board = str(drawn(position(characters="hugues-de-payns").state, 0).board)
    assert GameTexts(GAME, NAMES).text("characters-for-all") in board
    assert "for everyone" in part(board, "side", "ul")


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


def test_who_leads_on_an_event_and_who_is_second() -> None:
    event = {"points": [4, 2], "cubes": [{"seat": 2}, {"seat": 0}, {"seat": 2}, {"seat": 1}]}
    assert leading(event) == [(4, [2]), (2, [0, 1])]


def test_nobody_is_second_where_several_share_the_lead() -> None:
    event = {"points": [4, 2], "cubes": [{"seat": 2}, {"seat": 0}]}
    assert leading(event) == [(4, [2, 0]), (2, [])]
    assert leading({"points": [3, 1], "cubes": []}) == [(3, []), (1, [])]


def test_events_have_less_room_the_more_they_are() -> None:
    assert [queue(count) for count in (0, 6, 7, 8, 9, 13)] == ["few", "few", "some", "some", "many", "many"]


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
