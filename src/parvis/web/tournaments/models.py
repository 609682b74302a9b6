"""Tournaments, who has entered them, their rounds with the groups that play at a table each, and ladders of seasons."""

from django.conf import settings
from django.db import models

LONGEST_TITLE, LONGEST_ABOUT = 60, 1000
"""Characters of a tournament's title, and of what is told about it."""
OPEN, CHECK_IN, DRAWN, RUNNING, OVER, OFF = STAGES = ("open", "check-in", "drawn", "running", "over", "off")
"""How far a tournament is: announced; whoever is here says so; who plays is settled; under way; over; called off."""
SWISS, ROBIN, KNOCK_OUT = KINDS = ("swiss", "robin", "knock-out")
BOT, STRIKE = LEAVING = ("bot", "strike")
"""What becomes of somebody who leaves: a bot plays all their games, or they are paired no more and stand last at the
table that they left.
"""


class Announced(models.Model):
    """What a tournament and a ladder say of themselves alike."""

    title = models.CharField(max_length=LONGEST_TITLE)
    about = models.CharField(max_length=LONGEST_ABOUT, default="", blank=True)
    game = models.CharField(max_length=80)
    options = models.JSONField()  # by name, as in records
    terms = models.JSONField()  # of its tables, see `room.terms`
    size = models.PositiveSmallIntegerField()  # people at a table at most
    rounds = models.PositiveSmallIntegerField()  # 0: until one table is left
    leaving = models.CharField(max_length=6)

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return self.title


class Tournament(Announced):
    """A tournament. Whatever changes it or its rounds locks its row first."""

    kind = models.CharField(max_length=10)
    going_on = models.PositiveSmallIntegerField(default=0)  # in a knock-out: how many of a table go on
    duplicate = models.BooleanField(default=False)  # whether all tables of a round have the same deals
    late = models.BooleanField(default=False)  # whether people can enter until the last round is paired
    by_itself = models.BooleanField(default=True)  # whether a round closes when its last table has ended
    stage = models.CharField(max_length=8, default=OPEN, db_index=True)
    revision = models.PositiveIntegerField(default=0)  # how often who plays, or a result, has changed
    plan = models.JSONField(null=True)  # of a round robin: its groups by round, as numbers of entries
    host = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="tournaments")
    created = models.DateTimeField(auto_now_add=True)


class Entry(models.Model):
    """Somebody who has entered a tournament."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="entries", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="entries")
    entered = models.DateTimeField(auto_now_add=True)
    here = models.BooleanField(default=False)  # whether they have checked in
    left = models.DateTimeField(null=True)  # when they left the tournament
    out = models.BooleanField(default=False)  # whether they were knocked out

    class Meta:
        constraints = (models.UniqueConstraint(fields=["tournament", "person"], name="one_entry_a_person"),)

    @property
    def is_gone(self) -> bool:
        """Whether they play no more: they have left, or were banned or are gone from the site."""
        return self.left is not None or not self.person.is_active

    def __str__(self) -> str:
        return f"entry of {self.person_id} to tournament {self.tournament_id}"


class Round(models.Model):
    """A round that has been paired."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="played", db_index=False)
    number = models.PositiveSmallIntegerField()  # 1 for the first
    seed = models.PositiveBigIntegerField()  # from which its lots come
    # What chance follows from at all of its tables, where they have the same deals; forgotten when it is closed.
    secret = models.CharField(max_length=64, default="", editable=False)
    closed = models.DateTimeField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["tournament", "number"], name="one_round_a_number"),)

    def __str__(self) -> str:
        return f"round {self.number} of tournament {self.tournament_id}"


class Group(models.Model):
    """People who play together in a round, at a table if there are several: one alone has a bye."""

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="groups", db_index=False)
    number = models.PositiveSmallIntegerField()  # 1 for the first
    table = models.OneToOneField("web.Table", null=True, on_delete=models.SET_NULL, related_name="group")
    scores = models.JSONField(null=True)  # by seat; null: not known yet
    places = models.JSONField(null=True)  # by seat
    by_hand = models.BooleanField(default=False)  # whether somebody has set the result
    sealed = models.BooleanField(default=False)  # whether nobody else may see the table yet

    class Meta:
        constraints = (models.UniqueConstraint(fields=["round", "number"], name="one_group_a_number"),)
        indexes = (
            models.Index(fields=["round"], condition=models.Q(places__isnull=True), name="groups_at_play"),
            models.Index(fields=["round"], condition=models.Q(sealed=True), name="groups_sealed"),
        )

    def __str__(self) -> str:
        return f"group {self.number} of round {self.round_id}"


class Chair(models.Model):
    """The seat of somebody in a group."""

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="chairs", db_index=False)
    group = models.ForeignKey(Group, on_delete=models.CASCADE, related_name="chairs", db_index=False)
    seat = models.PositiveSmallIntegerField()
    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="chairs")

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["group", "seat"], name="one_entry_a_seat"),
            models.UniqueConstraint(fields=["round", "entry"], name="one_group_an_entry"),
        )

    def __str__(self) -> str:
        return f"seat {self.seat} of group {self.group_id}"


class Ladder(Announced):
    """A ladder: season by season, its divisions are round robins that say who goes up and down. Whatever changes who
    plays in which season locks its row first.
    """

    kind, late, duplicate = ROBIN, False, False
    """What the divisions are as tournaments."""
    division = models.PositiveSmallIntegerField()  # how many people a division has
    moving = models.PositiveSmallIntegerField()  # how many of them go up, and down
    weeks = models.PositiveSmallIntegerField()  # how long a season lasts
    season = models.PositiveSmallIntegerField(default=0)  # the newest; 0: none has begun
    due = models.DateTimeField(db_index=True)  # when that ends, and the next one begins
    waiting = models.BooleanField(default=False)  # whether it has ended, but too few have entered for the next one
    over = models.DateTimeField(null=True)  # when the ladder has ended
    host = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="ladders")
    created = models.DateTimeField(auto_now_add=True)


class Division(models.Model):
    """A division of a ladder in one season: a tournament."""

    ladder = models.ForeignKey(Ladder, on_delete=models.CASCADE, related_name="divisions", db_index=False)
    season = models.PositiveSmallIntegerField()
    number = models.PositiveSmallIntegerField()  # 1 for the highest
    tournament = models.OneToOneField(Tournament, on_delete=models.CASCADE, related_name="division")

    class Meta:
        constraints = (models.UniqueConstraint(fields=["ladder", "season", "number"], name="one_division_a_number"),)

    def __str__(self) -> str:
        return f"division {self.number} of season {self.season} of ladder {self.ladder_id}"


class Entrant(models.Model):
    """Somebody who is to play in a ladder's next season, or must not."""

    ladder = models.ForeignKey(Ladder, on_delete=models.CASCADE, related_name="entrants", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="entrants")
    entered = models.DateTimeField(auto_now_add=True)
    removed = models.BooleanField(default=False)  # whether the organizer keeps them out of the next season

    class Meta:
        constraints = (models.UniqueConstraint(fields=["ladder", "person"], name="one_entrant_a_person"),)

    def __str__(self) -> str:
        return f"entrant {self.person_id} of ladder {self.ladder_id}"
