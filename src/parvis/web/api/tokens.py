"""Making tokens, and finding whose one is.

A token is random, so nobody guesses it, and its hash needs no salt: who reads the database can use none.
"""

import secrets
from collections.abc import Collection
from datetime import timedelta
from hashlib import sha256

from django.db import transaction
from django.utils import timezone

from parvis.web.api.models import LONGEST, Token
from parvis.web.people.models import Person
from parvis.web.texts import SiteError

READ, PLAY, MAKE = "read", "play", "make"
SCOPES = (READ, PLAY, MAKE)
"""What tokens can be for: to read what their person may see; to decide for them; to open tables, and to sit down."""
PREFIX = "parvis_"
"""How tokens begin, so that people and programs that look for secrets know one when they see it."""
BYTES = 32
MOST = 20
"""Tokens that one person can have."""
HOUR = timedelta(hours=1)


def make(person: Person, name: str, scopes: Collection[str]) -> str:
    """Make a token for somebody, who is shown it this once. Raises SiteError."""
    if not 0 < len(name.strip()) <= LONGEST:
        raise SiteError("error-token-name")
    if unknown := {*scopes} - {*SCOPES}:
        raise SiteError("error-token-scope", scope=min(unknown))
    token = PREFIX + secrets.token_urlsafe(BYTES)
    allowed = " ".join(scope for scope in SCOPES if scope == READ or scope in scopes)
    with transaction.atomic():
        Person.objects.select_for_update().get(pk=person.pk, guest=False)  # who asks twice at once is counted twice
        if Token.objects.filter(person=person).count() >= MOST:
            raise SiteError("error-tokens", most=MOST)
        Token.objects.create(person=person, name=name.strip(), digest=digest(token), scopes=allowed)
    return token


def find(token: str) -> Token | None:
    """The token as it is kept; None if it was never made, is revoked, or its person may not be here."""
    found = Token.objects.select_related("person").filter(digest=digest(token), person__is_active=True).first()
    if found is not None and (found.used is None or found.used < timezone.now() - HOUR):
        Token.objects.filter(pk=found.pk).update(used=timezone.now())
    return found


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
