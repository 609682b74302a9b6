"""A view as text: the plain data of `Game.view` as indented lines."""

from collections.abc import Iterator
from typing import Any


def in_words(view: Any) -> str:
    """A view as text, with a line for each entry."""
    return "\n".join(lines(view, 0))


def lines(value: Any, depth: int) -> Iterator[str]:
    """The lines of an object or a list; short lists stand in one line."""
    entries = value.items() if isinstance(value, dict) else ((str(place), part) for place, part in enumerate(value))
    for name, part in entries:
        head = f"{'  ' * depth}{name.replace('_', ' ')}:"
        if isinstance(part, dict | list) and not is_short(part):
            yield head
            yield from lines(part, depth + 1)
        else:
            yield f"{head} {short(part)}".rstrip()


def is_short(value: Any) -> bool:
    """Whether nothing in it has parts itself."""
    return all(not isinstance(part, dict | list) for part in (value.values() if isinstance(value, dict) else value))


def short(value: Any) -> str:
    """Something without parts of parts, in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {short(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(map(short, value))
    return "-" if value is None else str(value)
