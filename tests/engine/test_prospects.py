"""What decisions are worth later, in a game made up for it: points grow with each mill, as long as there are rounds."""

from dataclasses import dataclass, field, replace
from typing import Any

from parvis.engine.lines import Line
from parvis.engine.prospects import Outlook, Prospect, Prospects, halves_of, points_of

MILL, PAY, ASK = range(3)


@dataclass
class Scene:
    """A position: mills and coins of the only seat, the rounds left, and whether it is asked something."""

    mills: int = 0
    coins: int = 3
    points: int = 0
    rounds: int = 4
    asked: list[list[int]] = field(default_factory=list)

    @property
    def depth(self) -> int:
        return len(self.asked)

    def copy(self) -> "Scene":
        return replace(self, asked=[*self.asked])


class Course:
    """Answers to the only question: a mill for all coins, or a point."""

    widest = 4

    def answers(self, state: Scene, seat: int) -> list[int]:
        return [MILL, PAY]

    def decide(self, state: Scene, seat: int, decision: int) -> None:
        state.asked.pop()
        if decision == MILL:
            state.mills, state.coins = state.mills + 1, 0
        else:
            state.points += 1

    def settle_stack(self, state: Scene, out: list[int]) -> None:
        pass


TABLE = (
    Prospect("mills", lambda state, seat: state.mills * state.rounds, lambda state, seat: {"rounds": state.rounds}),
    Prospect("coins", lambda state, seat: state.coins / 2),
)


def outlook(before: Scene | None = None, **more: Any) -> Outlook:
    prospects = Prospects(TABLE, lambda state, seat: state.points, **more)
    return Outlook(Course(), prospects, 0, before or Scene())  # type: ignore[arg-type]


def test_what_changes_is_told_the_most_first_and_what_stays_is_not() -> None:
    lines = outlook().preview([], Scene(mills=1, coins=0), MILL).later
    assert lines == [
        Line("later-mills", {"count": "4", "rounds": 4}),
        Line("later-coins-less", {"count": "1½"}),
    ]
    assert [points_of(line) for line in lines] == [4, -1.5]
    assert outlook().preview([], Scene(), PAY).later == []


def test_parts_add_up_to_the_rounded_sum_however_it_is_split() -> None:
    for parts in ([0.2, 0.2, 0.2, 0.2], [0.8], [1.3, -0.5], [-0.2, 0, 1.0]):
        assert sum(halves_of(parts)) == 2, "0.8 is told as a point"
    assert halves_of([2, -1.1, 0.35]) == [4, -2, 0], "each is as near as the sum allows"


def test_points_of_now_are_not_told_as_later_ones() -> None:
    assert outlook(Scene(coins=0)).preview([], Scene(coins=0, points=1), PAY).later == []


def told_next(told: Outlook, after: Scene) -> tuple[list[Line], list[Line]]:
    """What a decision is told to bring at once and to be worth later that leads to a question."""
    preview = told.preview([], after, ASK)
    assert preview.worth == preview.gained + sum(map(points_of, preview.later))
    return preview.now, preview.later


def test_the_best_answer_to_what_follows_is_told_in_one_number() -> None:
    asked = Scene(asked=[[0, 0, 0]])
    assert told_next(outlook(deep=1), asked) == ([], [Line("later-next", {"count": "2½"})])


def test_points_of_the_best_answer_are_points_of_now() -> None:
    late = Scene(rounds=0, asked=[[0, 0, 0]])
    told = outlook(Scene(rounds=0), deep=1)
    assert told_next(told, late) == ([Line("gained-next", {"count": 1})], [])
    assert told.preview([], late, ASK).gained == 1


def test_a_game_can_carry_out_what_was_begun_by_itself() -> None:
    asked = Scene(points=2, asked=[[0, 0, 0]])
    plain = outlook(asked, carried_out=lambda state, seat: [Scene(points=1, mills=1)])
    assert told_next(plain, asked) == ([Line("gained-next-less", {"count": 1})], [Line("later-next", {"count": "4"})])
    assert told_next(outlook(carried_out=lambda state, seat: []), asked) == ([], [])


def test_a_decision_is_told_for_what_it_is_meant_for() -> None:
    meant = outlook(meant=lambda state, seat, decision: Scene(mills=1) if decision == MILL else None)
    assert meant.preview([], Scene(), MILL).later == [Line("later-mills", {"count": "4", "rounds": 4})]
    assert meant.preview([], Scene(), PAY).later == []


def test_what_it_brings_now_and_later_is_told_as_one_number_too() -> None:
    preview = outlook(Scene(points=2)).preview([], Scene(points=5, coins=0), PAY)
    assert (preview.gained, preview.worth) == (3, 3 + sum(map(points_of, preview.later)))
    assert preview.worth < 3, "coins that are gone count"
