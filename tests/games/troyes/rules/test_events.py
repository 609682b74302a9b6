"""Events: what they do in phase 3, how they are countered, and what that brings. Facts: phase 3, section 3.

Numbers of banners, divisors, losses and points are reconstructed, so they are read from the tables.
"""

from typing import Any

import pytest

from parvis.engine.questions import NATURE
from parvis.games.troyes import cards
from parvis.games.troyes.pieces import BUILDING_NAMES, DICE_COLOUR_NAMES, NEUTRAL
from parvis.games.troyes.rules.strikes.black_dice import BLACK_DICE
from parvis.games.troyes.rules.strikes.losses import LOSE_DENIERS, LOSE_INFLUENCE
from parvis.games.troyes.state import NOBODY
from tests.games.troyes.box import all_but_one, dice_for, divisor, event_with, events_of, of_event
from tests.games.troyes.table import Player, Table, position

RED = [*events_of()][:8]
OTHERS = [*events_of()][8:]
COLUMNS = range(1, 7)


def caller_of(event: str, queue: str = "") -> str:
    """A red event that calls one of that colour and is not out yet."""
    colour = of_event(cards.EVENT_COLOUR, event)
    return next(name for name in RED[1:] if of_event(cards.CALLS, name) == colour and name not in queue)


def drawn(event: str, **words: Any) -> Table:
    """The event has just come, called by a red one, and does what it does."""
    return position(phase="events", **words).nature(
        f"event {caller_of(event, words.get('queue', ''))}", f"event {event}"
    )


class TestDrawing:
    def test_a_red_event_comes_first_then_one_of_the_colour_that_it_calls(self) -> None:
        game = position(phase="events")
        assert game.legal(NATURE) == [f"event {name}" for name in RED if name != "marauding"]
        game.nature("event war")
        called = of_event(cards.CALLS, "war")
        wanted = [name for name in OTHERS if of_event(cards.EVENT_COLOUR, name) == called]
        assert game.legal(NATURE) == [f"event {name}" for name in wanted]

    def test_both_go_to_the_right_end_of_the_queue(self) -> None:
        game = position(phase="events", queue="marauding, raid")
        game.nature("event brigands", "event drought")
        assert game.queue == ["marauding", "raid", "brigands", "drought"]

    @pytest.mark.parametrize("words", [{"queue": "marauding, war"}, {"won": {"war": 1}}])
    def test_none_comes_twice(self, words: dict[str, Any]) -> None:
        assert "event war" not in position(phase="events", **words).legal(NATURE)

    def test_marauding_does_not_come_back(self) -> None:
        words: dict[str, Any] = {"options": "marauding_leaves", "won": {"marauding": 0}, "queue": ""}
        assert "event marauding" not in position(phase="events", **words).legal(NATURE)

    def test_the_queue_has_room_for_every_event_of_a_game(self) -> None:
        queue = ["marauding", *RED[1:6], *OTHERS[:4], OTHERS[4]]
        game = position(players=4, phase="events", in_round=6, queue=", ".join(queue))
        game.nature("event mutiny", "event civil-war")
        assert len(game.queue) == 13


class TestBlackDice:
    @pytest.mark.parametrize(("event", "dice"), [("marauding", 1), ("war", 2)])
    def test_one_of_marauding_two_of_war(self, event: str, dice: int) -> None:
        assert of_event(BLACK_DICE, event) == dice

    @pytest.mark.parametrize("event", RED[1:])
    @pytest.mark.parametrize("first", ["marauding", "marauding, drought"])
    def test_every_red_event_brings_its_dice(self, event: str, first: str) -> None:
        """Together with Marauding, whatever lies between them."""
        game = position(phase="black dice", queue=f"{first}, {event}", dice={0: "red 1"}, influence=1)
        expected = of_event(BLACK_DICE, event) + 1
        for _ in range(expected):
            assert game.phase == "black dice"
            game.rolls(1)
        assert game.phase == "defence"

    def test_there_are_six_at_most(self) -> None:
        queue = "marauding, war, siege, invasion, great-company"
        game = position(phase="black dice", queue=queue, dice={0: "red 1"}, influence=1)
        game.rolls(6, 5, 4, 3, 2, 1)
        assert (game.black, game.phase) == ([1, 2, 3, 4, 5, 6], "defence")


@pytest.mark.parametrize("event", ["drought", "civil-war"])
class TestLostDeniers:
    @pytest.mark.parametrize(("more", "points"), [(0, 10), (3, 10), (-1, 8)])
    def test_all_lose_deniers_and_who_has_too_few_two_points(self, event: str, more: int, points: int) -> None:
        lost = of_event(LOSE_DENIERS, event)
        game = drawn(event, deniers=lost + more, others={1: Player(deniers=lost), 2: Player(deniers=0)})
        assert (game.deniers(0), game.points(0)) == (max(0, more), points)
        assert (game.deniers(1), game.points(1)) == (0, 10)
        assert (game.deniers(2), game.points(2)) == (0, 8)

    def test_the_points_are_two_whatever_is_missing_and_never_below_none(self, event: str) -> None:
        game = drawn(event, deniers=0, points=1)
        assert game.points(0) == 0


class TestHeresy:
    @pytest.mark.parametrize(("more", "points"), [(0, 10), (5, 10), (-1, 8)])
    def test_all_lose_influence(self, more: int, points: int) -> None:
        lost = of_event(LOSE_INFLUENCE, "heresy")
        game = drawn("heresy", influence=lost + more, others={1: Player(influence=lost), 2: Player(influence=0)})
        assert (game.influence(0), game.points(0)) == (max(0, more), points)
        assert (game.influence(1), game.points(1)) == (0, 10)
        assert (game.influence(2), game.points(2)) == (0, 8)


class TestInterruptionOfWork:
    def test_everybody_removes_an_own_cube_from_the_cathedral_the_start_player_first(self) -> None:
        others = {1: Player(cathedral="1 1, 6 1"), 2: Player(cathedral="2 1, 2 2")}
        game = drawn("interruption-of-work", start=1, cathedral="3 1, 4 1, 5 1", others=others)
        assert (game.movers, game.legal(1)) == ([1], ["remove 1 1", "remove 6 1"])
        game.say(1, "remove 6 1")
        assert game.legal(2) == ["remove 2 1", "remove 2 2"]
        game.say(2, "remove 2 1").say(0, "remove 4 1")
        assert (game.column(6), game.column(2), game.column(4)) == ([-1] * 3, [-1, 2, -1], [-1] * 3)
        assert game.phase == "black dice"

    def test_the_only_cube_goes_without_a_question_and_who_has_none_loses_two_points(self) -> None:
        game = drawn("interruption-of-work", cathedral="3 1")
        assert (game.column(3), game.points(0)) == ([-1] * 3, 10)
        assert (game.points(1), game.points(2)) == (8, 8)


class TestExcommunication:
    def test_everybody_removes_an_own_cube_from_an_event(self) -> None:
        banners = {"marauding": "0", "war": "0", "drought": "2"}
        game = drawn("excommunication", queue="marauding, war, drought", banners=banners, deniers=20)
        assert (game.movers, game.legal(0)) == ([0], ["off marauding", "off war"])
        game.say(0, "off war")
        assert (game.banners("war"), game.banners("drought"), game.banners("marauding")) == ([], [], [0])
        assert [game.points(seat) for seat in range(3)] == [10, 8, 10]

    def test_who_has_none_loses_two_points(self) -> None:
        game = drawn("excommunication", banners={"marauding": "1"})
        assert [game.points(seat) for seat in range(3)] == [8, 10, 8]

    def test_the_rightmost_own_cube_goes_and_those_behind_it_move_up(self) -> None:
        event = event_with(4)
        game = drawn("excommunication", queue=f"marauding, {event}", banners={event: "0 0 1"})
        assert game.banners(event) == [0]


@pytest.mark.parametrize(
    ("event", "building"),
    [("theological-dispute", "bishopric"), ("succession-conflict", "palace"), ("riot", "city-hall")],
)
class TestNeutralCitizens:
    @pytest.mark.parametrize("space", [1, 4, 6])
    def test_one_comes_to_a_rolled_space_and_drives_out_who_is_there(
        self, event: str, building: str, space: int
    ) -> None:
        game = drawn(event, citizens=f"{building} {space}")
        assert game.movers == [NATURE]
        game.rolls(space)
        assert game.building(building) == [NEUTRAL] * 6
        assert (game.lying(building), game.points(0)) == ({0: 1}, 10)

    def test_other_buildings_are_left_alone(self, event: str, building: str) -> None:
        citizens = ", ".join(f"{name} {space}" for name in BUILDING_NAMES for space in (1, 2))
        game = drawn(event, citizens=citizens).rolls(2)
        assert sum(name != building and game.building(name)[:2] == [0, 0] for name in BUILDING_NAMES) == 2
        assert game.building(building)[:2] == [0, NEUTRAL]


def test_events_are_resolved_from_left_to_right() -> None:
    """Drought takes the deniers that Civil War then does not find."""
    drought, war = of_event(LOSE_DENIERS, "drought"), of_event(LOSE_DENIERS, "civil-war")
    game = drawn("theological-dispute", queue="marauding, drought, civil-war", deniers=drought + war)
    assert (game.deniers(0), game.points(0)) == (0, 10)


def test_each_event_that_is_missed_costs_two_points() -> None:
    game = drawn("theological-dispute", queue="marauding, drought, civil-war, heresy", deniers=0)
    assert game.points(0) == 10 - 3 * 2


def test_an_event_strikes_in_every_round_until_it_is_countered() -> None:
    game = position(phase="events", queue="marauding, heresy", influence=20)
    game.nature(f"event {caller_of('drought')}", "event drought")
    assert game.influence(0) == 20 - of_event(LOSE_INFLUENCE, "heresy")


# Countering: "Actions" 3 and "Countered event".


@pytest.mark.parametrize("event", [*events_of()])
class TestCountering:
    def test_cubes_for_the_sum_of_dice_of_the_events_colour(self, event: str) -> None:
        """One cube less than the banners covers them from the left; each brings influence."""
        cubes = min(of_event(cards.BANNERS, event) - 1, 18 // divisor(event))
        game = position(queue=event, dice={1: "white 1"}).counter(0, event, cubes)
        assert game.banners(event) == [0] * cubes
        assert game.influence(0) == cubes * of_event(cards.BANNER_INFLUENCE, event)

    def test_the_last_banner_counters_it(self, event: str) -> None:
        banners = of_event(cards.BANNERS, event)
        words: dict[str, Any] = {"options": "marauding_leaves", "banners": {event: " ".join(["0"] * (banners - 1))}}
        game = position(queue=event, dice={1: "white 1"}, points=0, **words).counter(0, event, 1)
        assert (game.queue, game.winner(event)) == ([], 0)
        assert game.points(0) == of_event(cards.EVENT_POINTS, event)[0]
        assert game.influence(0) == of_event(cards.BANNER_INFLUENCE, event)

    def test_with_no_other_dice(self, event: str) -> None:
        own = DICE_COLOUR_NAMES[of_event(cards.EVENT_COLOUR, event)]
        dice = ", ".join(f"{colour} 6 6 6" for colour in DICE_COLOUR_NAMES if colour != own)
        assert not position(queue=event, dice={0: dice}).may(0, f"counter {event}")


def points_of(event: str) -> tuple[int, int]:
    """Points for most and second most cubes."""
    first, second = of_event(cards.EVENT_POINTS, event)
    return first, second


class TestCountered:
    def countered(self, event: str, banners: str, by: int = 0, players: int = 3) -> Table:
        """The last banner of an event has been covered; everybody had no points."""
        others = {seat: Player(points=0) for seat in range(1, players)}
        words: dict[str, Any] = {"queue": event, "points": 0, "others": others, "turn": by, "players": players}
        return position(dice={2: "white 1"}, banners={event: banners}, **words).counter(by, event, 1)

    def points(self, game: Table) -> list[int]:
        return [game.points(seat) for seat in range(game.state.seats)]

    def test_most_cubes_get_the_first_points_second_most_the_second(self) -> None:
        event = event_with(3)
        first, second = points_of(event)
        assert self.points(self.countered(event, "0 1")) == [first, second, 0]

    def test_a_single_player_gets_the_first_points(self) -> None:
        event = event_with(3)
        assert self.points(self.countered(event, "1 1", by=1)) == [0, points_of(event)[0], 0]

    def test_a_tie_for_most_shares_the_first_points_rounded_down(self) -> None:
        """Three points, two players: one each, and nobody gets the second points."""
        event = event_with(2)
        shared = points_of(event)[0] // 2
        assert self.points(self.countered(event, "1")) == [shared, shared, 0]

    def test_three_who_tie_share_too(self) -> None:
        event = event_with(3)
        assert self.points(self.countered(event, "2 1")) == [points_of(event)[0] // 3] * 3

    def test_a_tie_for_second_shares_the_second_points_rounded_down(self) -> None:
        event = event_with(4)
        first, second = points_of(event)
        assert self.points(self.countered(event, "2 1 0")) == [first, second // 2, second // 2]

    def test_two_who_tie_for_most_leave_nothing_for_the_third(self) -> None:
        """Seats 0 and 1 have two cubes each, nobody else any."""
        event = event_with(4)
        shared = points_of(event)[0] // 2
        assert self.points(self.countered(event, "1 1 0", players=4)) == [shared, shared, 0, 0]

    @pytest.mark.parametrize(("banners", "by", "keeper"), [("1 0", 0, 0), ("1 2", 0, 1), ("2 0", 1, 2), ("0 1", 1, 1)])
    def test_its_card_goes_to_most_cubes_and_in_a_tie_to_the_leftmost_banner(
        self, banners: str, by: int, keeper: int
    ) -> None:
        event = event_with(3)
        assert self.countered(event, banners, by).winner(event) == keeper

    def test_events_behind_it_move_up_with_their_cubes(self) -> None:
        banners = {**all_but_one("war", 0), "heresy": "1"}
        game = position(queue="marauding, war, heresy", banners=banners, dice={1: "white 1"}).counter(0, "war", 1)
        assert (game.queue, game.banners("heresy")) == (["marauding", "heresy"], [1])

    def test_more_than_is_needed_covers_what_is_free(self) -> None:
        values = dice_for(min(18, 3 * divisor("raid")))
        dice = {0: f"red {' '.join(map(str, values))}", 1: "white 1"}
        game = position(queue="marauding, raid", dice=dice, banners=all_but_one("raid", 1))
        game.use(0, "counter raid", *(f"0 red {value}" for value in values))
        assert (game.winner("raid"), game.influence(0)) == (1, of_event(cards.BANNER_INFLUENCE, "raid"))


class TestMarauding:
    def full(self, options: str = "") -> Table:
        words: dict[str, Any] = {"options": options, "banners": all_but_one("marauding", 1), "queue": "marauding, war"}
        return position(dice={1: "white 1"}, **words).counter(0, "marauding", 1)

    def test_it_is_permanent_scored_and_emptied_when_it_is_full(self) -> None:
        game = self.full()
        assert (game.queue, game.banners("marauding"), game.winner("marauding")) == (["marauding", "war"], [], NOBODY)
        assert game.points(1) > 10

    def test_it_can_be_countered_again_and_again(self) -> None:
        game = self.full()
        game.say(1, "pass").say(2, "pass").counter(0, "marauding", 1)
        assert game.banners("marauding") == [0]

    def test_with_the_option_it_leaves_like_any_other(self) -> None:
        game = self.full("marauding_leaves")
        assert (game.queue, game.winner("marauding")) == (["war"], 1)
