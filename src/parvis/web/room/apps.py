"""Tables of people far away, as a Django application."""

from django.apps import AppConfig


class RoomConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.room"
    label = "room"
