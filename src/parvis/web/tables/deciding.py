"""The one path of every decision, a person's or a bot's: it is checked, appended and committed, or refused."""

from collections.abc import Collection, Sequence

from django.db import transaction

from parvis.engine.play import check_legal
from parvis.web.bell import Bell
from parvis.web.models import Choice, Table
from parvis.web.room import affairs, clocks, plans
from parvis.web.room.models import Clock
from parvis.web.room.stand_ins import sit_in
from parvis.web.tables.loading import locked
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import SiteError

moved = Bell("moved", "table_id")
"""Rung for a table where a commit changed what is asked: somebody may have to go on.

With `goes_on` too, if it was a decision of this process: whether the game does.
"""


class Outdated(SiteError):
    """The decision was meant for a question that has been answered meanwhile. Nothing has changed."""


def decide(table_id: int, number: int, seat: int, words: str, revision: int = 0) -> Table | None:
    """Make a decision, in words, taken when `number` steps had been made at the table; chance follows by itself.

    `revision` is how many times steps had been undone: the same number does not mean the same question then.

    Where several decide together it is kept back, and may be changed, until the last has chosen. When this returns, all
    is committed, and it returns the table as it is then; None where the game is over, which is to be read again. Raises
    Table.DoesNotExist, Outdated or another GameError, and then nothing has changed.
    """
    return decide_all(table_id, number, [(seat, words)], revision)


def decide_all(table_id: int, number: int, decisions: Sequence[tuple[int, str]], revision: int = 0) -> Table | None:
    """Make several decisions, seats and words, one after the other: all of them as `decide` makes one, or none.

    Chance decides nothing between them.
    """
    with transaction.atomic():
        playing = TableGame.of(locked(table_id))
        if (playing.table.number, playing.table.revision) != (number, revision):
            raise Outdated("notice-moved-on")
        known = clocks.of(playing.table)
        number, asked = playing.table.number, playing.table.movers
        for seat, words in decisions:
            clocks.check(playing.table, known.get(seat))
            make(playing, seat, words, known)
        settle(playing, known, number, asked)
    return None if playing.table.finished else playing.table


def settle(playing: TableGame, known: dict[int, Clock], number: int, asked: int) -> None:
    """Let the table go on and save it, if a step was made; `number` steps had been made before, and these were asked.

    A choice that is kept back changes nothing that anybody else may be told of.
    """
    if not playing.new:
        return
    decided = {step.seat for step in playing.new}
    for seat, clock in known.items():
        if clock.kept == 0:
            sit_in(playing.table, seat)
    playing.go_on()
    playing.save()
    affairs.moved_on(playing.table)
    clocks.follow(playing.table, asked, number, known)
    carry_out(playing, known, decided)
    moved.ring(playing.table.pk, goes_on=not playing.table.finished)


def carry_out(playing: TableGame, known: dict[int, Clock], decided: Collection[int]) -> None:
    """Decide for those who have planned what they are asked now; `decided`: the seats that have just done so."""
    while (planned := plans.due(playing, choices(playing.table), decided)) is not None:
        number, asked = playing.table.number, playing.table.movers
        made = 0
        while made < len(planned.words) and (made == 0 or plans.goes_on(playing, planned.seat, planned.words[made])):
            make(playing, planned.seat, planned.words[made], known)
            made += 1
        if playing.new:
            settle(playing, known, number, asked)
            plans.lose_rest(playing, planned, made)
            return


def make(playing: TableGame, seat: int, words: str, known: dict[int, Clock]) -> None:
    """Make the decision, or keep it back. Raises GameError."""
    decision = playing.game.decision(words)
    check_legal(playing.game, playing.state, seat, decision)
    if len(playing.movers) > 1:
        keep_back(playing, seat, words, known)
    else:
        playing.step(seat, decision)


def keep_back(playing: TableGame, seat: int, words: str, known: dict[int, Clock]) -> None:
    """Note the choice; if it was the last one missing, make all of them in the order of the seats."""
    clocks.keep(known.get(seat))
    Choice.objects.update_or_create(table=playing.table, seat=seat, defaults={"words": words})
    chosen = choices(playing.table)
    movers = playing.movers
    if not chosen.keys() >= set(movers):
        return
    for mover in movers:
        decision = playing.game.decision(chosen[mover])
        check_legal(playing.game, playing.state, mover, decision)
        playing.step(mover, decision)
    playing.table.choices.all().delete()


def choices(table: Table) -> dict[int, str]:
    """Decisions kept back at the table, in words, by seat: there are none unless several decide together."""
    is_alone = table.movers & (table.movers - 1) == 0
    return {} if is_alone else dict(table.choices.values_list("seat", "words"))


def was_made(table: Table, number: int, seat: int, words: str) -> bool:
    """Whether that seat's next decision after `number` steps was this one: a click that arrived twice."""
    step = table.steps.filter(number__gte=number, seat=seat).order_by("number").first()
    return step is not None and step.words == words
