"""A scene of a lesson as its page shows it: the real board and the real decisions, without a table that is stored."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote_plus

from markupsafe import Markup, escape

from parvis.engine.attempts import LEARNER, Attempt, begun, recorded
from parvis.engine.contract import Game
from parvis.engine.kept import with_game
from parvis.engine.lessons import Lesson
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.engine.play import Play, Step, result
from parvis.web.models import Table
from parvis.web.pages import log
from parvis.web.pages.board import Decision
from parvis.web.pages.lasting import sent_each_time
from parvis.web.pages.log import KeptStep, LogEntry, LogPage
from parvis.web.pages.manual import markdown, rule
from parvis.web.pages.table_page import open_decisions, pictured, prompt, won_by
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import HUMAN, SHAPES, Seat
from parvis.web.tables.table_game import TableGame, to_json
from parvis.web.texts import GameTexts, text

BEFORE = 24
"""How many steps before a scene its log tells of, at most."""


@dataclass(frozen=True)
class Card:
    """What a scene says: what to do, or what came of it."""

    title: str
    words: Markup
    reply: str = ""
    """What is answered to a decision that the scene doesn't allow; empty: none was tried."""
    begins: str = ""
    """Where the scene begins, if it doesn't go on from the one before; empty once something has been decided."""
    winners: str = ""
    """Who has won, where the game ends with the scene."""


def shown(found: Attempt, lesson: Lesson, refused: str) -> dict[str, Any]:
    """All that the page of a scene is made from; `refused`: a legal decision that it doesn't allow, in words."""
    game, scene = found.game, found.scene
    sitting = seats([one["name"] for one in recorded(game, scene.record).seats])
    steps = [*told_before(game, scene.record, scene.after), *kept(scene.after, found.steps)]
    ended = not game.movers(found.state)
    screen = Screen(EVERYTHING if ended else LEARNER, seat=None if found.is_over else LEARNER)
    drawn = at_board(game, found.state, screen, sitting, steps, scene.rank)
    texts = drawn["texts"]
    if not found.is_over:
        place, here = scene.place(len(found.made)), texts.text(f"{scene.key}.here")
        board, choices = (part and lit(part, place, here) for part in (drawn["drawn"].board, drawn["drawn"].choices))
        drawn["drawn"] = replace(drawn["drawn"], board=board, choices=choices)
    won = won_by(result(game, found.state, len(sitting)).winners, sitting) if ended else ""
    return {
        **drawn,
        "lesson": lesson,
        "scene": scene,
        "attempt": found,
        "made": [quote_plus(words) for words in found.made],
        "number": len(found.steps),
        "asked": min(drawn["decisions"], key=lambda one: scene.rank(one.words), default=None),
        "card": replace(card(found, texts, refused), begins=begins(found, lesson), winners=won),
        "rule": rule(game, texts, scene.section),
        "step": len(found.steps),
    }


def at_board(
    game: Game,
    state: Any,
    screen: Screen,
    sitting: list[Seat],
    steps: Sequence[KeptStep],
    rank: Callable[[str], int] = lambda words: 0,
) -> dict[str, Any]:
    """A position at the real board, with what has led to it, for the one seat that the screen is of.

    `rank`: of a decision in words; of each kind, those of a lower one come first.
    """
    texts = GameTexts(game, [seat.name for seat in sitting])
    playing = TableGame(Table(game=game.name, ruling=int(state.ruling)), game, state)
    decisions = ordered(open_decisions(playing, screen, {}, texts), rank)
    entries = told(steps, screen.onlooker, texts)
    return {
        "game": game,
        "texts": texts,
        "screen": screen,
        "decisions": decisions,
        "prompt": prompt(playing, screen, texts),
        "movers": [] if screen.seat is None else [screen.seat],
        "log": entries,
        "guests": (),
        "proposed": None,
        **pictured(playing, sitting, screen.onlooker, decisions, texts, entries.lately()),
    }


def ordered(decisions: Sequence[Decision], rank: Callable[[str], int]) -> list[Decision]:
    """Decisions without what they are worth; of each kind, those of a lower rank come first."""
    kinds = [one.words.split()[0] for one in decisions]
    in_order = sorted(decisions, key=lambda one: (one.idle, kinds.index(one.words.split()[0]), rank(one.words)))
    return [replace(one, later="", worth="", key=old.key) for one, old in zip(in_order, decisions, strict=True)]


def begins(found: Attempt, lesson: Lesson) -> str:
    """Where a scene begins that doesn't go on from the one before, in words; empty once something has been decided."""
    game, scene, place = found.game, found.scene, lesson.scenes.index(found.scene)
    if not place or found.made:
        return ""
    before = lesson.scenes[place - 1]
    if (before.record, before.after) == (scene.record, scene.after):
        return text("learn-same-position")
    if game.round_of is None:
        return text("learn-other-position")
    return text("learn-other-round", round=game.round_of(found.state))


def seats(names: Sequence[str], own: int = LEARNER) -> list[Seat]:
    """Who sits there: whoever looks on in their own seat, and the others."""
    people = enumerate(zip(names, SHAPES, strict=False))
    return [Seat(number, name, colour, HUMAN, you=number == own) for number, (name, colour) in people]


def card(found: Attempt, texts: GameTexts, refused: str) -> Card:
    """What the scene says now."""
    scene, place = found.scene, len(found.made) + 1
    name = "done" if found.is_done else "missed" if found.is_over else "card" if place == 1 else f"card-{place}"
    words = Markup(markdown(found.game).renderInline(texts.text(f"{scene.key}.{name}")))
    return Card(texts.text(scene.key), words, texts.text(scene.reply(refused)) if refused else "")


def lit(drawn: Markup, place: str, here: str) -> Markup:
    """What is drawn, with the element of that id lit; `here`: what stands at it."""
    mark = f'id="{place}"'
    if mark not in drawn:
        return drawn
    return Markup(sent_each_time(drawn.replace(Markup(mark), Markup(f'{mark} data-lit="{escape(here)}"'), 1)))


def told(steps: Sequence[KeptStep], onlooker: Onlooker, texts: GameTexts) -> LogPage:
    """The log of what led to a position, the newest part of the game last."""
    entries: list[LogEntry] = []
    for step in steps:
        sentences = log.sentences(texts, onlooker, False, step.kept_events)
        entries += reversed(list(log.parts(step, sentences)))
    return LogPage(log.grouped(entries), None)


def kept(first: int, steps: list[tuple[int, Any]]) -> list[KeptStep]:
    """Steps as a table keeps them, the first with that number."""
    return [
        KeptStep(first + place, seat, json.dumps([to_json(line) for line in lines]))
        for place, (seat, lines) in enumerate(steps)
    ]


@with_game
def told_before(game: Game, record: str, after: int) -> tuple[KeptStep, ...]:
    """The last steps of a record before so many had been made."""
    first = max(0, after - BEFORE)
    start = begun(game, record, first)
    return told_from(
        Play(game, start.seats, start.options, start.ruling),
        start.state,
        recorded(game, record).steps[first:after],
        first,
    )


def told_from(play: Play, state: Any, steps: Sequence[Step], first: int) -> tuple[KeptStep, ...]:
    """The log's steps from a state on, of which the first has that number; `play` is at its start."""
    play.state, lines = state.copy(), []
    for seat, decision in steps:
        lines.append((seat, play.events(seat, decision)))
        play.step(seat, decision)
    return tuple(kept(first, lines))
