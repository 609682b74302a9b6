"""Charts in percent: bars with one scale and one zero, lines with round ticks, labels that do not cover each other."""

from itertools import pairwise

import pytest

from parvis.web.pages.charts import LABEL, bars, curves, spread


def test_bars_share_one_scale_and_one_zero() -> None:
    found = bars([{"gift": 6, "plague": -2}, {"gift": 1, "park": 7}], [1, 0])
    assert found is not None
    assert [*found.sources] == ["gift", "park", "plague"]
    assert found.zero == 20
    first, second = found.bars
    assert (first.seat, first.total, second.seat, second.total) == (1, 8, 0, 4)
    assert [(part.source, part.number, part.score, part.width) for part in first.gains] == [
        ("gift", 0, 1, 10),
        ("park", 1, 7, 70),
    ]
    assert [(part.score, part.width) for part in second.losses] == [(-2, 20)]


def test_a_source_looks_the_same_in_every_chart() -> None:
    levels = bars([{"gift": 6, "park": 7, "plague": -2}], [0])
    assert levels is not None
    assert levels.sources == {"park": 0, "gift": 1, "plague": 2}
    result = bars([{"hotel": 9, "gift": 8, "plague": -1, "tower": 3}], [0], levels.sources)
    assert result is not None
    assert result.sources == {"hotel": 0, "gift": 1, "tower": 3, "plague": 2}


@pytest.mark.parametrize("scores", [[], [{}, {}], [{"park": 0}, {}]])
def test_without_scores_there_are_no_bars(scores: list[dict[str, int]]) -> None:
    assert bars(scores, list(range(len(scores)))) is None


def test_lines_stand_between_round_ticks() -> None:
    found = curves([[0, 0], [3, 10], [8, 41]])
    assert found is not None
    assert found.columns == [0, 50, 100]
    assert [tick for tick, _ in found.ticks] == [0, 10, 20, 30, 40, 50]
    assert found.curves[0].points == [(0, 100), (50, 94), (100, 84)]
    assert found.curves[1].last == 41
    assert found.curves[1].path == "0.00,100.00 50.00,80.00 100.00,18.00"


def test_scores_below_zero_have_room() -> None:
    found = curves([[0, 0], [-7, 3]])
    assert found is not None
    assert found.ticks[0] == (-8, 100)
    assert all(0 <= y <= 100 for curve in found.curves for _, y in curve.points)


@pytest.mark.parametrize("standings", [[], [[1, 2]]])
def test_one_standing_is_no_line(standings: list[list[int]]) -> None:
    assert curves(standings) is None


def test_all_zeros_are_a_flat_line() -> None:
    found = curves([[0, 0], [0, 0]])
    assert found is not None
    assert found.curves[0].points == [(0, 100), (100, 100)]


@pytest.mark.parametrize("heights", [[50, 50, 50], [98, 99, 100, 100, 100], [0, 0, 3], [10, 90, 40]])
def test_labels_do_not_cover_each_other_and_stay_in_order(heights: list[float]) -> None:
    placed = spread(heights)
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    for above, below in pairwise(order):
        assert placed[below] - placed[above] >= LABEL - 1e-9
    assert 0 <= min(placed) <= max(placed) <= 100


def test_labels_of_lines_that_end_close_to_each_other_keep_their_middle() -> None:
    assert spread([18, 22, 28, 48]) == pytest.approx([68 / 3 - LABEL, 68 / 3, 68 / 3 + LABEL, 48])
