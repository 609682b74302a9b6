"""Bots of other packages: the example package is installed and plays everywhere; one that is no use is left out."""

import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tiny_game import GAME as TINY

from parvis import arena, bots
from parvis.bots import registry, uniform
from parvis.engine.refusals import GameError
from parvis.engine.samples import Case, walk
from parvis.envs import single_env
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.web.tables import bots as web_bots

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package, installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("package")
    install = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", str(folder), str(EXAMPLE)]
    subprocess.run([sys.executable, *install], check=True)
    return folder


@pytest.fixture(autouse=True)
def _installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(package))
    registry.from_outside.cache_clear()
    yield
    registry.from_outside.cache_clear()


def test_they_stand_behind_the_levels() -> None:
    assert bots.names() == [*bots.levels(), "hasty", "playout"]
    assert bots.find("playout").help == "judges each decision by 64 random games"
    assert web_bots.names(TINY)[-2:] == ["hasty", "playout"]


def test_they_play_in_the_arena() -> None:
    series = arena.Series.of(TINY, [("playout", "hasty", "random")], {}, 3, rotation=arena.Rotation.NONE)
    core = bots.interpreted(TINY)
    results = [arena.play_game(core, series, number) for number in range(5)]
    assert all(min(result.decisions) > 0 for result in results)
    assert len({result.ranks for result in results}) > 1


def test_they_decide_at_a_table(caplog: pytest.LogCaptureFixture) -> None:
    core = bots.interpreted(NOTRE_DAME)
    play = next(play for play in walk(NOTRE_DAME, Case(3, (), 1)) if len(play.steps) == 60)
    seat = play.movers()[0]
    assert bots.choose(core, NOTRE_DAME, play.state, seat, "hasty", seed=4) in play.legal(seat)
    assert caplog.messages == [], "no bot failed, so that another one decided"


def test_they_take_more_points_than_chance(caplog: pytest.LogCaptureFixture) -> None:
    series = arena.Series.of(NOTRE_DAME, [("hasty", "random", "random")], {}, 3, rotation=arena.Rotation.NONE)
    result = arena.play_game(bots.interpreted(NOTRE_DAME), series, 0)
    (hasty, _), *others = result.ranks
    assert hasty > max(points for points, _ in others)
    assert caplog.messages == []


def test_the_page_about_bots_shows_the_example() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    example = (EXAMPLE / "example_bots.py").read_text(encoding="utf-8")
    for shown in ("def hasty(", "def alike(", "HASTY = "):
        start = page.index(shown)
        assert re.split(r"\n\n\n|\n```", page[start:])[0] in example


def test_they_are_opponents_in_an_environment() -> None:
    env = single_env("tiny", 2, opponents="hasty")
    env.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, _ = env.step(int(env.unwrapped.action_masks().nonzero()[0][0]))


class Found:
    """An entry point that leads to something."""

    name, value, dist = "odd", "odd_bots:ODD", None

    def __init__(self, leads_to: object) -> None:
        self.leads_to = leads_to

    def load(self) -> object:
        if isinstance(self.leads_to, Exception):
            raise self.leads_to
        return self.leads_to


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (7, "odd_bots:ODD is not a parvis.bots.Bot"),
        (ImportError("no module named odd_bots"), "no module named odd_bots"),
        (replace(uniform.BOT, name="even"), "odd_bots:ODD calls itself even"),
    ],
)
def test_what_is_no_use_is_left_out_and_logged(
    found: object, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logging.getLogger("parvis"), "propagate", True)
    monkeypatch.setattr(registry, "entry_points", lambda group: [Found(found)])
    assert bots.names() == bots.levels()
    assert f"the bot odd of the package unknown is left out: {why}" in caplog.text
    with pytest.raises(GameError, match="no such bot: 'odd'"):
        bots.find("odd")


def test_nobody_replaces_a_level() -> None:
    entry = EntryPoint("greedy", "parvis.bots.greedy:GREEDY", "parvis.bots")
    with pytest.raises(GameError, match="a level already has that name"):
        registry.loaded(entry)
