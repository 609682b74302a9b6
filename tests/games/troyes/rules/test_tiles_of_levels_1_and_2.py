"""Outdoor tiles of the first two gates, each side in a few positions. Facts of the Ladies: section 7."""

from typing import Any

import pytest

from parvis.games.troyes.pieces import WALL
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.strikes.kinds import act
from tests.games.troyes.ladies import tiled
from tests.games.troyes.table import Player, Table, event_form, position


class TestIa:
    """An opponent buys one or more of your dice: 4 influence."""

    def sold(self, **words: Any) -> Table:
        given = {"deniers": 12, "dice": {0: "yellow 2", 1: "yellow 6 6"}, **words}
        return tiled(**{"others": {1: Player(outdoor="i-a 2", influence=1)}, **given})

    def test_the_seller_may_use_a_cube_when_the_group_is_paid(self) -> None:
        game = self.sold().say(0, "harvest", "die 1 yellow 6", "done")
        assert (game.movers, game.legal(1)) == ([1], ["use i-a", "keep"])
        game.say(1, "use i-a")
        assert (game.influence(1), game.outdoor(1, "i-a"), game.deniers(0)) == (5, 1, 12 - 2 + 3)

    def test_once_whatever_the_number_of_dice(self) -> None:
        game = (
            self.sold()
            .say(
                0,
                "harvest",
                "die 1 yellow 6",
                "die 1 yellow 6",
                "done",
            )
            .say(1, "use i-a")
        )
        assert (game.influence(1), game.outdoor(1, "i-a"), game.movers) == (5, 1, [1])
        assert game.asked == ACTION

    def test_keeping_the_cube_changes_nothing(self) -> None:
        game = self.sold().say(0, "harvest", "die 1 yellow 6", "done").say(1, "keep")
        assert (game.influence(1), game.outdoor(1, "i-a"), game.deniers(0)) == (1, 2, 13)

    def test_nobody_is_asked_for_own_dice_or_neutral_ones(self) -> None:
        game = self.sold(dice={0: "yellow 2", "neutral": "yellow 6"}).use(
            0, "harvest", "0 yellow 2", "neutral yellow 6"
        )
        assert game.movers == [1]
        assert game.asked == ACTION

    def test_dice_that_are_just_taken_are_not_bought(self) -> None:
        game = self.sold(cubes="tithing 1").say(0, "harvest", "help tithing", "die 1 yellow 6")
        if game.may(0, "done"):
            game.say(0, "done")
        assert game.outdoor(1, "i-a") == 2
        assert game.asked == ACTION

    def test_a_die_for_the_guard_is_bought_too(self) -> None:
        game = self.sold(dice={1: "yellow 6", 0: "red 1"}).say(0, "guard", "die 1 yellow 6")
        assert (game.movers, game.legal(1)) == ([1], ["use i-a", "keep"])
        game.say(1, "use i-a")
        assert (game.influence(1), game.movers) == (5, [0])

    def test_sellers_answer_clockwise_from_who_buys(self) -> None:
        others = {0: Player(outdoor="i-a 1"), 2: Player(outdoor="i-a 1"), 1: Player(deniers=20)}
        game = position(others=others, turn=1, dice={1: "yellow 1", 0: "yellow 5", 2: "yellow 6"}, outdoor="i-a 1")
        game.say(1, "harvest", "die 0 yellow 5", "die 2 yellow 6")
        if game.may(1, "done"):
            game.say(1, "done")
        assert game.movers == [2]
        assert game.say(2, "keep").movers == [0]

    def test_influence_beyond_the_track_is_lost(self) -> None:
        others = {1: Player(outdoor="i-a 1", influence=18)}
        game = self.sold(others=others).say(0, "harvest", "die 1 yellow 6", "done").say(1, "use i-a")
        assert game.influence(1) == 20


class TestIb:
    """An opponent activates a card with a tradesman of yours: 4 deniers."""

    def activated(self, **words: Any) -> Table:
        others = {1: Player(tradesmen="merchant", outdoor="i-b 2", deniers=1)}
        return tiled(**{"tradesmen": "merchant", "others": others, "dice": {0: "yellow 6 3"}, **words})

    def test_before_the_card_does_anything_once_for_all_activations(self) -> None:
        game = self.activated().use(0, "activate merchant", "0 yellow 6", "0 yellow 3")
        assert (game.movers, game.legal(1), game.deniers(0)) == ([1], ["use i-b", "keep"], 0)
        game.say(1, "use i-b")
        assert game.deniers(1) == 1 + 4
        assert game.outdoor(1, "i-b") == 1
        assert game.deniers(0) > 0

    def test_not_without_a_tradesman_there(self) -> None:
        others = {1: Player(tradesmen="blacksmith", outdoor="i-b 2")}
        game = self.activated(others=others).use(0, "activate merchant", "0 yellow 6", "0 yellow 3")
        assert game.asked == ACTION

    def test_not_for_ones_own_action(self) -> None:
        game = tiled(tradesmen="merchant", outdoor="i-b 1", dice={0: "yellow 4"}).use(
            0, "activate merchant", "0 yellow 4"
        )
        assert (game.movers, game.outdoor(0, "i-b")) == ([1], 1)

    def test_never_two_in_one_turn(self) -> None:
        """The cubes of a tile can be used again in the next turn, whosever it is."""
        game = (
            self.activated(
                dice={0: "yellow 6", 1: "red 1", 2: "yellow 6"},
                others={
                    1: Player(tradesmen="merchant", outdoor="i-b 2", deniers=0),
                    2: Player(tradesmen="merchant", deniers=0),
                },
            )
            .use(0, "activate merchant", "0 yellow 6")
            .say(1, "use i-b", "pass")
        )
        game.use(2, "activate merchant", "2 yellow 6")
        assert game.say(1, "use i-b").outdoor(1, "i-b") == 0

    def test_the_tradesman_is_sent_afterwards(self) -> None:
        game = self.activated(tradesmen="", supply=0, citizens="palace 1, palace 2", deniers=3)
        game.use(0, "activate merchant", "0 yellow 6", "0 yellow 3")
        game.say(1, "keep")
        assert game.legal(0) == ["send palace 1", "send palace 2"]


class TestIc:
    """You place a citizen: 4 influence."""

    def test_after_he_has_come(self) -> None:
        game = tiled(outdoor="i-c 2", dice={0: "red 2"}).use(0, "place palace", "0 red 2")
        assert game.building("palace")[1] == 0
        assert game.legal(0) == ["use i-c", "keep"]
        assert game.say(0, "use i-c").influence(0) == 4
        assert game.movers == [1]

    def test_not_for_a_tradesman(self) -> None:
        game = tiled(outdoor="i-c 2", cards="merchant", deniers=3, dice={0: "yellow 4"})
        game.use(0, "activate merchant", "0 yellow 4")
        assert game.movers == [1]

    def test_not_when_somebody_else_does(self) -> None:
        game = tiled(dice={0: "red 2"}, others={1: Player(outdoor="i-c 2")}).use(0, "place palace", "0 red 2")
        assert game.asked == ACTION


class TestId:
    """Agriculture brings 5 deniers more."""

    def test_after_the_harvest(self) -> None:
        game = tiled(outdoor="i-d 1", dice={0: "yellow 6"}).use(0, "harvest", "0 yellow 6")
        assert (game.deniers(0), game.legal(0)) == (3, ["use i-d", "keep"])
        assert game.say(0, "use i-d").deniers(0) == 8
        assert game.outdoor(0, "i-d") == 0

    def test_kept_for_another_time(self) -> None:
        game = tiled(outdoor="i-d 1", dice={0: "yellow 6"}).use(0, "harvest", "0 yellow 6").say(0, "keep")
        assert (game.deniers(0), game.outdoor(0, "i-d"), game.movers) == (3, 1, [1])


class TestIIa:
    """Before an action: one die of yours for one of another district, up to three."""

    def swapping(self, **words: Any) -> Table:
        dice = {0: "red 1, white 2", 1: "yellow 6", "neutral": "red 5", **words.pop("dice", {})}
        return tiled(outdoor="ii-a 1", dice=dice, **words)

    def test_dice_change_places_and_keep_their_values(self) -> None:
        game = self.swapping().say(0, "use ii-a", "give 0 red 1", "take 1 yellow 6")
        assert (game.dice(0), game.dice(1)) == ("white 2, yellow 6", "red 1")
        assert game.say(0, "enough").may(0, "harvest")

    def test_once_with_each_district_the_neutral_one_included(self) -> None:
        game = self.swapping().say(0, "use ii-a", "give 0 red 1", "take 1 yellow 6", "give 0 white 2")
        assert game.legal(0) == ["take 2 white 1", "take neutral red 5"]
        game.say(0, "take neutral red 5", "give 0 red 5")
        assert game.asked == ACTION
        assert (game.dice(0), game.dice(2)) == ("white 1, yellow 6", "red 5")

    def test_three_at_most(self) -> None:
        game = self.swapping(players=4, dice={0: "red 1 1 1 1", 3: "white 6"})
        game.say(0, "use ii-a", "take 1 yellow 6", "give 0 red 1", "take 2 white 1", "give 0 red 1", "take 3 white 6")
        assert game.asked == ACTION

    def test_no_purple_die_on_either_side(self) -> None:
        game = self.swapping(options="purple", dice={0: "purple 6, red 2", 1: "purple 5, white 4"})
        game.say(0, "use ii-a")
        assert game.legal(0) == ["take 1 white 4", "take 2 white 1", "take neutral red 5"], "there is one die to give"
        only = self.swapping(options="purple", dice={0: "purple 6", 1: "white 4"})
        assert not only.may(0, "use ii-a")

    def test_not_when_nobody_else_has_a_die_left(self) -> None:
        assert not position(outdoor="ii-a 1", dice={0: "red 1 2"}).may(0, "use ii-a")
        game = position(outdoor="ii-a 1", dice={0: "red 1 2", 1: "yellow 6"}).say(0, "use ii-a", "give 0 red 1")
        assert (game.asked, game.dice(1)) == (ACTION, "red 1")

    def test_not_without_a_die_of_ones_own(self) -> None:
        assert not tiled(outdoor="ii-a 1", dice={1: "yellow 6"}).may(0, "use ii-a")

    def test_once_in_a_turn(self) -> None:
        game = tiled(outdoor="ii-a 2", dice={0: "red 1", 1: "yellow 6"}).say(0, "use ii-a", "take 1 yellow 6", "enough")
        assert not game.may(0, "use ii-a")

    def test_influence_may_come_before_or_after(self) -> None:
        game = self.swapping(influence=2).say(0, "use ii-a", "give 0 red 1", "take 1 yellow 6", "enough")
        game.say(0, "reroll", "die 0 yellow 6").rolls(1)
        assert game.dice(0) == "white 2, yellow 1"


class TestIIb:
    """A die just bought is turned over."""

    def test_it_joins_the_group_turned_over(self) -> None:
        game = tiled(outdoor="ii-b 1", deniers=2, dice={0: "red 1", 1: "yellow 1"}).say(0, "harvest")
        assert (game.deniers(0), game.income(1), game.dice(1)) == (3, 2, ""), "there is no other way"
        assert game.outdoor(0, "ii-b") == 0

    def test_the_die_is_said_as_it_shows_before(self) -> None:
        game = tiled(outdoor="ii-b 2", deniers=8, dice={0: "yellow 3", 1: "yellow 1 2"}).say(0, "harvest", "use ii-b")
        assert game.legal(0) == ["turn 1 yellow 1", "turn 1 yellow 2"]
        game.say(0, "turn 1 yellow 2")
        assert not game.may(0, "use ii-b"), "never two of a tile in a turn"
        game.say(0, "done")
        assert game.deniers(0) == 8 - 2 + 5 // 2

    def test_a_neutral_one_too(self) -> None:
        game = tiled(outdoor="ii-b 1", deniers=2, dice={0: "red 1", "neutral": "yellow 2"})
        assert game.say(0, "harvest", "use ii-b").deniers(0) == 0 + 5 // 2

    def test_for_placing_a_citizen(self) -> None:
        game = tiled(outdoor="ii-b 1", deniers=2, dice={1: "red 1"}).say(0, "place palace", "use ii-b")
        assert game.building("palace")[5] == 0

    def test_at_the_cathedral_its_new_value_says_the_column(self) -> None:
        """Column 3 is full, so only the turned die fits in."""
        game = tiled(outdoor="ii-b 1", deniers=2, cathedral="3 1, 3 2, 3 3", dice={1: "white 3", 2: "red 1"})
        assert game.say(0, "build").column(4)[0] == 0

    def test_for_the_guard(self) -> None:
        game = tiled(outdoor="ii-b 1", deniers=2, dice={1: "yellow 1"}, tiles="i-d").say(0, "guard", "use ii-b")
        game.say(0, "turn 1 yellow 1")
        assert game.may(0, "step")
        assert (game.deniers(0), game.outdoor(0, "ii-b")) == (0, 0)

    def test_for_the_guard_only_a_die_that_can_be_bought(self) -> None:
        game = tiled(outdoor="ii-b 1", deniers=1, dice={0: "yellow 1 2", 1: "yellow 1"}).say(0, "guard")
        assert game.legal(0) == ["die 0 yellow 1", "die 0 yellow 2"]

    def test_it_is_paid_like_any_other(self) -> None:
        game = tiled(outdoor="ii-b 1", deniers=1, dice={0: "red 1", 1: "yellow 1"})
        assert not game.may(0, "harvest")

    def test_never_ones_own(self) -> None:
        assert not tiled(outdoor="ii-b 1", deniers=9, dice={0: "yellow 1", 1: "red 1"}).may(0, "harvest")

    def test_together_with_the_cube_of_a_card(self) -> None:
        game = tiled(outdoor="ii-b 1", cubes="priest 1", deniers=2, dice={0: "red 1", 1: "yellow 1"})
        game.say(0, "harvest", "help priest", "use ii-b")
        assert game.deniers(0) == (6 + 3) // 2

    def test_not_with_dice_that_cost_nothing(self) -> None:
        game = tiled(outdoor="ii-b 1", cubes="tithing 1", dice={0: "red 1", 1: "yellow 1"})
        assert not game.may(0, "harvest")


class TestIIc:
    """Phase 3: a black die goes, or an event spares you."""

    def attacked(self, **words: Any) -> Table:
        return position(**{"phase": "defence", "outdoor": "ii-c 2", "influence": 0, **words})

    def test_the_highest_black_die_goes_with_its_influence(self) -> None:
        game = self.attacked(black="6", dice={0: "red 3"}).say(0, "use ii-c")
        assert (game.black, game.influence(0), game.dice(0)) == ([], 1, "red 3")

    def test_instead_of_giving_way(self) -> None:
        game = self.attacked(black="6", dice={0: "white 1"}, points=5)
        assert game.legal(0) == ["yield", "use ii-c"]
        assert game.say(0, "use ii-c").points(0) == 5

    def test_it_counts_as_one_beaten_so_one_may_go_on_or_stop(self) -> None:
        """Ruling 10; in this phase, which is no turn, as often as it applies."""
        game = self.attacked(black="6 5 4", dice={0: "white 1"}, others={1: Player(influence=2)}).say(0, "use ii-c")
        assert game.legal(0) == ["reroll", "use ii-c", "enough"]
        game.say(0, "use ii-c", "enough")
        assert (game.black, game.outdoor(0, "ii-c"), game.influence(0)) == ([4], 0, 2)

    @pytest.mark.parametrize("event", ["drought", "civil-war", "heresy", "interruption-of-work"])
    def test_who_is_spared_by_an_event_loses_nothing_of_it(self, event: str) -> None:
        for use, lost in (("use ii-c", 0), ("keep", 2)):
            game = striking(event, deniers=0, influence=0, points=9, outdoor="ii-c 1")
            assert game.legal(0) == ["use ii-c", "keep"]
            assert game.say(0, use).points(0) == 9 - lost
            assert game.outdoor(0, "ii-c") == lost // 2

    def test_who_keeps_the_cube_pays(self) -> None:
        game = striking("drought", deniers=9, outdoor="ii-c 1")
        before = game.deniers(0)
        assert game.say(0, "keep").deniers(0) < before

    def test_who_keeps_the_cube_gives_one_of_the_cathedral(self) -> None:
        game = striking("interruption-of-work", cathedral="1 1, 2 1", outdoor="ii-c 1").say(0, "keep")
        assert game.legal(0) == ["remove 1 1", "remove 2 1"]

    def test_several_are_asked_from_the_start_player_on(self) -> None:
        others = {1: Player(outdoor="ii-c 1"), 2: Player(outdoor="ii-c 1")}
        game = striking("drought", others=others, start=1, outdoor="ii-c 1")
        for seat in (1, 2, 0):
            assert game.movers == [seat]
            game.say(seat, "use ii-c")

    def test_several_cubes_for_several_events_of_the_phase(self) -> None:
        game = striking("drought", queue="marauding, drought, heresy", influence=5, deniers=5, outdoor="ii-c 2")
        game.say(0, "use ii-c")
        act(game.state, event_form(game.state, "heresy"))
        game.say(0, "use ii-c")
        assert (game.deniers(0), game.influence(0), game.outdoor(0, "ii-c")) == (5, 5, 0)

    def test_harsh_winter_takes_no_other_cube(self) -> None:
        for use, left in (("use ii-c", (0, 1)), ("keep", (1, 0))):
            game = striking("harsh-winter", options="events=both", cubes="monk 1", outdoor="ii-c 1").say(0, use)
            if use == "keep":
                game.say(0, "off monk")
            assert (game.outdoor(0, "ii-c"), game.cubes(0, "monk")) == left

    def test_it_does_not_help_against_an_event_that_takes_cubes_off_events(self) -> None:
        game = striking("excommunication", banners={"marauding": "0", "excommunication": "0"}, outdoor="ii-c 1")
        assert not game.may(0, "use ii-c")


def striking(event: str, **words: Any) -> Table:
    """An event in the queue strikes."""
    game = position(**{"queue": f"marauding, {event}", **words})
    act(game.state, event_form(game.state, event))
    return game


class TestIId:
    """A delayed card is activated: this cube goes elsewhere."""

    def laying(self, **words: Any) -> Table:
        given = {
            "tradesmen": "priest",
            "cards": "apprenticeship, blacksmith",
            "dice": {0: "white 6"},
            "outdoor": "ii-d 1",
            **words,
        }
        return tiled(**given).use(0, "activate priest", "0 white 6")

    def test_to_any_open_card_that_keeps_cubes_or_another_tile_that_is_reached(self) -> None:
        game = self.laying()
        assert game.legal(0) == ["use ii-d", "keep"]
        game.say(0, "use ii-d")
        assert set(game.legal(0)) == {"to apprenticeship", "to priest", "to blacksmith", "to i-c"}
        game.say(0, "to blacksmith")
        assert (game.cubes(0, "blacksmith"), game.outdoor(0, "ii-d"), game.tradesmen("blacksmith")) == (1, 0, [])

    def test_to_a_tile(self) -> None:
        game = self.laying().say(0, "use ii-d", "to i-c")
        assert (game.outdoor(0, "i-c"), game.outdoor(0, "ii-d")) == (1, 0)

    def test_to_the_card_itself(self) -> None:
        """Ruling 9."""
        game = self.laying()
        before = game.cubes(0, "priest")
        assert game.say(0, "use ii-d", "to priest").cubes(0, "priest") == before + 1

    def test_not_to_the_last_tile_before_it_is_reached_nor_where_no_cubes_are_put(self) -> None:
        assert not self.laying(guard=WALL, tiles="iv-d").say(0, "use ii-d").may(0, "to iv-d")
        assert self.laying(guard=WALL, tiles="iv-b").say(0, "use ii-d").may(0, "to iv-b")
        assert not self.laying(guard=WALL - 1, tiles="iv-b").say(0, "use ii-d").may(0, "to iv-b")

    def test_not_for_a_card_that_works_at_once(self) -> None:
        game = tiled(tradesmen="merchant", cards="monk", outdoor="ii-d 1", dice={0: "yellow 4"})
        assert game.use(0, "activate merchant", "0 yellow 4").movers == [1]

    def test_the_cube_helps_without_a_tradesman(self) -> None:
        game = self.laying(dice={0: "white 6, red 1", 1: "red 1"}).say(0, "use ii-d", "to blacksmith").say(1, "pass")
        game.say(2, "pass")
        assert game.say(0, "counter marauding", "help blacksmith").cubes(0, "blacksmith") == 0
