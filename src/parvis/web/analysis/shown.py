"""An analysis as the result page shows it: numbers become places in percent, words become sentences."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.state import FlatState
from parvis.web.analysis import coach
from parvis.web.analysis.coach import AtStake, Warned
from parvis.web.analysis.models import Hint
from parvis.web.models import Table
from parvis.web.pages import charts
from parvis.web.pages.board import Decision
from parvis.web.tables import history
from parvis.web.tables.visit import Visit
from parvis.web.texts import GameTexts

TERMS = ("luck", "others", "decisions", "unknown")
"""The terms of a ledger, in their order."""
SHOWN = 0.05
"""Points from a source that are no zero where one digit is shown."""
HIGHEST = 6.0
"""How high the stairs of the seat with the longest way from start to score are, in em."""


@dataclass(frozen=True)
class Par:
    """What the deal was worth for a seat."""

    seat: int
    score: int
    mean: float
    interval: float
    no_more: int
    games: int
    histogram: charts.Histogram


@dataclass(frozen=True)
class Stair:
    """A term of a ledger: its estimate, and where it leads from and to, in em above the lowest level of its row."""

    name: str
    mean: float
    interval: float
    bottom: float
    height: float


@dataclass(frozen=True)
class LedgerRow:
    """Start, terms and score of a seat."""

    seat: int
    start: float
    stairs: list[Stair]
    score: int
    height: float
    """Of the whole row, in em."""


@dataclass(frozen=True)
class Source:
    """What a move lost of a source of points, or gained below zero."""

    name: str
    lost: float
    interval: float
    left: float
    """Where its bar begins and how long it is, in percent of the width; losses are left of the middle."""
    width: float


@dataclass(frozen=True)
class Move:
    """A move that cost much: what was played and what the judge plays instead, in sentences."""

    number: int
    """Among those of its seat, the dearest first, from 1."""
    seat: int
    step: int
    round: int | None
    place: float
    """When it was played, in percent of the game's steps."""
    played: list[str]
    instead: list[str]
    how_often: int
    """In how many of 100 games the judge plays that."""
    lost: float
    interval: float
    sources: list[Source]
    """Together they are what was lost; empty in a game that tells no sources."""


def pars(found: Sequence[Mapping[str, Any]]) -> list[Par]:
    """What the deal was worth for each seat, from what an analysis has found."""
    return [
        Par(
            seat,
            one["score"],
            one["mean"],
            one["interval"],
            one["no_more"],
            len(one["points"]),
            charts.histogram(one["points"], one["score"]),
        )
        for seat, one in enumerate(found)
    ]


def ledger(content: Mapping[str, Any]) -> list[LedgerRow]:
    """The ledger by seat, all rows on one scale."""
    levels = [levels_of(row) for row in content["ledger"]]
    longest = max(max(row) - min(row) for row in levels)
    em = HIGHEST / max(longest, 1.0)
    rows = []
    for seat, (row, level) in enumerate(zip(content["ledger"], levels, strict=True)):
        lowest = min(level)
        stairs = [
            Stair(
                name,
                row["terms"][name]["mean"],
                row["terms"][name]["interval"],
                (min(level[number : number + 2]) - lowest) * em,
                abs(level[number + 1] - level[number]) * em,
            )
            for number, name in enumerate(TERMS)
        ]
        rows.append(LedgerRow(seat, row["start"]["mean"], stairs, row["score"], (max(level) - lowest) * em))
    return rows


def levels_of(row: Mapping[str, Any]) -> list[float]:
    """What a seat could expect at the start, and after each term."""
    levels = [row["start"]["mean"]]
    for name in TERMS:
        levels.append(levels[-1] + row["terms"][name]["mean"])
    return levels


def difference(rows: Sequence[LedgerRow], ahead: int, behind: int) -> dict[str, float]:
    """By term, how much of the points that one seat is ahead of another comes from it; the start counts as luck."""
    one, other = rows[ahead], rows[behind]
    terms = {mine.name: mine.mean - theirs.mean for mine, theirs in zip(one.stairs, other.stairs, strict=True)}
    terms["luck"] += one.start - other.start
    return terms


@dataclass(frozen=True)
class Expected:
    """Expected points and chances to win over the course of a game; rounds as number and percent from the left."""

    points: charts.Curves | None
    wins: charts.Curves | None
    rounds: list[tuple[int, float]]


def expected(content: Mapping[str, Any], place: Callable[[int], float] | None = None) -> Expected:
    """The curves of an analysis on the way from its first step to the last.

    `place`: where a step lies there, in percent; without, all steps are as long.
    """
    found = content["curves"]
    last = max(found[-1]["step"], 1)
    places = [place(one["step"]) if place else 100 * one["step"] / last for one in found]
    rounds: dict[int, float] = {}
    for one, left in zip(found, places, strict=True):
        if one["round"] is not None:
            rounds.setdefault(one["round"], left)
    points = [[mean["mean"] for mean in one["points"]] for one in found]
    wins = [[100 * mean["mean"] for mean in one["wins"]] for one in found]
    return Expected(charts.curves(points, places, from_zero=False), charts.curves(wins, places), [*rounds.items()])


@dataclass(frozen=True)
class Advice:
    """A decision of a hint: as its button says it, and what it is worth."""

    sentence: str
    points: float
    interval: float
    wins: float
    behind: float
    behind_interval: float


def advice(visit: Visit, hint: Hint | None) -> list[Advice]:
    """What a hint tells, the best first. Raises Unreadable."""
    if hint is None or not hint.content:
        return []
    game, state = visit.playing.game, visit.playing.state
    return [
        Advice(
            visit.texts.line(game.label(state, hint.seat, game.decision(one["decision"]))),
            one["points"],
            one["points_interval"],
            100 * one["wins"],
            one["behind"],
            one["behind_interval"],
        )
        for one in hint.content
    ]


def moves(table: Table, game: Game, texts: GameTexts, content: Mapping[str, Any]) -> list[Move]:
    """The moves that cost most, by seat. Raises Unreadable."""
    found = content["moves"]
    states = history.states_at(table, {one["step"] for one in found})
    last = max(table.number, 1)
    made: list[Move] = []
    for one in found:
        state, seat = states[one["step"]], one["seat"]
        before = sum(move.seat == seat for move in made)
        played, instead = (sentences(game, texts, state, seat, one[key]) for key in ("played", "instead"))
        shared = common(played, instead)
        made.append(
            Move(
                before + 1,
                seat,
                one["step"],
                one["round"],
                100 * one["step"] / last,
                played[shared:],
                instead[shared:],
                round(100 * one["how_often"]),
                one["lost"]["mean"],
                one["lost"]["interval"],
                sources(texts, one.get("sources", [])),
            )
        )
    return made


def sources(texts: GameTexts, found: Sequence[Mapping[str, Any]]) -> list[Source]:
    """What a move lost by source, the largest first, as bars on one scale."""
    largest = max((abs(one["mean"]) for one in found), default=0.0) or 1.0
    return [
        Source(
            texts.text(f"points-{one['source']}"),
            one["mean"],
            one["interval"],
            50 - 50 * max(one["mean"], 0) / largest,
            50 * abs(one["mean"]) / largest,
        )
        for one in found
        if abs(one["mean"]) >= SHOWN
    ]


def common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many sentences two ways to move have in common before they part; at least one is left of each."""
    most = min(len(one), len(other)) - 1
    return next((place for place in range(max(most, 0)) if one[place] != other[place]), max(most, 0))


def sentences(game: Game, texts: GameTexts, state: FlatState, seat: int, words: Sequence[str]) -> list[str]:
    """The decisions of a move as its buttons say them, as far as they are open one after the other."""
    state, said = state.copy(), []
    for word in words:
        decision = game.decision(word)
        if decision not in game.legal(state, seat):
            break
        said.append(texts.line(game.label(state, seat, decision)))
        game.apply(state, seat, decision)
    return said


@dataclass(frozen=True)
class Coach:
    """What a coach says at a table now."""

    at_stake: list[AtStake]
    """What is at stake for what is asked now."""
    warned: Warned | None
    """A decision about which it asks."""
    sides: list[tuple[Decision, Mapping[str, Any]]]
    """What was decided and what is better, as their buttons say them, with what the judge says of each."""


def coached(visit: Visit, warned: Warned | None, decisions: Sequence[Decision]) -> Coach | None:
    """What the coach of a table says to whoever decides at this screen; None: there is none, or it is silent."""
    coaching = coach.of(visit)
    if coaching is None:
        return None
    by_words = {decision.words: decision for decision in decisions}
    sides = [(by_words[one["decision"]], one) for one in (warned.chosen, warned.better)] if warned else []
    return Coach(coach.at_stake(visit, coaching), warned, sides)
