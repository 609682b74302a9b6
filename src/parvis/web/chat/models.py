"""What was said at tables, who has read it, and whom people do not want to hear."""

from django.conf import settings
from django.db import models

PLAYERS, WATCHERS = "players", "watchers"
AUDIENCES = (PLAYERS, WATCHERS)
LONGEST = 500
"""Most characters of a line of chat."""


class Line(models.Model):
    """Something that somebody said."""

    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="lines", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="lines", db_index=False)
    audience = models.CharField(max_length=8)
    words = models.CharField(max_length=LONGEST)
    created = models.DateTimeField(auto_now_add=True)
    hidden = models.BooleanField(default=False)  # by those who keep the place in order

    class Meta:
        indexes = (
            models.Index(fields=["table", "audience", "id"], name="lines_of_table"),
            models.Index(fields=["person", "created"], name="lines_of_person"),
        )

    def __str__(self) -> str:
        return f"#{self.pk}"


class Seen(models.Model):
    """The newest line that a person has seen at a table."""

    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="+")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    audience = models.CharField(max_length=8)
    line = models.PositiveBigIntegerField(default=0)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "table", "audience"], name="seen_once"),)

    def __str__(self) -> str:
        return f"line {self.line} seen by {self.person_id}"


class Hushed(models.Model):
    """Somebody whom a reader does not want to hear, at any table."""

    reader = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="hushes")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")

    class Meta:
        constraints = (models.UniqueConstraint(fields=["reader", "person"], name="hushed_once"),)

    def __str__(self) -> str:
        return f"{self.person_id} hushed by {self.reader_id}"
