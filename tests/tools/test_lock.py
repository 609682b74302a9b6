"""The tested set of packages: complete, with hashes, of no particular place; a site runs on it, and on the newest."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools import lock

PINNED = re.compile(r"^([a-z0-9-]+)==([^ ]+)( ; [^\\]+)? \\$", re.MULTILINE)
PROJECT = tomllib.loads((lock.ROOT / "pyproject.toml").read_text())["project"]
OPTIONAL = PROJECT["optional-dependencies"]
NEEDED = [Requirement(line) for line in (*PROJECT["dependencies"], *OPTIONAL["site"], *OPTIONAL["postgres"])]
ALWAYS_NEWEST = {"tzdata"}
"""What has no versions that could break anything."""


def test_the_set_has_all_that_a_site_needs_with_hashes() -> None:
    text = lock.FILE.read_text()
    pinned: dict[str, list[str]] = {}
    for name, number, _ in PINNED.findall(text):
        pinned.setdefault(name, []).append(number)
    for needed in NEEDED:
        name = needed.name.lower().replace(".", "-").replace("_", "-")
        assert pinned[name]
        assert all(needed.specifier.contains(number) for number in pinned[name]), name
    packages = re.split(r"\n(?=\S)", text.strip())[1:]
    assert len(packages) == len(PINNED.findall(text))
    assert all("--hash=sha256:" in package for package in packages)
    assert not re.search(r"://|file:|index|find-links", text)


def test_every_package_has_an_upper_bound() -> None:
    bounded = {one.name for one in NEEDED if any(part.operator in ("<", "<=", "==") for part in one.specifier)}
    assert {one.name for one in NEEDED} - bounded == ALWAYS_NEWEST


def installed(folder: Path, packages: Path) -> Path:
    """A fresh environment with these packages and Parvis, as docs/hosting.md makes one."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    for what in (("--require-hashes", "-r", packages), ("--no-deps", lock.ROOT)):
        subprocess.run([folder / "bin" / "pip", "install", "-q", *what], check=True)
    subprocess.run([folder / "bin" / "pip", "check"], check=True)
    return folder / "bin"


@pytest.mark.soak
@pytest.mark.parametrize("refresh", [False, True], ids=["tested", "newest"])
def test_a_site_starts_with_the_set_and_with_the_newest(refresh: bool, tmp_path: Path) -> None:
    packages = tmp_path / "packages.txt"
    packages.write_text(lock.resolved(refresh))
    programs = installed(tmp_path / "environment", packages)
    command = [programs / "parvis", "play", "--no-browser", "--port", "18650"]
    environment = {"PARVIS_DATA": str(tmp_path / "data"), "PARVIS_CACHE": str(tmp_path / "cache"), "PATH": "/usr/bin"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as site:
        assert site.stdout
        assert "http://localhost:" in site.stdout.readline()
        site.terminate()
    shown = subprocess.run([programs / "parvis", "--version"], capture_output=True, text=True, check=True).stdout
    assert shown.split()[1] == version("parvis")
