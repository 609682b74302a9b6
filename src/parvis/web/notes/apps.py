"""Notes as a Django application."""

from django.apps import AppConfig


class NotesConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.notes"
    label = "notes"

    def ready(self) -> None:
        """Connect what is kept of persons here with their accounts."""
        from parvis.web.notes import persons
        from parvis.web.people import hooks

        hooks.merged.connect(persons.merge)
        hooks.leaving.connect(persons.leave)
        hooks.exported.connect(persons.export)
