"""The rules are compiled behind the pages, and bots play on the interpreted ones until then."""

import logging
import os
from pathlib import Path
from random import Random

import pytest

from parvis import bots
from parvis.cli.program import run
from parvis.engine import registry
from parvis.engine.boxes import boxed
from parvis.engine.play import Play
from parvis.web.background import compiling
from parvis.web.background.compiling import PROGRESS, BoxCompiler, Compiler
from parvis.web.server import serve
from tests.games.owners import BOXES, changed
from tests.web.visiting import Visitor


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet, and it is wanted."""
    monkeypatch.setenv("PARVIS_CACHE", os.environ["PARVIS_CACHE"])
    monkeypatch.setattr(compiling, "_LOADED", {})
    monkeypatch.setattr(compiling, "_ASKED", [])
    monkeypatch.delenv("PARVIS_CORE", raising=False)


@pytest.mark.slow
def test_another_process_compiles_and_then_bots_have_it() -> None:
    tiny = registry.find("tiny")
    assert not compiling.core(tiny).compiled
    heard: list[tuple[int, int]] = []
    compiler = Compiler(lambda done, total: heard.append((done, total)))
    assert PROGRESS.running
    compiler.run()
    assert not PROGRESS.running
    assert compiling.core(tiny).compiled
    total = sum(bots.work(registry.find(name)) for name in registry.names())
    assert heard == sorted(heard), "progress only grows"
    assert heard[-1] == (total, total)


def test_the_page_says_how_long_it_takes_and_what_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PROGRESS, "running", True)
    page = Visitor().get("/compiling")
    assert "1 to 3 minutes" in page.text
    assert "Hints come after" in page.text
    assert "…" not in page.text, "the bar says that it goes on, and no sign doubles where a line is cut"


def test_without_compiled_rules_the_interpreted_ones_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logging.getLogger("parvis"), "propagate", True)
    monkeypatch.setenv("PYTHONHOME", "/nowhere")  # no Python starts with this
    Compiler(lambda done, total: None).run()
    assert "bots play on with the interpreted ones" in caplog.text
    assert not PROGRESS.running
    assert not compiling.core(registry.find("tiny")).compiled


def test_a_game_with_a_box_is_compiled_once_bots_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = registry.find("tiny")
    game, compiled = boxed(changed("notre-dame")), bots.interpreted(tiny)
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(bots, "compiled", lambda game: compiled)
    monkeypatch.setattr(BoxCompiler, "compile", lambda self, *words: commands.append(words) or 0)
    assert compiling.core(game) is bots.interpreted(game)
    assert compiling.WANTED.empty(), "the installed games come first"
    monkeypatch.setitem(compiling._LOADED, tiny, compiled)
    for _ in range(2):
        assert compiling.core(game) is bots.interpreted(game)
    compiling.WANTED.put(None)
    BoxCompiler().run()
    assert [words[0] for words in commands] == ["--box"]
    assert compiling.core(game) is compiled


@pytest.mark.soak
@pytest.mark.slow
def test_compiled_with_a_box_the_same_can_be_decided_as_interpreted(tmp_path: Path) -> None:
    """All along a game; `parvis compile` takes the file of a box."""
    file = tmp_path / "box.json"
    file.write_bytes((BOXES / "notre-dame.json").read_bytes())
    assert run(["compile", "--porcelain", "--box", str(file)]) == 0
    game, random = boxed(changed("notre-dame")), Random(1)
    play, cores = Play(game, 3, {}), (bots.compiled(game), bots.interpreted(game))
    batches = [core.batch(1) for core in cores]
    while not play.over:
        seat = play.movers()[0]
        for core, batch in zip(cores, batches, strict=True):
            core.put(batch, 0, play.state)
            row = core.buffer(len(game.catalogue))
            assert core.numbers(row[: core.legal_at(batch, 0, seat, row)]) == play.legal(seat)
        play.step(seat, random.choice(play.legal(seat)))


def test_nothing_is_compiled_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_CORE", "interpreted")
    compiler = Compiler(lambda done, total: None)
    compiler.run()
    compiler.stop()
    assert compiler.process is None


def test_pages_show_how_far_it_is_and_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PROGRESS, "running", True)
    monkeypatch.setattr(PROGRESS, "done", 7)
    monkeypatch.setattr(PROGRESS, "total", 50)
    for address in ("/", "/compiling"):
        page = Visitor().get(address)
        assert '<progress max="50" value="7">' in page.html
        assert 'hx-get="/compiling"' in page.html
    monkeypatch.setattr(PROGRESS, "running", False)
    assert "hx-get" not in Visitor().get("/compiling").html


def test_the_console_tells_of_long_compiling_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    console = serve.Console()
    console.compiled(50, 100)
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(serve, "PATIENCE", -1.0)
    for done in range(1, 101):
        console.compiled(done, 100)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[1] for line in lines] == ["25%", "50%", "75%", "100%"]
