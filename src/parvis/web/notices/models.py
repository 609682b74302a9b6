"""Where people want to be told, what is to be told there, and who is asked at which table."""

from django.conf import settings
from django.db import models

PUSH, MAIL, DISCORD, SLACK, JSON = "push", "mail", "discord", "slack", "json"
KINDS = (PUSH, MAIL, DISCORD, SLACK, JSON)
WEBHOOKS = (DISCORD, SLACK, JSON)
"""Kinds whose address people write themselves."""
AT_ONCE, HOURLY, DAILY = "", "hourly", "daily"
DIGESTS = (AT_ONCE, HOURLY, DAILY)
WAITING, SENT, DROPPED, FAILED = "waiting", "sent", "dropped", "failed"
STATES = (WAITING, SENT, DROPPED, FAILED)
TURN, TEST = "turn", "test"
"""What there is to tell: somebody is asked at a table; or whether what is told arrives."""
OFFER, LOW, BEGUN, ENDED, INVITED, SPOKEN = "offer", "low", "begun", "ended", "invited", "spoken"
OPENED, STARTED, CHECK_IN = "opened", "started", "check-in"
LADDERS = SEASON, SEASON_OVER, LADDER_OVER = "season", "season-over", "ladder-over"
NEWS = (OFFER, LOW, BEGUN, ENDED, INVITED, SPOKEN, OPENED, STARTED, CHECK_IN, *LADDERS)
"""Others ask for something there; time runs low; a game begins, or is over; somebody is invited to a new table; a
player has said something to the others; somebody whom one follows has opened a table, or a game of theirs has begun;
a tournament asks who is here; a season of a ladder begins, or is over, or the whole ladder is.
"""
MATTERS = {
    "turn": (TURN,),
    "offer": (OFFER,),
    "low": (LOW,),
    "game": (BEGUN, ENDED, *LADDERS),
    "invited": (INVITED,),
    "spoken": (SPOKEN,),
    "friends": (OPENED, STARTED),
    "tournament": (CHECK_IN,),
}
"""What people can switch off by itself in each way, and what there is to tell of it."""
OPTIONAL = ("friends",)
"""Which of the matters are told only where people ask for them."""


class Channel(models.Model):
    """A way to tell a person something."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="channels")
    kind = models.CharField(max_length=8)
    address = models.JSONField(default=dict)  # `url`, and `keys` for web push; empty for mail: that is the person's own
    label = models.CharField(max_length=60, default="")  # by which people tell apart several of a kind
    active = models.BooleanField(default=True)
    delay = models.PositiveSmallIntegerField(default=1)  # minutes until it is told that somebody is asked
    digest = models.CharField(max_length=6, default=AT_ONCE, blank=True)
    quiet_from = models.PositiveSmallIntegerField(null=True)  # an hour; null: nothing is ever kept back
    quiet_to = models.PositiveSmallIntegerField(null=True)
    zone = models.CharField(max_length=64, default="UTC")
    silent = models.JSONField(default=list)  # which of the MATTERS are not told in this way
    asked_for = models.JSONField(null=True)  # which of the OPTIONAL matters are told in this way; null: none
    last_error = models.JSONField(null=True)  # key and arguments; null: the last one arrived
    last_sent = models.DateTimeField(null=True)
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.kind} of {self.person_id}"

    def tells(self, key: str) -> bool:
        """Whether that is told in this way. A test always is."""
        return all(self.tells_of(matter) for matter, keys in MATTERS.items() if key in keys)

    def tells_of(self, matter: str) -> bool:
        """Whether people are told of that matter in this way."""
        return matter in (self.asked_for or ()) if matter in OPTIONAL else matter not in self.silent


class Muted(models.Model):
    """A table of which a person wants to hear nothing."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="+")

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "table"], name="muted_once"),)

    def __str__(self) -> str:
        return f"table {self.table_id} muted by {self.person_id}"


class Asked(models.Model):
    """A person who is asked at a table, from one of their steps to the next. Kept, so that each is told once."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="+")
    seats = models.PositiveIntegerField()  # as bits
    number = models.PositiveIntegerField()  # how many steps were made when this was noted

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "table"], name="asked_once"),)

    def __str__(self) -> str:
        return f"{self.person_id} at table {self.table_id}, step {self.number}"


class Outbox(models.Model):
    """Something to be told in one way. What is kept is a key and its arguments, never a sentence."""

    channel = models.ForeignKey(Channel, on_delete=models.CASCADE, related_name="lines")
    key = models.CharField(max_length=20)
    args = models.JSONField(default=dict)
    table = models.ForeignKey("web.Table", null=True, on_delete=models.CASCADE, related_name="+")
    gathering = models.ForeignKey("room.Gathering", null=True, on_delete=models.CASCADE, related_name="+")
    tournament = models.ForeignKey("tournaments.Tournament", null=True, on_delete=models.CASCADE, related_name="+")
    number = models.PositiveIntegerField(null=True)  # the step and the revision for which it was queued
    revision = models.PositiveIntegerField(null=True)
    state = models.CharField(max_length=8, default=WAITING)
    tries = models.PositiveSmallIntegerField(default=0)
    error = models.JSONField(null=True)  # of the last try
    created = models.DateTimeField()
    due = models.DateTimeField()
    sent = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["channel", "table", "number", "revision", "key"], name="told_once"),
            models.UniqueConstraint(fields=["channel", "gathering", "key"], name="invited_once"),
            models.UniqueConstraint(fields=["channel", "tournament", "key"], name="told_of_a_tournament_once"),
        )
        indexes = (models.Index(fields=["state", "due"], name="outbox_due"),)
        verbose_name = "notification"
        verbose_name_plural = "outbox"

    def __str__(self) -> str:
        return f"#{self.pk}"
