"""What the card at the end of a round tells of citizens, and the last scoring of characters."""

from random import Random

import pytest

from parvis.engine.play import Play
from parvis.engine.summaries import Cell
from parvis.engine.telling import listen
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.games.troyes.state import NOBODY
from parvis.games.troyes.words.scores import TILE_SOURCES_AT_END
from parvis.games.troyes.words.summaries import gained_points, summaries
from parvis.web.texts import GameTexts
from tests.games.troyes.table import Player, Table, position

NAMES = ["Anna", "Bruno", "Clara", "David"]


def driven(table: Table, *moves: str) -> list[str]:
    """What the card tells after moves of seat 0 that end a round."""
    reader = summaries()
    listen(table.state, reader.hear)
    for words in moves:
        table.use(0, *words.split(": "))
    reader.end("round-over", round=1)
    return [GameTexts(GAME, NAMES).line(line.line) for line in reader.ended[0].lines]


def test_who_is_driven_out_of_which_building_and_by_whom() -> None:
    table = position(dice={0: "red 3", 1: "white 1"}, others={1: Player(citizens="palace 3")})
    assert driven(table, "place palace: 0 red 3") == ["Anna expels Bruno's citizen from the Palace."]


@pytest.mark.parametrize(
    ("who", "told"),
    [
        (0, "Anna expels one of their own citizens from the Palace."),
        (2, "Anna expels a neutral citizen from the Palace."),
    ],
)
def test_citizens_of_ones_own_and_neutral_ones_too(who: int, told: str) -> None:
    others = {who: Player(citizens="palace 3")} if who < 2 else {}
    table = position(dice={0: "red 3", 1: "white 1"}, others=others)
    assert driven(table, "place palace: 0 red 3") == [told]


def test_who_slides_drives_nobody_out() -> None:
    others = {1: Player(citizens="palace 1"), 0: Player(citizens="palace 2")}
    table = position(options="sliding", dice={0: "red 2", 1: "white 1"}, others=others)
    assert driven(table, "place palace: 0 red 2") == ["Anna expels Bruno's citizen from the Palace."]


def test_characters_that_brought_nobody_anything_are_told_with_zeros() -> None:
    pick = Random(3)
    play = Play(GAME, 2)
    reader = summaries()
    listen(play.state, reader.hear)
    while not play.over:
        seat = play.movers()[0]
        play.step(seat, pick.choice(play.legal(seat)))
    rows = reader.ended[-1].rows
    dealt = zip(CHARACTER_NAMES, play.state.character, strict=False)
    held = [f"points-{name}" for name, seat in dealt if seat != NOBODY]
    assert held
    assert set(held) <= rows.keys()
    assert any(all(cell.value == 0 for cell in rows[row].values()) for row in held)
    for seat, score in enumerate(play.result().scores):
        assert sum(number(cells[seat]) for cells in rows.values() if seat in cells) == score


@pytest.mark.parametrize("tile", ["iv-b", "iv-c"])
def test_the_last_scoring_names_what_a_tile_brings_then_and_not_what_it_brought_before(tile: str) -> None:
    reasons = {name: reason for reason, name in TILE_SOURCES_AT_END.items()}
    reader = summaries()
    gained_points(reader, position().state, 0, 4, reasons[tile])
    reader.end("scoring-over")
    assert reader.ended[0].rows.keys() >= {f"points-{tile}-at-end"}


def number(cell: Cell) -> int:
    """What stands in a cell that holds a number."""
    assert isinstance(cell.value, int)
    return cell.value
