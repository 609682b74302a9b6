"""What every template can use."""

from typing import Any

from django.urls import reverse
from jinja2 import Environment, StrictUndefined

from parvis.web import statics, texts


def environment(**options: Any) -> Environment:
    """The site's template environment, for Django's Jinja2 backend."""
    made = Environment(**{**options, "undefined": StrictUndefined})
    made.globals.update(helpers())
    made.filters["words"] = in_words
    return made


def helpers() -> dict[str, Any]:
    """The functions that templates call: `text(key, …)`, `static(path)`, `url(name, …)`, `bot_title(name)`."""
    return {"text": text, "static": statics.address, "url": url, "bot_title": bot_title}


def text(key: str, **arguments: str | int) -> str:
    """A sentence of the site."""
    return texts.sentence(texts.LOCALE, key, arguments)


def url(name: str, *arguments: object) -> str:
    """The address of a page of the site."""
    return reverse(name, args=arguments)


def bot_title(name: str) -> str:
    """What a bot is called on the pages; a bot without a text just by its name."""
    try:
        return text(f"bot-{name}")
    except KeyError:
        return in_words(name)


def in_words(name: str) -> str:
    """A field's name as a reader expects it: `start_seat` becomes `Start seat`."""
    return str(name).replace("_", " ").capitalize()
