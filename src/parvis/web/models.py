"""What the site keeps: tables, every step made at them, and choices that are still kept back."""

from collections.abc import Collection
from datetime import datetime
from typing import Any, Self

from django.conf import settings
from django.db import models
from django.db.models.expressions import Combinable, CombinedExpression
from django.db.models.lookups import GreaterThan

from parvis.engine.fair import BY_STEP


def in_both(one: Combinable, other: Combinable) -> CombinedExpression:
    """The bits that are set in both: `one.bitand(other)`, whose type allows numbers alone."""
    return CombinedExpression(one, Combinable.BITAND, other)


BOTS_ASKED = GreaterThan(in_both(models.F("movers"), models.F("bots")), 0)
"""Whether bots are among those who may decide at a table."""
RUNNING, ENDED = models.Q(finished=None), models.Q(finished__isnull=False)


class Table(models.Model):
    """A table with its game and the newest state of it."""

    game = models.CharField(max_length=80)
    ruling = models.PositiveIntegerField()
    corrected = models.CharField(max_length=16, default="")  # a fingerprint of an owner's ruling, as in records
    box = models.JSONField(null=True)  # an owner's values, as in records; null: as the ruling has them
    options = models.JSONField()  # by name, as in records
    seats = models.JSONField()  # by seat: name, colour, player (`human`, `bot:greedy` …)
    bots = models.PositiveIntegerField()  # the seats of bots, as bits
    programs = models.PositiveIntegerField(default=0, db_default=0)  # the seats of programs' accounts, as bits
    seed = models.PositiveBigIntegerField()  # from which the bots' chance comes
    number = models.PositiveIntegerField(default=0)  # how many steps were made
    movers = models.PositiveIntegerField(default=0)  # who may decide now, as bits; 0: the game is over
    state = models.BinaryField(default=b"")  # the newest state
    layout = models.CharField(max_length=16, default="")  # how those bytes are to be read, see `snapshot`
    # The steps from `turn_number` on can be undone by `turn_seat`, see `turn`; null: none can.
    turn_seat = models.PositiveSmallIntegerField(null=True)
    turn_number = models.PositiveIntegerField(default=0)
    turn_state = models.BinaryField(default=b"")  # the state before the first of them, laid out like the newest
    turn_over = models.BooleanField(default=False)  # whether bots have decided since, and these steps go back too
    revision = models.PositiveIntegerField(default=0)  # how many times steps were undone
    open_scores = models.BooleanField(default=False)  # whether everybody sees everybody's score
    pace = models.PositiveIntegerField(default=0)  # milliseconds that bots wait before each move
    move_number = models.PositiveIntegerField(default=0)  # how many steps were made when the present move began
    hurried = models.BooleanField(default=False)  # whether bots don't wait until a person is asked
    # What chance follows from, see `fair`; empty at tables of older versions. Nobody sees the secret before the end.
    fair_commitment = models.CharField(max_length=64, default="")
    fair_secret = models.CharField(max_length=64, default="", editable=False)
    fair_numbers = models.JSONField(default=list)  # by seat, what the players have added
    fair_start_chosen = models.BooleanField(default=False)  # whether who begins was chosen, so no chance
    fair_scheme = models.PositiveSmallIntegerField(default=BY_STEP)  # how chance decides
    fair_hashes = models.JSONField(default=list)  # by seat, what the players had committed to
    fair_drawn = models.CharField(max_length=32, default="", editable=False)  # what the site has drawn after them
    fair_returns = models.JSONField(default=list)  # where somebody went back over chance, see `fair.Return`
    # The finished game that this one goes on from, and after how many of its steps; null: a game from the start.
    branch_of = models.ForeignKey("self", null=True, on_delete=models.SET_NULL, related_name="branches")
    branch_step = models.PositiveIntegerField(default=0, db_default=0)
    result = models.JSONField(null=True)  # scores, tiebreaks, winners; null while the game goes on
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)  # when the last step was made or undone
    finished = models.DateTimeField(null=True)
    # Who opened it; null: everybody at this place did, as where there are no persons.
    host = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="hosted")
    code = models.CharField(max_length=22, default="")  # in the link that lets people in
    terms = models.JSONField(default=dict)  # on which people play, see `room.terms`

    class Meta:
        indexes = (
            models.Index(fields=["finished", "id"], condition=ENDED, name="tables_by_end"),
            models.Index(fields=["changed"], condition=RUNNING, name="running_by_change"),
            models.Index(fields=["changed"], condition=models.Q(BOTS_ASKED) & RUNNING, name="waiting_for_bots"),
        )

    @classmethod
    def from_db(cls, db: str | None, field_names: Collection[str], values: Collection[Any], **how: Any) -> Self:
        """A table as the database has it. Raises ValueError for a row that no site wrote: SQLite takes any type."""
        table: Self = super().from_db(db, field_names, values, **how)
        for field in cls._meta.concrete_fields:
            if field.attname in field_names and not may_hold(field, getattr(table, field.attname)):
                raise ValueError(f"{field.name} of table {table.pk} is of another type")
        return table

    def __str__(self) -> str:
        return f"table {self.pk}: {self.game}, step {self.number}"


def may_hold(field: "models.Field[Any, Any]", value: Any) -> bool:
    """Whether a field can have that value, as far as types say."""
    if value is None:
        return bool(field.null)
    if isinstance(field, models.DateTimeField):
        return isinstance(value, datetime)
    if isinstance(field, models.CharField):
        return isinstance(value, str)
    if isinstance(field, models.IntegerField):
        return isinstance(value, int) and value >= 0
    return True


class OwnBox(models.Model):
    """An owner's copy of a game as far as it has been gone through. Tables have its values for themselves."""

    game = models.CharField(max_length=80)
    ruling = models.PositiveIntegerField()  # from which its values differ
    title = models.CharField(max_length=60)
    vouched = models.CharField(max_length=60, default="")  # who has looked
    content = models.JSONField(default=dict)  # see `boxes.sheets.Content`
    keeper = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="boxes")
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        permissions = (("keep_boxes", "May keep boxes"),)

    def __str__(self) -> str:
        return f"box {self.pk}: {self.game}"


class Step(models.Model):
    """One decision that was made, nature's too."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="steps", db_index=False)
    number = models.PositiveIntegerField()  # 0 for the first
    seat = models.PositiveSmallIntegerField()
    words = models.CharField(max_length=120)  # the decision; numbers of decisions change from version to version
    asked = models.BigIntegerField(null=True)  # what chance was asked, as a number, see `fair.Luck`
    events = models.JSONField()  # what happened, as key and arguments, see `table_game.to_json`; never as sentences

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "number"], name="one_step_a_number"),)

    def __str__(self) -> str:
        return f"step {self.number}: {self.seat} {self.words}"


class Choice(models.Model):
    """A decision kept back until all who decide together have chosen; it may still be changed."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="choices", db_index=False)
    seat = models.PositiveSmallIntegerField()
    words = models.CharField(max_length=120)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_choice_a_seat"),)

    def __str__(self) -> str:
        return f"choice of seat {self.seat}"


class Claim(models.Model):
    """A worker thinks for a bot: no other does until the claim is over, which its worker puts off again and again."""

    table = models.BigIntegerField(primary_key=True)  # no reference: what a claim is about may be gone before it
    revision = models.PositiveIntegerField()
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    worker = models.CharField(max_length=32)
    until = models.DateTimeField()  # by the clock of the database

    def __str__(self) -> str:
        return f"claim of {self.worker}: table {self.table}"
