"""The data file as an owner of the game might correct it, and the tables that come of it."""

import runpy
from copy import deepcopy
from typing import Any

import pytest

from parvis.games.troyes import cards
from parvis.games.troyes.rules import effects, strikes


def changed(
    of: str, card: str, before: dict[str, Any] | None = None, ruling: int = 1, /, **values: Any
) -> dict[str, Any]:
    """The file with other values of a card; None: the field is left out. A new effect has marks for its values.

    `before`: the file as it was changed already. `ruling`: the first form that is in the box since then or later.
    """
    content: dict[str, Any] = deepcopy(cards.CONTENT if before is None else before)
    entry = next(entry for entry in content[of] if entry["name"] == card and entry.get("since", 1) >= ruling)
    for field, value in values.items():
        entry[field] = value
        if field == "effect" and isinstance(value, dict):
            entry["source"]["effect"] = dict.fromkeys(value, "stated")
        if value is None:
            del entry[field]
    return content


def put_in_place(monkeypatch: pytest.MonkeyPatch, content: dict[str, Any]) -> None:
    """Make the tables of the cards what they are with that file; compiled rules stay as they were."""
    monkeypatch.setattr("parvis.games.troyes.pieces.CONTENT", content)
    for name, value in runpy.run_path(cards.__file__).items():
        if name.isupper():
            monkeypatch.setattr(cards, name, value)
    for place, family, found in (
        (effects, effects.EFFECTS, effects.read_effects(content)),
        (strikes, strikes.STRIKES, strikes.read_strikes(content)),
    ):
        monkeypatch.setattr(place, "VALUES", tuple(card["values"] for card in found))
        monkeypatch.setattr(family, "of", tuple(card["kind of what it does"] for card in found))
