"""Who holds a seat from afar, tables that wait until somebody does, time left, and what people have agreed on."""

from django.conf import settings
from django.db import models


class Sitting(models.Model):
    """A seat that belongs to a person. People's seats without one are played at the host's own screen."""

    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="sittings", db_index=False)
    seat = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="sittings")
    left = models.DateTimeField(null=True)  # when they left for good; in ratings they stand behind all who stayed
    agrees = models.BooleanField(default=False)  # whether others here may always take back

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_person_a_seat"),)

    def __str__(self) -> str:
        return f"{self.person} in seat {self.seat} of table {self.table_id}"


class OwnTable(models.Model):
    """A table of a person: they sit there, or have opened it. Lists are made from this, and figures: see `own`."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="own_tables", db_index=False
    )
    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="own_tables")
    finished = models.DateTimeField(null=True)  # as the table has it
    is_open = models.BooleanField(default=False)  # whether everybody may see the result
    seat = models.PositiveSmallIntegerField(null=True)  # theirs, at the end the best; null: they only opened it
    # What they have reached; null where the game goes on, or they did not sit there.
    kind = models.CharField(max_length=83, default="")  # the game and how many play it, as `tiny 2`
    score = models.IntegerField(null=True)
    place = models.PositiveSmallIntegerField(null=True)
    won = models.BooleanField(default=False)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "table"], name="own_once"),)
        indexes = (
            models.Index(fields=["person", "finished", "table"], name="own_by_end"),
            models.Index(fields=["person", "kind", "is_open", "score", "won"], name="own_by_score"),
        )

    def __str__(self) -> str:
        return f"table {self.table_id} of {self.person_id}"


class Tally(models.Model):
    """What somebody has reached in all their games of a kind, those that everybody may see or the others."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tallies")
    kind = models.CharField(max_length=83)
    is_open = models.BooleanField()
    games = models.PositiveIntegerField()
    wins = models.PositiveIntegerField()
    best = models.IntegerField()
    at = models.PositiveBigIntegerField()  # the table of the best score

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "kind", "is_open"], name="one_tally_a_kind"),)

    def __str__(self) -> str:
        return f"{self.games} games of {self.kind} of {self.person_id}"


class Gathering(models.Model):
    """A table that waits for players. It becomes a table when the last has come, and keeps its link."""

    game = models.CharField(max_length=80)
    options = models.JSONField()  # by name, as in records
    box = models.JSONField(null=True)  # an owner's values and their ruling; null: as the newest ruling has them
    wanted = models.JSONField()  # the rows in the order of the seats, see `wanted`
    begins = models.PositiveSmallIntegerField(null=True)  # the row that makes the first move; null: chance says
    open_scores = models.BooleanField(default=False)
    pace = models.PositiveIntegerField(default=0)  # milliseconds that bots will wait before each move
    terms = models.JSONField()  # see `terms`
    host = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="gatherings")
    code = models.CharField(max_length=22, unique=True)  # in the link that is sent to friends
    # What the table's chance will follow from: nobody sees it, only its hash. Empty when it has begun.
    fair_secret = models.CharField(max_length=64, editable=False)
    # Drawn when the last has sat down: then browsers show their numbers, until `due`; null: not all are there.
    fair_drawn = models.CharField(max_length=32, default="", editable=False)
    due = models.DateTimeField(null=True)
    sent_away = models.JSONField(default=list)  # persons whom the host does not want
    created = models.DateTimeField(auto_now_add=True)
    lasts_until = models.DateTimeField(db_index=True)  # later whenever the host comes by
    table = models.OneToOneField("web.Table", null=True, on_delete=models.CASCADE, related_name="gathering")
    rematch_of = models.OneToOneField("web.Table", null=True, on_delete=models.CASCADE, related_name="rematch")

    class Meta:
        indexes = (models.Index(fields=["host"], condition=models.Q(table=None), name="waiting_of_host"),)

    def __str__(self) -> str:
        return f"gathering {self.pk}: {self.game}"


class Place(models.Model):
    """A row of a gathering that somebody far away has taken, or that is kept for them until they come."""

    gathering = models.ForeignKey(Gathering, on_delete=models.CASCADE, related_name="places", db_index=False)
    row = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="places")
    joined = models.BooleanField(default=True)  # False: invited, and not here yet
    # What they add to the secret: its hash from the beginning, the number itself once all have sat down.
    hash = models.CharField(max_length=64, default="", editable=False)
    number = models.CharField(max_length=73, default="", editable=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["gathering", "row"], name="one_person_a_row"),
            models.UniqueConstraint(fields=["gathering", "person"], name="one_row_a_person"),
        )

    def __str__(self) -> str:
        return f"row {self.row} of gathering {self.gathering_id}"


class Clock(models.Model):
    """How much time a seat has left, in milliseconds."""

    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="clocks", db_index=False)
    seat = models.PositiveSmallIntegerField()
    left = models.PositiveBigIntegerField()  # when it last began to run, or stopped
    due = models.DateTimeField(null=True, db_index=True)  # when it will be over; null: it stands
    halted = models.DateTimeField(null=True)  # since when it does not run on: a pause, or a vacation
    # What was left when the seat chose, as long as its choice is kept back; 0: its time was over, and a bot chose for
    # it. Nobody else may know of that.
    kept = models.PositiveBigIntegerField(null=True)
    credited = models.PositiveIntegerField(default=0)  # after how many steps it last got more time

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_clock_a_seat"),)

    def __str__(self) -> str:
        return f"clock of seat {self.seat} of table {self.table_id}"


class Affairs(models.Model):
    """What people at a table have agreed on, or are asked to."""

    table = models.OneToOneField("web.Table", on_delete=models.CASCADE, related_name="affairs", primary_key=True)
    paused = models.DateTimeField(null=True)  # since when the clocks stand for all; null: they don't
    offer = models.JSONField(null=True)  # what somebody asks the others, see `consent.Offer`

    def __str__(self) -> str:
        return f"affairs of table {self.table_id}"


class Vacation(models.Model):
    """Days on which a person's clocks stand at tables by turns."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="vacations")
    began = models.DateTimeField()
    until = models.DateTimeField()  # when it ends by itself, or ended
    ended = models.BooleanField(default=False)  # whether clocks run on since

    def __str__(self) -> str:
        return f"vacation of {self.person} until {self.until:%Y-%m-%d}"


class Plan(models.Model):
    """What a seat has decided before it is asked: of the game's `Ahead`, or its next turn. Nobody else knows of it."""

    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="plans", db_index=False)
    seat = models.PositiveSmallIntegerField()
    words = models.JSONField()  # decisions of an `Ahead`, in their order; none: of the next turn, or not carried out
    round = models.PositiveIntegerField(null=True)  # the only one in which it holds
    turn = models.JSONField(null=True)  # decisions of the next turn: words, key and arguments of what the button says
    brings = models.CharField(max_length=16, default="", db_default="")  # what they have to bring; empty: anything
    lost = models.CharField(max_length=8, default="", db_default="")  # why it, or this rest of it, was not carried out

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_plan_a_seat"),)

    def __str__(self) -> str:
        return f"plan of seat {self.seat} at table {self.table_id}"
