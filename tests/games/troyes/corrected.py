"""The data file as an owner of the game might correct it, and the tables that come of it."""

import runpy
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from parvis.engine.data import DataError
from parvis.games.troyes import cards, contents
from parvis.games.troyes.rules import effects, strikes

Content = dict[str, Any]

COLOURS = "red, white, yellow"
MARKS = "stated, inferred, reconstructed"
SPACES = "a list of 2 whole numbers from 9 to 0, none larger than the one before"
"""What messages say has to be there."""


def changed(of: str, card: str, before: Content | None = None, ruling: int = 1, /, **values: Any) -> Content:
    """The file with other values of a card; None: the field is left out. What is new has marks.

    `before`: the file as it was changed already. `ruling`: the first form that is in the box since then or later.
    """
    content: Content = deepcopy(contents.CONTENT if before is None else before)
    entry = next(entry for entry in content[of] if entry["name"] == card and entry.get("since", 1) >= ruling)
    for field, value in values.items():
        entry[field] = value
        if field == "effect" and isinstance(value, dict):
            entry["source"]["effect"] = dict.fromkeys(value, "stated")
        if field == "divisor" and value is not None:
            entry["source"].setdefault(field, "stated")
        if value is None:
            del entry[field]
    return content


def without(kind: str, name: str) -> Content:
    """The file without a card."""
    content: Content = deepcopy(contents.CONTENT)
    content[kind] = [entry for entry in content[kind] if entry["name"] != name]
    return content


def twice(kind: str, name: str) -> Content:
    """The file with a card that stands there twice."""
    content: Content = deepcopy(contents.CONTENT)
    content[kind] += [entry for entry in content[kind] if entry["name"] == name]
    return content


def marks(kind: str, card: str, **values: Any) -> Content:
    """The file with other marks of a card; None: the mark is left out."""
    source = next(entry for entry in contents.CONTENT[kind] if entry["name"] == card)["source"]
    return changed(kind, card, source={name: mark for name, mark in (source | values).items() if mark is not None})


def refused(read: Callable[[Content], Any], content: Content, message: str) -> None:
    """Reading tells in one line what is wrong."""
    with pytest.raises(DataError) as caught:
        read(content)
    assert str(caught.value) == f"cards.toml: {message}"


def put_in_place(monkeypatch: pytest.MonkeyPatch, content: Content) -> None:
    """Make the tables of the cards what they are with that file; compiled rules stay as they were."""
    monkeypatch.setattr("parvis.games.troyes.contents.CONTENT", content)
    for name, value in runpy.run_path(cards.__file__).items():
        if name.isupper():
            monkeypatch.setattr(cards, name, value)
    for place, family, found in (
        (effects, effects.EFFECTS, effects.read_effects(content)),
        (strikes, strikes.STRIKES, strikes.read_strikes(content)),
    ):
        monkeypatch.setattr(place, "VALUES", tuple(card["values"] for card in found))
        monkeypatch.setattr(family, "of", tuple(card["kind of what it does"] for card in found))
