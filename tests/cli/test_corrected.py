"""An owner corrects a card in a ruling of its own: games that run go on, other places refuse what they don't know."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import parvis as parvis_package
from parvis.engine.registry import find
from tests.cli.command import parvis, refused

RECORDS = Path(__file__).parent.parent / "records" / "troyes"
CARDS = Path("games", "troyes", "data", "cards.toml")
PERSONS = Path("games", "notre_dame", "data", "persons.toml")
MONK = 'monk = { rats = 1, source = "reconstructed" }'
OWN = find("troyes").ruling + 1
"""The number of an owner's ruling."""
Place = Callable[..., subprocess.CompletedProcess[str]]


def installed(folder: Path, file: Path, corrections: dict[str, str]) -> Place:
    """`parvis` of somebody who has other words in a data file."""
    shutil.copytree(Path(parvis_package.__file__).parent, folder / "parvis", ignore=shutil.ignore_patterns("static"))
    data = folder / "parvis" / file
    content = data.read_text(encoding="utf-8")
    for before, after in corrections.items():
        assert content.count(before) == 1
        content = content.replace(before, after)
    data.write_text(content, encoding="utf-8")
    return lambda *words: parvis(*words, PYTHONPATH=str(folder), PARVIS_DATA=str(folder))


def spaces(count: int) -> dict[str, str]:
    """The correction of how many spaces for tradesmen every card has, as the ruling after the newest."""
    old = 'spaces = 4\nsource = { spaces = "reconstructed" }\n'
    new = f'[[activities]]\nsince = {OWN}\nspaces = {count}\nsource = {{ spaces = "stated" }}\n'
    return {f"[activities]\n{old}": f"[[activities]]\nuntil = {OWN - 1}\n{old}\n{new}"}


@pytest.fixture(scope="module")
def owner(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """At whose place cards have three spaces from that ruling on."""
    return installed(tmp_path_factory.mktemp("owner"), CARDS, spaces(3))


@pytest.fixture(scope="module")
def record(owner: Place, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that began there."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    process = owner("record", "troyes", "--seats", "random,random", "--seed", "5", "--out", path)
    assert (process.returncode, process.stderr) == (0, "")
    return path


def test_new_games_take_the_correction_and_their_records_name_it(owner: Place, record: Path) -> None:
    content = json.loads(record.read_text())
    assert content["ruling"] == OWN
    assert len(content["corrected"]) == 16
    shown = owner("replay", record)
    assert (shown.returncode, shown.stderr) == (0, "")


def test_games_that_run_go_on_under_theirs(owner: Place, tmp_path: Path) -> None:
    names = sorted(path.name for path in RECORDS.glob("*.json"))[::40]
    for name in names:
        shutil.copy(RECORDS / name, tmp_path)
    process = owner("check-records", tmp_path)
    assert (process.returncode, process.stderr) == (0, "")
    assert f"{len(names)} │         0" in process.stdout


def test_a_place_without_that_ruling_refuses_the_record(record: Path) -> None:
    line = f"troyes has no ruling {OWN} with an owner's corrections ({fingerprint(record)}) here"
    assert refused("replay", record) == f"parvis: {record}: {line}\n"


def test_another_owners_ruling_of_the_same_number_is_another(record: Path, tmp_path: Path) -> None:
    other = installed(tmp_path / "other", CARDS, spaces(2))
    process = other("replay", record)
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.startswith(f"parvis: {record}: ruling {OWN} of troyes has an owner's corrections (")
    assert process.stderr.endswith(f"but the game began with an owner's corrections ({fingerprint(record)})\n")
    assert process.stderr.count("\n") == 1
    checked = other("check-records", record.parent)
    assert checked.returncode == 1
    assert checked.stdout.startswith(f"{record}: ruling {OWN} of troyes has ")


def fingerprint(record: Path) -> str:
    """The fingerprint in a record."""
    return str(json.loads(record.read_text())["corrected"])


def test_once_that_ruling_is_released_with_other_values_the_owners_is_refused(
    owner: Place, record: Path, tmp_path: Path
) -> None:
    """A released ruling stands in a record without a fingerprint; at the owner's place that is another one too."""
    content = json.loads(record.read_text())
    del content["corrected"]
    released = tmp_path / "released.json"
    released.write_text(json.dumps(content))
    process = owner("replay", released)
    assert process.stderr.endswith("here, but the game began with the released values\n")
    assert process.stderr.startswith(f"parvis: {released}: ruling {OWN} of troyes has an owner's corrections")


def test_notre_dame_is_corrected_in_the_same_way(tmp_path: Path) -> None:
    forms = MONK.replace(" }", ", until = 1 }"), '{ rats = 3, since = 2, source = "stated" }'
    owner = installed(tmp_path, PERSONS, {MONK: f"monk = [{forms[0].removeprefix('monk = ')}, {forms[1]}]"})
    record = tmp_path / "game.json"
    process = owner("record", "notre-dame", "--seats", "random,random", "--out", record)
    assert (process.returncode, process.stderr) == (0, "")
    assert json.loads(record.read_text())["ruling"] == 2
    assert f"notre-dame has no ruling 2 with an owner's corrections ({fingerprint(record)}) here" in refused(
        "replay", record
    )


def test_a_person_that_was_corrected_in_place_is_named(tmp_path: Path) -> None:
    process = installed(tmp_path, PERSONS, {MONK: MONK.replace("1", "2")})("games")
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == (
        "parvis: persons.toml: monk is not what it was in ruling 1, which is released; a correction is a ruling of its "
        "own: put back what was there, until = 1, and add a form with the corrected values, since = 2\n"
    )


def test_a_wrong_value_stops_the_check_of_records_with_one_line(tmp_path: Path) -> None:
    owner = installed(tmp_path / "owner", PERSONS, {MONK: MONK.replace("1", '"one"')})
    records = tmp_path / "records"
    records.mkdir()
    for path in sorted((RECORDS.parent / "notre-dame").glob("*.json"))[:3]:
        shutil.copy(path, records)
    database = RECORDS.parents[1] / "web" / "databases" / "0002.sqlite3"
    for place in (records, shutil.copy(database, tmp_path)):
        process = owner("check-records", place)
        assert (process.returncode, process.stdout) == (2, "")
        assert process.stderr.startswith("parvis: persons.toml: monk: rats is 'one'")
        assert process.stderr.count("\n") == 1
