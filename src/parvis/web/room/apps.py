"""Tables of people far away, as a Django application."""

from django.apps import AppConfig


class RoomConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.room"
    label = "room"

    def ready(self) -> None:
        """Hear of persons who become others, leave, or want what is kept of them."""
        from parvis.web.room import hearing

        hearing.listen()
