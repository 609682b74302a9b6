"""Plans: what a seat decides before it is asked, at tables by turns, where nobody learns from that what is hidden.

Where all decide together a plan makes a choice that is kept back as any other; where one passes early, all it tells is
that the pass was planned.
"""

from parvis.engine.contract import Ahead, Game
from parvis.web.models import Table
from parvis.web.room.models import Plan
from parvis.web.room.terms import TURNS
from parvis.web.tables.loading import terms_of
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import SiteError


def offered(table: Table, game: Game) -> tuple[Ahead, ...]:
    """What can be decided ahead at a table."""
    return game.ahead if table.host_id is not None and terms_of(table).time_mode == TURNS else ()


def of(table: Table, game: Game, seat: int) -> Plan | None:
    """The plan of a seat, if it has one and the table allows plans."""
    return Plan.objects.filter(table=table, seat=seat).first() if offered(table, game) else None


def make(playing: TableGame, seat: int, words: list[str]) -> None:
    """Note what a seat will decide, in place of what it had planned. Raises GameError for what can't be planned."""
    ahead = next((one for one in offered(playing.table, playing.game) if set(words) <= set(one.words)), None)
    is_free = not playing.table.finished and not playing.table.movers >> seat & 1
    if ahead is None or not is_free or not 0 < len(words) <= ahead.most or len(set(words)) < len(words):
        raise SiteError("plan-impossible")
    kept = {"words": words, "round": present_round(playing) if ahead.in_round else None}
    Plan.objects.update_or_create(table=playing.table, seat=seat, defaults=kept)


def cancel(table: Table, seat: int) -> None:
    """Forget what a seat has planned."""
    Plan.objects.filter(table=table, seat=seat).delete()


def due(playing: TableGame, chosen: dict[int, str]) -> tuple[int, str] | None:
    """The next decision that somebody has planned: seat and words. What can no longer be carried out is dropped."""
    table = playing.table
    if not offered(table, playing.game):
        return None
    for plan in Plan.objects.filter(table=table).exclude(words=[]).order_by("seat"):
        if plan.round not in (None, present_round(playing)):
            drop(plan)
        elif is_asked(playing, plan.seat) and plan.seat not in chosen:
            words = first_open(playing, plan)
            if words:
                return plan.seat, words
    return None


def is_asked(playing: TableGame, seat: int) -> bool:
    """Whether a person is asked there now, not a bot that sits in."""
    return bool(playing.table.movers & ~playing.table.bots & 1 << seat)


def first_open(playing: TableGame, plan: Plan) -> str:
    """The first decision of a plan that is open, taken off it; empty where another kind of decision is asked for."""
    open_now = [playing.game.catalogue[decision] for decision in playing.legal(plan.seat)]
    ahead = next(one for one in playing.game.ahead if set(plan.words) <= set(one.words))
    if not set(ahead.words) & set(open_now):
        return ""
    found = next((words for words in plan.words if words in open_now), "")
    if not found:
        drop(plan)
        return ""
    plan.words = [words for words in plan.words if words != found]
    if plan.words:
        plan.save(update_fields=["words"])
    else:
        plan.delete()
    return found


def drop(plan: Plan) -> None:
    """Empty a plan that could not be carried out: whose it is will see that."""
    plan.words = []
    plan.save(update_fields=["words"])


def present_round(playing: TableGame) -> int | None:
    """The round that is played."""
    return playing.game.round_of(playing.state) if playing.game.round_of else None
