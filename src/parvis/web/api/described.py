"""The views of games in the description of the API: which entries there are, and no others."""

import json
from functools import cache
from pathlib import Path
from typing import Any

VIEWS = Path(__file__).parent / "view_schemas"
"""Where the schemas of games' views stand, each in a file of its name: python -m tools.view_schemas writes them."""


@cache
def views() -> dict[str, Any]:
    """The schemas of views by the names of their games; those of other games are not known."""
    return {file.stem: json.loads(file.read_text()) for file in sorted(VIEWS.glob("*.json"))}


def with_views(described: dict[str, Any]) -> dict[str, Any]:
    """A description with tokens, in which the view of a position is that of one of these games, or any object."""
    described["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    described["security"] = [{"token": []}]
    schemas = described["components"]["schemas"]
    schemas |= {f"View-{name}": schema | {"title": f"View of {name}"} for name, schema in views().items()}
    view = schemas["Position"]["properties"]["view"]
    known = [{"$ref": f"#/components/schemas/View-{name}"} for name in views()]
    schemas["Position"]["properties"]["view"] = {
        "anyOf": [*known, {"type": "object", "title": "View of another game"}],
        "description": view["description"],
    }
    return described
