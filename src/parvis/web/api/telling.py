"""A table as programs are told it: what its page shows, as data."""

from parvis.engine.contract import seats_of
from parvis.web.api.schemas import Clock, Legal, Player, Position, Time, Waiting
from parvis.web.background.precedence import give_way
from parvis.web.pages.table_page import open_decisions, prompt, seen
from parvis.web.room.creating import MINUTE
from parvis.web.room.lobby import Offer
from parvis.web.room.scene import room
from parvis.web.room.terms import TURNS
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import terms_of
from parvis.web.tables.visit import Visit


def position(visit: Visit, hints: bool = True) -> Position:
    """A table as whoever visits it may see it. `hints`: whether to say what each decision brings."""
    give_way()
    table, screen, told, playing = visit.table, visit.screen, visit.texts, visit.playing
    here = room(playing, screen, visit.viewer, told)
    asked = not here.paused and screen.seat is not None
    result = result_of(table) if table.finished else None
    terms = terms_of(table)
    return Position(
        id=table.pk,
        game=table.game,
        ruling=table.ruling,
        options=table.options,
        rated=terms.rated,
        programs=terms.programs,
        number=table.number,
        revision=table.revision,
        players=[
            Player(
                seat=one.number,
                name=one.name,
                bot=one.bot,
                program=one.program,
                yours=bool(visit.viewer.held >> one.number & 1),
            )
            for one in visit.seats
        ],
        deciding=seats_of(table.movers),
        seat=screen.seat if asked else None,
        question=prompt(playing, screen, told) if asked else None,
        decisions=[
            Legal(words=one.words, label=one.label, hints=one.hints, later=one.later, idle=one.idle)
            for one in (open_decisions(playing, screen, visit.choices, told, hints) if asked else ())
        ],
        chosen=None if visit.viewer.lifted is None else visit.choices.get(visit.viewer.lifted),
        paused=here.paused,
        clocks=[Time(seat=seat, left=clock.left / 1000, runs=clock.runs) for seat, clock in here.clocks.items()],
        view=seen(playing, visit.onlooker),
        finished=table.finished,
        scores=None if result is None else list(result.scores),
        winners=None if result is None else list(result.winners),
    )


def waiting(offer: Offer) -> Waiting:
    """A table that waits for players, as a list of them tells."""
    terms, found = offer.terms, offer.gathering
    days, base = terms.time_mode == TURNS, terms.base
    return Waiting(
        gathering=found.code,
        game=found.game,
        options=found.options,
        players=[row.name if row.joined else None for row in offer.rows],
        rated=terms.rated,
        programs=terms.programs,
        clock=None if days or base is None else Clock(minutes=base // MINUTE, increment=terms.increment),
        days=days,
        yours=offer.is_mine,
    )
