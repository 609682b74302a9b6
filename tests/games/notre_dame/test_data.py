"""The printed values in the data files: what is known of them, and that a wrong correction is told by name."""

from typing import Any

import pytest

from parvis.engine.data import DataError
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.effects import does_of
from parvis.games.notre_dame.pieces import (
    BROWN_PERSONS,
    DOCTOR,
    LADY_OF_THE_COURT,
    PERSON_NAMES,
    load,
    new_names,
    read_rats,
    read_streets,
)

RATS = pieces.RATS[1]


def rats_of(first: int, count: int) -> int:
    return sum(RATS[first : first + count])


@pytest.mark.parametrize(("letter", "rats"), [(0, 12), (1, 13), (2, 12)])
def test_rats_of_a_period(letter: int, rats: int) -> None:
    """Known of the printed cards: the sums over the six brown and the three gray persons of a letter."""
    assert rats_of(0, BROWN_PERSONS) + rats_of(BROWN_PERSONS + 3 * letter, 3) == rats


def test_rats_of_a_card() -> None:
    assert set(RATS[: LADY_OF_THE_COURT + 3]) == {0, 1, 2, 3}


def test_what_the_doctor_saves_at_least_and_at_most() -> None:
    """2 to 8: with him the smallest and the largest others."""
    others = [rats for person, rats in enumerate(RATS[:BROWN_PERSONS]) if person != DOCTOR]
    gray = RATS[BROWN_PERSONS : LADY_OF_THE_COURT + 3]
    assert RATS[DOCTOR] + min(others) + min(gray) == 2
    assert RATS[DOCTOR] + max(others) + max(gray) == 8


def persons(**changes: Any) -> dict[str, Any]:
    return {"persons": {**load("persons.toml")["persons"], **changes}}


def test_a_corrected_card_is_read() -> None:
    assert read_rats(persons(monk={"rats": 3, "source": "stated"}))[PERSON_NAMES.index("monk")] == 3


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (persons(baker={"rats": 1, "source": "stated"}), "no person 'baker'"),
        (persons(monk={"rats": 4, "source": "stated"}), "monk: rats is 4; it has to be a whole number from 0 to 3"),
        (persons(monk={"source": "stated"}), "monk has no rats"),
        (
            persons(monk={"rats": 1, "source": "heard"}),
            "monk: source is 'heard'; it has to be one of stated, inferred, reconstructed",
        ),
        ({}, "money-lender has no rats"),
    ],
)
def test_wrong_persons_are_named(content: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        read_rats(content)


def street(**changes: Any) -> dict[str, Any]:
    return {"street": [{"from": "centre", "to": "gate", "borough": 1, "source": "stated", **changes}]}


def test_a_street_stands_for_one_in_every_borough() -> None:
    assert read_streets(street(), 3) == [(0, 7), (5, 12), (10, 2)]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (street(to="bakery"), "street 1: to is 'bakery'; it has to be one of centre, parvis, gate, quay, bridge"),
        (street(borough=2), "street 1: borough is 2; it has to be a whole number from -1 to 1"),
        (street(source="heard"), "street 1: source is 'heard'; it has to be"),
    ],
)
def test_wrong_streets_are_named(content: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        read_streets(content, 4)


ABBESS = {"letter": "B", "kind": "goods", "effect": {"markers": 1}, "rats": 1, "since": 2, "source": "stated"}


def test_what_a_new_person_does_stands_in_the_file_and_stays() -> None:
    assert does_of("abbess", {"abbess": ABBESS}) == ("goods", {"markers": 1})
    assert does_of("monk", {}) == ("goods", {"markers": 2, "prestige": 1})
    forms = [ABBESS | {"until": 2}, ABBESS | {"since": 3, "rats": 2}]
    assert does_of("abbess", {"abbess": forms}) == ("goods", {"markers": 1})
    with pytest.raises(DataError, match=r"^persons\.toml: abbess: kind and effect are the same in all forms"):
        does_of("abbess", {"abbess": [forms[0], forms[1] | {"kind": "fool"}]})


def test_new_persons_are_found_by_their_names() -> None:
    """Grey ones, who have a letter, and brown ones."""
    apothecary = {field: value for field, value in ABBESS.items() if field != "letter"}
    assert new_names(persons(apothecary=apothecary, abbess=[ABBESS])) == (("abbess",), ("apothecary",))
    with pytest.raises(DataError, match=r"^persons\.toml: 'the abbess': a name has small letters"):
        new_names({"persons": {"the abbess": ABBESS}})
