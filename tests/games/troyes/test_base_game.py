"""Which games are shown on the board: those with things that it has no place for are played at the plain table."""

import pytest

from parvis.engine.play import Play
from parvis.games.troyes import GAME
from parvis.games.troyes.table.page import PAGE


@pytest.mark.parametrize(
    "options", [{}, {"sliding": True}, {"characters": "new"}, {"tournament": True}, {"ramparts": True}]
)
def test_the_base_game_is_played_on_the_board(options: dict[str, object]) -> None:
    assert PAGE.draws(Play(GAME, 3, options).view(0))


@pytest.mark.parametrize("options", [{"cards": "both"}, {"cards": "ladies"}, {"events": "both"}])
def test_cards_and_events_that_may_come_count_too(options: dict[str, object]) -> None:
    assert not PAGE.draws(Play(GAME, 3, options).view(None))


@pytest.mark.parametrize("options", [{"purple": True}, {"characters": "open"}])
def test_whatever_lies_on_the_table_counts_from_the_start_of_the_first_round(options: dict[str, object]) -> None:
    play = Play(GAME, 3, options)
    while play.view(None)["phase"] == "set-up":
        seat = play.movers()[0]
        play.step(seat, play.legal(seat)[0])
    assert not PAGE.draws(play.view(None))
