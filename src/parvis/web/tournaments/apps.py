"""Tournaments as a Django application."""

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.tournaments"
    label = "tournaments"

    def ready(self) -> None:
        """Hear of persons who leave the site, or want what is kept of them."""
        from parvis.web.people import hooks
        from parvis.web.tournaments import persons

        hooks.leaving.connect(persons.leave)
        hooks.exported.connect(persons.export)
