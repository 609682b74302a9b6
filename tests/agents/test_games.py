"""Games that one agent plays in a process: which ones are kept, and what advice waits for."""

from threading import Event

import pytest

from parvis.agents import games as module
from parvis.agents.cores import Cores
from parvis.agents.games import MOST, Games
from parvis.engine import registry
from parvis.engine.refusals import GameError


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Games:
    """Games that are played interpreted."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")
    return Games(cores=Cores([registry.find("tiny")]))


def begun(games: Games, seed: int | None = 1) -> str:
    """A game against a bot that decides at random."""
    return games.new_game("tiny", 2, "random", {}, seed, 0, True)


def test_the_same_seed_deals_the_same_game(games: Games) -> None:
    first, again, other = begun(games), begun(games), begun(games, None)
    assert first.partition("\n")[2] == again.partition("\n")[2]
    assert (first[:14], again[:14]) == ("Game 1, seed 1", "Game 2, seed 1")
    assert other.startswith("Game 3, seed ")


def test_the_oldest_of_many_games_goes_first(games: Games) -> None:
    for _ in range(MOST + 1):
        begun(games)
    assert list(games.seats) == list(range(2, MOST + 2))
    with pytest.raises(GameError, match="there is no game 1: there are 2, 3"):
        games.look(1, "")
    assert games.look(None, "") == games.look(MOST + 1, "")


def test_advice_waits_for_compiled_rules(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "advice", lambda *given: "advice")
    begun(games)
    games.cores.done["tiny"].wait()
    assert games.advice(None) == "advice"
    monkeypatch.setitem(games.cores.done, "tiny", Event())
    with pytest.raises(GameError, match="no advice yet, as the rules are being compiled"):
        games.advice(None)


def test_a_game_that_cant_be_compiled_is_played_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(game: object) -> None:
        raise RuntimeError("no compiler")

    monkeypatch.setattr("parvis.bots.fastest", fails)
    cores = Cores([registry.find("tiny")])
    cores.done["tiny"].wait()
    assert cores.is_ready(registry.find("tiny"))
    assert "You are asked" in begun(Games(cores=cores))
