"""What others wrote, as this program may show it: names, and values within errors."""

import unicodedata
from reprlib import Repr
from typing import Any

LONGEST_NAME = 40
"""Characters of a name in a record."""
SHOWN = ("L", "M", "N", "P", "S")
"""How the categories begin of letters, marks, numbers, punctuation and symbols."""
JOINERS = "\u200c\u200d"
"""Between letters of some scripts, and within some symbols."""
_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 80
_SHORT.maxlist = _SHORT.maxdict = 2
_SHORT.maxlevel = 1


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether a name can be shown anywhere: letters, marks, numbers, punctuation, symbols and spaces, not only spaces.

    Nothing that moves what stands next to it or a cursor, such as control characters and marks of direction.
    """
    kinds = {unicodedata.category(sign) for sign in text if sign not in JOINERS} - {"Zs"}
    return len(text) <= longest and bool(kinds) and all(kind.startswith(SHOWN) for kind in kinds)


def quoted(value: Any) -> str:
    """A value in an error: short, however long it is, and printable."""
    return _SHORT.repr(value)
