"""The site as a Django application."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web"
    label = "web"
