"""All that can be guessed here, and how often somebody may be wrong: one table, by the routes that ask for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest

from parvis.web.people.guests import present

HOUR = 3600.0
Right = Callable[[int], bool]
"""Tells from the status of an answer whether a guess was right; then it is not counted."""


def is_redirect(status: int) -> bool:
    """Whether somebody was sent on, to what they wanted to see."""
    return status == 302


def exists(status: int) -> bool:
    """Whether there is what a link leads to."""
    return status != 404


def is_accepted(status: int) -> bool:
    """Whether a form was accepted."""
    return status < 400


def unknown(status: int) -> bool:
    """Whether nothing tells: each try counts."""
    return False


def account(request: HttpRequest, given: Mapping[str, Any]) -> str:
    """Whose password is guessed: that of the address in the form, whether or not it has an account, or their own."""
    person = present(request)
    own = person.email if person is not None and "login" not in request.POST else None
    return str(own or request.POST.get("login", "")).strip().lower()[:254]


def place(request: HttpRequest, given: Mapping[str, Any]) -> str:
    """The table, or the gathering, whose password is guessed."""
    return str(given.get("table_id") or given.get("gathered"))


@dataclass(frozen=True)
class Secret:
    """A kind of secrets, and how many wrong guesses there may be in an hour."""

    name: str
    asks: Mapping[str, Right]
    """The routes that ask for it."""
    tries: int
    """Guesses of one person; and of one network at one secret, whoever asks from there."""
    network: int
    """Guesses of one network at all of them."""
    everybody: int = 0
    """Guesses of everybody at one of them; 0: a guess names nothing that it is aimed at."""
    of: Callable[[HttpRequest, Mapping[str, Any]], str] | None = None
    """What a guess is aimed at."""
    refusal: str = "error-too-often"
    """The key of what somebody is told who has to wait."""
    methods: tuple[str, ...] = ("POST",)
    seconds: float = HOUR

    def counted(self, request: HttpRequest, given: Mapping[str, Any], network: str) -> dict[str, int]:
        """Under which names a guess is counted, and how many each may make."""
        person = present(request)
        by = {f"network {network}": self.network}
        if person is not None:
            by[f"person {person.pk}"] = self.tries
        if self.of is not None:
            aim = self.of(request, given)
            by |= {f"network {network} at {aim}": self.tries, f"at {aim}": self.everybody}
        return by


SECRETS = (
    Secret(
        "passwords of accounts",
        {
            "account_login": is_redirect,
            "account_reauthenticate": is_redirect,
            "account_change_password": is_redirect,
            "farewell": is_redirect,
        },
        tries=10,
        network=100,
        everybody=100,
        of=account,
        refusal="error-too-many-passwords",
    ),
    Secret(
        "passwords of tables",
        {"watch": is_redirect, "join": is_accepted},
        tries=20,
        network=100,
        everybody=200,
        of=place,
    ),
    Secret(
        "links of tables",
        dict.fromkeys(
            ("link", "gathering", "join", "api-join", "add", "show-number", "get-up", "send-away", "fill"), exists
        ),
        tries=200,
        network=1000,
        methods=("GET", "HEAD", "POST"),
    ),
    Secret(
        "links in letters",
        {
            "account_reset_password_from_key": is_redirect,
            "account_confirm_email": is_redirect,
            "enter": exists,
            "notices-off": exists,
        },
        tries=30,
        network=100,
        methods=("GET", "HEAD", "POST"),
    ),
    Secret(
        "passkeys",
        {"mfa_login_webauthn": unknown, "mfa_reauthenticate_webauthn": unknown},
        tries=30,
        network=200,
    ),
    Secret(
        "codes from elsewhere", {"openid_connect_callback": is_redirect}, tries=30, network=200, methods=("GET", "HEAD")
    ),
)
"""Sessions are not among them: 165 random bits in a cookie are beyond guessing, and a wrong one is told nothing."""


def asked(request: HttpRequest, route: str | None) -> list[Secret]:
    """The secrets that a request may guess."""
    return [secret for secret in SECRETS if route in secret.asks and request.method in secret.methods]
