"""What a page tells of bots that think for a noticeable time: which ones, for how long, and since when."""

import math
from collections.abc import Collection
from dataclasses import dataclass

from parvis.engine.contract import Game, seats_of
from parvis.web.models import Table
from parvis.web.tables import bots, pace
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import Seat


@dataclass(frozen=True)
class Thinking:
    """Bots at work on the table's present question, one after the other."""

    bots: list[str]
    """Names of the bots that think, each once."""
    seconds: float
    """How long they think by their own plans, together."""
    lasts: float
    """Seconds until the table goes on, as far as that is known: the pace may ask for more."""
    passed: float
    """How many of these have passed."""

    @property
    def about(self) -> int:
        """The seconds that they think, to be told."""
        return math.ceil(self.seconds)


def thinking(table: Table, game: Game, chosen: Collection[int], screen: Screen, sitting: list[Seat]) -> Thinking | None:
    """The bots that the screen waits for; None if it waits for none that takes its time."""
    if not screen.waiting:
        return None
    asked = {seat: sitting[seat].bot or "" for seat in seats_of(table.movers & table.bots)}
    planned = {seat: bots.seconds(game, name) for seat, name in asked.items()}
    if not any(planned[seat] for seat in asked if seat not in chosen):
        return None
    names = list(dict.fromkeys(name for seat, name in asked.items() if planned[seat]))
    seconds = sum(planned.values())
    waits = 0.0 if pace.waits_for_person(table) else pace.seconds(table)
    return Thinking(names, seconds, max(seconds, waits), pace.since_last_step(table))
