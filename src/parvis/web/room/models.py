"""Who holds a seat from afar, how much time they have left, and what they have agreed on."""

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
    """What a seat has decided before it is asked. Nobody else knows of it."""

    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="plans", db_index=False)
    seat = models.PositiveSmallIntegerField()
    words = models.JSONField()  # decisions, in their order; none: it could not be carried out
    round = models.PositiveIntegerField(null=True)  # the only one in which it holds

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_plan_a_seat"),)

    def __str__(self) -> str:
        return f"plan of seat {self.seat} at table {self.table_id}"
