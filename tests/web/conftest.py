"""What the tests of the site share: a database in a real file, as in play; a browser at a real server."""

from tests.web import ready  # isort: skip # noqa: F401 - sets up Django, before anything else is imported

import os
import shutil
from collections.abc import Iterator
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from django.db import connection
from django.test import override_settings
from django.test.utils import setup_test_environment, teardown_test_environment
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import parvis.web
from parvis.engine.files import replacing
from parvis.engine.samples import SOAK
from parvis.web.hosting import limits
from parvis.web.models import Claim, OwnBox, Table
from parvis.web.people.models import Person
from parvis.web.storage import preparing
from parvis.web.tournaments.models import Ladder, Tournament
from tests.web.postgres import PREPARED, site_at
from tests.web.running import EMPTY, Site, keep_empty
from tests.web.sitting import SHOTS, WATCH_SWAPS, WIDE
from tools.postgres import NAME, Server, programs

SEED = 1
KEPT = Path(__file__).parents[2] / ".pytest_cache"
"""Where an empty database is kept from run to run: to make one takes seconds."""
NO_PIXELS = "--force-gpu-mem-available-mb=0"
"""Pages are laid out, but there is no memory to paint them in, which takes a quarter of a page's time. For the headless
shell, where nobody looks; tests that watch moments have the whole browser."""
PATIENCE = 90_000
"""Milliseconds until a test gives up waiting: a busy machine is no fault of the site."""


def fingerprint() -> str:
    """Changes with the site's migrations; those of others are known by their names."""
    files = sorted(Path(parvis.web.__file__).parent.glob("**/migrations/*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


@pytest.fixture(scope="session", autouse=True)
def prepared() -> Iterator[None]:
    """The site within this process, with an empty database."""
    setup_test_environment()
    database, kept = Path(connection.settings_dict["NAME"]), KEPT / f"empty-{fingerprint()}.sqlite3"
    if kept.exists():
        shutil.copy(kept, database)
    preparing.prepare()
    keep_empty(database)
    if not kept.exists():
        KEPT.mkdir(exist_ok=True)
        with replacing(kept) as new:
            shutil.copy(EMPTY, new)
    yield
    teardown_test_environment()


DATABASES = [pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.postgres)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked `each_database` run on each."""
    if metafunc.definition.get_closest_marker("each_database"):
        metafunc.parametrize("kept_in", DATABASES, indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """PostgreSQL's server, its first database prepared, and a copy of that to be copied."""
    folder = programs()
    assert folder, "no PostgreSQL here: on Debian, as root, apt-get install postgresql"
    with Server(folder) as server:
        with site_at(server.url()):
            assert preparing.prepare()
        server.create(PREPARED, NAME)
        yield server


@pytest.fixture(autouse=True)
def kept_in(prepared: None, request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database that the site within this process is on."""
    kind: str = getattr(request, "param", "sqlite")
    with site_at(request.getfixturevalue("postgres").url()) if kind == "postgres" else nullcontext():
        yield kind


@pytest.fixture(autouse=True)
def tables(kept_in: str, request: pytest.FixtureRequest) -> Iterator[None]:
    """Tables and people are gone after each test. Those in the browser have servers with data of their own."""
    yield
    if not request.node.get_closest_marker("browser"):
        for number in Table.objects.values_list("pk", flat=True):
            Table(pk=number).delete()  # not read before: it may be damaged
        for model in (Ladder, Tournament, OwnBox, Person, Claim):
            others = model._default_manager.all()
            if others.exists():
                others.delete()


@pytest.fixture(autouse=True)
def fixed_chance() -> Iterator[None]:
    """Let chance be equal in every run, but for a soak: where a test waits for something that is rare, it comes."""
    with pytest.MonkeyPatch.context() as patch:
        if not SOAK:
            patch.setattr("parvis.web.tables.table_game.CHANCE", Random(SEED))
            patch.setattr("secrets.randbits", Random(SEED).getrandbits)  # whence bots have theirs
        yield


@pytest.fixture
def club() -> Iterator[None]:
    """The site as one at which seats and tables belong to persons."""
    limits.COUNTER.forget()
    with override_settings(MODE="club", ADDRESS="http://testserver", SESSION_ENGINE="parvis.web.people.session_store"):
        yield


def while_only_browsers_are_tested(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """How long a browser stays: its driver has a loop in this thread, where other tests can have none."""
    return "session" if str(config.getoption("markexpr")).startswith("browser") else "module"


@pytest.fixture(scope=while_only_browsers_are_tested)
def browser() -> Iterator[Browser]:
    """Chromium. Only root needs it without its sandbox. Without hinting, its shell measures text as it does."""
    expect.set_options(timeout=PATIENCE)
    path = os.environ.get("PARVIS_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        arguments = ["--font-render-hinting=none", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
        arguments += [NO_PIXELS] if "headless-shell" in (path or "") and not (SOAK or SHOTS) else []
        launched = playwright.chromium.launch(executable_path=path, args=arguments)
        yield launched
        launched.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The real site on fresh data."""
    with Site(tmp_path) as running:
        yield running


@pytest.fixture
def screen() -> dict[str, Any]:
    """The browser's window, where a test's file says nothing else. Nothing moves, which takes most of its time."""
    return {"viewport": {"width": WIDE[0], "height": WIDE[1]}, "reduced_motion": "reduce"}


@pytest.fixture
def context(browser: Browser, site: Site, screen: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser at the site; at the end nothing was complained about and no other host was asked."""
    opened = browser.new_context(base_url=site.address, **screen)
    opened.set_default_timeout(PATIENCE)
    opened.add_init_script(WATCH_SWAPS)
    complaints: list[str] = []
    opened.on("weberror", lambda error: complaints.append(str(error.error)))
    opened.on("request", lambda request: complaints.append(request.url) if site.address not in request.url else None)
    opened.on("console", lambda message: complaints.append(message.text) if "Security Policy" in message.text else None)
    yield opened
    opened.close()
    assert complaints == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page with the first page of the site open."""
    opened = context.new_page()
    opened.goto("/")
    return opened
