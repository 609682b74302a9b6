"""New tables: what the form asked for is checked, the table is set up, and chance makes the first steps."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from django.db import transaction
from django.http import HttpRequest

from parvis.engine.contract import Game, Option
from parvis.engine.fair import Fair
from parvis.engine.play import Play, check_legal
from parvis.engine.questions import NATURE
from parvis.engine.quoted import is_name
from parvis.web.daily import sealing
from parvis.web.models import Table
from parvis.web.people import names
from parvis.web.people.models import Person
from parvis.web.room import clocks, own_tables
from parvis.web.room.models import Sitting
from parvis.web.room.terms import Terms
from parvis.web.tables import bots, boxes, fair
from parvis.web.tables.deciding import moved
from parvis.web.tables.fields import whole
from parvis.web.tables.loading import game_of, reading, terms_of
from parvis.web.tables.options import option_title
from parvis.web.tables.seats import BOT, HUMAN, SHAPES, Seat, bits, seats
from parvis.web.tables.table_game import TableGame, new_secret
from parvis.web.tables.viewpoints import is_revealed
from parvis.web.texts import SiteError

NAMES = ("Anna", "Bruno", "Clara", "David", "Emma", "Felix")
BY_LOT = "lot"
CODE = 16
"""Random bytes of a link that lets people in."""
LEVEL_KEY = "level"  # under which a browser remembers it
LEVEL = "novice"  # of the bots that one plays against as long as no others were chosen


@dataclass
class NewTable:
    """What a new table is to be like."""

    game: Game
    seats: list[Seat]
    options: dict[str, Any] = field(default_factory=dict)
    begins: int | None = None
    """The seat that begins; None: chosen at random, or as the game says."""
    open_scores: bool = False
    """Whether everybody sees everybody's score."""
    pace: int = 0
    """Milliseconds that bots wait before each of their moves."""
    host: Person | None = None
    """Who opens it; None: everybody at this place."""
    afar: dict[int, Person] = field(default_factory=dict)
    """Who holds which seat from a screen of their own; the host's seats need not be among them."""
    terms: dict[str, Any] = field(default_factory=dict)
    """On which they play, see `room.terms`."""
    secret: bytes | None = field(default=None, repr=False)
    """What chance is to follow from, where its hash was shown before `numbers` were added; None: drawn now."""
    numbers: Sequence[str] = ()
    """What the players have added to it, by seat."""
    hashes: Sequence[str] = ()
    """What they had committed to before."""
    drawn: str = ""
    """What the site has drawn in between."""
    seed: int | None = None
    """From which the bots' chance comes; None: drawn now."""
    begun: Table | None = None
    """A finished game that this one goes on from; None: it begins anew."""
    begun_steps: int = 0
    """After so many of its steps."""


def read(game: Game, form: Mapping[str, str]) -> NewTable:
    """What a form asks for: `players`, how many of the rows with a player sit down; `name-0`, `colour-0`, `player-0`
    (empty: nobody) …, `begins`, `option-NAME`, `open-scores`.

    Raises GameError.
    """
    game, most = boxes.chosen(game, form), max(game.seats)
    filled = [row for row in range(most) if form.get(f"player-{row}")]
    rows = filled[: whole(form, "players", most, 1, most)]
    found = read_for(game, form, rows, [read_seat(form, row, number) for number, row in enumerate(rows)])
    if form.get("coach"):
        if len([seat for seat in found.seats if not seat.bot]) != 1:
            raise SiteError("new-coach-alone")
        found.terms = Terms(coached=True).to_json()
    return found


def read_for(game: Game, form: Mapping[str, str], rows: list[int], sitting: list[Seat]) -> NewTable:
    """What a form asks for besides these seats, each in its row of the form. Raises GameError."""
    game.check_seats(len(sitting))
    check_distinct(sitting)
    numbers = game.read_options({option.name: read_option(form, option) for option in game.options})
    check_options(game, numbers, len(sitting))
    return NewTable(game, sitting, game.shown_options(numbers), read_begins(form, rows), bool(form.get("open-scores")))


def read_option(form: Mapping[str, str], option: Option) -> Any:
    """What was chosen; a box that is not ticked is not in a form."""
    return form.get(f"option-{option.name}", "false" if option.kind == "flag" else option.shown(option.default))


def check_options(game: Game, numbers: Sequence[int], seats: int) -> None:
    """Raise SiteError for an option that is chosen and not for so many players."""
    for option, number in zip(game.options, numbers, strict=True):
        if not option.is_for(number, seats):
            raise SiteError("new-wrong-players", option=option_title(game, option), players=option.seats)


def read_seat(form: Mapping[str, str], row: int, number: int) -> Seat:
    """One seat. Raises GameError."""
    name = read_name(form.get(f"name-{row}", ""), row + 1)
    colour, player = form.get(f"colour-{row}", ""), form[f"player-{row}"]
    if colour not in SHAPES:
        raise SiteError("new-no-colour", name=name)
    if player.startswith(BOT):
        bots.find(player.removeprefix(BOT))
    elif player != HUMAN:
        raise SiteError("new-no-player", name=name)
    return Seat(number, name, colour, player)


def read_name(written: str, seat: int) -> str:
    """The name of a player, the seat counted from 1. Raises SiteError."""
    name = " ".join(written.split())
    if not name:
        raise SiteError("new-no-name", seat=seat)
    if len(name) > names.LONGEST:
        raise SiteError("new-long-name", seat=seat, longest=names.LONGEST)
    if not is_name(name):
        raise SiteError("new-bad-name", seat=seat)
    return name


def check_distinct(sitting: list[Seat]) -> None:
    """Raise SiteError for a name or colour that two players share."""
    for seat in sitting:
        for other in sitting[: seat.number]:
            if seat.name.casefold() == other.name.casefold():
                raise SiteError("new-same-name", name=seat.name)
            if seat.colour == other.colour:
                raise SiteError("new-same-colour", name=seat.name, other=other.name)


def read_begins(form: Mapping[str, str], rows: list[int]) -> int | None:
    """The seat of the row that is to begin; None: chosen at random. Raises SiteError."""
    asked = form.get("begins", BY_LOT)
    if asked == BY_LOT:
        return None
    for number, row in enumerate(rows):
        if asked == str(row):
            return number
    raise SiteError("new-nobody-begins")


def open_table(new_table: NewTable) -> Table:
    """Make the table, with everything that chance does before the first decision. Raises GameError."""
    game, sitting = new_table.game, new_table.seats
    old = new_table.begun
    ruling = old.ruling if old else game.ruling
    play = Play(game, len(sitting), new_table.options, ruling)
    first = None if new_table.begins is None or not game.starts else game.decision(game.starts[new_table.begins])
    with transaction.atomic():
        table = Table.objects.create(
            game=game.name,
            ruling=ruling,
            corrected=game.corrected(ruling) or "",
            box=boxes.to_json(game),
            options=new_table.options,
            seats=[{"name": seat.name, "colour": seat.colour, "player": seat.player} for seat in sitting],
            bots=bits(sitting),
            programs=sum(1 << seat for seat, person in new_table.afar.items() if person.bot),
            seed=secrets.randbits(48) if new_table.seed is None else new_table.seed,
            open_scores=new_table.open_scores,
            pace=new_table.pace,
            host=new_table.host,
            code=secrets.token_urlsafe(CODE),
            terms=new_table.terms,
            branch_of=old,
            branch_step=new_table.begun_steps,
            **fair.fields(None if old else promise(new_table, first is not None)),
        )
        Sitting.objects.bulk_create(
            Sitting(table=table, seat=seat, person=person) for seat, person in new_table.afar.items()
        )
        own_tables.note(table)
        playing = TableGame(table, game, play.state)
        if first is not None:
            check_legal(game, playing.state, NATURE, first)
            playing.step(NATURE, first)
        if old:
            make_first(playing, old, new_table.begun_steps)
        playing.go_on()
        playing.save()
        clocks.lay_out(table)
        moved.ring(table.pk)
    return table


def make_first(playing: TableGame, old: Table, number: int) -> None:
    """Make the first steps of another table's game. Nobody here goes back over them. Raises Unreadable."""
    with reading(old.pk):
        for seat, words in old.steps.filter(number__lt=number).order_by("number").values_list("seat", "words"):
            playing.step(seat, playing.game.decision(words))
    playing.table.turn_seat = None


def promise(new_table: NewTable, start_chosen: bool) -> Fair:
    """What the new table's chance is to follow from."""
    numbers = new_table.numbers or [""] * len(new_table.seats)
    hashes = tuple(new_table.hashes) if any(new_table.hashes) else ()
    secret = new_table.secret or new_secret()
    return Fair.of(secret, numbers, start_chosen, hashes=hashes, drawn=new_table.drawn)


def against_bots(game: Game, name: str, level: str = LEVEL) -> NewTable:
    """One person against bots: three of them, or as near as the game allows. Raises GameError for an unknown bot."""
    bots.find(level)
    count = min(game.seats, key=lambda seats: (abs(seats - 4), seats))
    rows = zip([name, *other_names(name)], SHAPES, range(count), strict=False)
    return NewTable(
        game,
        [Seat(n, seat_name, colour, HUMAN if n == 0 else BOT + level) for seat_name, colour, n in rows],
        game.shown_options(game.read_options({})),
    )


def other_names(name: str) -> list[str]:
    """The names for those who sit at a table with somebody of that name."""
    return [other for other in NAMES if other.casefold() != name.casefold()]


def same_seats(table: Table) -> NewTable:
    """A new table like this one: the same game and options, players in their seats, coach. Raises GameError."""
    game, sitting = game_of(table), [replace(seat, stand_in=None) for seat in seats(table)]
    game.check_seats(len(sitting))
    numbers = game.read_options(table.options, len(sitting))
    for seat in sitting:
        if seat.bot:
            bots.find(seat.bot)
    made = NewTable(game, sitting, game.shown_options(numbers), None, table.open_scores, table.pace)
    if terms_of(table).coached:
        made.terms = Terms(coached=True).to_json()
    return made


def branch(table: Table, number: int, seat: int, level: str) -> NewTable:
    """A game that goes on from a finished one after so many steps, with a person on one seat and bots on the others.

    Raises GameError where the game may not be seen, or is over then, or where there is no such seat or bot.
    """
    game = game_of(table)
    if not is_revealed(table):
        raise SiteError("branch-hidden")
    if not (0 <= number < table.number and 0 <= seat < len(table.seats)):
        raise SiteError("branch-nowhere")
    if sealing.is_kept_back(table):
        raise SiteError("branch-daily")
    bots.find(level)
    game.check_stored(table.ruling, table.corrected or None)
    sitting = [
        Seat(one.number, one.name, one.colour, HUMAN if one.number == seat else BOT + level) for one in seats(table)
    ]
    return NewTable(game, sitting, table.options, begun=table, begun_steps=number)


def remembered_level(request: HttpRequest, game: Game) -> str:
    """The level of bots that somebody at this browser chose last to play against, as it plays in that game."""
    level = str(request.session.get(LEVEL_KEY, LEVEL))
    return bots.own_level(level if bots.may_sit(level) else LEVEL, game)
