"""Attempts at scenes: what may be decided, what the others do, when an aim is reached."""

from dataclasses import replace

import pytest

from parvis.engine import registry
from parvis.engine.attempts import attempt, attempts_at, begun, scene_of, solution
from parvis.engine.lessons import Scene, told
from parvis.engine.refusals import GameError, Refusal
from parvis.engine.telling import BEGAN, DECIDED

GAME = registry.find("notre-dame")


def scene(name: str) -> Scene:
    """Scenes of Notre Dame by their names."""
    return scene_of(GAME, name)[1]


def test_an_aim_is_reached_by_what_rules_tell() -> None:
    """The card is played, a marker is taken: the scene is over, and nothing more can be decided."""
    done = attempt(GAME, scene("place"), ["play cloister-school"])
    assert done.is_done
    assert done.is_over
    with pytest.raises(GameError):
        done.decide("play residence")


def test_the_others_do_what_they_did_in_the_record() -> None:
    """Between two cards of whoever learns, each of the others plays the one that the record has next."""
    under_way = attempt(GAME, scene("park"), ["play park"])
    assert [seat for seat, _ in under_way.steps] == [0, 1, 2, 3, 3, 3]
    assert under_way.words() == ["play cloister-school", "play residence"]
    assert not under_way.is_over


def test_the_wrong_order_misses_the_aim() -> None:
    """Both cards are allowed, but the park pays for later gains only."""
    assert solution(GAME, scene("park")) == ("play park", "play residence")
    missed = attempt(GAME, scene("park"), ["play residence", "play park"])
    assert missed.is_over
    assert not missed.is_done


def test_what_must_not_be_told_spoils_an_aim() -> None:
    """A scene in which the next period must not begin ends when it does."""
    spoilt = replace(scene("cathedral"), unless=(told(BEGAN, phase=range(99)),))
    assert [way.is_done for way in attempts_at(GAME, spoilt) if way.is_over] == [False] * 4


def test_only_what_is_legal_and_allowed_can_be_decided() -> None:
    """Addresses hold decisions in words: each is checked."""
    for words in ("play park", "play bank", "nonsense", "hire hostess"):
        with pytest.raises(GameError):
            attempt(GAME, scene("place"), [words])
    with pytest.raises(Refusal, match="not part of this scene"):
        attempt(GAME, scene("place"), ["play residence"])


def test_starts_are_kept_as_they_are() -> None:
    """An attempt changes nothing of the position that all attempts begin at."""
    before = begun(GAME, "first-game", 40).state.copy()
    attempt(GAME, scene("place"), ["play cloister-school"])
    assert begun(GAME, "first-game", 40).state == before


def test_an_aim_names_details_that_there_are() -> None:
    """A misspelt detail is an error at once."""
    with pytest.raises(ValueError, match="sheep"):
        told(DECIDED, sheep=3)
