"""How a club sends mail: by a server that a URL names, or not at all; then admins see the letters."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from django.conf import settings as site
from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend

from parvis.web.terminal import HostError

PLAIN, STARTTLS, TLS = "smtp+plain", "smtp", "smtps"
PORTS = {PLAIN: 25, STARTTLS: 587, TLS: 465}
"""The schemes of such URLs: without encryption, with it from the second line on, from the first; and their ports."""
SHOWN = "parvis.web.hosting.mail.Shown"
"""How a club sends mail that has no server for it: admins see all letters."""
PATIENCE = 10
"""Seconds that sending waits for the server."""


def settings(url: str, address: str) -> dict[str, Any]:
    """Django's settings for mail; `?from=` in the URL is whom letters come from. Raises GameError."""
    host = urlsplit(address).hostname or "localhost"
    if url in ("", "none"):
        return {"EMAIL_BACKEND": SHOWN, "DEFAULT_FROM_EMAIL": f"parvis@{host}"}
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise HostError("club-mail") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise HostError("club-mail")
    sender = sender_of(parts, host)
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": port or PORTS[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == STARTTLS,
        "EMAIL_USE_SSL": parts.scheme == TLS,
        "EMAIL_TIMEOUT": PATIENCE,
        "DEFAULT_FROM_EMAIL": sender,
        "SERVER_EMAIL": sender,
    }


def is_sent() -> bool:
    """Whether letters leave the site. Otherwise admins pass on the links in them."""
    return str(site.EMAIL_BACKEND) != SHOWN


def sender_of(parts: SplitResult, host: str) -> str:
    """Whom letters come from: as the URL says, else its user if that is an address, else `parvis` at the club."""
    user = unquote(parts.username or "")
    return parse_qs(parts.query).get("from", [user if "@" in user else f"parvis@{host}"])[0]


class Shown(BaseEmailBackend):
    """Sends nothing: keeps letters for the admins, who pass on the links in them."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Keep the letters; how many there were."""
        from parvis.web.hosting.models import Letter

        kept = [
            Letter(to=", ".join(message.recipients())[:320], subject=message.subject[:200], text=str(message.body))
            for message in email_messages
        ]
        Letter.objects.bulk_create(kept)
        return len(kept)
