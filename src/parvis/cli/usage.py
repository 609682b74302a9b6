"""What is wrong with the words of a command line, as a text of ours: the parser knows it in English only."""

import sys
from collections.abc import Sequence
from decimal import Decimal
from difflib import get_close_matches
from enum import Enum
from typing import Any, get_args

import typer
from typer.utils import get_params_from_function

from parvis.cli.helping import CommandError
from parvis.engine.quoted import quoted

PARSER: Any = sys.modules[typer.BadParameter.__module__]
"""The errors of click, or of the copy of it in newer typer."""


def reason(error: Any, words: Sequence[str], program: Any) -> CommandError | None:
    """Why the parser of a program refused these words; None where only the parser knows."""
    command, path, left = named(words, program)
    see = " ".join(["parvis", *path, "--help"])
    name = next((word for word in left if not word.startswith("-")), "")
    if isinstance(error, PARSER.NoSuchOption):
        option, similar = error.option_name, tuple(sorted(error.possibilities or ()))
        if similar:
            return CommandError("usage-option-similar", option=option, similar=similar, help=see)
        return CommandError("usage-option-unknown", option=option, help=see)
    if isinstance(error, PARSER.BadOptionUsage):
        option = error.option_name
        if any(option in (*one.opts, *one.secondary_opts) and one.is_flag for one in command.params):
            return CommandError("usage-option-flag", option=quoted(option), help=see)
        return CommandError("usage-option-empty", option=quoted(option), help=see)
    if isinstance(error, PARSER.MissingParameter):
        if error.param.param_type_name == "option":
            return CommandError("usage-option-missing", option=quoted(error.param.opts[0]), help=see)
        return CommandError(
            "usage-argument-missing", argument=quoted(error.param.metavar or error.param.name), help=see
        )
    context = getattr(error, "ctx", None)
    if context is None:
        return None
    if hasattr(command, "commands"):
        return unknown(name, list(command.commands), see) if name else None
    values, left, _ = command.make_parser(context).parse_args(left)
    if isinstance(error, PARSER.BadParameter) and error.param:
        value, source = error.param.consume_value(context, values)
        return refused(error.param, value, source.name == "ENVIRONMENT", command, see)
    return CommandError("usage-words-left", words=" ".join(left), count=len(left), help=see) if left else None


def named(words: Sequence[str], program: Any) -> tuple[Any, list[str], list[str]]:
    """The command that words name, how it is called, and the words behind its name."""
    path: list[str] = []
    command, left = program, list(words)
    while word := next((word for word in left if word in getattr(command, "commands", {})), None):
        command, left = command.commands[word], left[left.index(word) + 1 :]
        path.append(word)
    return command, path, left


def unknown(name: str, commands: list[str], see: str) -> CommandError:
    """Why a word is refused that is no command, with commands that are called nearly so."""
    similar = tuple(map(quoted, get_close_matches(name, commands)))
    if similar:
        return CommandError("usage-command-similar", command=quoted(name), similar=similar, help=see)
    return CommandError("usage-command-unknown", command=quoted(name), help=see)


def refused(option: Any, value: Any, from_environment: bool, command: Any, see: str) -> CommandError | None:
    """What the value of an option has to be, or of its environment variable."""
    function = get_params_from_function(command.callback)[option.name]
    kinds = [function.annotation, *get_args(function.annotation)]
    least, most = (getattr(function.default, limit, None) for limit in ("min", "max"))
    told = {
        "name": option.envvar if from_environment else option.opts[0],
        "value": quoted(value),
        "help": see,
    }
    if choices := tuple(
        one.value for kind in kinds if isinstance(kind, type) and issubclass(kind, Enum) for one in kind
    ):
        return CommandError("usage-choice", **told, choices=choices)
    if least is None or not {int, float} & set(kinds):
        return None
    if most is None:
        return CommandError("usage-number-least", **told, smallest=plain(least))
    if int in kinds:
        return CommandError("usage-number", **told, smallest=plain(least), largest=plain(most))
    return CommandError("usage-decimal", **told, smallest=plain(least), largest=plain(most))


def plain(limit: float) -> str:
    """A limit without an exponent: `0.000001`."""
    return f"{Decimal(str(limit)):f}"
