"""The page to which an admin's link leads."""

from allauth.usersessions.models import UserSession
from django.contrib.auth import login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from parvis.web.hosting import admins
from parvis.web.people.guests import BY_COOKIE
from parvis.web.texts import text
from parvis.web.views import errors


@require_http_methods(["GET", "HEAD", "POST"])
def enter(request: HttpRequest, number: int, token: str) -> HttpResponse:
    """Ask whoever has a link whether to come in, so that what only looks at it does not use it up; let them in."""
    person = admins.person_of(number, token)
    if person is None:
        return errors.page(request, 404, text("enter-too-late"))
    if request.method != "POST":
        return render(request, "hosting/enter.html", {"name": person.name})
    login(request, person, backend=BY_COOKIE)
    UserSession.objects.create_from_request(request)
    return redirect("settings")  # where they choose how to sign in from now on
