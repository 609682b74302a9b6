"""Rules that write rows of 16 bits, made to write rows of 8, for programs that read observations in these."""

import types
from functools import cache

from parvis.engine.forms import Rule, bind, globals_of
from parvis.engine.state import Flags, Shorts

LARGEST = 255
"""The largest number of 8 bits."""


class Ceiling(int):
    """The largest number that a row shows; in a row of 8 bits, LARGEST."""


MOST_SHOWN = Ceiling(999)
"""Up to this a row shows what has no end in a game's rules, such as coins and points; more is shown as this."""


@cache
def narrow(rule: Rule) -> Rule:
    """A rule that writes a row of 16 bits as one of 8, which calls the same of those that write to that row."""
    names = globals_of(rule)
    for name, value in names.items():
        if isinstance(value, Ceiling):
            names[name] = LARGEST
        elif isinstance(value, types.FunctionType) and Shorts in value.__annotations__.values():
            names[name] = narrow(value)
    made = bind(rule, names)
    made.__annotations__ = {name: Flags if kind is Shorts else kind for name, kind in rule.__annotations__.items()}
    return made
