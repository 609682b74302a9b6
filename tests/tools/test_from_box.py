"""An owner's box becomes the next ruling, and all rulings before it stay as they were."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from parvis.engine import registry, values
from parvis.engine.box import Box
from parvis.engine.refusals import GameError
from tests.games.owners import BOXES
from tools import from_box


def printed(folder: Path, ruling: int) -> dict[tuple[str, str], Any]:
    """All values of a ruling by place and field."""
    forms = values.in_folder(folder, ruling).items()
    return {(one.place, one.field): one.value for place, form in forms for one in values.values_of(place, form)}


def copied(game: str, folder: Path) -> Path:
    """The data files of a game in a folder of their own."""
    found = registry.find(game).printed
    assert found
    return Path(shutil.copytree(found.file.parent, folder / "data"))


def box_now(game: str) -> Box:
    """The made-up owner's values, as differences from the newest ruling."""
    content = json.loads((BOXES / f"{game}.json").read_text(encoding="utf-8"))
    return Box.of(game, registry.find(game).ruling, content["values"])


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_the_next_ruling_has_the_values_of_the_box(game: str, tmp_path: Path) -> None:
    folder, box = copied(game, tmp_path), box_now(game)
    before = {ruling: printed(folder, ruling) for ruling in range(1, box.ruling + 1)}
    from_box.release(box, folder)
    assert {ruling: printed(folder, ruling) for ruling in before} == before
    after = printed(folder, box.ruling + 1)
    own = {(place, field): value for place, fields in box.changes.items() for field, value in fields.items()}
    expected = {place: value for place, value in (before[box.ruling] | own).items() if value is not None}
    if game == "troyes":  # streets are told apart by their numbers, which are others then
        assert after == expected
    assert sorted(map(str, after.values())) == sorted(map(str, expected.values()))


def test_a_page_says_what_is_different() -> None:
    ruling = registry.find("troyes").ruling
    box = Box.of("troyes", ruling, {"activity merchant": {"cost": 7}}, {"en": {"card-merchant": "Trader"}})
    told = from_box.page(box, {"vouched": "Anna", "notes": {"event war": "It comes twice."}})
    assert "Vouched for by: Anna" in told
    assert "| activity merchant | cost | 3 (reconstructed) | 7 |" in told
    assert "- event war: It comes twice." in told
    assert "- en: card-merchant = Trader" in told


def test_a_box_of_an_older_ruling_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps({"game": "troyes", "ruling": 1, "values": {}}))
    with pytest.raises(GameError, match="belongs to ruling 1"):
        from_box.read(file)
