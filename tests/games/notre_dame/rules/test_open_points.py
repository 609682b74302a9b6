"""Points that the rule books leave open or tell differently, each with the reading that holds here (docs/rulings.md).

Every test names its point in the first words of its docstring.
"""

from itertools import product

import pytest

from parvis.engine.questions import NATURE
from parvis.engine.refusals import IllegalDecision
from tests.games.notre_dame.table import Family, Table, persons_with_rats, position

SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]


def hiring(person: str, in_round: int = 1, brown: str = "minstrel fool", **words: object) -> Table:
    """Seat 0 has hired a person; three families."""
    persons = f"{brown} {person}" if person not in brown else brown
    return position(players=3, phase="hire", in_round=in_round, persons=persons, **words).say(0, f"hire {person}")


def plagued(rats: int, **words: object) -> Table:
    return position(players=3, phase="hire", persons=persons_with_rats(rats), **words).all_hire_nobody()


def test_fool_and_friend() -> None:
    """Fool, trusted friend: he may be moved if he is on the board, to another sector, never to the cathedral."""
    game = hiring("fool", markers="bank 1", friend="park").say(0, "lift friend park")
    assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector != "park"]
    assert hiring("fool", markers="bank 1, hotel 1").legal(0) == ["lift marker bank", "lift marker hotel"]


def test_fool_and_supply() -> None:
    """Fool and supply: the moved piece is the placement; the action counts it; it may come from the cathedral."""
    game = hiring("fool", markers="notre-dame 1, residence 2", supply=4).say(0, "lift marker notre-dame")
    assert "to notre-dame" not in game.legal(0)
    game.say(0, "to residence")
    assert (game.supply(0), game.markers(0, "residence"), game.prestige(0)) == (4, 3, 3)


def test_bishop() -> None:
    """Bishop: the marker comes from the general supply into a sector without marker and friend, and acts."""
    game = hiring("bishop", markers="bank 1", friend="park", supply=0)
    assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector not in ("bank", "park")]
    game.say(0, "to residence")
    assert (game.general(0), game.prestige(0)) == (12, 1)


@pytest.mark.parametrize(
    ("markers", "supply"),
    [("bank 5, park 5", 4), (", ".join(f"{sector} 1" for sector in SECTORS), 4)],
)
def test_bishop_without_effect(markers: str, supply: int) -> None:
    """Bishop, general supply empty or no empty sector: no effect."""
    game = hiring("bishop", markers=markers, supply=supply)
    assert (game.supply(0), game.coins(0), game.movers) == (4, 2, [1])


def test_hiring_without_effect() -> None:
    """Hiring with no effect: allowed, and it costs the coin."""
    game = hiring("mayor", 7, coins=1)
    assert (game.coins(0), game.prestige(0)) == (0, 0)


def test_hotel_with_the_rat_at_0() -> None:
    """Hotel, rat at 0: no rat option; checked again for the second perk."""
    game = position(hand="hotel bank park", markers="hotel 3", rat=1).say(0, "play hotel", "perk rat")
    assert game.legal(0) == ["perk coin", "perk marker"]


def test_hotel_with_an_empty_general_supply() -> None:
    """Hotel, general supply empty: no marker option."""
    game = position(hand="hotel bank park", markers="bank 5, park 5", rat=1).say(0, "play hotel")
    assert game.legal(0) == ["perk coin", "perk rat"]


def test_hotel_and_friend() -> None:
    """Hotel, friend: he counts toward four."""
    game = position(players=3, hand="hotel bank park", markers="hotel 2", friend="hotel", coins=0)
    assert game.say(0, "play hotel", "perk coin", "perk coin").coins(0) == 2


def test_rat_at_0() -> None:
    """Rat at 0: park, hospital and the rat's message leave it; the hostess does not offer it."""
    for sector in ("park", "hospital"):
        assert position(hand=f"{sector} bank hotel").say(0, f"play {sector}").rat(0) == 0
    game = position(hand="carriage-house bank hotel").say(0, "play carriage-house", "drive 0.quay", "take message")
    assert (game.rat(0), game.prestige(0)) == (0, 3)
    assert hiring("hostess", brown="hostess monk").legal(0) == ["perk coin", "perk marker"]


def test_taking_a_message() -> None:
    """Taking a message: optional."""
    game = position(hand="carriage-house bank hotel").say(0, "play carriage-house", "drive 0.quay")
    assert game.legal(0) == ["leave message", "take message"]


def test_message_bonus() -> None:
    """Message bonus: fixed by the token, nothing to choose."""
    game = position(players=3, hand="carriage-house bank hotel").say(0, "play carriage-house", "drive 0.gate")
    game.say(0, "take message")
    assert (game.prestige(0), game.movers) == (2, [1])


def test_token_types() -> None:
    """Token types: each colour has one of each; a second of a type can not come out in a borough."""
    game = position(players=2, phase="persons")
    for borough in range(4):
        assert sorted(game.state.message[5 * borough + 1 : 5 * borough + 5]) == [0, 1, 2, 3]


def test_colour_rule() -> None:
    """Colour rule: a colour may be taken if no colour of which one has fewer is still out; its own included."""
    words = {"hand": "carriage-house bank hotel", "markers": "carriage-house 4"}
    for colour, gone in product(range(4), (False, True)):
        others = {1: Family(messages="0.marker 0.rat 0.prestige 0.coin" if gone else "")}
        game = position(messages="1.coin 2.coin 3.coin", others=others, **words)
        game.say(0, "play carriage-house", f"drive {colour}.bridge")
        assert (game.movers == [0]) == (colour != 0 if gone else colour == 0)


@pytest.mark.parametrize(("prestige", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_losing_two_prestige_with_fewer(prestige: int, after: int) -> None:
    """Losing 2 prestige with fewer: down to 0, no debt."""
    assert plagued(3, rat=9, prestige=prestige).prestige(0) == after


def test_plague_which_sector() -> None:
    """Plague, which sector: most pieces, friend counted but not lost; of equal ones the family chooses."""
    game = plagued(3, rat=9, markers="bank 2, park 1, hotel 1", friend="park")
    assert game.legal(0) == ["lose bank", "lose park"]


def test_plague_and_cathedral() -> None:
    """Plague, cathedral: not counted."""
    game = plagued(3, rat=9, markers="bank 1, notre-dame 3")
    assert (game.markers(0, "bank"), game.markers(0, "notre-dame")) == (0, 3)


def test_plague_with_the_friend_alone_in_a_tied_sector() -> None:
    """Plague, tied sector with the friend only: the choice is among those with a marker; without any, none is lost."""
    game = plagued(3, rat=9, markers="bank 1, hotel 1", friend="park")
    assert game.legal(0) == ["lose bank", "lose hotel"]
    assert plagued(3, rat=9, friend="park").round == 2


@pytest.mark.parametrize("hospital", [3, 4])
def test_plague_at_9_and_a_hospital_that_holds_it(hospital: int) -> None:
    """Plague, already on 9 and nothing left of it: no penalty."""
    game = plagued(3, rat=9, prestige=5, markers=f"hospital {hospital}")
    assert (game.rat(0), game.prestige(0)) == (12 - hospital, 5)


def test_doctor() -> None:
    """Doctor: the plague is 0, then back by the hospital, not below 0."""
    for rat, after in ((5, 2), (1, 0)):
        game = position(phase="hire", persons="doctor monk", rat=rat, markers="hospital 2", friend="hospital")
        assert game.say(0, "hire doctor").all_hire_nobody().rat(0) == after


def test_park_bonus_is_once_a_gain() -> None:
    """Park bonus: half the pieces there, rounded down, once a gain; the cathedral's too, whatever the markers."""
    game = position(players=3, phase="hire", in_round=9, markers="park 5, notre-dame 4", supply=0).all_hire_nobody()
    assert game.prestige(0) == 4 * 2 + 2


def test_park_bonus_without_a_gain() -> None:
    """Park bonus, gain of 0: none."""
    assert hiring("mayor", 7, markers="park 2").prestige(0) == 0


def test_park_bonus_for_persons_and_messages() -> None:
    """Park bonus, money lender, monk, hostess, messages: yes, once each."""
    for person, base in (("money-lender", 1), ("monk", 1), ("hostess", 3)):
        assert hiring(person, brown=f"{person} fool", markers="park 4").prestige(0) == base + 2
    game = position(hand="carriage-house bank hotel", markers="park 4").say(0, "play carriage-house", "drive 0.parvis")
    assert game.say(0, "take message").prestige(0) == 1 + 2


def test_donation() -> None:
    """Donation: one gain of 1, 3 or 6, and the park once."""
    game = position(hand="notre-dame bank hotel", markers="park 2").say(0, "play notre-dame", "donate 3")
    assert game.prestige(0) == 7


def test_minstrel() -> None:
    """Minstrel: 1 to 3 pieces, the friend perhaps among them, from one sector to one other, without its action."""
    game = hiring("minstrel", markers="bank 4, notre-dame 1", friend="bank", prestige=0)
    assert "to notre-dame" not in game.legal(0)
    game.say(0, "to residence", "carry 3 friend")
    assert (game.markers(0, "bank"), game.markers(0, "residence"), game.friend(0)) == (2, 2, "residence")
    assert (game.prestige(0), game.movers) == (0, [1])


def test_two_player_draft() -> None:
    """Two-player draft: keep one, pass two; keep one of those received, pass one back: two own, one foreign."""
    other = Family(hand="residence hotel trusted-friend")
    game = position(players=2, phase="draft", hand="bank park hospital", others={1: other})
    assert game.legal(0) == ["keep bank", "keep hotel", "keep hospital"]
    game.say(0, "keep bank").say(1, "keep residence")
    assert game.legal(0) == ["keep park", "keep trusted-friend"]
    assert game.legal(1) == ["keep hotel", "keep hospital"]
    game.say(0, "keep park").say(1, "keep hotel")
    assert set(game.hand(0)) == {"bank", "park", "hospital"}
    assert set(game.hand(1)) == {"residence", "hotel", "trusted-friend"}


def test_two_player_messages() -> None:
    """Two-player messages: sixteen of four colours; a set needs all four."""
    assert sum(kind >= 0 for kind in position(players=2, phase="persons").state.message) == 16
    words = {"hand": "carriage-house bank hotel", "markers": "carriage-house 4", "messages": "0.coin 2.coin"}
    for colour in range(4):
        game = position(players=2, **words).say(0, "play carriage-house", f"drive {colour}.bridge")
        assert (game.movers == [0]) == (colour in (1, 3))


def test_tie_break() -> None:
    """Tie-break: coins and markers in the supply added together; then the win is shared."""
    others = {0: Family(prestige=9, coins=1, supply=5), 1: Family(prestige=9, coins=4, supply=2), 2: Family(coins=9)}
    result = position(players=3, phase="hire", in_round=9, others=others).all_hire_nobody().play.result()
    assert (result.tiebreaks[:2], result.winners) == ([6, 6], [0, 1])


def test_not_from_the_cathedral_to_the_cathedral() -> None:
    """Empty supply, cathedral card: the marker comes from another place."""
    game = position(hand="notre-dame bank hotel", supply=0, markers="notre-dame 1, park 1").say(0, "play notre-dame")
    assert game.legal(0) == ["from park", "forgo"]


def test_empty_supply() -> None:
    """Empty supply, other sectors: any other one or the cathedral, never the friend, only when it is empty."""
    words = {"hand": "bank park hotel", "markers": "park 1, notre-dame 1", "friend": "hotel"}
    assert position(supply=0, **words).say(0, "play bank").legal(0) == ["from park", "from notre-dame", "forgo"]
    assert position(players=3, supply=1, **words).say(0, "play bank").movers == [1]


def test_a_card_must_be_executed() -> None:
    """Must a card be executed when the supply is not empty? Yes, but for the cathedral's."""
    game = position(players=3, hand="cloister-school notre-dame hotel", supply=1)
    assert game.say(0, "play cloister-school").movers == [1], "no question whether"
    assert "donate 0" in position(hand="cloister-school notre-dame hotel").say(0, "play notre-dame").legal(0)


def test_friend_card() -> None:
    """Friend card: to a different sector, whose action is executed; it needs no marker."""
    game = position(hand="trusted-friend bank hotel", supply=0, friend="bank", coins=0).say(0, "play trusted-friend")
    assert "friend bank" not in game.legal(0)
    assert game.say(0, "friend residence").prestige(0) == 1


def test_city_guard() -> None:
    """City guard: markers in the cathedral and the friend count."""
    assert hiring("city-guard", markers="bank 1, notre-dame 2", friend="park").prestige(0) == 4


@pytest.mark.parametrize(
    ("person", "in_round", "prestige"),
    [
        ("night-watchman", 1, 5),
        ("guild-master", 4, 2),
        ("mayor", 7, 3),
        ("carpenter", 7, 2),
        ("lady-of-the-court", 7, 3),
    ],
)
def test_seven_sectors_only(person: str, in_round: int, prestige: int) -> None:
    """Night watchman, guild master, mayor, carpenter, lady: the seven sectors only; the friend counts."""
    assert hiring(person, in_round, markers="bank 2, park 1, notre-dame 4", friend="bank").prestige(0) == prestige


def test_beggar_king() -> None:
    """Beggar king: 9 less the rat's space."""
    assert [hiring("beggar-king", 4, rat=rat).prestige(0) for rat in (0, 4, 9)] == [9, 5, 0]


def test_who_sees_what() -> None:
    """Who sees what: coins and markers all; prestige only its family; laid-down cards nobody can look through."""
    game = position(players=3, coins=4, supply=2, prestige=8)
    own, other = (game.play.view(onlooker)["families"][0] for onlooker in (0, 1))
    assert (own["coins"], own["supply"]) == (other["coins"], other["supply"]) == (4, 2)
    assert (own["prestige"], other["prestige"]) == (8, None)
    later = position(players=3, in_round=2)
    assert later.play.view(1)["families"][1]["played"] == []


@pytest.mark.parametrize("onlooker", [0, 1, None])
def test_messages_and_both_supplies_lie_open(onlooker: int | None) -> None:
    """Who sees what: collected messages and both supplies of markers, everybody."""
    family = position(players=3, messages="1.coin", supply=2).play.view(onlooker)["families"][0]
    assert family["messages"] == [{"colour": 1, "type": "coin"}]
    assert (family["supply"], family["general_supply"]) == (2, 12)


def test_the_third_card_waits_until_the_round_is_over() -> None:
    """Discards: the third card stays with its family until the end of the round, for the scholar to use."""
    game = position(players=3, phase="hire", options="new_persons", persons="monk fool scholar", hand="park hotel bank")
    assert game.hand(0) == ["bank"]
    assert game.say(0, "hire scholar").markers(0, "bank") == 1


def test_the_streets_may_be_used_twice() -> None:
    """Out and back: with two steps the carriage may take a message of the market where it stands; with one not."""
    for there, asked in ((0, False), (1, True)):
        words = {"markers": f"carriage-house {there}", "carriage": "2.gate"}
        game = position(hand="carriage-house bank hotel", **words).say(0, "play carriage-house", "drive 2.gate")
        assert (game.movers == [0]) == asked


def test_new_persons_are_drawn_at_the_start() -> None:
    """New Persons: three of each letter are put away during set-up, for all to see, before anybody comes."""
    game = position(phase="persons", options="new_persons")
    assert len(game.play.view(None)["removed"]) == 9
    assert game.movers == [NATURE]
    with pytest.raises(IllegalDecision):
        game.nature(f"person {game.play.view(None)['removed'][0]}")
