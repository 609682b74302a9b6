"""What decisions are worth where they are open: each by a few games, all together by DuckDB over Parquet."""

from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.insight import explorer
from parvis.insight.explorer import Explored, Row, Worth, options_told
from parvis.insight.value_added import Gain, Valuer, gains
from tests.cli.command import parvis, refused


def row(game: int, words: str, points: float, taken: bool = False, players: int = 2, options: str = "") -> Row:
    """A decision that was open in a game."""
    return Row(game, players, options, 1, Gain("hire", words, points, taken))


def many(words: str, *points: float, games: int = 20) -> list[Row]:
    """A decision in many games: twice in each, with these points in turn, taken where it gains nothing."""
    return [
        row(game, words, points[(game + again) % len(points)], points[(game + again) % len(points)] == 0)
        for game in range(games)
        for again in range(2)
    ]


@pytest.fixture(name="file")
def parquet(tmp_path: Path) -> Path:
    """A file with two decisions of which enough is known, and one of which not."""
    path = tmp_path / "explored.parquet"
    explorer.write(path, [*many("hire monk", -1.5), *many("hire nurse", 0, -3), *many("hire fool", -1, games=14)])
    return path


def test_value_added_is_the_mean_where_it_was_open(file: Path) -> None:
    found = {worth.words: worth for worth in Explored([file]).worths(2, "")}
    assert found["hire monk"] == Worth("hire", "hire monk", 20, 40, 0, -1.5, 0.0, None)
    nurse = found["hire nurse"]
    assert (nurse.gain, nurse.open, nurse.taken, nurse.share) == (-1.5, 40, 20, 0.5)
    assert nurse.when_taken is None, "twenty are too few"


def test_of_fewer_than_thirty_nothing_is_told(file: Path) -> None:
    assert "hire fool" not in {worth.words for worth in Explored([file]).worths(2, "")}
    assert Explored([file]).worths(3, "") == []
    of_one_game = [row(1, "hire monk", -1) for _ in range(100)]
    assert Explored([], of_one_game).worths(2, "") == [], "all of one game"


def test_positions_of_a_game_are_alike_so_intervals_are_of_games() -> None:
    """Two positions of a game that say the same count as one: the interval is that of twenty values, not of forty."""
    (found,) = Explored([], [row(game, "hire monk", game % 2) for game in range(20) for _ in range(2)]).worths(2, "")
    assert found.interval == pytest.approx(1.96 * 0.513 / 20**0.5, rel=0.01)


def test_games_of_people_are_others_than_those_of_bots(file: Path) -> None:
    both = Explored([file], many("hire monk", -0.5))
    (monk,) = [worth for worth in both.worths(2, "") if worth.words == "hire monk"]
    assert (monk.games, monk.open, monk.gain) == (40, 80, -1.0)
    assert [(one.players, one.games) for one in both.settings()] == [(2, 40)]


def test_options_are_told_apart(file: Path) -> None:
    assert options_told(TINY.shown_options([0, 0]), TINY) == ""
    low = options_told(TINY.shown_options([1, 0]), TINY)
    more = [row(game, "hire monk", -1, options=low) for game in range(40)]
    found = Explored([file], more)
    assert [one.options for one in found.settings()] == ["", "low=true"]
    assert len(found.worths(2, low)) == 1


def test_a_file_that_is_damaged_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "explored.parquet"
    path.write_bytes(b"PAR1 and nothing more")
    with pytest.raises(GameError, match=r"explored\.parquet"):
        Explored([path])


def test_the_command_tells_the_same(file: Path) -> None:
    told = parvis("explore", "notre-dame", "--players", "2", "--file", file).stdout
    assert "hire nurse" in told
    assert "-1.50 ± 0.00" in told
    assert "too few games" in refused("explore", "notre-dame", "--players", "3", "--file", file)


def position() -> tuple[Any, int]:
    """The first position of the tiny game in which a seat has several decisions, and that seat."""
    play = Play(TINY, 3)
    while (seat := play.movers()[0]) == NATURE or len(play.legal(seat)) < 3:
        play.step(seat, play.legal(seat)[0])
    return play.state, seat


def test_all_that_is_open_is_valued_by_what_the_seat_knows() -> None:
    state, seat = position()
    core = bots.interpreted(TINY)
    points = Valuer(core, 3).points(state, seat, (1,))
    assert points.keys() == {*TINY.legal(state, seat)}
    assert next(iter(points.values())) == 0, "what the judge decides"
    truth = core.batch(1)
    core.put(truth, 0, state)
    core.determinize_at(truth, 0, seat, core.buffer([5, 0]))
    assert core.get(truth, 0) != state, "something was hidden"
    assert Valuer(core, 3).points(core.get(truth, 0), seat, (1,)) == points
    told = list(gains(TINY, state, seat, points, next(iter(points))))
    assert [gain.taken for gain in told] == [True] + [False] * (len(told) - 1)
