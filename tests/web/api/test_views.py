"""Views of games are what the API says they are: with the entries named there, and no others."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.samples import SOAK, Case, cases
from parvis.web.api.described import VIEWS, views
from tests.web.club import visitor
from tools.view_schemas import GAMES, Shape
from tools.view_schemas import views as seen

pytestmark = pytest.mark.usefixtures("club")
TRIED = 1000 if SOAK else 4
"""Games of each game, other ones than those from which the schemas were made."""


@pytest.mark.parametrize("name", GAMES)
def test_every_view_is_as_the_schema_says(name: str) -> None:
    game, shape = registry.find(name), Shape()
    for case in other_cases(game):
        for view in seen(game, case):
            shape.add(view)
    assert list(more_than(views()[name], shape.schema())) == []


def other_cases(game: Game) -> list[Case]:
    """Games with seeds of their own, of every setting in a soak."""
    every = cases(game, TRIED)
    return [replace(case, seed=case.seed + 10**6) for case in every[:: max(1, len(every) // TRIED)]]


def more_than(known: Any, seen: Any, at: str = "view") -> Iterator[str]:
    """What was seen and is not in a schema, or is missing where it always has to be, with its place."""
    if more := types(seen) - types(known):
        yield f"{at} is {' or '.join(sorted(more))}"
    entries = known.get("properties", {})
    if "properties" in seen and (missing := {*known.get("required", ())} - {*seen["required"]}):
        yield f"{at} has no {', '.join(sorted(missing))}"
    for name, entry in seen.get("properties", {}).items():
        yield from more_than(entries[name], entry, f"{at}.{name}") if name in entries else [f"{at}.{name} is unknown"]
    if "items" in seen and types(seen["items"]):
        yield from more_than(known.get("items", {}), seen["items"], f"{at}[]")


def types(schema: Any) -> set[str]:
    """The types that a schema allows."""
    named = schema.get("type", [])
    return {named} if isinstance(named, str) else {*named}


@pytest.mark.parametrize("name", GAMES)
def test_programs_can_check_a_view_by_the_schema(name: str) -> None:
    game = registry.find(name)
    validator = Draft202012Validator(views()[name])
    for view in islice(seen(game, other_cases(game)[0]), 40, 60):
        assert validator.is_valid(view)


def test_an_unknown_entry_is_found() -> None:
    shape = Shape()
    for value in ({"a": 1}, {"a": None, "b": [{"c": "x"}]}):
        shape.add(value)
    validator = Draft202012Validator(shape.schema())
    assert validator.is_valid({"a": 2, "b": []})
    for wrong in ({"b": []}, {"a": "x"}, {"a": 1, "b": [{}]}, {"a": 1, "b": [{"c": "x", "d": 1}]}, {"a": 1, "z": 1}):
        assert not validator.is_valid(wrong)


def test_the_description_names_the_view_of_each_game() -> None:
    described = visitor().client.get("/api/openapi.json").json()
    for name in GAMES:
        assert (
            described["components"]["schemas"][f"View-{name}"]["properties"].keys()
            == views()[name]["properties"].keys()
        )
    assert {file.stem for file in VIEWS.glob("*.json")} == {*GAMES}
