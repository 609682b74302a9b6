"""What the card at the end of a round tells: the prestige before and what each thing brought is the prestige now."""

from random import Random

import pytest

from parvis.engine.lines import Line
from parvis.engine.play import Play
from parvis.engine.summaries import Cell, Summary
from parvis.engine.telling import listen
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.words.summaries import BEFORE, COUNTED, GAIN, NOW, RAT, summaries
from tests.games.notre_dame.table import Family, position


def ended_round(*families: Family, persons: str, hire: list[str]) -> Summary:
    """The card of a round that ends with these hires."""
    first, *others = families
    game = position(
        players=len(families), phase="hire", persons=persons, others=dict(enumerate(others, 1)), **vars(first)
    )
    reader = summaries()
    listen(game.state, reader.hear)
    for seat, words in enumerate(hire):
        game.say(seat, words)
    return reader.ended[0]


def test_each_person_has_a_row_with_what_they_brought_and_nothing_is_told_of_nobody() -> None:
    families = Family(prestige=5), Family(prestige=8), Family(markers="park 2")
    card = ended_round(*families, persons="monk doctor bishop", hire=["hire monk", "hire doctor", "hire nobody"])
    assert card.rows["person-monk"] == {0: Cell(1)}
    assert card.rows["person-doctor"] == {1: Cell(0)}, "hired, though it brought nothing"
    assert "person-bishop" not in card.rows
    assert [card.rows[row][0].value for row in (BEFORE, GAIN, NOW)] == [5, 1, 6]


def test_what_the_park_adds_stands_apart() -> None:
    card = ended_round(
        Family(markers="park 2"),
        Family(),
        Family(),
        persons="monk doctor bishop",
        hire=["hire monk"] + ["hire nobody"] * 2,
    )
    assert (card.rows["person-monk"], card.rows["points-park"]) == ({0: Cell(1)}, {0: Cell(1)})


@pytest.mark.parametrize("players", [2, 5])
def test_every_round_adds_up_and_begins_where_the_last_one_ended(players: int) -> None:
    pick, play, reader = Random(players), Play(GAME, players, options={"new_persons": 1}), summaries()
    listen(play.state, reader.hear)
    while not play.over:
        seat = play.movers()[0]
        play.step(seat, pick.choice(play.legal(seat)))
    had = [0] * players
    for card in reader.ended:
        for seat in range(players):
            gains = [number(card.rows[row][seat]) for row in COUNTED if seat in card.rows.get(row, {})]
            assert card.rows[BEFORE][seat].value == had[seat]
            had[seat] += sum(gains)
            assert NOW not in card.rows or card.rows[NOW][seat].value == had[seat]
            assert isinstance(card.rows[RAT][seat].value, Line)
    assert had == list(play.result().scores)


def test_only_totals_are_secret() -> None:
    card = ended_round(*[Family(prestige=3)] * 3, persons="monk doctor bishop", hire=["hire monk"] * 3)
    for row, cells in card.rows.items():
        assert {cell.secret for cell in cells.values()} == {row in (BEFORE, NOW)}


def number(cell: Cell) -> int:
    """What stands in a cell that holds a number."""
    assert isinstance(cell.value, int)
    return cell.value
