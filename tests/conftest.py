"""What all tests share: the tests' own game is installed, compiled rules are kept apart from the user's own."""

import os
import sys
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"
PLUGIN = Path(__file__).parent / "plugin"
CACHE = SOURCES.parent / ".pytest_cache" / "parvis"

pytest.register_assert_rewrite("parvis.engine.testing", "parvis.engine.teaching_contract")


def prepare() -> None:
    """The tiny game is found like any installed one, here and in processes started from here."""
    paths = [str(PLUGIN), str(SOURCES)]
    sys.path[:0] = [path for path in paths if path not in sys.path]
    os.environ["PYTHONPATH"] = os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    os.environ.setdefault("PARVIS_CACHE", str(CACHE))
    os.environ.pop("LANGUAGE", None)
    os.environ["LC_MESSAGES"] = "C"  # commands speak the language of the terminal


prepare()  # now: the tests of the site are imported before pytest is configured, if nothing else is asked for


def pytest_make_collect_report(collector: pytest.Collector) -> None:
    """What tests want is there before they are imported; those of pure rules want nothing, and don't wait for it."""
    if isinstance(collector, pytest.Module) and collector.path.parent.name != "rules":
        provide()


@cache
def provide() -> None:
    """Set up Django; let Hypothesis try the same in every run."""
    from tests.web import ready  # isort: skip # noqa: F401 - sets up Django
    from hypothesis import settings

    settings.register_profile("parvis", deadline=None, derandomize=True)
    settings.load_profile("parvis")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests come first: at the end, none of several processes works on alone."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
