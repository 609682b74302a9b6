"""What a club keeps for its admins."""

from typing import ClassVar

from django.db import models
from django.utils.functional import cached_property

from parvis.engine.refusals import GameError
from parvis.web.models import Table
from parvis.web.tables import loading


class Letter(models.Model):
    """A letter that a club without mail can't send: an admin passes on the link in it."""

    to = models.CharField(max_length=320)
    subject = models.CharField(max_length=200)
    text = models.TextField()
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.subject


class Done(models.Model):
    """Something that has a limit was done, or a secret guessed: kept for as long as it counts, where a database is
    shared by several processes.
    """

    name = models.CharField(max_length=40)
    who = models.CharField(max_length=300)
    at = models.DateTimeField()

    class Meta:
        indexes = (models.Index(fields=["name", "who", "at"], name="done_by_whom"),)

    def __str__(self) -> str:
        return f"{self.name}: {self.who}"


class SeenTable(Table):
    """A table as admins see it: a number, whatever is stored of it."""

    class Meta:
        proxy = True
        verbose_name = "table"
        default_permissions: ClassVar[tuple[str, ...]] = ("view", "change")

    def __str__(self) -> str:
        return f"#{self.pk}"

    @cached_property
    def whole(self) -> Table | GameError:
        """All that is stored of it, or why that can't be read."""
        try:
            return loading.newest(self.pk)
        except GameError as error:
            return error
