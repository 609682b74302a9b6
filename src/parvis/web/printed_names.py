"""What readers call what is printed: values of data files, their words, and the pieces that have them."""

import re
from collections.abc import Mapping
from typing import Any

from parvis.engine import registry, values
from parvis.engine.contract import Game
from parvis.engine.data import DataRefused
from parvis.engine.lines import Line
from parvis.engine.refusals import Argument, GameError, Refusal
from parvis.web import texts as sentences
from parvis.web.texts import GameTexts, in_words, text

NO_KEY = re.compile(r"[^a-z0-9]+")
VALUES, WORDS = ("field", "other", "part", "fields"), ("value", "names", "words", "colour", "counts")
"""Arguments of refusals that name values, one or several, and that name words of data files."""


def label(texts: GameTexts, name: str) -> str:
    """What a value is called."""
    key = name.replace(".", "-").replace("_", "-")
    known = texts.known(Line(f"value-{key}")) or texts.known(Line(f"value-effect-{key}"))
    return known or in_words(name.removeprefix("effect.")).replace("-", " ")


def spoken(texts: GameTexts, typed: str) -> str:
    """A value in the reader's language: words of data files have texts, numbers need none."""
    return texts.known(Line(f"word-{NO_KEY.sub('-', typed)}")) or typed


def told(value: Any) -> str:
    """A value as a field of a form has it; empty: there is none."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def title(game: Game, texts: GameTexts, place: str, printed: Mapping[str, Any]) -> str:
    """What a piece is called: by its own name, as the rules head it, or by its values, given by field."""
    key = game.printed.key_of(place) if game.printed else place
    if found := texts.known(Line(key)):
        return found
    if game.manual and key in game.manual.headings:
        return texts.text(game.manual.heading(key))
    part, _, rest = place.partition(" ")
    given = {name: spoken(texts, told(value)) for name, value in printed.items()}
    return texts.known(Line(f"printed-{part}", {**given, "number": rest})) or in_words(place)


def explained(error: GameError) -> str:
    """Why something can't be done, in the reader's language; what a box can't have is called as pages call it."""
    if isinstance(error, Refusal) and isinstance(error.arguments.get("reason"), DataRefused):
        game = registry.find(str(error.arguments["game"]))
        error = renamed(error, game, GameTexts(game, []))
    return sentences.explained(error)


def renamed(error: Refusal, game: Game, texts: GameTexts) -> Refusal:
    """A refusal in which pieces, values and words have the names that readers know."""
    made = type(error)(error.key, **{name: called(game, texts, name, one) for name, one in error.arguments.items()})
    made.texts = error.texts
    return made


def called(game: Game, texts: GameTexts, name: str, argument: Argument) -> Argument:
    """What an argument of a refusal is called."""
    if isinstance(argument, Refusal):
        return renamed(argument, game, texts)
    if not isinstance(argument, str):
        return argument
    if name == "where":
        return piece(game, texts, argument.partition(": ")[2])
    parts = argument.strip("'").split(", ")
    if name in VALUES:
        return ", ".join(text("printed-named", name=label(texts, part)) for part in parts)
    return ", ".join(spoken(texts, part) for part in parts) if name in WORDS else argument


def piece(game: Game, texts: GameTexts, where: str) -> str:
    """What a piece is called that an error names by its place, or by a part of it."""
    printed = values.in_folder(game.printed.file.parent, game.ruling) if game.printed else {}
    for place, form in printed.items():
        if f" {place}".endswith(f" {where}"):
            return title(game, texts, place, form)
    return texts.known(Line(f"deck-{where}")) or in_words(where)
