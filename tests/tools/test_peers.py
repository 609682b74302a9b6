"""How `make bench-peers` measures and what it writes, with two rivals of our own instead of those from the network."""

import sys
from pathlib import Path

import pytest

from tools.peers.environments import NotMeasured, call, provide, reason
from tools.peers.measuring import measure
from tools.peers.results import Results, load
from tools.peers.rivals import OURS, RIVALS, WAYS, WITH_JAX, Rival
from tools.peers.table import BEGIN, END, number, row, tables, write_between

MACHINE = {"date": "2026-11-22", "processor": "an abacus", "system": "Linux", "python": "3", "numpy": "2", "numba": "0"}
STEADY = Rival("steady", "Steady", "Python", "tests.tools.rivals.steady", ("numpy",))
BREAKING = Rival("breaking", "Breaking", "Python", "tests.tools.rivals.breaking", ("numpy",))
MISSING = Rival("missing", "Missing", "Python", "tests.tools.rivals.missing", ("numpy",))
TITLES = {rival.name: rival for rival in (OURS, STEADY, BREAKING, MISSING)}


@pytest.fixture(scope="module")
def results() -> Results:
    """Two rounds of rivals, of which only the last one keeps its word."""
    found = Results(MACHINE, core=None)
    pythons = {rival: Path(sys.executable) for rival in (MISSING, BREAKING, STEADY)}
    measure(pythons, found, rounds=2, seconds=0.01, say=lambda line: None)
    return found


def stepped(rates: dict[str, list[float]]) -> Results:
    """Results in which these engines make so many decisions in a second, in games of ten."""
    found = Results(MACHINE, core=1, rounds=3, seconds=1.0)
    for name, values in rates.items():
        found.figure(name, "stepped", "a game", "by hand").rounds += [(value, int(value / 10), 1.0) for value in values]
    return found


def test_a_steady_rival_is_measured_in_every_round(results):
    throws, copies = (figure for figure in results.figures if figure.rival == "steady")
    assert [len(throws.rounds), len(copies.rounds)] == [2, 2]
    assert throws.rate > throws.games_rate > 0
    assert 4 < throws.per_game < 8  # six throws in the mean
    assert copies.per_game is None
    assert set(results.versions["steady"]) == {"numpy", "Python"}


def test_a_rival_that_fails_is_noted_and_the_others_go_on(results):
    why = results.not_measured
    assert set(why) == {"Missing", "Breaking, cards, in Python", "Breaking"}
    assert why["Missing"].endswith("No module named tests.tools.rivals.missing")
    assert why["Breaking, cards, in Python"] == "RuntimeError: cards.txt is lost"
    assert why["Breaking"] == "its program failed with 1: SystemExit: the table fell over"
    kept = [figure for figure in results.figures if figure.rival == "breaking"]
    assert [len(figure.rounds) for figure in kept] == [1]  # what it reported before; no second round for it


def test_the_page_says_who_was_not_measured_and_why(results):
    text = tables(results, TITLES)
    assert "- Breaking, cards, in Python: not measured: RuntimeError: cards.txt is lost" in text
    assert "| Steady | a die | in Python |" in text


def test_results_are_read_as_they_were_written(results, tmp_path):
    kept = tmp_path / "figures.json"
    kept.write_text(results.to_json(), encoding="utf-8")
    again = load(kept)
    assert again.to_json() == results.to_json()
    assert again.figures[0].rate == results.figures[0].rate


def test_rivals_are_compared_with_our_fastest_of_the_same_way():
    found = stepped({"parvis": [900, 1000, 1100], "steady": [500, 250, 400]})
    head = ["decisions/s", "games/s"]
    fastest, other = found.of_way("stepped")
    assert row(fastest, fastest, TITLES, head)[3:] == ["**1,000 (900 – 1,100)**", "", "**100**", "**10.0**"]
    assert row(other, fastest, TITLES, head)[3:] == ["400 (250 – 500)", "2.5×", "40.0", "10.0"]
    assert row(other, found.own_figure("batch", "parvis"), TITLES, head)[4] == "–"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (5_103_456, "5.10 million"),
        (999_800, "1.00 million"),
        (118_432, "118,000"),
        (1234, "1,230"),
        (61.04, "61.0"),
        (3.256, "3.26"),
        (0.5, "0.5"),
    ],
)
def test_numbers_have_three_digits_that_count(value, written):
    assert number(value) == written


def test_the_page_keeps_what_is_around_the_marks():
    page = f"# Benchmarks\n\n{BEGIN}\nof last year\n{END}\n\n## More\n"
    written = write_between(page, "| new |")
    assert written == f"# Benchmarks\n\n{BEGIN}\n\n| new |\n\n{END}\n\n## More\n"
    assert write_between(written, "| new |") == written


@pytest.mark.parametrize("page", ["no marks", f"{BEGIN} only", f"{END} {BEGIN}", f"{BEGIN}{BEGIN}{END}"])
def test_a_page_without_its_marks_is_refused(page):
    with pytest.raises(ValueError, match="each once"):
        write_between(page, "text")


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("", "it says nothing"),
        ("one\n\ntwo\n", "two"),
        (
            "ERROR: No matching distribution found for nonsense\nhint: think",
            "No matching distribution found for nonsense",
        ),
        ("Traceback\n  File x\nValueError: '/home/somebody/a.txt' is bad", "ValueError: a.txt' is bad"),
        ("ERROR: could not fetch https://example.org/simple/nonsense", "could not fetch nonsense"),
    ],
)
def test_the_reason_is_the_last_error_without_places(output, said):
    assert reason(output) == said


def test_an_installation_that_fails_says_why(tmp_path):
    missing = tmp_path / "missing-1.0-py3-none-any.whl"
    with pytest.raises(NotMeasured, match=r"not installed: .*missing-1\.0") as problem:
        call([sys.executable, "-m", "pip", "install", "--no-index", "--disable-pip-version-check", str(missing)])
    assert str(tmp_path) not in str(problem.value)


def test_an_environment_that_is_there_is_not_made_again(tmp_path):
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.touch()
    (tmp_path / "installed").write_text("numpy>=2\nrlcard", encoding="utf-8")
    said: list[str] = []
    assert provide(tmp_path, ("numpy>=2", "rlcard"), said.append) == python
    assert said == []


def test_every_rival_has_a_program_that_reports_ways_of_the_table():
    for rival in (OURS, *RIVALS, WITH_JAX):
        source = Path(f"{rival.script.replace('.', '/')}.py")
        text = (Path(__file__).parents[2] / source).read_text(encoding="utf-8")
        assert any(f'"{way}"' in text for way in WAYS), rival
