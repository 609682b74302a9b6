"""What buttons tell of a decision before it is made: what follows for certain."""

import pytest

from parvis.engine.contract import Heard
from parvis.engine.lines import Line
from parvis.engine.questions import NATURE
from parvis.engine.readers import run_stack, summed
from parvis.engine.samples import cases, walk
from parvis.games.troyes import GAME
from parvis.games.troyes.state import State
from parvis.games.troyes.words.holdings import HOLDINGS
from tests.games.previewing import foresee
from tests.games.troyes.box import all_but_one
from tests.games.troyes.table import Player, Table, position


def hinted(table: Table, decision: str) -> list[Line]:
    """What a decision of seat 0 would bring."""
    return foresee(GAME, table.state, 0, GAME.decision(decision))


def test_an_event_that_is_won_is_told_with_its_points() -> None:
    table = position(queue="marauding, war", banners=all_but_one("war", 0), dice={0: "red 6 6 6", 1: "red 1"})
    table.say(0, "counter war")
    for die in ("die 0 red 6", "die 0 red 6"):
        if die in table.legal(0):
            table.say(0, die)
    told = hinted(table, "done")
    assert Line("foresee-won", {"event": "war"}) in told
    assert "foresee-points" in {line.key for line in told}


def test_what_the_button_says_is_not_said_again() -> None:
    table = position(tradesmen="priest", dice={0: "white 3 5", 1: "white 3"}, deniers=9)
    table.say(0, "activate priest").say(0, "die 1 white 3")
    assert GAME.label(table.state, 0, GAME.decision("done")).arguments["price"] == 2
    assert hinted(table, "done") == []
    table = position(phase="defence", black="6", dice={0: "white 5", 1: "red 1"}, influence=0, points=5)
    assert hinted(table, "yield") == []


def test_a_cube_for_dice_of_other_districts_says_that_these_have_none() -> None:
    none = Line("foresee-no-such-dice")
    table = position(cards="tithing, miller", cubes="tithing 1", dice={0: "yellow 5 4", 1: "red 1"}, deniers=9)
    assert none in hinted(table.say(0, "activate miller"), "help tithing")
    table = position(cards="tithing, miller", cubes="tithing 1", dice={0: "yellow 5 4", 1: "yellow 1"}, deniers=9)
    assert none not in hinted(table.say(0, "activate miller"), "help tithing")


def test_deniers_that_come_are_told_beside_the_price_on_the_button() -> None:
    """The last die ends the group, which is paid, and the card brings deniers for citizens at once."""
    table = position(cards="miller", dice={0: "yellow 5", 1: "yellow 4"}, citizens="palace 1, bishopric 2", deniers=9)
    table.say(0, "activate miller", "die 0 yellow 5")
    label = GAME.label(table.state, 0, GAME.decision("die 1 yellow 4"))
    had, brought = table.deniers(0), hinted(table, "die 1 yellow 4")[0]
    table.say(0, "die 1 yellow 4")
    assert brought == Line("foresee-deniers", {"count": table.deniers(0) - had + label.arguments["price"]})


def test_deniers_that_the_card_takes_are_told_beside_the_price_on_the_button() -> None:
    """The Scout takes one for the cube that comes to the only event."""
    table = position(ruling=GAME.ruling, options="cards=both", tradesmen="scout", queue="marauding",
                     dice={0: "red 5 1", 1: "red 4"}, deniers=9)  # fmt: skip
    table.say(0, "activate scout", "die 0 red 5", "die 1 red 4")
    price = GAME.label(table.state, 0, GAME.decision("done")).arguments["price"]
    had, told = table.deniers(0), hinted(table, "done")
    assert table.say(0, "done").deniers(0) == had - price - 1
    assert Line("foresee-deniers-paid", {"count": 1}) in told


def test_where_the_button_speaks_of_a_citizen_the_hint_tells_how_many_there_are_then() -> None:
    table = position(dice={0: "yellow 6", 1: "yellow 1"}, influence=5)
    count = table.state.supply[0] + 1
    assert hinted(table, "recruit") == [Line("foresee-citizens-then", {"count": count})]


def test_what_is_forced_afterwards_belongs_to_it() -> None:
    """Whoever spends the last influence on a citizen can only give way to the black die then."""
    table = position(phase="defence", black="6", dice={0: "white 5"}, influence=2, points=5)
    told = hinted(table, "recruit")
    assert Line("foresee-points-lost", {"count": 2}) in told
    assert table.say(0, "recruit").points(0) == 3


def test_a_group_that_may_grow_is_told_as_it_is() -> None:
    table = position(dice={0: "yellow 5 6", 1: "red 1"}).say(0, "harvest")
    assert hinted(table, "die 0 yellow 6") == [Line("foresee-group-deniers", {"count": 3})]


def test_that_a_citizen_will_leave_a_building_is_told_before_dice_are_chosen_and_before_they_are_paid() -> None:
    table = position(cards="merchant", dice={0: "yellow 4 4 5"}, citizens="palace 1, bishopric 2", supply=0, deniers=9)
    assert Line("foresee-sends") in hinted(table, "activate merchant")
    table.say(0, "activate merchant").say(0, "die 0 yellow 5")
    assert Line("foresee-sends") in hinted(table, "done")


def test_from_where_the_only_citizen_leaves_is_told() -> None:
    table = position(cards="merchant", dice={0: "yellow 4 4 5"}, citizens="palace 1", supply=0, deniers=9)
    table.say(0, "activate merchant").say(0, "die 0 yellow 5")
    assert Line("foresee-sent", {"seat": 0, "building": "palace", "space": 1}) in hinted(table, "done")


def test_with_a_citizen_at_hand_nobody_leaves() -> None:
    table = position(cards="merchant", dice={0: "yellow 4 4 5"}, citizens="palace 1", supply=1, deniers=9)
    assert Line("foresee-sends") not in hinted(table, "activate merchant")


def held(state: State, seat: int) -> dict[str, int]:
    """What a seat has of everything that is told."""
    return {
        "points": state.points[seat],
        "deniers": state.deniers[seat],
        "influence": state.influence[seat],
        "citizens": state.supply[seat],
        "delayed": sum(cubes[seat] for cubes in state.cubes),
        "outdoor": sum(cubes[seat] for cubes in state.outdoor),
    }


def followed(state: State, seat: int, decision: int) -> tuple[State, Heard]:
    """The state after a decision, up to the next question, and what was told on the way."""
    heard: Heard = []
    after = run_stack(GAME.course, state, seat, decision, lambda *told: heard.append(told[1:]), GAME.widest)
    return after, heard


def test_what_is_told_adds_up_to_what_a_seat_has() -> None:
    changed = set[str]()
    for case in cases(GAME, 8):
        for play in walk(GAME, case):
            for seat in play.movers():
                for decision in play.legal(seat)[:3] if seat != NATURE else []:
                    after, heard = followed(play.state, seat, decision)
                    before, sums = held(play.state, seat), summed(HOLDINGS, heard, seat)
                    assert {what: before[what] + sums[what] for what in before} == held(after, seat)
                    changed |= {what for what in sums if sums[what] != 0}
    assert changed == set(held(State(), 0))


def test_who_is_asked_in_vain_for_dice_against_black_ones_is_told_so() -> None:
    def asked(dice: str) -> Line:
        return GAME.prompt(position(phase="defence", black="6", dice={0: dice}, influence=5).state, 0)

    assert asked("red 3").key == "ask-defence"
    weak = asked("white 5")
    assert (weak.key, weak.arguments["strength"]) == ("ask-defence-weak", 5)


@pytest.mark.parametrize(
    ("card", "counts_dice"), [("joust", True), ("nun", True), ("procession", True), ("captain", False)]
)
def test_a_card_that_counts_dice_says_that_those_of_the_action_do_not_count(card: str, counts_dice: bool) -> None:
    """Joust with a single red 6 brings a point now, and none once that die is used."""
    table = position(cards=card, dice={0: "red 6, white 6", 1: "red 1"}, deniers=20, options="cards=both")
    keys = {line.key for line in hinted(table, f"activate {card}")}
    assert "foresee-each-points" in keys
    assert ("foresee-each-dice-used" in keys) == counts_dice


def test_what_a_die_brings_is_told_though_its_seller_may_answer_with_a_cube() -> None:
    others = {1: Player(outdoor="i-a 1"), 2: Player()}
    dice = {0: "white 2 3", 1: "white 6"}
    table = position(ruling=GAME.ruling, options="ramparts", others=others, dice=dice, deniers=9)
    table.say(0, "build", "die 0 white 2", "die 1 white 6")
    told = {line.key for line in hinted(table, "done")}
    assert {"foresee-points", "foresee-influence"} <= told
    assert table.say(0, "done").legal(1) == ["use i-a", "keep"], "whatever comes of that"
