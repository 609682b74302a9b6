"""Forms by ruling; released values, which nobody changes; rulings of owners, which are known by their fingerprints."""

import json
from pathlib import Path
from typing import Any

import pytest

from parvis.engine import registry
from parvis.engine.data import DataError, number
from parvis.engine.printed import Printed
from parvis.engine.refusals import GameError
from parvis.engine.rulings import Entries, form_in, in_ruling, newest, printed, read_forms
from tools.release import page

OLD = {"cost": 3, "source": {"cost": "reconstructed"}}
CORRECTED = {"cost": 4, "since": 3, "source": {"cost": "stated"}}
MONK = "cards.toml: monk"
ABBOT = ("cards.toml: abbot", {"cost": 1})


def box(*forms: dict[str, Any]) -> Entries:
    """The forms of the monk, and the abbot's only one."""
    return [*((MONK, form) for form in forms), ABBOT]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where two rulings are released, in which the monk cost 3."""
    (tmp_path / "released.toml").write_text(page(printed(tmp_path, box(OLD), rules=2)))
    return tmp_path


def complaint(folder: Path, entries: Entries) -> str:
    """What is wrong with these values."""
    with pytest.raises(DataError) as error:
        printed(folder, entries, rules=2)
    return str(error.value)


def test_a_correction_is_a_form_of_its_own(folder: Path) -> None:
    found = printed(folder, box(OLD | {"until": 2}, CORRECTED), rules=2)
    assert (len(found.rulings), found.released) == (3, 2)
    assert found.rulings[0] == found.rulings[1] != found.rulings[2]
    assert found.rulings[2][ABBOT[0]] == found.rulings[0][ABBOT[0]]
    assert [found.corrected(ruling) for ruling in (1, 2)] == [None, None]


@pytest.mark.parametrize(
    "forms",
    [
        [OLD | {"cost": 4}],
        [OLD | {"level": 2}],
        [OLD | {"until": 1}, CORRECTED | {"since": 2}],
        [OLD | {"until": 1}],
        [CORRECTED],
    ],
)
def test_what_is_released_is_not_changed(folder: Path, forms: list[dict[str, Any]]) -> None:
    ruling = 2 if forms[0].get("until") else 1
    assert complaint(folder, box(*forms)) == (
        f"{MONK} is not what it was in ruling {ruling}, which is released; a correction is a ruling of its own: "
        "put back what was there, until = 2, and add a form with the corrected values, since = 3"
    )


def test_a_form_that_was_replaced_keeps_its_end(tmp_path: Path) -> None:
    first, second = OLD | {"until": 1}, CORRECTED | {"since": 2}
    (tmp_path / "released.toml").write_text(page(printed(tmp_path, box(first, second), rules=2)))
    assert "put back what was there, and add" in complaint(tmp_path, box(first | {"cost": 5}, second))


def test_what_was_not_there_is_not_put_into_a_released_ruling(folder: Path) -> None:
    """Nor is a file that is new. With a ruling of its own it is."""
    for new in ("cards.toml: prior", "fan.toml: prior"):
        assert complaint(folder, [*box(OLD), (new, {"cost": 2})]) == (
            f"{new} is new: ruling 1, which is released, was played without it; what is new comes with a ruling of its "
            "own, since = 3"
        )
        found = printed(folder, [*box(OLD), (new, {"cost": 2, "since": 3})], rules=2)
        assert (found.released, found.corrected(2)) == (2, None)
        assert found.corrected(3)


def test_where_a_value_comes_from_may_be_told_better_at_any_time(folder: Path) -> None:
    assert printed(folder, box(OLD | {"source": {"cost": "stated"}}), rules=2).released == 2


def test_rulings_are_numbered_one_after_the_other(folder: Path) -> None:
    assert complaint(folder, box(OLD | {"until": 4}, CORRECTED | {"since": 5})) == (
        f"{MONK}: no value begins with ruling 3, which is the next one: what is new needs since = 3"
    )


@pytest.mark.parametrize("source", ["reconstructed", "stated"])
def test_a_ruling_changes_a_value(folder: Path, source: str) -> None:
    same = OLD | {"since": 3, "source": {"cost": source}}
    assert complaint(folder, box(OLD | {"until": 2}, same)) == (
        f"{MONK}: ruling 3 changes nothing; its values are those of ruling 2"
    )


def test_a_ruling_of_the_rules_needs_no_new_value(folder: Path) -> None:
    assert len(printed(folder, box(OLD), rules=3).rulings) == 3


def owners(folder: Path, cost: int = 4, **more: Any) -> str:
    """The fingerprint of an owner's ruling 3."""
    found = printed(folder, box(OLD | {"until": 2}, CORRECTED | {"cost": cost} | more), rules=2).corrected(3)
    assert found is not None
    return found


def test_the_fingerprint_of_an_owners_ruling_goes_by_all_values_and_nothing_else(folder: Path) -> None:
    assert owners(folder) == owners(folder, source={"cost": "inferred"})
    assert len({owners(folder), owners(folder, 5), owners(folder, level=1)}) == 3
    assert owners(folder) == json.loads(json.dumps(owners(folder)))


def test_an_owners_ruling_is_none_once_the_project_has_released_another_of_that_number(folder: Path) -> None:
    released = box(OLD | {"until": 2}, CORRECTED | {"cost": 7})
    (folder / "released.toml").write_text(page(printed(folder, released, rules=2)))
    assert printed(folder, released, rules=2).corrected(3) is None
    assert "ruling 3, which is released" in complaint(folder, box(OLD | {"until": 2}, CORRECTED))
    assert printed(
        folder,
        [*released[:1], (MONK, CORRECTED | {"cost": 7, "until": 3}), released[-1], (MONK, CORRECTED | {"since": 4})],
        rules=2,
    ).corrected(4)


def test_a_form_holds_from_a_ruling_to_a_ruling() -> None:
    forms = [OLD | {"until": 2}, CORRECTED]
    assert [in_ruling(forms, ruling) for ruling in (1, 2, 3)] == [forms[:1], forms[:1], forms[1:]]
    assert (newest(forms), newest(forms[:1]), newest([OLD])) == (3, 3, 1)
    assert form_in(MONK, forms, 3)["cost"] == 4
    with pytest.raises(DataError, match=r"^cards\.toml: monk is missing in ruling 3$"):
        form_in(MONK, forms[:1], 3)
    with pytest.raises(DataError, match="monk stands there twice in ruling 3; a form that is replaced needs an"):
        form_in(MONK, [OLD, CORRECTED], 3)


def test_a_part_of_a_file_has_one_form_or_several() -> None:
    fields = {"cost": number(0, 9)}
    assert read_forms("cards.toml", {"monk": OLD}, "monk", fields) == [{"cost": 3}]
    several = read_forms("cards.toml", {"monk": [OLD | {"until": 2}, CORRECTED]}, "monk", fields)
    assert several == [{"cost": 3, "until": 2}, {"cost": 4, "since": 3}]
    with pytest.raises(DataError, match=r"^cards\.toml: monk is 3; it has to be a table$"):
        read_forms("cards.toml", {"monk": [3]}, "monk", fields)


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_all_rulings_of_the_games_are_released(name: str) -> None:
    game = registry.find(name)
    found = game.printed
    assert isinstance(found, Printed)
    assert game.ruling == len(found.rulings) == found.released
    assert found.file.read_text() == page(found), "run python -m tools.release"
    assert all(game.corrected(ruling) is None for ruling in range(1, game.ruling + 1))


def test_a_game_without_printed_values_has_released_rulings_only() -> None:
    tiny = registry.find("tiny")
    tiny.check_stored(1, None)
    with pytest.raises(GameError, match=r"^tiny has no ruling 2 with an owner's corrections"):
        tiny.check_stored(2, "0123456789abcdef")
    with pytest.raises(GameError, match="tiny has the released values here, but the game began with an owner's"):
        tiny.check_stored(1, "0123456789abcdef")
