"""Where a site is: in a club every link leads to its one address, whatever a request calls it."""

from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest
from django.http.request import split_domain_port, validate_host
from django.http.response import HttpResponseBase
from django.urls import reverse

PORTS = {"http": "80", "https": "443"}
"""What a scheme means where no port is named."""
PROGRAMS = "/api/"
"""How addresses begin that are for programs: what they get is JSON."""
AGENTS = "/mcp"
"""The address at which agents reach their tools: it is for programs, too."""


def is_for_programs(path: str) -> bool:
    """Whether an address is for programs."""
    return path.startswith(PROGRAMS) or path == AGENTS


def absolute(name: str, *arguments: object) -> str:
    """The whole address of a club's page, by the name of its route."""
    return str(settings.ADDRESS) + reverse(name, args=arguments)


def is_ours(host: str) -> bool:
    """Whether a `Host` means this site: by its name and, in a club, by its port, which proxies may leave out."""
    return matches(host, tuple(settings.ALLOWED_HOSTS), settings.ADDRESS)


@lru_cache(maxsize=100)
def matches(host: str, hosts: tuple[str, ...], address: str) -> bool:
    """Whether a host is one of ours, at the port of that address where there is one."""
    domain, port = split_domain_port(host)
    return bool(domain) and validate_host(domain, hosts) and (not address or port in ("", port_of(address)))


def port_of(address: str) -> str:
    """The port that an address leads to."""
    parts = urlsplit(address)
    return str(parts.port or PORTS[parts.scheme])


def at_address(get_response: Callable[[HttpRequest], HttpResponseBase]) -> Callable[[HttpRequest], HttpResponseBase]:
    """Let every request to a club have come to its address, so that others' code, too, makes links of nothing else."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        if settings.ADDRESS:
            request.get_host()  # raises DisallowedHost for a name that is not ours
            request.META["HTTP_HOST"] = urlsplit(settings.ADDRESS).netloc
        return get_response(request)

    return answer
