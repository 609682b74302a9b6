"""What views of Troyes show, and that nothing hidden is in them, nor in what is asked, decided and foreseen."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from parvis.engine.lines import EVERYTHING, Line, Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, cases, hidden, number_of, walk
from parvis.games.troyes import GAME
from parvis.games.troyes import cards as c
from parvis.games.troyes.pieces import CHARACTERS_EACH, SPACES
from parvis.games.troyes.rules.brought import TAKING_ONE, TURNING_ONE
from parvis.games.troyes.rules.group import BUILD, COUNTER, FARM, NOTHING, PLACE, TRADE
from parvis.games.troyes.rules.group_growth import GROUPING
from parvis.games.troyes.rules.nature import DEALING, START_PLAYER
from parvis.games.troyes.rules.one_value import NAMING_VALUE
from parvis.games.troyes.rules.ramparts.sides.exchanges import TURNING_BOUGHT
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.table.view import open_scores
from parvis.games.troyes.words.group_preview import full_price
from tests.games.previewing import foresee
from tests.games.troyes.table import group_of

CASES = cases(GAME, number_of(24))
STRANGERS = (4, 9, NATURE, 99, -2)
"""Onlookers that are no seats."""
FIELDS = {
    "seats",
    "onlooker_seat",
    "phase",
    "over",
    "round",
    "rounds",
    "sliding",
    "marauding_leaves",
    "tournament",
    "backwards",
    "start_seat",
    "turn_seat",
    "decides_seat",
    "group",
    "activation",
    "turned_over",
    "black_dice",
    "die_prices",
    "thrown",
    "families",
    "open_characters",
    "neutral_dice",
    "events",
    "cards",
    "buildings",
    "cathedral",
    "possible_characters",
    "events_to_come",
}
FIELDS_OF_A_FAMILY = {
    "seat",
    "deniers",
    "deniers_to_come",
    "salaries",
    "influence",
    "points",
    "dice",
    "passed",
    "citizens",
    "points_of_tradesmen",
    "cathedral_cubes",
    "cathedral_levels_missed",
    "events_won",
    "character_count",
    "characters",
}
"""Whoever shows more has to think about who may see it, and then adds it here."""
ON_WALL, ON_WALL_OF_A_FAMILY = {"outdoor_tiles", "walk", "answer"}, {"guard"}
"""Keys of a view of games with the ramparts, once the tiles lie there: of the table, and of a family."""


def id_of(case: Case) -> str:
    return f"{case.seats} players, options {case.options}, seed {case.seed}"


def stops(case: Case, stride: int) -> Iterator[Play]:
    """Every so many positions of a random game, and its end."""
    for play in walk(GAME, case):
        if play.over or (len(play.steps) + case.seed) % stride == 0:
            yield play


def said(state: State, play: Play, seat: int) -> list[Line]:
    """All that a seat reads when it is asked in a state."""
    legal = play.legal(seat)
    previews = GAME.previews(state, seat, legal)
    told = [line for preview in previews for line in preview.now]
    return [GAME.prompt(state, seat), *(GAME.label(state, seat, decision) for decision in legal), *told]


def buttons(case: Case) -> Iterator[tuple[State, int, int, Line]]:
    """Every decision that players may make in a random game: position, seat, decision, and what its button says."""
    for play in walk(GAME, case):
        for seat in play.movers():
            if seat != NATURE:
                for decision in play.legal(seat):
                    yield play.state, seat, decision, GAME.label(play.state, seat, decision)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_views_show_no_more_than_they_should(case: Case) -> None:
    for play in stops(case, 7):
        for onlooker in (*range(case.seats), None):
            view = play.view(onlooker)
            walled = play.state.tile[0] != NOBODY
            assert view.keys() == (FIELDS | ON_WALL if walled else FIELDS)
            assert json.loads(json.dumps(view)) == view
            for family in view["families"]:
                own = play.over or family["seat"] == onlooker
                assert family.keys() == FIELDS_OF_A_FAMILY | (ON_WALL_OF_A_FAMILY if walled else set())
                assert (family["points"] is not None) == own
                assert (family["characters"] is not None) == own


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_nothing_depends_on_the_characters_of_others(case: Case) -> None:
    for play in stops(case, 11):
        for seat in range(case.seats):
            other = hidden(GAME, play.state, seat, case.seed + len(play.steps))
            if not play.over:
                assert GAME.view(other, seat) == play.view(seat)
                assert GAME.view(other, None) == play.view(None)
            if seat in play.movers():
                assert said(other, play, seat) == said(play.state, play, seat)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_nothing_depends_on_the_points_of_others(case: Case) -> None:
    for play in stops(case, 13):
        for seat in range(case.seats):
            richer = play.state.copy()
            for other in range(case.seats):
                richer.points[other] += 7 if other != seat else 0
            if not play.over:
                assert GAME.view(richer, seat) == play.view(seat)
            if seat in play.movers():
                assert said(richer, play, seat) == said(play.state, play, seat)


@pytest.mark.parametrize("stranger", STRANGERS)
def test_strangers_see_what_spectators_see(stranger: int) -> None:
    for play in stops(Case(4, (), 12), 5):
        assert play.view(stranger) == play.view(None)


def test_own_characters_are_shown_with_what_they_would_give() -> None:
    for case in CASES:
        for play in stops(case, 29):
            if play.state.phase not in (START_PLAYER, DEALING):
                for seat in range(case.seats):
                    shown = play.view(seat)["families"][seat]["characters"]
                    owners = zip(c.CHARACTER_NAMES, play.state.character, strict=True)
                    held = [name for name, owner in owners if owner == seat]
                    assert [one["character"] for one in shown] == held
                    assert len(held) == CHARACTERS_EACH[case.seats]
                    for one in shown:
                        steps = zip(one["thresholds"], one["points"], strict=True)
                        reached = [points for threshold, points in steps if one["own"] >= threshold]
                        assert one["own_points"] == (reached[-1] if reached else 0)


def test_everything_is_open_to_everything_and_at_the_end() -> None:
    for case in CASES:
        for play in stops(case, 60):
            for onlooker in (EVERYTHING, None) if play.over else (EVERYTHING,):
                families = play.view(onlooker)["families"]
                assert [family["points"] for family in families] == play.state.points[: case.seats]
                assert all(family["characters"] is not None for family in families)


def test_open_scores_show_points_and_nothing_else() -> None:
    for play in stops(CASES[0], 20):
        shown: Onlooker = None
        view = play.view(shown)
        opened = open_scores(play.state, view)
        assert [family.pop("points") for family in opened["families"]] == play.state.points[: play.seats]
        for family in view["families"]:
            family.pop("points")
        assert opened == view


def dice_in_sight(view: dict[str, Any]) -> int:
    """Dice in the districts, and those that are set apart."""
    districts = [family["dice"] for family in view["families"]] + [view["neutral_dice"]]
    apart = (view["group"] or {}).get("dice", []) + (view["turned_over"] or [])
    return sum(len(values) for dice in districts for values in dice.values()) + len(apart)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_every_piece_is_in_sight(case: Case) -> None:
    for play in walk(GAME, case):
        state, view = play.state, play.view(None)
        apart = len(group_of(state))
        assert dice_in_sight(view) == apart + sum(
            count for district in state.dice for by_value in district for count in by_value
        )
        assert len(view["black_dice"]) == sum(state.black)
        assert [len(building["spaces"]) for building in view["buildings"]] == [SPACES] * 3
        assert [event["event"] for event in view["events"]] == [c.EVENT_NAMES[e] for e in state.queue if e != -1]
        assert [card["card"] is None for card in view["cards"]] == [card == -1 for card in state.card]
        for card, cubes, tradesmen in zip(view["cards"], state.cubes, state.tradesman, strict=True):
            assert sum(entry["cubes"] for entry in card.get("cubes", [])) == sum(cubes)
            assert len(card.get("tradesmen", [])) == sum(seat != -1 for seat in tradesmen)
        on_banners = [seat for banners in state.banner for seat in banners if seat != -1]
        assert [cube["seat"] for event in view["events"] for cube in event["cubes"]] == on_banners
        stones = [seat for column in state.cathedral for seat in column if seat != -1]
        assert [cube["seat"] for column in view["cathedral"]["columns"] for cube in column["cubes"]] == stones
        assert view["decides_seat"] == next((seat for seat in play.movers() if seat != NATURE), None)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_the_price_that_is_told_is_the_price_that_is_paid(case: Case) -> None:
    """The group's numbers in the view, on the button and in the rules are the same."""
    done = GAME.decision("done")
    for play in walk(GAME, case):
        group = play.view(None)["group"]
        if group is None:
            continue
        seat, state = play.state.turn, play.state
        price = full_price(state, seat)
        assert group["price"] + group["new_tradesman"] == price
        assert sum(die["deniers"] for die in group["dice"]) == group["price"]
        if done in play.legal(seat):
            label = GAME.label(state, seat, done)
            assert label.arguments["price"] == price
            citizens = 1 if label.key == "do-done-place" else label.arguments["count"]
            assert list(group["brings"].values()) == [citizens]
            assert group["counts"] >= group["needed"]
            assert price <= state.deniers[seat]


FORMING = (GROUPING, TURNING_ONE, TAKING_ONE, NAMING_VALUE, TURNING_BOUGHT)
"""What is asked while a group is being formed."""


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_a_button_that_completes_a_group_says_so_with_its_price(case: Case) -> None:
    """Also where the other dice follow by themselves, as no others fit."""
    for state, seat, decision, label in buttons(case):
        if "last" not in label.arguments:
            continue
        after = state.copy()
        GAME.apply(after, seat, decision)
        is_done = RULES.asked(after) not in FORMING
        assert bool(label.arguments["last"]) == is_done, label
        begins = GAME.catalogue[decision].split()[0]
        kind = {"build": BUILD, "counter": COUNTER, "place": PLACE}.get(begins, state.action)
        goes_on = (after.phase, after.round) == (state.phase, state.round)
        if is_done and goes_on and kind not in (NOTHING, TRADE, FARM):
            assert state.deniers[seat] - after.deniers[seat] == label.arguments["price"], label


def deniers_on(label: Line) -> int:
    """The deniers that a button says to bring."""
    if label.arguments.get("word") == "deniers":
        return int(label.arguments["number"])
    return int(label.arguments["count"]) if label.key == "do-done-deniers" else 0


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_what_is_paid_is_told_once(case: Case) -> None:
    """The price of the dice and of a new tradesman by the label, what the card takes or brings by the hint."""
    for state, seat, decision, label in buttons(case):
        after = state.copy()
        GAME.apply(after, seat, decision)
        goes_on = (after.phase, after.round) == (state.phase, state.round)
        if "price" not in label.arguments or RULES.asked(after) in FORMING or not goes_on:
            continue
        told = {line.key: int(line.arguments.get("count", 0)) for line in foresee(GAME, state, seat, decision)}
        less = label.arguments["price"] + told.get("foresee-deniers-paid", 0) - told.get("foresee-deniers", 0)
        assert state.deniers[seat] - after.deniers[seat] == less - deniers_on(label), label
