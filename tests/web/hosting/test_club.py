"""Setting up a club: options before the environment before the file; what nobody has said is asked once."""

import os
import re
import stat
import subprocess
from pathlib import Path

import pytest

from parvis.cli.program import run
from parvis.engine.refusals import GameError
from parvis.web.hosting import club, mail
from parvis.web.storage import places
from tests.cli.command import COMMAND

GIVEN = {"address": "https://club.example", "admin": "olga@club.example"}


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in club.VARIABLES.values():
        monkeypatch.delenv(variable, raising=False)


def test_what_is_missing_is_asked_once_and_kept_where_nobody_else_reads_it(tmp_path: Path) -> None:
    asked = []

    def ask(name: str, proposed: str) -> str:
        asked.append(name)
        return GIVEN.get(name, proposed)

    found = club.found(tmp_path, {"port": 8100}, ask)
    assert asked == ["address", "admin", "mail"]
    assert (found.address, found.admin, found.mail, found.port) == (*GIVEN.values(), "none", 8100)
    assert stat.S_IMODE((tmp_path / club.FILE).stat().st_mode) == 0o600
    assert club.found(tmp_path, {}, ask) == found
    assert len(asked) == 3


def test_options_go_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = 'address = "https://file.example"\nadmin = "a@file.example"\nport = 1\nhsts = 5\n'
    (tmp_path / club.FILE).write_text(content, encoding="utf-8-sig")  # as some editors do
    monkeypatch.setenv("PARVIS_ADDRESS", "https://environment.example")
    monkeypatch.setenv("PARVIS_PORT", "2")
    found = club.found(tmp_path, {"port": 3, "mail": None})
    assert (found.address, found.admin, found.port, found.hsts) == (
        "https://environment.example",
        "a@file.example",
        3,
        5,
    )
    assert "port = 1" in (tmp_path / club.FILE).read_text()


def test_an_option_that_is_typed_goes_before_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[club.Club] = []
    monkeypatch.setattr("parvis.web.server.serve.serve", lambda found, processes, language: served.append(found))
    monkeypatch.setenv("PARVIS_DATA", str(tmp_path))
    monkeypatch.setenv("PARVIS_PORT", "2")
    monkeypatch.setenv("PARVIS_MAIL", "smtp://me:s3cret@mail.example")
    assert run(["serve", *(f"--{name}={value}" for name, value in GIVEN.items()), "--port=3"]) == 0
    assert [(found.port, found.mail) for found in served] == [(3, "smtp://me:s3cret@mail.example")]
    assert "port = 3" in (tmp_path / club.FILE).read_text()
    assert "s3cret" not in (tmp_path / club.FILE).read_text()


def test_what_the_environment_says_is_not_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_MAIL", "smtp://me:s3cret@mail.example")
    club.found(tmp_path, GIVEN)
    assert "s3cret" not in (tmp_path / club.FILE).read_text()


@pytest.mark.parametrize(
    ("setting", "value", "line"),
    [
        ("address", "club.example", "PARVIS_ADDRESS must be like https://club.example"),
        ("address", "https://club.example/games", "without a path"),
        ("address", "ftp://club.example", "PARVIS_ADDRESS"),
        ("address", "https://a:b@club.example", "PARVIS_ADDRESS"),
        ("address", "https://club.example:99999", "PARVIS_ADDRESS"),
        ("address", "https://[", "PARVIS_ADDRESS"),
        ("admin", "olga", "'olga' is not an email address"),
        ("admin", "olga@club.example\r\nBcc: x@y.example", "control character"),
        ("mail", "mail.example", "PARVIS_MAIL must be smtp://"),
        ("mail", "smtp://mail.example:x", "PARVIS_MAIL"),
        ("port", "-1", "PARVIS_PORT must be a number from 0 to 65535"),
        ("port", "٣", "PARVIS_PORT"),
        ("hsts", "a year", "PARVIS_HSTS"),
        ("proxy", "*", "PARVIS_TRUSTED_PROXY must be addresses"),
        ("proxy", "127.0.0.1,proxy.example", "PARVIS_TRUSTED_PROXY"),
        ("database", "mysql://a/b", "DATABASE_URL must be postgresql://"),
    ],
)
def test_what_can_not_be_is_refused_with_a_line(setting: str, value: str, line: str, tmp_path: Path) -> None:
    with pytest.raises(GameError, match=line):
        club.found(tmp_path, {**GIVEN, setting: value})
    assert not (tmp_path / club.FILE).exists()


def test_a_file_with_unknown_words_is_refused(tmp_path: Path) -> None:
    (tmp_path / club.FILE).write_text('adress = "https://club.example"\n')
    with pytest.raises(GameError, match="has unknown settings: adress"):
        club.found(tmp_path, {})
    (tmp_path / club.FILE).write_text("adress")
    with pytest.raises(GameError, match="can't be read"):
        club.found(tmp_path, {})


def test_every_text_comes_back_from_the_file(tmp_path: Path) -> None:
    said = {"mail": 'smtp://a"b\\c:d@mail.example', "port": 5}
    club.write(tmp_path / club.FILE, said)
    assert club.read(tmp_path / club.FILE) == said


def test_without_a_terminal_the_command_says_what_it_needs(tmp_path: Path) -> None:
    process = subprocess.run(
        [*COMMAND, "serve"],
        env={**os.environ, "PARVIS_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=60,
    )
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.startswith("parvis: a club needs PARVIS_ADDRESS and PARVIS_ADMIN. Set them, ")
    assert process.stderr.count("\n") == 1


def test_a_secret_that_can_be_guessed_is_refused() -> None:
    assert places.given_key("x" * 50) == "x" * 50
    assert places.given_key("") == ""
    with pytest.raises(GameError, match="PARVIS_SECRET is too short"):
        places.given_key("secret")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("smtp://me%40x.example:p%2Fw@mail.example", ("mail.example", 587, "me@x.example", "p/w", True, False)),
        ("smtps://me:pw@mail.example:466", ("mail.example", 466, "me", "pw", False, True)),
        ("smtp+plain://localhost", ("localhost", 25, "", "", False, False)),
    ],
)
def test_a_mail_server_by_its_url(url: str, expected: tuple[object, ...]) -> None:
    found = mail.settings(url, "https://club.example")
    names = ("HOST", "PORT", "HOST_USER", "HOST_PASSWORD", "USE_TLS", "USE_SSL")
    assert tuple(found[f"EMAIL_{name}"] for name in names) == expected


def test_whom_letters_come_from() -> None:
    for url, sender in (
        ("none", "parvis@club.example"),
        ("smtp://me%40x.example:pw@mail.example", "me@x.example"),
        ("smtp://me:pw@mail.example", "parvis@club.example"),
        ("smtp://me:pw@mail.example?from=games@club.example", "games@club.example"),
    ):
        assert mail.settings(url, "https://club.example:8443")["DEFAULT_FROM_EMAIL"] == sender


def test_every_setting_stands_in_the_table_of_settings() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = page.partition("\n## Settings\n")[2].partition("\n## ")[0].replace("`…_", "`PARVIS_OPENID_")
    written = set(re.findall("`([^`]+)`", table))
    assert {name for name, variable in club.VARIABLES.items() if not {name, variable} <= written} == set()
