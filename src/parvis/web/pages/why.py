"""Why something can't be decided at a table now, in sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote_plus

from parvis.engine.reasons import Reason, why_not
from parvis.web.pages.manual import Rule, rule
from parvis.web.pages.table_page import turn
from parvis.web.tables.proposal import asks_next
from parvis.web.tables.visit import Visit
from parvis.web.texts import text


@dataclass(frozen=True)
class Why:
    """Why something is not possible, in sentences, and what explains it."""

    sentences: list[str]
    rule: Rule | None = None
    instead: str = ""
    """The code of the one decision that may take the place of what is to be confirmed."""


@dataclass(frozen=True)
class Denied:
    """Something that is not possible now: what it would be, as on its button, and why it is not."""

    label: str
    why: Why


def told_of(visit: Visit, reason: Reason) -> Why:
    """A reason as it is told at a table."""
    sentences = [visit.texts.line(line) for line in reason.lines]
    return Why(sentences, rule(visit.playing.game, visit.texts, reason.section))


def why(visit: Visit, decisions: Sequence[int], proposed: str = "") -> Why:
    """Why whoever looks on can't make any of these decisions, which belong to one place of the board.

    Of several it is the one that answers what is asked now, or else the first, also where what is asked now has no use
    for that place at all. Where somebody else decides, they are told that. What can be decided is told by its label.

    `proposed`: the decision, in words, that is to be confirmed on the page.
    """
    playing, seat = visit.playing, visit.screen.seat
    if seat is None:
        return Why([turn(visit.table, visit.screen, visit.seats, visit.viewer, None)])
    legal = set(playing.legal(seat)).intersection(decisions)
    if legal:
        labels = [visit.texts.line(playing.game.label(playing.state, seat, one)) for one in sorted(legal)]
        if not proposed:
            return Why([text("why-open", decision=label) for label in labels])
        only = quote_plus(playing.game.catalogue[legal.pop()]) if len(legal) == 1 else ""
        return Why([text("why-instead", decision=label) for label in labels], instead=only)
    if proposed and asks_next(playing, seat, proposed, decisions):
        return Why([text("why-next")])
    asked = playing.game.rules.asked(playing.state)
    answers = [one for one in decisions if asked and any(words <= one < words.end for words in asked.words)]
    tried = dict.fromkeys([*answers[:1], decisions[0]])
    reasons = [found for one in tried if (found := why_not(playing.game, playing.state, seat, one))]
    reason = min(reasons, key=lambda found: found.is_absent, default=None)
    return told_of(visit, reason) if reason else Why([text("why-unknown")])


def all_denied(visit: Visit) -> list[Denied]:
    """What whoever looks on can't answer to the question that is put to them, though all that it names is there."""
    game, state, seat = visit.playing.game, visit.playing.state, visit.screen.seat
    asked = game.rules.asked(state)
    if seat is None or asked is None:
        return []
    found = []
    for words in asked.words:
        for decision in range(words, words.end):
            reason = why_not(game, state, seat, decision)
            if reason and reason.is_listed:
                label = visit.texts.line(game.label(reason.opened, seat, decision))
                found.append(Denied(label, told_of(visit, reason)))
    return found


def other_times(visit: Visit) -> list[str]:
    """When somebody is asked what belongs to a part of the course that isn't on now, in the order of the course."""
    game = visit.playing.game
    if game.obstacles is None:
        return []
    asked, when = game.rules.asked(visit.playing.state), game.obstacles.when
    others = [one.asks for one in game.rules.declared.phases if one.asks in when and one.asks != asked]
    return [visit.texts.text(key) for key in dict.fromkeys(when[one] for one in others if one is not None)]
