"""The six events of The Ladies of Troyes, but for those of citizens. Facts of the expansion: section 4, 9, 14."""

from typing import Any

import pytest

from parvis.engine.questions import NATURE
from parvis.games.troyes import cards
from parvis.games.troyes.pieces import LADIES_EVENTS
from parvis.games.troyes.rules.defence import black_in_box
from parvis.games.troyes.rules.in_play import event_called
from parvis.games.troyes.rules.queue import is_open_to
from parvis.games.troyes.rules.strikes.black_dice import BLACK_DICE
from tests.games.troyes.box import all_but_one, events_of, of_card, of_event
from tests.games.troyes.ladies import drawn, with_events
from tests.games.troyes.table import Player, Table, position

EVENTS = [*events_of(module=LADIES_EVENTS)]


class TestTheDecks:
    def test_two_more_of_each_colour_come_with_the_option_only(self) -> None:
        assert EVENTS == ["wolves", "chief-outlaw", "grey-monk", "possession", "harsh-winter", "uprising"]
        more = set(with_events(phase="events").legal(NATURE)) - set(position(phase="events").legal(NATURE))
        assert more == {"event wolves", "event chief-outlaw"}

    @pytest.mark.parametrize(
        ("caller", "called"), [("wolves", {"grey-monk", "possession"}), ("chief-outlaw", {"harsh-winter", "uprising"})]
    )
    def test_the_red_ones_call_others_too(self, caller: str, called: set[str]) -> None:
        game = with_events(phase="events").nature(f"event {caller}")
        assert {f"event {event}" for event in called} <= set(game.legal(NATURE))

    @pytest.mark.parametrize("event", EVENTS)
    def test_they_are_countered_as_all_events_are(self, event: str) -> None:
        """The last banner, by seat 0; somebody else has all the others."""
        banners, (first, second) = of_event(cards.BANNERS, event), of_event(cards.EVENT_POINTS, event)
        words: dict[str, Any] = {"points": 0, "others": {1: Player(points=0)}, "dice": {2: "white 1"}}
        game = with_events(queue=f"marauding, {event}", banners=all_but_one(event, 1), **words).counter(0, event, 1)
        ahead = {1: 0, 2: None}.get(banners, 1)
        assert game.winner(event) == (0 if ahead == 0 else 1)
        if ahead is None:
            assert (game.points(0), game.points(1)) == (first // 2, first // 2)
        else:
            assert (game.points(ahead), game.points(1 - ahead)) == (first, second)
        assert game.influence(0) == of_event(cards.BANNER_INFLUENCE, event)


class TestTheSixAlone:
    """Option `events=ladies`: each deck is drawn while it lasts. Ruling A1."""

    def test_only_they_come_and_marauding_lies_there(self) -> None:
        game = position(options="events=ladies", phase="events", deniers=9, influence=3)
        assert game.queue == ["marauding"]
        assert game.legal(NATURE) == ["event wolves", "event chief-outlaw"]
        assert game.nature("event wolves").legal(NATURE) == ["event grey-monk", "event possession"]

    def test_a_red_one_each_in_two_rounds_and_none_later(self) -> None:
        game = position(options="events=ladies", phase="roll", queue="marauding, wolves", won={"grey-monk": 1})
        roll_workforce(game)
        assert game.nature("event chief-outlaw").legal(NATURE) == ["event harsh-winter", "event uprising"]
        later = position(options="events=ladies", phase="roll", queue="marauding, wolves", won={"chief-outlaw": 1})
        roll_workforce(later)
        assert (later.queue, later.phase) == (["marauding", "wolves"], "black dice")

    def test_the_last_one_in_the_queue_calls_no_second_time(self) -> None:
        """What it called is countered, so a red event of an earlier round is the last one."""
        won = {"chief-outlaw": 1, "grey-monk": 0, "uprising": 1}
        game = position(options="events=ladies", phase="roll", queue="marauding, wolves", won=won)
        roll_workforce(game)
        assert game.queue == ["marauding", "wolves"]

    def test_without_any_event_the_round_goes_on(self) -> None:
        won = {"marauding": 1, "wolves": 0, "chief-outlaw": 1}
        game = position(options="events=ladies marauding_leaves", phase="roll", queue="", won=won)
        roll_workforce(game)
        assert (game.queue, game.phase, game.movers) == ([], "actions", [0])

    def test_what_can_come_no_more_is_not_shown(self) -> None:
        position_now = {"options": "events=ladies", "phase": "roll"}
        shown = position(**position_now, won={"wolves": 0}).play.view(None)["events_to_come"]
        assert {colour: len(deck) for colour, deck in shown.items()} == {"red": 1, "white": 2, "yellow": 2}
        shown = position(**position_now, won={"wolves": 0, "chief-outlaw": 1}).play.view(None)["events_to_come"]
        assert not any(shown.values())

    def test_there_are_eight_black_dice(self) -> None:
        assert black_in_box(position(options="events=ladies").state) == 8


def roll_workforce(game: Table) -> None:
    """Roll all dice of the round as ones."""
    while game.phase == "roll":
        game.rolls(1)


class TestWolves:
    def test_they_bring_one_black_die(self) -> None:
        assert of_event(BLACK_DICE, "wolves") == 1
        game = with_events(phase="black dice", queue="marauding, wolves", dice={0: "red 1"}, influence=1).rolls(6, 6)
        assert (game.black, game.phase) == ([6, 6], "defence")

    def test_and_none_after_they_are_countered(self) -> None:
        game = with_events(
            phase="black dice", queue="marauding", won={"wolves": 0}, dice={0: "red 1"}, influence=1
        ).rolls(6)
        assert game.phase == "defence"


class TestEightBlackDice:
    """Reading A14."""

    QUEUE = "marauding, war, siege, invasion, great-company"

    def test_two_more_with_the_events(self) -> None:
        game = with_events(phase="black dice", queue=self.QUEUE, dice={0: "red 1"}, influence=1)
        game.rolls(6, 5, 4, 3, 2, 1, 1, 1)
        assert (game.black, game.phase) == ([1, 1, 1, 2, 3, 4, 5, 6], "defence")

    def test_but_not_without_them(self) -> None:
        game = position(phase="black dice", queue=self.QUEUE, dice={0: "red 1"}, influence=1)
        game.rolls(6, 5, 4, 3, 2, 1)
        assert (game.black, game.phase) == ([1, 2, 3, 4, 5, 6], "defence")


class TestChiefOutlaw:
    @pytest.mark.parametrize(("rolled", "shown"), [((1, 2), [4, 5]), ((3, 6), [6, 6]), ((1, 1), [4, 4])])
    def test_all_black_dice_are_turned_three_higher_before_anybody_defends(
        self, rolled: tuple[int, int], shown: list[int]
    ) -> None:
        game = with_events(phase="black dice", queue="chief-outlaw, marauding, wolves", dice={0: "red 6"}, influence=1)
        game.rolls(*rolled)
        assert (game.black, game.phase) == (shown, "defence")

    def test_it_brings_none_itself(self) -> None:
        game = with_events(phase="events", queue="", won={"marauding": 1}, dice={0: "red 1"})
        game.nature("event chief-outlaw", "event drought")
        assert (game.black, game.phase) == ([], "actions")

    @pytest.mark.parametrize(
        ("ruling", "card"), [(1, "archer"), (1, "diplomat"), (1, "mercenary"), (2, "diplomat"), (2, "knight")]
    )
    def test_red_cards_of_the_first_level_put_no_cube_there(self, ruling: int, card: str) -> None:
        words: dict[str, Any] = {"ruling": ruling, "influence": 5, "dice": {0: "red 6 6", 1: "white 1"}}
        game = with_events(queue="chief-outlaw, marauding, war", tradesmen=card, **words)
        game.use(0, f"activate {card}", "0 red 6")
        assert game.legal(0) == ["on marauding", "on war"]

    def test_a_shot_goes_to_the_others_too(self) -> None:
        words: dict[str, Any] = {"tradesmen": "archer", "dice": {0: "red 6", 1: "white 1"}}
        game = with_events(ruling=2, queue="chief-outlaw, marauding, war", **words)
        game.use(0, "activate archer", "0 red 6").rolls(6)
        assert game.legal(0) == ["on marauding", "on war"]

    @pytest.mark.parametrize(
        ("ruling", "card"), [(1, "archer"), (1, "diplomat"), (2, "archer"), (2, "diplomat"), (2, "knight")]
    )
    def test_where_it_lies_alone_such_a_card_does_nothing(self, ruling: int, card: str) -> None:
        words: dict[str, Any] = {"ruling": ruling, "influence": 5, "dice": {0: "red 6 6 6", 1: "white 1"}}
        alone = {"queue": "chief-outlaw", "won": {"marauding": 1}}
        assert not with_events(tradesmen=card, **alone, **words).may(0, f"activate {card}")
        assert with_events(tradesmen=card, queue="marauding", **words).may(0, f"activate {card}")

    @pytest.mark.parametrize("card", ["hunting", "joust", "monk", "merchant"])
    def test_it_is_closed_to_no_others(self, card: str) -> None:
        """Reading A17."""
        closed = event_called(with_events().state, cards.EVENT_WORDS.index("chief-outlaw"))
        assert is_open_to(closed, of_card(tuple(range(cards.ACTIVITIES)), card))
        assert not is_open_to(closed, of_card(tuple(range(cards.ACTIVITIES)), "archer"))

    def test_fighting_it_goes_as_always(self) -> None:
        game = with_events(queue="chief-outlaw", tradesmen="archer", dice={0: "red 6 6 6", 1: "white 1"})
        game.use(0, "counter chief-outlaw", "0 red 6", "0 red 6", "0 red 6")
        assert (game.queue, game.winner("chief-outlaw")) == ([], 0)

    def test_one_cube_for_sixteen_is_all_that_it_takes(self) -> None:
        assert not with_events(queue="chief-outlaw", dice={0: "red 5 5 5", 1: "white 1"}).may(0, "counter chief-outlaw")
        assert with_events(queue="chief-outlaw", dice={0: "red 5 5 6", 1: "white 1"}).may(0, "counter chief-outlaw")


class TestHarshWinter:
    def test_everybody_takes_a_cube_off_an_activity_card_the_start_player_first(self) -> None:
        others = {1: Player(cubes="monk 1, militia 2"), 2: Player(cubes="monk 2")}
        game = drawn("harsh-winter", start=1, cubes="apprenticeship 2, monk 1", others=others)
        assert (game.movers, game.legal(1)) == ([1], ["off monk", "off militia"])
        game.say(1, "off militia")
        assert (game.cubes(1, "militia"), game.cubes(1, "monk")) == (1, 1)
        assert (game.movers, game.legal(0)) == ([0], ["off monk", "off apprenticeship"])
        game.say(0, "off monk")
        assert game.cubes(2, "monk") == 1, "without a choice"
        assert (game.cubes(0, "monk"), game.cubes(0, "apprenticeship")) == (0, 2)
        assert game.phase == "black dice"

    def test_who_has_none_loses_nothing(self) -> None:
        game = drawn("harsh-winter", cubes="monk 1")
        assert game.cubes(0, "monk") == 0
        assert [game.points(seat) for seat in range(3)] == [10, 10, 10]

    def test_cubes_on_outdoor_tiles_can_be_taken_too(self) -> None:
        game = drawn("harsh-winter", cubes="monk 1", outdoor="i-a 2", guard=20)
        assert game.legal(0) == ["off monk", "off i-a"]
        game.say(0, "off i-a")
        assert (game.outdoor(0, "i-a"), game.cubes(0, "monk")) == (1, 1)

    def test_a_cube_of_the_tile_that_spares_saves_the_others(self) -> None:
        game = drawn("harsh-winter", cubes="monk 1, militia 1", outdoor="ii-c 1", guard=20)
        assert game.legal(0) == ["use ii-c", "keep"]
        game.say(0, "use ii-c")
        assert (game.outdoor(0, "ii-c"), game.cubes(0, "monk"), game.cubes(0, "militia")) == (0, 1, 1)
        kept = drawn("harsh-winter", cubes="monk 1, militia 1", outdoor="ii-c 1", guard=20).say(0, "keep")
        assert kept.legal(0) == ["off monk", "off militia", "off ii-c"]

    def test_it_comes_back_every_round_until_it_is_countered(self) -> None:
        game = with_events(phase="events", queue="marauding, harsh-winter", cubes="monk 3")
        assert game.nature("event raid", "event heresy").cubes(0, "monk") == 2
