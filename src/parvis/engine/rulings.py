"""Values that stand in a data file in several forms, each `since` a ruling or `until` one, and released rulings.

Games go on under the values that they began with. So a form that belongs to a released ruling is never changed: whoever
corrects a value makes the next ruling. `python -m tools.release` keeps fingerprints of what a ruling was released with.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from parvis.engine.data import (
    CHANGING,
    DataError,
    DataRefused,
    Fields,
    anything,
    marked,
    number,
    read_field,
    read_one,
    read_toml,
    table,
)
from parvis.engine.printed import Fingerprints, Printed, fingerprint

RELEASED = "released.toml"
ALL_RULINGS = 99
"""The last ruling of a form that is not replaced; no ruling comes after it."""
RULINGS: Fields = {"since": number(1, ALL_RULINGS), "until": number(1, ALL_RULINGS)}
"""From which ruling on a form holds, and up to which."""
Form = Mapping[str, Any]
F = TypeVar("F", bound=Form)
Entries = Sequence[tuple[str, Form]]
"""Forms as they stand in data files, each with the name of its entry, which begins with the file's."""


NO_TITLES: Mapping[str, str] = {}


def since(form: Form) -> int:
    """The first ruling in which a form holds."""
    return int(form.get("since", 1))


def until(form: Form) -> int:
    """The last ruling in which a form holds."""
    return int(form.get("until", ALL_RULINGS))


def in_ruling(forms: Iterable[F], ruling: int) -> list[F]:
    """The forms of a value that hold in a ruling."""
    return [form for form in forms if since(form) <= ruling <= until(form)]


def newest(forms: Iterable[Form]) -> int:
    """The newest ruling of which forms tell: one begins there, or holds no more."""
    return max(max(since(form), until(form) + 1 if until(form) < ALL_RULINGS else 1) for form in forms)


def to_check(last: int) -> Iterable[int]:
    """The rulings up to the last one under which values have to fit each other; with a box, only the one of it."""
    changing = CHANGING.get()
    return [changing.ruling] if changing else range(1, last + 1)


def last_to_play(newest_one: int) -> int:
    """The newest ruling that is going to be played: the newest of all, or that of a box."""
    changing = CHANGING.get()
    return changing.ruling if changing else newest_one


def form_in(where: str, forms: Iterable[Form], ruling: int) -> Form:
    """The one form of a value that holds in a ruling. Raises DataError."""
    found = in_ruling(forms, ruling)
    if not found:
        raise DataRefused("data-no-form", where=where, ruling=ruling)
    if len(found) > 1:
        raise DataError(f"{where} stands there twice in ruling {ruling}; a form that is replaced needs an `until`")
    return found[0]


def forms_of(value: Any) -> list[Any]:
    """All forms of a value that stands in a data file in several, or in one."""
    return value if isinstance(value, list) else [value]


def read_forms(file: str, content: Mapping[str, Any], part: str, fields: Fields) -> list[dict[str, Any]]:
    """The forms of a part of a file, each value with a mark. Raises DataError."""
    found = forms_of(read_one(file, content, part, anything))
    return [marked(f"{file}: {part}", read_field(file, part, form, table), fields, RULINGS) for form in found]


def fingerprints(entries: Entries, ruling: int) -> Fingerprints:
    """The fingerprints of what is printed in a ruling; where a value comes from is not."""
    return {
        name: fingerprint({field: value for field, value in form.items() if field not in (*RULINGS, "source")})
        for name, form in entries
        if in_ruling([form], ruling)
    }


def printed(
    folder: Path,
    entries: Entries,
    rules: int,
    titles: Mapping[str, str] = NO_TITLES,
    explained: Mapping[str, str] = NO_TITLES,
) -> Printed:
    """The printed values of the data files in a folder. `rules`: the newest ruling of the rules themselves.

    Raises DataError where a released ruling is not what it was; where a box has changed it, that is what is wanted.
    """
    file = folder / RELEASED
    released = read_toml(file)["ruling"] if file.exists() else []
    last = max(rules, len(released), newest(form for _, form in entries))
    rulings = tuple(fingerprints(entries, ruling) for ruling in range(1, last + 1))
    if CHANGING.get():
        return Printed(file, rulings, last, titles, explained)
    check_released(released, rulings)
    for ruling in range(max(rules, len(released)) + 1, last + 1):
        if rulings[ruling - 1] == rulings[ruling - 2]:
            raise DataError(nothing_new(entries, ruling))
    return Printed(file, rulings, len(released), titles, explained)


def nothing_new(entries: Entries, ruling: int) -> str:
    """What is wrong where a ruling has the values of the one before it: a form that corrects nothing, or a gap."""
    for name, form in entries:
        if since(form) == ruling:
            return f"{name}: ruling {ruling} changes nothing; its values are those of ruling {ruling - 1}"
    name = next(name for name, form in entries if newest([form]) > ruling)
    return f"{name}: no value begins with ruling {ruling}, which is the next one: what is new needs since = {ruling}"


def check_released(released: Sequence[Fingerprints], rulings: Sequence[Fingerprints]) -> None:
    """Raise DataError if a released ruling has other values than it had, or what it did not have at all."""
    last = len(released)
    known = {name for then in released for name in then}
    for ruling, (then, now) in enumerate(zip(released, rulings, strict=False), 1):
        for name in {**then, **now}:
            if name not in known:
                raise DataError(
                    f"{name} is new: ruling {ruling}, which is released, was played without it; what is new comes with "
                    f"a ruling of its own, since = {last + 1}"
                )
            if then.get(name) != now.get(name):
                ends = f", until = {last}" if then.get(name) == released[-1].get(name) else ""
                raise DataError(
                    f"{name} is not what it was in ruling {ruling}, which is released; a correction is a ruling of its "
                    f"own: put back what was there{ends}, and add a form with the corrected values, since = {last + 1}"
                )
