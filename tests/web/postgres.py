"""The site within the tests' own process on another database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connections

from parvis.web.storage import databases

PREPARED = "prepared"
"""The name of a database with a site's tables and nothing in them. To make these takes seconds, to copy them none."""


@contextmanager
def used(settings: dict[str, Any]) -> Iterator[None]:
    """Within this block the site in this process keeps its tables in another database."""
    before = connections.settings["default"]
    connections["default"].close()
    del connections["default"]
    connections.settings["default"] = connections.configure_settings({"default": settings})["default"]
    try:
        yield
    finally:
        connections["default"].close()
        del connections["default"]
        connections.settings["default"] = before


@contextmanager
def site_at(url: str) -> Iterator[None]:
    """Run a site on the database of a server."""
    with used(databases.server(url)):
        yield
