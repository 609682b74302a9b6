"""What is told to pages, as a Django application: it hears of all that is committed."""

from contextlib import suppress
from typing import Any

from django.apps import AppConfig
from django.db import Error, transaction
from django.db.models.signals import post_delete, post_save


class LiveConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.live"
    label = "live"

    def ready(self) -> None:
        """Hear of steps, and of tables that are opened, ended and deleted."""
        from parvis.web.models import Table
        from parvis.web.room.gathering import changed
        from parvis.web.tables.deciding import moved

        changed.connect(list_changed)
        moved.connect(step_made)
        post_save.connect(saved, Table)
        post_delete.connect(deleted, Table)


def step_made(table_id: int, **_: Any) -> None:
    """Something was committed at a table: perhaps a step. Whoever can't be found now looks again by themselves."""
    from parvis.web.live import waiting
    from parvis.web.live.hub import HUB
    from parvis.web.live.topics import MINE, TABLE, Topic

    HUB.touch(Topic(TABLE, table_id))
    if HUB.is_followed(MINE):
        with suppress(Error):
            for person in waiting.at(table_id):
                HUB.touch(Topic(MINE, person))


def saved(instance: Any, created: bool, **_: Any) -> None:
    """A table is about to be committed."""
    if created or instance.finished:
        transaction.on_commit(list_changed)


def deleted(instance: Any, **_: Any) -> None:
    """A table is about to be gone."""
    number = instance.pk
    transaction.on_commit(lambda: step_made(number))
    transaction.on_commit(list_changed)


def list_changed(**_: Any) -> None:
    """The lists of tables look different now."""
    from parvis.web.live.hub import HUB
    from parvis.web.live.lists import COUNTER
    from parvis.web.live.topics import TABLES, Topic

    COUNTER.changed()
    HUB.touch(Topic(TABLES))
