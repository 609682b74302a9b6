"""Who holds a seat from afar."""

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
