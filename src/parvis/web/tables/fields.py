"""Fields of forms for new tables, read and checked."""

from collections.abc import Mapping

from parvis.web.texts import SiteError


def one_of(form: Mapping[str, str], name: str, choices: tuple[str, ...], page: str = "create") -> str:
    """One of the choices, the first where the form says nothing. `page`: how the keys of its texts begin. Raises
    SiteError.
    """
    chosen = form.get(name) or choices[0]
    if chosen not in choices:
        raise SiteError("create-no-choice", field=SiteError(f"{page}-{name}"))
    return chosen


def whole(form: Mapping[str, str], name: str, first: int, least: int, most: int, page: str = "create") -> int:
    """A whole number between two, `first` where the form says nothing. `page`: as for `one_of`. Raises SiteError."""
    written = form.get(name) or str(first)
    if not (written.isascii() and written.isdecimal() and len(written) < 6 and least <= int(written) <= most):
        raise SiteError("create-wrong-number", field=SiteError(f"{page}-{name}"), least=least, most=most)
    return int(written)
