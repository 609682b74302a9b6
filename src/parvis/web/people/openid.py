"""Signing in with an account elsewhere, by OpenID Connect: one such place, named by the environment."""

from collections.abc import Mapping
from typing import Any

NAME, SERVER, CLIENT, SECRET = "PARVIS_OPENID_NAME", "PARVIS_OPENID_SERVER", "PARVIS_OPENID_ID", "PARVIS_OPENID_SECRET"
"""What its button says, the address of the server, and how it knows this site."""
KEY = "elsewhere"
"""What the place is called in addresses and in the database."""


def offered(environment: Mapping[str, str]) -> list[dict[str, Any]]:
    """The place as allauth wants it; nothing where none is named."""
    server, client = environment.get(SERVER), environment.get(CLIENT)
    if not server or not client:
        return []
    return [
        {
            "provider_id": KEY,
            "name": environment.get(NAME) or server,
            "client_id": client,
            "secret": environment.get(SECRET, ""),
            "settings": {"server_url": server, "oauth_pkce_enabled": True},
        }
    ]
