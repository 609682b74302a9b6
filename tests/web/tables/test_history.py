"""The past of a table: any step of it, and what its game came from."""

from dataclasses import replace

import pytest

from parvis.engine import registry
from parvis.engine.play import Play
from parvis.web.tables.history import account, first_decision, table_game_at
from tests.web.archived import archived, finished


def test_every_position_of_a_game_is_found_again() -> None:
    at = finished()
    steps = list(at.steps.order_by("number").values_list("seat", "words"))
    playing = table_game_at(at, 0)
    play = Play(playing.game, len(at.seats), at.options, at.ruling)
    for number, (seat, words) in enumerate(steps):
        assert table_game_at(at, number).state == play.state
        play.say(seat, words)
    assert table_game_at(at, len(steps)).state == play.state
    assert play.result().scores == at.result["scores"]


def test_chance_comes_first() -> None:
    at = finished()
    first = first_decision(at)
    seats = list(at.steps.order_by("number").values_list("seat", flat=True))
    assert first == 6
    assert set(seats[:first]) == {15}
    assert seats[first] < 15


@pytest.mark.parametrize("name", ["2p-base-greedy-0", "5p-new-limited-random-835-coins-run-out"])
def test_sources_add_up_to_the_scores_and_standings_lead_there(name: str) -> None:
    at = archived(name)
    found = account(at)
    assert [sum(sources.values()) for sources in found.sources] == at.result["scores"]
    assert len(found.standings) == 10
    assert found.standings[0] == [0] * len(at.seats)
    assert found.standings[-1] == at.result["scores"]


def test_a_game_that_tells_no_sources_has_none_but_standings_after_its_rounds() -> None:
    at = finished()
    found = account(at)
    assert found.sources == []
    assert [found.standings[0], len(found.standings), found.standings[-1]] == [[0, 0], 3, at.result["scores"]]


def test_a_game_without_rounds_has_no_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    at, game = finished(), replace(registry.find("tiny"), round_of=None)
    monkeypatch.setattr(registry, "find", lambda name: game)
    assert account(at).standings == []
