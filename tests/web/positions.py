"""Positions laid as tables into the data of a running site: what is only to be looked at need not be played there."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from copy import copy
from itertools import islice
from random import Random
from typing import Any

import pytest
from django.db import connections, transaction

from parvis.engine import registry
from parvis.engine.play import Play
from parvis.engine.samples import number_of
from parvis.web.models import Step, Table
from parvis.web.tables import table_game
from parvis.web.tables.seats import SHAPES, bits, seats
from parvis.web.tables.table_game import TableGame
from tests.web.running import Site
from tests.web.visiting import NAMES

LONGEST = 2000
"""Rounds of decisions after which a game is taken to have no end."""

Choose = Callable[[Random, Sequence[str]], str]
"""Chooses one of the decisions that are open, in words."""


def anything(random: Random, open_now: Sequence[str]) -> str:
    """Choose any decision that is open now."""
    return random.choice(open_now)


def asked_in_games(
    site: Site | None,
    question: Callable[[list[str]], str],
    players: str,
    game: str,
    choose: Choose = anything,
    **options: Any,
) -> list[tuple[str, str]]:
    """All that the first seat is asked in a game, each question once, and how the game ends; in a soak in three games.

    Gives names of the questions with addresses of tables. `question`: its name by the first words of all that is open;
    `choose`: how the first seat decides. `site`: whose data they are laid into; None: those of this process.
    """
    found = []
    for seed in range(number_of(3)):
        known = set()
        for playing in played(players, game, choose, options, seed):
            asked = question([words.split()[0] for words in spoken(playing, 0)]) if 0 in playing.movers else ""
            if (asked or not playing.movers) and asked not in known:
                known.add(asked)
                found.append((asked or "over", lay(site, playing)))
    return found


def played(players: str, game: str, choose: Choose, options: dict[str, Any], seed: int) -> Iterator[TableGame]:
    """A game, the same object before each decision and at the end; all seats but the first decide anything."""
    random, found = Random(seed), registry.find(game)
    table = Table(
        game=found.name, ruling=found.ruling, options=found.shown_options(found.read_options(options)), seed=1
    )
    sitting = zip(players.split(), NAMES, SHAPES, strict=False)
    table.seats = [{"name": name, "colour": colour, "player": player} for player, name, colour in sitting]
    table.bots = bits(seats(table))
    playing = TableGame(table, found, Play(found, len(table.seats), table.options).state)
    for _ in range(LONGEST):
        with pytest.MonkeyPatch.context() as fixed:  # never across a yield: another game may be played meanwhile
            fixed.setattr(table_game, "CHANCE", random)
            playing.go_on()
        yield playing
        if not playing.movers:
            return
        for seat in playing.movers:  # where several decide together, one after the other
            words = (anything if seat else choose)(random, spoken(playing, seat))
            playing.step(seat, playing.game.decision(words))
    raise AssertionError("the game has no end")


def just_before(wanted: Callable[[TableGame], bool], players: str, game: str, choose: Choose = anything) -> TableGame:
    """The last position of a game in which the first seat decides before the first one that is wanted."""
    last = -1
    for number, playing in enumerate(played(players, game, choose, {}, 1)):
        if wanted(playing):
            break
        if 0 in playing.movers:
            last = number
    return next(islice(played(players, game, choose, {}, 1), last, None))


def spoken(playing: TableGame, seat: int) -> list[str]:
    """The decisions open to a seat, in words."""
    return [playing.game.catalogue[decision] for decision in playing.legal(seat)]


def lay(site: Site | None, playing: TableGame) -> str:
    """Put a position into the site's data; the address of its table there."""
    laid = TableGame(copy(playing.table), playing.game, playing.state)
    with at_data_of(site) if site else nullcontext(), transaction.atomic():
        laid.table.save()
        laid.new = [
            Step(table=laid.table, number=step.number, seat=step.seat, words=step.words, events=step.events)
            for step in playing.new
        ]
        laid.save()
    return f"/tables/{laid.table.pk}"


@contextmanager
def at_data_of(site: Site) -> Iterator[None]:
    """What is read and written here is the site's database."""
    own, there = connections["default"], connections.create_connection("default")
    there.settings_dict = {**there.settings_dict, "NAME": site.data / "parvis.sqlite3"}
    with pytest.MonkeyPatch.context() as fixed:
        fixed.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "yes")  # the browser's driver has a loop in this thread
        connections["default"] = there
        try:
            yield
        finally:
            there.close()
            connections["default"] = own
