"""Deals of the day, as a Django application: it hears of games that end."""

from django.apps import AppConfig


class DailyConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.daily"
    label = "daily"

    def ready(self) -> None:
        """Hear of tables that are saved, and of persons who want what is kept of them."""
        from parvis.web.daily import hearing

        hearing.listen()
