"""A visit: whoever sits before one screen, at one table, as it is now. Each request makes one, and hands it on."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

from django.http import HttpRequest

from parvis.engine.lines import Onlooker
from parvis.web.models import Table
from parvis.web.tables import screen
from parvis.web.tables.deciding import choices
from parvis.web.tables.loading import game_of
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import Seat, seats
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.viewer import Viewer, viewer
from parvis.web.texts import GameTexts


@dataclass(frozen=True)
class Visit:
    """A table and who looks at it, with what follows from both, each found out when it is first asked for.

    A table that has changed is another visit. Each property raises Unreadable for a damaged table.
    """

    table: Table
    viewer: Viewer

    @classmethod
    def of(cls, request: HttpRequest, table: Table) -> Self:
        """The visit of whoever sends a request."""
        return cls(table, viewer(request, table))

    @cached_property
    def choices(self) -> dict[int, str]:
        """What is kept back at the table, in words, by seat."""
        return choices(self.table)

    @cached_property
    def screen(self) -> Screen:
        """The screen that the viewer is shown."""
        return screen.look(self.table, set(self.choices), self.viewer)

    @property
    def onlooker(self) -> Onlooker:
        """The onlooker whose view the screen shows."""
        return self.screen.onlooker

    @cached_property
    def seats(self) -> list[Seat]:
        """Who sits at the table, as they are called here."""
        return seats(self.table, self.viewer.held)

    @cached_property
    def texts(self) -> GameTexts:
        """The game's texts, with these names."""
        return GameTexts(game_of(self.table), [seat.name for seat in self.seats])

    @cached_property
    def playing(self) -> TableGame:
        """The table's game at its newest position."""
        return TableGame.of(self.table)

    @property
    def undoing(self) -> int | None:
        """The person who can take something back here; None: nobody."""
        return screen.who_may_undo(self.table, self.choices, self.screen, self.viewer)
