"""Parts of pages that stay the same from step to step, as the glass of a board or the text of a rule, are sent once.

An element with `data-lasting` holds such a part and nothing else; the attribute, its last one, is a hash of it. A page
says in a header which parts it has (`static/lasting.js`). Answers leave these out, and the page puts them back before
it looks at the answer. Whoever says nothing is sent everything.
"""

import hashlib
import re
from base64 import urlsafe_b64encode
from collections import OrderedDict
from threading import Lock

from django.http import HttpRequest, HttpResponse
from markupsafe import Markup

HEADER = "Parvis-Lasting"
"""The header in which a page names the parts that it has, with spaces between them."""
MOST = 100
"""How many parts are left out of one page: no page names more."""
MOST_KEPT = 2_000
"""How many parts this process knows, of all pages: others are sent again."""

MARK = re.compile(r' data-lasting="[\w-]+"')
_KNOWN: OrderedDict[str, str] = OrderedDict()
_LOCK = Lock()


def lasting(part: str) -> Markup:
    """The attribute of an element that holds this markup and nothing else."""
    name = urlsafe_b64encode(hashlib.blake2b(part.encode(), digest_size=6).digest()).decode()
    with _LOCK:
        _KNOWN[name] = part
        _KNOWN.move_to_end(name)
        if len(_KNOWN) > MOST_KEPT:
            _KNOWN.popitem(last=False)
    return Markup(' data-lasting="{}"').format(name)


def without(page: str, names: str) -> str:
    """A page without what the elements of these names hold."""
    for name in names.split()[:MOST]:
        if part := known(name):
            mark = f' data-lasting="{name}">'
            page = page.replace(f"{mark}{part}</", f"{mark}</")
    return page


def sent_each_time(part: str) -> str:
    """A part of a page in which something is marked, so that nothing in it may be taken for what it was."""
    return MARK.sub("", part)


def known(name: str) -> str | None:
    """The part of that name, if this process knows it."""
    with _LOCK:
        if name in _KNOWN:
            _KNOWN.move_to_end(name)
        return _KNOWN.get(name)


def leave_out(request: HttpRequest, response: HttpResponse) -> None:
    """Take out of an answer what the page has that asked for it."""
    names = request.headers.get(HEADER)
    if names and not response.streaming and response.headers.get("Content-Type", "").startswith("text/html"):
        response.content = without(response.content.decode(), names).encode()
