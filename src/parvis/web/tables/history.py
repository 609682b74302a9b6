"""A table's past: any position of its game, where scores came from, and how they stood from round to round.

Everything is found by making the steps again, which takes a few milliseconds for a whole game; nothing is kept.
"""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import takewhile

from parvis.engine.lines import Line
from parvis.engine.play import Result
from parvis.engine.questions import NATURE
from parvis.engine.state import FlatState
from parvis.web.models import Table
from parvis.web.tables import moves
from parvis.web.tables.boxes import game_played
from parvis.web.tables.loading import Unreadable, reading
from parvis.web.tables.seats import Seat
from parvis.web.tables.table_game import TableGame, begun, from_json, make_again, replayed


@dataclass(frozen=True)
class Account:
    """What a finished game came from."""

    sources: list[dict[str, int]]
    """Score by source, by seat; empty where the game does not tell."""
    standings: list[list[int]]
    """Scores by seat at the start, after each round, and so at the end; empty for a game without rounds."""


def table_game_at(table: Table, number: int) -> TableGame:
    """The table after its first `number` steps, to look at, not to go on from. Whose view is shown is the caller's.

    Raises Unreadable.
    """
    with reading(table.pk):
        game = game_played(table)
        return TableGame(table, game, replayed(table, game, number))


def states_at(table: Table, numbers: Collection[int]) -> dict[int, FlatState]:
    """The table's states after so many steps, each by that number. Raises Unreadable."""
    found: dict[int, FlatState] = {}
    with reading(table.pk):
        play = begun(table, game_played(table))
        for seat, words in table.steps.order_by("number").values_list("seat", "words"):
            if len(play.steps) in numbers:
                found[len(play.steps)] = play.state.copy()
            make_again(table, play, seat, words)
    return found


def result_of(table: Table) -> Result:
    """The result of a finished table. Raises Unreadable for a damaged one."""
    with reading(table.pk):
        found = Result(**(table.result or {}))
        by_seat = [numbers for numbers in (found.scores, found.tiebreaks) if len(numbers) == len(table.seats)]
        if len(by_seat) != 2 or not set(found.winners) <= set(range(len(table.seats))) or not found.winners:
            raise ValueError("a result has a score and a tie-break for each seat, and winners")
        return found


def ranked(sitting: list[Seat], found: Result) -> list[Seat]:
    """The players, the best first."""
    return sorted(sitting, key=lambda seat: (-found.scores[seat.number], -found.tiebreaks[seat.number]))


@dataclass(frozen=True)
class Part:
    """A part of a game, such as a round."""

    number: int
    """How many steps were made when it began."""
    heading: Line


def parts(table: Table) -> list[Part]:
    """The parts of a game so far: where its log has headings. Raises Unreadable."""
    found = []
    with reading(table.pk):
        for number, events in table.steps.exclude(events=[]).order_by("number").values_list("number", "events"):
            lines = [from_json(event) for event in events]
            found += [Part(number + 1, line.line) for line in lines if line.heading]
    return found


def just_ended(table: Table) -> bool:
    """Whether a part ended with the last decision, or with what chance did since: nobody has decided in the next."""
    last = table.steps.exclude(seat=NATURE).order_by("-number").values_list("number", flat=True).first()
    return last is not None and something_ended(table, last)


def something_ended(table: Table, since: int) -> bool:
    """Whether the game is over, or a part of it has begun, since so many steps were made."""
    if since >= table.number:
        return False
    with reading(table.pk):
        steps = table.steps.filter(number__gte=since).values_list("events", flat=True)
        return bool(table.finished) or any(from_json(event).heading for events in steps for event in events)


def first_decision(table: Table) -> int:
    """How many steps were made before somebody first decided in the first part of the game: set-up is over then."""
    found = parts(table)
    first = found[0].number if found else 0
    decided = table.steps.exclude(seat=NATURE).filter(number__gte=first).order_by("number").first()
    return decided.number if decided else first


def pauses(table: Table) -> list[int]:
    """After how many steps the table came to a move that a player begins, or to the end: what is seen between moves.

    Raises Unreadable.
    """
    with reading(table.pk):
        game = game_played(table)
        play, began, found = begun(table, game), 0, []
        for seat, words in table.steps.order_by("number").values_list("seat", "words"):
            move = game.move(play.state)
            make_again(table, play, seat, words)
            began = moves.start(move, game.move(play.state), seat, len(play.steps), began)
            if began == len(play.steps) and play.movers() != [NATURE]:
                found.append(began)
        return found


def ends_of_moves(table: Table) -> list[int]:
    """After how many steps each move of a game was over; 0 for its start, and as far as it has come.

    What chance does before anybody decides is a move, too. A game that can't be read to its end is a single one.
    """
    try:
        found = pauses(table)
    except Unreadable:
        found = []
    return sorted({0, *found, table.number})


def brought(table: Table, numbers: range) -> list[str]:
    """What chance brought at the end of these steps, after the last decision of a player."""
    made = table.steps.filter(number__in=numbers).order_by("-number").values_list("seat", "words")
    return [words for _, words in takewhile(lambda step: step[0] == NATURE, made)][::-1]


def account(table: Table) -> Account:
    """Sources and standings of a whole game. Everything is open in them: for finished ones only. Raises Unreadable."""
    with reading(table.pk):
        return accounted(table)


def accounted(table: Table) -> Account:
    """The account of a table's whole game. Raises GameError, or anything for a damaged table."""
    game = game_played(table)
    play = begun(table, game)
    sources: list[dict[str, int]] = [{} for _ in table.seats]
    standings = [play.result().scores]
    played = 1
    for step in table.steps.order_by("number"):
        before = play.state.copy()
        make_again(table, play, step.seat, step.words)
        for entry in game.account(before, step.seat, game.decision(step.words)):
            own = sources[entry.seat]
            own[entry.source] = own.get(entry.source, 0) + entry.score
        if game.round_of and game.round_of(play.state) > played:
            played = game.round_of(play.state)
            standings.append(play.result().scores)
    standings.append(result_of(table).scores)
    return Account(sources if game.accounts else [], standings if game.round_of else [])
