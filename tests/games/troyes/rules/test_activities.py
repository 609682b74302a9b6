"""Activity cards: tradesmen, activations, and every card that works at once. Facts: "Actions" 1, section 2.

Costs, divisors and reconstructed amounts are read from the tables, so that a corrected card breaks nothing here.
"""

from typing import Any

import pytest

from parvis.games.troyes import cards, helps
from parvis.games.troyes.pieces import CARD_COLOUR_NAMES, LEVELS, NEUTRAL
from parvis.games.troyes.rules.effects import gains
from parvis.games.troyes.rules.effects.gains import HOW_OFTEN
from parvis.games.troyes.rules.effects.kinds import PAY_DENIERS, PAY_INFLUENCE, most_in_all
from parvis.games.troyes.state import NOBODY
from tests.games.troyes.box import all_but_one, cards_of, cost, dice_for, divisor, event_with, of_card, of_event
from tests.games.troyes.table import Player, Table, position

GONE: dict[str, Any] = {"options": "marauding_leaves", "won": {"marauding": 1}}
"""Marauding has been countered and left."""
DELAYED = [name for name in cards_of() if of_card(cards.HELP, name) != helps.NO_HELP]


def colour_of(card: str) -> str:
    return CARD_COLOUR_NAMES[of_card(cards.SPOT, card) // LEVELS]


def before(card: str, times: int, left: str = "", **words: Any) -> tuple[Table, list[str]]:
    """Dice for so many activations lie in the district of seat 0; `left`: more dice there. Returns the group too."""
    values = dice_for(times * divisor(card))
    own = f"{colour_of(card)} {' '.join(map(str, values))}, {left}"
    words = {"dice": {0: own, 1: "white 1"}, "tradesmen": card, **words}
    return position(**words), [f"0 {colour_of(card)} {value}" for value in values]


def activated(card: str, times: int = 1, left: str = "", **words: Any) -> Table:
    """A card on which seat 0 has its tradesman has been activated so many times."""
    game, group = before(card, times, left, **words)
    game.use(0, f"activate {card}", *group)
    return game.say(0, f"times {times}") if game.asked == HOW_OFTEN else game


class TestTradesmen:
    def test_the_first_time_a_citizen_from_the_supply_comes_and_the_cost_is_paid(self) -> None:
        game, group = before("goldsmith", 1, tradesmen="", cards="goldsmith", deniers=15, supply=2)
        game.use(0, "activate goldsmith", *group)
        assert (game.tradesmen("goldsmith"), game.supply(0)) == ([0], 1)
        assert game.deniers(0) == 15 - cost("goldsmith") + 2

    def test_who_is_there_pays_nothing_more(self) -> None:
        game = activated("sculptor", deniers=0, supply=2)
        assert (game.tradesmen("sculptor"), game.supply(0), game.deniers(0)) == ([0], 2, 0)

    def test_he_takes_the_free_space_with_most_points(self) -> None:
        others = {1: Player(tradesmen="sculptor")}
        game, group = before("sculptor", 1, tradesmen="", neutral="sculptor", others=others)
        assert game.use(0, "activate sculptor", *group).tradesmen("sculptor") == [1, NEUTRAL, 0]

    @pytest.mark.parametrize(("spaces", "possible"), [(3, False), (4, True)])
    def test_a_full_card_takes_no_more(self, monkeypatch: pytest.MonkeyPatch, spaces: int, possible: bool) -> None:
        """Which only happens where owners of the game have corrected the number of spaces."""
        monkeypatch.setattr(cards, "SPACES_OF_CARD", (0, spaces))
        others = {seat: Player(tradesmen="sculptor") for seat in (1, 2, 3)}
        game, _ = before("sculptor", 1, players=4, tradesmen="", cards="sculptor", others=others)
        assert game.may(0, "activate sculptor") == possible

    @pytest.mark.parametrize(("missing", "possible"), [(0, True), (1, False)])
    def test_the_cost_has_to_be_there(self, missing: int, possible: bool) -> None:
        deniers = cost("sculptor") - missing
        game, _ = before("sculptor", 1, tradesmen="", cards="sculptor", deniers=deniers)
        assert game.may(0, "activate sculptor") == possible

    @pytest.mark.parametrize(("missing", "possible"), [(0, True), (1, False)])
    def test_and_what_one_activation_costs(self, missing: int, possible: bool) -> None:
        """At least one activation in the same action: a journeyman wants three deniers for it."""
        deniers = cost("journeyman") + 3 - missing
        game, group = before("journeyman", 1, tradesmen="", cards="journeyman", deniers=deniers)
        assert game.may(0, "activate journeyman") == possible
        if possible:
            assert game.use(0, "activate journeyman", *group).deniers(0) == 0

    def test_and_what_bought_dice_cost(self) -> None:
        dice = {1: f"yellow {max(dice_for(divisor('sculptor')))}"}
        assert not position(cards="sculptor", dice=dice, deniers=cost("sculptor") + 1).may(0, "activate sculptor")
        assert position(cards="sculptor", dice=dice, deniers=cost("sculptor") + 2).may(0, "activate sculptor")

    def test_with_an_empty_supply_a_citizen_from_the_board_goes(self) -> None:
        citizens = "palace 2, city-hall 5"
        game, group = before("sculptor", 1, tradesmen="", cards="sculptor", supply=0, citizens=citizens)
        game.use(0, "activate sculptor", *group)
        assert game.legal(0) == ["send palace 2", "send city-hall 5"]
        game.say(0, "send city-hall 5")
        assert (game.tradesmen("sculptor"), game.building("city-hall")[4], game.points(0)) == ([0], -1, 11)

    def test_the_only_citizen_of_the_board_is_sent_without_a_question(self) -> None:
        game, group = before("sculptor", 1, tradesmen="", cards="sculptor", supply=0, citizens="palace 2")
        game.use(0, "activate sculptor", *group)
        assert (game.tradesmen("sculptor"), game.movers) == ([0], [1])

    def test_who_lies_can_not_go(self) -> None:
        game, _ = before("sculptor", 1, tradesmen="", cards="sculptor", supply=0, lying="palace 1")
        assert not game.may(0, "activate sculptor")

    def test_a_card_that_lies_face_down_can_not_be_activated(self) -> None:
        game = position(in_round=1, dice={0: "red 6 6, white 6 6, yellow 6 6"})
        assert not [words for words in game.legal(0) if words.startswith("activate")]


class TestActivations:
    def test_the_sum_is_divided_and_rounded_down(self) -> None:
        """Merchant: two deniers for each."""
        total = 3 * divisor("merchant") - 1
        dice = " ".join(map(str, dice_for(total)))
        game = position(tradesmen="merchant", dice={0: f"yellow {dice}", 1: "white 1"}, deniers=0)
        game.use(0, "activate merchant", *(f"0 yellow {value}" for value in dice_for(total)))
        assert game.deniers(0) == 2 * 2

    def test_at_least_one(self) -> None:
        game = position(tradesmen="sculptor", dice={0: f"yellow {divisor('sculptor') - 1}"})
        assert not game.may(0, "activate sculptor")

    def test_fewer_may_be_used_where_they_cost_something(self) -> None:
        game, group = before("innkeeper", 3, deniers=9)
        game.use(0, "activate innkeeper", *group)
        assert game.legal(0) == ["times 1", "times 2", "times 3"]
        assert game.say(0, "times 2").influence(0) == 2

    def test_in_influence_too(self) -> None:
        game, group = before("artisan", 2, influence=5)
        assert game.use(0, "activate artisan", *group).legal(0) == ["times 1", "times 2"]

    def test_not_more_than_can_be_paid(self) -> None:
        game, group = before("innkeeper", 3, deniers=2)
        assert game.use(0, "activate innkeeper", *group).legal(0) == ["times 1", "times 2"]

    def test_what_is_left_after_the_dice_and_the_tradesman_pays_for_them(self) -> None:
        game, group = before("innkeeper", 3, tradesmen="", cards="innkeeper", deniers=cost("innkeeper") + 1)
        game.use(0, "activate innkeeper", *group)
        assert (game.deniers(0), game.influence(0)) == (0, 1)

    def test_an_activation_that_can_not_be_paid_is_not_open(self) -> None:
        assert not before("innkeeper", 1, deniers=0)[0].may(0, "activate innkeeper")
        assert not before("artisan", 1, influence=0)[0].may(0, "activate artisan")


STATED = {
    "artisan": {"influence": -1, "deniers": 6},
    "merchant": {"deniers": 2},
    "innkeeper": {"deniers": -1, "influence": 1},
    "journeyman": {"deniers": -3, "points": 2},
    "goldsmith": {"points": 1, "deniers": 2},
    "sculptor": {"points": 1},
}
"""What each activation changes, where it is known."""


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize(("card", "changes"), STATED.items())
def test_cards_whose_effect_is_known(card: str, changes: dict[str, int], times: int) -> None:
    game = activated(card, times, influence=5, deniers=10, points=3)
    assert game.influence(0) == 5 + times * changes.get("influence", 0)
    assert game.deniers(0) == 10 + times * changes.get("deniers", 0)
    assert game.points(0) == 3 + times * changes.get("points", 0)


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("card", ["hunting", "confession", "pilgrimage", "troubadour", "recruitment"])
def test_cards_whose_amounts_are_reconstructed(card: str, times: int) -> None:
    """Influence, plain points, influence for points, deniers for a citizen."""
    game = activated(card, times, influence=6, deniers=10, points=3, supply=1)
    pays, influence = of_card(PAY_INFLUENCE, card), of_card(gains.INFLUENCE_GAINED, card)
    costs, deniers = of_card(PAY_DENIERS, card), of_card(gains.DENIERS_GAINED, card)
    assert game.influence(0) == 6 + times * (influence - pays)
    assert game.deniers(0) == 10 + times * (deniers - costs)
    assert game.points(0) == 3 + times * of_card(gains.POINTS_GAINED, card)
    assert game.supply(0) == 1 + times * of_card(gains.CITIZENS_GAINED, card)


def test_hunting_and_confession_give_influence() -> None:
    assert activated("hunting", influence=0).influence(0) > 0
    assert activated("confession", influence=0).influence(0) > 0


def test_pilgrimage_and_troubadour_give_points() -> None:
    assert activated("pilgrimage", points=0).points(0) > 0
    assert activated("troubadour", points=0, influence=9).points(0) > 0


def test_recruitment_takes_what_the_general_supply_has() -> None:
    assert activated("recruitment", supply=10, deniers=20).supply(0) == 11
    assert not before("recruitment", 1, supply=11)[0].may(0, "activate recruitment"), "all twelve are in play"


class TestMiller:
    """Two deniers for each of their citizens in the Palace, or in the Bishopric, as the player likes each time."""

    @pytest.mark.parametrize(
        ("citizens", "deniers"),
        [("palace 1, palace 2, bishopric 1", 4), ("palace 1, bishopric 1, bishopric 2, bishopric 3", 6), ("", 0)],
    )
    def test_the_better_building_counts(self, citizens: str, deniers: int) -> None:
        assert activated("miller", citizens=citizens, deniers=0).deniers(0) == deniers

    def test_each_time(self) -> None:
        assert activated("miller", 2, citizens="palace 1, palace 5", deniers=0).deniers(0) == 8

    def test_neither_the_city_hall_nor_who_lies_counts(self) -> None:
        assert activated("miller", citizens="city-hall 1", lying="palace 3", deniers=0).deniers(0) == 0


class TestCubesOnEvents:
    """Archer, diplomat and mercenary put cubes on events, for nothing, influence and deniers."""

    @pytest.mark.parametrize("card", ["archer", "diplomat", "mercenary"])
    def test_a_cube_on_an_event_of_any_colour(self, card: str) -> None:
        game, group = before(card, 1, queue="marauding, drought, heresy", influence=5)
        game.use(0, f"activate {card}", *group)
        assert game.legal(0) == ["on marauding", "on heresy", "on drought"]
        game.say(0, "on heresy")
        assert (game.banners("heresy"), game.movers) == ([0], [1])

    @pytest.mark.parametrize("card", ["archer", "diplomat", "mercenary"])
    def test_more_cubes_on_one_or_several_events_each_paid_for(self, card: str) -> None:
        first, second = event_with(3), event_with(4)
        game, group = before(card, 3, queue=f"{first}, {second}", influence=5, deniers=10)
        game.use(0, f"activate {card}", *group)
        game.say(0, f"on {first}", f"on {second}", f"on {first}")
        assert (game.banners(first), game.banners(second)) == ([0, 0], [0])
        gained = sum(of_event(cards.BANNER_INFLUENCE, name) for name in (first, second, first))
        assert game.influence(0) == 5 - 3 * of_card(PAY_INFLUENCE, card) + gained
        assert game.deniers(0) == 10 - 3 * of_card(PAY_DENIERS, card)

    def test_after_the_first_cube_that_may_be_enough(self) -> None:
        game, group = before("archer", 3, queue="war, invasion")
        game.use(0, "activate archer", *group)
        assert not game.may(0, "enough")
        assert game.say(0, "on war", "enough").banners("war") == [0]

    def test_it_goes_on_as_long_as_it_can_be_paid(self) -> None:
        paid = of_card(PAY_DENIERS, "mercenary")
        game, group = before("mercenary", 3, queue="war, invasion", deniers=2 * paid)
        game.use(0, "activate mercenary", *group).say(0, "on war", "on war")
        assert (game.deniers(0), game.movers) == (0, [1])

    def test_a_banners_influence_can_pay_for_the_next_cube(self) -> None:
        event, pays = event_with(3), of_card(PAY_INFLUENCE, "diplomat")
        game, group = before("diplomat", 2, queue=f"marauding, {event}", influence=pays)
        game.use(0, "activate diplomat", *group).say(0, f"on {event}")
        goes_on = of_event(cards.BANNER_INFLUENCE, event) >= pays
        assert game.movers == ([0] if goes_on else [1])

    def test_there_are_as_many_in_all_as_banners_deniers_and_influence_allow(self) -> None:
        paid = of_card(PAY_DENIERS, "mercenary")
        for card, influence, deniers, times, most in (
            ("diplomat", of_card(PAY_INFLUENCE, "diplomat"), 0, 3, 3),
            ("diplomat", 0, 9, 3, 0),
            ("mercenary", 0, 2 * paid, 3, 2),
            ("mercenary", 0, 99, 99, of_event(cards.BANNERS, "marauding") + of_event(cards.BANNERS, "war")),
        ):
            game, _ = before(card, 3, queue="marauding, war", influence=influence)
            number = next(one for one in game.state.card if one != NOBODY and cards.ACTIVITY_NAMES[one] == card)
            assert most_in_all(game.state, 0, number, times, deniers) == most

    def test_the_last_cube_counters_an_event(self) -> None:
        game, group = before("archer", 1, queue="marauding, war", banners=all_but_one("war", 1))
        game.use(0, "activate archer", *group).say(0, "on war")
        assert (game.queue, game.winner("war")) == (["marauding"], 1)

    def test_when_no_event_is_left_cubes_are(self) -> None:
        """With Marauding gone for good, and the only event countered."""
        game, group = before("archer", 3, queue="war", banners=all_but_one("war", 1), **GONE)
        game.use(0, "activate archer", *group)
        assert (game.queue, game.movers) == ([], [1])
        assert not game.may(1, "activate archer")

    def test_not_without_an_event(self) -> None:
        assert not before("archer", 1, queue="", **GONE)[0].may(0, "activate archer")


class TestConditionalPoints:
    @pytest.mark.parametrize("stones", [0, 1, 2, 3, 6])
    @pytest.mark.parametrize("times", [1, 2])
    def test_glassblower_looks_at_own_cubes_in_the_cathedral(self, stones: int, times: int) -> None:
        cathedral = ", ".join(f"{column} 1" for column in range(1, stones + 1))
        game = activated("glassblower", times, cathedral=cathedral, points=0)
        each = stones // of_card(gains.OF, "glassblower")
        assert game.points(0) == times * each * of_card(gains.POINTS_GAINED, "glassblower")

    def test_glassblower_counts_no_cubes_of_others(self) -> None:
        assert activated("glassblower", points=0, others={1: Player(cathedral="1 1, 2 1, 3 1")}).points(0) == 0

    @pytest.mark.parametrize(
        ("banners", "events"),
        [({}, 0), ({"war": "0"}, 1), ({"war": "0", "marauding": "0", "drought": "0"}, 3), ({"war": "1"}, 0)],
    )
    def test_captain_looks_at_events_with_own_cubes(self, banners: dict[str, str], events: int) -> None:
        game = activated("captain", queue="marauding, war, drought", banners=banners, points=0)
        assert game.points(0) == events * of_card(gains.POINTS_GAINED, "captain")

    def test_captain_counts_an_event_once(self) -> None:
        event = event_with(3)
        game = activated("captain", queue=event, banners={event: "0 0"}, points=0)
        assert game.points(0) == of_card(gains.POINTS_GAINED, "captain")

    @pytest.mark.parametrize(("left", "dice"), [("", 0), ("red 1 2", 2), ("white 6, yellow 6", 0), ("red 4", 1)])
    def test_joust_looks_at_red_dice_left_in_the_own_district(self, left: str, dice: int) -> None:
        game = activated("joust", left=left, points=0)
        assert game.points(0) == dice * of_card(gains.POINTS_GAINED, "joust")

    @pytest.mark.parametrize(
        ("left", "others", "fewer"),
        [
            ("", {}, 0),
            ("red 1", {}, 3),
            ("red 1", {1: "red 2", 2: "red 2"}, 1),
            ("red 1 1", {1: "red 2", "neutral": "white 2 2"}, 2),
            ("red 1 1, yellow 4", {1: "red 2", "neutral": "white 2 2"}, 3),
        ],
    )
    def test_procession_looks_at_districts_with_fewer_dice(
        self, left: str, others: dict[int | str, str], fewer: int
    ) -> None:
        """Those of the opponents and the grey one; the dice that were used do not count."""
        values = " ".join(map(str, dice_for(divisor("procession"))))
        dice = {0: f"white {values}, {left}", **others}
        game = position(tradesmen="procession", dice=dice, points=0)
        game.use(0, "activate procession", *(f"0 white {value}" for value in values.split()))
        assert game.points(0) == fewer * of_card(gains.POINTS_GAINED, "procession")


@pytest.mark.parametrize("card", DELAYED)
@pytest.mark.parametrize("times", [1, 2])
def test_delayed_cards_keep_a_cube_for_each_activation(card: str, times: int) -> None:
    assert activated(card, times).cubes(0, card) == times


@pytest.mark.parametrize("card", DELAYED)
def test_cubes_add_up(card: str) -> None:
    assert activated(card, 1, cubes=f"{card} 3", tradesmen="").cubes(0, card) == 4
