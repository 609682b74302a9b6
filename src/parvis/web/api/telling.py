"""A table as programs are told it: what its page shows, as data."""

from parvis.engine.contract import seats_of
from parvis.web.api.schemas import Legal, Player, Position, Time
from parvis.web.pages.table_page import open_decisions, prompt, seen
from parvis.web.room.scene import room
from parvis.web.tables.history import result_of
from parvis.web.tables.visit import Visit


def position(visit: Visit) -> Position:
    """A table as whoever visits it may see it."""
    table, screen, told, playing = visit.table, visit.screen, visit.texts, visit.playing
    here = room(table, playing.game, screen, visit.viewer, told)
    asked = not here.paused and screen.seat is not None
    result = result_of(table) if table.finished else None
    return Position(
        id=table.pk,
        game=table.game,
        ruling=table.ruling,
        options=table.options,
        number=table.number,
        revision=table.revision,
        players=[
            Player(seat=one.number, name=one.name, bot=one.bot, yours=bool(visit.viewer.held >> one.number & 1))
            for one in visit.seats
        ],
        deciding=seats_of(table.movers),
        seat=screen.seat if asked else None,
        question=prompt(playing, screen, told) if asked else None,
        decisions=[
            Legal(words=one.words, label=one.label, hints=one.hints, later=one.later, idle=one.idle)
            for one in (open_decisions(playing, screen, visit.choices, told) if asked else ())
        ],
        chosen=None if visit.viewer.lifted is None else visit.choices.get(visit.viewer.lifted),
        paused=here.paused,
        clocks=[Time(seat=seat, left=clock.left / 1000, runs=clock.runs) for seat, clock in here.clocks.items()],
        view=seen(playing, visit.onlooker),
        finished=table.finished,
        scores=None if result is None else list(result.scores),
        winners=None if result is None else list(result.winners),
    )
