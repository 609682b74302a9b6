"""On which terms people play at a table: how much time there is, who may see it, and what becomes of the absent."""

import marshal
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from typing import Any

from django.contrib.auth.hashers import check_password

from parvis.engine.state import PLAINEST
from parvis.web.people.models import Person
from parvis.web.texts import SiteError

LIVE, TURNS = "live", "turns"
TIME_MODES = (LIVE, TURNS)
"""Everybody is here and plays on; or everybody comes by when it suits them, over days."""
PUBLIC, LINK, PASSWORD = "public", "link", "password"
VISIBILITIES = (PUBLIC, LINK, PASSWORD)
STAND_IN = "skilled"
KINDS: Mapping[Any, Any] = {str: str, int: int, bool: bool, int | None: (int, type(None))}
"""What the fields of terms may hold, by their types."""
KEPT = 1_000
"""Terms that are kept as they were read."""


@dataclass(frozen=True)
class Terms:
    """The terms of a table. Times are in seconds."""

    time_mode: str = LIVE
    base: int | None = None
    """What everybody has at first; None: there is no clock."""
    increment: int = 0
    """What is added with each move: live after it, by turns before it."""
    cap: int | None = None
    """The most that one can have; None: no limit."""
    rated: bool = False
    programs: bool = False
    """Whether only programs' accounts sit down there: so rated, it counts in their own list."""
    visibility: str = PUBLIC
    password: str = ""
    """The password as Django hashes it; empty where there is none."""
    watchers: bool = True
    """Whether others may watch."""
    chat: bool = True
    stand_in: str = STAND_IN
    """The bot that plays on for those who have gone."""
    revealed: bool = True
    """Whether everybody may see everything of the game when it is over."""
    sealed: bool = False
    """Whether only those who sit there see it, not even who keeps the place in order: others play the same deals."""
    tournament: bool = False
    """Whether the result counts in a tournament, whether rated or not."""
    coached: bool = False
    """Whether a coach helps the one person who plays there against bots."""
    daily: bool = False
    """Whether a deal of the day is played, which others see only when they have played it, or the day is over."""

    def __post_init__(self) -> None:
        for field in fields(self):
            if not isinstance(getattr(self, field.name), KINDS[field.type]):
                raise ValueError(f"{field.name} of the terms is of another type")
        if self.time_mode not in TIME_MODES or self.visibility not in VISIBILITIES:
            raise ValueError("there are no such terms")

    @property
    def counts(self) -> bool:
        """Whether the game is compared with others': nobody is helped, or goes back over what others or chance did."""
        return self.rated or self.tournament or self.daily

    @staticmethod
    def of(kept: Mapping[str, Any]) -> "Terms":
        """The terms that a table keeps; what it does not say is as everywhere. Raises ValueError for damaged ones."""
        return read(marshal.dumps(dict(kept), PLAINEST))

    def is_opened_by(self, password: str) -> bool:
        """Whether that is the password; where there is none, any is."""
        return self.visibility != PASSWORD or check_password(password, self.password)

    def check_admits(self, person: Person | None) -> None:
        """Raise SiteError for somebody who is not among those for whom the table is; None: a guest not known yet."""
        is_program = person is not None and person.bot
        if self.programs and not is_program:
            raise SiteError("gathering-programs-only")
        if self.rated and (person is None or person.guest):
            raise SiteError("gathering-accounts-only")
        if self.rated and is_program and not self.programs:
            raise SiteError("gathering-people-only")

    def to_json(self) -> dict[str, Any]:
        """The terms as a table keeps them."""
        return asdict(self)


@lru_cache(maxsize=KEPT)
def read(kept: bytes) -> Terms:
    """Terms of that content, which `marshal` has written: each page asks several times for those of its table."""
    known = {field.name for field in fields(Terms)}
    return Terms(**{name: value for name, value in marshal.loads(kept).items() if name in known})
