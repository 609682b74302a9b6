"""Django, set up for the tests with data of their own: to be imported before anything else is imported.

Setting it up replaces all logging, and closes what other libraries log to: in a test run that would be the very file
that pytest keeps their output in.
"""

import os
import tempfile
from typing import Any

import django
from django.conf import settings
from django.contrib.auth.hashers import Argon2PasswordHasher
from django.db import connections

DATA = tempfile.TemporaryDirectory(prefix="parvis-data-")


def set_up() -> None:
    """Let Django know its settings, in which the data lie in a temporary folder."""
    os.environ["PARVIS_DATA"] = DATA.name
    os.environ["DJANGO_SETTINGS_MODULE"] = "parvis.web.settings"
    django.setup()
    wait_for_no_disk()
    find_files_once()
    settings.PASSWORD_HASHERS = [f"{__name__}.QuickArgon2"]


class QuickArgon2(Argon2PasswordHasher):
    """Keeps passwords as the site does, but whoever tries to guess one need not wait, nor the tests."""

    time_cost, memory_cost, parallelism = 1, 8, 1


def wait_for_no_disk() -> None:
    """Let this process not wait until the disk has what it writes to its database: no test cuts the power."""
    options = connections.settings["default"]["OPTIONS"]
    if command := options.get("init_command"):  # of SQLite
        options["init_command"] = command.replace("synchronous=FULL", "synchronous=OFF")


def find_files_once() -> None:
    """Let this process look for static files once. For each visitor anew, that took a fifth of all these tests."""
    from whitenoise.middleware import WhiteNoiseMiddleware  # needs Django's settings

    find, found = WhiteNoiseMiddleware.add_files_from_finders, dict[str, Any]()

    def add(middleware: WhiteNoiseMiddleware) -> None:
        if not found:
            find(middleware)
            found.update(middleware.files)
        middleware.files.update(found)

    setattr(WhiteNoiseMiddleware, find.__name__, add)


set_up()
