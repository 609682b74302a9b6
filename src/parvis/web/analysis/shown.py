"""An analysis as the result page shows it: numbers become places in percent, words become sentences."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote_plus

import numpy as np

from parvis.engine.contract import Game
from parvis.engine.lines import LogLine
from parvis.engine.questions import NATURE
from parvis.engine.state import FlatState
from parvis.insight import strength as strength_by_loss
from parvis.insight.ledger import DECISIONS, LUCK, TERMS, UNKNOWN
from parvis.insight.strength import Level, Strength
from parvis.web.analysis import coach
from parvis.web.analysis.coach import AtStake, Warned
from parvis.web.analysis.models import Hint
from parvis.web.models import Table
from parvis.web.pages import charts
from parvis.web.pages.board import Decision
from parvis.web.pages.jinja import bot_title
from parvis.web.pages.table_page import later_in_short, named_parts
from parvis.web.tables import history
from parvis.web.tables.undoable import dealt_again
from parvis.web.tables.visit import Visit
from parvis.web.texts import LEAST_SHOWN, GameTexts, decimal, text

OWN = (DECISIONS, UNKNOWN)
"""Terms of one's own moves."""
ROUGH = 5
"""Points of half an interval beyond which a term says little by itself."""
WORTH_TELLING = 1.0
"""Points that decisions cost beside the listed moves before that is told."""
HIGHEST = 6.0
"""How high the stairs of the seat with the longest way from start to score are, in em."""


@dataclass(frozen=True)
class Par:
    """What games came to for a seat that were played instead: with the same deal, or on from one of its steps."""

    seat: int
    score: int
    mean: float
    interval: float
    wins: float
    """In how many of 100 games it won, and half the interval of that."""
    wins_interval: float
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
class Part:
    """What a move lost in one part, a source of points or a round; what it gained is below zero."""

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
    words: list[str]
    """The decisions of the better move."""
    how_often: int
    """In how many of 100 games the judge plays that."""
    lost: float
    interval: float
    sources: list[Part]
    """By source of points: together they are what was lost; empty in a game that tells no sources."""
    rounds: list[Part]
    """By round: together they are what was lost; empty in a game without rounds."""
    most: str
    """A sentence that names the largest source, and when; empty where there is none."""


def pars(found: Sequence[Mapping[str, Any]], one_scale: bool = False) -> list[Par]:
    """What games came to that were played instead, for each seat; on one scale, or each on its own."""
    others = [points for one in found for points in (one["score"], *one["points"])] if one_scale else []
    return [
        Par(
            seat,
            one["score"],
            one["mean"],
            one["interval"],
            100 * one["wins"]["mean"],
            100 * one["wins"]["interval"],
            one["no_more"],
            len(one["points"]),
            charts.histogram(one["points"], one["score"], others),
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


def is_rough(row: LedgerRow) -> bool:
    """Whether decisions and hidden information can hardly be told apart."""
    return max(stair.interval for stair in row.stairs if stair.name in OWN) > ROUGH


def par_disagrees(row: LedgerRow, par: Par) -> bool:
    """Whether par calls a seat's luck good where the term of luck calls it bad, or the other way round."""
    (luck,) = (stair.mean for stair in row.stairs if stair.name == LUCK)
    return (par.mean - row.start) * luck < 0


def together(row: LedgerRow) -> float:
    """What decisions and hidden information came to together."""
    return sum(stair.mean for stair in row.stairs if stair.name in OWN)


def difference(rows: Sequence[LedgerRow], ahead: int, behind: int) -> dict[str, float]:
    """By term, how much of the points that one seat is ahead of another comes from it; the start counts as luck."""
    one, other = rows[ahead], rows[behind]
    terms = {mine.name: mine.mean - theirs.mean for mine, theirs in zip(one.stairs, other.stairs, strict=True)}
    terms[LUCK] += one.start - other.start
    return terms


@dataclass(frozen=True)
class Strong:
    """How strongly a seat played, and where that lies on the scale of the levels, in percent."""

    seat: int
    strength: Strength
    sentence: str
    left: float
    """Where the range begins that one game tells."""
    width: float
    made: float
    """Where what was lost here lies."""


@dataclass(frozen=True)
class Strengths:
    """How strongly seats played, and the levels on the scale, each with its place in percent."""

    seats: list[Strong]
    levels: list[tuple[Level, float]]


def strengths(game: Game, content: Mapping[str, Any]) -> Strengths | None:
    """How strongly seats played, on a scale that begins with the weakest level and has neighbours equally far apart.
    None where nobody knows what levels lose.
    """
    found = strength_by_loss.strengths_of(game, content)
    levels = strength_by_loss.levels_of(game, len(content["seats"]))
    if not found:
        return None
    places = [100 * (number + 0.5) / len(levels) for number in range(len(levels))]
    gains = [-level.lost for level in levels]
    ends = [(3 * gains[0] - gains[1]) / 2, *gains, (3 * gains[-1] - gains[-2]) / 2]

    def place(lost: float) -> float:
        return float(np.interp(-lost, ends, [0.0, *places, 100.0]))

    return Strengths(
        [
            Strong(
                seat,
                one,
                strength_told(one),
                place(one.most),
                place(one.least) - place(one.most),
                place(one.lost),
            )
            for seat, one in enumerate(found)
            if one
        ],
        list(zip(levels, places, strict=True)),
    )


def strength_told(found: Strength) -> str:
    """Between which levels somebody played, as a sentence."""
    if len(found.levels) > 1:
        return text("strength-range", weakest=bot_title(found.levels[0]), strongest=bot_title(found.levels[-1]))
    if found.levels:
        return text("strength-like", level=bot_title(found.levels[0]))
    if found.weaker and found.stronger:
        return text("strength-between", weaker=bot_title(found.weaker), stronger=bot_title(found.stronger))
    if found.weaker:
        return text("strength-stronger", level=bot_title(found.weaker))
    return text("strength-weaker", level=bot_title(str(found.stronger)))


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
    """A decision of a hint: the value of its button, the move that it begins, and what that is worth."""

    code: str
    move: list[str]
    """The decisions of its move, itself first, as their buttons will say them."""
    points: float
    interval: float
    wins: float
    behind: float
    behind_interval: float
    reasons: list[str]
    """What the last decision of its move brings for certain and is worth later, as its button will say it."""


def advice(visit: Visit, hint: Hint | None) -> list[Advice]:
    """What a hint tells, the best first. Raises Unreadable."""
    if hint is None or not hint.content:
        return []
    game, texts = visit.playing.game, visit.texts
    state = dealt_again(game, visit.playing.state, hint.seat, 0)
    moves = [list(followed(game, state, hint.seat, one.get("move") or [one["decision"]])) for one in hint.content]
    return [
        Advice(
            quote_plus(one["decision"]),
            labels(game, texts, hint.seat, move),
            one["points"],
            one["points_interval"],
            100 * one["wins"],
            one["behind"],
            one["behind_interval"],
            reasons(game, texts, hint.seat, *move[-1]),
        )
        for one, move in zip(hint.content, moves, strict=True)
    ]


def labels(game: Game, texts: GameTexts, seat: int, move: Iterable[tuple[FlatState, int]]) -> list[str]:
    """Decisions, each with the state before it, as their buttons say them."""
    return [texts.line(game.label(before, seat, decision)) for before, decision in move]


def reasons(game: Game, texts: GameTexts, seat: int, before: FlatState, decision: int) -> list[str]:
    """What a decision brings for certain and is worth later, as its button says it."""
    (preview,) = game.previews(before, seat, [decision])
    told = [*map(texts.known, preview.now), later_in_short(preview.later, named_parts([preview]), texts)]
    return [one for one in told if one]


def beside_moves(content: Mapping[str, Any]) -> dict[int, tuple[float, float, float]]:
    """What the listed moves of a seat brought, all its decisions, and half the interval of these, in points.

    Only seats are in it whose other decisions cost, or gained, `WORTH_TELLING` more.
    """
    found = {}
    for seat, row in enumerate(content["ledger"]):
        listed = -sum(one["lost"]["mean"] for one in content["moves"] if one["seat"] == seat)
        decisions = row["terms"]["decisions"]
        if listed and abs(decisions["mean"] - listed) > WORTH_TELLING:
            found[seat] = (listed, decisions["mean"], decisions["interval"])
    return found


def moves(table: Table, game: Game, texts: GameTexts, content: Mapping[str, Any]) -> list[Move]:
    """The moves that cost most, by seat. Raises Unreadable."""
    found = content["moves"]
    states = history.states_at(table, {one["step"] for one in found})
    return [
        move(game, texts, states[one["step"]], found, number, max(table.number, 1)) for number, one in enumerate(found)
    ]


def move(
    game: Game, texts: GameTexts, state: FlatState, found: Sequence[Mapping[str, Any]], number: int, last: int
) -> Move:
    """One of the moves that cost most, from the state before it; `last`: how many steps the game has."""
    one = found[number]
    seat = one["seat"]
    played, instead = (sentences(game, texts, state, seat, one[key]) for key in ("played", "instead"))
    shared = common(played, instead)
    return Move(
        1 + sum(other["seat"] == seat for other in found[:number]),
        seat,
        one["step"],
        one["round"],
        100 * one["step"] / last,
        played[shared:],
        instead[shared:],
        one["instead"],
        round(100 * one["how_often"]),
        one["lost"]["mean"],
        one["lost"]["interval"],
        parts(one.get("sources", []), lambda part: texts.text(f"points-{part['source']}")),
        parts(one.get("rounds", []), lambda part: round_named(part["round"])) if game.round_of else [],
        most(texts, one.get("sources", []) if game.round_of else []),
    )


def parts(found: Sequence[Mapping[str, Any]], named: Callable[[Mapping[str, Any]], str]) -> list[Part]:
    """What a move lost in its parts, as bars on one scale."""
    largest = max((abs(one["mean"]) for one in found), default=0.0) or 1.0
    return [
        Part(
            named(one),
            one["mean"],
            one["interval"],
            50 - 50 * max(one["mean"], 0) / largest,
            50 * abs(one["mean"]) / largest,
        )
        for one in found
        if abs(one["mean"]) >= LEAST_SHOWN
    ]


def round_named(number: int | None) -> str:
    """What a round is called in a chart; None: the end of the game."""
    return text("replay-last") if number is None else text("analysis-move-round", round=number)


def most(texts: GameTexts, found: Sequence[Mapping[str, Any]]) -> str:
    """A sentence that names the source of which the better move brings most more than what was played, and when."""
    one = max(found, key=lambda part: part["mean"], default=None)
    if one is None or one["mean"] < max(LEAST_SHOWN, one["interval"]) or "round" not in one:
        return ""
    told = {"source": texts.text(f"points-{one['source']}"), "points": decimal(one["mean"])}
    if one["round"] is None:
        return text("analysis-most-at-end", **told)
    return text("analysis-most-in-round", **told, round=one["round"])


def common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many sentences two ways to move have in common before they part; at least one is left of each."""
    most = min(len(one), len(other)) - 1
    return next((place for place in range(max(most, 0)) if one[place] != other[place]), max(most, 0))


def sentences(game: Game, texts: GameTexts, state: FlatState, seat: int, words: Sequence[str]) -> list[str]:
    """The decisions of a move as its buttons say them, as far as they are open one after the other."""
    return labels(game, texts, seat, followed(game, state, seat, words))


@dataclass(frozen=True)
class Instead:
    """Where the better move leads."""

    state: FlatState
    told: list[tuple[int, list[LogLine]]]
    """What the log tells of it: by decision who made it, and its lines."""


def instead(game: Game, state: FlatState, seat: int, words: Sequence[str], brought: Sequence[str] = ()) -> Instead:
    """Where a move leads from a state, and what chance brings then: both as far as they are open there.

    `brought`: what chance brought after the move that was made instead.
    """
    after, told = state.copy(), []
    for mover, word in [*((seat, one) for one in words), *((NATURE, one) for one in brought)]:
        decision = game.decision(word)
        if decision not in game.legal(after, mover):
            break
        told.append((mover, game.narrate(after, mover, decision)))
        game.apply(after, mover, decision)
    return Instead(after, told)


def followed(game: Game, state: FlatState, seat: int, words: Sequence[str]) -> Iterator[tuple[FlatState, int]]:
    """Decisions of a seat, each with the state before it, as long as they are open."""
    state = state.copy()
    for word in words:
        decision = game.decision(word)
        if decision not in game.legal(state, seat):
            break
        yield state.copy(), decision
        game.apply(state, seat, decision)


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
