"""What a step of the game looks like at the table: events for the log, told by the rules themselves as they run.

The tables at the end say who tells of which rule: tellers take the chronicle and the arguments of their rule. Ids of
places: `district-2`, `card-monk`, `event-war`, `building-palace`, `cathedral`.
"""

from collections.abc import Mapping
from threading import local

from parvis.engine.contract import Event
from parvis.games.troyes import told_actions, told_course
from parvis.games.troyes.chronicle import Chronicle, Rule, Teller
from parvis.games.troyes.rules.actions import execute, pass_turn
from parvis.games.troyes.rules.activities import activate, cube_on, pay_for, perform, send, trade
from parvis.games.troyes.rules.buildings import get_up, move_in, pay_salaries, settle_neutrals
from parvis.games.troyes.rules.course import begin_phase, end_round, next_turn
from parvis.games.troyes.rules.decisions import answer, apply, settle
from parvis.games.troyes.rules.defence import give_way, throw_die
from parvis.games.troyes.rules.dice import buy_group
from parvis.games.troyes.rules.events import arrive, resolve
from parvis.games.troyes.rules.influence import use_influence
from parvis.games.troyes.rules.nature import happen
from parvis.games.troyes.rules.queue import counter, put_cubes
from parvis.games.troyes.rules.scoring import score_all
from parvis.games.troyes.rules.supplies import (
    gain_deniers,
    gain_influence,
    gain_points,
    lose_points,
    pay_deniers,
    recruit,
)
from parvis.games.troyes.state import State

_THREAD = local()


def fresh_chronicle() -> Chronicle:
    """This thread's chronicle with empty pages: making the rules again takes far longer than running them."""
    if not hasattr(_THREAD, "chronicle"):
        _THREAD.chronicle = Chronicle(BEFORE, AFTER, KNOWN)
    chronicle: Chronicle = _THREAD.chronicle
    chronicle.begin()
    return chronicle


def narrate(state: State, seat: int, decision: int) -> list[Event]:
    """The events of a legal decision and of everything that follows by itself. The state stays as it is."""
    chronicle = fresh_chronicle()
    chronicle.rules(apply)(state.copy(), seat, decision)
    chronicle.write_gains()
    return chronicle.events


BEFORE: Mapping[Rule, Teller] = {
    answer: told_actions.decided,
    settle: told_course.settled,
    settle_neutrals: told_course.neutrals_settled,
    resolve: told_course.struck,
    move_in: told_course.moved_in,
    get_up: told_course.got_up,
    throw_die: told_course.thrown,
    give_way: told_course.gave_way,
    use_influence: told_actions.influence_used,
    pass_turn: told_actions.passed,
    execute: told_actions.acted,
    buy_group: told_actions.bought,
    send: told_actions.sent,
    activate: told_actions.cubes_laid,
    perform: told_actions.performed,
    pay_for: told_actions.paid_influence,
    cube_on: told_actions.cube_put,
    put_cubes: told_actions.cubes_put,
    counter: told_actions.countered,
    gain_deniers: told_actions.got_deniers,
    pay_deniers: told_actions.paid,
    gain_influence: told_actions.got_influence,
    recruit: told_actions.got_citizens,
    gain_points: told_actions.got_points,
    lose_points: told_actions.lost_points,
    score_all: told_course.over,
}
"""Rule -> what tells of it before it runs."""
AFTER: Mapping[Rule, Teller] = {
    happen: told_course.chance,
    begin_phase: told_course.phase_begins,
    perform: told_actions.done,
    score_all: told_course.totals,
}
"""Rule -> what tells of it when it has run, with the arguments with which it began."""
KNOWN = (pay_salaries, trade, next_turn, end_round, arrive)
"""Rules that say what deniers are for, and who moves in."""
