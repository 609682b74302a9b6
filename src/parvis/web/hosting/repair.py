"""What an admin can do for a table: go back to a step, or make its newest state again from its steps."""

from django.db import transaction

from parvis.web.analysis import asking
from parvis.web.models import Table
from parvis.web.room import own_tables
from parvis.web.tables import fair, loading, undoable
from parvis.web.tables.deciding import moved
from parvis.web.tables.table_game import TableGame, begun, make_again
from parvis.web.texts import SiteError


def rewind(table_id: int, number: int) -> None:
    """Go back to where `number` steps had been made; later ones are gone, and chance answers again.

    Raises Table.DoesNotExist, Unreadable or another GameError, and then nothing has changed.
    """
    with transaction.atomic():
        table = loading.locked(table_id)
        if table.finished:
            raise SiteError("admin-game-over")
        if not 0 <= number < table.number:
            raise SiteError("admin-steps", steps=table.number)
        playing = counted(table, number)
        fair.note_return(table, number, None)
        table.steps.filter(number__gte=number).delete()
        go_on(playing)


def repair(table_id: int) -> None:
    """Make the newest state again from the steps, and whatever else follows from them. Raises as `rewind`."""
    with transaction.atomic():
        table = loading.locked(table_id)
        finished = table.finished
        go_on(counted(table, table.steps.count()))
        if finished and table.finished:
            Table.objects.filter(pk=table_id).update(finished=finished)
            table.finished = finished
        own_tables.note(table)


def counted(table: Table, number: int) -> TableGame:
    """The table's game after its first `number` steps, counted again from the first. Raises Unreadable."""
    with loading.reading(table.pk):
        game = loading.game_of(table)
        play = begun(table, game)
        playing = TableGame(table, game, play.state)
        table.number = table.move_number = 0
        made = table.steps.filter(number__lt=number).order_by("number")
        for seat, words in made.values_list("seat", "words"):
            move = game.move(play.state)
            make_again(table, play, seat, words)
            playing.count(seat, move)
        if table.number != number:
            raise SiteError("error-steps-missing", table=str(table.pk))
    return playing


def go_on(playing: TableGame) -> None:
    """Save a position from which people and chance go on; what was chosen or could be undone before it is void."""
    table = playing.table
    undoable.forget(table)
    table.choices.all().delete()
    table.revision += 1
    if table.finished and playing.movers:
        fair.forget(table)
        asking.forget(table)
    table.finished = table.result = None
    playing.go_on()
    playing.save()
    moved.ring(table.pk)
