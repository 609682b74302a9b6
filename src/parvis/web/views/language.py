"""The switch in the head of each page: somebody chooses the language in which they read."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from parvis.web.languages import addressed, offered
from parvis.web.people.guests import present
from parvis.web.texts import SiteError


@require_POST
def choose(request: HttpRequest) -> HttpResponse:
    """Keep a language, on this device and in the account of whoever has one; then show the page that was read in it."""
    language = request.POST.get("language", "")
    if language not in offered():
        raise SiteError("error-language")
    if person := present(request):
        person.language = language
        person.save(update_fields=["language"])
    answer = redirect(page_read(request))
    name, age = settings.LANGUAGE_COOKIE_NAME, settings.LANGUAGE_COOKIE_AGE
    answer.set_cookie(name, language, age, secure=settings.IS_SECURE, httponly=True, samesite="Lax")
    return answer


def page_read(request: HttpRequest) -> str:
    """The address of the page that somebody reads, without a language in it; the first page if there is none."""
    path = addressed(request.POST.get("back", ""))[1]
    return path if url_has_allowed_host_and_scheme(path, None) else "/"
