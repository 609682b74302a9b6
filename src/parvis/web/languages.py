"""The language of whoever reads: that of the address, the account, the device or the browser, in this order.

It is Django's active language, so that forms and allauth's pages follow it, too. `/pl/tables/5` is the
page `/tables/5` in Polish, and its links lead to Polish pages.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from typing import TypeVar

from django.conf import settings
from django.conf.locale import LANG_INFO
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import get_script_prefix, set_script_prefix
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

from parvis.engine.texts import ENGLISH, PSEUDO, translated, written
from parvis.web.terminal import TEXTS

PRINTED = ("en", "cs", "de", "es", "fr", "hu", "it", "ja", "ko", "nl", "pl", "pt", "ru", "uk", "zh")
"""Languages in which games are printed, whether or not there are texts in them: what names on cards are in."""
PARTS = {"latin-ext": range(0x100, 0x250), "cyrillic": range(0x400, 0x460)}
"""Parts of the site's font beside that with Latin letters, and the letters in them."""
OFTEN = 1000
"""Letters of a part of the site's font from which on a language's pages ask for that part early."""
ADDRESSED = "language"
"""Where a request keeps the language that its address names."""

Answered = TypeVar("Answered", bound=HttpResponseBase)
Answer = Callable[[HttpRequest], Answered]


def with_texts(pseudo: bool) -> list[tuple[str, str]]:
    """The languages for which there are texts, English first; with `pseudo`, English in disguise as well."""
    return [(code, name_of(code)) for code in (ENGLISH, *translated(), *([PSEUDO] if pseudo else []))]


@cache
def name_of(code: str) -> str:
    """What a language is called by those who speak it."""
    known = LANG_INFO.get(code) or LANG_INFO.get(f"{code}-hans", {})
    name = str(known.get("name_local", "pseudo" if code == PSEUDO else code))
    return name[:1].upper() + name[1:]


@cache
def scripts(code: str) -> tuple[str, ...]:
    """The parts of the site's font with the letters that a language uses: Latin ones, and others."""
    letters = Counter("".join(written(TEXTS, ENGLISH if code == PSEUDO else code).values()))
    often = {name: sum(letters[chr(letter)] for letter in found) > OFTEN for name, found in PARTS.items()}
    return "latin", *(name for name, is_often in often.items() if is_often)


def current() -> str:
    """The language in which is read or written now; English where there is no site."""
    active = translation.get_language() if settings.configured else ENGLISH
    return active if active in known() else ENGLISH


@cache
def known() -> frozenset[str]:
    """All languages in which there are texts."""
    return frozenset((ENGLISH, PSEUDO, *translated()))


def offered() -> dict[str, str]:
    """The languages that people can choose: their codes, and what they call themselves."""
    return dict(settings.LANGUAGES)


def named_in() -> dict[str, str]:
    """The languages in which names on cards can be kept: codes, and what those who speak them call them."""
    return {**offered(), **{code: name_of(code) for code in PRINTED}}


def written_in(language: str) -> AbstractContextManager[None]:
    """While something is written to somebody who reads that language; empty: who has never said, in English."""
    return translation.override(language if language in offered() else ENGLISH)


def of_address_or_browser(get_response: Answer[Answered]) -> Answer[Answered]:
    """Answer in the language of the address, or else of the device or the browser."""

    def answer(request: HttpRequest) -> Answered:
        prefix = get_script_prefix()
        language, path = addressed(request.path_info)
        if language:
            request.__dict__[ADDRESSED] = language
            request.path_info = path
            set_script_prefix(f"{prefix}{language}/")
        try:
            with translation.override(language or wanted(request)):
                return get_response(request)
        finally:
            set_script_prefix(prefix)

    return answer


def addressed(path: str) -> tuple[str, str]:
    """The language with which a path begins, empty if with none, and the rest: `/pl/about` is `/about` in Polish."""
    language, _, rest = path.removeprefix("/").partition("/")
    return (language, f"/{rest}") if language in offered() else ("", path)


def wanted(request: HttpRequest) -> str:
    """The language that was chosen on this device, or else the first that the browser asks for and that is offered.

    A browser asks by whole codes (`pt-br`); the beginning of one will do.
    """
    if (chosen := request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME, "")) in offered():
        return chosen
    for code, _ in parse_accept_lang_header(request.headers.get("Accept-Language", "")):
        for found in (code, code.partition("-")[0]):
            if found in offered():
                return found
    return ENGLISH


def of_account(get_response: Answer[Answered]) -> Answer[Answered]:
    """Answer in the language that somebody has chosen, unless the address names another."""

    def answer(request: HttpRequest) -> Answered:
        chosen = "" if len(offered()) == 1 else chosen_for(request)
        if chosen not in offered():
            return get_response(request)
        with translation.override(chosen):
            return get_response(request)

    return answer


def chosen_for(request: HttpRequest) -> str:
    """The language that neither address nor browser decide; empty if they do."""
    return "" if ADDRESSED in request.__dict__ else getattr(request.user, "language", "")
