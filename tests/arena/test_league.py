"""Leagues: tables of bots that follow from their games, which follow from seeds; entries that are not what they say."""

import csv
import hashlib
import json
import math
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from parvis import bots
from parvis.arena.bot_game import BotGame
from parvis.arena.entries import entries_in
from parvis.arena.league import HEAD, LEVELS, PROTOCOL, games_of, league_of, together
from parvis.arena.luck import Luck, means_of, par_series
from parvis.arena.tasks import TASKS, find
from parvis.engine import registry
from tests.cli.command import parvis, refused

TASK = "parvis/NotreDame-2p-v1"
WORDS = ("league", "--task", TASK, "--jobs", "1")
FILES = ("league.json", "league.csv", "league.md", "league.html")


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league of the levels, with a few deals of one task."""
    folder = tmp_path_factory.mktemp("league") / "league"
    done = parvis(*WORDS, "--deals", "3", "--out", folder, core="compiled")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{TASK}, 3 deals" in done.stdout
    return folder


@pytest.fixture
def copied(league: Path, tmp_path: Path) -> Path:
    """The league once more, to change something in it."""
    return Path(shutil.copytree(league, tmp_path / "copy"))


def content(folder: Path) -> dict[str, Any]:
    """The tables of a league as league.json has them."""
    found: dict[str, Any] = json.loads((folder / "league.json").read_text(encoding="utf-8"))
    return found


def row_of(folder: Path, bot: str) -> dict[str, Any]:
    """A bot in the only table."""
    (table,) = content(folder)["tasks"]
    (row,) = [row for row in table["rows"] if row["bot"] == bot]
    return dict(row)


def entry(folder: Path, bot: str) -> Path:
    """Where the games of a bot are."""
    return folder / "entries" / "NotreDame-2p-v1" / bot


def rows_in(folder: Path) -> list[dict[str, str]]:
    """The rows of an evaluation."""
    with (folder / "evaluation.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def rewrite(folder: Path, **changed: Any) -> None:
    """Change something in the JSON of an evaluation, which then tells the SHA-256 of the CSV as it is."""
    file = folder / "evaluation.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    told["csv"]["sha256"] = hashlib.sha256((folder / "evaluation.csv").read_bytes()).hexdigest()
    file.write_text(json.dumps(told | changed), encoding="utf-8")


def replace(folder: Path, old: str, new: str, count: int = -1) -> None:
    """Change a text in the CSV of an evaluation."""
    file = folder / "evaluation.csv"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, count), encoding="utf-8")


def test_luck_adjusted_points_follow_from_the_games_in_the_folder(league: Path) -> None:
    """Counted again with a least-squares fit of NumPy."""
    par, far = (
        means_of(pq.read_table(league / name / "NotreDame-2p-v1" / "results.parquet")) for name in ("par", "far")
    )
    assert (par.shape, far.shape) == ((3, 3), (12, 3))
    rows = rows_in(entry(league, "greedy"))
    points = par.copy()
    for place, lineup in ((0, "0"), (2, "1")):  # against novice, against skilled
        for deal in range(3):
            own = [row for row in rows if (row["deal"], row["lineup"], row["bot"]) == (str(deal), lineup, "greedy")]
            points[deal, place] = sum(int(row["score"]) for row in own) / len(own)
    row = row_of(league, "greedy")
    found = [*(line["adjusted"]["value"] for line in row["against"]), row["adjusted"]["value"]]
    for value, fields in zip(found, ([0], [2], [0, 1, 2]), strict=True):
        scores = points[:, fields].mean(axis=1)
        slope = np.polyfit(par.mean(axis=1), scores, 1)[0]
        at_par = scores.mean() - slope * (par.mean() - far.mean())
        assert value == pytest.approx(at_par - far[:, fields].mean(), abs=1e-4)


def test_each_deal_has_its_par_from_tables_full_of_each_level(league: Path) -> None:
    """One of the games is played again from its seeds."""
    table = pq.read_table(league / "par" / "NotreDame-2p-v1" / "results.parquet").to_pylist()
    series = par_series(find(TASK))
    assert series.lineups == (("novice",) * 2, ("greedy",) * 2, ("skilled",) * 2)
    core = bots.fastest(registry.find(series.game))
    own = [row for row in table if (row["deal"], row["lineup"]) == (1, 2)]
    scores = []
    for number in sorted({row["game"] for row in own}):
        game = BotGame(core, series.pairing(number))
        for _ in game.play():
            pass
        scores += [score for score, _ in game.ranks()]
    assert (
        sum(scores) / len(scores)
        == means_of(pq.read_table(league / "par" / "NotreDame-2p-v1" / "results.parquet"))[1, 2]
    )
    assert series.seeds([1], [0])[0, 0] == int(rows_in(entry(league, "random"))[20]["nature_seed"])  # of the same deal


def test_what_lucky_deals_brought_is_taken_away_and_the_interval_is_narrower() -> None:
    random = np.random.default_rng(3)
    deals, others = random.normal(0, 10, 100), random.normal(0, 10, 400)
    par, far = (np.stack([values + 40, values + 50, values + 60], axis=1) for values in (deals + 3, others))
    points = 2 * deals + 70 + random.normal(0, 2, 100) + 6  # 6 = 2 * 3: all deals are lucky by 3
    found = Luck(par, far).adjusted(points, [1])
    exact = 70 + 2 * others.mean() - (50 + others.mean())
    assert found.low < exact < found.high
    assert found.value == pytest.approx(exact, abs=0.7)
    plain = Luck(par * 0 + 50, far * 0 + 50).adjusted(points, [1])
    assert plain.value == pytest.approx(points.mean() - 50)
    assert found.high - found.low < (plain.high - plain.low) / 2
    alike = Luck(par, far).adjusted(par[:, 1], [1])
    assert alike.value == pytest.approx(0)
    assert math.isinf(Luck(par[:2], far).adjusted(points[:2], [1]).high)


def test_tables_sum_up_the_entries_the_strongest_first(league: Path) -> None:
    told = content(league)
    (table,) = told["tasks"]
    assert told["protocol"]["is_whole"] is False
    assert (table["task"], table["deals"], table["seed"]) == (TASK, 3, 1)
    assert [row["bot"] for row in table["rows"]] == ["skilled", "greedy", "novice", "random"]
    assert [row["place"] for row in table["rows"]] == [1, 2, 3, 4]
    for row in table["rows"]:
        evaluated = json.loads((entry(league, row["bot"]) / "evaluation.json").read_text(encoding="utf-8"))
        assert row["csv"]["sha256"] == evaluated["csv"]["sha256"]
        assert row["package"] == evaluated["package"]
        for own, line in zip(row["against"], evaluated["against"], strict=True):
            assert own["field"] == line["field"]
            assert (own["win_share"], own["score"]) == (line["win_share"], line["score"])


def test_the_csv_has_what_the_json_has(league: Path) -> None:
    with (league / "league.csv").open(newline="", encoding="utf-8") as file:
        head, *rows = csv.reader(file)
    assert tuple(head) == HEAD
    told = [(row, line) for row in content(league)["tasks"][0]["rows"] for line in row["against"]]
    assert len(rows) == len(told) == 2 + 2 + 2 + 3  # three levels against the two others, random against all
    for cells, (row, line) in zip(rows, told, strict=True):
        one = dict(zip(head, cells, strict=True))
        assert (one["bot"], one["field"], one["csv_sha256"]) == (row["bot"], line["field"], row["csv"]["sha256"])
        assert float(one["rating"]) == row["rating"]["mu"]
        assert float(one["adjusted_low"]) == row["adjusted"]["low"]
        assert float(one["field_adjusted"]) == line["adjusted"]["value"]
        assert float(one["win_share_high"]) == line["win_share"]["high"]


def test_games_that_several_entries_have_are_rated_once(league: Path) -> None:
    entries = entries_in(league / "entries", [find(TASK)], 3)
    games = games_of(entries)
    assert set(games) == {lineup for one in entries for lineup in one.lineups}
    assert (sum(len(one.lineups) for one in entries), len(games)) == (15, 9)
    columns = together(games)
    assert len(np.unique(columns["game"])) == 3 * 2 * len(games)
    first = columns["name"][: 4 * len(games)].reshape(-1, 4)  # the first deal: each line-up from both seats
    assert [tuple(names[:2]) for names in first.tolist()] == sorted(games)


def test_the_same_bytes_in_two_processes_resumed_and_with_an_entry_from_elsewhere(league: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    shutil.copytree(entry(league, "random"), again / "entries" / "sent by somebody")
    words = ("league", "--task", TASK, "--jobs", "2", "--out", again, "--json", "--deals")
    for deals in ("2", "3"):
        done = parvis(*words, deals, core="compiled")
        assert done.returncode == 0, done.stderr
    assert not entry(again, "random").exists()  # it was there already
    assert json.loads(done.stdout)["tasks"] == content(league)["tasks"]
    for name in FILES:
        assert (again / name).read_bytes() == (league / name).read_bytes()


def test_a_bot_that_is_not_installed_takes_part_by_its_evaluation(copied: Path) -> None:
    guest = copied / "entries" / "guest"
    shutil.copytree(entry(copied, "random"), guest)
    replace(guest, "random", "guest")
    rewrite(guest, bot="guest", package={"name": "guests", "version": "2.1"})
    done = parvis(*WORDS, "--deals", "3", "--out", copied, "--markdown", core="compiled")
    assert done.returncode == 0, done.stderr
    assert "| `guest` | guests 2.1 |" in done.stdout
    assert done.stdout == (copied / "league.md").read_text(encoding="utf-8")
    assert row_of(copied, "guest")["against"] == row_of(copied, "random")["against"]
    page = (copied / "league.html").read_text(encoding="utf-8")
    assert "<td>guest</td>" in page
    assert "src=" not in page
    assert "http" not in page


def test_an_entry_with_more_deals_is_cut(copied: Path) -> None:
    task = [find(TASK)]
    three, two = (entries_in(copied / "entries", task, deals) for deals in (3, 2))
    assert [len(one.ranks) for one in three + two] == [3] * 4 + [2] * 4
    assert all((one.ranks[:2] == other.ranks).all() for one, other in zip(three, two, strict=True))


def wins_more(folder: Path) -> None:
    """More points than it has, in a CSV that the JSON knows."""
    row = rows_in(folder)[-1]  # of a game between levels
    old = ",".join(row.values())
    replace(folder, old, old.replace(f",{row['score']},", f",{int(row['score']) + 9},"))
    rewrite(folder)


def other_seed(folder: Path) -> None:
    """Change the seed of chance of a game, in a CSV that the JSON knows."""
    replace(folder, rows_in(folder)[0]["nature_seed"], "7")
    rewrite(folder)


def one_row_less(folder: Path) -> None:
    """Take away the last row, in a CSV that the JSON knows."""
    file = folder / "evaluation.csv"
    file.write_text("".join(file.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8")
    rewrite(folder)


def thinks_long(folder: Path) -> None:
    """Games in which every decision took two seconds."""
    table = pq.read_table(folder / "results.parquet")
    seconds = table.schema.get_field_index("seconds")
    slow = pq.ParquetFile(folder / "results.parquet").read().column("decisions").cast("float64").to_numpy() * 2.0
    pq.write_table(table.set_column(seconds, table.schema.field("seconds"), [slow]), folder / "results.parquet")


def no_numbers(folder: Path) -> None:
    """Put a word in the place of a score, in a CSV that the JSON knows."""
    file = folder / "evaluation.csv"
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[1] = lines[1].replace(lines[1].split(",")[7], "many")
    file.write_text("\n".join(lines), encoding="utf-8")
    rewrite(folder)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda folder: (folder / "evaluation.json").write_text("[]"), "is not an evaluation by parvis evaluate"),
        (lambda folder: (folder / "evaluation.json").write_bytes(b"\xff"), "is not an evaluation by parvis evaluate"),
        (lambda folder: rewrite(folder, format="parvis-evaluation/9"), "is not an evaluation by parvis evaluate"),
        (lambda folder: rewrite(folder, bot="| <b>"), "is not an evaluation by parvis evaluate"),
        (lambda folder: rewrite(folder, bot=7), "is not an evaluation by parvis evaluate"),
        (lambda folder: rewrite(folder, task="parvis/Chess-2p-v1"), "a task that does not exist: parvis/Chess-2p-v1"),
        (lambda folder: rewrite(folder, versions={"code": "0"}), "was evaluated with other rules or bots"),
        (lambda folder: rewrite(folder, deals=2), "has too few deals (2 of 3)"),
        (lambda folder: rewrite(folder, deals=4), "line 62: not a game of the task"),
        (lambda folder: rewrite(folder, deals=10**12), "line 62: not a game of the task"),
        (lambda folder: replace(folder, "novice", "nobody"), "evaluation.csv is missing or doesn't match"),
        (lambda folder: (folder / "evaluation.csv").unlink(), "evaluation.csv is missing or doesn't match"),
        (wins_more, "has other results than other entries in the games of the levels"),
        (other_seed, "line 2: not a game of the task"),
        (one_row_less, "line 61: not a game of the task"),
        (no_numbers, "evaluation.csv is not an evaluation by parvis evaluate"),
        (thinks_long, "random thinks 2.0 s for a decision, and 1 s is the most that the league allows"),
    ],
)
def test_an_entry_that_is_not_what_it_says_is_named(change: Callable[[Path], Any], told: str, copied: Path) -> None:
    before = {name: (copied / name).read_bytes() for name in FILES}
    change(entry(copied, "random"))
    shutil.move(
        entry(copied, "random"), copied / "entries" / "zz"
    )  # the command does not make it again before it reads
    line = refused(*WORDS, "--deals", "3", "--out", copied)
    assert told in line
    assert str(copied / "entries" / "zz") in line
    assert {name: (copied / name).read_bytes() for name in FILES} == before


def test_two_entries_of_one_bot_are_named(copied: Path) -> None:
    shutil.copytree(entry(copied, "random"), copied / "entries" / "zz")
    line = refused(*WORDS, "--deals", "3", "--out", copied)
    assert f"random has two entries for {TASK}: {entry(copied, 'random')} and {copied / 'entries' / 'zz'}" in line


def test_what_can_not_be_rated_is_told(tmp_path: Path) -> None:
    assert "no such task: 'Chess'" in refused("league", "--task", "Chess", "--out", tmp_path)
    assert "'nobody' is neither a bot" in refused("league", "nobody", "--out", tmp_path)
    assert "--deals must be a whole number of at least 2" in refused("league", "--deals", "1", "--out", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_protocol_has_both_games_with_and_without_modules() -> None:
    tasks = [TASKS[name] for name in PROTOCOL]
    assert {(task.game, task.players, bool(task.options)) for task in tasks} == {
        *(("notre-dame", players, False) for players in (2, 3, 4, 5)),
        *(("troyes", players, modules) for players in (2, 3, 4) for modules in (False, True)),
    }
    assert LEVELS == ("random", "novice", "greedy", "skilled")
    whole = [{"task": task.name, "deals": task.deals} for task in tasks]
    assert league_of(whole)["protocol"]["is_whole"] is True
    assert league_of(whole[1:])["protocol"]["is_whole"] is False
    assert league_of([{**whole[0], "deals": 3}, *whole[1:]])["protocol"]["is_whole"] is False


def test_the_page_shows_tables_as_the_command_writes_them(league: Path) -> None:
    """Between its marks it has the heads of league.md, and each row has the bot's rating and points."""
    page = (Path(__file__).parents[2] / "docs" / "league.md").read_text(encoding="utf-8")
    shown = page.partition("<!-- league:begin -->")[2].partition("<!-- league:end -->")[0]
    written = (league / "league.md").read_text(encoding="utf-8")
    head = next(line for line in written.splitlines() if line.startswith("| |"))
    tasks = [line.removeprefix("### ") for line in shown.splitlines() if line.startswith("### ")]
    assert tasks
    assert set(tasks) <= set(PROTOCOL)
    assert shown.count(head) == len(tasks)
    for level in LEVELS:
        assert shown.count(f"| `{level}` | parvis ") == len(tasks)
