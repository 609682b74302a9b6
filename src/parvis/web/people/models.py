"""A person: somebody with a name and a cookie, or with an account too; and what is kept of persons."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models

from parvis.web.languages import current
from parvis.web.people.lookalikes import drawn, folded, stem
from parvis.web.storage.statements import Statement

LONGEST = 40
"""Most characters of a name."""
LONGEST_FOLDED = 800
"""Characters of what it looks like: a single sign can be a whole phrase."""
NAMED = {"name", "guest"}
"""What `alike`, `drawn` and `stem` follow from."""
LONGEST_REPORT = 1000
"""Characters of a report."""
SHOWN_TO = EVERYBODY, FRIENDS, NOBODY = "everybody", "friends", "nobody"
"""Whom a person lets see that they are here, and at which table: all who follow them, of these only their friends, or
nobody.
"""
BY_NUMBER = Statement(lambda: Person.objects.filter(pk=1))


class PersonManager(BaseUserManager["Person"]):
    """Makes persons, and finds them."""

    def get(self, *given: Any, **named: Any) -> "Person":
        """Find a person as every manager does; by number alone, as for every page, with a statement that is written
        once.
        """
        if given or named.keys() != {"pk"} or type(named["pk"]) is not int:
            return super().get(*given, **named)
        person: Person | None = BY_NUMBER.first(named["pk"])
        if person is None:
            raise self.model.DoesNotExist
        return person

    def create_guest(self, name: str) -> "Person":
        """Somebody without an account: a name, and whatever the browser remembers."""
        return self.make(name=name, guest=True)

    def create_user(self, email: str, password: str | None = None, **more: Any) -> "Person":
        """Somebody with an account. Without a password they sign in by other means."""
        address = self.normalize_email(email).lower()
        name = more.pop("name", None) or self.free_name(address.partition("@")[0])
        return self.make(email=address, password=password, name=name, **more)

    def create_superuser(self, email: str, password: str | None = None, **more: Any) -> "Person":
        """Somebody who keeps the place in order."""
        return self.create_user(email, password, is_staff=True, is_superuser=True, **more)

    def alike(self, name: str) -> models.QuerySet["Person"]:
        """The accounts whose names can be taken for that one."""
        return self.filter(models.Q(alike=folded(name)) | models.Q(drawn=drawn(name)))

    def free_name(self, name: str) -> str:
        """A name that no account has: the given one, with a number behind it if one looks like it."""
        shown, count = name[:LONGEST], 1
        while self.alike(shown).exists():
            count += 1
            behind = f" {count}"
            shown = name[: LONGEST - len(behind)] + behind
        return shown

    def make(self, password: str | None = None, **fields: Any) -> "Person":
        """A person as the database keeps them."""
        person = self.model(**{"language": current(), **fields})
        person.name = person.name[:LONGEST]
        person.set_password(password)
        person.save(using=self._db)
        return person


class Person(AbstractBaseUser, PermissionsMixin):
    """Somebody who plays here. Whoever leaves is made anonymous: their games are others' games too, and stay."""

    name = models.CharField(max_length=LONGEST)  # empty: somebody who has left
    email = models.EmailField(null=True, db_index=True)  # perhaps only claimed; null: a guest, or somebody who has left
    guest = models.BooleanField(default=False)
    # Whether a program plays with this account, see `programs`: never undone.
    bot = models.BooleanField(default=False, db_default=False)
    is_staff = models.BooleanField(default=False)  # keeps the place in order
    is_active = models.BooleanField(default=True)  # False: banned, or gone
    language = models.CharField(max_length=20, default="", blank=True)  # see `languages`; empty: never chosen
    created = models.DateTimeField(auto_now_add=True)
    # Who may see that they are here, see `friends`; and the last day on which they were.
    shown_to = models.CharField(max_length=9, default=FRIENDS, db_default=FRIENDS)
    seen = models.DateField(null=True)
    alike = models.CharField(max_length=LONGEST_FOLDED, default="", editable=False)  # see `alike`; empty: no account
    drawn = models.CharField(max_length=LONGEST_FOLDED, default="", editable=False)  # see `drawn`; empty: no account
    stem = models.CharField(max_length=LONGEST_FOLDED, default="", editable=False, db_index=True)  # without figures

    objects: ClassVar[PersonManager] = PersonManager()

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["alike"], condition=~models.Q(alike=""), name="one_of_a_name"),
            models.UniqueConstraint(fields=["drawn"], condition=~models.Q(drawn=""), name="one_of_a_look"),
        )

    def __str__(self) -> str:
        return self.name or f"#{self.pk}"

    def save(self, *, update_fields: Iterable[str] | None = None, **how: Any) -> None:
        """Save them, with what their name looks like if it is an account's."""
        self.alike, self.drawn, self.stem = (
            ("", "", "") if self.guest else (folded(self.name), drawn(self.name), stem(self.name))
        )
        if update_fields is not None and NAMED & {*update_fields}:
            update_fields = {*update_fields, "alike", "drawn", "stem"}
        super().save(update_fields=update_fields, **how)

    def same_as(self, other: Self | None) -> bool:
        """Whether that is the same person."""
        return other is not None and self.pk == other.pk

    @property
    def gone(self) -> bool:
        """Whether they have left for good."""
        return not self.name


class Block(models.Model):
    """Somebody wants nothing to do with somebody else: no new table together, no word."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="blocked_by")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "blocked"], name="one_block_a_pair"),)

    def __str__(self) -> str:
        return f"{self.person_id} blocks {self.blocked_id}"


class Follow(models.Model):
    """Somebody wants to know when somebody else is here. Two who follow each other are friends."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="follows")
    followed = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="followers")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "followed"], name="followed_once"),)

    def __str__(self) -> str:
        return f"{self.person_id} follows {self.followed_id}"


class Report(models.Model):
    """What somebody tells those who keep the place in order about somebody else."""

    by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="reports")
    about = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="reported")
    table = models.ForeignKey("web.Table", null=True, on_delete=models.SET_NULL, related_name="+")
    line = models.PositiveBigIntegerField(null=True)  # what was said there, if it is about that
    words = models.CharField(max_length=LONGEST_REPORT)
    created = models.DateTimeField(auto_now_add=True)
    handled = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"#{self.pk}"


class Rating(models.Model):
    """How strong somebody is at a game with that many players, by OpenSkill's Plackett-Luce model."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="ratings")
    game = models.CharField(max_length=80)
    seats = models.PositiveSmallIntegerField()
    mu = models.FloatField()
    sigma = models.FloatField()
    games = models.PositiveIntegerField(default=0)
    changed = models.DateTimeField()  # when the last of these games was over

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "game", "seats"], name="one_rating_a_person"),)
        indexes = (models.Index(fields=["game", "seats", "games"], name="ranking"),)

    def __str__(self) -> str:
        return f"{self.person_id} at {self.game} with {self.seats}: {self.mu:.1f} ± {self.sigma:.1f}"


class RatingChange(models.Model):
    """What one game made of a rating."""

    rating = models.ForeignKey(Rating, on_delete=models.CASCADE, related_name="changes")
    table = models.ForeignKey("web.Table", null=True, on_delete=models.SET_NULL, related_name="rating_changes")
    place = models.PositiveSmallIntegerField()  # among those who are rated
    mu_before = models.FloatField()
    sigma_before = models.FloatField()
    mu = models.FloatField()
    sigma = models.FloatField()
    finished = models.DateTimeField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "rating"], name="one_change_a_game"),)
        indexes = (models.Index(fields=["rating", "finished", "id"], name="changes_by_end"),)

    def __str__(self) -> str:
        return f"rating {self.rating_id}: {self.mu_before:.1f} to {self.mu:.1f}"


class Counted(models.Model):
    """A finished table that has been counted for ratings, whether or not any of them changed: never again."""

    table = models.OneToOneField("web.Table", primary_key=True, on_delete=models.CASCADE, related_name="counted")

    def __str__(self) -> str:
        return f"table {self.table_id}"


class PuzzleTry(models.Model):
    """A person's first try of a puzzle, and what it made of the ratings of both."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="puzzle_tries")
    game = models.CharField(max_length=80)
    puzzle = models.CharField(max_length=64)
    solved = models.BooleanField()
    mu = models.FloatField()
    sigma = models.FloatField()
    puzzle_mu = models.FloatField()
    puzzle_sigma = models.FloatField()
    tried = models.DateTimeField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=["person", "game", "puzzle"], name="one_try_a_puzzle"),)
        indexes = (models.Index(fields=["game", "puzzle", "id"], name="tries_of_a_puzzle"),)

    def __str__(self) -> str:
        return f"{self.game} {self.puzzle}: {'solved' if self.solved else 'missed'}"
