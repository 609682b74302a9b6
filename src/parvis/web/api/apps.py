"""The interface for programs as a Django application."""

from django.apps import AppConfig


class ApiConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.api"
    label = "api"

    def ready(self) -> None:
        """Connect what is kept of persons here with their accounts."""
        from allauth.account import signals

        from parvis.web.api import persons
        from parvis.web.people import hooks

        hooks.leaving.connect(persons.leave)
        hooks.exported.connect(persons.export)
        for changed in (signals.password_changed, signals.password_reset):
            changed.connect(persons.lock_out)
