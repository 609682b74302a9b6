"""The manual of Notre Dame tells the numbers that the rules use."""

import json
import re
from importlib.resources import files

import pytest

from parvis.engine.texts import bundles, formatted
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame import pieces as p
from parvis.games.notre_dame.words.manual import MANUAL

ENGLISH = bundles(GAME.texts, "en")


def body(anchor: str) -> str:
    """What a section says in its own words."""
    return formatted(ENGLISH, f"rules-{anchor}.body", {}) or ""


def rows(anchor: str) -> list[list[str]]:
    """Cells of the last table of a section, row by row, without its head."""
    lines = body(anchor).rpartition("---|\n")[2].splitlines()
    return [line.strip("| ").split(" | ") for line in lines if line.startswith("|")]


def test_rats_on_persons() -> None:
    told = {}
    for _, persons in rows("values"):
        for person in persons.split(", "):
            name, rats = person.rsplit(" ", 1)
            told[name] = int(rats)
    names = [(formatted(ENGLISH, f"person-{name}", {}) or "").lower() for name in p.PERSON_NAMES]
    assert told == dict(zip(names, p.RATS[1], strict=True))


def test_prestige_of_notre_dame() -> None:
    for seats, boroughs, messages, colours, prestige in rows("player-numbers"):
        assert int(prestige) == p.CATHEDRAL[int(seats)]
        assert int(colours) == int(boroughs) == (4 if seats == "2" else int(seats))
        assert int(messages) == p.MESSAGE_TYPES * int(boroughs)
    assert [int(number) for number in re.findall(r"\*\*(\d+)\*\*", body("sharing-out"))] == list(p.CATHEDRAL[2:])


def test_donations() -> None:
    assert [int(prestige) for _, prestige, _ in rows("notre-dame")] == list(p.PRESTIGE_FOR_COINS)


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_streets(boroughs: int) -> None:
    names = dict(zip(("central market", "parvis", "gate", "quay", "bridge"), range(p.MARKET_PLACES), strict=True))
    told = set()
    for start, *ends in rows("markets"):
        for borough, markets in zip((0, 1, -1), ends, strict=True):  # one's own, on the left, on the right
            for market in markets.split(", "):
                if market in names:
                    told.add((names[start], p.MARKET_PLACES * (borough % boroughs) + names[market]))
    joined = {*p.STREETS[1][boroughs], *((end, start) for start, end in p.STREETS[1][boroughs])}
    assert told == {(start, end) for start, end in joined if start < p.MARKET_PLACES}


@pytest.mark.parametrize("letter", p.LETTERS)
def test_every_grey_person_has_its_period(letter: str) -> None:
    persons = p.GRAY[1][p.LETTERS.index(letter)]
    for number, name in enumerate(p.PERSON_NAMES):
        said = body(f"person-{name}").startswith(f"A grey person of period {letter}.")
        assert said == bool(persons >> number & 1), name


def test_new_persons_are_told_of_with_the_option() -> None:
    with_option = {section.anchor for section in MANUAL.sections() if section.option == "new_persons"}
    assert with_option == {"new-persons-set-up", *(f"person-{name}" for name in p.PERSON_NAMES[p.NURSE :])}


@pytest.mark.parametrize("name", p.PERSON_NAMES)
def test_section_of_a_person_tells_the_rats_on_the_card(name: str) -> None:
    section = next(one for one in MANUAL.sections() if one.anchor == f"person-{name}")
    told = " ".join(formatted(ENGLISH, line.key, line.arguments) or "" for line in section.about)
    assert told.endswith(f"Rats on the card: {p.RATS[p.RULING][p.PERSON_NAMES.index(name)]}.")


def test_every_card_that_places_a_marker_in_a_sector_leads_to_empty_supply() -> None:
    leading = {one.anchor for one in MANUAL.sections() for line in one.about if line.key == "about-card-empty-supply"}
    assert leading == set(p.CARD_NAMES[: p.SECTORS])


def test_usual_totals_are_those_that_were_measured() -> None:
    levels = json.loads((files("parvis.games.notre_dame.players") / "levels.json").read_text("utf-8"))["levels"]
    novice, skilled = (round(levels[name]["points"]) for name in ("novice", "skilled"))
    assert f"Novice reach {novice} prestige on average, those of level Skilled {skilled}." in body("end")


def test_coins_in_the_box() -> None:
    assert f"For everyone there are {p.COINS} coins" in body("pieces")
    assert f"There are {p.COINS} coins in the box" in body("coins")
