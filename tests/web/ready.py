"""Django, set up for the tests with data of their own: to be called before anything else is imported.

Setting it up replaces all logging, and closes what other libraries log to: in a test run that would be the very file
that pytest keeps their output in.
"""

import os
import tempfile

import django

DATA = tempfile.TemporaryDirectory(prefix="parvis-data-")


def set_up() -> None:
    """Let Django know its settings, in which the data lie in a temporary folder."""
    os.environ["PARVIS_DATA"] = DATA.name
    os.environ["DJANGO_SETTINGS_MODULE"] = "parvis.web.settings"
    django.setup()
