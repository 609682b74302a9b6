"""Persons as a Django application."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.people"
    label = "people"
