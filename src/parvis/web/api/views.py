"""The page of somebody's tokens, where an account also becomes a program's."""

import logging
from collections.abc import Callable

from allauth.account.adapter import get_adapter
from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from parvis.web.api import tokens
from parvis.web.api.models import Token
from parvis.web.people import programs
from parvis.web.people.guests import myself
from parvis.web.people.models import Person
from parvis.web.printed_names import explained
from parvis.web.texts import SiteError, text
from parvis.web.views.parameters import number

LOG = logging.getLogger(__name__)
View = Callable[[HttpRequest], HttpResponse]
SIGNED_IN_JUST_NOW: Callable[[View], View] = reauthentication_required(
    enabled=lambda request: "revoke" not in request.POST
)
"""Who opens the page or makes a token says their password again, as for other keys to an account; revoking is quick."""


@require_http_methods(["GET", "HEAD", "POST"])
@SIGNED_IN_JUST_NOW
def show_tokens(request: HttpRequest) -> HttpResponse:
    """Somebody's tokens; posted: one more, which is shown this once, or one is revoked, or a program plays here."""
    person = myself(request)
    made, refused = "", ""
    if "revoke" in request.POST:
        Token.objects.filter(person=person, pk=number(request.POST, "revoke")).delete()
        messages.success(request, text("said-token-revoked"))
        return redirect("tokens")
    try:
        if "program" in request.POST:
            programs.mark(person)
            messages.success(request, text("said-program"))
            return redirect("tokens")
        if request.method == "POST":
            made = make(request, person)
    except SiteError as error:
        refused = explained(error)
    context = {
        "person": person,
        "tokens": Token.objects.filter(person=person).order_by("-pk"),
        "made": made,
        "refused": refused,
        "scopes": tokens.SCOPES,
        "name": "" if made else request.POST.get("name", ""),
    }
    return render(request, "api/tokens.html", context, status=400 if refused else 200)


def make(request: HttpRequest, person: Person) -> str:
    """Make the token that a form asks for, and write so to whoever owns the account. Raises SiteError.

    They see the token even if the letter can't be sent.
    """
    name = request.POST.get("name", "").strip()
    made = tokens.make(person, name, request.POST.getlist("scope"))
    try:
        get_adapter().send_notification_mail("token_made", person, {"user": person, "token": name})
    except OSError as error:  # SMTPException is one
        LOG.warning("no letter about a new token of person %s was sent: %s", person.pk, error)
    return made
