"""The pages about environments: their examples run, and the layouts that they show are those of the games."""

import re
import runpy
import subprocess
import sys
from math import prod
from pathlib import Path

import pytest

from parvis.engine import registry
from parvis.engine.play import Play
from parvis.envs import MissingExtra
from parvis.envs.extras import library
from tools import observation

FOLDER = Path(__file__).parent.parent.parent / "docs" / "envs"
LAYOUTS = {page.stem for page in FOLDER.glob("observation-*.md")}
EXAMPLES = [
    pytest.param(example, id=f"{page.stem}-{number}")
    for page in sorted(FOLDER.glob("*.md"))
    for number, example in enumerate(
        re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)
    )
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(example, encoding="utf-8")
    runpy.run_path(str(file))


def test_every_page_but_the_layouts_has_an_example() -> None:
    pages = {page.stem for page in FOLDER.glob("*.md")} - LAYOUTS
    assert {example.id.rpartition("-")[0] for example in EXAMPLES} == pages


@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_the_layout_is_that_of_the_game(layout: str) -> None:
    game = layout.removeprefix("observation-")
    page = observation.place(game).read_text(encoding="utf-8")
    assert page == observation.page(registry.find(game)), "run python -m tools.observation"


def test_without_a_name_the_pages_that_there_are_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one of every game that is installed."""
    monkeypatch.setattr(observation, "FOLDER", tmp_path)
    observation.place("troyes").touch()
    observation.main([])
    assert [file.name for file in tmp_path.iterdir()] == ["observation-troyes.md"]
    assert observation.place("troyes").read_text(encoding="utf-8") == observation.page(registry.find("troyes"))


@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_every_number_of_the_layout_has_its_place_on_an_axis(layout: str) -> None:
    game = registry.find(layout.removeprefix("observation-"))
    labels = game.observation.labels
    for field in game.observation.layout:
        assert field.size == prod(len(labels[axis]) for axis in field.axes), field.name
    assert {axis for field in game.observation.layout for axis in field.axes} == set(labels)


def test_the_page_says_which_number_of_a_field_is_whose() -> None:
    """Seat 1 asks for the markers of the family on its left in the hotel, as a reader of the page would."""
    game = registry.find("notre-dame")
    page = observation.place("notre-dame").read_text(encoding="utf-8")
    assert "| `markers` | 252 | 40 | 0 | 14 | 8 family + place |" in page
    state, seen = Play(game, 3).state, [0] * game.observation.size
    state.markers[2][4] = 5
    game.observation.write(state, 1, 0, seen)
    family = list(game.observation.labels["family"]).index("first to the left")
    place = list(game.observation.labels["place"]).index("hotel")
    assert seen[252 + 8 * family + place] == 5


def test_a_library_that_is_missing_is_named_with_the_extra_that_brings_it() -> None:
    with pytest.raises(MissingExtra, match=r"no_such_library is not installed; .*'parvis\[envs\]'"):
        library("no_such_library")


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, parvis.envs; print({'pettingzoo', 'gymnasium', 'pyspiel', 'torch'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
