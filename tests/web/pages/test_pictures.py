"""The recorded games that the pictures of the README show."""

import pytest
from PIL import Image

from parvis.engine import record
from parvis.engine.play import Play
from tools.pictures.__main__ import FILM, FRAMES, ROOT, SHOTS
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


def test_the_picture_that_moves_shows_both_games_and_is_quick_to_load() -> None:
    film = ROOT / FILM
    with Image.open(film) as frames:
        assert frames.n_frames == 2 * FRAMES
    assert film.stat().st_size <= 1_500_000
