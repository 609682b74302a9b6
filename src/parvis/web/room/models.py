"""Who holds a seat from afar, and tables that wait until somebody does."""

from django.conf import settings
from django.db import models


class Sitting(models.Model):
    """A seat that belongs to a person. People's seats without one are played at the host's own screen."""

    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="sittings", db_index=False)
    seat = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="sittings")

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_person_a_seat"),)

    def __str__(self) -> str:
        return f"{self.person} in seat {self.seat} of table {self.table_id}"


class Gathering(models.Model):
    """A table that waits for players. It becomes a table when the last has come, and keeps its link."""

    game = models.CharField(max_length=80)
    options = models.JSONField()  # by name, as in records
    wanted = models.JSONField()  # the rows in the order of the seats, see `wanted`
    begins = models.PositiveSmallIntegerField(null=True)  # the row that makes the first move; null: chance says
    open_scores = models.BooleanField(default=False)
    pace = models.PositiveIntegerField(default=0)  # milliseconds that bots will wait before each move
    terms = models.JSONField()  # see `terms`
    host = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="gatherings")
    code = models.CharField(max_length=22, unique=True)  # in the link that is sent to friends
    sent_away = models.JSONField(default=list)  # persons whom the host does not want
    created = models.DateTimeField(auto_now_add=True)
    lasts_until = models.DateTimeField(db_index=True)  # later whenever the host comes by
    table = models.OneToOneField("web.Table", null=True, on_delete=models.CASCADE, related_name="gathering")
    again = models.OneToOneField("web.Table", null=True, on_delete=models.CASCADE, related_name="rematch")

    def __str__(self) -> str:
        return f"gathering {self.pk}: {self.game}"


class Place(models.Model):
    """A row of a gathering that somebody far away has taken, or that is kept for them until they come."""

    gathering = models.ForeignKey(Gathering, on_delete=models.CASCADE, related_name="places", db_index=False)
    row = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="places")
    joined = models.BooleanField(default=True)  # False: invited, and not here yet

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["gathering", "row"], name="one_person_a_row"),
            models.UniqueConstraint(fields=["gathering", "person"], name="one_row_a_person"),
        )

    def __str__(self) -> str:
        return f"row {self.row} of gathering {self.gathering_id}"
