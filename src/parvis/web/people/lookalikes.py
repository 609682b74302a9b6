"""Which names look alike: no two accounts have such names, so that nobody is taken for somebody else."""

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
        **dict(zip("01i|ǀ", "ollll", strict=True)),
    }
)
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that are read as one."""


def stem(name: str) -> str:
    """What a name looks like without its figures; empty where it has nothing else."""
    return letters_of("".join(sign for sign in name if unicodedata.category(sign)[0] != "N"))


def folded(name: str) -> str:
    """What all names have in common that look alike: no capitals, marks, spaces and signs, one letter for several."""
    return letters_of(name) or "".join(unicodedata.normalize("NFKD", name).casefold().split())


def letters_of(name: str) -> str:
    """The letters and figures of a name, one for all that are drawn alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN" or sign == "|")
    found = letters.translate(LETTERS).translate(LETTERS)  # what is drawn like an i is drawn like an l
    for two, one in PAIRS:
        found = found.replace(two, one)
    return found
