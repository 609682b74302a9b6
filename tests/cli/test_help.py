"""Help of the commands: each command and each option is told, in the language of the terminal."""

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from parvis.bots import find, levels
from parvis.cli import helping
from parvis.cli.program import commands, program
from parvis.engine.texts import ENGLISH, bundles, formatted, translated
from tests.cli.command import parvis
from tools.translations import texts_of


def told() -> Iterator[str]:
    """The texts that commands have of their own, or share."""
    group: Any = typer.main.get_command(program)
    texts = texts_of(helping.TEXTS, ENGLISH).texts
    for key, command in helping.with_keys(group).items():
        yield key
        yield f"{helping.COMMON}.help"
        for option in command.params:
            place = key if f"{key}.{option.name}" in texts else helping.COMMON
            yield f"{place}.{option.name}"


def test_each_command_and_each_option_has_a_text_and_each_text_is_used() -> None:
    texts = texts_of(helping.TEXTS, ENGLISH).texts
    places = {key.partition(".")[0] for key in told()}
    written = {key for key in texts if key.partition(".")[0] in places and not key.endswith("-default")}
    assert set(told()) == written
    assert {key.removesuffix("-default") for key in texts if key.endswith("-default")} <= written
    assert {f"help.{attribute}" for attribute in ("usage", *helping.WORDS.values())} <= set(texts)


def printed() -> set[str]:
    """Keys of texts that are no help."""
    places = {"help", *(key.partition(".")[0] for key in told())}
    return {key.partition(".")[0] for key in texts_of(helping.TEXTS, ENGLISH).texts} - places


def strings() -> set[str]:
    """All strings in the code of the commands, but for docstrings."""
    found = set()
    for path in helping.TEXTS.parent.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in said}
    return {string for string in found if isinstance(string, str)}


KEY = re.compile(
    r"(?:agents|usage|option|file|output|progress|head|cell|ask|backup|site|games|simulate|series|match|tournament|"
    r"ladder|league|train|compare|record|replay|verify|check|analyse|explore|export|evaluate|bench)-[a-z-]+\.?"
)
"""What a key of a text that is no help looks like."""


def test_each_text_that_is_printed_is_used_and_each_that_is_named_is_written() -> None:
    named = {string.removesuffix(".") for string in strings() if KEY.fullmatch(string)}
    assert named - set(commands) == printed()


MARKDOWN = "equals would win"
PICTURE = "a value learned in self-play"


def test_no_sentence_stands_in_the_code() -> None:
    """But in files that commands write, which are in English."""
    sentences = {string for string in strings() if re.search(r"[A-Za-z]{2}[,:.]? [A-Za-z]{2}", string)}
    assert {string for string in sentences if MARKDOWN not in string and PICTURE not in string} == set()


def test_a_bot_is_told_in_english_as_in_json() -> None:
    assert {name: helping.text(f"games-bot-about.{name}") for name in levels()} == {
        name: find(name).help for name in levels()
    }


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE", "LANGUAGE": "fr:en"}, "fr"),
        ({"LC_ALL": "C", "LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "pl_PL"}, "en"),
    ],
)
def test_the_environment_names_the_language(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in helping.SETTINGS:
        monkeypatch.setenv(name, settings.get(name, ""))
    assert helping.language() == language


@pytest.mark.parametrize("language", translated())
def test_help_and_refusals_are_in_the_language_of_the_terminal(language: str) -> None:
    english, own = parvis("play", "--help", LC_ALL="C"), parvis("play", "--help", LC_MESSAGES=language)
    assert (english.returncode, own.returncode) == (0, 0)
    known, spoken = (" ".join(text.stdout.split()) for text in (english, own))
    for key in ("help.usage", "help.settings", "play", "play.browser", "options.help"):
        assert str(formatted(bundles(helping.TEXTS, language), key, {})).split()[0] in spoken, key
    assert "Start the site" in known
    assert "Start the site" not in spoken
    unreadable = parvis("play", "--help", LC_MESSAGES=language, PYTHONIOENCODING="ascii")
    assert "Start the site" in unreadable.stdout, "English where the terminal has no code for its letters"
