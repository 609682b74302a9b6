"""What a browser remembers of a game, in a cookie: names of scenes that were done, of puzzles that were tried."""

from django.http import HttpRequest, HttpResponse

BETWEEN = "."
YEAR = 31_536_000  # seconds


def names_in(request: HttpRequest, cookie: str) -> list[str]:
    """The names that a browser has remembered in a cookie; there may be others among them than there are now."""
    return request.COOKIES.get(cookie, "").split(BETWEEN)


def keep(request: HttpRequest, response: HttpResponse, cookie: str, names: list[str]) -> None:
    """Let the browser remember these names for a year."""
    response.set_cookie(cookie, BETWEEN.join(names), YEAR, secure=request.is_secure(), httponly=True, samesite="Lax")
