"""A game's own board in the middle of the page, and the plain table of a game without one."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from parvis.engine import boxes, registry
from parvis.engine.box import Box
from parvis.engine.contract import Game, Page
from parvis.engine.kept import forget
from parvis.engine.lines import EVERYTHING, Line
from parvis.engine.prospects import Preview
from parvis.web.pages import board, statics
from parvis.web.pages.board import Decision, Subject
from parvis.web.pages.table_page import later_in_short, named_and_rest, named_parts, valued
from parvis.web.tables.seats import HUMAN, Seat
from parvis.web.texts import GameTexts, text
from tests.web.visiting import Visitor, table

BOARD = """{% include "piece.html" %}
{% for seat in seats %}
<i class="seat-{{ seat.colour }}">{{ seat.name }} {{ seat.bot }} {{ seat.shape }}</i>
{% endfor %}
{% for decision in decisions %}
<button form="decide" name="decision" value="{{ decision.code }}">{{ decision.words }} {{ decision.key }}</button>
{% endfor %}
<b>{{ double }} {{ onlooker }} {{ text("rolls", number=5) }} {{ static("sand.png") }} {{ "<script>" }}</b>
"""


@pytest.fixture
def tiny_with_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The tiny game with a board of its own."""
    templates, static = tmp_path / "templates", tmp_path / "static"
    templates.mkdir()
    static.mkdir()
    (templates / "board.html").write_text(BOARD)
    (templates / "piece.html").write_text("<u>{{ view.heap }}</u>")
    (templates / "seat.html").write_text("{{ view.seats[seat.number].points }} of {{ seat.name }}")
    (static / "board.css").write_text("u { color: red }")
    (static / "sand.png").write_text("sand")
    page = Page(templates, lambda view, facing: {"double": 2 * view["heap"]}, static)
    game = replace(registry.find("tiny"), page=page)
    find = registry.find
    monkeypatch.setattr(registry, "find", lambda name: game if name == "tiny" else find(name))
    monkeypatch.setattr(statics, "address", lambda path: f"/static/{path}?hash")
    return game


def test_a_board_is_drawn_from_the_view_of_the_one_before_the_screen(tiny_with_board: Game) -> None:
    page = Visitor().open(table("human bot:random"))
    assert "<u>12</u>" in page.html
    assert "<b>24 0 rolls: 5 /static/games/tiny/sand.png?hash &lt;script&gt;</b>" in page.html
    assert '<i class="seat-yellow">Bruno random square</i>' in page.html
    assert 'class="plain"' not in page.html


def test_where_all_is_open_the_board_is_turned_to_whoever_played() -> None:
    game = registry.find("tiny")
    seats = [Seat(0, "Anna", "blue", HUMAN), Seat(1, "Bruno", "yellow", HUMAN)]
    mine = [seats[0], replace(seats[1], you=True)]
    everything = Subject(game, {}, mine, [], EVERYTHING, GameTexts(game, []))
    assert everything.facing == 1
    assert replace(everything, seats=seats).facing == 0
    assert replace(everything, onlooker=0).facing == 0


def test_a_boards_buttons_are_decisions_of_the_one_form(tiny_with_board: Game) -> None:
    page = Visitor().open(table("human bot:random"))
    in_board = re.findall(r'<button form="decide" name="decision" value="([^"]+)">lay', page.html)
    assert in_board == page.decisions
    assert 'id="decide"' in page.html


def test_a_game_may_add_to_the_list_of_players(tiny_with_board: Game) -> None:
    page = Visitor().open(table("human bot:random"))
    assert "0 of Bruno" in page.text
    assert '<li id="seat-1" class="seat-yellow' in page.html  # lines of logs mark it by its id


def test_a_game_may_have_a_tray_and_a_list_of_decisions_of_its_own(tiny_with_board: Game) -> None:
    folder = tiny_with_board.page.templates
    (folder / "tray.html").write_text("<s>{{ view.heap }} left</s>")
    (folder / "decisions.html").write_text(
        """{% from "parts/pressing.html" import picture %}{% for decision in decisions %}
        <button id="decision-{{ decision.code }}" name="decision" value="{{ decision.code }}">
        {{ picture("sand") }}{{ decision.told | length }}</button>
        {% endfor %}"""
    )
    forget(tiny_with_board, board.environment)
    page = Visitor().open(table("human bot:random"))
    assert "<s>12 left</s>" in page.html
    assert page.html.count("#picture-sand") == len(page.decisions) > 0
    assert 'data-key="1"' not in page.html


def test_no_part_of_later_points_hides_behind_another_that_makes_up_for_it() -> None:
    lines = [Line(f"later-{name}", {"count": "3"}) for name in ("persons", "cathedral")]
    lines.append(Line("later-markers-less", {"count": "2"}))
    shown, rest = named_and_rest(lines, ["persons"])
    assert (shown, rest) == (lines, [])


def test_a_boards_style_sheet_is_linked(tiny_with_board: Game) -> None:
    assert (
        '<link rel="stylesheet" href="/static/games/tiny/board.css?hash">' in Visitor().open(table("human human")).html
    )


def test_static_files_of_games_are_found(tiny_with_board: Game) -> None:
    storages = {storage.prefix: storage for _, storage in statics.GameFinder().list(None)}
    assert storages["games/tiny"].exists("board.css")


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_symbols_are_sent_once_and_not_with_every_answer(game: str) -> None:
    at = table("human human", game)
    drawn = set(re.findall(r'<symbol id="([^"]+)"', Visitor().open(at).html))
    answer = Visitor(htmx=True).open(at).html
    assert "<symbol" not in answer
    assert set(re.findall(r'<use href="#([^"]+)"', answer)) <= drawn


def test_a_game_without_a_page_has_no_board() -> None:
    assert board.styles(registry.find("tiny")) == []
    with pytest.raises(LookupError):
        board.environment(registry.find("tiny"))


def test_the_plain_table_shows_all_that_is_in_the_view() -> None:
    page = Visitor().open(table("human bot:random"))
    for words in ("Round 1", "Heap 12", "Anna Bruno", "Count 3 3", "Points 0 0", "Laid – –"):
        assert words in page.text


def test_what_is_kept_of_drawings_is_of_one_box_only() -> None:
    """An owner's names for cards are on no other table's board."""
    shipped = registry.find("troyes")
    own = boxes.boxed(Box.of("troyes", shipped.ruling, {}, {"en": {"card-merchant": "Trader"}}))
    games = [replace(game, page=None) for game in (shipped, own)]
    kept = [Subject(game, {}, [], [], None, GameTexts(game, [])).context()["cached"].args for game in games]
    assert kept[0] != kept[1]


def test_boards_lead_to_the_rules_of_their_own_table() -> None:
    """What is kept of drawings has links in it: another table in the same position has others."""
    for at in (table("human bot:random", "troyes"), table("human bot:random", "troyes")):
        page = Visitor().open(at).html
        assert set(re.findall(r"/tables/(\d+)/rules", page)) == {str(at.pk)}


@pytest.mark.parametrize(
    ("gained", "later", "told"),
    [
        (3, "1½", ("+1½", "+3", "−1½")),
        (0, "2", ("−2", "0", "−2")),
        (3, "3", ("", "+3", "−3")),
        (2, "", ("+2", "+2", "")),
    ],
)
def test_what_a_decision_is_worth_is_one_number_and_none_where_it_is_nothing(
    gained: int, later: str, told: tuple[str, str, str]
) -> None:
    lines = [Line("later-deniers-less", {"count": later})] if later else []
    texts = GameTexts(registry.find("troyes"), ["Anna", "Bruno"])
    made = valued(Decision("done", "done", "Done", "", False), Preview([], lines, gained), ["deniers"], texts)
    assert (made.worth, made.now_total, made.later_total) == told
    assert bool(made.later) is bool(later)


def test_a_number_that_is_an_estimate_looks_like_one_and_is_called_a_rule_of_thumb() -> None:
    decision = Decision("done", "done", "Done", "", False)
    certain = replace(decision, worth="+3", now_total="+3")
    expected = replace(certain, worth="+5", later_total="+2", later="points later: about +2")
    assert (certain.worth_brief, expected.worth_brief) == ("+3", "≈+5")
    assert expected.later_about == "≈+2"
    assert [text("table-later-thumb") in one.worth_told for one in (certain, expected)] == [False, True]


def test_gains_and_losses_that_make_nothing_are_not_told() -> None:
    lines = [Line("later-deniers", {"count": "1"}), Line("later-influence-less", {"count": "1"})]
    texts = GameTexts(registry.find("troyes"), ["Anna", "Bruno"])
    made = valued(Decision("done", "done", "Done", "", False), Preview([], lines), ["deniers"], texts)
    assert (made.later, made.later_total, made.worth) == ("", "", "")


def test_the_same_parts_are_named_of_all_decisions_of_a_question() -> None:
    paid, lost, brought = (Line(f"later-{what}", {"count": "3"}) for what in ("deniers-less", "influence-less", "dice"))
    dear = Line("later-influence-less", {"count": "6"})
    texts = GameTexts(registry.find("troyes"), ["Anna", "Bruno"])
    named = named_parts([Preview([], [brought]), Preview([], [dear, paid]), Preview([], [])])
    assert named == ["dice", "influence"]
    little, less = (Line(f"later-{what}", {"count": "½"}) for what in ("deniers-less", "citizens-less"))
    told = later_in_short([lost, brought, little, less], named, texts)
    assert texts.line(brought) in told
    assert texts.line(lost) in told
    assert texts.line(little) not in told
    assert told.endswith("−1 (other)")


@pytest.mark.parametrize("more", [["deniers-less"], ["deniers", "citizens"], ["deniers", "citizens", "delayed"]])
def test_what_is_not_named_is_never_one_thing_nor_as_much_as_what_is(more: list[str]) -> None:
    lines = [Line("later-dice", {"count": "4"}), *(Line(f"later-{what}", {"count": "2"}) for what in more)]
    texts = GameTexts(registry.find("troyes"), ["Anna", "Bruno"])
    told = later_in_short(lines, ["dice"], texts)
    assert texts.line(lines[1]) in told
    assert "(other)" not in told


def test_nothing_that_is_worth_asking_about_is_left_unnamed() -> None:
    less = (Line(f"later-{what}-less", {"count": "1"}) for what in ("deniers", "citizens"))
    lines = [Line("later-dice", {"count": "6"}), *less]
    texts = GameTexts(registry.find("troyes"), ["Anna", "Bruno"])
    assert all(texts.line(line) in later_in_short(lines, ["dice"], texts) for line in lines)


def test_what_a_decision_is_worth_does_not_run_into_the_words_before() -> None:
    html = Visitor().open(table("human bot:random bot:random", "notre-dame")).html
    assert '<small class="brings' in html
    assert re.findall(r"\w(?:</\w+>)+<small class=.(?:brings|later-brief)", html) == []
