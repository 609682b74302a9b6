"""The recorded games that the pictures of the README show."""

import pytest

from parvis.engine import record
from parvis.engine.play import Play
from tools.pictures.__main__ import ROOT, SHOTS
from tools.pictures.positions import RECORDS

ASKED = sorted({(shot.game, shot.steps) for shot in SHOTS.values() if shot.steps})


@pytest.mark.parametrize(("name", "steps"), ASKED)
def test_the_first_player_is_asked_in_the_picture(name: str, steps: int) -> None:
    found = record.load(RECORDS / name)
    play = Play(found.game, len(found.seats), found.options, found.ruling)
    for seat, decision in found.steps[:steps]:
        play.step(seat, decision)
    assert play.movers() == [0]


def test_every_picture_of_the_site_is_made_by_the_tool() -> None:
    named = {f"docs/pictures/{path.name}" for path in (ROOT / "docs" / "pictures").glob("*.png")}
    assert named == {path for path in SHOTS if path.startswith("docs/")}
