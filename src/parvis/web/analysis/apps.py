"""Analyses, as a Django application: it hears of games that end."""

from typing import Any

from django.apps import AppConfig
from django.db.models.signals import post_save


class AnalysisConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.analysis"
    label = "analysis"

    def ready(self) -> None:
        """Hear of tables that are saved."""
        from parvis.web.models import Table

        post_save.connect(saved, Table)


def saved(instance: Any, **_: Any) -> None:
    """A table is about to be committed: what people have played is analysed as soon as it is over; coaches follow."""
    from parvis.web.analysis import asking, coach

    coach.follow(instance)
    if instance.finished and asking.has_people(instance) and asking.may_be_analysed(instance):
        asking.ask(instance)
