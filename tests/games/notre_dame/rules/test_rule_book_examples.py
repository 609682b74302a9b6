"""Every worked example of the rule books, each named after the book and the heading that it stands under.

The English rule book of 2007 has them all; the Polish and the Russian one repeat most of them. The people of the
examples are seats here: the one who acts is seat 0.
"""

import pytest

from tests.games.notre_dame.table import Family, Table, persons_with_rats, position


def test_english_polish_russian_cloister_school() -> None:
    """Peggy adds a third marker and takes three; with another one she would take four."""
    game = position(players=2, hand="cloister-school bank park", markers="cloister-school 2", supply=1)
    game.say(0, "play cloister-school")
    assert (game.markers(0, "cloister-school"), game.supply(0)) == (3, 3)
    again = position(players=2, hand="cloister-school bank park", markers="cloister-school 3", supply=1)
    assert again.say(0, "play cloister-school").supply(0) == 4


class TestCarriageHouse:
    def test_english_example_1_first_move(self) -> None:
        """Yellow's first step leads to a foreign message of two prestige and a marker, and takes it."""
        game = position(hand="carriage-house bank park", supply=4)
        game.say(0, "play carriage-house", "drive 3.gate", "take message")
        assert (game.messages(0), game.prestige(0), game.supply(0)) == (["3.marker"], 2, 4)

    @pytest.mark.parametrize("players", [3, 4, 5])
    def test_english_example_1_second_move(self, players: int) -> None:
        """With two steps yellow reaches messages of every colour; only another red one is not for yellow."""
        words = {"carriage": "1.parvis", "messages": "1.coin", "markers": "carriage-house 1"}
        reached = position(players=players, hand="carriage-house bank park", **words).say(0, "play carriage-house")
        taken = {}
        for drive in reached.legal(0):
            market = drive.removeprefix("drive ")
            game = position(players=players, hand="carriage-house bank park", **words)
            game.say(0, "play carriage-house", drive)
            if not market.endswith("centre") and market != "1.parvis":
                taken.setdefault(market[0], set()).add(game.movers == [0])
        assert taken == {str(colour): {colour != 1} for colour in range(players)}

    def test_english_example_2(self) -> None:
        """Green can reach markets with and without a message, and drive to any of them."""
        game = position(players=4, hand="carriage-house bank park", others={1: Family(messages="0.coin 1.coin")})
        game.say(0, "play carriage-house")
        assert {"drive 0.parvis", "drive 1.parvis", "drive 0.quay", "drive 0.bridge"} <= set(game.legal(0))
        game.say(0, "drive 1.parvis")
        assert (game.carriage(0), game.movers) == ("1.parvis", [1])

    def test_english_polish_russian_full_sets(self) -> None:
        """Red has violet, green and red; blue must be next, and then any colour, blue again for one."""
        red, violet, blue, green = range(4)
        words = {"hand": "carriage-house bank park", "markers": "carriage-house 4"}
        first = f"{violet}.coin {green}.coin {red}.coin"
        for colour, allowed in ((red, False), (violet, False), (blue, True), (green, False)):
            game = position(messages=first, **words).say(0, "play carriage-house", f"drive {colour}.bridge")
            assert (game.movers == [0]) == allowed
        for colour in (red, violet, blue, green):
            game = position(messages=f"{first} {blue}.coin", **words)
            game.say(0, "play carriage-house", f"drive {colour}.bridge", "take message")
        second = f"{first} {blue}.coin {blue}.marker"
        for colour, allowed in ((red, True), (violet, True), (blue, False), (green, True)):
            game = position(messages=second, **words).say(0, "play carriage-house", f"drive {colour}.bridge")
            assert (game.movers == [0]) == allowed


class TestHotel:
    def test_english_polish_third_marker(self) -> None:
        """Mike adds a third marker and takes a coin; he could have had a marker or the rat back."""
        game = position(players=3, hand="hotel bank park", markers="hotel 2", rat=4).say(0, "play hotel")
        assert game.legal(0) == ["perk coin", "perk marker", "perk rat"]
        game.say(0, "perk coin")
        assert (game.coins(0), game.movers) == (4, [1])

    @pytest.mark.parametrize(
        ("first", "second", "markers", "coins", "rat"),
        [
            ("marker", "marker", 5, 3, 4),
            ("coin", "coin", 3, 5, 4),
            ("marker", "coin", 4, 4, 4),
            ("coin", "rat", 3, 4, 3),
        ],
    )
    def test_english_polish_fourth_marker(self, first: str, second: str, markers: int, coins: int, rat: int) -> None:
        """With the fourth marker Mike takes two perks, equal or different ones."""
        game = position(players=3, hand="hotel bank park", markers="hotel 3", rat=4, supply=4)
        game.say(0, "play hotel", f"perk {first}", f"perk {second}")
        assert (game.supply(0), game.coins(0), game.rat(0), game.movers) == (markers, coins, rat, [1])


def test_english_polish_trusted_friend() -> None:
    """Bill's friend comes to the bank with two markers: three coins."""
    game = position(hand="trusted-friend hotel park", markers="bank 2", coins=0)
    assert game.say(0, "play trusted-friend", "friend bank").coins(0) == 3


class TestPark:
    """English, Polish and Russian: Scott's five examples."""

    def test_1_second_marker_in_the_park(self) -> None:
        game = position(hand="park bank hotel", markers="park 1", rat=3).say(0, "play park")
        assert (game.markers(0, "park"), game.rat(0), game.prestige(0)) == (2, 2, 0)

    def test_2_third_marker_in_the_residence(self) -> None:
        game = position(hand="residence bank hotel", markers="park 2, residence 2").say(0, "play residence")
        assert game.prestige(0) == 4

    def test_3_advocate_with_five_messages(self) -> None:
        words = {"markers": "park 2", "messages": "0.coin 1.coin 2.coin 3.coin 0.rat"}
        game = position(phase="hire", in_round=4, persons="monk fool advocate", **words).say(0, "hire advocate")
        assert game.prestige(0) == 7

    def test_4_two_coins_for_the_cathedral(self) -> None:
        game = position(hand="notre-dame bank hotel", markers="park 5").say(0, "play notre-dame", "donate 2")
        assert game.prestige(0) == 5

    def test_5_two_markers_in_the_cathedral_at_the_end(self) -> None:
        """Six prestige for two markers: three a marker, as in the example of the cathedral."""
        others = {0: Family(markers="park 6, notre-dame 2", supply=0), 1: Family(markers="notre-dame 1")}
        game = position(phase="hire", in_round=9, others=others).all_hire_nobody()
        assert game.prestige(0) == 9


def test_english_polish_russian_notre_dame() -> None:
    """Four families, two green markers and a blue one: six and three prestige, and the markers go home."""
    green, blue = Family(markers="notre-dame 2"), Family(markers="notre-dame 1")
    game = position(players=4, phase="hire", in_round=3, others={1: green, 2: blue}).all_hire_nobody()
    assert [game.prestige(seat) for seat in range(4)] == [0, 6, 3, 0]
    assert (game.general(1), game.general(2)) == (10, 10)


def test_english_polish_no_influence_markers_in_a_players_supply() -> None:
    """Peggy moves a marker from her hospital to the cathedral and donates."""
    game = position(hand="notre-dame bank hotel", supply=0, markers="hospital 2, bank 1", coins=2)
    game.say(0, "play notre-dame", "from hospital", "donate 2")
    assert (game.markers(0, "hospital"), game.markers(0, "notre-dame")) == (1, 1)
    assert (game.coins(0), game.prestige(0)) == (0, 3)


class TestPlague:
    """English, Polish and Russian: Anna (Peggy in the Polish book), Scott and Todd."""

    def plagued(self, rats: int, anna: Family, scott: Family, todd: Family) -> Table:
        families = {0: anna, 1: scott, 2: todd}
        return position(players=3, phase="hire", persons=persons_with_rats(rats), others=families).all_hire_nobody()

    def test_a_plague_of_3(self) -> None:
        game = self.plagued(
            3,
            Family(rat=4, markers="hospital 2"),
            Family(rat=6),
            Family(rat=5, markers="hospital 3", friend="hospital"),
        )
        assert [game.rat(seat) for seat in range(3)] == [5, 9, 4]

    def test_a_plague_of_7_in_the_next_round(self) -> None:
        game = self.plagued(
            7,
            Family(rat=5, markers="hospital 2, bank 3", prestige=10),
            Family(rat=9, markers="bank 3", prestige=10),
            Family(rat=4, markers="hospital 1, bank 3", friend="hospital", prestige=10),
        )
        assert [game.rat(seat) for seat in range(3)] == [9, 9, 9]
        assert [game.prestige(seat) for seat in range(3)] == [8, 8, 10]
        assert [game.markers(seat, "bank") for seat in range(3)] == [2, 2, 3]


class TestPersonCards:
    def kevin(self) -> Table:
        """His rat on 7, one marker and the friend in the hospital, and a plague of 6."""
        persons = persons_with_rats(6, including="doctor")
        words = {"rat": 7, "markers": "hospital 1", "friend": "hospital", "prestige": 5}
        return position(players=3, phase="hire", persons=persons, **words)

    def test_english_polish_russian_doctor(self) -> None:
        """Kevin's rat goes back two spaces."""
        assert self.kevin().say(0, "hire doctor").all_hire_nobody().rat(0) == 5

    def test_english_polish_russian_doctor_not_hired(self) -> None:
        """Without him it would have gone to 11, and there are penalties. (The Russian book says 13.)"""
        game = self.kevin().all_hire_nobody()
        assert (game.rat(0), game.prestige(0), game.markers(0, "hospital")) == (9, 3, 0)

    def test_english_polish_russian_fool(self) -> None:
        """Heather moves a marker from the bank to two in the carriage house, drives three steps and takes a message."""
        game = position(phase="hire", persons="fool monk", markers="bank 1, carriage-house 2")
        game.say(0, "hire fool", "lift marker bank", "to carriage-house")
        assert "drive 3.quay" in game.legal(0)
        game.say(0, "drive 3.quay", "take message")
        assert (game.markers(0, "carriage-house"), game.messages(0)) == (3, ["3.rat"])

    def test_english_polish_russian_beggar_king(self) -> None:
        """Bill's rat stands on 4: five prestige."""
        game = position(phase="hire", in_round=4, persons="monk fool beggar-king", rat=4).say(0, "hire beggar-king")
        assert game.prestige(0) == 5

    def test_english_polish_russian_advocate(self) -> None:
        """Peggy has five messages: six prestige."""
        messages = "0.coin 1.coin 2.coin 3.coin 0.rat"
        game = position(phase="hire", in_round=5, persons="monk fool advocate", messages=messages)
        assert game.say(0, "hire advocate").prestige(0) == 6

    def test_english_polish_russian_lady_of_the_court(self) -> None:
        """Anna (Kevin in the Polish book) has five pieces in two sectors each: five prestige, not ten."""
        words = {"markers": "carriage-house 5, hotel 4", "friend": "hotel"}
        game = position(phase="hire", in_round=7, persons="monk fool lady-of-the-court", **words)
        assert game.say(0, "hire lady-of-the-court").prestige(0) == 5
