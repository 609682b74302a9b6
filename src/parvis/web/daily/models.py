"""What the site keeps of deals of the day, and of those who play them."""

from django.conf import settings
from django.db import models

from parvis.web.models import Table


class Deal(models.Model):
    """The deal of a day in a game. There is none before somebody plays it."""

    day = models.DateField()
    game = models.CharField(max_length=80)
    secret = models.CharField(max_length=64, editable=False)  # what its chance follows from

    class Meta:
        app_label = "daily"
        constraints = (models.UniqueConstraint(fields=["day", "game"], name="one_deal_a_day"),)

    def __str__(self) -> str:
        return f"{self.game}, {self.day}"


class Try(models.Model):
    """Somebody's one try of a deal."""

    deal = models.ForeignKey(Deal, on_delete=models.CASCADE, related_name="tries")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="daily_tries"
    )  # null: nobody has an account at home
    browser = models.CharField(max_length=32, default="", editable=False)  # at home, what it calls itself
    table = models.OneToOneField(Table, null=True, on_delete=models.SET_NULL, related_name="daily_try")
    points = models.IntegerField(null=True)  # null: not played to the end
    ended = models.DateTimeField(null=True)

    class Meta:
        app_label = "daily"
        verbose_name_plural = "tries"
        constraints = (
            models.UniqueConstraint(fields=["deal", "person"], name="one_try_a_person"),
            models.UniqueConstraint(
                fields=["deal", "browser"], condition=~models.Q(browser=""), name="one_try_a_browser"
            ),
        )
        indexes = (models.Index(fields=["deal", "-points"], name="tries_by_points"),)

    def __str__(self) -> str:
        return f"try at table {self.table_id}"
