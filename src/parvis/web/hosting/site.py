"""The pages for the admins of a club, made with Django's admin."""

from typing import Any

from django.conf import settings
from django.contrib.admin import AdminSite
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect


class ClubSite(AdminSite):
    """Only admins who have signed in elsewhere see it: here nobody signs in."""

    site_header = site_title = "Parvis"
    index_title = "Keeping the club in order"
    enable_nav_sidebar = False

    def has_permission(self, request: HttpRequest) -> bool:
        """Whether somebody may come in."""
        return settings.MANNER == "club" and super().has_permission(request)

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The site's own first page is where people sign in."""
        return redirect("home")
