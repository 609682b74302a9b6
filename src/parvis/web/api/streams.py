"""What is new as lines of JSON: numbers alone, so that nothing hidden can be in them; positions are asked for."""

import json
from typing import Any

from django.utils import timezone

from parvis.web.live.streaming import EventStream
from parvis.web.live.topics import GONE, TABLE, Topic


class LineStream(EventStream):
    """A stream whose news are lines of JSON, each with the time at which it was sent."""

    type = "application/x-ndjson"
    is_presence = False
    beat_after = 10.0
    """Seconds: docs/api.md names them, as whoever hears nothing for 25 is to come again."""

    def opening(self) -> str:
        """Write what a stream begins with: a beat, so that whoever listens knows that it has begun."""
        return self.beat()

    def told(self, topic: Topic, value: str) -> str:
        """Write what is new of a topic."""
        if topic.kind != TABLE:
            return line("tables")
        if value == GONE:
            return line("gone", table=topic.number)
        number, revision = map(int, value.split("."))
        return line("table", table=topic.number, number=number, revision=revision)

    def beat(self) -> str:
        """Write that the stream is still there."""
        return line("beat")

    def closing(self) -> str:
        """Write that the stream ends, and that whoever listens is to come again: the game goes on."""
        return line("again")


def line(kind: str, **more: int) -> str:
    """A line of JSON of that type, with the time."""
    told: dict[str, Any] = {"type": kind, **more, "at": timezone.now().isoformat(timespec="milliseconds")}
    return json.dumps(told, separators=(",", ":")) + "\n"
