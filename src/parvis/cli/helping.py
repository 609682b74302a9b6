"""What commands say, in the language of whoever runs them.

Their help has a text for each command, an attribute for each option. What an option is when it is not given stands in
the attribute `NAME-default` where that takes words. What several commands have in common stands in the text `options`.
"""

import os
import sys
from pathlib import Path
from typing import Any

from parvis.engine.refusals import GameError, Refusal

TEXTS = Path(__file__).parent / "texts"
SETTINGS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language, the strongest first."""
COMMON = "options"
WORDS = {
    "ARGUMENTS_PANEL_TITLE": "arguments",
    "OPTIONS_PANEL_TITLE": "settings",
    "COMMANDS_PANEL_TITLE": "commands",
    "DEFAULT_STRING": "default",
    "ENVVAR_STRING": "variable",
    "REQUIRED_LONG_STRING": "required",
}
"""The parser's own words and the attributes of `help` that have them."""


class CommandError(Refusal):
    """Something that a command does not do, told with one of the commands' own texts."""

    texts = TEXTS


def language() -> str:
    """The language of the terminal, as the environment names it: `de` for `LANG=de_AT.UTF-8`, English without one.

    As with gettext, `LANGUAGE` holds for no terminal whose language is `C`. English, too, where a terminal has no code
    for the letters of a language.
    """
    from parvis.engine.texts import ENGLISH, translated, written  # takes a moment, and not every command says something

    told = [value for value in map(os.environ.get, SETTINGS) if value]
    code = short(told[0]) if told else ""
    if short(next(filter(None, map(os.environ.get, SETTINGS[1:])), "")) in ("C", "POSIX") or code not in translated():
        return ENGLISH
    try:
        "".join(written(TEXTS, code).values()).encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ENGLISH
    return code


def short(locale: str) -> str:
    """The language of a locale: `de` of `de_AT.UTF-8`, and the first of several."""
    return locale.partition(":")[0].partition(".")[0].partition("_")[0]


def tell(program: Any) -> None:
    """Give all commands of a program their help."""
    import typer
    from typer import rich_utils

    for constant, attribute in WORDS.items():
        setattr(rich_utils, constant, text(f"help.{attribute}"))
    program.context_class.formatter_class.write_usage = with_usage(program.context_class.formatter_class.write_usage)
    for key, command in with_keys(program).items():
        command.help = text(key)
        for option in command.get_params(typer.Context(command)):
            place = key if text(f"{key}.{option.name}") else COMMON
            option.help = text(f"{place}.{option.name}")
            option.show_default = text(f"{place}.{option.name}-default") or option.show_default


def with_keys(program: Any) -> dict[str, Any]:
    """All commands by the keys of their texts, the program first: `games`, and `games-export` behind it."""
    found = {str(program.name): program}
    for name, command in program.commands.items():
        found[name] = command
        found |= {f"{name}-{below}": one for below, one in getattr(command, "commands", {}).items()}
    return found


def with_usage(write: Any) -> Any:
    """The parser's function that writes how a command is used, with our word before it."""
    return lambda self, prog, args="", prefix=None: write(self, prog, args, f"{text('help.usage')} ")


def text(key: str, /, told_in: str = "", **arguments: str | int) -> str:
    """A text of the commands in the language of the terminal, or in another; empty without one."""
    from parvis.engine.texts import bundles, formatted

    return formatted(bundles(TEXTS, told_in or language()), key, arguments) or ""


def texts(*keys: str, told_in: str = "") -> list[str]:
    """Texts without arguments, such as the heads of a table."""
    return [text(key, told_in) for key in keys]


def told(error: GameError) -> str:
    """An error in the language of the terminal; in English if it has no other."""
    return error.in_language(language())
