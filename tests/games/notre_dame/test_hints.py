"""What decisions tell before they are made: what they bring, that they bring nothing, or what follows on them."""

import random

import pytest

from parvis.engine.play import Play
from parvis.engine.prospects import GAINED_NEXT
from parvis.engine.questions import NATURE
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import NOTRE_DAME
from parvis.web.texts import GameTexts
from tests.games.notre_dame.table import Family, Table, persons_with_rats, position
from tests.games.previewing import foresee

TEXTS = GameTexts(GAME, ["Anna", "Bruno", "Clara", "David", "Elias"])
text = TEXTS.text


def hints_of(game: Table, words: str, seat: int = 0) -> list[str]:
    """The hints of a decision."""
    return [TEXTS.line(line) for line in foresee(GAME, game.state, seat, GAME.decision(words))]


def label(game: Table, words: str, seat: int = 0) -> str:
    """What stands on its button."""
    return TEXTS.line(GAME.label(game.state, seat, GAME.decision(words)))


PLACED = text("hint-markers-placed", count=1)
NEXT = text("gained-next", count=4)
TAKE = GAME.decision("take message")


class TestMessages:
    def test_a_message_that_may_not_be_taken_is_not_promised_and_the_reason_names_whose_come_first(self) -> None:
        game = position(hand="carriage-house park bank", messages="0.coin", carriage="0.centre")
        game.say(0, "play carriage-house")
        assert label(game, "drive 0.bridge") == text("do-drive-bridge-own", message="barred")
        why = "you have your own colour (collect first: Bruno, Clara, David)"
        assert hints_of(game, "drive 0.bridge") == [why]
        assert label(game, "drive 0.parvis") == text("do-drive-parvis-own", message="none")
        assert hints_of(game, "drive 0.parvis") == []

    def test_the_reader_is_never_spoken_of_by_name(self) -> None:
        game = position(hand="carriage-house park bank", messages="1.coin 2.marker", carriage="1.gate")
        game.say(0, "play carriage-house")
        assert hints_of(game, "drive 1.quay") == ["you have Bruno's colour (collect first: your own, David)"]

    def test_one_that_may_be_taken_is_promised(self) -> None:
        game = position(hand="carriage-house park bank", messages="1.coin", carriage="0.centre")
        game.say(0, "play carriage-house")
        assert label(game, "drive 0.bridge") == text("do-drive-bridge-own", message="prestige")
        assert hints_of(game, "drive 0.bridge") == []

    def test_what_the_park_adds_is_told_where_a_message_is_promised(self) -> None:
        game = position(hand="carriage-house bank hotel", messages="1.coin", carriage="0.centre", markers="park 2")
        game.say(0, "play carriage-house")
        assert hints_of(game, "drive 0.bridge") == [text("hint-park", count=1)]
        barred = position(hand="carriage-house bank hotel", messages="0.coin", carriage="0.centre", markers="park 2")
        barred.say(0, "play carriage-house")
        assert text("hint-park", count=1) not in hints_of(barred, "drive 0.bridge")

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
        assert hints_of(game, "drive 0.bridge") == [text("hint-barred-free", count=3)]

    def test_a_carriage_that_comes_back_to_a_message_says_so(self) -> None:
        game = position(hand="carriage-house park bank", carriage="0.quay", markers="carriage-house 1")
        game.say(0, "play carriage-house")
        assert label(game, "drive 0.quay") == text("do-drive-back", message="rat")


class TestConsequences:
    def test_the_doctor_tells_where_the_rat_stays(self) -> None:
        persons = persons_with_rats(5, including="doctor")
        game = position(phase="hire", hand="park bank hotel", persons=persons, rat=3, markers="hospital 1")
        assert hints_of(game, "hire doctor") == [text("hint-coins-paid", count=1), text("hint-plague", space=2)]

    def test_the_doctor_may_keep_the_rat_where_it_is(self) -> None:
        persons = persons_with_rats(5, including="doctor")
        game = position(phase="hire", hand="park bank hotel", persons=persons, rat=3)
        assert hints_of(game, "hire doctor") == [text("hint-coins-paid", count=1), text("hint-plague-stays", space=3)]

    def test_a_rat_that_is_beyond_the_end_whatever_is_done_is_no_consequence(self) -> None:
        game = position(hand="hospital park bank", persons=persons_with_rats(5), rat=9)
        for words in ("play hospital", "play park"):
            assert text("hint-plague-beyond") not in hints_of(game, words)

    def test_who_brings_nothing_costs_a_coin_all_the_same(self) -> None:
        game = position(phase="hire", hand="park bank hotel", persons="advocate", in_round=4)
        assert hints_of(game, "hire advocate") == [text("hint-coins-paid", count=1), text("hint-nothing-else")]

    @pytest.mark.parametrize(
        ("card", "family", "hints"),
        [
            ("notre-dame", Family(coins=0), [text("hint-lacks-coin")]),
            ("notre-dame", Family(coins=2), [text("hint-then-donation", count=2)]),
            ("bank", Family(supply=0), [text("hint-lacks-marker")]),
            ("residence", Family(supply=0, markers="park 1"), [text("hint-then-source")]),
            ("hotel", Family(rat=2), [PLACED, text("hint-then-perk", marker=1, rat=1)]),
            ("hotel", Family(), [PLACED, text("hint-then-perk", marker=1, rat=0)]),
            ("cloister-school", Family(), [PLACED, text("hint-markers", count=1)]),
            ("cloister-school", Family(supply=14), [PLACED, text("hint-no-markers")]),
            ("carriage-house", Family(markers="carriage-house 1"), [PLACED, text("hint-then-drive", count=2), NEXT]),
            ("trusted-friend", Family(), [text("hint-then-friend"), NEXT]),
        ],
    )
    def test_cards(self, card: str, family: Family, hints: list[str]) -> None:
        words = {**vars(family), "hand": f"{card} {'park' if card != 'park' else 'bank'} hospital"}
        assert hints_of(position(**words), f"play {card}") == hints

    def test_keeping_a_card_tells_what_it_would_do_if_it_were_played_at_once(self) -> None:
        game = position(phase="draft", hand="bank park hospital", markers="bank 2")
        assert hints_of(game, game.legal(0)[0])[0] == text("hint-if-played")
        assert hints_of(game, "keep bank") == [text("hint-if-played"), PLACED, text("hint-coins", count=3)]

    def test_donations_tell_what_is_left_and_what_the_marker_would_earn(self) -> None:
        game = position(hand="notre-dame park bank", coins=2).say(0, "play notre-dame")
        earned = text("hint-shares", count=10)
        assert hints_of(game, "donate 1") == [PLACED, earned, text("hint-coins-then", count=1)]
        assert hints_of(game, "donate 2") == [PLACED, earned, text("hint-coins-then", count=0)]

    def test_donations_tell_what_a_marker_changes_where_there_are_others_of_the_player(self) -> None:
        alone, many = {"markers": "notre-dame 1"}, {"markers": "notre-dame 1, park 2"}
        for there, count in ((alone, 10), (many, 11)):
            game = position(hand="notre-dame bank hotel", coins=2, **there).say(0, "play notre-dame")
            assert text("hint-shares-still", count=count, before=count) in hints_of(game, "donate 1")
            game.state.markers[1][NOTRE_DAME] = 1
            before = count - 5
            assert text("hint-shares-instead", count=before + 1, before=before) in hints_of(game, "donate 1")

    def test_what_a_marker_would_earn_counts_the_park_once(self) -> None:
        game = position(hand="notre-dame bank hotel", coins=2, markers="park 2").say(0, "play notre-dame")
        assert text("hint-shares-park", count=11, park=1) in hints_of(game, "donate 1")

    def test_perks_and_messages_tell_what_there_is_then_and_not_again_what_they_are(self) -> None:
        game = position(hand="hotel park bank", coins=2, supply=3).say(0, "play hotel")
        assert hints_of(game, "perk coin") == [text("hint-coins-then", count=3)]
        assert hints_of(game, "perk marker") == [text("hint-markers-then", count=3)]
        game = position(hand="carriage-house park bank", messages="1.coin", carriage="0.centre")
        game.say(0, "play carriage-house").say(0, "drive 0.bridge")
        assert hints_of(game, "take message") == [text("hint-then-colours", count=2)]

    def test_a_marker_that_is_lost_leaves_so_many(self) -> None:
        persons = persons_with_rats(5)
        game = position(
            phase="hire", turn=3, start=1, hand="park bank hotel", persons=persons, rat=9, markers="bank 2, park 2"
        )
        game.all_hire_nobody()
        assert hints_of(game, "lose bank") == [text("hint-left", count=1)]


SELF_EXPLAINING = ("drive", "start")
"""Kinds of decisions whose labels tell all."""


@pytest.mark.parametrize("new_persons", [0, 1])
def test_every_decision_tells_what_it_brings_or_does_nothing(new_persons: int) -> None:
    for seats in GAME.seats:
        pick, play = random.Random(7 * seats), Play(GAME, seats, [new_persons, seats % 2, 0])
        while not play.over:
            seat = play.movers()[0]
            legal = play.legal(seat)
            previews = GAME.previews(play.state, seat, legal) if seat != NATURE else ()
            for decision, preview in zip(legal, previews, strict=False):
                words, hints = GAME.catalogue[decision], preview.now
                assert hints or GAME.is_idle(play.state, seat, decision) or words.split()[0] in SELF_EXPLAINING, words
                is_idle = GAME.is_idle(play.state, seat, decision)
                assert not is_idle or all(hint.key.startswith(GAINED_NEXT) for hint in hints), words
                assert all(TEXTS.known(hint) for hint in hints)
            play.step(seat, pick.choice(legal))


def test_the_minstrel_s_sector_says_that_no_action_follows_not_that_nothing_happens() -> None:
    game = position(players=3, phase="hire", persons="fool minstrel bishop", markers="bank 1, park 1")
    game.say(0, "hire minstrel", "from bank")
    assert hints_of(game, "to hotel") == [text("hint-no-action")]


def test_what_does_nothing() -> None:
    game = position(hand="carriage-house park bank", carriage="0.centre")
    game.say(0, "play carriage-house")
    idle = [words for words in game.legal(0) if GAME.is_idle(game.state, 0, GAME.decision(words))]
    assert idle == ["drive 0.centre"]
    hiring = position(phase="hire", hand="park bank hotel")
    assert [words for words in hiring.legal(0) if GAME.is_idle(hiring.state, 0, GAME.decision(words))] == [
        "hire nobody"
    ]
