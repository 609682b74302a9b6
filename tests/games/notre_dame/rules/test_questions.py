"""What is asked and what is not: a single answer answers itself, except to hire, keep and play (docs/records.md)."""

import pytest

from tests.games.notre_dame.table import Family, Table, persons_with_rats, position


def played(card: str, **words: object) -> Table:
    rest = [other for other in ("park", "hospital") if other != card]
    return position(players=3, hand=" ".join([card, *rest]), **words).say(0, f"play {card}")


def hired(persons: str, in_round: int = 1, **words: object) -> Table:
    """The last of the persons is hired."""
    game = position(players=3, phase="hire", in_round=in_round, persons=persons, **words)
    return game.say(0, f"hire {persons.split()[-1]}")


def asked(game: Table) -> bool:
    """Whether seat 0 has to answer something; else it is seat 1's turn."""
    assert game.movers in ([0], [1])
    return game.movers == [0]


FULL = "bank 5, park 5"
"""With four in the supply there is no marker in the general one."""


class TestAlwaysAsked:
    def test_hire_without_a_coin(self) -> None:
        assert position(phase="hire", coins=0).legal(0) == ["hire nobody"]

    def test_hire_more_without_a_coin(self) -> None:
        game = hired("monk fool counsellor", 7, options="new_persons", coins=1)
        assert game.legal(0) == ["hire nobody"]

    def test_play_the_only_name_in_the_hand(self) -> None:
        assert position(players=3, hand="bank bank bank").legal(0) == ["play bank"]

    def test_play_two_of_a_name_when_one_turn_is_done(self) -> None:
        assert position(players=3, turn=3, hand="park bank bank").legal(0) == ["play bank"]

    def test_keep_in_both_steps(self) -> None:
        game = position(players=3, phase="draft")
        assert [len(game.legal(seat)) for seat in range(3)] == [3, 3, 3]
        for seat in range(3):
            game.say(seat, game.legal(seat)[0])
        assert [len(game.legal(seat)) for seat in range(3)] == [2, 2, 2]


class TestCards:
    @pytest.mark.parametrize("card", ["cloister-school", "bank", "residence", "park", "hospital"])
    def test_with_a_marker_in_the_supply_nothing_to_ask(self, card: str) -> None:
        assert not asked(played(card))

    @pytest.mark.parametrize(("markers", "answer"), [("hotel 1", True), ("notre-dame 1", True), ("bank 1", False)])
    def test_source(self, markers: str, answer: bool) -> None:
        assert asked(played("bank", supply=0, markers=markers)) == answer

    @pytest.mark.parametrize(("coins", "answer"), [(0, False), (1, True), (3, True)])
    def test_donation(self, coins: int, answer: bool) -> None:
        assert asked(played("notre-dame", coins=coins)) == answer

    @pytest.mark.parametrize(("coins", "answer"), [(1, False), (2, True)])
    def test_donation_after_the_marker(self, coins: int, answer: bool) -> None:
        game = played("notre-dame", supply=0, markers="hotel 1", coins=coins).say(0, "from hotel")
        assert asked(game) == answer

    def test_friend(self) -> None:
        assert asked(played("trusted-friend", friend="bank"))

    @pytest.mark.parametrize(("rat", "markers", "answer"), [(0, "", True), (1, FULL, True), (0, FULL, False)])
    def test_perk(self, rat: int, markers: str, answer: bool) -> None:
        assert asked(played("hotel", rat=rat, markers=markers)) == answer

    @pytest.mark.parametrize(("rat", "markers", "answer"), [(0, "", True), (1, FULL, True), (0, FULL, False)])
    def test_hostess(self, rat: int, markers: str, answer: bool) -> None:
        assert asked(hired("monk hostess", rat=rat, markers=markers)) == answer


class TestCarriage:
    def test_drive(self) -> None:
        assert asked(played("carriage-house"))

    @pytest.mark.parametrize(
        ("market", "messages", "answer"),
        [("0.quay", "", True), ("0.quay", "0.rat", False), ("0.quay", "0.coin", False), ("0.centre", "", False)],
    )
    def test_message(self, market: str, messages: str, answer: bool) -> None:
        assert asked(played("carriage-house", messages=messages).say(0, f"drive {market}")) == answer


class TestPersons:
    @pytest.mark.parametrize(("markers", "friend", "pieces"), [("bank 2, park 1", "", 2), ("bank 2", "bank", 2)])
    def test_fool_lift(self, markers: str, friend: str, pieces: int) -> None:
        assert len(hired("monk fool", markers=markers, friend=friend).legal(0)) == pieces

    def test_fool_with_one_piece(self) -> None:
        assert all(words.startswith("to ") for words in hired("monk fool", markers="bank 2").legal(0))

    def test_minstrel_with_one_source(self) -> None:
        assert all(words.startswith("to ") for words in hired("monk minstrel", markers="bank 2").legal(0))

    @pytest.mark.parametrize(
        ("markers", "friend", "answer"), [("bank 1", "", False), ("", "bank", False), ("bank 2", "", True)]
    )
    def test_minstrel_carry(self, markers: str, friend: str, answer: bool) -> None:
        assert asked(hired("monk minstrel", markers=markers, friend=friend).say(0, "to park")) == answer

    @pytest.mark.parametrize(("empty", "answer"), [(["bank", "park"], True), (["bank"], False), ([], False)])
    def test_bishop(self, empty: list[str], answer: bool) -> None:
        sectors = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]
        markers = ", ".join(f"{sector} 1" for sector in sectors if sector not in empty)
        assert asked(hired("monk fool bishop", markers=markers)) == answer

    @pytest.mark.parametrize(("messages", "answer"), [("0.coin 1.rat", True), ("0.coin 1.coin", False), ("", False)])
    def test_coachman(self, messages: str, answer: bool) -> None:
        assert asked(hired("monk fool coachman", 4, options="new_persons", messages=messages)) == answer

    @pytest.mark.parametrize(("markers", "answer"), [("bank 1", True), ("", False)])
    def test_gypsies(self, markers: str, answer: bool) -> None:
        assert asked(hired("monk fool gypsies", 4, options="new_persons", markers=markers)) == answer


class TestPlague:
    @pytest.mark.parametrize(("markers", "answer"), [("bank 2, park 2", True), ("bank 2, park 1", False), ("", False)])
    def test_lose(self, markers: str, answer: bool) -> None:
        other = {1: Family(), 2: Family()}
        game = position(players=3, phase="hire", persons=persons_with_rats(3), rat=9, markers=markers, others=other)
        assert (game.all_hire_nobody().movers == [0]) == answer
