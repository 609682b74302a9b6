"""What every template can use."""

from functools import lru_cache
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.template.backends.utils import csrf_input
from django.urls import get_script_prefix, reverse
from django.utils.functional import SimpleLazyObject

from parvis.web.address import absolute
from parvis.web.languages import current, offered, scripts
from parvis.web.pages import statics
from parvis.web.pages.lasting import lasting
from parvis.web.pages.rendering import Kept, QuickEnvironment
from parvis.web.texts import day, decimal, in_words, moment, text, texts_now

KEPT = 10_000
"""Addresses that are kept: finding one takes longer than writing it."""
DRAWN = Kept(10_000)
"""Parts of pages as they were drawn, turns of logs above all: those of two hundred tables."""

DECISION_KEYS = "123456789ABDFGHKMPTWXY"
"""The keys of decisions, in their order: none looks like another, and U and R have other uses."""


def environment(**options: Any) -> QuickEnvironment:
    """The site's template environment, for Django's Jinja2 backend."""
    made = QuickEnvironment(**options)
    from parvis.web.boxes import sheets
    from parvis.web.people import pages  # needs Django's models, which are there when the first page is drawn

    made.globals.update(helpers() | pages.helpers() | {"doubts": sheets.doubts})
    made.filters["words"] = in_words
    made.filters["bot_title"] = bot_title
    return made


def helpers() -> dict[str, Any]:
    """The functions that templates call: `text(key, …)`, `static(path)`, `url(name, …)`, `bot_title(name)` …"""
    own = {
        "text": text,
        "static": statics.address,
        "fonts": fonts,
        "url": url,
        "absolute": absolute,
        "is_club": is_club,
        "decision_keys": DECISION_KEYS,
        "language": current,
        "languages": offered,
        "lasting": lasting,
        "cached": DRAWN.cached,
        "day": day,
        "moment": moment,
        "decimal": decimal,
    }
    return own | BOT_TEXTS


def fonts() -> list[str]:
    """The addresses of the site's font in the reader's script, as its style sheet has them: asked for early, once."""
    folder = f"{settings.STATIC_URL}vendor/eb-garamond-5.3.0/eb-garamond"
    return [f"{folder}-{script}-{weight}-normal.woff2" for script in scripts(current()) for weight in (400, 600)]


def is_club() -> bool:
    """Whether the site is one at which seats and tables belong to persons."""
    return str(settings.MODE) == "club"


def url(name: str, *arguments: object) -> str:
    """The address of a page of the site."""
    return address(get_script_prefix(), name, *arguments)


@lru_cache(maxsize=KEPT)
def address(prefix: str, name: str, *arguments: object) -> str:
    """The address of a page on a site whose addresses begin with `prefix`."""
    return reverse(name, args=arguments)


def same_in_a_page(request: HttpRequest) -> dict[str, Any]:
    """What is the same in all of a page: the hidden field of its forms, made only where there is one, and the texts."""
    return {"csrf_input": SimpleLazyObject(lambda: csrf_input(request)), "text": texts_now()}


def bot_title(name: str) -> str:
    """What a bot is called on the pages; without a text, its name and its setting."""
    level, _, setting = name.partition(":")
    own = bot_text(name)
    if own or not setting:
        return own or in_words(level)
    return text("bot-with-setting", bot=bot_title(level), setting=setting)


def bot_help(name: str) -> str:
    """How a bot plays, in a sentence; nothing where there is no text for it."""
    return bot_text(name, ".help")


def bot_short(name: str) -> str:
    """The text about a bot in a few words."""
    return bot_text(name, ".short")


def bot_like(name: str) -> str:
    """What it is like to play against, in some sentences."""
    return bot_text(name, ".like")


def bot_text(name: str, attribute: str = "") -> str:
    """The site's text for a bot, its setting included; empty where there is none."""
    try:
        return text(f"bot-{name.replace(':', '-')}{attribute}")
    except KeyError:
        return ""


BOT_TEXTS = {"bot_title": bot_title, "bot_help": bot_help, "bot_short": bot_short, "bot_like": bot_like}
