"""Attempts at scenes: what may be decided, what the others do, when an aim is reached."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parvis.engine import registry
from parvis.engine.attempts import attempt, attempts_at, begun, recorded, scene_of, solution
from parvis.engine.lessons import Lesson, Scene, told
from parvis.engine.record import dumps
from parvis.engine.refusals import GameError, Refusal
from parvis.engine.telling import BEGAN, DECIDED
from parvis.engine.testing import GameContract
from tests.engine.changes import changed

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
    """Both cards are allowed, but the park pays for later gains only: whoever plays it last misses the aim at once."""
    assert solution(GAME, scene("park")) == ("play park", "play residence")
    missed = attempt(GAME, scene("park"), ["play residence"])
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


def found_in(*scenes: Scene, **changes: Any) -> str:
    """What the contract finds where the game has these scenes only."""

    class Broken(GameContract):
        game = changed(GAME, lessons=(Lesson("first-game", 8, scenes),), **changes)

    with pytest.raises((AssertionError, GameError)) as error:
        Broken().test_lessons_can_be_learned()
    return str(error.value)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"section": "dragons"}, "place: dragons"),
        ({"allows": ("play bank",)}, "nothing is asked"),
        ({"aim": (told(BEGAN, phase=0),)}, "the aim can't be reached"),
        ({"after": 41}, "nothing is asked"),
        (
            {"most": 2, "unless": (told(BEGAN, phase=range(99)),), "after": 32, "allows": ("keep *", "play *")},
            "reached",
        ),
        ({"replies": {"play *": "unsaid"}}, "scene-place.unsaid"),
    ],
)
def test_a_scene_that_can_t_be_learned_fails_the_contract(changes: dict[str, Any], message: str) -> None:
    assert message in found_in(replace(scene("place"), **changes))


def test_a_first_lesson_with_options_fails_the_contract() -> None:
    """Nobody meets the New Persons before the game that they are an expansion of."""
    assert "scholar: not the plain game" in found_in(scene("scholar"))


def test_a_scene_of_an_older_ruling_fails_the_contract() -> None:
    assert "place: not the newest ruling" in found_in(scene("place"), ruling=GAME.ruling + 1)


def test_two_scenes_of_one_name_fail_the_contract() -> None:
    assert "1 == 2" in found_in(scene("place"), scene("place"))


def test_a_card_that_is_too_long_fails_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parvis.engine.teaching_contract.LONGEST", 12)
    assert "scene-place" in found_in(scene("place"))


def test_a_record_with_an_illegal_step_fails_the_contract(tmp_path: Path) -> None:
    """The step is named by what it would decide."""
    steps = recorded(GAME, "first-game").to_json()
    steps["steps"][32] = [0, "keep park"]
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "first-game.json").write_text(dumps(steps), encoding="utf-8")
    assert "'keep park' is not legal" in found_in(scene("place"), folder=tmp_path)
