"""The page about how the cards of Troyes are balanced: what is counted, and what is written."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from parvis.games.troyes import GAME
from parvis.games.troyes.cards import ACTIVITY_CARDS, ACTIVITY_NAMES, CHARACTER_NAMES, EVENT_NAMES
from parvis.games.troyes.pieces import CHARACTERS_EACH, GATES, SPOTS
from parvis.games.troyes.reading import OF_LADIES
from parvis.games.troyes.rules.effects import gains
from parvis.games.troyes.rules.ramparts.wall import TILE_NAMES
from tools.balance import guards, ladies
from tools.balance.__main__ import played
from tools.balance.counting import Books, play
from tools.balance.guards import Way
from tools.balance.page import page, title

pytestmark = pytest.mark.soak
GAMES = 2


@pytest.fixture(scope="module")
def books() -> Books:
    """Games of three who decide at random."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARVIS_CORE", "interpreted")
        return play(3, GAMES, "random")


@pytest.fixture(scope="module")
def both() -> Books:
    """Games with all modules, of three who decide at random."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARVIS_CORE", "interpreted")
        return play(3, 4 * GAMES, "random", ladies.SETTINGS[ladies.ALL])


@pytest.fixture(scope="module")
def ways() -> list[Way]:
    """A game with all modules in which one of three sends the guard; all others look one move ahead."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARVIS_CORE", "interpreted")
        return guards.play(3, 1, ladies.SETTINGS[ladies.ALL])


def ladies_page(books: Books) -> str:
    """The page of the expansion, from the same games for everything, and none in which the guard is sent."""
    played = {ladies.BASE: [books], **{name: [books] for name in ladies.SETTINGS}}
    return ladies.page(played, {setting: [[Way() for _ in TILE_NAMES]] for setting in ladies.SENT})


def test_points_by_source_are_the_scores(books: Books, both: Books) -> None:
    for kept in (books, both):
        assert sum(kept.sources.values()) == sum(sum(scores) for scores in kept.scores) > 0


def test_nine_cards_a_game(books: Books) -> None:
    assert sum(use.counts["games"] for use in books.cards) == GAMES * SPOTS
    assert sum(use.counts["games"] for use in books.characters) == GAMES * 3 * CHARACTERS_EACH[3]
    assert sum(books.events[form].counts["games"] for form in (0, 1)) == GAMES  # Marauding in its two forms


def test_nobody_uses_a_card_without_activating_it(books: Books) -> None:
    for use in books.cards:
        assert use.counts["used"] <= use.counts["games"]
        assert use.counts["used"] <= use.counts["players"] <= use.counts["uses"]
        assert use.counts["helped"] <= use.counts["activations"]


def test_gains_belong_to_the_card_that_brings_them(books: Books) -> None:
    card = ACTIVITY_NAMES.index("merchant")
    merchant = books.cards[card].counts
    assert merchant["deniers"] == gains.DENIERS_GAINED[card] * merchant["activations"]
    assert merchant["influence"] == merchant["citizens"] == 0


def test_every_card_has_its_line(books: Books) -> None:
    lines = page([books]).splitlines()
    gone = {"swordsman", "recruitment", "archbishop"}  # not in the box of the newest ruling
    gone |= {name for _, name in OF_LADIES}  # the page is about the base game
    for name in {*ACTIVITY_NAMES, *EVENT_NAMES, *CHARACTER_NAMES} - gone:
        assert any(line.startswith(f"| {title(name)} |") for line in lines)


def test_the_base_page_tells_of_the_base_game_alone(books: Books) -> None:
    lines = page([books]).splitlines()
    for _, name in OF_LADIES:
        assert not any(f"| {title(str(name))} |" in line for line in lines)


def test_cards_bring_what_stands_on_them(both: Books) -> None:
    for card, use in enumerate(both.cards):
        effect, counts = ACTIVITY_CARDS[card]["effect"], use.counts
        if ACTIVITY_NAMES[card] in ("lumberjack", "breeder"):
            assert counts["activations"] == counts["laid"] + counts["taken"]
            assert counts["points"] == effect.get("points", 0) * counts["taken"]
            gained = effect.get("deniers", 0) * counts["taken"]
            assert counts["deniers"] == gained - effect.get("put_deniers", 0) * counts["laid"]
        if ACTIVITY_NAMES[card] == "marriage":
            assert counts["points"] == effect["points"] * counts["activations"]
            assert counts["deniers"] == -effect["pay_deniers"] * counts["activations"]
        if ACTIVITY_NAMES[card] == "fort":
            assert counts["activations"] == counts["laid"] <= counts["points"] <= 2 * counts["laid"]
        if ACTIVITY_NAMES[card] == "landlady" and not counts["influence"]:
            assert counts["points"] == counts["activations"]
    assert sum(use.counts["laid"] for use in both.cards) > 0


def test_points_at_the_end_belong_to_cards_and_tiles(both: Books) -> None:
    points = {ladies.part_of(reason): 0 for reason in both.sources}
    for reason, count in both.sources.items():
        points[ladies.part_of(reason)] += count
    assert sum(use.counts["end points"] for use in both.cards) == points["To end"]
    assert sum(use.counts["points"] for use in both.tiles) == points["Tiles"]
    assert sum(use.counts["points"] for use in both.characters) == points["Characters"]


def test_a_tile_at_every_gate(both: Books) -> None:
    assert sum(use.counts["games"] for use in both.tiles) == 4 * GAMES * GATES
    assert both.guarded > 0
    for use in both.tiles:
        assert use.counts["reached"] <= 3 * use.counts["games"]
        assert use.counts["uses"] <= use.counts["cubes"]


def test_who_sends_the_guard_every_round_comes_far(ways: list[Way]) -> None:
    assert sum(way.counts["games"] for way in ways) == sum(len(way.margins) for way in ways) == GATES
    assert sum(way.counts["reached"] for way in ways) >= GATES - 1
    assert all(way.counts["uses"] <= way.counts["cubes"] for way in ways)
    assert any(way.counts["uses"] for way in ways)


def test_settings_are_options_of_the_game() -> None:
    for setting in ladies.SETTINGS.values():
        GAME.read_options(setting, 3)
    assert {name for setting in ladies.SETTINGS.values() for name in setting} == {
        option.name for option in GAME.options if option.group == "The Ladies of Troyes"
    }


def test_the_tournament_is_for_three_and_four(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.balance.__main__.play", lambda seats, games, options: Books(seats))
    assert [books.seats for books in played("tournament", 1)] == [3, 4]
    assert [books.seats for books in played("cards", 1)] == [2, 3, 4]


def test_a_count_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []

    def count(seats: int, games: int, options: Mapping[str, Any]) -> Books:
        counts.append(seats)
        return Books(seats, scores=[[games] * seats])

    monkeypatch.setattr("tools.balance.__main__.play", count)
    first = played("cards", 5, tmp_path)
    (tmp_path / "cards-3-5.pickle").unlink()
    assert played("cards", 5, tmp_path) == first
    assert counts == [2, 3, 4, 3]
    assert played("cards", 6, tmp_path) != first


def test_every_piece_of_the_expansion_has_its_line(both: Books) -> None:
    lines = ladies_page(both).splitlines()
    tiles = {name for part, name in OF_LADIES if part == "tile"}
    for name in {*ACTIVITY_NAMES, *CHARACTER_NAMES, *(name for part, name in OF_LADIES if part == "event")}:
        if name not in {"swordsman", "recruitment", "archbishop"}:  # not in the box of the newest ruling
            assert any(line.startswith(f"| {title(str(name))} |") for line in lines)
    assert 2 * len(tiles) == sum(line.startswith(("| I-", "| II-", "| III-", "| IV-")) for line in lines)


def test_tables_are_whole(books: Books, both: Books) -> None:
    lines = page([books]).splitlines()
    lines += ladies_page(both).splitlines()
    widths = [line.count("|") for line in lines]
    for width, after in pairwise(widths):
        assert width == after or 0 in (width, after)
