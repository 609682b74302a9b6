"""Ruling 2: cards corrected by later sources, and what cubes of delayed cards help with. docs/rulings-troyes.md."""

from typing import Any

import pytest

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.pieces import BUILDING_NAMES, CARD_COLOUR_NAMES, LEVELS, NEUTRAL, ROUNDS
from parvis.games.troyes.rules.effects import gains
from parvis.games.troyes.rules.effects.gains import HOW_OFTEN
from parvis.games.troyes.rules.effects.special import SHOT
from tests.games.troyes.box import cards_of, cost, dice_for, divisor, events_of, of_card
from tests.games.troyes.table import Player, Table, position

GONE: dict[str, Any] = {"options": "marauding_leaves", "won": {"marauding": 1}}
"""Marauding has been countered and left."""


def now(**words: Any) -> Table:
    """A position under ruling 2."""
    return position(ruling=2, **words)


def helped(card: str, **words: Any) -> Table:
    """Seat 0 has two cubes on the card."""
    return now(**{"cubes": f"{card} 2", **words})


def activated(card: str, times: int = 1, left: str = "", **words: Any) -> Table:
    """Seat 0, which has its tradesman there, has activated a card so many times; `left`: more dice of its own."""
    colour = CARD_COLOUR_NAMES[of_card(cards.SPOT, card, 2) // LEVELS]
    values = dice_for(times * divisor(card, 2))
    dice = {0: f"{colour} {' '.join(map(str, values))}, {left}", 1: "white 1"}
    game = now(**{"dice": dice, "tradesmen": card, **words})
    game.use(0, f"activate {card}", *(f"0 {colour} {value}" for value in values))
    return game.say(0, f"times {times}") if game.asked == HOW_OFTEN else game


def colours_offered(game: Table) -> set[str]:
    """The colours of the dice that may join the group."""
    return {words.split()[2] for words in game.legal(0) if words.startswith("die")}


FIRST = ["tithing monk priest", "artisan merchant miller"]
YELLOW_2 = "innkeeper blacksmith militia"


class TestTheBox:
    @pytest.mark.parametrize(
        ("ruling", "in_round", "spots"),
        [
            (1, 1, ["archer diplomat mercenary", *FIRST]),
            (2, 1, ["archer diplomat knight", *FIRST]),
            (1, 2, ["hunting swordsman recruitment", "apprenticeship confession archbishop", YELLOW_2]),
            (2, 2, ["mercenary hunting tax-collector", "apprenticeship confession templar", YELLOW_2]),
        ],
    )
    def test_three_cards_for_each_spot(self, ruling: int, in_round: int, spots: list[str]) -> None:
        game = position(phase="reveal", in_round=in_round, ruling=ruling)
        for names in spots:
            assert game.legal(NATURE) == [f"card {name}" for name in names.split()]
            game.nature(game.legal(NATURE)[0])

    @pytest.mark.parametrize("ruling", [1, 2])
    def test_every_card_and_every_event_once(self, ruling: int) -> None:
        assert (len(cards_of(ruling)), len(events_of(ruling))) == (27, 16)
        shown = position(ruling=ruling, cards="archer").play.view(None)
        assert shown["cards"][0]["divisor"] == divisor("archer", ruling) == {1: 4, 2: 2}[ruling]

    @pytest.mark.parametrize(("ruling", "asked"), [(1, True), (2, False)])
    def test_the_last_space_of_two_players_is_taken_without_a_question(self, ruling: int, asked: bool) -> None:
        game = Table(Play(GAME, 2, ruling=ruling)).nature("start 0").chance()
        for _ in range(11):
            game.say(game.movers[0], game.legal(game.movers[0])[0])
        assert (game.legal(0) == ["settle city-hall 6"]) == asked
        assert game.state.citizen[2][5] == (-1 if asked else 0)


class TestPlacing:
    @pytest.mark.parametrize("card", ["apprenticeship", "blacksmith", "priest", "monk", "templar"])
    @pytest.mark.parametrize("building", BUILDING_NAMES)
    def test_most_cubes_do_not_help(self, card: str, building: str) -> None:
        dice = {0: "red 2 3, white 2 3, yellow 2 3"}
        assert not [words for words in helped(card, dice=dice).say(0, f"place {building}").legal(0) if "help" in words]

    def test_confession_makes_a_three_a_five(self) -> None:
        game = helped("confession", dice={0: "red 3", 1: "white 1"})
        game.use(0, "place palace", "0 red 3", cube="confession")
        assert (game.building("palace")[4], game.building("palace")[2]) == (0, NEUTRAL)
        assert game.cubes(0, "confession") == 1

    @pytest.mark.parametrize(("value", "possible"), [(4, True), (5, False), (6, False)])
    def test_but_there_is_no_space_beyond_six(self, value: int, possible: bool) -> None:
        game = helped("confession", dice={0: f"red {value} 1", 1: "white 1"}).say(0, "place palace")
        assert game.legal(0) == ["die 0 red 1", f"die 0 red {value}", "help confession"]
        before, after = game.play.state.copy(), game.say(0, f"die 0 red {value}")
        assert after.may(0, "help confession") == possible
        game.play.state = before
        assert game.say(0, "help confession").may(0, f"die 0 red {value}") == possible

    def test_where_no_die_will_do_the_cube_is_not_offered(self) -> None:
        assert helped("confession", dice={0: "red 5 6", 1: "white 1"}).say(0, "place palace").legal(0) == [
            "die 0 red 5",
            "die 0 red 6",
        ]

    def test_a_die_that_can_not_be_paid_is_none(self) -> None:
        words: dict[str, Any] = {"dice": {0: "red 6", 1: "red 1"}}
        assert helped("confession", deniers=2, **words).say(0, "place palace").may(0, "help confession")
        assert helped("confession", deniers=1, **words).may(0, "place palace") is True

    def test_tithing_takes_the_die_of_another_for_nothing(self) -> None:
        game = helped("tithing", dice={1: "yellow 4, white 1"}, deniers=0)
        game.use(0, "place city-hall", "1 yellow 4", cube="tithing")
        assert (game.building("city-hall")[3], game.deniers(0), game.income(1)) == (0, 0, 0)

    def test_militia_places_with_a_yellow_die_in_the_palace(self) -> None:
        game = helped("militia", dice={0: "yellow 4", 1: "white 1"})
        game.use(0, "place palace", "0 yellow 4", cube="militia")
        assert game.building("palace")[3] == 0
        assert not helped("militia", dice={0: "white 4", 1: "white 1"}).may(0, "place palace")

    @pytest.mark.parametrize("card", ["tithing", "militia"])
    def test_under_ruling_1_they_do_not(self, card: str) -> None:
        assert not position(cubes=f"{card} 1", dice={1: "yellow 4"}, deniers=0).may(0, "place city-hall")


class TestDelayed:
    def test_apprenticeship_does_not_build(self) -> None:
        game = helped("apprenticeship", dice={0: "white 1 2", 1: "red 1"}).say(0, "build")
        assert not game.may(0, "help apprenticeship")
        full = {1: Player(cathedral="1 1, 1 2, 1 3")}
        assert not helped("apprenticeship", dice={0: "white 1"}, others=full).may(0, "build")

    def test_it_makes_fives_elsewhere(self) -> None:
        game = helped("apprenticeship", dice={0: "yellow 1 1", 1: "white 1"}, deniers=0)
        assert game.use(0, "harvest", "0 yellow 1", "0 yellow 1", cube="apprenticeship").deniers(0) == 5

    @pytest.mark.parametrize("dice", [[1], [3], [1, 2], [6, 6]])
    def test_confession_adds_two_to_each_red_die(self, dice: list[int]) -> None:
        shown = " ".join(map(str, dice))
        game = helped("confession", tradesmen="hunting", dice={0: f"red {shown}", 1: "white 1"}, influence=0)
        times = (sum(dice) + 2 * len(dice)) // divisor("hunting", 2)
        game.use(0, "activate hunting", *(f"0 red {value}" for value in dice), cube="confession")
        assert game.influence(0) == times * of_card(gains.INFLUENCE_GAINED, "hunting", 2)

    @pytest.mark.parametrize(("action", "dice"), [("harvest", "yellow 4"), ("build", "white 4")])
    def test_only_to_red_ones(self, action: str, dice: str) -> None:
        game = helped("confession", dice={0: f"{dice} {dice[-1]}", 1: "red 1"}).say(0, action)
        assert not game.may(0, "help confession")

    def test_confession_lays_cubes_for_later(self) -> None:
        assert activated("confession", 2).cubes(0, "confession") == 2

    def test_templar_one_white_die_counts_as_two_red_ones(self) -> None:
        game = helped("templar", dice={0: "white 6 3, red 6", 1: "white 1"}, queue="war")
        game.say(0, "counter war", "help templar")
        assert colours_offered(game) == {"white"}
        game.say(0, "die 0 white 6")
        assert game.banners("war") == [0] * (12 // divisor("war", 2))

    def test_templar_is_not_for_yellow(self) -> None:
        assert not helped("templar", dice={0: "white 6"}).may(0, "harvest")


class TestArcher:
    """For each activation a black die: from 3 on a cube on an event."""

    def shooting(self, times: int, **words: Any) -> Table:
        return activated("archer", times, **{"queue": "war, invasion", **words})

    def test_two_for_an_activation(self) -> None:
        assert divisor("archer", 2) == 2

    def test_chance_is_asked_for_one_die_after_the_other(self) -> None:
        game = self.shooting(3)
        assert (game.movers, game.asked) == ([NATURE], SHOT)
        assert game.legal(NATURE) == [f"roll {value}" for value in range(1, 7)]
        game.rolls(3)
        assert game.legal(0) == ["on war", "on invasion"], "the first cube has to be placed"
        game.say(0, "on war")
        assert game.movers == [NATURE]

    @pytest.mark.parametrize("value", range(1, 7))
    def test_from_three_on_it_hits(self, value: int) -> None:
        game = self.shooting(1).rolls(value)
        assert game.movers == ([0] if value >= 3 else [1])

    def test_after_the_first_cube_one_may_stop(self) -> None:
        game = self.shooting(3).rolls(6).say(0, "on war").rolls(4)
        assert game.legal(0) == ["on war", "on invasion", "enough"]
        assert game.say(0, "enough").banners("war") == [0]
        assert game.movers == [1]

    def test_a_miss_costs_an_activation_and_nothing_else(self) -> None:
        game = self.shooting(3, influence=0).rolls(1, 2, 5)
        assert not game.may(0, "enough"), "no cube has been placed yet"
        game.say(0, "on invasion")
        assert (game.banners("invasion"), game.influence(0), game.movers) == ([0], 1, [1])

    def test_a_miss_after_a_cube(self) -> None:
        assert self.shooting(2).rolls(3).say(0, "on war").rolls(2).movers == [1]

    def test_all_may_miss(self) -> None:
        game = self.shooting(2).rolls(1, 1)
        assert (game.banners("war"), game.movers, game.tradesmen("archer")) == ([], [1], [0])

    def test_when_no_event_is_left_nothing_more_is_rolled(self) -> None:
        game = self.shooting(3, queue="war", banners={"war": "0 0"}, **GONE).rolls(6).say(0)
        assert (game.queue, game.movers) == ([], [1])

    def test_not_without_an_event(self) -> None:
        assert not now(tradesmen="archer", dice={0: "red 6"}, queue="", **GONE).may(0, "activate archer")

    def test_the_die_can_not_be_changed(self) -> None:
        game = self.shooting(2, influence=9)
        assert game.legal(0) == []


class TestImmediate:
    @pytest.mark.parametrize(("left", "cubes"), [("red 1 2 3", 3), ("red 1", 1), ("yellow 1 1", 0)])
    @pytest.mark.parametrize("times", [1, 2])
    def test_knight_a_cube_for_each_red_die_left(self, left: str, cubes: int, times: int) -> None:
        game = activated("knight", times, left, queue="war, succession-conflict, invasion")
        for done in range(times * cubes):
            assert game.may(0, "enough") == (done > 0)
            game.say(0, game.legal(0)[0] if "on war" not in game.legal(0) else "on war")
        assert game.movers == [1]
        placed = [seat for event in game.queue for seat in game.banners(event)]
        assert len(placed) + 3 * (game.winner("war") == 0) == times * cubes

    @pytest.mark.parametrize(("left", "each"), [("red 1 2 3", 3), ("red 1, white 6", 1), ("yellow 1 1", 0)])
    @pytest.mark.parametrize("times", [1, 2])
    def test_mercenary_a_denier_for_each_red_die_left(self, left: str, each: int, times: int) -> None:
        assert activated("mercenary", times, left, deniers=0).deniers(0) == times * each

    def test_mercenary_is_another_card_than_before(self) -> None:
        assert (cost("mercenary", 1), cost("mercenary", 2)) == (3, 4)
        assert of_card(cards.SPOT, "mercenary", 2) == of_card(cards.SPOT, "mercenary", 1) + 1

    @pytest.mark.parametrize("times", [1, 2])
    def test_tax_collector_a_denier_for_each_citizen_of_others_in_the_city_hall(self, times: int) -> None:
        """Neutral ones too, but neither own ones nor those who lie."""
        others = {1: Player(citizens="city-hall 1", lying="city-hall 1"), 2: Player(citizens="palace 1")}
        game = activated("tax-collector", times, citizens="city-hall 2, city-hall 3", others=others, deniers=0)
        assert game.deniers(0) == times * 4

    def test_free_spaces_are_nobodys(self) -> None:
        dice = {0: "red 4", 1: "white 1"}
        game = now(dice=dice, tradesmen="tax-collector", deniers=0)
        game.state.citizen[BUILDING_NAMES.index("city-hall")][:] = [-1, 0, 1, NEUTRAL, -1, 2]
        assert game.use(0, "activate tax-collector", "0 red 4").deniers(0) == 3


class TestEvents:
    def test_red_dice_counter_the_conflict_of_succession(self) -> None:
        game = now(queue="succession-conflict", dice={0: "red 6 2, yellow 4", 1: "white 1"}, influence=0)
        game.say(0, "counter succession-conflict")
        assert colours_offered(game) == {"red"}
        game.say(0, "die 0 red 2")
        assert (game.banners("succession-conflict"), game.influence(0)) == ([0, 0], 2)

    def test_it_has_five_banners_and_six_points(self) -> None:
        banners = {"succession-conflict": "1 1 0 0"}
        words: dict[str, Any] = {"queue": "succession-conflict", "banners": banners, "points": 0}
        game = now(**words, dice={0: "red 4", 1: "white 1"}, others={1: Player(points=0), 2: Player(points=0)})
        game.use(0, "counter succession-conflict", "0 red 4")
        assert game.queue == []
        assert [game.points(seat) for seat in range(3)] == [6, 3, 0]

    def test_it_still_comes_from_the_yellow_events(self) -> None:
        game = now(phase="events").nature("event invasion")
        assert "event succession-conflict" in game.legal(NATURE)

    @pytest.mark.parametrize(("ruling", "colour"), [(1, "red"), (2, "yellow")])
    def test_yellow_dice_counter_marauding(self, ruling: int, colour: str) -> None:
        game = position(ruling=ruling, dice={0: "red 6 6, yellow 6 6, white 6 6"}).say(0, "counter marauding")
        assert colours_offered(game) == {colour}

    def test_marauding_still_stays(self) -> None:
        game = now(dice={0: "yellow 6 6", 1: "white 1"}, influence=0)
        game.counter(0, "marauding", 2)
        assert (game.queue, game.banners("marauding"), game.influence(0)) == (["marauding"], [], 2)


@pytest.mark.parametrize(
    ("won", "ruling_1", "ruling_2"), [(0, 0, 0), (1, 1, 1), (2, 3, 1), (3, 3, 3), (4, 6, 3), (5, 6, 6)]
)
def test_henry_wants_one_three_or_five_events(won: int, ruling_1: int, ruling_2: int) -> None:
    def gained(ruling: int) -> int:
        events = dict.fromkeys([*events_of(ruling)][1 : won + 1], 1)
        others = {1: Player(points=30, deniers=0), 2: Player(points=30, deniers=0)}
        words: dict[str, Any] = {"characters": "henry-i urban-iv thibaut-ii", "won": events, "others": others}
        game = position(ruling=ruling, in_round=ROUNDS[3], dice={0: "white 1"}, **words)
        return game.use(0, "build", "0 white 1").points(1) - (30 - 6)

    assert (gained(1), gained(2)) == (ruling_1, ruling_2)
