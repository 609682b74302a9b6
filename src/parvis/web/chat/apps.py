"""Talking at tables as a Django application: whoever may read hears that something was said."""

from typing import Any

from django.apps import AppConfig
from django.db.models.signals import post_save


class ChatConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.chat"
    label = "chat"

    def ready(self) -> None:
        """Let pages follow what is said, and hear of it; see to what is kept of persons."""
        from parvis.web.chat import persons
        from parvis.web.chat.following import FOLLOWED
        from parvis.web.chat.models import Line
        from parvis.web.live.topics import KINDS
        from parvis.web.people import hooks

        KINDS.update(FOLLOWED)
        post_save.connect(said, Line)
        hooks.merged.connect(persons.merge)
        hooks.leaving.connect(persons.leave)
        hooks.exported.connect(persons.export)


def said(instance: Any, created: bool, **_: Any) -> None:
    """A line is about to be committed."""
    from parvis.web.chat.models import PLAYERS
    from parvis.web.live import waiting
    from parvis.web.live.topics import MINE, Topic, touched

    if created:
        touched.ring(Topic(instance.audience, instance.table_id))
    if created and instance.audience == PLAYERS:
        for person in waiting.at(instance.table_id) - {instance.person_id}:
            touched.ring(Topic(MINE, person))
