"""What can't be done, and why: errors for authors of programs, and refusals, told in the reader's language."""

from collections.abc import Mapping
from pathlib import Path
from typing import Self


class GameError(ValueError):
    """Something that can't be done; the message is one clear line, in English, for whoever writes a program or a game.

    What others can meet, on a page, in a letter or a terminal, is a Refusal: pages show the message of no other error.
    """

    def in_language(self, language: str) -> str:
        """The message, in English whatever the language."""
        return str(self)


class Refusal(GameError):
    """Something that can't be done, as people are told it: the key of a sentence, and what stands in it.

    Programs and the log get it in English, by `str`; the site and commands tell it in the reader's language.
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
