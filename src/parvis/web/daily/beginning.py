"""Beginning to play a deal of the day: what all chance and all bots of it follow from, and one try for everybody."""

import datetime
import hmac
from typing import Any

from django.conf import settings
from django.db import IntegrityError, transaction

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.web.daily.models import Deal, Try
from parvis.web.daily.sealing import today
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room.terms import LINK, Terms
from parvis.web.tables import bots
from parvis.web.tables.opening import NewTable, against_bots, open_table
from parvis.web.texts import SiteError

LEVEL = "skilled"
"""Of the bots: one that plans by no clock, so it decides the same for everybody."""
SEED = 6
"""Bytes from which the bots' chance comes."""


def games() -> list[Game]:
    """The games of which there is a deal a day."""
    return [registry.find(name) for name in registry.names()]


def table_for(game: Game, name: str) -> NewTable:
    """The table at which somebody of that name plays a deal of the game, before it has its chance."""
    return against_bots(game, name, bots.own_level(LEVEL, game))


def deal_of_today(game: Game) -> Deal:
    """The deal of the day in a game, made when the first one plays it."""
    day = today()
    return Deal.objects.get_or_create(day=day, game=game.name, defaults={"secret": secret(day, game).hex()})[0]


def secret(day: datetime.date, game: Game) -> bytes:
    """What the chance of a deal follows from: nobody without the site's own key can know it before."""
    asked = "\n".join(("deal of the day", day.isoformat(), game.name, str(game.ruling)))
    return hmac.digest(settings.SECRET_KEY.encode(), asked.encode(), "sha256")


def begin(game: Game, name: str, person: Person | None, browser: str, pace: int) -> Table:
    """Open the table of somebody's one try of today's deal; the one of their try where that is still played.

    `person`: None at home, where the `browser` has the try. Raises SiteError if they have played it.
    """
    if person is not None and person.bot:
        raise SiteError("daily-people-only")
    who: dict[str, Any] = {"person": person} if person is not None else {"browser": browser}
    try:
        with transaction.atomic():
            deal = deal_of_today(game)
            made = Try.objects.create(deal=deal, **who)
            made.table = open_table(new_table(deal, game, name, person, pace))
            made.save(update_fields=["table"])
            return made.table
    except IntegrityError:
        table = Table.objects.filter(daily_try__deal=deal_of_today(game), finished=None)
        known = table.filter(**{f"daily_try__{field}": value for field, value in who.items()}).first()
        if known is None:
            raise SiteError("daily-once", game=game.title) from None
        return known


def new_table(deal: Deal, game: Game, name: str, person: Person | None, pace: int) -> NewTable:
    """The table of a try: nobody watches, and nobody is helped."""
    made = table_for(game, name)
    made.host, made.afar = person, {0: person} if person is not None else {}
    made.terms = Terms(visibility=LINK, watchers=False, chat=False, daily=True).to_json()
    made.secret, made.pace = bytes.fromhex(deal.secret), pace
    made.seed = int.from_bytes(hmac.digest(made.secret, b"bots", "sha256")[:SEED], "big")
    return made
