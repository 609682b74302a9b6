"""Tables of people far away, as a Django application."""

from django.apps import AppConfig


class RoomConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.room"
    label = "room"

    def ready(self) -> None:
        """Hear of persons who become others, or leave."""
        from parvis.web.people.hooks import exported, leaving, merged
        from parvis.web.room import hooks

        merged.connect(hooks.merge)
        leaving.connect(hooks.leave)
        exported.connect(hooks.export)
