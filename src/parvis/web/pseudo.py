"""English in disguise: every letter of a text with an accent, every vowel twice, so that it is some 40 % longer.

Read in it, what is no text yet stands out, and so does what has no room for a longer language.
"""

from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans(
    "abcdeghijklnoprstuwyzABCDEGHIJKLNOPRSTUWYZ",
    "áƀçďéğĥíĵķĺńóþŕšťúŵýžÁƁÇĎÉĞĤÍĴĶĹŃÓÞŔŠŤÚŴÝŽ",
)
VOWELS = frozenset("aeiouAEIOU")


def disguised(resource: Resource) -> Resource:
    """The texts of a file in disguise; what they are given stays as it is."""
    Disguise().visit(resource)
    return resource


class Disguise(Transformer):
    """Changes the words of texts, and nothing that the program reads."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - as the library calls it
        """A stretch of text between what is put in."""
        longer = "".join(letter + letter.lower() if letter in VOWELS else letter for letter in node.value)
        node.value = longer.translate(ACCENTS)
        return node
