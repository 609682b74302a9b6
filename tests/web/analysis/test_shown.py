"""Numbers of an analysis become places, words become sentences."""

from typing import Any

import pytest

from parvis.engine.registry import find
from parvis.insight import strength
from parvis.insight.ledger import TERMS
from parvis.insight.strength import Level
from parvis.web.analysis import shown
from parvis.web.analysis.views import others_to_compare
from parvis.web.pages.charts import histogram
from parvis.web.texts import text


def estimate(mean: float) -> dict[str, float]:
    """A mean whose interval does not matter."""
    return {"mean": mean, "interval": 0.5}


def row(start: float, *terms: float) -> dict[str, Any]:
    """A row of a ledger, as an analysis tells it."""
    named = dict(zip(TERMS, map(estimate, terms), strict=True))
    return {"start": estimate(start), "terms": named, "score": round(start + sum(terms))}


def test_terms_lead_like_stairs_from_the_start_to_the_score() -> None:
    one, other = shown.ledger({"ledger": [row(60, 6, -2, -4, 0), row(60, 0, 0, 3, 0)]})
    em = shown.HIGHEST / 6
    assert one.height == pytest.approx(shown.HIGHEST), "60, 66, 64, 60: the longest way has the whole height"
    assert [(stair.bottom, stair.height) for stair in one.stairs] == [
        pytest.approx(place) for place in ((0, 6 * em), (4 * em, 2 * em), (0, 4 * em), (0, 0))
    ]
    assert other.height == pytest.approx(3 * em), "all rows have one scale"


def test_a_difference_adds_up() -> None:
    rows = shown.ledger({"ledger": [row(60, 6, -2, -4, 1), row(62, -3, 0, -6, 0)]})
    by = shown.difference(rows, 0, 1)
    assert by == {"luck": 7, "others": -2, "decisions": 2, "unknown": 1}
    assert sum(by.values()) == rows[0].score - rows[1].score


def test_decisions_and_hidden_information_are_told_together_where_they_can_hardly_be_told_apart() -> None:
    rough = row(52, 3, 2, 18, -25)
    rough["terms"]["unknown"]["interval"] = 23
    told, other = shown.ledger({"ledger": [rough, row(60, 0, 0, 3, 0)]})
    assert (shown.is_rough(told), shown.together(told)) == (True, -7)
    assert not shown.is_rough(other)


@pytest.mark.parametrize(("par", "luck", "is_so"), [(67, -9, True), (55, 3, True), (67, 9, False), (60, -3, False)])
def test_par_and_luck_may_disagree(par: float, luck: float, is_so: bool) -> None:
    played = {**estimate(par), "score": 52, "wins": estimate(0.2), "no_more": 4, "points": [50, par]}
    (one,), (told,) = shown.pars([played]), shown.ledger({"ledger": [row(60, luck, 0, 0, 0)]})
    assert shown.par_disagrees(told, one) == is_so


@pytest.mark.parametrize(
    ("own", "winners", "compared"), [([1], [0], (0, 1)), ([0], [0], (0, 2)), ([0, 1], [0], None), ([], [0], None)]
)
def test_one_is_compared_with_the_winner_or_the_next(own: list[int], winners: list[int], compared: object) -> None:
    assert others_to_compare(own, winners, [50, 30, 40]) == compared


def test_nobody_is_compared_with_who_has_as_many_points() -> None:
    assert others_to_compare([0], [0, 1], [63, 63, 35]) == (0, 2)
    assert others_to_compare([1], [0], [63, 63]) is None
    assert others_to_compare([0], [0], [63]) is None


def test_what_decisions_cost_or_gained_beside_the_listed_moves_is_told_where_it_is_much() -> None:
    ledger = [row(60, 0, 0, one, 0) for one in (-16, -4.5, -9, -1.5)]
    moves = [{"seat": seat, "lost": {"mean": lost}} for seat, lost in ((0, 1.5), (0, 1.0), (1, 4.0), (3, 9.0))]
    found = shown.beside_moves({"ledger": ledger, "moves": moves})
    assert found == {0: (-2.5, -16, 0.5), 3: (-9, -1.5, 0.5)}


def test_two_moves_are_told_from_where_they_part() -> None:
    assert shown.common(["card", "bank"], ["card", "park"]) == 1
    assert shown.common(["card", "bank"], ["other", "bank"]) == 0
    assert shown.common(["card"], ["card", "park"]) == 0, "something is left of each"
    assert shown.common([], ["card"]) == 0


def test_all_games_stand_in_columns_and_the_score_among_them() -> None:
    found = histogram([60, 61, 61, 63], 50)
    assert len(found.columns) == 14
    assert [column.height for column in found.columns][-4:] == [50, 100, 0, 50]
    assert [column.marked for column in found.columns].index(True) == 0
    assert 0 < found.marked < found.mean < 100
    assert dict(found.ticks)[60] == pytest.approx(75)


LEVELS = (Level("random", 40, 2.0, 0.1, 0.2), Level("greedy", 40, 1.0, 0.1, 0.2), Level("skilled", 40, 0.0, 0.0, 0.0))


def judged(*lost: float) -> dict[str, Any]:
    """What an analysis tells of seats that lost so much with ten decisions each."""
    decisions = [{"seat": seat, "lost": one / 10} for seat, one in enumerate(lost) for _ in range(10)]
    ledger = [row(60, 0, 0, -one, 0) for one in lost]
    return {"judge": "skilled", "seats": list(lost), "decisions": decisions, "ledger": ledger}


def test_strength_lies_on_a_scale_of_levels_that_are_equally_far_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "levels_of", lambda *_: LEVELS)
    found = shown.strengths(find("tiny"), judged(20, 15, 5, -90))
    assert found
    assert [round(place) for _, place in found.levels] == [17, 50, 83]
    assert [round(one.made) for one in found.seats] == [17, 33, 67, 100]
    assert [one.sentence for one in found.seats] == [
        text("strength-like", level="Random"),
        text("strength-between", weaker="Random", stronger="Greedy"),
        text("strength-between", weaker="Greedy", stronger="Skilled"),
        text("strength-stronger", level="Skilled"),
    ]


def test_where_levels_were_not_measured_no_strength_is_told() -> None:
    assert shown.strengths(find("tiny"), judged(20, 15)) is None
