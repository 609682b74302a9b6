"""The log as JSON, an object a line, with a line for each request: routes by name, no paths, addresses or tokens."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

from parvis.web.server.answers import REQUEST, answered, route_of

LOG = logging.getLogger("parvis.requests")
JSON = "json"
SECRET = re.compile(r"[^\s@\"'<>]+@[^\s@\"'<>]+|\?[^\s\"'<>]+|\b\w*[\w-]{24,}\b")
"""Addresses of letters, query strings, and what is as long as a token."""
HIDDEN = "[hidden]"


class Lines(logging.Formatter):
    """Writes each record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, in one line."""
        found = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event(record),
            "source": record.name,
            "process": record.process,
        }
        if number := REQUEST.get():
            found["request"] = number
        if record.exc_info:
            found["trace"] = SECRET.sub(HIDDEN, self.formatException(record.exc_info))
        return json.dumps(found | getattr(record, "fields", {}), ensure_ascii=False)


def event(record: logging.LogRecord) -> str:
    """What has happened, with the name of the route where the path would stand."""
    told = record.getMessage()
    if request := getattr(record, "request", None):
        told = told.replace(request.path[:1000], route_of(request))
    return SECRET.sub(HIDDEN, told)


def note(route: str, method: str, status: int, ms: float, **_: Any) -> None:
    """Write the line of a request."""
    fields = {"route": route, "method": method, "status": status, "ms": round(ms, 1)}
    LOG.info("request", extra={"fields": fields})


def begin() -> None:
    """From now on the log of this process is JSON."""
    lines = Lines()
    for name in ("django", "parvis", "uvicorn.error", "asyncio"):
        for handler in logging.getLogger(name).handlers:
            handler.setFormatter(lines)
    answered.connect(note)
