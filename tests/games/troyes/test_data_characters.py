"""Wrong values of characters in the data file, and of what they score, are told by card and field."""

from typing import Any

import pytest

from parvis.engine.data import named
from parvis.engine.rulings import read_forms
from parvis.games.troyes import cards, contents
from parvis.games.troyes.cards import SCALE_FIELDS, read_characters
from parvis.games.troyes.contents import FILE
from tests.games.troyes.corrected import MARKS, Content, changed, marks, refused, without

THRESHOLDS = "a list of 3 whole numbers from 1 to 99, each larger than the one before"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            changed("character", "henry-i", thresholds=[1, 2]),
            f"henry-i: thresholds is [1, 2]; it has to be {THRESHOLDS}",
        ),
        *[
            (
                changed("character", "henry-i", thresholds=thresholds),
                f"henry-i: thresholds is {thresholds!r}; it has to be {THRESHOLDS}",
            )
            for thresholds in ([4, 2, 1], [1, 1, 4], [0, 1, 4], [1, 2, 100], [1, 2, "4"], 3, "124")
        ],
        (changed("character", "henry-i", thresholds=None), "henry-i has no thresholds"),
        (
            changed("character", "henry-i", effect={"points": 1}),
            "henry-i: effect does not belong here, only name, counts, thresholds, source, module, since, until",
        ),
        (changed("character", "henry-i", counts="deniers left"), "henry-i: counts has to be 'events won'"),
        (
            changed("character", "henry-i", counts="dogs"),
            f"henry-i: counts is 'dogs'; it has to be one of {', '.join(cards.COUNTED_AT_END)}",
        ),
        (changed("character", "henry-i", counts=None), "henry-i has no counts"),
        (marks("character", "henry-i", counts=None), "henry-i has no source.counts"),
        (without("character", "urban-iv"), "urban-iv is missing"),
        (changed("character", "urban-iv", until=1), "urban-iv is missing in ruling 2"),
    ],
)
def test_wrong_characters_are_named(content: Content, message: str) -> None:
    refused(read_characters, content, f"character {message}")


def test_new_characters_count_what_the_file_says_in_all_their_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    names = (*cards.CHARACTER_NAMES, "agnes")
    monkeypatch.setattr(cards, "CHARACTER_NAMES", names)
    monkeypatch.setattr(cards, "CHARACTER_FIELDS", {**cards.CHARACTER_FIELDS, "name": named(names)})
    agnes = {"name": "agnes", "counts": "deniers left", "thresholds": [5, 10, 15], "source": "stated"}
    forms = [{**agnes, "since": 4, "until": 4}, {**agnes, "since": 5, "thresholds": [6, 12, 18]}]
    content: Content = {**contents.CONTENT, "character": [*contents.CONTENT["character"], *forms]}
    assert [card["counts"] for card in read_characters(content)][-2:] == [cards.DENIERS_LEFT] * 2
    forms[1]["counts"] = "influence left"
    refused(
        read_characters,
        content,
        "character agnes: counts is the same in all forms; who counts something else has another name",
    )


@pytest.mark.parametrize(
    ("scale", "message"),
    [
        (3, "characters is 3; it has to be a table"),
        ([1, 3, 6], "characters is 1; it has to be a table"),
        ({"points": [1, 3, 6]}, "characters has no source"),
        ({"points": [1, 3, 6], "source": {}}, "characters has no source.points"),
        (
            {"points": [1, 3, 6], "source": {"points": "heard"}},
            f"characters: source.points is 'heard'; it has to be one of {MARKS}",
        ),
        (
            {"points": [6, 3, 1], "source": {"points": "stated"}},
            "characters: points is [6, 3, 1]; it has to be "
            "a list of 3 whole numbers from 1 to 20, each larger than the one before",
        ),
        (
            {"points": [1, 3, 6], "least": 0, "source": {"points": "stated"}},
            "characters: least does not belong here, only points, source, since, until",
        ),
    ],
)
def test_a_wrong_scale_of_the_characters_is_named(scale: Any, message: str) -> None:
    refused(lambda content: read_forms(FILE.name, content, "characters", SCALE_FIELDS), {"characters": scale}, message)
