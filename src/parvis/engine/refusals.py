"""What can't be done, and why: errors for whoever runs a program, and refusals, told in the player's language."""

from collections.abc import Mapping
from pathlib import Path
from typing import Self


class GameError(ValueError):
    """Something that can't be done; the message is one clear line, in English, for whoever runs a command or a program.

    What a player can meet, on a page or in a letter, is a Refusal: pages show the message of no other error.
    """


class Refusal(GameError):
    """Something that can't be done, as a player is told it: the key of a sentence, and what stands in it.

    Commands, programs and the log get it in English, by `str`; the site tells it in the reader's language.
    """

    texts: Path = Path(__file__).parent / "texts"
    """The folder of the sentence."""

    def __init__(self, key: str, /, **arguments: "Argument") -> None:
        super().__init__(key)
        self.key = key
        self.arguments: Mapping[str, Argument] = arguments

    @classmethod
    def of(cls, other: "Refusal") -> Self:
        """Make a refusal of this class that tells what another one tells."""
        made = cls(other.key, **other.arguments)
        made.texts = other.texts
        return made

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The sentence in a language; where its key has no text, the key and its arguments."""
        from parvis.engine import texts  # takes longer than the rest of the engine, and hardly anybody is refused

        arguments = {
            name: value.in_language(language)
            if isinstance(value, Refusal)
            else texts.one_of(value, language)
            if isinstance(value, tuple)
            else value
            for name, value in self.arguments.items()
        }
        found = texts.formatted(texts.bundles(self.texts, language), self.key, arguments)
        return found or " ".join([self.key, *map(str, arguments.values())])


Argument = str | int | Refusal | tuple[str | int, ...]
"""What can stand in a refusal: a word or a number, why something else was refused, or what there is to choose from."""


class IllegalDecision(Refusal):
    """A decision that is not legal for that seat now. The state is as it was."""
