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
VARIANTS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Signs that choose how the one before them is drawn, as in many symbols; they show nothing themselves."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and symbols that show nothing: those of Unicode's Default_Ignorable_Code_Point, and blank Braille."""
_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 80
_SHORT.maxlist = _SHORT.maxdict = 2
_SHORT.maxlevel = 1


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether a name can be shown anywhere: letters, marks, numbers, punctuation, symbols and spaces, not only spaces.

    Nothing that moves what stands next to it or a cursor, such as control characters and marks of direction, and no
    letter that shows nothing.
    """
    kinds = {unicodedata.category(sign) for sign in text if sign not in JOINERS and sign not in VARIANTS} - {"Zs"}
    shows = bool(kinds - {"Mn", "Mc", "Me"}) and BLANKS.isdisjoint(text)
    return len(text) <= longest and shows and all(kind.startswith(SHOWN) for kind in kinds)


def quoted(value: Any) -> str:
    """A value in an error: short, however long it is, and printable."""
    return _SHORT.repr(value)
