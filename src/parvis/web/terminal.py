"""What a site tells its host in a terminal: its own texts, but without Django, which takes a while to load."""

from pathlib import Path

from parvis.engine.refusals import Refusal

TEXTS = Path(__file__).parent / "texts"


class HostError(Refusal):
    """Something that can't be done for a host; no page meets it."""

    texts = TEXTS


def told(key: str, language: str, /, **arguments: str) -> str:
    """One of the site's sentences in the language of a terminal."""
    from parvis.engine.texts import bundles, formatted  # takes a moment, and few commands of a host print any

    return formatted(bundles(TEXTS, language), key, arguments) or key
