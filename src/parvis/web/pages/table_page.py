"""A table as its page shows it to whoever sits before the screen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote_plus

from django.urls import reverse
from markupsafe import Markup

from parvis.engine.contract import Game, seats_of
from parvis.engine.lines import Line, Onlooker
from parvis.engine.prospects import Preview, in_halves, name_of, points_of
from parvis.web.background.precedence import give_way
from parvis.web.live import presence
from parvis.web.models import Table
from parvis.web.pages import board, log
from parvis.web.pages.board import Decision, Subject
from parvis.web.pages.jinja import DECISION_KEYS
from parvis.web.pages.log import LogPage, Sentence, Turn
from parvis.web.pages.manual import Rule, rule
from parvis.web.pages.plain import Plain
from parvis.web.pages.thinking import thinking
from parvis.web.room.scene import room
from parvis.web.tables import moves, pace
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import terms_of
from parvis.web.tables.options import in_play
from parvis.web.tables.proposal import Proposal
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import Seat
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.undoable import own_steps
from parvis.web.tables.viewer import Viewer
from parvis.web.tables.visit import Visit
from parvis.web.texts import GameTexts, text


@dataclass(frozen=True)
class Undoable:
    """What can be undone, and by whom."""

    seat: int
    steps: int
    is_over: bool
    """Whether bots have decided since, so that it goes back as a whole."""


BRIEF = 95
"""How many letters tell at a player's name what they have done."""
LEFT_OUT = Sentence("…")
"""What stands for sentences that are left out."""
UNNAMED = 1.5
"""Points later of which nobody should ask where they come from: parts that have no name bring less, each and in all."""


@dataclass(frozen=True)
class LastTurn:
    """What a seat has done last, as far as it is told here."""

    seat: int
    signs: list[str]
    """The addresses of the pictures of what it touched."""
    sentences: list[Sentence]
    whole: list[Sentence]
    """All that is told of the turn and of earlier turns since the onlooker's own step."""
    brief: list[Sentence]
    """As many of these as there is room for at the player's name, and signs for those that are left out. What has cost
    the onlooker something stands first: on some screens one line is all the room there is.
    """
    costly: frozenset[Sentence]
    """What has cost the onlooker something."""
    line: list[Sentence]
    """What a line above the question tells, as far as there is room: first what was done and came of it, then what was
    taken from the onlooker for it, then earlier steps; not what the onlooker has lost, which has a line of its own.
    """


def last_turns(game: Game, entries: LogPage, onlooker: Onlooker) -> list[LastTurn]:
    """The last turn of each other seat since the onlooker's own step, the newest last."""
    made = []
    own_losses = entries.own_losses(onlooker)
    for turn in entries.last_turns(onlooker):
        costly = frozenset(one for one in turn.sentences if one.costs(onlooker))
        costs_first = sorted(turn.sentences, key=lambda one: one not in costly)
        weights = [weight(game, one, onlooker) for one in costs_first]
        touched = [place for sentence in turn.sentences for place in sentence.places]
        brief = shortened(costs_first, weights)
        line = [one for one in in_line(turn, onlooker) if one not in own_losses]
        whole = replace(turn, entries=turn.whole).sentences
        made.append(LastTurn(turn.seat, board.signs(game, touched), turn.sentences, whole, brief, costly, line))
    return made


def in_line(turn: Turn, onlooker: Onlooker) -> list[Sentence]:
    """What is told of a turn; first of its steps since the one that took something from the onlooker, if one did."""
    takes = (onlooker is not None and onlooker in (one.taken_from for one in entry.sentences) for entry in turn.entries)
    first = next((place for place, does in enumerate(takes) if does), 0)
    since, before = (replace(turn, entries=part).sentences for part in (turn.entries[first:], turn.entries[:first]))
    return [*sorted(since, key=lambda one: one.costs(onlooker)), *before]


def weight(game: Game, sentence: Sentence, onlooker: Onlooker) -> int:
    """How much a sentence matters at the name of whoever it tells of: most, what somebody loses by it."""
    return 2 if sentence.loss or sentence.costs(onlooker) else int(bool(board.signs(game, sentence.places)))


def shortened(sentences: list[Sentence], weights: Sequence[int]) -> list[Sentence]:
    """Sentences in their order: the weightiest, and others as long as they are brief together."""
    kept: list[int] = []
    letters = 0
    for place in sorted(range(len(sentences)), key=lambda place: -weights[place]):
        letters += len(sentences[place].text)
        if letters <= BRIEF or not kept:
            kept.append(place)
    told = [sentence if place in kept else LEFT_OUT for place, sentence in enumerate(sentences)]
    return [
        one for one, before in zip(told, [None, *told], strict=False) if one is not LEFT_OUT or before is not LEFT_OUT
    ]


def shown(visit: Visit, proposed: Proposal | None = None, is_warned: bool = False) -> dict[str, Any]:
    """All that the table's page is made from, for whoever looks at it; `proposed`: a decision before it is made.

    `is_warned`: whether a coach asks about one.
    """
    table, viewer, screen = visit.table, visit.viewer, visit.screen
    chosen, sitting, told = visit.choices, visit.seats, visit.texts
    playing = TableGame(table, visit.playing.game, proposed.state) if proposed else visit.playing
    at_table = room(visit.playing, screen, viewer, told)
    decisions = [] if at_table.paused else open_decisions(playing, screen, chosen, told)
    if proposed:
        decisions = [one for one in decisions if one.words == playing.game.catalogue[proposed.decision]]
        if proposed.is_forced:
            said = {one.words: one for one in open_decisions(visit.playing, screen, chosen, told)}
            decisions = [as_chosen(one, said[proposed.words]) for one in decisions]
    entries = log.read(table, screen.onlooker, told)
    is_explained = bool(decisions) and not proposed and playing.game.obstacles is not None
    picture = pictured(
        playing,
        sitting,
        screen.onlooker,
        decisions,
        told,
        entries.lately(),
        entries.takings(screen.onlooker),
        reverse("why", args=[table.pk]) if is_explained else "",
        "" if is_warned else way_back(visit, proposed),
    )
    return {
        "table": table,
        "game": playing.game,
        "screen": screen,
        "asked": not at_table.paused
        and (screen.curtain is not None or (screen.seat is not None and screen.seat not in chosen)),
        "movers": seats_of(table.movers),
        "held": viewer.held,
        "turn": turn(table, screen, sitting, viewer, picture["view"].get("turn_seat"), at_table.paused),
        "room": at_table,
        "thinking": thinking(table, playing.game, chosen, screen, sitting),
        "prompt": None if at_table.paused else prompt(playing, screen, told),
        "rule": asked_by(playing, screen, told),
        "decisions": decisions,
        "instead": None if screen.seat is None or not decisions else alternative(playing, screen.seat, told),
        "proposed": proposed,
        "log": entries,
        "in_play": in_play(playing.game, table.options),
        "happened": entries.since(screen.onlooker),
        "last_turns": {one.seat: one for one in last_turns(playing.game, entries, screen.onlooker)},
        "own_losses": [] if table.finished else log.counted(entries.own_losses(screen.onlooker)),
        "reveals": terms_of(table).revealed,
        "may_go_back": at_table.can_ask and any(viewer.held >> seat & 1 for seat in entries.turn_seats),
        "undoable": None if visit.undoing is None else Undoable(visit.undoing, own_steps(table), table.turn_over),
        **presence.shown(table),
        **picture,
    }


def way_back(visit: Visit, proposed: Proposal | None) -> str:
    """How the present person takes back what it has chosen last on the board that is shown; see `Subject.back`."""
    if proposed:
        return reverse("table", args=[visit.table.pk]) if proposed.is_forced else ""
    may_undo = visit.undoing is not None and visit.undoing == visit.screen.seat and not visit.table.turn_over
    return board.UNDO if may_undo else ""


def pictured(
    playing: TableGame,
    sitting: list[Seat],
    onlooker: Onlooker,
    decisions: list[Decision],
    told: GameTexts,
    lately: Sequence[Sequence[str]] = (),
    taken: Sequence[Sentence] = (),
    why: str = "",
    back: str = "",
) -> dict[str, Any]:
    """A position as an onlooker sees it: `seats`, `onlooker`, `view`, and what the game has `drawn` of it."""
    game, view = playing.game, seen(playing, onlooker)
    drawn = board.draw(Subject(game, view, sitting, decisions, onlooker, told, lately, playing.table, taken, why, back))
    plain = Plain(game, len(sitting))
    return {"seats": sitting, "onlooker": onlooker, "view": view, "drawn": drawn, "plain": plain}


def seen(playing: TableGame, onlooker: Onlooker) -> dict[str, Any]:
    """The game's view for an onlooker, with everybody's score where the table has them open."""
    view = playing.game.view(playing.state, onlooker)
    open_scores = playing.game.open_scores if playing.table.open_scores else None
    return open_scores(playing.state, view) if open_scores else view


def signs(visit: Visit) -> Markup | None:
    """What the signs of the board at a table mean, as whoever looks at it sees it; see `board.legend`."""
    view = seen(visit.playing, visit.onlooker)
    return board.legend(
        Subject(visit.playing.game, view, visit.seats, [], visit.onlooker, visit.texts, table=visit.table)
    )


def open_decisions(
    playing: TableGame, screen: Screen, chosen: dict[int, str], told: GameTexts, foretell: bool = True
) -> list[Decision]:
    """What the person before the screen can decide now; what does nothing comes last.

    `foretell`: whether to say what decisions bring, and what they are worth later, which takes most of the time.
    """
    if screen.seat is None:
        return []
    game, state, seat = playing.game, playing.state, screen.seat
    made = []
    idle = {decision: game.is_idle(state, seat, decision) for decision in playing.legal(seat)}
    ordered = sorted(idle, key=lambda decision: idle[decision])
    previews = [Preview([], [])] * len(ordered)
    for index, preview in enumerate(game.previews(state, seat, ordered) if foretell else ()):
        previews[index] = preview
        give_way()
    named = named_parts(previews)
    for index, (decision, preview) in enumerate(zip(ordered, previews, strict=True)):
        words = game.catalogue[decision]
        line = game.label(state, seat, decision)
        key = DECISION_KEYS[index] if index < len(DECISION_KEYS) else ""
        hints = [hint for line in preview.now if (hint := told.known(line))]
        is_chosen = chosen.get(seat) == words
        decided = Decision(
            quote_plus(words), words, told.line(line), key, is_chosen, hints, line.arguments, idle[decision]
        )
        made.append(valued(decided, preview, named, told))
        give_way()
    return made


def valued(decision: Decision, preview: Preview, named: Sequence[str], told: GameTexts) -> Decision:
    """A decision with what it is worth."""
    return replace(
        decision,
        later=later_in_short(preview.later, named, told),
        later_total=later_in_all(preview.later),
        now_total=signed(preview.gained),
        worth=signed(preview.worth) if preview.worth else "",
        points=preview.worth,
    )


def as_chosen(decision: Decision, said: Decision) -> Decision:
    """What follows by itself from a choice, told to be worth what the button of that choice said."""
    return replace(decision, later=said.later, later_total=said.later_total, now_total=said.now_total, worth=said.worth)


def named_parts(previews: Iterable[Preview]) -> list[str]:
    """Where the largest part of some decision's later points comes from; all decisions name these."""
    largest = (max(preview.later, key=size) for preview in previews if preview.later)
    return list(dict.fromkeys(map(name_of, largest)))


def later_in_short(lines: Sequence[Line], named: Sequence[str], told: GameTexts) -> str:
    """What a decision is worth later: all of it, as the parts that are named and the rest; empty if it is nothing."""
    total = sum(map(points_of, lines))
    if not total:
        return ""
    shown, rest = named_and_rest(lines, named)
    parts = [told.line(line) for line in shown]
    if others := sum(map(points_of, rest)):
        parts.append(text("table-later-rest", rest=signed(others)))
    if len(parts) == 1:
        return text("table-later", what=parts[0])
    return text("table-later-of", total=signed(total), parts=" ".join(parts))


def named_and_rest(lines: Sequence[Line], named: Sequence[str]) -> tuple[list[Line], list[Line]]:
    """The parts that are told by name, and the rest: never a single one, each at most a point, and all of it at most a
    point and less than any of those.
    """
    shown = [line for name in named for line in lines if name_of(line) == name]
    rest = sorted((line for line in lines if line not in shown), key=size, reverse=True)
    least = min(UNNAMED, *map(size, shown)) if shown else 0
    while rest and (len(rest) == 1 or size(rest[0]) >= UNNAMED or abs(sum(map(points_of, rest))) >= least):
        shown.append(rest.pop(0))
    return shown, rest


def size(line: Line) -> float:
    """How many points a line tells of, gained or lost."""
    return abs(points_of(line))


def later_in_all(lines: Sequence[Line]) -> str:
    """All that a decision is worth later as one number; empty if it is nothing."""
    total = sum(map(points_of, lines))
    return signed(total) if total else ""


def signed(points: float) -> str:
    """Write half points as a reader sees them, gains with their sign, too."""
    return f"{'+' if points > 0 else ''}{in_halves(round(2 * points))}"


def alternative(playing: TableGame, seat: int, told: GameTexts) -> str | None:
    """The wish that may be added to what is chosen, for the alternative to what then goes by itself."""
    line = playing.game.instead(playing.state, seat) if playing.game.instead else None
    return told.line(line) if line else None


def prompt(playing: TableGame, screen: Screen, told: GameTexts) -> str | None:
    """What the person before the screen is asked."""
    if screen.seat is None:
        return None
    return told.line(playing.game.prompt(playing.state, screen.seat))


def asked_by(playing: TableGame, screen: Screen, told: GameTexts) -> Rule | None:
    """The rule that the question follows which the person before the screen is asked; what others are is their own."""
    asked = playing.game.rules.asked(playing.state) if screen.seat is not None else None
    return rule(playing.game, told, asked.section) if asked is not None else None


def turn(
    table: Table, screen: Screen, sitting: list[Seat], viewer: Viewer, taking: int | None, paused: bool = False
) -> str:
    """Whose turn it is, in a sentence.

    `taking`: who takes a turn, as the game's view says in `turn_seat`; others may be asked something meanwhile.
    """
    if table.finished:
        return winners(table, sitting)
    if paused:
        return text("turn-paused")
    if screen.seat is not None and not screen.waiting and sitting[screen.seat].you:
        if taking not in (None, screen.seat):
            return text("turn-asked")
        return text("turn-yours")
    if screen.seat is not None and not screen.waiting:
        return text("turn-decides", name=sitting[screen.seat].name)
    if screen.curtain is not None:
        return text("turn-curtain", name=sitting[screen.curtain].name)
    names = [sitting[seat].name for seat in seats_of(table.movers & (table.bots | ~viewer.held))]
    told: dict[str, str | int] = {"names": listed(names), "count": len(names)}
    if pace.waits_for_person(table) and moves.only_bots_decide(table):
        return text("turn-next", **told)
    return text("turn-waits", **told)


def winners(table: Table, sitting: list[Seat]) -> str:
    """Who has won at a table that has finished, in a sentence."""
    return won_by(result_of(table).winners, sitting)


def won_by(seats: Sequence[int], sitting: list[Seat]) -> str:
    """Say which seats have won, in a sentence."""
    names = [sitting[seat].name for seat in seats]
    if [sitting[seat].you for seat in seats] == [True]:
        return text("turn-you-won")
    return text("turn-over", names=listed(names), count=len(names))


def listed(names: list[str]) -> str:
    """`Anna, Bruno and Clara`."""
    *most, last = names
    return text("listed", most=", ".join(most), last=last) if most else last
