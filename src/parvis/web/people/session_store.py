"""What browsers are remembered by in a club: as Django keeps it in the database, found by a statement written once."""

from typing import Any

from django.contrib.sessions.backends import db
from django.contrib.sessions.backends.base import UpdateError
from django.contrib.sessions.models import Session
from django.db import OperationalError
from django.utils import timezone

from parvis.web.storage.statements import Statement

BY_KEY = Statement(lambda: Session.objects.filter(session_key="key"))


class SessionStore(db.SessionStore):
    """What is remembered of one browser."""

    def load(self) -> dict[str, Any]:
        """All content of the session; nothing, and no key any more, where that is unknown or over."""
        found: Session | None = BY_KEY.first(self.session_key) if self.session_key else None
        if found is None or found.expire_date <= timezone.now():
            self._session_key = None
            return {}
        return dict(self.decode(found.session_data))

    def save(self, must_create: bool = False) -> None:
        """Keep it. Raises UpdateError where it is gone meanwhile, and OperationalError where it can't be kept: Django
        takes one for the other.
        """
        try:
            super().save(must_create)
        except UpdateError as error:
            if isinstance(error.__context__, OperationalError):
                raise error.__context__ from None
            raise
