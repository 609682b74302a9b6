"""What the log tells: what a decision brought, without what was paid for it, and what else can't be seen from it."""

from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.games.notre_dame import GAME
from parvis.web.texts import GameTexts
from tests.games.notre_dame.table import Family, Table, position

NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")


def read(game: Table, words: str, onlooker: Onlooker = EVERYTHING, seat: int = 0) -> list[str]:
    """The sentences of a decision."""
    texts = GameTexts(GAME, NAMES)
    events = game.play.events(seat, GAME.decision(words))
    return [texts.line(event.line) for event in events if event.visible(onlooker)]


def test_markers_that_come_are_told_beside_the_one_that_goes() -> None:
    game = position(hand="cloister-school park hotel", markers="cloister-school 2")
    assert read(game, "play cloister-school") == [
        "Anna plays the cloister school.",
        "Anna takes 3 markers from the general supply.",
    ]


def test_bishop_places_from_the_general_supply() -> None:
    game = position(phase="hire", persons="monk fool bishop").say(0, "hire bishop")
    assert read(game, "to cloister-school") == [
        "Anna places a marker in the cloister school (bishop).",
        "Anna takes 1 marker from the general supply.",
    ]


def test_coins_of_a_person_are_told_beside_the_wage() -> None:
    game = position(phase="hire", persons="money-lender fool")
    assert read(game, "hire money-lender") == [
        "Anna hires the money lender.",
        "Anna gains 2 coins.",
        "Anna gains 1 prestige.",
    ]


def test_what_the_park_adds_is_told_as_a_part_of_the_gain() -> None:
    game = position(hand="residence bank hotel", markers="park 4")
    assert "Anna gains 3 prestige (2 from the park)." in read(game, "play residence")


def test_free_hire_of_the_counsellor_costs_nothing() -> None:
    game = position(
        phase="hire",
        in_round=7,
        persons="money-lender fool counsellor",
        options="new_persons counsellor_free",
        coins=1,
    ).say(0, "hire counsellor")
    assert "Anna gains 2 coins." in read(game, "hire money-lender")


def test_scholar_tells_the_card() -> None:
    game = position(phase="hire", persons="monk fool scholar", options="new_persons", hand="park hotel bank")
    assert read(game, "hire scholar") == ["Anna hires the scholar.", "Anna plays the bank.", "Anna gains 1 coin."]


def test_nurse_tells_of_her_marker() -> None:
    game = position(phase="hire", persons="monk fool nurse", options="new_persons", rat=3)
    assert read(game, "hire nurse") == [
        "Anna hires the nurse.",
        "Anna places a marker in the hospital (nurse).",
        "Anna's rat moves back to 2.",
    ]


def test_nurse_without_a_marker() -> None:
    game = position(phase="hire", persons="monk fool nurse", options="new_persons", supply=14)
    assert read(game, "hire nurse") == ["Anna hires the nurse."]


def test_card_without_a_marker() -> None:
    game = position(hand="bank park hotel", supply=0)
    assert read(game, "play bank") == ["Anna plays the bank.", "Anna has no marker for this, so nothing happens."]


def test_cathedral_without_a_coin_and_without_a_marker() -> None:
    game = position(hand="notre-dame park hotel", coins=0)
    assert read(game, "play notre-dame")[1:] == ["Anna has no coin to donate, so nothing happens."]
    game = position(hand="notre-dame park hotel", supply=0)
    assert read(game, "play notre-dame")[1:] == ["Anna has no marker for this, so nothing happens."]


def test_question_that_follows_is_something() -> None:
    for card in ("trusted-friend", "notre-dame", "carriage-house"):
        game = position(hand=f"{card} park hotel")
        assert len(read(game, f"play {card}")) == 1


def test_coins_that_have_run_out() -> None:
    game = position(
        players=3,
        hand="bank park hotel",
        options="limited_coins",
        coins=10,
        others={1: Family(coins=9), 2: Family(coins=6)},
    )
    assert read(game, "play bank") == [
        "Anna plays the bank.",
        "Anna gains 1 coin.",
        "The supply is out of coins. Bruno gives 1 coin.",
    ]


def test_events_know_what_they_touched() -> None:
    game = position(hand="cloister-school park hotel", markers="cloister-school 2")
    events = game.play.events(0, GAME.decision("play cloister-school"))
    assert [event.places for event in events] == [("seat-0", "pane-0-cloister-school"), ("seat-0",)]


def test_kept_card_touches_nothing_that_others_see() -> None:
    game = position(phase="draft")
    words = next(GAME.catalogue[code] for code in game.play.legal(0))
    assert all(event.places == () for event in game.play.events(0, GAME.decision(words)) if event.only == 0)


def test_who_has_no_coin_hires_nobody_and_it_is_told_why() -> None:
    game = position(phase="hire", coins=0)
    assert read(game, "hire nobody") == ["Anna has no coin and hires no one."]
    assert read(position(phase="hire", coins=1), "hire nobody") == ["Anna hires no one."]


def test_the_counsellor_may_have_nothing_to_pay_with_or_nothing_to_pay() -> None:
    for free, told in (("", "Anna has no coin and hires no one."), ("counsellor_free", "Anna hires no one.")):
        options = f"new_persons {free}"
        game = position(phase="hire", in_round=7, persons="monk fool counsellor", options=options, coins=1)
        assert read(game.say(0, "hire counsellor"), "hire nobody") == [told]
