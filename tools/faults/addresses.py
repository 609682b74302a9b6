"""The addresses of all pages of a site, the admin's included. Django has to be set up."""

from collections.abc import Iterator
from typing import Any

from django.urls import URLResolver, get_resolver, reverse

from parvis.web.access import ROUTES

GIVEN = {"game": "notre-dame", "name": "expert", "app_label": "people", "provider_id": "elsewhere", "token": "t"}
"""What stands in addresses for what they are made of; elsewhere the number 1."""
LAST = ("account_logout", "leave", "delete", "farewell")
"""Routes after which there is less to ask for."""


def addresses() -> list[str]:
    """An address of each route, those last that take something away."""
    ordered = sorted(ROUTES, key=lambda name: LAST.index(name) if name in LAST else -1)
    ours = [addressed(get_resolver(), name) for name in ordered]
    return [*of_admins(), *ours]


def of_admins() -> Iterator[str]:
    """Addresses of the admin's pages."""
    _, resolver = get_resolver().namespace_dict["admin"]
    for name in sorted(name for name in resolver.reverse_dict if isinstance(name, str)):
        if "logout" not in name:
            yield addressed(resolver, name, "admin:")


def addressed(resolver: URLResolver, name: str, namespace: str = "") -> str:
    """An address that leads to a route."""
    possible: list[Any] = resolver.reverse_dict.getlist(name)
    parts = possible[0][0][0][1]
    address: str = reverse(namespace + name, kwargs={part: GIVEN.get(part, 1) for part in parts})
    return address
