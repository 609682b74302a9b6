"""New cards, characters, persons and whole boxes are data and texts: nothing else of a package is changed for them."""

import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import parvis as parvis_package
from parvis.bots.learned import model_of
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.printed import Printed
from tests.cli.command import parvis, refused

FILES = Path(__file__).parent / "new_pieces"
ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"


class New(NamedTuple):
    """What is new in a game: what is put behind data files, new files, texts; and how all of it comes into play."""

    game: str
    behind: Mapping[str, str]
    beside: tuple[str, ...]
    texts: str
    options: Mapping[str, Any]
    keys: tuple[str, ...]
    decisions: tuple[str, ...]
    """Decisions about them that are made in some game."""

    @property
    def names(self) -> set[str]:
        """What the pieces are called in decisions."""
        return {key.partition("-")[2] for key in self.keys}


TROYES = New(
    "troyes",
    {"cards.toml": "cards.toml"},
    ("fan.toml",),
    "fan.ftl",
    {"cards": "both", "events": "both", "ramparts": True, "fan": True},
    ("card-carter", "event-flood", "tile-i-e", "card-beekeeper", "card-relic", "event-tax-revolt", "event-plague-rats",
     "tile-iv-e", "character-agnes", "character-the-miller"),
    ("activate carter", "activate beekeeper", "help beekeeper", "activate relic", "counter flood", "counter tax-revolt",
     "counter plague-rats", "cube i-e", "tile iv-e", "deal 0 agnes", "deal 0 the-miller"),
)  # fmt: skip
NOTRE_DAME = New(
    "notre-dame",
    {"persons.toml": "persons.toml"},
    (),
    "mine.ftl",
    {"new_persons": True},
    ("person-abbess", "person-reeve", "person-apothecary"),
    ("hire abbess", "hire reeve", "hire apothecary", "remove abbess", "remove reeve"),
)
NEW = {new.game: new for new in (TROYES, NOTRE_DAME)}


def shipped(name: str) -> Game:
    """The game as it is shipped."""
    return registry.find(name)


def printed(game: Game) -> Printed:
    """The printed values of a game."""
    assert game.printed
    return game.printed


def installed(folder: Path, new: New) -> Path:
    """A folder with the package of somebody who has new pieces, in files of data and texts alone."""
    shutil.copytree(Path(parvis_package.__file__).parent, folder / "parvis", ignore=shutil.ignore_patterns("static"))
    package = folder / "parvis" / "games" / new.game.replace("-", "_")
    for file, more in new.behind.items():
        with (package / "data" / file).open("a", encoding="utf-8") as data:
            data.write((FILES / new.game / more).read_text(encoding="utf-8"))
    for file in new.beside:
        shutil.copy(FILES / new.game / file, package / "data")
    shutil.copy(FILES / new.game / new.texts, package / "words" / "texts" / "en")
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with the package of that folder."""
    places = {"PYTHONPATH": str(folder), "PARVIS_DATA": str(folder), "PARVIS_CACHE": str(folder / "cache")}
    command = [sys.executable, *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=places, timeout=300)


@pytest.fixture(scope="module", params=NEW)
def new(request: pytest.FixtureRequest) -> New:
    """What is new in the game that the tests are run for."""
    return NEW[request.param]


@pytest.fixture(scope="module")
def folder(new: New, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package with new pieces is."""
    return installed(tmp_path_factory.mktemp(new.game), new)


@pytest.fixture(scope="module")
def found(new: New, folder: Path) -> dict[str, Any]:
    """What came up in whole games."""
    wanted = json.dumps([new.options, new.keys, new.decisions])
    process = run(folder, "-m", "tests.games.new_pieces.playing", new.game, wanted)
    assert (process.returncode, process.stderr) == (0, "")
    content: dict[str, Any] = json.loads(process.stdout)
    return content


@pytest.fixture(scope="module")
def record(new: New, folder: Path) -> Path:
    """A game with the new pieces, as a record."""
    path = folder / "game.json"
    options = [word for name, value in new.options.items() for word in ("--option", f"{name}={value}")]
    process = parvis("record", new.game, "--seats", "random,random,random", "--seed", "5", *options, "--out", path,
                     PYTHONPATH=str(folder))  # fmt: skip
    assert (process.returncode, process.stderr) == (0, "")
    return path


def test_whole_games_are_played_with_them(new: New, found: dict[str, Any]) -> None:
    assert set(new.decisions) <= set(found["decided"])
    assert found["ruling"] == shipped(new.game).ruling + 1


def test_all_that_is_said_has_a_text_and_names_them(new: New, found: dict[str, Any]) -> None:
    assert found["lacking"] == []
    for key, (alone, within) in found["named"].items():
        assert alone
        assert within is None or within.lower() in (alone.lower(), f"the {alone.lower()}"), key


def test_what_there_was_has_the_words_that_it_had_in_their_order(new: New, found: dict[str, Any]) -> None:
    """Numbers of later decisions move up; they hold within one version only. Each new word names a new piece."""
    before = shipped(new.game).catalogue
    known = set(before)
    assert tuple(words for words in found["catalogue"] if words in known) == before
    more = [words for words in found["catalogue"] if words not in known]
    assert more
    assert all(new.names & set(words.split()) for words in more)


def test_bots_play_by_the_weights_that_they_had(new: New, found: dict[str, Any]) -> None:
    """They know the features by name: new ones, which are about new pieces, count nothing."""
    game = shipped(new.game)
    known = set(game.features.names)
    assert tuple(name for name in found["features"] if name in known) == game.features.names
    assert len(found["features"]) > len(known)
    assert found["learned"] == [any(model_of(game, players)) for players in game.seats]
    assert found["policy"]


def test_a_record_is_replayed_there_and_names_its_values(new: New, folder: Path, record: Path) -> None:
    content = json.loads(record.read_text())
    assert content["ruling"] == shipped(new.game).ruling + 1
    assert len(content["corrected"]) == 16
    process = parvis("replay", record, PYTHONPATH=str(folder))
    assert (process.returncode, process.stderr) == (0, "")


def test_elsewhere_the_record_is_refused_in_one_line(new: New, record: Path) -> None:
    ruling = shipped(new.game).ruling + 1
    assert f"{new.game} has no ruling {ruling} with an owner's corrections" in refused("replay", record)


def test_the_pieces_of_a_box_come_with_its_option_alone(tmp_path: Path) -> None:
    folder = installed(tmp_path, TROYES)
    box = tomllib.loads((FILES / "troyes" / "fan.toml").read_text(encoding="utf-8"))
    names = {piece["name"] for pieces in box.values() if isinstance(pieces, list) for piece in pieces}
    came = {}
    for fan in ("yes", "no"):
        path = tmp_path / f"{fan}.json"
        options = [word for option in ("ramparts=yes", f"fan={fan}") for word in ("--option", option)]
        process = parvis("record", "troyes", "--seats", "random,random", "--seed", "1", *options, "--out", path,
                         PYTHONPATH=str(folder))  # fmt: skip
        assert (process.returncode, process.stderr) == (0, "")
        came[fan] = {name for _, words in json.loads(path.read_text())["steps"] for name in words.split()} & names
    assert came["yes"]
    assert came["no"] == set()


def test_games_from_before_go_on_there(new: New, folder: Path, tmp_path: Path) -> None:
    names = sorted((RECORDS / new.game).glob("*.json"))[::60]
    for path in names:
        shutil.copy(path, tmp_path)
    process = parvis("check-records", tmp_path, PYTHONPATH=str(folder))
    assert (process.returncode, process.stderr) == (0, "")
    assert f"{len(names)} │         0" in process.stdout


def test_the_project_can_release_them(new: New, folder: Path, record: Path, tmp_path: Path) -> None:
    """Then records need no fingerprint, and what is new is as fixed as all else."""
    place = tmp_path / "released"
    shutil.copytree(folder, place)
    process = run(place, "-m", "tools.release", new.game)
    assert (process.returncode, process.stderr) == (0, "")
    package = place / "parvis" / "games" / new.game.replace("-", "_") / "data"
    before = printed(shipped(new.game)).file.read_text(encoding="utf-8")
    assert (package / "released.toml").read_text(encoding="utf-8").startswith(before)
    content = json.loads(record.read_text())
    del content["corrected"]
    again = tmp_path / "again.json"
    again.write_text(json.dumps(content))
    assert parvis("replay", again, PYTHONPATH=str(place)).returncode == 0


def test_what_is_new_says_so_where_it_lacks_its_ruling(new: New, folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "wrong"
    shutil.copytree(folder, place)
    last = shipped(new.game).ruling
    data = place / "parvis" / "games" / new.game.replace("-", "_") / "data"
    for file in (*new.behind, *new.beside):
        text = (data / file).read_text(encoding="utf-8")
        (data / file).write_text(text.replace(f"since = {last + 1}", "since = 1"), encoding="utf-8")
    process = parvis("games", PYTHONPATH=str(place))
    assert (process.returncode, process.stdout, process.stderr.count("\n")) == (2, "", 1)
    assert "is new: ruling 1, which is released, was played without it; what is new comes with a ruling of its own" in (
        process.stderr
    )


def test_the_page_shows_pieces_that_are_played() -> None:
    page = (ROOT / "docs" / "your-own-card.md").read_text(encoding="utf-8")
    shown = [block.partition("\n")[2] for block in page.split("```")[1::2] if block.startswith(("toml", "ftl"))]
    there = "\n".join(file.read_text(encoding="utf-8") for file in sorted(FILES.glob("[!_]*/*.*")))
    assert shown
    assert [block for block in shown if block not in there] == []
