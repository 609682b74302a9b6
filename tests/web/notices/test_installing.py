"""The site as an app of its own."""

import json
import struct
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from parvis.web.notices.push import key_of, site_key
from parvis.web.storage.places import PUSH_KEY_FILE
from tests.web.club import person, visitor

CLUB = pytest.mark.usefixtures("club")


@CLUB
def test_the_manifest_names_pictures_of_the_size_they_have() -> None:
    page = visitor().get("/manifest.webmanifest")
    assert page.headers["Content-Type"] == "application/manifest+json"
    told = json.loads(page.html)
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert {(one["sizes"], one["purpose"]) for one in told["icons"]} >= {("192x192", "any"), ("512x512", "maskable")}
    for one in told["icons"]:
        file = finders.find(one["src"].removeprefix("/static/").partition("?")[0])
        with open(file, "rb") as picture:
            width, height = struct.unpack(">II", picture.read(24)[16:])
        assert f"{width}x{height}" == one["sizes"]


@CLUB
def test_what_browsers_keep_tells_of_nobody() -> None:
    """The page for when there is no network, and the script, are the same for all; no other page may be kept."""
    anna = visitor(person("Anna"))
    for address in ("/offline", "/sw.js", "/manifest.webmanifest"):
        assert anna.get(address).html == visitor().get(address).html
        assert anna.get(address).headers["Cache-Control"] == "no-store"
    kept = json.loads(visitor().get("/sw.js").one(r"const KEPT = (\[.*?\]);"))
    assert kept[0] == "/offline"
    assert all(address.startswith("/static/") for address in kept[1:])


def test_at_home_there_is_no_app_and_nothing_is_told() -> None:
    for address in ("/manifest.webmanifest", "/sw.js", "/offline", "/notices", "/notices/off/x"):
        assert visitor().get(address).status == 404
    page = visitor().get("/")
    assert "manifest" not in page.html
    assert "notices" not in page.html


def test_the_key_for_pushes_is_made_once_and_nobody_else_reads_it(tmp_path) -> None:
    first = key_of(tmp_path).private_numbers()
    assert key_of(tmp_path).private_numbers() == first
    assert (tmp_path / "push-key").stat().st_mode & 0o777 == 0o600


def test_several_machines_are_given_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = key_of(tmp_path)
    monkeypatch.setenv("PARVIS_PUSH_KEY", (tmp_path / PUSH_KEY_FILE).read_text())
    site_key.cache_clear()
    assert site_key().private_numbers() == first.private_numbers()
    site_key.cache_clear()
