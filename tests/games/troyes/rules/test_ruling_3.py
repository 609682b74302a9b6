"""Ruling 3: values that sources and balance speak for, fewer activations where that matters. docs/rulings-troyes.md."""

import pytest

from parvis.engine.play import Play
from parvis.games.troyes import GAME, cards
from tests.games.troyes.box import divisor, of_card, of_event
from tests.games.troyes.rules.test_ladies_end import points_for
from tests.games.troyes.table import Table, position


def test_a_new_game_is_played_by_the_newest_ruling() -> None:
    assert Play(GAME, 3).state.ruling == GAME.ruling == 3


@pytest.mark.parametrize(
    ("event", "ruling", "banners", "divisor", "points"),
    [
        ("war", 2, 3, 5, (4, 2)),
        ("war", 3, 5, 3, (5, 1)),
        ("interruption-of-work", 2, 2, 5, (3, 1)),
        ("interruption-of-work", 3, 3, 4, (4, 2)),
    ],
)
def test_events_as_reports_of_games_tell_them(
    event: str, ruling: int, banners: int, divisor: int, points: tuple[int, int]
) -> None:
    tables = (cards.BANNERS, cards.EVENT_DIVISOR, cards.EVENT_POINTS)
    assert [of_event(table, event, ruling) for table in tables] == [banners, divisor, points]


@pytest.mark.parametrize(("card", "before", "now"), [("diplomat", 3, 4), ("glassblower", 6, 7), ("procession", 6, 6)])
def test_divisors_that_balance_or_a_source_speaks_for(card: str, before: int, now: int) -> None:
    assert (divisor(card, 2), divisor(card, 3)) == (before, now)
    assert of_card(cards.COST, card, 2) == of_card(cards.COST, card, 3)


class TestHermit:
    """Each further cube lowers the worth of all, so the number is asked."""

    def twice(self, ruling: int = 3, **words: str) -> Table:
        """Seat 0 activates the Hermit with dice for two activations."""
        pips = 2 * divisor("hermit", ruling)
        dice = {0: f"white {' '.join(['6'] * (pips // 6))}", 1: "white 1"}
        dice[0] += f" {pips % 6}" if pips % 6 else ""
        game = position(ruling=ruling, options="cards=both", tradesmen="hermit", dice=dice, **words)
        values = dice[0].split()[1:]
        return game.use(0, "activate hermit", *(f"0 white {value}" for value in values))

    def test_one_may_stop_before_all_activations(self) -> None:
        """Three cubes are worth 18; a fourth would make it 20, a fifth 20 again."""
        game = self.twice(cubes="hermit 3")
        assert game.legal(0) == ["times 1", "times 2"]
        assert game.say(0, "times 1").cubes(0, "hermit") == 4
        assert points_for("hermit", 3, 0)[0] == 18
        assert points_for("hermit", 4, 0) == points_for("hermit", 5, 0) == [20, 0]

    def test_earlier_rulings_place_all(self) -> None:
        assert self.twice(ruling=2, cubes="hermit 3").cubes(0, "hermit") == 5

    def test_where_no_cube_is_worth_anything_nothing_is_asked(self) -> None:
        """With eight there, the first one more makes all of them worthless."""
        assert self.twice(cubes="hermit 7").may(0, "times 1")
        assert self.twice(cubes="hermit 8").cubes(0, "hermit") == 10

    @pytest.mark.parametrize(("card", "colour"), [("princess", "red"), ("monk", "white"), ("merchant", "yellow")])
    def test_where_more_is_never_worse_nothing_is_asked(self, card: str, colour: str) -> None:
        """Cubes for the most of them, cubes of delayed cards, and what is gained for nothing."""
        count = 2 * divisor(card, 3)
        values = [str(min(6, count - 6 * rank)) for rank in range(3) if count > 6 * rank]
        dice = {0: f"{colour} {' '.join(values)}", 1: "white 1"}
        game = position(ruling=3, options="cards=both", tradesmen=card, dice=dice)
        game.use(0, f"activate {card}", *(f"0 {colour} {value}" for value in values))
        assert game.movers == [1]
