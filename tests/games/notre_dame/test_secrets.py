"""What nobody may learn from the page: views and lines of the log in the eyes of somebody who wants to know more."""

from collections.abc import Iterator
from typing import Any

import pytest

from parvis.engine.lines import EVERYTHING, Line, Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, after, cases, lines, number_of
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import PERSON_NAMES
from tests.games.notre_dame.table import Family, persons_with_rats, position
from tests.games.notre_dame.worlds import grays_ahead, positions

CASES = cases(GAME, number_of(32))
STRANGERS = (5, 9, NATURE, 99, -2)
"""Onlookers that are no seats of a game for four."""
LOSS = "plague-penalty"
"""The line of what a family lost, as everybody saw: no more than it had."""
FIELDS = {
    "ruling",
    "seats",
    "onlooker",
    "phase",
    "over",
    "round",
    "period",
    "round_of_period",
    "start",
    "movers",
    "turn",
    "card_of_round",
    "persons",
    "plague",
    "brown_to_come",
    "gray_to_come",
    "removed",
    "spied",
    "cathedral",
    "boroughs",
    "families",
}
FIELDS_OF_A_FAMILY = {
    "seat",
    "borough",
    "coins",
    "supply",
    "general_supply",
    "rat",
    "rat_to",
    "doctor",
    "friend",
    "carriage",
    "markers",
    "influence",
    "messages",
    "played",
    "prestige",
    "cards",
}
"""Whoever shows more has to think about who may see it, and then adds it here."""


def id_of(case: Case) -> str:
    return f"{case.seats} families, options {case.options}"


def visible(play: Play, seat: int, decision: int, onlooker: Onlooker) -> list[Line]:
    return lines(GAME, play.state, seat, decision, onlooker)


def onlookers(play: Play) -> list[Onlooker]:
    return [*range(play.seats), None]


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_views_show_no_more_than_they_should(case: Case) -> None:
    for play, listener in positions(case, 5):
        for onlooker in onlookers(play):
            view = play.view(onlooker)
            assert view.keys() == FIELDS
            for family in view["families"]:
                assert family.keys() == FIELDS_OF_A_FAMILY
                assert (family["cards"] is not None) == (family["seat"] == onlooker)
                assert (family["prestige"] is not None) == (play.over or family["seat"] == onlooker)
            if onlooker not in listener.spies:
                assert view["spied"] == []
                assert all(names == sorted(names, key=PERSON_NAMES.index) for names in view["gray_to_come"].values())


def test_a_spy_alone_sees_the_order() -> None:
    seen = 0
    for case in CASES:
        for play, listener in positions(case, 10):
            order = [PERSON_NAMES[play.state.gray[number]] for number in grays_ahead(play.state)]
            for seat in listener.spies:
                assert play.view(seat)["spied"] == order
                seen += bool(order)
    assert seen > 50


@pytest.mark.parametrize("stranger", STRANGERS)
def test_strangers_see_what_spectators_see(stranger: int) -> None:
    for play, _ in positions(Case(4, (1, 0, 0), 12), 5):
        assert play.view(stranger) == play.view(None)
        for seat in play.movers():
            decision = play.legal(seat)[0]
            if seat != stranger:
                assert visible(play, seat, decision, stranger) == visible(play, seat, decision, None)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_a_choice_in_the_draft_shows_to_nobody_else(case: Case) -> None:
    for play, _ in positions(case, 4):
        if play.view(None)["phase"] != "draft" or play.movers() == [NATURE]:
            continue
        last = len(play.movers()) == 1
        for seat in play.movers():
            for onlooker in set(onlookers(play)) - {seat}:
                views = []
                for decision in play.legal(seat):
                    assert visible(play, seat, decision, onlooker) == []
                    views.append(GAME.view(after(GAME, play.state, seat, decision), onlooker))
                if not last or onlooker != (seat + 1) % play.seats:  # the next seat sees what is left of the packet
                    assert views == views[:1] * len(views)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_chance_is_silent_about_cards_and_about_what_a_spy_sees(case: Case) -> None:
    for play, _ in positions(case, 3):
        if play.movers() != [NATURE] or play.view(None)["phase"] == "persons":
            continue
        words = GAME.catalogue[play.legal(NATURE)[0]]
        if words.startswith(("draw", "person")):
            assert play.events(NATURE, play.legal(NATURE)[0]) == []


def test_nobody_sees_third_cards_even_at_the_end() -> None:
    for case in CASES:
        for play, _ in positions(case):
            if play.over:
                for onlooker in (*onlookers(play), EVERYTHING):
                    shown = [family["cards"] for family in play.view(onlooker)["families"] if family["cards"]]
                    assert all(not cards["hand"] and not cards["kept"] and not cards["before"] for cards in shown)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_everybody_reads_what_everybody_saw_amounts_of_prestige_too(case: Case) -> None:
    for play, _ in positions(case, 6):
        for seat in play.movers():
            decision = play.legal(seat)[-1]
            if not GAME.catalogue[decision].startswith("keep"):
                full = visible(play, seat, decision, EVERYTHING)
                assert all(visible(play, seat, decision, onlooker) == full for onlooker in onlookers(play))


def richer(play: Play, seat: int) -> Iterator[Any]:
    """Copies of a position with more prestige for one of the families that have some."""
    for other in range(play.seats):
        if other != seat and play.state.prestige[other] > 0:
            state = play.state.copy()
            state.prestige[other] += 7
            yield state


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_nothing_depends_on_the_prestige_of_others(case: Case) -> None:
    """A seat can add up what it has heard, but the page doesn't do it."""
    for play, _ in positions(case, 11):
        if play.over:
            continue
        for onlooker in range(play.seats):
            for state in richer(play, onlooker):
                for eyes in (onlooker, None):
                    assert eyes is None or GAME.view(state, eyes) == play.view(eyes)
                    for seat in play.movers():
                        decision = play.legal(seat)[-1]
                        of_richer = lines(GAME, state, seat, decision, eyes)
                        assert but_losses(of_richer) == but_losses(visible(play, seat, decision, eyes))


def but_losses(told: list[Line]) -> list[Line]:
    """Lines without those of losses."""
    return [line for line in told if line.key != LOSS]


@pytest.mark.parametrize("prestige", [0, 1, 2, 5])
def test_everybody_sees_how_much_a_penalty_took_but_not_what_is_left(prestige: int) -> None:
    families = {1: Family(rat=9, prestige=prestige, markers="bank 2")}
    play = position(phase="hire", turn=3, persons=persons_with_rats(3), others=families).play
    decision = GAME.decision("hire nobody")
    for onlooker in (0, 1, 2, 3, None):
        assert Line(LOSS, {"seat": 1, "count": min(2, prestige)}) in visible(play, 3, decision, onlooker)
        left = GAME.view(after(GAME, play.state, 3, decision), onlooker)["families"][1]["prestige"]
        assert left == (max(0, prestige - 2) if onlooker == 1 else None)
