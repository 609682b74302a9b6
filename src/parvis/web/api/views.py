"""The page of somebody's tokens."""

from collections.abc import Callable

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from parvis.web.api import tokens
from parvis.web.api.models import Token
from parvis.web.people.views import myself
from parvis.web.printed_names import explained
from parvis.web.texts import SiteError, text
from parvis.web.views.parameters import number

View = Callable[[HttpRequest], HttpResponse]
SIGNED_IN_JUST_NOW: Callable[[View], View] = reauthentication_required(
    enabled=lambda request: "revoke" not in request.POST
)
"""Who opens the page or makes a token says their password again, as for other keys to an account; revoking is quick."""


@require_http_methods(["GET", "HEAD", "POST"])
@SIGNED_IN_JUST_NOW
def show_tokens(request: HttpRequest) -> HttpResponse:
    """Somebody's tokens; posted: one more, which is shown this once, or one is revoked."""
    person = myself(request)
    made, refused = "", ""
    if "revoke" in request.POST:
        Token.objects.filter(person=person, pk=number(request.POST, "revoke")).delete()
        messages.success(request, text("said-token-revoked"))
        return redirect("tokens")
    if request.method == "POST":
        try:
            made = tokens.make(person, request.POST.get("name", ""), request.POST.getlist("scope"))
        except SiteError as error:
            refused = explained(error)
    context = {
        "tokens": Token.objects.filter(person=person).order_by("-pk"),
        "made": made,
        "refused": refused,
        "scopes": tokens.SCOPES,
        "name": "" if made else request.POST.get("name", ""),
    }
    return render(request, "api/tokens.html", context, status=400 if refused else 200)
