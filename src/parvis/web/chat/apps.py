"""Talking at tables as a Django application."""

from django.apps import AppConfig


class ChatConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.chat"
    label = "chat"
