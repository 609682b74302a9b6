"""The files for containers: checked as far as can be without an engine, and their commands run in a folder instead."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.web.server.test_processes import until
from tools import lock
from tools.postgres import Server
from tools.site import HOST, free_port

FILES = lock.ROOT / "docs" / "hosting"
OWNER = 10001
LONG = 120.0
"""Seconds in which all is ready, on a busy machine too."""
SECRETS = {"PARVIS_NAME": "club.example", "PARVIS_ADMIN": "olga@example.org", "PARVIS_SECRET": "s" * 50}


def instructions() -> list[tuple[str, str]]:
    """What the Dockerfile does, in order: the instruction, and the rest of its line."""
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", (FILES / "Dockerfile").read_text(), flags=re.MULTILINE))
    return [(one, rest) for one, _, rest in (line.partition(" ") for line in lines.splitlines() if line)]


def services() -> dict[str, Any]:
    """The services of the compose file."""
    found: dict[str, Any] = yaml.safe_load((FILES / "compose.yaml").read_text())["services"]
    return found


def test_no_linter_has_anything_to_say() -> None:
    programs = Path(sys.executable).parent
    subprocess.run([programs / "hadolint", FILES / "Dockerfile"], check=True)
    schema = ("--builtin-schema", "vendor.compose-spec")
    subprocess.run([programs / "check-jsonschema", *schema, FILES / "compose.yaml"], check=True)


def test_only_what_is_copied_is_sent_to_the_engine() -> None:
    copied = {
        path for one, rest in instructions() if one == "COPY" and "--from" not in rest for path in rest.split()[:-1]
    }
    ignored = (lock.ROOT / ".dockerignore").read_text().splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == copied


def test_what_runs_has_no_rights_and_no_secret_is_in_a_file() -> None:
    assert ("USER", f"{OWNER}:{OWNER}") in instructions()
    for service in (services()["site"], services()["worker"]):
        assert service["cap_drop"] == ["ALL"]
        assert service["read_only"]
        given = service["environment"]
        assert all("${" in given[name] for name in ("PARVIS_SECRET", "PARVIS_ADMIN", "DATABASE_URL"))
    assert "ports" not in services()["database"]


def inside(text: str, folder: Path) -> str:
    """A path or command of the image, in this folder."""
    return re.sub(r"(?<![\w.])/(?=(opt|var|source)\b)", f"{folder}/", text)


def built(folder: Path) -> dict[str, str]:
    """Do what the Dockerfile does, in this folder; its environment."""
    source, given = folder / "source", {"PATH": os.environ["PATH"]}
    source.mkdir()
    (folder / "var" / "lib").mkdir(parents=True)
    for one, rest in instructions():
        if one == "COPY" and "--from" not in rest:
            *paths, _ = rest.split()
            subprocess.run(["cp", "-r", *(lock.ROOT / path for path in paths), source], check=True)
        elif one == "RUN":
            subprocess.run(["/bin/sh", "-ec", inside(rest, folder)], cwd=source, env=os.environ | given, check=True)
        elif one == "ENV":
            pairs = (pair.partition("=") for pair in shlex.split(inside(rest, folder)))
            given |= {name: value.replace("$PATH", given["PATH"]) for name, _, value in pairs}
    return given


def composed(service: dict[str, Any], database: str) -> dict[str, str]:
    """The environment of a service, with secrets and a database in their places."""
    found = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda match: SECRETS.get(match[1], "none"), value)
        for name, value in service["environment"].items()
    }
    return found | {"DATABASE_URL": database}


@pytest.mark.soak
@pytest.mark.postgres
@pytest.mark.skipif(os.geteuid() != 0, reason="gives folders to the user of the image")
def test_what_the_files_say_leads_to_a_site_that_is_ready(tmp_path: Path, postgres: Server) -> None:
    database, port = postgres.create(tmp_path.name), str(free_port())
    environment = built(tmp_path) | composed(services()["site"], database)
    environment |= {"PARVIS_HOST": HOST, "PARVIS_PORT": port, "PARVIS_CORE": "interpreted"}
    commands = dict(instructions())
    probe = json.loads(commands["HEALTHCHECK"].partition("CMD ")[2])
    with started(json.loads(commands["CMD"]), environment) as site:
        until(lambda: is_healthy(probe, environment), LONG)
        with started(services()["worker"]["command"], environment) as worker:
            assert worker.stdout
            assert worker.stdout.readline().startswith("Parvis is working")
            for process in (worker, site):
                process.terminate()
                assert process.wait(LONG) == 0
    assert not is_healthy(probe, environment)


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Run a command of the image within this block."""
    words = [program(command[0], environment), *command[1:]]
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def is_healthy(probe: list[str], environment: dict[str, str]) -> bool:
    """Whether the image's own probe finds the site ready."""
    words = [program(probe[0], environment), *probe[1:]]
    return subprocess.run(words, env=environment, stderr=subprocess.DEVNULL, check=False).returncode == 0


def program(name: str, environment: dict[str, str]) -> str:
    """The path of a program, as the image finds it."""
    found = shutil.which(name, path=environment["PATH"])
    assert found
    assert "/opt/parvis/bin/" in found
    return found
