"""What programs send and get. Numbers of seats and steps count from 0; times are in seconds."""

from datetime import datetime
from typing import Any, Literal

from ninja import Schema
from pydantic import ConfigDict, Field


class Closed(Schema):
    """Something with these entries and no others."""

    model_config = ConfigDict(extra="forbid")


class Me(Closed):
    """Who asks, and what the token is for."""

    id: int
    name: str
    bot: bool = Field(description="Whether the account is marked as a program's: only such ones play rated games here.")
    scopes: list[str]


class Row(Closed):
    """One of the tables that are yours, under way."""

    id: int
    game: str
    number: int = Field(description="How many steps were made.")
    revision: int = Field(description="How many times steps were undone.")
    asked: bool = Field(description="Whether a decision of yours is missing.")


class Player(Closed):
    """A seat, and who plays there."""

    seat: int
    name: str
    bot: str | None = Field(description="The bot of the site that decides there; null: whose seat it is.")
    program: bool = Field(description="Whether the seat belongs to a program's account.")
    yours: bool


class Legal(Closed):
    """Something that can be decided now."""

    words: str = Field(description="The decision as it is sent.")
    label: str = Field(description="What it says to people.")
    hints: list[str] = Field(description="What it brings for certain; empty too where no hints were asked for.")
    later: str = Field(description="What it is worth later by the rules; empty: no more, or no hints were asked for.")
    idle: bool = Field(description="Whether it does nothing.")


class Time(Closed):
    """The time that is left to a seat, in seconds."""

    seat: int
    left: float
    runs: bool


class Position(Closed):
    """A table as one seat sees it."""

    id: int
    game: str
    ruling: int
    options: dict[str, Any]
    rated: bool = Field(description="Whether the game changes ratings.")
    programs: bool = Field(description="Whether the table is for programs' accounts alone.")
    number: int = Field(description="How many steps were made: send it with what you decide.")
    revision: int = Field(description="How many times steps were undone: send it too.")
    players: list[Player]
    deciding: list[int] = Field(description="Seats that may decide now.")
    seat: int | None = Field(description="The seat of yours that is asked; null: none is.")
    question: str | None = Field(description="What it is asked.")
    decisions: list[Legal] = Field(description="What it can decide; empty where nothing is asked.")
    chosen: str | None = Field(description="What you have decided and may still change, while others choose too.")
    paused: bool
    clocks: list[Time] = Field(description="None where there are no clocks.")
    view: dict[str, Any] = Field(description="The position, as far as your seat knows it.")
    finished: datetime | None
    scores: list[int] | None = Field(description="By seat, at the end; null before.")
    winners: list[int] | None


class Deciding(Closed):
    """A decision, and the position that it is meant for."""

    number: int = Field(ge=0, le=999_999_999)
    revision: int = Field(default=0, ge=0, le=999_999_999)
    words: str = Field(max_length=120)
    seat: int | None = Field(default=None, ge=0, le=9, description="Needed only if several seats are yours.")
    hints: bool = Field(
        default=True, description="Whether the answer has `hints` and `later`: without it comes sooner."
    )


class Clock(Closed):
    """How much time everybody has at a new table."""

    minutes: int = Field(ge=1, le=600, description="What everybody has at first.")
    increment: int = Field(default=0, ge=0, le=600, description="Seconds that are added after each move.")


class Making(Closed):
    """A table that is to be opened, and who is wanted there."""

    game: str = Field(max_length=80)
    players: int = Field(ge=1, le=9, description="How many sit down, you among them.")
    whom: Literal["bots", "friends", "anybody"] = Field(
        default="bots", description="Bots alone; or people who come by the link, or from the list of tables."
    )
    level: str = Field(default="", max_length=40, description="The bot in the other seats; empty: the usual one.")
    options: dict[str, bool | int | str] = Field(default_factory=dict, description="By name, as records have them.")
    rated: bool = Field(default=False, description="For accounts of programs only: the table is one for programs.")
    clock: Clock | None = Field(default=None, description="Null: nobody's time is limited.")


class Place(Closed):
    """Where you have sat down: at a table, or where one waits for others."""

    table: int | None = Field(description="The table; null while it waits for others.")
    gathering: str = Field(description="The code of the place where players meet, which others join.")
    address: str = Field(description="The page of it, for people.")


class Waiting(Closed):
    """A table that waits for players."""

    gathering: str = Field(description="Its code: POST /api/gatherings/CODE/join sits down there.")
    game: str
    options: dict[str, Any]
    players: list[str | None] = Field(description="By seat, the names of those who are there; null: an open seat.")
    rated: bool
    programs: bool = Field(description="Whether it is for programs' accounts alone.")
    clock: Clock | None = Field(description="Null: nobody's time is limited, or it is played over days.")
    days: bool = Field(description="Whether it is played turn by turn, over days.")
    yours: bool = Field(description="Whether you sit there.")


class Refused(Closed):
    """What can't be done, and why."""

    status: int
    message: str


class TooOften(Refused):
    """What is done too often, by the name of the limit, and after how many seconds it can be done again."""

    key: str
    seconds: int


class Conflict(Refused):
    """What was meant for another position, and the position as it is."""

    table: Position


class Rating(Closed):
    """How strong somebody is at a game: a program among programs, a person among people."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int


class Ranked(Closed):
    """Somebody in a ranking list."""

    id: int
    name: str
    mu: float
    sigma: float
    games: int
