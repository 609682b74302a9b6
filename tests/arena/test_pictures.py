"""Pictures are drawn, in both formats, and show something."""

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from matplotlib.image import imread

from parvis.arena.pictures import (
    by_strength,
    draw_match,
    draw_ratings,
    draw_rungs,
    draw_sources,
    draw_times,
    effort,
    fill,
)
from parvis.arena.rating import ratings
from parvis.arena.standings import columns, plain
from parvis.arena.tournament import rungs
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.arena.small import Player, small_series

LINEUPS = [("greedy", "random", "random")]


def check_picture(folder: Path, name: str) -> None:
    """Check that a picture has ink, but none at the edges, where something would be cut off."""
    pixels = imread(folder / f"{name}.png")[..., :3]
    ink = pixels.min(axis=2) < 0.9
    assert ink.mean() > 0.01
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20
    edges = [ink[0], ink[-1], ink[:, 0], ink[:, -1]]
    assert not any(edge.any() for edge in edges)
    assert ET.parse(folder / f"{name}.svg").getroot().tag.endswith("svg")


def test_pictures_of_a_series(played: Player, tmp_path: Path) -> None:
    table = played(small_series(NOTRE_DAME, LINEUPS), 12)
    results = columns(table)
    draw_match(tmp_path, "Notre Dame", table)
    draw_rungs(tmp_path, "Notre Dame", plain(rungs(results, LINEUPS)), 1 / 3)
    draw_ratings(tmp_path, "Notre Dame", plain(ratings(results)))
    for name in ("scores", "seats", "sources", "ladder", "ratings"):
        check_picture(tmp_path, name)


def test_a_game_that_counts_no_sources_has_no_picture_of_them(played: Player, tmp_path: Path) -> None:
    draw_match(tmp_path, "Tiny", played(small_series(), 3))
    check_picture(tmp_path, "scores")
    assert not (tmp_path / "sources.png").exists()


def test_many_sources_look_different_and_all_are_named(tmp_path: Path) -> None:
    assert len({fill(number) for number in range(24)}) == 24
    scores = {f"source {number}": 24.0 - number for number in range(24)}
    draw_sources(tmp_path, "Troyes", {"greedy": scores, "random": scores})
    check_picture(tmp_path, "sources")


def test_strength_against_iterations(played: Player, tmp_path: Path) -> None:
    lineups = [("expert:2", "random", "random"), ("expert:8", "random", "random")]
    table = played(small_series(lineups=lineups), 6)
    draw_times(tmp_path, "Tiny", plain(rungs(columns(table), lineups)), 1 / 3)
    check_picture(tmp_path, "times")


def test_players_stand_in_order_of_strength() -> None:
    names = ["novice", "expert:20", "random", "expert:5", "novice"]
    assert by_strength(names) == ["random", "novice", "expert:20", "expert:5"]


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("expert:10ms", (0.01, "s")),
        ("expert:1.5s", (1.5, "s")),
        ("expert:1e-2s", (0.01, "s")),
        ("expert:4000", (4000, "")),
    ],
)
def test_effort_is_read_from_the_name(name: str, known: tuple[float, str]) -> None:
    assert effort(name) == (pytest.approx(known[0]), known[1])
