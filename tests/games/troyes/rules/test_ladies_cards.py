"""The activity cards of The Ladies of Troyes that work at once, and the mixed ones. Facts: section 3."""

from typing import Any

import pytest

from parvis.engine.data import DataError
from parvis.games.troyes import cards
from parvis.games.troyes.contents import CONTENT
from parvis.games.troyes.pieces import CARD_COLOUR_NAMES, LEVELS
from parvis.games.troyes.rules.effects import read_effects
from parvis.games.troyes.rules.effects.gains import HOW_OFTEN
from tests.games.troyes.box import all_but_one, cost, dice_for, divisor, of_card, of_event
from tests.games.troyes.corrected import changed
from tests.games.troyes.table import Player, Table, position, settled

GONE: dict[str, Any] = {"options": "cards=both marauding_leaves", "won": {"marauding": 1}}
"""Marauding has been countered and left."""


def at(**words: Any) -> Table:
    """A position of a game with the cards of both boxes."""
    return position(**{"options": "cards=both", **words})


def before(card: str, times: int, left: str = "", **words: Any) -> tuple[Table, list[str]]:
    """Dice for so many activations lie in the district of seat 0, and what is `left` later. Returns the group too."""
    colour = CARD_COLOUR_NAMES[of_card(cards.SPOT, card) // LEVELS]
    values = dice_for(times * divisor(card))
    own = f"{colour} {' '.join(map(str, values))}, {left}"
    words = {"dice": {0: own, 1: "white 1"}, "tradesmen": card, **words}
    return at(**words), [f"0 {colour} {value}" for value in values]


def activated(card: str, times: int = 1, left: str = "", **words: Any) -> Table:
    """A card on which seat 0 has its tradesman has been activated so many times."""
    game, group = before(card, times, left, **words)
    game.use(0, f"activate {card}", *group)
    return game.say(0, f"times {times}") if game.asked == HOW_OFTEN else game


class TestTheBox:
    def test_the_cards_come_with_the_option_alone(self) -> None:
        base = settled(3, 0, "", "").state.copy()
        both = settled(3, 0, "cards=both", "").state.copy()
        base_cards, both_cards = Table(settled(3, 0, "", "")), Table(settled(3, 0, "cards=both", ""))
        assert (base.modules, both.modules) == (0b101011, 0b101111)
        assert "card ransom" not in base_cards.legal(base_cards.movers[0])
        assert set(base_cards.legal(base_cards.movers[0])) < set(both_cards.legal(both_cards.movers[0]))
        assert "card scout" in both_cards.legal(both_cards.movers[0])

    def test_those_of_the_expansion_may_come_alone(self) -> None:
        game = Table(settled(3, 0, "cards=ladies", ""))
        assert game.legal(game.movers[0]) == ["card ransom", "card catapult", "card scout"]


class TestLumberjack:
    def test_the_example_of_the_rules(self) -> None:
        """A group of 8 puts 4 cubes; later a white 5 that the Monk makes three fives takes all 6 off for 24 deniers."""
        game = at(tradesmen="lumberjack, monk", dice={0: "yellow 3 5", 1: "white 1"})
        game.use(0, "activate lumberjack", "0 yellow 3", "0 yellow 5").say(0, "put 4")
        assert (game.cubes(0, "lumberjack"), game.deniers(0)) == (4, 20)
        game = at(cubes="lumberjack 6, monk 1", dice={0: "white 5", 1: "white 1"}, deniers=0)
        game.use(0, "activate lumberjack", "0 white 5", cube="monk")
        assert game.legal(0) == [f"put {cubes}" for cubes in range(1, 8)] + [f"take {cubes}" for cubes in range(1, 7)]
        assert game.say(0, "take 6").deniers(0) == 24
        assert (game.cubes(0, "lumberjack"), game.cubes(0, "monk"), game.movers) == (0, 0, [1])

    def test_the_first_action_can_only_put(self) -> None:
        game, group = before("lumberjack", 2)
        game.use(0, "activate lumberjack", *group)
        assert game.legal(0) == ["put 1", "put 2"]

    def test_a_single_answer_is_not_asked(self) -> None:
        assert activated("lumberjack", 1, dice={0: "yellow 2", 1: "white 1"}).cubes(0, "lumberjack") == 1

    def test_fewer_cubes_than_activations(self) -> None:
        game = activated("lumberjack", 3, cubes="lumberjack 5", tradesmen="", deniers=0).say(0, "take 2")
        assert (game.cubes(0, "lumberjack"), game.deniers(0)) == (3, 8)

    def test_never_both_in_one_action(self) -> None:
        game = activated("lumberjack", 2, cubes="lumberjack 1", tradesmen="", deniers=0)
        assert game.legal(0) == ["put 1", "put 2", "take 1"]
        assert game.say(0, "take 1").movers == [1]

    def test_its_cubes_help_no_group(self) -> None:
        game = at(cubes="lumberjack 2", dice={0: "yellow 3 5", 1: "white 1"}).say(0, "harvest")
        assert not any(words.startswith("help") for words in game.legal(0))


class TestSquire:
    def test_five_influence_for_each_cube(self) -> None:
        game = activated("squire", 2, cubes="squire 2", tradesmen="", influence=1).say(0, "take 2")
        assert (game.influence(0), game.cubes(0, "squire")) == (11, 0)

    def test_putting_costs_nothing(self) -> None:
        game = activated("squire", 2, deniers=0).say(0, "put 2")
        assert (game.cubes(0, "squire"), game.deniers(0)) == (2, 0)

    def test_influence_ends_at_twenty(self) -> None:
        assert activated("squire", 2, cubes="squire 2", tradesmen="", influence=18).say(0, "take 1").influence(0) == 20


class TestBreeder:
    def test_each_cube_costs_three_deniers(self) -> None:
        game = activated("breeder", 3, deniers=8).say(0, "put 2")
        assert (game.cubes(0, "breeder"), game.deniers(0)) == (2, 2)

    def test_two_points_for_each_that_is_taken_off(self) -> None:
        game = activated("breeder", 2, cubes="breeder 4", tradesmen="", deniers=0, points=5)
        assert game.legal(0) == ["take 1", "take 2"]
        assert game.say(0, "take 2").points(0) == 9

    @pytest.mark.parametrize(("deniers", "cubes", "possible"), [(3, 0, True), (2, 0, False), (0, 1, True)])
    def test_three_deniers_or_a_cube_have_to_be_there(self, deniers: int, cubes: int, possible: bool) -> None:
        game, _ = before("breeder", 1, deniers=deniers, cubes=f"breeder {cubes}", tradesmen="")
        assert game.may(0, "activate breeder") == possible

    def test_dice_leave_the_three_deniers(self) -> None:
        """A bought die costs two deniers, and five are enough for it and a cube, four are not."""
        for deniers, possible in ((5, True), (4, False)):
            game = at(tradesmen="breeder", dice={1: "yellow 3"}, deniers=deniers)
            assert game.may(0, "activate breeder") == possible


class TestCatapult:
    def test_two_cubes_on_one_event_for_each_cube(self) -> None:
        game = activated("catapult", 2, cubes="catapult 2", tradesmen="", queue="marauding, war, great-company")
        game.say(0, "take 2", "on war")
        assert (game.banners("war"), game.cubes(0, "catapult")) == ([0, 0], 1)
        assert game.may(0, "enough")
        game.say(0, "on great-company")
        assert (game.banners("great-company"), game.cubes(0, "catapult"), game.movers) == ([0, 0], 0, [1])

    def test_after_the_first_that_may_be_enough(self) -> None:
        game = activated("catapult", 3, cubes="catapult 3", tradesmen="", queue="marauding, war").say(0, "take 3")
        assert not game.may(0, "enough")
        game.say(0, "on war", "enough")
        assert (game.cubes(0, "catapult"), game.movers) == (2, [1])

    def test_what_does_not_fit_is_lost(self) -> None:
        game = activated(
            "catapult", 1, cubes="catapult 1", tradesmen="", queue="marauding, war", banners=all_but_one("war", 0)
        )
        game.say(0, "take 1", "on war")
        assert (game.winner("war"), game.cubes(0, "catapult")) == (0, 0)

    def test_when_no_event_is_left_the_others_stay(self) -> None:
        game = activated(
            "catapult", 2, cubes="catapult 2", tradesmen="", queue="war", banners=all_but_one("war", 1), **GONE
        )
        game.say(0, "take 2")
        assert (game.queue, game.cubes(0, "catapult"), game.movers) == ([], 1, [1])

    def test_without_an_event_cubes_can_only_be_put(self) -> None:
        game = activated("catapult", 2, cubes="catapult 2", tradesmen="", queue="", **GONE)
        assert game.legal(0) == ["put 1", "put 2"]

    def test_the_first_action_can_only_put(self) -> None:
        assert activated("catapult", 2).legal(0) == ["put 1", "put 2"]


class TestClogMaker:
    @pytest.mark.parametrize(
        ("citizens", "deniers"), [("city-hall 1, city-hall 4", 2), ("palace 1, bishopric 1", 0), ("city-hall 6", 1)]
    )
    def test_a_denier_for_each_citizen_standing_in_the_city_hall(self, citizens: str, deniers: int) -> None:
        assert activated("clog-maker", citizens=citizens, deniers=0).deniers(0) == deniers

    def test_who_lies_there_does_not_count(self) -> None:
        game = activated("clog-maker", 3, citizens="city-hall 2", lying="city-hall 1", deniers=0)
        assert game.deniers(0) == 3


class TestWeaverAndMasterTradesman:
    def test_a_denier_for_each_tradesman_this_one_included(self) -> None:
        game, group = before("weaver", 2, tradesmen="nun, monk", cards="weaver", deniers=cost("weaver"))
        assert game.use(0, "activate weaver", *group).deniers(0) == 6

    def test_a_point_for_every_two_rounded_down(self) -> None:
        for others, points in (("", 0), (", monk", 1), (", monk, weaver", 1), (", monk, weaver, nun", 2)):
            assert activated("master-tradesman", tradesmen="master-tradesman" + others, points=0).points(0) == points

    def test_grey_tradesmen_count_for_nobody(self) -> None:
        assert activated("weaver", neutral="monk, nun", deniers=0).deniers(0) == 1


class TestLandlady:
    def test_influence_or_a_point_each_time(self) -> None:
        game = activated("landlady", 3, influence=0, points=0)
        assert game.legal(0) == ["gain influence", "gain points"]
        game.say(0, "gain influence", "gain points", "gain influence")
        assert (game.influence(0), game.points(0), game.movers) == (8, 1, [1])

    def test_once(self) -> None:
        game = activated("landlady", 1, influence=0, points=0).say(0, "gain points")
        assert (game.influence(0), game.points(0), game.movers) == (0, 1, [1])


class TestBanker:
    @pytest.mark.parametrize(("deniers", "possible"), [(31, True), (30, False)])
    def test_more_than_thirty_deniers(self, deniers: int, possible: bool) -> None:
        """Ruling A2: thirty are not enough."""
        assert before("banker", 1, deniers=deniers)[0].may(0, "activate banker") == possible

    def test_nine_points_in_one_action_and_nothing_is_paid(self) -> None:
        game = activated("banker", 3, deniers=31, points=0)
        assert (game.points(0), game.deniers(0)) == (9, 31)

    def test_it_looks_at_what_is_left(self) -> None:
        for more, possible in ((0, True), (-1, False)):
            deniers = 31 + cost("banker") + more
            game, group = before("banker", 1, tradesmen="", cards="banker", deniers=deniers, points=0)
            assert game.may(0, "activate banker") == possible
            assert not possible or game.use(0, "activate banker", *group).points(0) == 3

    def test_dice_are_paid_before(self) -> None:
        for deniers, possible in ((33, True), (32, False)):
            game = at(tradesmen="banker", dice={1: "yellow 6"}, deniers=deniers)
            assert game.may(0, "activate banker") == possible


class TestBishop:
    @pytest.mark.parametrize("stones", ["", "1 1, 2 1", "1 1, 1 2, 1 3"])
    @pytest.mark.parametrize("times", [1, 2])
    def test_a_denier_for_each_cube_in_the_cathedral(self, stones: str, times: int) -> None:
        game = activated("bishop", times, cathedral=stones, others={1: Player(cathedral="6 1")}, deniers=0)
        assert game.deniers(0) == times * len(stones.split(",")) * (stones != "")

    def test_the_fourth_level_counts(self) -> None:
        assert activated("bishop", cards="master-builder", cathedral="1 1, 1 4", deniers=0).deniers(0) == 2


class TestScribe:
    def test_a_point_for_each_event_card(self) -> None:
        """Ruling A3: characters do not count."""
        game = activated("scribe", 2, won={"war": 0, "drought": 0, "heresy": 1}, characters="henry-i", points=0)
        assert game.points(0) == 4

    def test_without_one_it_brings_nothing(self) -> None:
        assert activated("scribe", points=0).points(0) == 0


class TestNun:
    @pytest.mark.parametrize(("left", "points"), [("white 1 6", 2), ("red 4, yellow 4", 0), ("white 5", 1)])
    def test_a_point_for_each_white_die_left(self, left: str, points: int) -> None:
        assert activated("nun", left=left, points=0).points(0) == points

    def test_purple_dice_are_passed_over(self) -> None:
        assert activated("nun", left="purple 5, white 2", points=0, options="cards=both purple").points(0) == 1


class TestRansom:
    def test_three_deniers_for_each_cube(self) -> None:
        game = activated("ransom", 3, queue="marauding, war, drought", deniers=20).say(0, "on drought", "on war")
        assert (game.deniers(0), game.may(0, "enough")) == (14, True)
        game.say(0, "enough")
        assert (game.banners("war"), game.banners("drought"), game.movers) == ([0], [0], [1])

    @pytest.mark.parametrize(("deniers", "possible"), [(3, True), (2, False)])
    def test_three_deniers_have_to_be_there(self, deniers: int, possible: bool) -> None:
        assert before("ransom", 1, deniers=deniers)[0].may(0, "activate ransom") == possible

    def test_the_first_cube_can_not_be_declined(self) -> None:
        assert not activated("ransom", 2, queue="marauding, war").may(0, "enough")


class TestScout:
    def test_a_cube_on_each_event_for_a_denier(self) -> None:
        game = activated("scout", 1, queue="marauding, war, drought", deniers=5)
        assert game.legal(0) == ["on marauding", "on war", "on drought"]
        game.say(0, "on war")
        assert game.legal(0) == ["on marauding", "on drought", "enough"]
        game.say(0, "on marauding", "on drought")
        assert (game.deniers(0), game.movers) == (2, [1])
        assert [game.banners(event) for event in ("marauding", "war", "drought")] == [[0]] * 3

    def test_with_the_next_activation_once_more(self) -> None:
        game = activated("scout", 2, queue="marauding, war", deniers=5).say(0, "on war", "on marauding", "on war")
        assert (game.banners("war"), game.may(0, "on war")) == ([0, 0], False)
        game.say(0, "enough")
        assert (game.deniers(0), game.movers) == (2, [1])

    def test_enough_ends_this_activation(self) -> None:
        game = activated("scout", 2, queue="marauding, war", deniers=5).say(0, "on war", "enough")
        assert game.legal(0) == ["on marauding", "on war", "enough"]
        assert game.say(0, "enough").movers == [1]

    def test_an_event_that_is_countered_is_gone(self) -> None:
        """Those behind it move up, and are still known apart."""
        game = activated("scout", 2, queue="marauding, war, drought, heresy", banners=all_but_one("war", 0))
        game.say(0, "on drought", "on war")
        assert game.queue == ["marauding", "drought", "heresy"]
        assert game.legal(0) == ["on marauding", "on heresy", "enough"]
        game.say(0, "on marauding", "on heresy")
        assert game.legal(0) == ["on marauding", "on heresy", "on drought", "enough"]

    def test_marauding_that_stays_gets_no_second_cube(self) -> None:
        game = activated("scout", 1, queue="marauding, war", banners=all_but_one("marauding", 0))
        assert game.say(0, "on marauding").legal(0) == ["on war", "enough"]

    def test_it_goes_on_as_long_as_there_are_deniers(self) -> None:
        assert activated("scout", 2, queue="marauding, war", deniers=1).say(0, "on war").movers == [1]
        assert not before("scout", 1, deniers=0)[0].may(0, "activate scout")

    def test_its_cubes_bring_the_influence_of_the_banner(self) -> None:
        game = activated("scout", 1, queue="marauding, war", influence=0).say(0, "on war", "enough")
        assert game.influence(0) == of_event(cards.BANNER_INFLUENCE, "war")


class TestExecutioner:
    def test_one_influence_and_one_from_who_has_most(self) -> None:
        game = activated("executioner", influence=3, others={1: Player(influence=5), 2: Player(influence=2)})
        assert [game.influence(seat) for seat in range(3)] == [5, 4, 2]

    def test_who_that_is_may_change(self) -> None:
        """With each activation; and a tie is the player's choice."""
        game = activated("executioner", 3, influence=0, others={1: Player(influence=5), 2: Player(influence=4)})
        assert game.legal(0) == ["from 1", "from 2"]
        game.say(0, "from 2")
        assert [game.influence(seat) for seat in range(3)] == [6, 3, 3]

    def test_opponents_without_influence_lose_none(self) -> None:
        """Ruling A5."""
        game = activated("executioner", 3, influence=0, others={1: Player(influence=1)})
        assert [game.influence(seat) for seat in range(3)] == [4, 0, 0]

    def test_an_own_track_that_is_full(self) -> None:
        game = activated("executioner", influence=20, others={1: Player(influence=5)})
        assert [game.influence(seat) for seat in range(2)] == [20, 4]


class TestMarriage:
    def test_seven_deniers_for_four_points(self) -> None:
        game = activated("marriage", 2, deniers=20, points=0)
        assert (game.deniers(0), game.points(0)) == (6, 8)

    @pytest.mark.parametrize(("deniers", "possible"), [(7, True), (6, False)])
    def test_seven_deniers_have_to_be_there(self, deniers: int, possible: bool) -> None:
        assert before("marriage", 1, deniers=deniers)[0].may(0, "activate marriage") == possible


class TestPricesInInfluence:
    """A tradesman may cost influence instead of deniers; here one of the Weaver does, as a corrected value."""

    @pytest.fixture(autouse=True)
    def _weaver_for_influence(self, monkeypatch: pytest.MonkeyPatch) -> None:
        weaver = of_card(tuple(range(cards.ACTIVITIES)), "weaver")
        for name, value in (("COST", 0), ("COST_INFLUENCE", 5)):
            table = tuple(value if card == weaver else old for card, old in enumerate(getattr(cards, name)))
            monkeypatch.setattr(cards, name, table)

    def test_it_is_paid_before_the_activation(self) -> None:
        game, group = before("weaver", 1, tradesmen="", cards="weaver", influence=6, deniers=0)
        game.use(0, "activate weaver", *group)
        assert (game.influence(0), game.deniers(0), game.tradesmen("weaver")) == (1, 1, [0])

    @pytest.mark.parametrize(("influence", "possible"), [(5, True), (4, False)])
    def test_it_has_to_be_there(self, influence: int, possible: bool) -> None:
        game, _ = before("weaver", 1, tradesmen="", cards="weaver", influence=influence, deniers=0)
        assert game.may(0, "activate weaver") == possible


@pytest.mark.parametrize(
    ("card", "values", "told"),
    [
        ("weaver", {"divisor": None}, "activity weaver has no divisor"),
        ("fort", {"divisor": 3}, "activity fort: divisor does not belong here: each die is an activation"),
        (
            "squire",
            {"effect": {"put_deniers": 2}},
            "brings nothing; it needs one of deniers",
        ),
        ("hermit", {"effect": {"points": 2}}, "effect.points does not belong here, only high, low, most, worth"),
        ("ransom", {"cost_influence": 2, "effect": {"pay_influence": 1, "cubes": 1}}, "cost_influence does not belong"),
    ],
)
def test_wrong_values_are_told(card: str, values: dict[str, Any], told: str) -> None:
    with pytest.raises(DataError, match=told):
        read_effects(changed("activity", card, **values))


def test_every_card_of_the_expansion_is_marked() -> None:
    of_ladies = [entry for entry in CONTENT["activity"] if entry.get("module") == "ladies"]
    assert len(of_ladies) >= 20
    assert all(entry["source"]["cost"] == "reconstructed" for entry in of_ladies if "cost_influence" not in entry)
