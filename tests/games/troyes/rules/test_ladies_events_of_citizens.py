"""Events of The Ladies of Troyes that move citizens: Uprising, Grey Monk, Possession. Facts: section 4, 9, 14."""

from typing import Any

import pytest

from parvis.engine.questions import NATURE
from parvis.games.troyes import cards
from parvis.games.troyes.pieces import BUILDING_NAMES, NEUTRAL
from parvis.games.troyes.rules.scoring import trade_points
from parvis.games.troyes.state import NOBODY
from tests.games.troyes.box import all_but_one, of_card
from tests.games.troyes.ladies import drawn, with_events
from tests.games.troyes.table import Player, Table, spot_for


def emptied(game: Table, building: str) -> Table:
    """Nobody stands in a building."""
    game.state.citizen[BUILDING_NAMES.index(building)] = [NOBODY] * 6
    return game


class TestUprising:
    @pytest.mark.parametrize(
        ("value", "building"),
        [(1, "bishopric"), (2, "bishopric"), (3, "palace"), (4, "palace"), (5, "city-hall"), (6, "city-hall")],
    )
    def test_a_die_tells_the_building(self, value: int, building: str) -> None:
        """Its only citizen and a neutral one take places that are drawn."""
        game = drawn("uprising")
        emptied(game, building).state.citizen[BUILDING_NAMES.index(building)][1] = 2
        game.rolls(value).nature("space 6", "space 1")
        assert game.building(building) == [NEUTRAL, NOBODY, NOBODY, NOBODY, NOBODY, 2]
        assert game.lying(building) == {}

    def test_seven_find_six_spaces_so_one_lies_down_before(self) -> None:
        game = drawn("uprising", citizens="palace 1, palace 4", others={1: Player(citizens="palace 2")}).rolls(3)
        assert game.legal(NATURE) == [f"lie {number}" for number in range(1, 8)]
        game.nature("lie 4")
        assert game.lying("palace") == {0: 1}
        game.nature("space 6", "space 5", "space 1", "space 2")
        assert game.legal(NATURE) == ["space 3", "space 4"]
        game.nature("space 4")
        assert game.building("palace") == [NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL, 1, 0]
        assert (game.lying("palace"), game.phase) == ({0: 1}, "black dice")

    def test_or_the_one_who_comes(self) -> None:
        game = drawn("uprising", citizens="city-hall 1, city-hall 2").rolls(5).nature("lie 7")
        game.nature("space 2", "space 3", "space 1", "space 4", "space 5")
        assert game.building("city-hall") == [NEUTRAL, 0, 0, NEUTRAL, NEUTRAL, NEUTRAL]
        assert game.lying("city-hall") == {NEUTRAL: 1}

    def test_the_next_are_those_who_stood_there_in_their_order_then_the_one_who_comes(self) -> None:
        game = emptied(drawn("uprising"), "palace")
        game.state.citizen[0] = [NOBODY, 2, NOBODY, 0, 1, NOBODY]
        game.rolls(4)
        assert game.legal(NATURE) == [f"space {number}" for number in range(1, 7)]
        game.nature("space 1", "space 2", "space 3")
        assert game.legal(NATURE) == ["space 4", "space 5", "space 6"]
        assert game.nature("space 5").building("palace") == [2, 0, 1, NOBODY, NEUTRAL, NOBODY]

    @pytest.mark.parametrize("who", [1, NEUTRAL])
    def test_who_was_driven_out_of_there_takes_the_part_of_the_neutral_one(self, who: int) -> None:
        """Neutral ones too: reading 11 of section 14."""
        game = drawn("uprising", citizens="palace 3")
        game.state.citizen[0] = [NOBODY, NOBODY, 0, NOBODY, NOBODY, NOBODY]
        game.state.lying[0][who] = 1
        game.rolls(3).nature("space 1", "space 2")
        assert (game.building("palace")[:2], game.lying("palace")) == ([0, who], {})

    def test_he_may_be_the_one_who_finds_no_space(self) -> None:
        game = drawn("uprising", lying="palace 1").rolls(3).nature("lie 7")
        game.nature("space 1", "space 2", "space 3", "space 4", "space 5")
        assert (game.building("palace"), game.lying("palace")) == ([NEUTRAL] * 6, {0: 1})

    def test_who_lies_elsewhere_stays_there(self) -> None:
        game = emptied(drawn("uprising", lying="bishopric 1"), "palace").rolls(3).nature("space 4")
        assert (game.building("palace")[3], game.lying("bishopric")) == (NEUTRAL, {0: 1})

    def test_of_several_who_lie_there_one_is_drawn(self) -> None:
        words: dict[str, Any] = {"lying": "palace 1", "others": {2: Player(lying="palace 1")}}
        game = drawn("uprising", **words)
        game.state.lying[0][NEUTRAL] = 1
        emptied(game, "palace").rolls(3)
        assert game.legal(NATURE) == ["rise 1", "rise 2", "rise 3"]
        game.nature("rise 2", "space 6")
        assert (game.building("palace")[5], game.lying("palace")) == (2, {0: 1, NEUTRAL: 1})

    def test_nobody_loses_points_and_no_dice_change(self) -> None:
        game = drawn("uprising", dice={0: "red 4"}, citizens="palace 1").rolls(6).nature("lie 1")
        game.nature("space 2", "space 1", "space 3", "space 4", "space 5")
        assert ([game.points(seat) for seat in range(3)], game.dice(0)) == ([10, 10, 10], "red 4")

    def test_citizens_of_players_are_as_many_as_before(self) -> None:
        game = drawn("uprising", citizens="palace 1, palace 2, palace 3").rolls(3)
        before = game.general(0)
        game.nature("lie 2")
        while game.state.depth > 0:
            game.nature(game.legal(NATURE)[-1])
            assert game.general(0) == before


class TestGreyMonk:
    @pytest.mark.parametrize(
        ("values", "card"), [((1, 2), "monk"), ((3, 4), "archer"), ((5, 6), "merchant")], ids=["white", "red", "yellow"]
    )
    def test_a_die_tells_the_colour_of_the_card(self, values: tuple[int, int], card: str) -> None:
        for value in values:
            game = drawn("grey-monk", cards="monk, archer, merchant").rolls(value)
            assert game.tradesmen(card) == [NEUTRAL]
            assert sum(row.count(NEUTRAL) for row in game.state.tradesman) == 1

    def with_points(self, monkeypatch: pytest.MonkeyPatch, *points: tuple[int, int]) -> Table:
        """The yellow cards, from the lowest level on, have spaces with these points; a grey tradesman comes to one."""
        game = drawn("grey-monk", cards="merchant, innkeeper, journeyman")
        spaces = list(cards.SPACE_POINTS)
        for spot, worth in enumerate(points, 6):
            spaces[game.state.card[spot]] = (*worth, 0, 0, 0, 0)
        monkeypatch.setattr(cards, "SPACE_POINTS", tuple(spaces))
        return game.rolls(5)

    @pytest.mark.parametrize(
        ("points", "card"),
        [
            (((1, 1), (3, 1), (2, 1)), "innkeeper"),
            (((1, 1), (2, 1), (3, 2)), "journeyman"),
            (((1, 1), (2, 1), (2, 2)), "innkeeper"),
            (((2, 1), (2, 1), (2, 2)), "merchant"),
        ],
    )
    def test_he_takes_most_points_of_equals_the_card_of_the_lower_level(
        self, monkeypatch: pytest.MonkeyPatch, points: tuple[tuple[int, int], ...], card: str
    ) -> None:
        assert self.with_points(monkeypatch, *points).tradesmen(card) == [NEUTRAL]

    def test_a_space_without_points_is_none_for_him(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = self.with_points(monkeypatch, (0, 0), (0, 0), (0, 0))
        assert not any(NEUTRAL in row for row in game.state.tradesman)

    def test_who_stands_there_is_passed_over(self) -> None:
        game = drawn("grey-monk", tradesmen="monk").rolls(1)
        assert game.tradesmen("monk") == [0, NEUTRAL]

    def test_only_a_space_with_points_and_none_on_cards_that_lie_face_down(self) -> None:
        """Reading A8."""
        game = drawn("grey-monk", tradesmen="monk", others={1: Player(tradesmen="monk")}).rolls(1)
        assert game.tradesmen("monk") == [0, 1]
        assert drawn("grey-monk", cards="monk").rolls(3).phase == "black dice"

    def test_he_stays_when_the_event_is_countered(self) -> None:
        words: dict[str, Any] = {"queue": "grey-monk", "neutral": "monk", "dice": {1: "yellow 1"}}
        game = with_events(banners=all_but_one("grey-monk", 1), **words).counter(0, "grey-monk", 1)
        assert (game.queue, game.tradesmen("monk")) == ([], [NEUTRAL])

    def test_the_space_is_lost_for_the_points_of_players(self) -> None:
        """Who comes later stands on the second one."""
        game = with_events(neutral="monk", dice={0: "white 6 6 6", 1: "yellow 1"})
        game.use(0, "activate monk", "0 white 6", "0 white 6")
        assert trade_points(game.state, 0) == of_card(cards.SPACE_POINTS, "monk")[1]

    def test_again_each_round_until_it_is_countered(self) -> None:
        words: dict[str, Any] = {"queue": "marauding, grey-monk", "neutral": "monk"}
        game = with_events(phase="events", **words).nature("event raid", "event heresy").rolls(1)
        assert game.tradesmen("monk") == [NEUTRAL, NEUTRAL]

    def test_grey_tradesmen_never_shut_a_player_out(self) -> None:
        """Two of them, and all four players: reading 14 of section 14."""
        others = {seat: Player(tradesmen="monk") for seat in (1, 2, 3)}
        game = with_events(players=4, cards="monk", others=others, dice={0: "white 6 6 6"})
        game.state.tradesman[spot_for(game.state, "monk")] = [NEUTRAL, NEUTRAL, 1, 2, 3, NOBODY]
        game.use(0, "activate monk", "0 white 6", "0 white 6")
        assert game.tradesmen("monk") == [NEUTRAL, NEUTRAL, 1, 2, 3, 0]


class TestPossession:
    def test_everybody_gives_a_citizen_when_it_comes_from_any_place(self) -> None:
        """From the start player on; the supply need not be empty, and those who lie stay: reading A9."""
        others = {1: Player(supply=0, citizens="palace 2, city-hall 5"), 2: Player(supply=2)}
        game = drawn(
            "possession", start=1, tradesmen="monk, archer", citizens="palace 1", lying="palace 1", others=others
        )
        assert (game.movers, game.legal(1)) == ([1], ["from palace 2", "from city-hall 5"])
        game.say(1, "from city-hall 5")
        assert game.supply(2) == 1, "without a choice"
        assert game.legal(0) == ["from supply", "from archer", "from monk", "from palace 1"]
        game.say(0, "from monk")
        assert (game.possessed, game.building("city-hall")[4], game.tradesmen("monk")) == ([0, 1, 2], NOBODY, [])
        assert game.phase == "black dice"

    def test_the_place_he_leaves_stays_free_and_may_be_taken(self) -> None:
        """Of a card, a space between two others."""
        others = {1: Player(supply=0, tradesmen="monk"), 2: Player(tradesmen="monk")}
        game = drawn("possession", others=others, tradesmen="archer").say(0, "from supply").say(2, "from supply")
        assert (game.tradesmen("monk"), game.possessed) == ([2], [0, 1, 2])
        row = game.state.tradesman[spot_for(game.state, "monk")]
        assert row[:2] == [NOBODY, 2]

    def test_behind_the_spaces_with_points_others_move_up(self) -> None:
        """All spaces are alike there."""
        others = {seat: Player(tradesmen="monk", supply=3 * (seat != 2)) for seat in (1, 2, 3)}
        game = drawn("possession", players=4, tradesmen="monk", others=others)
        game.say(0, "from supply").say(1, "from supply").say(3, "from supply")
        row = game.state.tradesman[spot_for(game.state, "monk")]
        assert (row, game.possessed) == ([0, 1, 3, NOBODY, NOBODY, NOBODY], [0, 1, 2, 3])

    def test_before_the_events_strike_and_only_once(self) -> None:
        game = drawn("possession", queue="marauding, drought", deniers=9, tradesmen="archer")
        assert game.deniers(0) == 9
        game.say(0, "from supply")
        assert (game.deniers(0), game.possessed) == (7, [0, 1, 2])
        again = with_events(phase="events", queue="marauding, possession", others={1: Player(possessed=1)})
        again.nature("event raid", "event heresy")
        assert (again.possessed, again.supply(0)) == ([1], 3)

    @pytest.mark.parametrize(("influence", "paid"), [(2, True), (5, True), (1, False)])
    def test_an_empty_supply_may_be_made_up_for_by_two_influence(self, influence: int, paid: bool) -> None:
        game = drawn("possession", supply=0, influence=influence, tradesmen="archer, monk")
        assert game.may(0, "from influence") == paid
        assert not game.may(0, "yield")
        if paid:
            general = game.general(0)
            game.say(0, "from influence")
            assert (game.influence(0), game.general(0), game.possessed) == (influence - 2, general - 1, [0, 1, 2])

    def test_but_not_one_that_is_there(self) -> None:
        game = drawn("possession", supply=1, influence=9, tradesmen="archer")
        assert game.legal(0) == ["from supply", "from archer"]

    def test_nor_where_the_general_supply_is_empty(self) -> None:
        game = drawn("possession", supply=0, lying="palace 12", influence=9)
        assert (game.points(0), game.influence(0)) == (8, 9)

    def test_who_has_nobody_may_give_way_for_two_points(self) -> None:
        game = drawn("possession", supply=0, influence=2)
        assert game.legal(0) == ["from influence", "yield"]
        game.say(0, "yield")
        assert (game.points(0), game.influence(0), game.possessed) == (8, 2, [1, 2])

    def test_and_has_to_without_influence(self) -> None:
        game = drawn("possession", supply=0, influence=1)
        assert (game.points(0), game.phase) == (8, "black dice")

    def test_they_count_against_the_twelve_and_for_nothing_else(self) -> None:
        with_one = with_events(supply=2, possessed=1, queue="marauding, possession", characters="the-florentine")
        without = with_events(supply=2, queue="marauding, possession")
        assert with_one.general(0) == without.general(0) - 1
        shown = with_one.play.view(0)["families"][0]
        assert (shown["citizens"]["supply"], shown["characters"][0]["own"]) == (2, 0)


class TestReleased:
    """Cubes on Possession."""

    def under(self, cubes: int, own: int = 1, others: tuple[int, ...] = (1, 2), **words: Any) -> Table:
        """Seat 0 has put so many cubes there; citizens of itself (`own`) and of others were on it."""
        players = {seat: Player(possessed=int(seat in others)) for seat in range(1, words.get("players", 3))}
        dice: dict[Any, str] = {1: "yellow 1"}
        game = with_events(queue="marauding, possession", possessed=own, others=players, dice=dice, **words)
        return game.counter(0, "possession", cubes)

    def test_the_own_citizen_goes_home_first(self) -> None:
        game = self.under(1)
        assert (game.possessed, game.supply(0), game.supply(1)) == ([1, 2], 4, 3)

    def test_then_whose_the_player_likes(self) -> None:
        """Reading A10."""
        game = self.under(1, own=0)
        assert game.legal(0) == ["home 1", "home 2"]
        game.say(0, "home 2")
        assert (game.possessed, game.supply(2)) == ([1], 4)

    def test_one_for_every_cube(self) -> None:
        game = self.under(2)
        assert game.legal(0) == ["home 1", "home 2"]
        assert game.say(0, "home 1").possessed == [2]

    def test_two_of_three_others_one_after_the_other(self) -> None:
        game = self.under(2, own=0, others=(1, 2, 3), players=4)
        game.say(0, "home 3").say(0, "home 1")
        assert game.possessed == [2]

    def test_all_of_them_where_there_is_no_choice(self) -> None:
        assert self.under(2, own=0).possessed == []
        assert self.under(1, own=0, others=(2,)).possessed == []

    def test_a_cube_without_a_citizen_there_is_a_cube(self) -> None:
        game = self.under(1, own=0, others=())
        assert (game.banners("possession"), game.possessed) == ([0], [])

    def test_countered_all_go_home_into_the_personal_supply(self) -> None:
        game = self.under(1, own=0, banners=all_but_one("possession", 1))
        assert (game.winner("possession"), game.possessed) == (1, [])
        assert [game.supply(seat) for seat in range(3)] == [3, 4, 4]

    def test_cubes_of_cards_send_them_home_too_before_the_next_one(self) -> None:
        others = {1: Player(possessed=1), 2: Player(possessed=1)}
        words: dict[str, Any] = {"tradesmen": "archer", "dice": {0: "red 6 6", 1: "white 1"}, "others": others}
        game = with_events(queue="marauding, possession", **words).use(0, "activate archer", "0 red 6", "0 red 6")
        game.say(0, "on possession")
        assert game.legal(0) == ["home 1", "home 2"]
        assert game.say(0, "home 1").may(0, "on possession")
        assert game.say(0, "on possession").possessed == []

    def test_a_cube_that_is_lost_there_brings_nobody_back(self) -> None:
        banners = {"possession": "0"}
        game = with_events(phase="events", queue="marauding, possession, excommunication", banners=banners, possessed=1)
        assert game.nature("event raid", "event heresy").banners("possession") == []
        assert game.possessed == [0]


def test_the_table_shows_where_an_uprising_is_as_long_as_it_lasts() -> None:
    game = drawn("uprising").rolls(3)
    assert game.play.view(None)["events"][-1]["building"] == "palace"
    game.nature("lie 7", *(f"space {space}" for space in range(1, 6)))
    assert "building" not in game.play.view(None)["events"][-1]


def test_the_table_shows_grey_tradesmen_and_citizens_on_possession() -> None:
    game = with_events(queue="marauding, possession", neutral="monk", possessed=1, others={2: Player(possessed=1)})
    shown = game.play.view(None)
    assert shown["events"][1]["possessed"] == [{"seat": 0}, {"seat": 2}]
    assert "possessed" not in shown["events"][0]
    (card,) = [card for card in shown["cards"] if card["card"] == "monk"]
    assert [space["seat"] for space in card["tradesmen"]] == ["neutral"]
