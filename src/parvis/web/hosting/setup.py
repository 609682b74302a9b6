"""Django set up for a command that works on a club's data while nobody, or another process, serves it."""

import os

import django

from parvis.web.hosting import club
from parvis.web.storage import places


def begin() -> None:
    """Set Django up for the club in the data folder, its database brought up to date. Raises GameError, OSError."""
    os.environ.update(club.found(places.data_folder(), {}).environment())
    os.environ["DJANGO_SETTINGS_MODULE"] = "parvis.web.settings"
    django.setup(set_prefix=False)
    from parvis.web.storage import preparing

    preparing.prepare()


def invited(email: str) -> str:
    """A link by which an admin of that address signs in once; who was none becomes one. Raises GameError, OSError."""
    begin()
    from parvis.web.hosting import admins

    return admins.link(admins.appointed(club.email(email)))
