"""Delayed cards of the Ladies: where they help, and cubes that set a price or give all dice one value. Facts: 3.3."""

from typing import Any

import pytest

from parvis.games.troyes.cards import COST, DIVISOR, HELP, MODULE
from parvis.games.troyes.helps import NO_HELP
from parvis.games.troyes.pieces import LADIES_ACTIVITIES
from tests.games.troyes.box import all_cards, divisor
from tests.games.troyes.ladies import button, dice_of, helped, log_lines
from tests.games.troyes.table import Player, position

BOX = all_cards()
EVERY = ["recruiter", "augustine", "chief-templar", "herbalist", "preacher", "distiller", "viticulturist"]
TO_PLACE = ["chief-templar", "distiller", "viticulturist"]
AT_CATHEDRAL = ["chief-templar", "preacher", "distiller", "viticulturist"]
DICE = {0: "red 2 3, white 2 3, yellow 2 3", 1: "red 4 5, white 4 5, yellow 4 5"}


def test_these_are_all() -> None:
    found = [name for name, card in BOX.items() if HELP[card] != NO_HELP and MODULE[card] == LADIES_ACTIVITIES]
    assert found == EVERY


class TestWhereTheyHelp:
    """The table of section 3.3; A7: what no text forbids is allowed, under ruling 1 too."""

    @pytest.mark.parametrize("ruling", [1, 2])
    @pytest.mark.parametrize("card", EVERY)
    @pytest.mark.parametrize("building", ["palace", "bishopric", "city-hall"])
    def test_to_place_a_citizen(self, card: str, building: str, ruling: int) -> None:
        game = helped(card, dice=DICE, ruling=ruling).say(0, f"place {building}")
        assert game.may(0, f"help {card}") == (card in TO_PLACE)

    @pytest.mark.parametrize("ruling", [1, 2])
    @pytest.mark.parametrize("card", EVERY)
    def test_at_the_cathedral(self, card: str, ruling: int) -> None:
        game = helped(card, dice=DICE, ruling=ruling).say(0, "build")
        assert game.may(0, f"help {card}") == (card in AT_CATHEDRAL)

    @pytest.mark.parametrize("card", EVERY)
    def test_never_against_black_dice(self, card: str) -> None:
        game = helped(card, phase="defence", black="6", dice=DICE)
        assert not dice_of(game, "help")

    @pytest.mark.parametrize(
        ("action", "cards"),
        [
            ("counter marauding", {"recruiter", "herbalist"}),
            ("harvest", {"augustine"}),
        ],
    )
    def test_for_groups_of_their_colour(self, action: str, cards: set[str]) -> None:
        for card in EVERY:
            of_any_colour = card not in ("recruiter", "herbalist", "augustine")
            game = helped(card, dice=DICE).say(0, action)
            assert game.may(0, f"help {card}") == (card in cards or of_any_colour), card

    @pytest.mark.parametrize("card", EVERY)
    def test_one_cube_at_most_in_an_action(self, card: str) -> None:
        game = helped(card, dice={0: "yellow 1 2 3, red 1 2 3, white 5 6", 1: "yellow 4 5, red 4 5"})
        game.say(0, "counter marauding" if card in ("recruiter", "herbalist") else "harvest", f"help {card}")
        assert game.cubes(0, card) == 1
        while game.movers == [0]:
            assert not dice_of(game, "help")
            game.say(0, game.legal(0)[0])


class TestChiefTemplar:
    """One die of each other district at most, neutral too, for two deniers each whatever the size."""

    def test_two_deniers_each(self) -> None:
        dice = {1: "yellow 6 2", 2: "yellow 5", "neutral": "yellow 4"}
        game = helped("chief-templar", dice=dice, deniers=6)
        game.use(0, "harvest", "1 yellow 6", "2 yellow 5", "neutral yellow 4", cube="chief-templar")
        assert (game.deniers(0), game.income(1), game.income(2)) == (7, 2, 2)

    def test_a18_no_second_die_of_a_district_at_any_price(self) -> None:
        game = helped("chief-templar", dice={0: "yellow 1", 1: "yellow 6 5", 2: "yellow 4"})
        game.say(0, "harvest", "help chief-templar", "die 1 yellow 6")
        assert dice_of(game, "die") == ["0 yellow 1", "2 yellow 4"]

    def test_own_dice_join_them_for_nothing(self) -> None:
        game = helped("chief-templar", dice={0: "yellow 3 2", 1: "yellow 6"}, deniers=2)
        game.use(0, "harvest", "0 yellow 3", "0 yellow 2", "1 yellow 6", cube="chief-templar")
        assert game.deniers(0) == 5

    def test_it_comes_before_the_first_die(self) -> None:
        game = helped("chief-templar", dice={0: "yellow 3 2", 1: "yellow 6"}).say(0, "harvest", "die 0 yellow 3")
        assert not game.may(0, "help chief-templar")

    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        game = helped("chief-templar", dice={0: "yellow 1", 1: "yellow 6", 2: "yellow 5"}, deniers=2)
        game.say(0, "harvest", "help chief-templar", "die 1 yellow 6")
        assert dice_of(game, "die") == ["0 yellow 1"]

    def test_for_a_group_of_any_colour(self) -> None:
        game = helped("chief-templar", dice={1: "white 1", 2: "white 2", "neutral": "white 3"}, deniers=6)
        game.use(0, "build", "1 white 1", "2 white 2", "neutral white 3", cube="chief-templar")
        assert [game.column(column)[0] for column in (1, 2, 3)] == [0, 0, 0]

    def test_it_is_told(self) -> None:
        game = helped("chief-templar", dice={1: "yellow 6 2", 2: "yellow 5", 0: "yellow 1"})
        lines = log_lines(game, "harvest", "help chief-templar", "die 1 yellow 6", "die 2 yellow 5", "done")
        assert lines[1:4] == [
            "Anna uses a cube from the Chief Templar: dice from other districts for 2 deniers each.",
            "Anna buys Maria's 6 for 2 deniers.",
            "Anna buys Clara's 5 for 2 deniers.",
        ]


class TestHerbalist:
    """One white die is three red dice of its value, and no red one stands beside it."""

    @pytest.mark.parametrize("value", [1, 4, 6])
    def test_three_times_its_value(self, value: int) -> None:
        game = helped("herbalist", dice={0: f"white {value}", 1: "white 1"}, queue="great-company", deniers=0)
        cubes = 3 * value // divisor("great-company")
        assert game.may(0, "counter great-company") == (cubes > 0)
        if cubes > 0:
            game.use(0, "counter great-company", f"0 white {value}", cube="herbalist")
            assert len(game.banners("great-company")) == cubes or "great-company" not in game.queue

    def test_bought_it_costs_two_deniers(self) -> None:
        game = helped("herbalist", dice={1: "white 6 1"}, queue="great-company", deniers=2)
        game.use(0, "counter great-company", "1 white 6", cube="herbalist")
        assert (game.deniers(0), game.income(1)) == (0, 2)

    def test_no_red_die_beside_it(self) -> None:
        game = helped("herbalist", dice={0: "white 4 3, red 6", 1: "white 1"}, queue="great-company", deniers=0)
        game.say(0, "counter great-company", "help herbalist")
        assert game.legal(0) == ["die 0 white 3", "die 0 white 4"]


class TestPreacher:
    """All dice take the value of one of them, named when the group is complete; ruling 6: of two dice at least."""

    def test_the_value_is_named_after_done(self) -> None:
        game = helped("preacher", dice={0: "yellow 1 2 6", 1: "white 1"}, deniers=0)
        game.say(0, "harvest", "help preacher", "die 0 yellow 1", "die 0 yellow 6", "done")
        assert game.legal(0) == ["value 1", "value 6"]
        assert game.say(0, "value 6").deniers(0) == 6

    def test_only_values_that_work(self) -> None:
        need = divisor("sculptor")
        dice = {0: "yellow 1 6 5", 1: "white 1"}
        game = helped("preacher", dice=dice, tradesmen="sculptor", deniers=0, points=0)
        game.say(0, "activate sculptor", "help preacher", "die 0 yellow 1", "die 0 yellow 6", "done")
        assert need > 2, "with ones the group counts too little, so nothing is asked"
        assert game.points(0) > 0

    @pytest.mark.parametrize(("bought", "does"), [(6, True), (1, False)])
    def test_where_no_own_value_works_a_bought_die_may_bring_one(self, bought: int, does: bool) -> None:
        dice = {0: "yellow 1 1 1", 1: f"yellow {bought}, white 1"}
        game = helped("preacher", dice=dice, tradesmen="sculptor", deniers=4, points=0)
        assert divisor("sculptor") > 3, "own dice alone count too little"
        assert game.may(0, "activate sculptor") == does
        if does:
            game.say(0, "activate sculptor", "help preacher", "die 1 yellow 6")
            assert (game.deniers(0), game.income(1)) == (0, 4)
            assert game.points(0) > 0

    def test_two_dice_at_least(self) -> None:
        game = helped("preacher", dice={0: "yellow 6", 1: "white 1"}, deniers=0)
        assert game.say(0, "harvest").movers == [1], "one die is used as it is"
        game = helped("preacher", dice={0: "yellow 6 5", 1: "white 1"}).say(
            0, "harvest", "help preacher", "die 0 yellow 6"
        )
        assert game.legal(0) == ["value 5", "value 6"], "the other die joined, as there is no choice"

    def test_prices_stay_as_they_are(self) -> None:
        game = helped("preacher", dice={0: "yellow 1", 1: "yellow 6, white 1"}, deniers=4)
        game.say(0, "harvest", "help preacher", "die 1 yellow 6", "value 6")
        assert (game.deniers(0), game.income(1)) == (6, 4)

    def test_at_the_cathedral_all_go_into_one_column(self) -> None:
        game = helped("preacher", dice={0: "white 1 2 4", 1: "red 1"})
        game.say(0, "build", "help preacher", "die 0 white 1", "die 0 white 4", "done", "value 4")
        assert (game.column(4), game.column(1)) == ([0, 0, -1], [-1, -1, -1])

    def test_which_has_room_for_them(self) -> None:
        full = {1: Player(cathedral="4 1, 4 2")}
        game = helped("preacher", dice={0: "white 1 4", 1: "red 1"}, others=full, deniers=0)
        game.say(0, "build", "help preacher", "die 0 white 4")
        assert game.column(1) == [0, 0, -1]

    def test_a_die_whose_column_is_full_is_of_use_with_it(self) -> None:
        full = {1: Player(cathedral="1 1, 1 2, 1 3")}
        game = helped("preacher", dice={0: "white 1 4", 1: "red 1"}, others=full)
        game.say(0, "build", "die 0 white 1", "help preacher")
        assert game.column(4) == [0, 0, -1]

    def test_what_is_said_of_it(self) -> None:
        game = helped("preacher", dice={0: "yellow 1 2 6", 1: "white 1"})
        game.say(0, "harvest", "help preacher", "die 0 yellow 1", "die 0 yellow 6")
        assert button(game, "done") == "Done, then choose a value for all dice · best result: 6 deniers"
        game.say(0, "done")
        assert button(game, "value 1") == "Every die becomes 1: 1 denier"
        assert log_lines(game, "value 6")[:2] == [
            "Anna uses the yellow dice 1 + 6 for agriculture.",
            "Anna uses a cube from the Preacher: each die is a 6.",
        ]


def test_ruling_16_a_cube_may_help_a_group_that_it_does_not_change() -> None:
    game = helped("preacher", dice={0: "yellow 3 3, red 1"}).say(0, "harvest", "help preacher")
    assert game.cubes(0, "preacher") == 1
    game = helped("chief-templar", dice={0: "red 3 4", 1: "white 1"})
    assert game.say(0, "place palace").may(0, "help chief-templar")


@pytest.mark.parametrize("card", EVERY)
def test_an_activation_lays_a_cube_for_each_time(card: str) -> None:
    colour = {"recruiter": "red", "distiller": "yellow", "viticulturist": "yellow"}.get(card, "white")
    game = position(
        options="cards=both", tradesmen=card, dice={0: f"{colour} 6 6", 1: "red 1"}, deniers=COST[BOX[card]]
    )
    game.use(0, f"activate {card}", f"0 {colour} 6", f"0 {colour} 6")
    assert game.cubes(0, card) == 12 // DIVISOR[BOX[card]]


@pytest.mark.parametrize(("card", "influence"), [("chief-templar", 5), ("recruiter", 3)])
def test_a_tradesman_costs_influence_not_deniers(card: str, influence: int) -> None:
    colour = "red" if card == "recruiter" else "white"
    words: dict[str, Any] = {"options": "cards=both", "cards": card, "deniers": 0}
    dice = {0: f"{colour} 6", 1: "yellow 1"}
    game = position(influence=influence, dice=dice, **words).use(0, f"activate {card}", f"0 {colour} 6")
    assert (game.influence(0), game.deniers(0), game.tradesmen(card)) == (0, 0, [0])
    assert not position(influence=influence - 1, dice=dice, **words).may(0, f"activate {card}")
