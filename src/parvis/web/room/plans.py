"""Plans: what a seat decides before it is asked, where nobody learns from that what is hidden.

A plan is for the seat's next turn (`next_turn`), or for what the game lists in `Game.ahead`. One for a turn is carried
out as a whole or not at all, so all that it tells is that it was planned: whether it holds follows from what its seat
knows. Where all decide together a plan makes a choice that is kept back as any other; but at a live table one that
comes at once would tell that what was handed on held a planned card, so there only turns are planned.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from parvis.engine.contract import Ahead, Game
from parvis.engine.lines import Line
from parvis.web.models import Table
from parvis.web.room import persons
from parvis.web.room.models import Plan
from parvis.web.room.next_turn import LETTERS, Rehearsal, is_turn, next_turn, next_turns, present_turns, rehearse
from parvis.web.room.terms import TURNS
from parvis.web.storage.statements import Statement
from parvis.web.tables.loading import terms_of
from parvis.web.tables.table_game import TableGame, replayed
from parvis.web.tables.viewer import Viewer
from parvis.web.texts import SiteError

LOSSES = CLOSED, CHANGED, REVEALED = "closed", "changed", "revealed"
"""Why a plan is not carried out: a decision is not open any more; it would bring something else; something was revealed
in its middle.
"""
MOST = 60
"""Decisions of a turn that are planned at most: more than any turn has."""
PLANNED = Statement(lambda: Plan.objects.filter(table=1).filter(seat=1))
"""The plan of a seat at a table."""
AT_TABLE = Statement(lambda: Plan.objects.filter(table=1).order_by("seat"))
"""The plans of all seats at a table."""


class Asked(SiteError):
    """A plan came when its seat was asked already. Nothing has changed."""


@dataclass(frozen=True)
class Due:
    """Decisions that somebody has planned and is asked for now."""

    seat: int
    words: tuple[str, ...]
    labels: tuple[Line, ...] = ()


def has_plans(table: Table) -> bool:
    """Whether people at a table can plan: it is under way, and several people play it, each at their own screen."""
    return table.host_id is not None and not table.finished and sum(map(persons.is_persons, table.seats)) > 1


def offered(table: Table, game: Game) -> tuple[Ahead, ...]:
    """What the game lists that can be planned at a table."""
    return game.ahead if has_plans(table) and terms_of(table).time_mode == TURNS else ()


def planner(table: Table, viewer: Viewer) -> int | None:
    """The seat for which whoever looks can plan: the only one they hold, so that no other hand is shown; None: none."""
    return viewer.lifted if has_plans(table) and viewer.held.bit_count() == 1 else None


def is_free(table: Table, seat: int) -> bool:
    """Whether a seat is not asked now."""
    return not table.finished and not table.movers >> seat & 1


def check_free(table: Table, seat: int) -> None:
    """Raise Asked for a seat that is asked now."""
    if not is_free(table, seat):
        raise Asked("notice-your-turn")


def can_plan(playing: TableGame, seat: int) -> bool:
    """Whether there is something that a seat can plan now."""
    if not is_free(playing.table, seat):
        return False
    return bool(offered(playing.table, playing.game)) or next_turn(playing.game, playing.state, seat) is not None


def of(table: Table, seat: int) -> Plan | None:
    """The plan of a seat, or what is left of one that was not carried out."""
    found: Plan | None = PLANNED.first(table.pk, seat)
    return found


def is_lost(plan: Plan) -> bool:
    """Whether a plan was not carried out."""
    return bool(plan.lost) or not (plan.words or plan.turn)


def labels(plan: Plan) -> list[Line]:
    """What the decisions of a planned turn are called."""
    return [Line(key, arguments) for _, key, arguments in plan.turn or ()]


def scenes(playing: TableGame, seat: int) -> tuple[Any, ...]:
    """The position at a seat's next turn, in each deal; () where that can't be said now.

    Amid a move of somebody else it is taken from where that began: what is put together then is nothing yet.
    """
    table, game = playing.table, playing.game
    if not is_free(table, seat):
        return ()
    state = playing.state if is_turn(game, playing.state) else replayed(table, game, table.move_number)
    return next_turns(game, state, seat)


def rehearsal(playing: TableGame, seat: int, words: Sequence[str]) -> Rehearsal | None:
    """Where decisions lead in a seat's next turn, those left out that are not open any more and all behind them.

    None: nothing can be said of that turn now.
    """
    found, made = scenes(playing, seat), list(words[:MOST])
    while found and (rehearsed := rehearse(playing.game, found, seat, made)) is None:
        made.pop()
    return rehearsed if found else None


def make(playing: TableGame, seat: int, words: list[str]) -> None:
    """Note what a seat will decide of what the game lists, in place of what it had planned. Raises GameError."""
    ahead = next((one for one in offered(playing.table, playing.game) if set(words) <= set(one.words)), None)
    check_free(playing.table, seat)
    if ahead is None or not 0 < len(words) <= ahead.most or len(set(words)) < len(words):
        raise SiteError("plan-impossible")
    keep(playing.table, seat, words=words, round=present_round(playing) if ahead.in_round else None)


def make_turn(playing: TableGame, seat: int, words: list[str], brings: str) -> None:
    """Note what a seat will decide in its next turn, in place of what it had planned.

    `brings`: the fingerprint of what that has to bring; empty for anything. Raises GameError.
    """
    check_free(playing.table, seat)
    found = scenes(playing, seat)
    rehearsed = rehearse(playing.game, found, seat, words) if found and 0 < len(words) <= MOST else None
    if rehearsed is None or len(brings) not in (0, LETTERS):
        raise SiteError("plan-impossible")
    keep(playing.table, seat, turn=in_json(words, rehearsed.labels), brings=brings)


def in_json(words: Sequence[str], told: Sequence[Line]) -> list[list[object]]:
    """Decisions of a turn as a plan keeps them."""
    return [[said, line.key, dict(line.arguments)] for said, line in zip(words, told, strict=True)]


def keep(table: Table, seat: int, **kept: object) -> None:
    """Write a seat's one plan."""
    empty: dict[str, object] = {"words": [], "round": None, "turn": None, "brings": "", "lost": ""}
    Plan.objects.update_or_create(table=table, seat=seat, defaults=empty | kept)


def cancel(table: Table, seat: int) -> None:
    """Forget what a seat has planned."""
    Plan.objects.filter(table=table, seat=seat).delete()


def due(playing: TableGame, chosen: dict[int, str], decided: Collection[int]) -> Due | None:
    """The next decisions that somebody has planned, taken off the plan. What can't be carried out is noted as lost.

    `decided`: the seats that have just decided, whose turns no plan is for any more.
    """
    if not has_plans(playing.table):
        return None
    for plan in AT_TABLE.all(playing.table.pk):
        if plan.seat in decided and (plan.turn or is_lost(plan)):
            plan.delete()
        elif is_asked(playing, plan.seat) and plan.seat not in chosen and not is_lost(plan):
            found = turn_due(playing, plan) if plan.turn else listed_due(playing, plan)
            if found:
                return found
    return None


def is_asked(playing: TableGame, seat: int) -> bool:
    """Whether a person is asked there now, not a bot that sits in."""
    return bool(playing.table.movers & ~playing.table.bots & 1 << seat)


def turn_due(playing: TableGame, plan: Plan) -> Due | None:
    """The decisions of a planned turn that has come; None: it has not, or the plan does not hold any more."""
    game, state, seat = playing.game, playing.state, plan.seat
    if playing.movers != [seat] or not is_turn(game, state):
        return None
    words = tuple(said for said, *_ in plan.turn or ())
    rehearsed = rehearse(game, present_turns(game, state, seat), seat, words)
    if rehearsed is None or plan.brings not in ("", rehearsed.brings):
        lose(plan, CLOSED if rehearsed is None else CHANGED)
        return None
    plan.delete()
    return Due(seat, words, rehearsed.labels)


def listed_due(playing: TableGame, plan: Plan) -> Due | None:
    """The first decision of a plan that is open, taken off it; None where another kind of decision is asked for."""
    ahead = next((one for one in offered(playing.table, playing.game) if set(plan.words) <= set(one.words)), None)
    open_now = [playing.game.catalogue[decision] for decision in playing.legal(plan.seat)]
    if ahead and plan.round in (None, present_round(playing)) and not set(ahead.words) & set(open_now):
        return None
    found = next((words for words in plan.words if ahead and words in open_now), "")
    if not found or plan.round not in (None, present_round(playing)):
        plan.words = []
        lose(plan, CLOSED)
        return None
    plan.words = [words for words in plan.words if words != found]
    if plan.words:
        plan.save(update_fields=["words"])
    else:
        plan.delete()
    return Due(plan.seat, (found,))


def lose(plan: Plan, why: str) -> None:
    """Note that a plan is not carried out: whose it is will read why."""
    plan.lost = why
    plan.save(update_fields=["words", "lost"])


def goes_on(playing: TableGame, seat: int, words: str) -> bool:
    """Whether the next decision of a planned turn follows: nothing was revealed by those before, and it is open."""
    decision = playing.game.codes.get(words)
    return playing.table.turn_seat == seat and decision in playing.legal(seat)


def lose_rest(playing: TableGame, planned: Due, made: int) -> None:
    """Note the decisions of a planned turn that did not follow, if their seat is still asked."""
    rest, told = planned.words[made:], planned.labels[made:]
    if rest and told and is_asked(playing, planned.seat):
        keep(playing.table, planned.seat, turn=in_json(rest, told), lost=REVEALED)


def present_round(playing: TableGame) -> int | None:
    """The round that is played."""
    return playing.game.round_of(playing.state) if playing.game.round_of else None
