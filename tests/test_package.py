"""The package as it would go to the registry: built, checked, installed, and both commands of the README from it."""

import os
import re
import subprocess
import sys
import time
import tomllib
import urllib.request
import zipfile
from email import message_from_bytes
from importlib.metadata import Distribution, distribution
from pathlib import Path

import numpy
import pytest
from packaging.requirements import Requirement

from parvis import __version__
from tools.site import free_port

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow


def run(*words: str | Path, **settings: str) -> str:
    """What a command of Python prints."""
    command = [sys.executable, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **settings}, cwd="/", timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built packages: the sources, and the wheel that is made from them."""
    folder = tmp_path_factory.mktemp("dist")
    run("-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, and nothing of these sources."""
    folder = tmp_path_factory.mktemp("installed")
    (wheel,) = built.glob("*.whl")
    run("-m", "pip", "install", "-q", "--no-deps", "--target", folder, wheel)
    return folder


def settings_of(installed: Path, data: Path) -> dict[str, str]:
    """How a process finds the installed package first, and plays without compiling."""
    return {"PYTHONPATH": str(installed), "PARVIS_CORE": "interpreted", "PARVIS_DATA": str(data)}


def test_names_and_metadata_are_fit_for_the_registry(built: Path) -> None:
    names = sorted(file.name for file in built.iterdir())
    assert names == [f"parvis-{__version__}-py3-none-any.whl", f"parvis-{__version__}.tar.gz"]
    assert run("-m", "twine", "check", "--strict", *sorted(built.iterdir())).count("PASSED") == 2


def test_it_names_all_licences_and_its_versions_of_python(built: Path) -> None:
    """The expression has one for each licence that the package brings along, whose texts are in it."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        (place,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        told = message_from_bytes(files.read(place))
    assert told["License-Expression"] == "MIT AND OFL-1.1 AND 0BSD"
    ours = {path.parent.relative_to(ROOT) for path in (ROOT / "src").rglob("LICENSE")}
    assert set(told.get_all("License-File") or ()) == {"LICENSE", *(f"{folder}/LICENSE" for folder in ours)}
    assert sum("/licenses/" in name for name in names) == 1 + len(ours)
    versions = {line.rpartition(" ")[2] for line in told.get_all("Classifier") or () if "Python :: 3." in line}
    assert versions == {"3.11", "3.12", "3.13"}
    assert {"arena", "data", "envs", "learn", "site"} <= set(told.get_all("Provides-Extra") or ())


def test_it_brings_the_examples_along(installed: Path) -> None:
    there = installed / "share" / "parvis" / "examples"
    wanted = sorted(path.relative_to(ROOT / "examples") for path in (ROOT / "examples").rglob("*") if is_source(path))
    assert sorted(path.relative_to(there) for path in there.rglob("*") if is_source(path)) == wanted
    assert Path("train_ppo.py") in wanted


def is_source(path: Path) -> bool:
    """Whether it is a file that somebody has written."""
    return path.is_file() and "__pycache__" not in path.parts


def test_games_are_simulated_from_it(installed: Path, tmp_path: Path) -> None:
    settings = settings_of(installed, tmp_path)
    place = run("-c", "import parvis; print(parvis.__file__, parvis.__version__)", **settings)
    assert place.split() == [str(installed / "parvis" / "__init__.py"), __version__]
    for game in ("notre-dame", "troyes"):
        words = ("simulate", game, "--seats", "random,random", "--games", "2", "--seed", "7")
        assert "random" in run("-m", "parvis", *words, **settings)


@pytest.fixture
def bare(installed: Path, tmp_path: Path) -> Path:
    """A folder with the wheel and what it needs in any case, as it would be installed without extras."""
    folder = tmp_path / "bare"
    folder.mkdir()
    wheel = Distribution.at(next(installed.glob("parvis-*.dist-info")))
    files = [file for name in needed_by(wheel) for file in distribution(name).files or ()]
    for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
        (folder / top).symlink_to(Path(numpy.__file__).parents[1] / top)
    for part in installed.iterdir():
        (folder / part.name).unlink(missing_ok=True)
        (folder / part.name).symlink_to(part)
    return folder


def needed_by(package: Distribution) -> set[str]:
    """The names of all packages that one needs, extras left out, and of those that they need."""
    found, waiting = set[str](), [package]
    while waiting:
        wanted = [Requirement(line) for line in waiting.pop().requires or ()]
        needed = {
            one.name.lower() for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})
        } - found
        waiting += map(distribution, needed)
        found |= needed
    return found


def test_a_researcher_needs_nothing_of_the_site(bare: Path, tmp_path: Path) -> None:
    """Rules, bots and commands work without its packages; the site's commands say what to install."""
    settings = settings_of(bare, tmp_path)
    alone = ("-S", "-c", "import sys; sys.argv[0] = 'parvis'; from parvis.cli import app; app()")
    assert "random" in run(*alone, "simulate", "troyes", "--seats", "random,greedy", "--games", "1", **settings)
    for words in (("play", "--no-browser"), ("serve",), ("admin", "anna@example.org")):
        command = [sys.executable, *alone, *words]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **settings}, cwd="/")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert "pip install 'parvis[site]'" in done.stderr


@pytest.mark.soak
def test_other_peoples_suites_pass_with_it(installed: Path, tmp_path: Path) -> None:
    """Those of `tests/envs/test_suites.py`, without what prepares the sources' own tests."""
    paths = os.pathsep.join(map(str, (installed, ROOT / "tests" / "plugin")))
    settings = settings_of(installed, tmp_path) | {"PYTHONPATH": paths}
    suites, empty = ROOT / "tests" / "envs" / "test_suites.py", tmp_path / "pytest.ini"
    empty.write_text("[pytest]\n")
    told = run("-m", "pytest", "-q", "--noconftest", "-p", "no:cacheprovider", "-c", empty, suites, **settings)
    assert " passed" in told
    assert "failed" not in told
    place = run("-c", "import parvis.envs; print(parvis.envs.__file__)", **settings)
    assert place.strip().startswith(str(installed))


def test_the_site_opens_from_it(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "parvis", "play", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(command, env={**os.environ, **settings_of(installed, tmp_path)}, cwd="/")
    try:
        page = opened(f"http://localhost:{port}/", server)
        assert "Notre Dame" in page
        for path in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
            with urllib.request.urlopen(f"http://localhost:{port}{path}", timeout=60) as answer:
                assert answer.status == 200, path
    finally:
        server.terminate()
        server.wait(60)


def opened(address: str, server: "subprocess.Popen[bytes]") -> str:
    """The page at an address, once the server is there."""
    deadline = time.monotonic() + 240
    while True:
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:
                content: str = answer.read().decode()
                return content
        except OSError:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.2)


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert "\nversion:" not in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(__version__)}\b", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
