"""What options of games are called, and which of them are in play at a table."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.contract import Game, Option
from parvis.engine.lines import Line
from parvis.engine.texts import help_of
from parvis.web.languages import current
from parvis.web.texts import GameTexts, in_words, text


def told_title(game: Game, option: Option) -> str:
    """What an option is called; one without a text by its own name."""
    return GameTexts(game, []).known(Line(f"setup-{option.name}")) or in_words(option.name)


def told_help(game: Game, option: Option) -> str:
    """What an option does; empty where nothing says it."""
    return help_of(option.name, game.texts, current())


def told_value(game: Game, option: Option, value: Any) -> str:
    """What a value of an option is called; one without a text by its own name."""
    return GameTexts(game, []).known(Line(f"option-{option.name}-{value}")) or in_words(str(value))


def in_play(game: Game, options: Mapping[str, Any]) -> list[str]:
    """All that is chosen besides the game as it comes out of its box, in words."""
    chosen = [o for o in game.options if o.name in options and options[o.name] != o.shown(o.default)]
    return [told(game, option, options[option.name]) for option in chosen]


def told(game: Game, option: Option, value: Any) -> str:
    """An option that is chosen, with its value if it has several."""
    name = told_title(game, option)
    return name if option.kind == "flag" else text("option-named", option=name, value=told_value(game, option, value))


TOLD = {"told_title": told_title, "told_help": told_help, "told_value": told_value}
"""What templates that list options call."""
