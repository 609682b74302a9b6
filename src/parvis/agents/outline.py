"""A view as short text: all of it where there is room, else its largest parts in short, each to be had by its name."""

from typing import Any

from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError

DEEPEST = 9
"""Levels of lists within lists that are told in full at first."""
MORE = "…"
"""What stands where something is abbreviated."""
NOTHING = (None, False, "", "none")
"""Values that are not told: what is not named is none, no, or unknown."""


def outline(view: Any, most: int) -> str:
    """A view in at most so many characters: the largest parts are shortened first."""
    if not isinstance(view, dict):
        view = dict(enumerate(view)) if isinstance(view, list) else {"value": view}
    details = dict.fromkeys(view, DEEPEST)
    parts = {name: part(name, value, DEEPEST) for name, value in view.items()}
    while sum(map(len, parts.values())) + len(parts) > most:
        largest = max((name for name in parts if details[name] > 0), key=lambda name: len(parts[name]), default=None)
        if largest is None:
            break
        details[largest] -= 1
        parts[largest] = part(largest, view[largest], details[largest])
    plain = [told for name, told in parts.items() if told and is_plain(view[name])]
    rest = [told for name, told in parts.items() if told and not is_plain(view[name])]
    return cut("\n".join([*([", ".join(plain)] if plain else []), *rest]), most)


def cut(text: str, most: int) -> str:
    """A text of at most so many characters, whole lines of it, with a sign where it goes on."""
    if len(text) <= most:
        return text
    kept = text[: max(0, most - len(MORE) - 1)].rpartition("\n")[0]
    return f"{kept}\n{MORE}" if kept else text[: most - len(MORE)] + MORE


def is_plain(value: Any) -> bool:
    """Whether a value has no parts."""
    return not isinstance(value, dict | list)


def is_nothing(value: Any) -> bool:
    """Whether there is nothing to tell of a value: 0 is something."""
    return any(value is nothing for nothing in NOTHING) or value in ("", "none") or value in ([], {})


def part(name: Any, value: Any, detail: int) -> str:
    """An entry of a view; a list of things with parts has a line for each. Empty: there is nothing to tell."""
    if is_nothing(value):
        return ""
    called = str(name).replace("_", " ")
    if isinstance(value, list) and not all(map(is_plain, value)):
        told = [f"  {place}: {inline(one, detail)}" for place, one in enumerate(value) if not is_nothing(one)]
        return "\n".join([f"{called}:", *told]) if told else ""
    told_inline = inline(value, detail)
    if not told_inline:
        return ""
    return f"{called} {told_inline}" if is_plain(value) else f"{called}: {told_inline}"


def inline(value: Any, detail: int) -> str:
    """A value in one line: `detail` levels of its parts in full, of the others how they begin."""
    if is_plain(value):
        return "yes" if value is True else str(value)
    entries = list(value.items()) if isinstance(value, dict) else [("", one) for one in value]
    told = [(name, one) for name, one in entries if not is_nothing(one) or (name == "" and one is False)]
    if detail <= 0:
        return beginning(told)
    return ", ".join(filter(None, (entry(name, one, detail - 1) for name, one in told)))


def beginning(told: list[tuple[Any, Any]]) -> str:
    """How something with parts begins, and a sign if that is not all."""
    first = next((f"{one}" for _, one in told if is_plain(one)), "")
    return first + (MORE if len(told) > 1 or not first else "")


def entry(name: str, value: Any, detail: int) -> str:
    """An entry within a line; what has parts itself stands in brackets."""
    called = f"{name} ".replace("_", " ") if name else ""
    told = inline(value, detail)
    if is_plain(value) or not told:
        return f"{called}{told}" if told else ""
    return f"{called}({told})"


def found(view: Any, path: str) -> Any:
    """The part of a view that a path names, as in `cards.3`. Raises GameError."""
    value = view
    for step in path.split("."):
        names = list(value) if isinstance(value, dict) else [str(place) for place in range(len(value))]
        wanted = step.strip().replace("_", " ").lower()
        name = next((one for one in names if str(one).replace("_", " ").lower() == wanted), None)
        if name is None:
            told = ", ".join(str(one).replace("_", " ") for one in names[:40])
            raise GameError(f"there is no part {quoted(step)} here: name one of {told}")
        value = value[name] if isinstance(value, dict) else value[int(name)]
        if is_plain(value):
            break
    return value
