"""Persons as a Django application."""

from importlib import import_module

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.people"
    label = "people"

    def ready(self) -> None:
        """Follow the tables, for ratings."""
        import_module("parvis.web.people.rating")
