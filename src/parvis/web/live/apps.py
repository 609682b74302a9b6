"""What is told to pages, as a Django application: it hears of all that is committed."""

from contextlib import suppress
from typing import Any

from django.apps import AppConfig
from django.db import Error
from django.db.models.signals import post_delete, post_save


class LiveConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.live"
    label = "live"

    def ready(self) -> None:
        """Hear of steps, and of tables that are opened, ended and deleted."""
        from parvis.web.bell import missed
        from parvis.web.live.attendance import came, went
        from parvis.web.live.topics import touched
        from parvis.web.models import Table
        from parvis.web.room.gathering import changed
        from parvis.web.tables.deciding import moved
        from parvis.web.tournaments import entries

        changed.connect(list_changed)
        entries.changed.connect(list_changed)
        moved.connect(step_made)
        touched.connect(touch)
        missed.connect(touch_all)
        came.connect(others_came)
        went.connect(others_went)
        post_save.connect(saved, Table)
        post_delete.connect(deleted, Table)


def touch(topic: Any, **_: Any) -> None:
    """Something is new of a topic."""
    from parvis.web.live.hub import HUB

    HUB.touch(topic)


def touch_all(**_: Any) -> None:
    """Anything may be new of any topic that is followed."""
    from parvis.web.live.hub import HUB

    HUB.touch_all()


def others_came(places: Any, elsewhere: str, **_: Any) -> None:
    """People have come to tables in another process."""
    from parvis.web.live.presence import PRESENCE

    if elsewhere:
        PRESENCE.come_elsewhere(elsewhere, places)
        touch_people(places)


def others_went(places: Any, elsewhere: str, **_: Any) -> None:
    """People have gone from tables in another process."""
    from parvis.web.live.presence import PRESENCE

    if elsewhere:
        PRESENCE.leave_elsewhere(elsewhere, places)
        touch_people(places)


def touch_people(places: Any) -> None:
    """Somebody has come to these places or gone."""
    from parvis.web.live.topics import PEOPLE, Topic

    for table, _ in places:
        touch(Topic(PEOPLE, table))


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


def list_changed(**_: Any) -> None:
    """The lists of tables look different now."""
    from parvis.web.live.topics import TABLES, Topic

    touch(Topic(TABLES))


def saved(instance: Any, created: bool, **_: Any) -> None:
    """A table is about to be committed."""
    if created or instance.finished:
        change_lists()


def deleted(instance: Any, **_: Any) -> None:
    """A table is about to be gone."""
    from parvis.web.live.topics import TABLE, Topic, touched

    touched.ring(Topic(TABLE, instance.pk))
    change_lists()


def change_lists() -> None:
    """Note in the transaction that the lists of tables look different, and tell of it."""
    from parvis.web.live import lists
    from parvis.web.live.topics import TABLES, Topic, touched

    lists.change()
    touched.ring(Topic(TABLES))
