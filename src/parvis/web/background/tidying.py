"""What nobody needs any more goes by itself: once a day, in the thread that looks after clocks.

The outbox is tidied by who sends it; games, and what was said at their tables, stay.
"""

from datetime import datetime, timedelta
from importlib import import_module

from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.sessions.models import Session

from parvis.web.background import claims
from parvis.web.hosting import shared_counts
from parvis.web.hosting.models import Letter
from parvis.web.live import lists
from parvis.web.room.models import Gathering

EVERY = timedelta(days=1)
LETTERS = timedelta(days=30)
"""For so long admins find letters that could not be sent: the links in them are good for three days."""


def tidy(now: datetime) -> None:
    """Forget sessions that are over, tables that nobody waits at any more, old letters and counts, marks of lists and
    claims.
    """
    import_module(settings.SESSION_ENGINE).SessionStore.clear_expired()
    UserSession.objects.exclude(session_key__in=Session.objects.values("session_key")).delete()
    Gathering.objects.filter(table=None, lasts_until__lte=now).delete()
    Letter.objects.filter(created__lt=now - LETTERS).delete()
    shared_counts.forget(before=now - EVERY)
    lists.tidy()
    claims.tidy()
