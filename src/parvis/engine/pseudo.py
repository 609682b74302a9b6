"""English in disguise: every letter of a text with an accent, every vowel twice, so that it is some 40 % longer.

Read in it, what is no text yet stands out, and so does what has no room for a longer language.
"""

import re

from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans(
    "abcdeghijklnoprstuwyzABCDEGHIJKLNOPRSTUWYZ",
    "áƀçďéğĥíĵķĺńóþŕšťúŵýžÁƁÇĎÉĞĤÍĴĶĹŃÓÞŔŠŤÚŴÝŽ",
)
VOWELS = frozenset("aeiouAEIOU")
WORD = re.compile(r"[^\W\d_]+|\]\([^)]*\)")
"""A word, or what a link or a picture in Markdown leads to, which is none."""
ROMAN = re.compile("[IVX]+")


def disguised(resource: Resource) -> Resource:
    """The texts of a file in disguise; what they are given stays as it is."""
    Disguise().visit(resource)
    return resource


class Disguise(Transformer):
    """Changes the words of texts, and nothing that the program reads."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - as the library calls it
        """A stretch of text between what is put in."""
        node.value = WORD.sub(lambda word: hidden(word[0]), node.value)
        return node


def hidden(word: str) -> str:
    """A word in disguise; a Roman number is the same in every language, and so is where a link leads."""
    if ROMAN.fullmatch(word) or word.startswith("]("):
        return word
    return "".join(letter + letter.lower() if letter in VOWELS else letter for letter in word).translate(ACCENTS)
