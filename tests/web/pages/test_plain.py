"""The plain table: headings, words and lines from a game's texts, and which shape an entry has."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from django.template import engines
from fluent.syntax import parse
from fluent.syntax.ast import Message

from parvis.engine import registry, samples
from parvis.engine.box import Box
from parvis.engine.boxes import boxed
from parvis.engine.lines import EVERYTHING, Line
from parvis.engine.play import Play
from parvis.games.troyes import FOLDER
from parvis.web.pages.plain import Plain, ViewEntry
from parvis.web.tables.seats import SHAPES, Seat
from parvis.web.texts import GameTexts
from tests.games.troyes.sentences import referred
from tests.games.troyes.table import position
from tests.web.visiting import NAMES

TEXTS = """
view-heap = Cards in the heap
view-secret = {""}
view-box-heap = Rest
card-bank = Bank
card-none = Face down
about-card-bank = Take { $coins } coins, or { $points_2 } points.
about-kind-feed = Feed { $meals } guests.
passed-no = {""}
passed-yes = has passed
line-laid = { $seat } at { $place }
"""
PAGE = '{% from "_seat.html" import named with context %}{% include "_plain.html" %}'
VIEW_TEXTS = FOLDER / "words" / "texts" / "en" / "view.ftl"
GAMES, STRIDE, SPARSE = 16, 99, 1 if samples.SOAK else 3
BANK = {"card": "bank", "effect": {"coins": 3}, "points": [1, 2]}


@pytest.fixture
def plain(tmp_path: Path) -> Plain:
    """A game with these texts, for two players."""
    (tmp_path / "en.ftl").write_text(TEXTS)
    named = {"seat_names": ("seat", "turn_seat", "owner"), "seats_entry": "families"}
    return Plain(replace(registry.find("tiny"), texts=tmp_path, **named), 2)


def html(plain: Plain, view: dict[str, Any], onlooker: int | None = 0) -> str:
    """The plain table of a view."""
    seats = [Seat(number, NAMES[number], colour, "human") for number, colour in enumerate(SHAPES)][: plain.seats]
    onlooking, number = SimpleNamespace(onlooker=onlooker), SimpleNamespace(number=1)
    made = engines["jinja2"].env.from_string(PAGE)
    return str(made.render(plain=plain, view=view, seats=seats, onlooker=onlooker, screen=onlooking, table=number))


def words(page: str) -> str:
    """What is to be read there."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.partition("</h2>")[2])).split())


def test_an_entry_is_called_as_the_texts_say_or_by_its_name(plain: Plain) -> None:
    assert words(html(plain, {"heap": 3, "used_cards": [4, 5]})) == "Cards in the heap 3 Used cards 4 5"
    assert plain.heading("heap", "box") == "Rest"
    assert plain.heading("heap", "chest") == "Cards in the heap"


def test_an_empty_text_hides_an_entry(plain: Plain) -> None:
    assert words(html(plain, {"secret": 1, "passed": False, "heap": 2})) == "Cards in the heap 2"
    assert words(html(plain, {"passed": True})) == "Passed has passed"


def test_words_are_the_texts_own_others_stay_as_they_are(plain: Plain) -> None:
    assert words(html(plain, {"card": "bank", "other": "inn", "on": True, "off": False, "nobody": None})) == (
        "Card Bank Other inn On ✓ Off – Nobody –"
    )
    assert words(html(plain, {"card": None, "list": []})) == "Card Face down List –"


def test_seats_are_shown_as_players(plain: Plain) -> None:
    assert words(html(plain, {"turn_seat": 1, "owner": 0, "seat": 7})) == "Turn seat Bruno Owner Anna Seat 7"


def test_an_object_is_explained_with_its_numbers_where_all_are_known(plain: Plain) -> None:
    assert plain.about(BANK) == "Take 3 coins, or 2 points."
    assert plain.about({"card": "bank", "coins": 3}) is None
    assert plain.about({"card": "inn"}) is None
    page = html(plain, {"cards": [BANK, {"card": None}]})
    assert "<h4>Bank</h4>" in page
    assert "<h4>Face down</h4>" in page
    assert words(page) == "Cards Bank Take 3 coins, or 2 points. Effect Coins 3 Points 1 2 Face down"


def test_what_no_text_explains_may_be_explained_by_the_kind_of_an_object_in_it(plain: Plain) -> None:
    cook = {"card": "cook", "effect": {"kind": "feed", "meals": 3}}
    assert plain.about(cook) == "Feed 3 guests."
    assert plain.about({**BANK, **cook, "card": "bank", "coins": 1, "points_2": 2}) == "Take 1 coins, or 2 points."
    assert plain.about({"card": "cook", "effect": {"kind": "feed"}}) is None


def test_an_object_within_another_is_folded(plain: Plain) -> None:
    page = html(plain, {"box": {"lid": 1, "cards": [BANK]}})
    assert "<summary>Bank</summary>" in page


def test_objects_of_the_same_kind_are_a_table(plain: Plain) -> None:
    page = html(plain, {"places": [{"name": "inn", "value": 2}, {"name": "mill", "value": 3}]})
    assert page.count("<tr>") == 3
    assert words(page) == "Places Name Value inn 2 mill 3"


def test_what_has_a_line_is_told_in_it_with_the_player(plain: Plain) -> None:
    page = html(plain, {"laid": [{"seat": 1, "place": "door"}, {"seat": 0, "place": "wall"}]})
    assert words(page) == "Laid Bruno at door Anna at wall"
    assert page.count("#shape-") == 2


def test_players_stand_beside_each_other(plain: Plain) -> None:
    families = [
        {"seat": seat, "coins": 5 + seat, "hand": {"red": [seat], "blue": []}, "cards": [BANK]} for seat in range(2)
    ]
    assert words(html(plain, {"families": families})) == (
        "Families Anna Bruno Coins 5 6 Hand Red 0 1 Blue – – "
        "Anna : Cards Bank Take 3 coins, or 2 points. Effect Coins 3 Points 1 2 "
        "Bruno : Cards Bank Take 3 coins, or 2 points. Effect Coins 3 Points 1 2"
    )
    assert words(html(plain, {"families": families[:1]})).startswith("Families Seat Anna Coins 5")


def test_nothing_of_players_that_differ_is_lost(plain: Plain) -> None:
    families = [{"hand": {"red": 1}, "coins": 3}, {"hand": None, "coins": [4], "box": {"lid": 1}}]
    read = words(html(plain, {"families": families}))
    assert read == "Families Anna Bruno Coins 3 4 Anna : Hand Red 1 Bruno : Box Lid 1"
    families = [{"hand": {"passed": True}}, {"hand": {"passed": False, "red": 2}}]
    read = words(html(plain, {"families": families}))
    assert read == "Families Anna Bruno Hand Passed has passed Red – 2"


def test_lists_in_lists_are_shown(plain: Plain) -> None:
    assert words(html(plain, {"grid": [[1, 2], [3, [4]], {"card": "bank"}]})) == "Grid 1 2 3 4 Bank"


def test_what_a_view_says_is_no_markup(plain: Plain) -> None:
    page = html(plain, {"<b>": "<i>", "card": "<u>", "list": ["<s>"]})
    assert not re.search(r"<[bius]>", page)


def test_a_text_that_lacks_an_argument_is_none(plain: Plain) -> None:
    assert plain.texts.whole(Line("line-laid", {"seat": 1})) is None
    assert plain.line({"place": "door"}, "laid", "") is None
    assert plain.line("door", "laid", "") is None
    assert plain.entry("heap", 1) == ViewEntry("heap", "Cards in the heap", 1)


def pages() -> Iterator[str]:
    """Plain tables of random games of Troyes through all eyes: of every kind of position one, and some more.

    But in a soak, every third position is looked at.
    """
    game, kinds = registry.find("troyes"), set()
    for case in samples.cases(game, GAMES):
        plain = Plain(game, case.seats)
        for play in samples.walk(game, case):
            if not play.over and len(play.steps) % SPARSE:
                continue
            onlooker = EVERYTHING if play.over else (0, None)[len(play.steps) % 2]
            view = play.view(onlooker)
            special = [
                bool(view[name]) for name in ("thrown", "turned_over", "activation", "marauding_leaves", "sliding")
            ]
            group = view["group"] or {"brings": (), "dice": (), "action": None, "cubes_of": ()}
            parts = (group["action"], *group["brings"], bool(group["dice"]), bool(group["cubes_of"]))
            strikes = any("strikes" in event for event in view["events"])
            kind = (view["phase"], case.seats, strikes, *special, *parts)
            if kind not in kinds or len(play.steps) % STRIDE == 0:
                yield html(plain, view, onlooker)
            kinds.add(kind)


def seldom() -> Iterator[str]:
    """Plain tables of positions that few random games come to."""
    alone = position(options="events=both", queue="marauding, possession")
    sending = position(options="cards=both", cards="chief-templar", dice={0: "white 3 4"}, influence=9)
    sending.say(0, "activate chief-templar", "die 0 white 3")
    turning = position(options="purple", dice={0: "purple 6, white 1"}, influence=9)
    turning.say(0, "turn dice", "die 0 purple 6")
    guarding = position(guard=1, dice={0: "red 3, white 1"}).say(0, "guard", "die 0 red 3")
    answering = position(outdoor="i-d 1", dice={0: "yellow 3", 1: "red 1"}).use(0, "harvest", "0 yellow 3")
    helped = position(options="cards=both", cubes="augustine 2", dice={0: "yellow 3 4", 1: "red 1"})
    helped.say(0, "harvest", "help augustine")
    for table in (alone, sending, turning, guarding, answering, helped):
        yield html(Plain(registry.find("troyes"), 3), table.play.view(0))
    lined = boxed(Box.of("troyes", 3, {"buildings": {"bishopric": "1 3 5, 2 4 6"}}))
    yield html(Plain(lined, 3), Play(lined, 3).view(0))


@pytest.mark.slow
def test_the_plain_table_of_troyes_is_in_words_and_all_its_texts_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    whole = GameTexts.whole

    def noting(texts: GameTexts, line: Line) -> str | None:
        found = whole(texts, line)
        used.update([line.key] if found is not None else [])
        return found

    monkeypatch.setattr(GameTexts, "whole", noting)
    for page in (*pages(), *seldom()):
        read = words(page)
        assert not re.search(r"[_{}\ue000]|[a-z]-[a-z]+-|city-hall|hugues-de|True|False|None", read), read
    written = entries(VIEW_TEXTS)
    of_game: dict[str, Message] = {}
    for file in VIEW_TEXTS.parent.glob("*.ftl"):
        of_game |= entries(file)
    told = {other for key in used & written.keys() for other in referred(of_game, key)}
    assert written.keys() - told == set()


def entries(file: Path) -> dict[str, Message]:
    """The texts of a file by their keys."""
    return {entry.id.name: entry for entry in parse(file.read_text()).body if isinstance(entry, Message)}
