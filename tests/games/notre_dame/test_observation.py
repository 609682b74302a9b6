"""What a seat observes: a few positions in words, and that nothing of its view is missing."""

from random import Random
from typing import Any

import pytest

from parvis.engine.course import OVER
from parvis.engine.narrow import MOST_SHOWN
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, walk
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import BROWN_PERSONS, CARD_NAMES, MESSAGE_NAMES, PERSON_NAMES, PLACE_NAMES
from parvis.games.notre_dame.players.observation import AT, LAYOUT
from parvis.games.notre_dame.players.observation_labels import LABELS, PHASES, QUESTIONS
from parvis.games.notre_dame.state import RULES

SIZES = {field.name: field.size for field in LAYOUT}


def observed(state: Any, seat: int) -> dict[str, list[int]]:
    """Fields of an observation by their names."""
    out = [0] * GAME.observation.size
    GAME.observation.write(state, seat, GAME.movers(state), out)
    return {name: out[first : first + SIZES[name]] for name, first in AT.items()}


def names(bits: list[int], words: tuple[str, ...]) -> list[str]:
    """The words of all places that are not zero."""
    return [word for word, bit in zip(words, bits, strict=True) if bit]


def drafting() -> Play:
    """A game of three in which the first cards have been dealt: to each owner other ones."""
    play = Play(GAME, 3)
    while play.movers() == [NATURE]:
        play.step(NATURE, play.legal(NATURE)[0])
    return play


def test_fields_lie_side_by_side() -> None:
    assert list(AT.values()) == [sum(field.size for field in LAYOUT[:place]) for place in range(len(LAYOUT))]


def test_every_phase_and_every_question_has_a_name() -> None:
    assert sorted(PHASES) == [OVER, *RULES.declared.phases]
    own = {phase.asks for phase in RULES.declared.phases}
    assert set(QUESTIONS) == set(RULES.declared.questions) - own
    assert len(LABELS["phase"]) == SIZES["phase"]
    assert len(LABELS["question"]) == SIZES["asked"] == SIZES["waiting"]


def test_in_the_draft_a_seat_sees_its_cards_and_what_it_passes_on() -> None:
    play = drafting()
    seen = observed(play.state, 0)
    assert names(seen["before"], CARD_NAMES) == ["cloister-school", "bank", "residence"]
    play.say(0, "keep bank")
    assert names(observed(play.state, 0)["chosen"], CARD_NAMES) == ["bank"]
    assert observed(play.state, 1)["chosen"] == [0] * 9
    play.say(1, "keep bank")
    play.say(2, "keep residence")
    seen = observed(play.state, 0)
    assert names(seen["before"], CARD_NAMES) == ["cloister-school", "bank"]  # from seat 2
    assert names(seen["passed"], CARD_NAMES) == ["cloister-school", "residence"]
    assert names(seen["holds"][:9], CARD_NAMES) == ["bank"]


def test_a_seat_knows_who_has_the_card_that_it_saw_last() -> None:
    play = drafting()
    for _ in range(6):
        seat = play.movers()[0]
        play.step(seat, play.legal(seat)[0])
    seen = observed(play.state, 0)
    assert sum(seen["holds"][:9]) == 3
    left, right = seen["holds"][9:18], seen["holds"][18:27]
    assert sum(left) == 1  # it passed that one on from its right neighbour
    assert sum(right) == 0
    assert sum(seen["passed"]) == 2  # its own two: it can't know which of them went where


def test_families_and_boroughs_are_counted_from_the_seat() -> None:
    play = drafting()
    state = play.state
    state.coins[:3], state.prestige[:3] = [1, 2, MOST_SHOWN + 5], [7, 8, MOST_SHOWN + 1]
    state.carriage[1] = 7  # in borough 1
    seen = observed(state, 1)
    assert seen["coins"] == [2, MOST_SHOWN, 1, 0, 0]
    assert seen["prestige"] == [8, MOST_SHOWN, 7, 0, 0]
    assert seen["carriage"][:25].index(1) == 2
    assert observed(state, 0)["carriage"][25:50].index(1) == 7


def test_two_families_sit_opposite_each_other() -> None:
    play = Play(GAME, 2)
    play.state.message[10:15] = [-1, 3, 2, 1, 0]  # the borough of family 1
    assert observed(play.state, 1)["messages"][:16] == observed(play.state, 0)["messages"][32:48]
    assert sum(observed(play.state, 1)["messages"][:16]) == 4


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_a_seat_sees_is_missing(seed: int) -> None:
    """What the page shows a seat can be read from its observation, at many positions of random games."""
    case = Case(2 + seed, (seed % 2, 0, 0), seed)
    for number, play in enumerate(walk(GAME, case)):
        if number % 40 == seed and play.state.phase > 0:
            seat = Random(number).randrange(case.seats)
            check(play, seat, observed(play.state, seat))


def check(play: Play, seat: int, seen: dict[str, list[int]]) -> None:
    view, seats = play.view(seat), play.seats
    assert seen["turn"][0] == 0 or "`turn`" in PHASES[play.state.phase][1]
    for place in range(seats):
        family = view["families"][(seat + place) % seats]
        for name in ("coins", "supply", "rat", "doctor"):
            assert seen[name][place] == family[name]
        friend = seen["friend"][7 * place : 7 * place + 7]
        assert names(friend, PLACE_NAMES[:7]) == ([family["friend"]] if family["friend"] else [])
        assert dict(zip(PLACE_NAMES, seen["markers"][8 * place :], strict=False)).items() >= family["markers"].items()
        collected = seen["collected"][20 * place : 20 * place + 20]
        assert sum(collected) == len(family["messages"])
        assert sorted(kind % 4 for kind, has in enumerate(collected) if has) == sorted(
            MESSAGE_NAMES.index(message["type"]) for message in family["messages"]
        )
        played = seen["played"][9 * place : 9 * place + 9]
        assert sum(played) == len(family["played"])
        assert set(names(played, CARD_NAMES)) == {entry["card"] for entry in family["played"]}
        assert seen["start"][place] == (view["start"] == family["seat"])
        assert seen["decides"][place] == (family["seat"] in view["movers"])
    check_persons(view, seen)
    check_cards(view["families"][seat]["cards"], seen)


def check_persons(view: dict[str, Any], seen: dict[str, list[int]]) -> None:
    out = names(seen["brown_now"] + seen["gray_now"], PERSON_NAMES)
    assert sorted(out) == sorted(person["person"] for person in view["persons"])
    gray = PERSON_NAMES[BROWN_PERSONS:]
    assert set(names(seen["removed"], gray)) == set(view["removed"])
    ahead = sorted(zip(seen["ahead"], gray, strict=True))
    assert [person for number, person in ahead if number] == view["spied"]


def check_cards(cards: dict[str, Any], seen: dict[str, list[int]]) -> None:
    assert names(seen["before"], CARD_NAMES) == sorted(cards["before"], key=CARD_NAMES.index)
    assert names(seen["chosen"], CARD_NAMES) == ([cards["chosen"]] if cards["chosen"] else [])
    own = [card for card, count in zip(CARD_NAMES, seen["holds"], strict=False) for _ in range(count)]
    if cards["hand"] or cards["kept"]:
        assert own == sorted(cards["hand"] or cards["kept"], key=CARD_NAMES.index)
    assert names(seen["unseen"][:9], CARD_NAMES) == sorted(cards["to_come"], key=CARD_NAMES.index)
