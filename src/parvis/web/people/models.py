"""A person: somebody with a name and a cookie, or with an account too."""

from typing import Any, ClassVar, Self

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models

LONGEST = 40
"""Characters of a name."""


class PersonManager(BaseUserManager):
    """Makes persons."""

    def create_guest(self, name: str) -> "Person":
        """Somebody without an account: a name, and whatever the browser remembers."""
        return self.make(name=name, guest=True)

    def create_user(self, email: str, password: str | None = None, **more: Any) -> "Person":
        """Somebody with an account. Without a password they sign in by other means."""
        address = self.normalize_email(email)
        return self.make(email=address, password=password, name=more.pop("name", address.partition("@")[0]), **more)

    def create_superuser(self, email: str, password: str | None = None, **more: Any) -> "Person":
        """Somebody who keeps the place in order."""
        return self.create_user(email, password, is_staff=True, is_superuser=True, **more)

    def make(self, password: str | None = None, **fields: Any) -> "Person":
        """A person as the database keeps them."""
        person: Person = self.model(**fields)
        person.name = person.name[:LONGEST]
        person.set_password(password)
        person.save(using=self._db)
        return person


class Person(AbstractBaseUser, PermissionsMixin):
    """Somebody who plays here. Whoever leaves is made anonymous: their games are others' games too, and stay."""

    name = models.CharField(max_length=LONGEST)
    email = models.EmailField(null=True, unique=True)  # null: a guest, or somebody who has left
    guest = models.BooleanField(default=False)
    is_staff = models.BooleanField(default=False)  # keeps the place in order
    is_active = models.BooleanField(default=True)  # False: banned, or gone
    created = models.DateTimeField(auto_now_add=True)

    objects: ClassVar[PersonManager] = PersonManager()

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    def __str__(self) -> str:
        return self.name

    def same_as(self, other: Self | None) -> bool:
        """Whether that is the same person."""
        return other is not None and self.pk == other.pk
