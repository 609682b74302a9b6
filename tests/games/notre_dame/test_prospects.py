"""What decisions of Notre Dame are worth later: what the rules still bring, in prestige, below what they bring now."""

import pytest

from parvis.engine.prospects import points_of
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import PERSON_NAMES
from parvis.games.notre_dame.rules.persons.base import PRESTIGE
from parvis.games.notre_dame.rules.plague import PENALTY
from parvis.games.notre_dame.words.prospects import COUNTED, brought, from_rats
from parvis.web.texts import GameTexts
from tests.games.notre_dame.table import Table, persons_with_rats, position
from tests.games.previewing import outlook

TEXTS = GameTexts(GAME, ["Anna", "Bruno", "Clara", "David", "Elias"])


def later(game: Table, words: str) -> dict[str, float]:
    """What a decision of the first seat is worth later, by what it comes from."""
    lines = outlook(GAME, game.state, 0, GAME.decision(words))
    return {line.key.removeprefix("later-").removesuffix("-less"): points_of(line) for line in lines}


@pytest.mark.parametrize(("in_round", "worth"), [(1, 6), (5, 3), (9, 0.5)])
def test_a_piece_in_the_park_is_worth_less_the_fewer_rounds_are_left(in_round: int, worth: float) -> None:
    game = position(hand="park bank hotel", markers="park 1", in_round=in_round)
    assert later(game, "play park")["park"] == worth


def test_the_hospital_is_worth_the_rats_that_it_keeps_away() -> None:
    game = position(hand="hospital bank hotel", rat=8, persons=persons_with_rats(5))
    assert later(game, "play hospital")["rats"] >= 5
    assert later(position(hand="hospital bank hotel", in_round=9, rat=0), "play hospital").get("rats", 0) <= 0


def test_a_bank_brings_persons_each_time_until_the_end_and_only_donations_to_who_has_coins_for_all() -> None:
    early = later(position(hand="park bank hotel", in_round=1), "play bank")
    assert early["persons"] > 4
    rich = later(position(hand="park bank hotel", in_round=1, coins=7), "play bank")
    assert rich["persons"] < early["persons"]
    assert rich["coins"] > 0
    assert "persons" not in later(position(hand="park bank hotel", in_round=9, coins=1), "play bank")


def test_a_school_is_worth_less_the_more_markers_one_has() -> None:
    few, many = (
        position(hand="park cloister-school hotel", supply=1),
        position(hand="park cloister-school hotel", supply=5),
    )
    worth = [later(game, "play cloister-school").get("markers", 0) for game in (few, many)]
    assert worth[0] > worth[1]


@pytest.mark.parametrize("supply", range(1, 8))
@pytest.mark.parametrize("in_round", [1, 4, 9])
def test_more_markers_are_never_worth_less_however_many_the_school_brings(supply: int, in_round: int) -> None:
    game = position(hand="hotel cloister-school park", markers="cloister-school 3", supply=supply, in_round=in_round)
    assert later(game, "play cloister-school").get("markers", 0) >= 0


def test_a_coin_that_makes_a_hire_possible_is_worth_what_the_best_person_brings_now() -> None:
    held = {"markers": "bank 2, hospital 2, park 2", "persons": "doctor fool guild-master", "in_round": 6}
    game = position(hand="hotel bank park", coins=0, **held).say(0, "play hotel")
    hiring = position(phase="hire", coins=1, **held)
    (preview,) = GAME.previews(hiring.state, 0, [GAME.decision("hire guild-master")])
    assert later(game, "perk coin")["persons"] == preview.gained


def test_a_card_that_leads_to_a_choice_tells_what_the_best_choice_brings() -> None:
    game = position(hand="trusted-friend bank hotel")
    assert later(game, "play trusted-friend")["next"] > 0


def test_points_of_a_donation_are_not_of_later() -> None:
    game = position(hand="notre-dame bank hotel", coins=3, in_round=9)
    (preview,) = GAME.previews(game.state, 0, [GAME.decision("play notre-dame")])
    assert [TEXTS.line(line) for line in preview.now if line.key == "gained-next"] == ["+6 prestige (best next choice)"]
    assert preview.gained == 6


def test_a_card_that_is_kept_is_worth_what_it_is_worth_when_played() -> None:
    kept, played = position(phase="draft", hand="hospital bank hotel"), position(hand="hospital bank hotel")
    assert later(kept, "keep bank") == later(played, "play bank")


def test_the_line_tells_points_with_their_sign_and_where_they_come_from() -> None:
    game = position(hand="park bank hotel", markers="park 1", in_round=9)
    line = next(line for line in outlook(GAME, game.state, 0, GAME.decision("play park")) if "park" in line.key)
    assert TEXTS.line(line) == "+½ (park, gains to come: 1)"


@pytest.mark.parametrize("in_round", [4, 9])
def test_a_hire_is_worth_what_it_changes_beside_hiring_nobody(in_round: int) -> None:
    game = position(phase="hire", in_round=in_round, coins=9)
    hires = {words: later(game, words) for words in game.legal(0)}
    assert hires["hire nobody"] == {}
    assert all("persons" not in worth for worth in hires.values())


def test_a_message_that_is_taken_unasked_is_no_next_choice_and_counts_once() -> None:
    game = position(hand="carriage-house bank hotel", markers="carriage-house 1").say(0, "play carriage-house")
    moves = [words for words in game.legal(0) if words.startswith("drive")]
    assert len(moves) > 3
    assert not any("next" in later(game, words) for words in moves)


@pytest.mark.parametrize(("words", "supply"), [("trusted-friend", 2), ("cloister-school", 2), ("park", 5)])
def test_markers_that_no_card_is_left_for_are_worth_nothing(words: str, supply: int) -> None:
    game = position(hand=f"{words} bank hotel", supply=supply, in_round=9)
    assert "markers" not in later(game, f"play {words}")
    kept = position(phase="draft", hand=f"{words} bank hotel", supply=supply, in_round=9)
    assert "markers" not in later(kept, f"keep {words}")


def test_the_last_marker_is_worth_what_the_last_card_makes_of_it() -> None:
    assert later(position(hand="park bank hotel", supply=1, in_round=9), "play park")["markers"] < 0


def test_coins_that_no_donation_is_left_for_are_worth_nothing() -> None:
    last = {"markers": "bank 2", "coins": 3, "in_round": 9}
    assert later(position(hand="bank notre-dame park", **last), "play bank")["coins"] > 0
    assert "coins" not in later(position(hand="bank hotel park", **last), "play bank")


def test_after_the_last_card_half_a_pair_in_the_park_brings_nothing() -> None:
    for pieces, worth in ((1, True), (2, False)):
        game = position(hand="park bank hotel", markers=f"park {pieces}", in_round=9).say(0, "play bank")
        while game.movers != [0]:
            (seat,) = game.movers
            game.say(seat, game.legal(seat)[-1])
        assert ("park" in later(game, "play park")) is worth


def test_in_the_last_round_a_rat_costs_prestige_alone_however_far_it_comes() -> None:
    assert {from_rats(position(in_round=9, rat=rat).state, 0) for rat in (8, 9)} == {-PENALTY}


def test_a_way_back_that_leaves_the_rat_beyond_the_end_gains_nothing() -> None:
    near, far = (position(phase="hire", persons=persons_with_rats(5), rat=rat).state for rat in (8, 9))
    assert from_rats(near, 0) == from_rats(far, 0)


def test_in_the_last_round_markers_of_a_person_bring_nothing() -> None:
    last = position(persons="monk", coins=1, in_round=9).state
    assert brought(last, 0, PERSON_NAMES.index("monk")) == PRESTIGE[PERSON_NAMES.index("monk")]


def test_the_share_of_a_donation_counts_among_the_points_of_later() -> None:
    game = position(phase="play", hand="notre-dame bank hotel", coins=1, in_round=9).say(0, "play notre-dame")
    (preview,) = GAME.previews(game.state, 0, [GAME.decision("donate 1")])
    (share,) = (line.arguments["count"] for line in preview.now if line.key == "hint-shares")
    assert later(game, "donate 1")["cathedral"] == round(2 * COUNTED * float(share)) / 2
