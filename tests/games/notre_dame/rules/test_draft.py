"""The choice of action cards. Rules: "Phase 2: Choose action cards", "The game for two players"."""

import pytest

from parvis.engine.questions import NATURE
from parvis.engine.refusals import IllegalDecision
from parvis.games.notre_dame.pieces import CARD_NAMES, CARDS
from tests.games.notre_dame.table import Family, Table, position


def dealt(players: int, *packets: str) -> Table:
    """A round in which the seats have drawn these cards."""
    game = position(players=players, phase="draw")
    for owner, packet in enumerate(packets):
        for card in packet.split():
            game.nature(f"draw {owner} {card}")
    return game


def test_each_family_draws_three_of_its_nine_cards() -> None:
    game = position(players=3, phase="draw")
    assert game.legal(NATURE) == [f"draw 0 {card}" for card in CARD_NAMES]
    game.nature("draw 0 park", "draw 0 bank")
    assert "draw 0 park" not in game.legal(NATURE)
    assert len(game.legal(NATURE)) == CARDS - 2
    game.nature("draw 0 hotel")
    assert game.legal(NATURE) == [f"draw 1 {card}" for card in CARD_NAMES]


def test_cards_of_earlier_rounds_of_the_period_are_not_drawn_again() -> None:
    game = position(players=3, phase="draw", in_round=3, hand="bank park hotel")
    drawn_before = {card for packets in game.state.packet[:2] for card in packets[0]}
    left = {f"draw 0 {name}" for number, name in enumerate(CARD_NAMES) if number not in drawn_before}
    assert len(left) == 3
    assert set(game.legal(NATURE)) == left


def test_in_a_new_period_all_nine_cards_are_back() -> None:
    game = position(players=3, phase="hire", in_round=3).all_hire_nobody()
    game.nature("person monk", "person fool", "person advocate")
    assert game.legal(NATURE) == [f"draw 0 {card}" for card in CARD_NAMES]


def test_all_families_choose_at_once_in_any_order() -> None:
    game = dealt(3, "bank park hotel", "bank park hotel", "bank park hotel")
    assert game.movers == [0, 1, 2]
    game.say(2, "keep park")
    assert game.movers == [0, 1]
    game.say(0, "keep bank")
    assert game.movers == [1]
    with pytest.raises(IllegalDecision):
        game.say(0, "keep park")


def test_three_families_pass_two_and_then_one_card_to_the_left() -> None:
    game = dealt(3, "bank park hotel", "residence park notre-dame", "bank hospital trusted-friend")
    game.say(0, "keep bank").say(1, "keep park").say(2, "keep hospital")
    assert game.legal(0) == ["keep bank", "keep trusted-friend"]
    assert game.legal(1) == ["keep hotel", "keep park"]
    assert game.legal(2) == ["keep residence", "keep notre-dame"]
    game.say(0, "keep trusted-friend").say(1, "keep park").say(2, "keep notre-dame")
    assert game.phase == "play"
    assert set(game.hand(0)) == {"bank", "trusted-friend", "residence"}
    assert game.hand(1) == ["bank", "park"], "its own park, the park of the seat on its right, and a bank"
    assert set(game.hand(2)) == {"hospital", "notre-dame", "hotel"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_third_card_comes_from_two_seats_to_the_right(players: int) -> None:
    packets = ["bank park hotel"] * players
    packets[players - 2] = "bank park notre-dame"
    game = dealt(players, *packets)
    for card in ("keep bank", "keep park"):
        for seat in range(players):
            game.say(seat, card)
    assert set(game.hand(0)) == {"bank", "park", "notre-dame"}


def test_a_card_that_was_kept_is_not_passed_on() -> None:
    game = dealt(4, *["bank park hotel"] * 3, "residence hospital notre-dame")
    game.say(0, "keep bank").say(1, "keep park").say(2, "keep hotel").say(3, "keep residence")
    assert game.legal(0) == ["keep hospital", "keep notre-dame"]
    assert game.legal(1) == ["keep hotel", "keep park"]


def test_two_families_end_with_two_own_cards_and_one_of_the_other() -> None:
    game = dealt(2, "bank park hotel", "residence hospital notre-dame")
    game.say(0, "keep park").say(1, "keep residence")
    assert game.legal(0) == ["keep hospital", "keep notre-dame"]
    assert game.legal(1) == ["keep bank", "keep hotel"]
    game.say(0, "keep hospital").say(1, "keep hotel")
    assert set(game.hand(0)) == {"park", "bank", "hospital"}
    assert set(game.hand(1)) == {"residence", "notre-dame", "hotel"}


def test_the_last_card_is_kept_by_itself() -> None:
    game = dealt(2, "bank park hotel", "residence hospital notre-dame")
    game.say(0, "keep park").say(1, "keep residence").say(0, "keep hospital").say(1, "keep bank")
    assert (game.phase, game.movers) == ("play", [0])


def test_nobody_sees_what_the_others_choose() -> None:
    game = dealt(3, *["bank park hotel"] * 3)
    before = [game.play.view(onlooker) for onlooker in (0, 1, None)]
    game.say(2, "keep hotel")
    after = [game.play.view(onlooker) for onlooker in (0, 1, None)]
    for earlier, later in zip(before, after, strict=True):
        assert {**earlier, "movers": [0, 1]} == later


def test_the_hand_is_for_its_own_seat_only() -> None:
    game = position(players=3, hand="bank park hotel")
    assert sorted(game.play.view(0)["families"][0]["cards"]["hand"]) == ["bank", "hotel", "park"]
    assert game.play.view(1)["families"][0]["cards"] is None
    assert game.play.view(None)["families"][0]["cards"] is None


def test_the_third_card_is_never_shown() -> None:
    game = position(
        players=2, hand="bank park hospital", others={1: Family(hand="residence notre-dame hotel", coins=0)}
    )
    game.say(0, "play bank").say(1, "play notre-dame").say(0, "play park").say(1, "play residence")
    assert game.phase == "hire"
    for onlooker in (1, None):
        family = game.play.view(onlooker)["families"][0]
        assert [card["card"] for card in family["played"]] == ["bank", "park"]
        assert family["cards"] is None
    game.all_hire_nobody()
    assert game.play.view(1)["families"][0]["played"] == []


def test_two_cards_are_played_and_the_third_is_left() -> None:
    game = position(
        players=2, hand="bank park hospital", others={1: Family(hand="residence notre-dame hotel", coins=0)}
    )
    game.say(0, "play bank").say(1, "play notre-dame").say(0, "play park").say(1, "play residence")
    assert game.phase == "hire"
    assert (game.hand(0), game.hand(1)) == (["hospital"], ["hotel"])
    assert game.markers(0, "hospital") == 0, "the third card is not executed"


def test_turns_go_clockwise_from_the_start_player() -> None:
    game = position(players=3, start=1, others={seat: Family(hand="park bank hospital") for seat in range(3)})
    order = []
    while game.phase == "play":
        order += game.movers
        game.say(game.movers[0], game.legal(game.movers[0])[0])
    assert order == [1, 2, 0, 1, 2, 0]


def test_of_two_cards_with_the_same_name_the_nearer_neighbours_is_played_first() -> None:
    game = position(players=3, hand="park bank bank")
    assert game.legal(0) == ["play bank", "play park"]
    game.say(0, "play bank")
    assert game.play.view(None)["families"][0]["played"] == [{"card": "bank", "owner": 2}]
    assert set(game.hand(0)) == {"bank", "park"}, "the other bank is still there"


def test_three_cards_with_the_same_name_are_still_a_decision() -> None:
    game = position(players=3, hand="bank bank bank")
    assert game.legal(0) == ["play bank"]
    assert game.movers == [0]
