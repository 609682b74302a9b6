"""What decisions tell before they are made: what they bring, that they bring nothing, or what follows on them."""

import random

import pytest

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.notre_dame import GAME
from parvis.web.texts import GameTexts
from tests.games.notre_dame.table import Family, Table, persons_with_rats, position

TEXTS = GameTexts(GAME, ["Anna", "Bruno", "Clara", "David", "Elias"])


def told(game: Table, words: str, seat: int = 0) -> list[str]:
    """The hints of a decision."""
    return [TEXTS.line(line) for line in GAME.foresee(game.state, seat, GAME.decision(words))]


def label(game: Table, words: str, seat: int = 0) -> str:
    """What stands on its button."""
    return TEXTS.line(GAME.label(game.state, seat, GAME.decision(words)))


TAKE = GAME.decision("take message")


class TestMessages:
    def test_a_message_that_may_not_be_taken_is_not_promised_and_the_reason_names_whose_come_first(self) -> None:
        game = position(hand="carriage-house park bank", messages="0.coin", carriage="0.centre")
        game.say(0, "play carriage-house")
        assert label(game, "drive 0.bridge") == "Drive to your own bridge, where you can't take the message yet"
        why = "you have your own colour already: Bruno's, Clara's and David's come first"
        assert told(game, "drive 0.bridge") == [why]
        assert label(game, "drive 0.parvis").endswith("where no message lies")
        assert told(game, "drive 0.parvis") == []

    def test_the_reader_is_never_spoken_of_by_name(self) -> None:
        game = position(hand="carriage-house park bank", messages="1.coin 2.marker", carriage="1.gate")
        game.say(0, "play carriage-house")
        assert told(game, "drive 1.quay") == ["you have Bruno's colour already: your own and David's come first"]

    def test_one_that_may_be_taken_is_promised(self) -> None:
        game = position(hand="carriage-house park bank", messages="1.coin", carriage="0.centre")
        game.say(0, "play carriage-house")
        assert label(game, "drive 0.bridge") == "Drive to your own bridge: 4 prestige"
        assert told(game, "drive 0.bridge") == []

    def test_what_may_not_be_taken_is_told_as_the_rules_have_it_in_whole_games(self) -> None:
        """A drive is followed by the question about a message if and only if its label promises one."""
        seen = {"barred": 0, "none": 0, "promised": 0}
        for seats in GAME.seats:
            pick, play = random.Random(seats), Play(GAME, seats)
            while not play.over:
                seat = play.movers()[0]
                legal = play.legal(seat)
                driving = [code for code in legal if "carriage-house" in GAME.catalogue[code] or code == TAKE]
                decision = pick.choice(driving or legal)
                words = GAME.catalogue[decision]
                line = GAME.label(play.state, seat, decision) if words.startswith("drive") else None
                play.step(seat, decision)
                if line:
                    message = line.arguments["message"]
                    asked = GAME.prompt(play.state, seat).key.startswith("ask-message")
                    assert asked == (message not in ("barred", "none"))
                    seen[str(message) if not asked else "promised"] += 1
        assert all(count > 5 for count in seen.values()), seen

    def test_free_boroughs_have_no_family_to_name(self) -> None:
        game = position(players=2, hand="carriage-house park bank", messages="0.coin", carriage="0.centre")
        game.say(0, "play carriage-house")
        why = "you have this colour already: 3 other colours come first"
        assert told(game, "drive 0.bridge") == [why]

    def test_a_carriage_that_comes_back_to_a_message_says_so(self) -> None:
        game = position(hand="carriage-house park bank", carriage="0.quay", markers="carriage-house 1")
        game.say(0, "play carriage-house")
        assert label(game, "drive 0.quay") == "Drive out and back to where it is: 3 prestige and the rat one space back"


class TestConsequences:
    def test_the_doctor_tells_where_the_rat_stays(self) -> None:
        persons = persons_with_rats(5, including="doctor")
        game = position(phase="hire", hand="park bank hotel", persons=persons, rat=3, markers="hospital 1")
        assert told(game, "hire doctor") == ["−1 coin", "the plague then brings your rat to 2"]

    def test_the_doctor_may_keep_the_rat_where_it_is(self) -> None:
        persons = persons_with_rats(5, including="doctor")
        game = position(phase="hire", hand="park bank hotel", persons=persons, rat=3)
        assert told(game, "hire doctor") == ["−1 coin", "the plague then leaves your rat on 3"]

    def test_who_brings_nothing_costs_a_coin_all_the_same(self) -> None:
        game = position(phase="hire", hand="park bank hotel", persons="advocate", in_round=4)
        assert told(game, "hire advocate") == ["−1 coin", "and brings nothing"]

    @pytest.mark.parametrize(
        ("card", "family", "hints"),
        [
            ("notre-dame", Family(coins=0), ["you have no coin to give, so nothing happens"]),
            ("notre-dame", Family(coins=2), ["then 1 or 2 coins for 1 or 3 prestige"]),
            ("bank", Family(supply=0), ["you have no marker for it, so nothing happens"]),
            (
                "residence",
                Family(supply=0, markers="park 1"),
                ["your supply is empty: a marker from elsewhere goes there, or nothing happens"],
            ),
            ("hotel", Family(rat=2), ["−1 marker", "then a coin, a marker or the rat one space back"]),
            ("hotel", Family(), ["−1 marker", "then a coin or a marker"]),
            ("cloister-school", Family(), ["−1 marker", "+1 marker"]),
            ("cloister-school", Family(supply=14), ["−1 marker", "your general supply is empty"]),
            (
                "carriage-house",
                Family(markers="carriage-house 1"),
                ["−1 marker", "then the carriage drives along up to 2 streets"],
            ),
            ("trusted-friend", Family(), ["then he goes to another sector and you act there"]),
        ],
    )
    def test_cards(self, card: str, family: Family, hints: list[str]) -> None:
        words = {**vars(family), "hand": f"{card} {'park' if card != 'park' else 'bank'} hospital"}
        assert told(position(**words), f"play {card}") == hints

    def test_keeping_a_card_tells_what_it_would_do_if_it_were_played_at_once(self) -> None:
        game = position(phase="draft", hand="bank park hospital", markers="bank 2")
        assert told(game, game.legal(0)[0])[0] == "if played now"
        assert told(game, "keep bank") == ["if played now", "−1 marker", "+3 coins"]

    def test_gifts_tell_what_is_left_and_what_the_marker_would_earn(self) -> None:
        game = position(hand="notre-dame park bank", coins=2, markers="notre-dame 1").say(0, "play notre-dame")
        earned = "as things stand, your 2 markers there earn 10 prestige after this period"
        assert told(game, "donate 1") == ["−1 marker", earned, "you then have 1 coin"]
        assert told(game, "donate 2") == ["−1 marker", earned, "you then have no coins left"]

    def test_perks_and_messages_tell_what_there_is_then_and_not_again_what_they_are(self) -> None:
        game = position(hand="hotel park bank", coins=2, supply=3).say(0, "play hotel")
        assert told(game, "perk coin") == ["you then have 3 coins"]
        assert told(game, "perk marker") == ["you then have 3 markers in your supply"]
        game = position(hand="carriage-house park bank", messages="1.coin", carriage="0.centre")
        game.say(0, "play carriage-house").say(0, "drive 0.bridge")
        assert told(game, "take message") == ["2 other colours then come before this one again"]

    def test_a_marker_that_is_lost_leaves_so_many(self) -> None:
        persons = persons_with_rats(5)
        game = position(
            phase="hire", turn=3, start=1, hand="park bank hotel", persons=persons, rat=9, markers="bank 2, park 2"
        )
        game.all_hire_nobody()
        assert told(game, "lose bank") == ["1 piece is left there"]


SELF_EXPLAINING = ("drive", "start")
"""Kinds of decisions whose labels tell all."""


@pytest.mark.parametrize("new_persons", [0, 1])
def test_every_decision_tells_what_it_brings_or_does_nothing(new_persons: int) -> None:
    for seats in GAME.seats:
        pick, play = random.Random(7 * seats), Play(GAME, seats, [new_persons, seats % 2, 0])
        while not play.over:
            seat = play.movers()[0]
            legal = play.legal(seat)
            for decision in legal if seat != NATURE else []:
                words = GAME.catalogue[decision]
                hints = GAME.foresee(play.state, seat, decision)
                assert hints or GAME.is_idle(play.state, seat, decision) or words.split()[0] in SELF_EXPLAINING, words
                assert not GAME.is_idle(play.state, seat, decision) or not hints, words
                assert all(TEXTS.known(hint) for hint in hints)
            play.step(seat, pick.choice(legal))


def test_what_does_nothing() -> None:
    game = position(hand="carriage-house park bank", carriage="0.centre")
    game.say(0, "play carriage-house")
    idle = [words for words in game.legal(0) if GAME.is_idle(game.state, 0, GAME.decision(words))]
    assert idle == ["drive 0.centre"]
    hiring = position(phase="hire", hand="park bank hotel")
    assert [words for words in hiring.legal(0) if GAME.is_idle(hiring.state, 0, GAME.decision(words))] == [
        "hire nobody"
    ]
