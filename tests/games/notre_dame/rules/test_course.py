"""Rounds, periods, the end and who wins. Rules: "Playing the game", "Game end"."""

import pytest

from parvis.engine.questions import NATURE
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import CARD_NAMES
from tests.games.notre_dame.table import Family, Table, position


def round_over(in_round: int = 1, players: int = 3, **words: object) -> Table:
    return position(players=players, phase="hire", in_round=in_round, **words).all_hire_nobody()


class TestRound:
    def test_the_phases_follow_each_other(self) -> None:
        game = position(players=2, phase="persons")
        phases = []
        while game.round == 1:
            if game.phase not in phases:
                phases.append(game.phase)
            seat = game.movers[0]
            game.say(seat, game.legal(seat)[0])
        assert phases == ["persons", "draw", "draft", "play", "hire"]

    @pytest.mark.parametrize("start", [0, 1, 2])
    def test_the_bell_ringer_goes_to_the_left(self, start: int) -> None:
        assert round_over(start=start).state.start == (start + 1) % 3

    def test_the_next_round_begins_with_new_persons(self) -> None:
        game = round_over()
        assert (game.round, game.phase, game.movers) == (2, "persons", [NATURE])

    def test_everything_else_stays(self) -> None:
        game = round_over(coins=5, supply=3, prestige=7, markers="hospital 5, notre-dame 2", friend="bank")
        assert (game.coins(0), game.supply(0), game.prestige(0), game.friend(0)) == (5, 3, 7, "bank")
        assert (game.markers(0, "hospital"), game.markers(0, "notre-dame")) == (5, 2)

    def test_who_is_not_asked_has_no_decision(self) -> None:
        game = position(players=3)
        assert (len(GAME.legal(game.state, 0)), len(GAME.legal(game.state, 1))) == (3, 0)
        assert GAME.legal(game.state, NATURE) == []


class TestPeriod:
    @pytest.mark.parametrize("in_round", [1, 2])
    def test_used_cards_stay_away_until_its_end(self, in_round: int) -> None:
        game = round_over(in_round).nature("person hostess" if in_round == 1 else "person doctor").chance()
        assert game.phase == "draft"
        dealt = [card for packets in game.state.packet[: in_round + 1] for card in packets[0]]
        assert len(set(dealt)) == 3 * (in_round + 1)

    @pytest.mark.parametrize("in_round", [3, 6])
    def test_then_all_cards_go_back_to_their_owners(self, in_round: int) -> None:
        game = round_over(in_round)
        while game.phase == "persons":
            game.nature(game.legal(NATURE)[0])
        assert game.legal(NATURE) == [f"draw 0 {card}" for card in CARD_NAMES]
        for step in range(9):
            cards = game.legal(NATURE)
            assert len(cards) == 9 - step % 3
            assert all(words.startswith(f"draw {step // 3} ") for words in cards)
            game.nature(cards[0])

    def test_messages_stay_collected(self) -> None:
        assert round_over(3, messages="0.coin 1.coin").messages(0) == ["0.coin", "1.coin"]

    def test_the_friend_stays_in_his_sector(self) -> None:
        assert round_over(3, friend="hotel").friend(0) == "hotel"


def end(*families: Family) -> Table:
    """The end of a game of these families, after a last round in which nothing has happened any more."""
    return round_over(9, len(families), others=dict(enumerate(families)))


def winners(*families: Family) -> list[int]:
    return end(*families).play.result().winners


class TestEnd:
    def test_after_the_ninth_round(self) -> None:
        game = round_over(9)
        assert (game.phase, game.movers, game.play.over) == ("over", [], True)

    @pytest.mark.parametrize("in_round", [1, 5, 8])
    def test_not_before(self, in_round: int) -> None:
        assert not round_over(in_round).play.over

    def test_the_cathedral_is_scored_a_last_time(self) -> None:
        game = round_over(9, markers="notre-dame 1")
        assert game.play.result().scores == [8, 0, 0]

    def test_a_choice_in_the_last_plague_comes_before_the_end(self) -> None:
        game = round_over(9, rat=9, markers="bank 2, park 2", prestige=4)
        assert (game.phase, game.legal(0)) == ("plague", ["lose bank", "lose park"])
        assert game.say(0, "lose bank").play.over

    def test_most_prestige_wins(self) -> None:
        assert winners(Family(prestige=40), Family(prestige=41, coins=0, supply=0), Family(prestige=12)) == [1]

    def test_of_equals_coins_and_own_markers_together_decide(self) -> None:
        assert winners(Family(prestige=40, coins=3, supply=1), Family(prestige=40, coins=0, supply=5)) == [1]

    def test_coins_alone_do_not(self) -> None:
        game = end(Family(prestige=40, coins=4, supply=0), Family(prestige=40, coins=3, supply=2))
        assert game.play.result().tiebreaks == [4, 5]

    def test_the_tie_break_is_only_for_the_best(self) -> None:
        assert winners(Family(prestige=40), Family(prestige=39, coins=9), Family(prestige=40, coins=2)) == [0]

    def test_still_equal_families_share_the_win(self) -> None:
        equal = (Family(prestige=40, coins=2, supply=3), Family(prestige=40, coins=4, supply=1))
        assert winners(*equal, Family(prestige=39, coins=8)) == [0, 1]

    def test_all_may_win(self) -> None:
        assert winners(*[Family(prestige=20)] * 5) == [0, 1, 2, 3, 4]
