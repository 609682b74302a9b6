"""Starting the site: where its data lie, the port, and what a killed server leaves behind."""

import resource
import signal
import socket
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import unquote_plus

import pytest

from parvis.engine import registry
from parvis.engine.play import Play
from parvis.engine.refusals import GameError
from parvis.web.server import serve
from parvis.web.storage import places
from tests.engine.test_files import full_after
from tests.web.running import RemoteVisitor, Site
from tests.web.tables.test_opening import filled_in


def test_the_secret_key_is_made_once_and_nobody_else_reads_it(tmp_path: Path) -> None:
    key = places.secret_key(tmp_path)
    assert len(key) > 50
    assert places.secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret-key").stat().st_mode) == 0o600


@pytest.mark.parametrize("damaged", [b"", b"short", b"\xff" * 64, b"\0" * 64, b"a" * 65, b" " * 64])
def test_a_damaged_secret_key_is_made_again(damaged: bytes, tmp_path: Path) -> None:
    (tmp_path / "secret-key").write_bytes(damaged)
    key = places.secret_key(tmp_path)
    assert len(key) > 50
    assert places.secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret-key").stat().st_mode) == 0o600


@pytest.mark.parametrize("size", [0, 10])
def test_a_full_disk_at_the_first_start_leaves_no_half_a_key(size: int, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="File too large"), full_after(size):
        places.secret_key(tmp_path)
    assert not (tmp_path / "secret-key").exists()
    assert len(places.secret_key(tmp_path)) > 50


def test_all_who_start_first_at_once_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(places.secret_key, [tmp_path] * 8))) == 1


def test_data_lie_where_the_user_wants_or_keeps_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_DATA", str(tmp_path / "here"))
    assert places.data_folder() == tmp_path / "here"
    monkeypatch.delenv("PARVIS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert places.data_folder() == tmp_path / "parvis"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.data_folder() == tmp_path / ".local" / "share" / "parvis"
    assert places.data_folder().is_dir()


def test_a_taken_port_is_told_and_the_next_free_one_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with serve.listen("127.0.0.1", 18100) as first:
        taken = first.getsockname()[1]
        with serve.listen("127.0.0.1", taken) as second:
            assert second.getsockname()[1] > taken
    assert f"Port {taken} can't be used" in capsys.readouterr().err


def test_no_port_and_no_host_are_told() -> None:
    with serve.listen("127.0.0.1", 18200) as first:
        port = first.getsockname()[1]
        with pytest.raises(GameError, match=f"port {port} is taken"):
            serve.listen("127.0.0.1", port, tries=1)
        with serve.listen("127.0.0.1", port) as next_one:
            tries = next_one.getsockname()[1] - port + 1
            with pytest.raises(GameError, match="no free port"):
                serve.listen("127.0.0.1", port, tries)
    with pytest.raises(GameError, match="no address"):
        serve.listen("no.such.host.invalid", 18300)


def test_only_a_site_for_others_answers_to_other_names() -> None:
    assert serve.names_of("127.0.0.1") == []
    assert {"0.0.0.0", socket.gethostname()} <= set(serve.names_of("0.0.0.0"))


@pytest.mark.slow
def test_a_server_killed_in_the_middle_of_turns_goes_on_where_it_was(tmp_path: Path) -> None:
    game, decided = registry.find("notre-dame"), {}
    with Site(tmp_path) as site:
        visitor = RemoteVisitor(site)
        visitor.post(visitor.get("/"), "/tables/quick", game=game.name)
        for _ in range(3):
            page = visitor.asked()
            decided[page.number] = unquote_plus(page.decisions[-1])  # another choice where bots still choose, too
            visitor.decide(page, -1)
            site.kill()
            site.start()
        visitor.asked()
        site.kill()
        steps, kept_back = site.steps(), site.kept_back()
    assert [number for number, _, _ in steps] == list(range(len(steps)))
    made = [words for _, seat, words in steps if seat == 0] + [kept_back[seat] for seat in kept_back if seat == 0]
    assert made == list(decided.values())
    play = Play(game, 4)
    for _, seat, words in steps:
        play.say(seat, words)


def test_the_first_page_is_there_soon_and_an_interrupt_ends_the_server_at_once(tmp_path: Path) -> None:
    began = time.monotonic()
    with Site(tmp_path, is_new=True) as site:
        RemoteVisitor(site).get("/")
        print(f"first page after {time.monotonic() - began:.1f} s")
        began = time.monotonic()
        site.process.send_signal(signal.SIGINT)
        assert site.process.wait(40) == 0
        print(f"ended after {time.monotonic() - began:.1f} s")


@pytest.mark.parametrize(
    "way", [signal.SIGTERM, *(pytest.param(other, marks=pytest.mark.soak) for other in (signal.SIGHUP, signal.SIGINT))]
)
def test_what_ends_the_server_ends_its_compiler_too(
    way: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARVIS_CACHE", str(tmp_path / "cache"))
    with Site(tmp_path, compiled=True, log=tmp_path / "log") as site:
        while not (compilers := children(site.process.pid)):
            time.sleep(0.05)
        RemoteVisitor(site).get("/")  # it listens before it answers
        began = time.monotonic()
        site.process.send_signal(way)
        assert site.process.wait(40) == 0
        while any(Path(f"/proc/{compiler}").exists() for compiler in compilers):
            assert time.monotonic() - began < 5
            time.sleep(0.05)
        assert site.process.stdout
        assert site.process.stdout.read().endswith("Parvis has stopped.\n")
    assert (tmp_path / "log").read_text() == ""


def children(process: int) -> list[int]:
    """The processes that a process has begun."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


@pytest.mark.slow
def test_the_server_answers_and_ends_while_bots_search(tmp_path: Path) -> None:
    with Site(tmp_path, compiled=True) as site:
        visitor = RemoteVisitor(site)
        while "<progress" in visitor.get("/compiling").html:
            time.sleep(0.2)
        bot = "bot:patient"  # an expert might find what to do before its time is up
        visitor.post(visitor.get("/tables/new"), "/tables/new", **filled_in("human", bot, bot, bot, game="notre-dame"))
        began = time.perf_counter()
        page = visitor.decide(visitor.asked())
        assert "Patient: up to 72 seconds" in page.text
        assert site.kept_back().keys() == {0}, "none of them has chosen yet"
        site.process.send_signal(signal.SIGINT)
        assert site.process.wait(24) == 0
        assert time.perf_counter() - began < 12


def test_a_server_killed_right_after_taking_back_has_the_steps_as_they_were_then(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        visitor = RemoteVisitor(site)
        home = visitor.get("/")
        visitor.post(home, "/tables/quick", game="notre-dame")
        visitor.post(visitor.get("/tables/1"), "/tables/1/pace", pace="instant")
        for _ in range(40):
            page = visitor.decide(visitor.asked(), -1)
            if page.undoable is not None and page.decisions:
                break
        before = site.steps()
        form = {"number": page.number, "revision": page.revision, "seat": page.undoable}
        visitor.post(page, "/tables/1/undo", **form)
        site.kill()
        site.start()
        assert site.steps() == before[:-1]
        page = visitor.decide(visitor.asked(), 0)
        assert page.status == 200
        steps = site.steps()
        assert [number for number, _, _ in steps] == list(range(len(steps)))
        assert len(steps) >= len(before)


def test_the_server_may_have_as_many_open_files_as_streams_need(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr("resource.setrlimit", lambda _, limits: set_to.append(limits))
    for limits in ((1024, 524288), (1024, 2000), (8192, 524288), (1024, resource.RLIM_INFINITY)):
        monkeypatch.setattr("resource.getrlimit", lambda _, limits=limits: limits)
        serve.allow_open_files()
    assert set_to == [(serve.FILES, 524288), (2000, 2000), (serve.FILES, resource.RLIM_INFINITY)]
