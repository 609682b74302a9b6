"""Recorded games laid as tables into the data of a site: finished, or up to where the first player is asked."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from django.db import transaction

from parvis.engine import record
from parvis.engine.play import Play
from parvis.engine.record import Record
from parvis.web.analysis.models import Analysis
from parvis.web.models import Table
from parvis.web.tables import archive
from parvis.web.tables.pace import DEFAULT, PACES
from parvis.web.tables.seats import HUMAN, SHAPES, bits, seats
from parvis.web.tables.table_game import TableGame

RECORDS = Path(__file__).parent.parent.parent / "tests" / "records"


def read(name: str) -> Record:
    """A recorded game between bots, the first of which is shown as a person."""
    found = record.load(RECORDS / name)
    found.seats[0]["player"] = HUMAN
    return found


def clear() -> None:
    """Delete all tables of the site."""
    for table in Table.objects.all():
        table.delete()


def finished(name: str, analysed: bool = False) -> int:
    """The number of a table at which a whole game was played."""
    table = archive.keep(read(name))
    Analysis.objects.filter(content__isnull=True).delete()  # the site would make it, by bots that are not compiled
    if analysed:
        content = analysis(name)
        Analysis.objects.create(table=table, content=content, par=content["par"])
    return int(table.pk)


def analysis(name: str) -> Any:
    """The analysis of a recorded game, by compiled bots."""
    environment = {key: value for key, value in os.environ.items() if key != "PARVIS_CORE"}
    command = [sys.executable, "-m", "parvis", "analyse", str(RECORDS / name), "--json"]
    return json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)


def asked(name: str) -> list[int]:
    """After how many steps of a recorded game the first player alone is asked."""
    found = record.load(RECORDS / name)
    play = Play(found.game, len(found.seats), found.options, found.ruling)
    steps = []
    for number, (seat, decision) in enumerate(found.steps):
        if play.movers() == [0]:
            steps.append(number)
        play.step(seat, decision)
    return steps


def under_way(name: str, steps: int) -> int:
    """The number of a table at which so many steps of a game were made, and the first player is asked alone."""
    found = read(name)
    table = Table(game=found.game.name, ruling=found.ruling, options=found.options, seed=1)
    table.seats = [{**seat, "colour": colour} for seat, colour in zip(found.seats, SHAPES, strict=False)]
    table.bots, table.pace = bits(seats(table)), PACES[DEFAULT]
    playing = TableGame(table, found.game, Play(found.game, len(found.seats), found.options, found.ruling).state)
    for seat, decision in found.steps[:steps]:
        playing.step(seat, decision)
    assert playing.movers == [0], f"{name}: after {steps} steps {playing.movers} decide"
    with transaction.atomic():
        table.save()
        playing.save()
    return int(table.pk)
