"""The page about the site: what it is, and whose work it uses."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

import parvis


@require_safe
def show(request: HttpRequest) -> HttpResponse:
    """Show the site's version, its licence, and who made the games, the signs and the letters."""
    return render(request, "about.html", {"version": parvis.__version__})
