"""Whether somebody is at the table anyway. Where the site does not know, nobody is."""

from collections.abc import Callable, Collection

Knows = Callable[[int, int], bool]
HERE: list[Knows] = []
"""Whoever knows of people at tables: table and seat."""


def is_here(table_id: int | None, seats: Collection[int]) -> bool:
    """Whether the person of these seats is at the table now."""
    return table_id is not None and any(knows(table_id, seat) for knows in HERE for seat in seats)
