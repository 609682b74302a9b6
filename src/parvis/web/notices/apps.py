"""Notices as a Django application."""

from django.apps import AppConfig


class NoticesConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.notices"
    label = "notices"
