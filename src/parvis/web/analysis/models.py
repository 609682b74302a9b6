"""What the site keeps of analyses."""

from django.db import models

from parvis.web.models import Table


class Hint(models.Model):
    """What a person was told who asked for a hint: once a question, and never forgotten."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="hints")
    number = models.PositiveIntegerField()  # how many steps were made when it was asked
    revision = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    content = models.JSONField(null=True)  # all decisions, the best first, see `hints.told`; null: not found yet
    until = models.DateTimeField(null=True)  # for how long nobody else looks for it, by the clock of the database

    class Meta:
        app_label = "analysis"
        constraints = (
            models.UniqueConstraint(fields=["table", "number", "revision", "seat"], name="one_hint_a_question"),
        )

    def __str__(self) -> str:
        return f"hint at table {self.table_id}, step {self.number}"


class Coaching(models.Model):
    """What the coach of a table keeps: what it has said, and what it knows about the question that is open."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True, related_name="coaching")
    is_on = models.BooleanField(default=True)
    named = models.JSONField(default=dict)  # key of what is at stake -> how many steps were made when it was named
    warned = models.JSONField(default=list)  # each: how many steps were made, the seat, the decision in words
    # What is asked now: how many steps were made, whose answer is missing; null: nobody's who is coached.
    number = models.PositiveIntegerField(default=0)
    revision = models.PositiveIntegerField(default=0)
    seat = models.PositiveSmallIntegerField(null=True)
    content = models.JSONField(null=True)  # all decisions, the best first, as in a hint; null: not judged yet
    is_fine = models.BooleanField(default=False, db_default=False)  # whether it was judged for longer, too
    until = models.DateTimeField(null=True)  # for how long nobody else judges it, by the clock of the database

    class Meta:
        app_label = "analysis"

    def __str__(self) -> str:
        return f"coach at table {self.table_id}"


class Ordered(models.Model):
    """Something about a finished table that takes a while: asked for, under way, made or failed."""

    asked = models.DateTimeField(auto_now_add=True)
    done = models.PositiveIntegerField(default=0)  # pieces of it
    total = models.PositiveIntegerField(default=0)  # pieces; 0: nobody knows yet
    content = models.JSONField(null=True)  # in the format of `parvis.insight`
    tries = models.PositiveSmallIntegerField(default=0)  # how often it went wrong
    worker = models.CharField(max_length=32, default="")  # which process is at it
    until = models.DateTimeField(null=True)  # for how long nobody else begins it, by the clock of the database

    class Meta:
        abstract = True


class Analysis(Ordered):
    """The analysis of a finished table."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True, related_name="analysis")
    par = models.JSONField(null=True)  # as in `content`, which comes later

    class Meta:
        app_label = "analysis"
        verbose_name_plural = "analyses"
        indexes = (
            models.Index(fields=["asked"], condition=models.Q(content__isnull=True), name="analyses_to_be_made"),
        )

    def __str__(self) -> str:
        return f"analysis of table {self.pk}"


class Spread(Ordered):
    """What a finished table's game comes to when bots finish it many times from one of its steps."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="spreads")
    step = models.PositiveIntegerField()  # how many steps are made before

    class Meta:
        app_label = "analysis"
        constraints = (models.UniqueConstraint(fields=["table", "step"], name="one_spread_a_step"),)
        indexes = (models.Index(fields=["asked"], condition=models.Q(content__isnull=True), name="spreads_to_be_made"),)

    def __str__(self) -> str:
        return f"games from step {self.step} of table {self.table_id}"
