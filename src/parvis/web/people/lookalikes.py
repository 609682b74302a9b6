"""Which names look alike: no two accounts have such names, so that nobody is taken for somebody else.

Names are alike that are one name in other letters (`folded`: Anna, ANNA), and such as are drawn alike (`drawn`: Ian
with a capital I, lan with an l). In lower case an i is no l: Bianka and Blanka are two names.
"""

import unicodedata

LETTERS = str.maketrans(
    {
        # Cyrillic letters, and the Latin ones that they are drawn like.
        **dict(zip("аеорсухѕіјһԁԛԝкмтвнгпиզ", "aeopcyxsijhdqwkmtbhrnuz", strict=True)),
        # Greek ones.
        **dict(zip("αβγεηικνορστυχω", "abyenikvopotuxw", strict=True)),
        # Latin ones that are more than a letter with a mark.
        **dict(zip("øłđħŧıɑɡ", "oldhtiag", strict=True)),
        # Figures and strokes that are drawn like letters, and letters that are drawn like each other.
        **dict(zip("01|ǀ", "olll", strict=True)),
    }
)
CAPITALS = str.maketrans("I\u0406\u0399\u04c0", "llll")
"""The capital I of three alphabets, and what is drawn like it."""
STROKES = str.maketrans("i", "l")
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that are read as one."""


def stem(name: str) -> str:
    """What a name looks like at a glance without its figures; empty where it has nothing else."""
    return letters_of("".join(sign for sign in name if unicodedata.category(sign)[0] != "N")).translate(STROKES)


def at_a_glance(name: str) -> str:
    """What names have in common of which only strokes differ: for names that nobody may even come near."""
    return folded(name).translate(STROKES)


def drawn(name: str) -> str:
    """What all names have in common that are drawn alike."""
    return folded(unicodedata.normalize("NFKD", name).translate(CAPITALS))


def folded(name: str) -> str:
    """What a name is however it is written: no capitals, marks, spaces and signs, one letter for several."""
    return letters_of(name) or "".join(unicodedata.normalize("NFKD", name).casefold().split())


def letters_of(name: str) -> str:
    """The letters and figures of a name, one for all that are drawn alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN" or sign == "|")
    found = letters.translate(LETTERS)
    for two, one in PAIRS:
        found = found.replace(two, one)
    return found
