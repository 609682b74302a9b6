"""Modules of the expansion beside each other: what one brings meets what another asks."""

from typing import Any

import pytest

from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.games.troyes.pieces import ROUNDS, WALL
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.scoring import counts
from parvis.games.troyes.rules.strikes.kinds import act
from tests.games.troyes.table import Player, Table, event_form, position

ALL = "cards=both events=both purple ramparts characters=open"


def laid(**words: Any) -> Table:
    """A position with everything; seat 2 has a die that keeps the round going."""
    dice = {2: "white 1", **words.pop("dice", {})}
    return position(**{"options": ALL, "deniers": 20, "influence": 0, "points": 0, "dice": dice, **words})


class TestPurpleDice:
    def test_the_guard_uses_ones_own(self) -> None:
        game = laid(dice={0: "purple 2"}, deniers=0).say(0, "guard", "step")
        assert (game.guard(0), game.dice(0), game.movers) == (2, "", [1])

    def test_tile_ii_b_turns_none(self) -> None:
        """Others do not sell theirs, and one's own is not bought."""
        game = laid(outdoor="ii-b 1", dice={0: "purple 1", 1: "purple 1"})
        assert not game.may(0, "harvest")
        game = laid(outdoor="ii-b 1", dice={0: "purple 1, yellow 1", 1: "purple 1, yellow 3"}).say(0, "harvest")
        assert game.say(0, "use ii-b").dice(1) == "purple 1"

    def test_it_pays_for_the_fort_like_a_red_one(self) -> None:
        game = laid(tradesmen="fort", dice={0: "purple 4"}).use(0, "activate fort", "0 purple 4")
        assert (game.cubes(0, "fort"), game.points(0), game.influence(0)) == (1, 2, 2)

    def test_the_herbalist_multiplies_it(self) -> None:
        game = laid(tradesmen="fort", cubes="herbalist 1", dice={0: "purple 4"})
        assert game.use(0, "activate fort", "0 purple 4", cube="herbalist").cubes(0, "fort") == 3


class TestFort:
    """Each die of the group puts a cube, wherever it comes from."""

    def with_cube(self, card: str, dice: dict[Any, str], *decisions: str) -> Table:
        game = laid(tradesmen="fort", cubes=f"{card} 1", dice=dice)
        return game.say(0, "activate fort", *decisions)

    def test_the_preachers_value_counts_for_all(self) -> None:
        game = self.with_cube("preacher", {0: "red 1 5 1"}, "help preacher", "die 0 red 1", "die 0 red 5", "done")
        assert game.legal(0) == ["value 1", "value 5"]
        assert game.say(0, "value 5").points(0) == 4

    def test_a_die_that_the_distiller_turns_counts_as_it_then_shows(self) -> None:
        game = self.with_cube("distiller", {0: "red 1 6"}, "help distiller", "turn 0 red 1", "done")
        assert (game.cubes(0, "fort"), game.points(0)) == (1, 2)

    def test_a_die_that_the_viticulturist_takes_counts(self) -> None:
        game = self.with_cube("viticulturist", {0: "red 1", 1: "red 6 5"}, "help viticulturist", "take 1 red 6", "done")
        assert (game.cubes(0, "fort"), game.points(0), game.deniers(0)) == (1, 2, 20)

    def test_so_do_those_of_the_chief_templar(self) -> None:
        group = ("help chief-templar", "die 1 red 6", "die neutral red 2", "done")
        game = self.with_cube("chief-templar", {0: "red 1", 1: "red 6", "neutral": "red 2"}, *group)
        assert (game.cubes(0, "fort"), game.points(0), game.deniers(0)) == (2, 3, 16)

    @pytest.mark.parametrize("card", ["augustine", "priest"])
    def test_those_for_yellow_groups_do_not_help(self, card: str) -> None:
        game = laid(tradesmen="fort", cubes=f"{card} 1", dice={0: "red 1 5"}).say(0, "activate fort")
        assert game.legal(0) == ["die 0 red 1", "die 0 red 5"]


class TestPossession:
    def test_who_is_there_counts_for_no_lady(self) -> None:
        """Two citizens of the estate are worth a point, one and one on the event are not."""
        words: dict[str, Any] = {"dice": {}, "characters": "joan-of-navarre", "cathedral": "2 1, 2 2, 2 3"}
        deniers = {
            "deniers": 0,
            "points": 50,
            "options": "events=both characters=new",
            "in_round": ROUNDS[3],
            "queue": "possession",
        }
        points = []
        for citizens in ({"citizens": "city-hall 1, city-hall 2"}, {"citizens": "city-hall 1", "possessed": 1}):
            game = position(**{**words, **deniers, **citizens, "dice": {0: "white 1"}})
            points.append(game.say(0, "build").points(0))
        assert points == [points[1] + 1, points[1]]

    def test_of_twelve_citizens_none_is_left_to_recruit(self) -> None:
        words: dict[str, Any] = {
            "supply": 9,
            "citizens": "palace 1",
            "influence": 4,
            "dice": {0: "red 1"},
            "queue": "possession",
        }
        assert not laid(possessed=1, tradesmen="monk", **words).may(0, "recruit")
        assert laid(tradesmen="monk", **words).may(0, "recruit")


class TestFourthLevel:
    def test_urban_iv_counts_it(self) -> None:
        game = laid(cards="master-builder", cathedral="1 1, 1 4, 2 4")
        assert counts(game.state, 0, CHARACTER_NAMES.index("urban-iv")) == 3

    @pytest.mark.parametrize(("stones", "offered"), [("1 1, 1 4", ["remove 1 1", "remove 1 4"]), ("1 4, 2 4", None)])
    def test_interruption_of_work_takes_cubes_from_there(self, stones: str, offered: list[str] | None) -> None:
        game = laid(cards="master-builder", cathedral=stones, queue="interruption-of-work")
        act(game.state, event_form(game.state, "interruption-of-work"))
        assert game.legal(0) == (offered or ["remove 1 4", "remove 2 4"])


class TestTileIVa:
    """Two points for a cube on the cathedral or on an activity card."""

    @pytest.mark.parametrize(
        ("card", "dice", "words", "decisions"),
        [
            ("master-builder", "white 6", {}, ["column 1"]),
            ("lumberjack", "yellow 4", {}, ["put 1"]),
            ("fort", "red 1", {}, []),
            ("hermit", "white 6 6", {}, []),
            ("distiller", "yellow 3", {}, []),
        ],
    )
    def test_after_a_cube_of_any_kind(self, card: str, dice: str, words: dict[str, Any], decisions: list[str]) -> None:
        colour, *values = dice.split()
        game = laid(tradesmen=card, outdoor="iv-a 1", dice={0: dice}, **words)
        game.use(0, f"activate {card}", *(f"0 {colour} {value}" for value in values)).say(0, *decisions)
        assert game.legal(0) == ["use iv-a", "keep"]
        points = game.points(0)
        assert game.say(0, "use iv-a").points(0) == points + 2

    def test_not_after_cubes_that_are_taken_off(self) -> None:
        game = laid(cubes="lumberjack 2", outdoor="iv-a 1", dice={0: "yellow 4"})
        assert game.use(0, "activate lumberjack", "0 yellow 4").say(0, "take 2").asked == ACTION

    def test_but_when_tile_ii_d_then_puts_one_there(self) -> None:
        game = laid(cubes="lumberjack 2", outdoor="ii-d 1, iv-a 1", dice={0: "yellow 4"})
        game.use(0, "activate lumberjack", "0 yellow 4").say(0, "take 2", "use ii-d", "to lumberjack", "use iv-a")
        assert (game.cubes(0, "lumberjack"), game.points(0)) == (1, 2)


class TestTileIId:
    """Its cube goes to any open card that keeps cubes."""

    def moved(self, card: str, **words: Any) -> Table:
        game = laid(tradesmen="distiller", cards=card, outdoor="ii-d 1", dice={0: "yellow 3"}, **words)
        return game.use(0, "activate distiller", "0 yellow 3").say(0, "use ii-d")

    @pytest.mark.parametrize("card", ["hermit", "princess", "fort", "lumberjack", "squire"])
    def test_to_a_card_without_a_tradesman_for_nothing(self, card: str) -> None:
        game = self.moved(card, deniers=0).say(0, f"to {card}")
        assert (game.cubes(0, card), game.tradesmen(card), game.points(0), game.influence(0)) == (1, [], 0, 0)

    def test_the_breeder_asks_for_three_deniers(self) -> None:
        game = self.moved("breeder", deniers=3).say(0, "to breeder")
        assert (game.cubes(0, "breeder"), game.deniers(0)) == (1, 0)
        assert not self.moved("breeder", deniers=2).may(0, "to breeder")

    def test_a_breeder_that_can_not_be_paid_leaves_the_tiles(self) -> None:
        """There is always one: whoever has a cube on the second tile has come past the first."""
        game = laid(cubes="breeder 2", outdoor="ii-d 1", tiles="i-a", dice={0: "yellow 2"}, deniers=0)
        game.use(0, "activate breeder", "0 yellow 2")
        while game.movers == [0]:
            game.say(0, "use ii-d" if game.may(0, "use ii-d") else game.legal(0)[0])
        assert (game.outdoor(0, "i-a"), game.cubes(0, "breeder"), game.points(0)) == (1, 1, 2)


class TestAnswersOfSeveral:
    """Clockwise from the acting player, and in the last round of a tournament counter-clockwise."""

    @pytest.mark.parametrize(("tournament", "order"), [("", [2, 3, 0]), (" tournament", [0, 3, 2])])
    def test_those_with_tradesmen_there(self, tournament: str, order: list[int]) -> None:
        player = Player(tradesmen="merchant", outdoor="i-b 1", deniers=0)
        words: dict[str, Any] = {"others": {1: Player(tradesmen="merchant"), 2: player, 3: player}, "turn": 1}
        words |= {"tradesmen": "merchant", "outdoor": "i-b 1", "deniers": 0, "in_round": ROUNDS[4], "players": 4}
        game = position(options=f"ramparts{tournament}", dice={1: "yellow 6", 0: "red 1"}, **words)
        game.use(1, "activate merchant", "1 yellow 6")
        for seat in order:
            assert game.movers == [seat]
            game.say(seat, "use i-b")
        assert [game.deniers(seat) for seat in (0, 2, 3)] == [4, 4, 4]

    @pytest.mark.parametrize(("tournament", "order"), [("", [2, 0]), (" tournament", [0, 2])])
    def test_those_who_have_sold_dice(self, tournament: str, order: list[int]) -> None:
        others = {1: Player(), 2: Player(outdoor="i-a 1")}
        dice = {1: "yellow 1", 0: "yellow 5, red 1", 2: "yellow 6"}
        words: dict[str, Any] = {"others": others, "turn": 1, "outdoor": "i-a 1", "in_round": ROUNDS[3]}
        game = position(options=f"ramparts{tournament}", dice=dice, **words)
        game.use(1, "harvest", "1 yellow 1", "0 yellow 5", "2 yellow 6")
        for seat in order:
            assert game.movers == [seat]
            game.say(seat, "use i-a")


class TestChiefOutlaw:
    def test_nor_does_the_ransom(self) -> None:
        """Nor scout, catapult and the base game's cards: tests of theirs."""
        game = laid(queue="marauding, chief-outlaw, war", tradesmen="ransom", dice={0: "red 2"})
        assert game.use(0, "activate ransom", "0 red 2").legal(0) == ["on marauding", "on war"]


class TestHarshWinter:
    def test_mixed_cards_and_those_to_the_end_too(self) -> None:
        game = laid(cubes="lumberjack 1, hermit 1, fort 1, monk 1", queue="harsh-winter")
        act(game.state, event_form(game.state, "harsh-winter"))
        assert set(game.legal(0)) == {"off lumberjack", "off hermit", "off fort", "off monk"}
        assert game.say(0, "off hermit").cubes(0, "hermit") == 0


def test_grey_citizens_have_no_end() -> None:
    """All spaces of the buildings are theirs, and more come to cards and buildings."""
    game = laid(neutral="monk, archer, merchant", queue="grey-monk, uprising")
    act(game.state, event_form(game.state, "grey-monk"))
    game.rolls(1)
    act(game.state, event_form(game.state, "uprising"))
    game.rolls(3).nature("lie 1", *(f"space {space}" for space in range(1, 6)))
    assert (game.tradesmen("monk"), game.lying("palace")) == ([4, 4], {4: 1})


def test_deniers_points_and_cubes_have_no_end() -> None:
    game = laid(cubes="lumberjack 90, fort 60", deniers=400, points=300, dice={0: "yellow 6 6 6, red 6 6 6"})
    game.use(0, "activate lumberjack", *["0 yellow 6"] * 3).say(0, "take 9").say(1, "pass").say(2, "pass")
    game.use(0, "activate fort", *["0 red 6"] * 3)
    assert (game.deniers(0), game.cubes(0, "lumberjack"), game.cubes(0, "fort")) == (436, 81, 63)
    assert game.points(0) == 306


def test_everything_at_the_last_gate_and_before_it() -> None:
    """A purple die, three deniers and the last step; who has arrived puts cubes with the next die."""
    game = laid(guard=WALL - 5, tiles="iv-c", dice={0: "purple 2, yellow 3"}, deniers=3)
    game.say(0, "guard", "die 0 purple 2", "pay 3", *["step"] * 5)
    assert (game.guard(0), game.deniers(0), game.points(0)) == (WALL, 0, 3)
