"""Notes and bookmarks, which their authors alone see, and games that the club recommends."""

from django.conf import settings
from django.db import models

LONGEST_NOTE = 2000
"""Most characters of a note, and of what is said of a model game."""
LONGEST_LINE = 200
"""Most characters of what stands at a bookmark."""


class Note(models.Model):
    """What somebody has noted about a table or about a person. Nobody else sees it."""

    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notes")
    table = models.ForeignKey("web.Table", null=True, on_delete=models.CASCADE, related_name="+")
    about = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="+")
    words = models.CharField(max_length=LONGEST_NOTE)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["author", "table"], name="one_note_a_table"),
            models.UniqueConstraint(fields=["author", "about"], name="one_note_a_person"),
        )

    def __str__(self) -> str:
        return f"note of {self.author_id}"


class Bookmark(models.Model):
    """A step of a finished game to which somebody wants to come back, with a line on it."""

    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="bookmarks")
    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="+")
    step = models.PositiveIntegerField()  # after how many steps
    words = models.CharField(max_length=LONGEST_LINE, default="")
    for_all = models.BooleanField(default=False)  # a comment on a model game, by those who keep the place in order
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["author", "table", "step"], name="one_bookmark_a_step"),)
        indexes = (models.Index(fields=["table", "step"], condition=models.Q(for_all=True), name="comments"),)

    def __str__(self) -> str:
        return f"bookmark of {self.author_id}: table {self.table_id}, step {self.step}"


class ModelGame(models.Model):
    """A finished game that the club recommends to those who learn."""

    table = models.OneToOneField("web.Table", on_delete=models.CASCADE, related_name="model_game")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="model_games")
    words = models.CharField(max_length=LONGEST_NOTE)
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"model game: table {self.table_id}"
