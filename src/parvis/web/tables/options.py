"""What options of games are called, and which of them are in play at a table."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.contract import Game, Option
from parvis.engine.lines import Line
from parvis.engine.texts import help_of
from parvis.web.languages import current
from parvis.web.texts import GameTexts, in_words, text


def option_title(game: Game, option: Option) -> str:
    """What an option is called; one without a text by its own name."""
    return GameTexts(game, []).known(Line(f"setup-{option.name}")) or in_words(option.name)


def option_help(game: Game, option: Option) -> str:
    """What an option does; empty where nothing says it."""
    return help_of(option.name, game.texts, current())


def option_value(game: Game, option: Option, value: Any) -> str:
    """What a value of an option is called; one without a text by its own name."""
    return GameTexts(game, []).known(Line(f"option-{option.name}-{value}")) or in_words(str(value))


def in_play(game: Game, options: Mapping[str, Any]) -> list[str]:
    """All that is chosen besides the game as it comes out of its box, in words."""
    chosen = [o for o in game.options if o.name in options and options[o.name] != o.shown(o.default)]
    return [option_in_words(game, option, options[option.name]) for option in chosen]


def option_in_words(game: Game, option: Option, value: Any) -> str:
    """An option that is chosen, with its value if it has several."""
    name = option_title(game, option)
    return name if option.kind == "flag" else text("option-named", option=name, value=option_value(game, option, value))


OPTION_TEXTS = {"option_title": option_title, "option_help": option_help, "option_value": option_value}
"""What templates that list options call."""
