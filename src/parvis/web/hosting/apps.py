"""Hosting, and the admin's pages, as Django applications."""

from django.apps import AppConfig
from django.contrib.admin import apps


class HostingConfig(AppConfig):
    """Name and label of the application."""

    name = "parvis.web.hosting"
    label = "hosting"

    def ready(self) -> None:
        """Hear of persons who leave the site."""
        from parvis.web.hosting.persons import forget
        from parvis.web.people.hooks import leaving

        leaving.connect(forget)


class AdminConfig(apps.AdminConfig):
    """Django's admin with the site's own rules of who comes in; what it shows is in each application's `admin`."""

    default = False
    default_site = "parvis.web.hosting.site.ClubSite"
