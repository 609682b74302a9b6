"""Undo: a player's last step, their whole turn, or all since any step, removed for good in one transaction."""

from django.db import transaction

from parvis.engine.state import FlatState
from parvis.web.models import Table
from parvis.web.room import affairs, clocks
from parvis.web.tables import fair, moves, snapshot, undoable
from parvis.web.tables.deciding import Outdated, moved
from parvis.web.tables.loading import locked
from parvis.web.tables.table_game import TableGame, begun, make_again, replayed


def undo(table_id: int, number: int, revision: int, seat: int, whole: bool) -> None:
    """Undo a seat's last step, or its `whole` turn, on a page made after `number` steps and that revision.

    When this returns, all is committed. Raises Table.DoesNotExist or Outdated, and then nothing has changed.
    """
    with transaction.atomic():
        playing = TableGame.of(locked(table_id))
        table = playing.table
        if (table.number, table.revision) != (number, revision) or seat != seat_of(table):
            raise Outdated("notice-too-late")
        known, asked = clocks.of(table), table.movers
        rewind(playing, table.turn_number if whole or table.turn_over else last_choice(playing))
        affairs.moved_on(table)
        clocks.follow(table, asked, number, known)
        moved.ring(table_id)


def seat_of(table: Table) -> int | None:
    """The seat that can take something back at the table; None: nobody, or others have chosen something since."""
    return table.turn_seat if undoable.own_steps(table) and not table.choices.exists() else None


def last_choice(playing: TableGame) -> int:
    """The number of the turn's last step that somebody has chosen; those behind it went by themselves."""
    table, game = playing.table, playing.game
    state, last = at_beginning(playing), table.turn_number
    for number, seat, words in (
        table.steps.filter(number__gte=last).order_by("number").values_list("number", "seat", "words")
    ):
        decision = game.decision(words)
        last = last if undoable.goes_by_itself(game, state, seat, decision) else number
        game.apply(state, seat, decision)
    return last


def at_beginning(playing: TableGame) -> FlatState:
    """The state in which the turn began."""
    table, game = playing.table, playing.game
    return snapshot.thaw(game, bytes(table.turn_state)) or replayed(table, game, table.turn_number)


def go_back(playing: TableGame, number: int, seat: int) -> None:
    """Go back to the state after the first `number` steps of the game, over whatever others and chance did since, and
    save it; the seat is who wants it.
    """
    table, game = playing.table, playing.game
    play, began = begun(table, game), 0
    for mover, words in table.steps.filter(number__lt=number).order_by("number").values_list("seat", "words"):
        move = game.move(play.state)
        make_again(table, play, mover, words)
        began = moves.start(move, game.move(play.state), mover, len(play.steps), began)
    playing.state = play.state
    fair.note_return(table, number, seat)
    table.number, table.move_number = number, began
    table.steps.filter(number__gte=number).delete()
    table.choices.all().delete()
    table.revision += 1
    undoable.forget(table)
    playing.save()


def rewind(playing: TableGame, number: int) -> None:
    """Go back to the state after `number` steps, none of them before the turn, and save it."""
    table, game = playing.table, playing.game
    playing.state = at_beginning(playing)
    own = table.steps.filter(number__gte=table.turn_number, number__lt=number).order_by("number")
    table.number = table.turn_number
    table.move_number = min(table.move_number, table.number)
    for seat, words in own.values_list("seat", "words"):
        move = game.move(playing.state)
        game.apply(playing.state, seat, game.decision(words))
        playing.count(seat, move)
    table.steps.filter(number__gte=number).delete()
    table.revision += 1
    if number == table.turn_number:
        undoable.forget(table)
    playing.save()
