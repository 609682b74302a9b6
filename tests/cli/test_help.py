"""Help of the commands: each command and each option is told, in the language of the terminal."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer

from parvis.cli import helping
from parvis.cli.program import program
from parvis.engine.texts import ENGLISH, bundles, formatted, translated
from tests.cli.command import parvis
from tools.translations import texts_of


def told() -> Iterator[str]:
    """The texts that commands have of their own, or share."""
    group: Any = typer.main.get_command(program)
    texts = texts_of(helping.TEXTS, ENGLISH).texts
    for command in [group, *group.commands.values()]:
        yield str(command.name)
        yield f"{helping.COMMON}.help"
        for option in command.params:
            place = command.name if f"{command.name}.{option.name}" in texts else helping.COMMON
            yield f"{place}.{option.name}"


def test_each_command_and_each_option_has_a_text_and_each_text_is_used() -> None:
    texts = texts_of(helping.TEXTS, ENGLISH).texts
    written = {key for key in texts if not key.startswith("help.") and not key.endswith("-default")}
    assert set(told()) == written
    assert {key.removesuffix("-default") for key in texts if key.endswith("-default")} <= written
    assert {f"help.{attribute}" for attribute in ("usage", *helping.WORDS.values())} <= set(texts)


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
