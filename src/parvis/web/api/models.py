"""Tokens: a program that has one does what its scopes allow in the name of the person whose token it is."""

from django.conf import settings
from django.db import models

LONGEST = 60
"""Most characters of a token's name."""


class Token(models.Model):
    """A token as it is kept: what it opens, not what it is."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=LONGEST)
    digest = models.CharField(max_length=64, unique=True)  # of the token, which nobody can read again
    scopes = models.CharField(max_length=40)  # names with spaces between them, see `tokens`
    created = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True)  # when last, to the hour; null: never

    def __str__(self) -> str:
        return f"token {self.pk} of {self.person_id}"

    def allows(self, scope: str) -> bool:
        """Whether it is for what that scope names."""
        return scope in self.scopes.split()
