"""What rules of every game call: they put questions, add what may be answered, and begin phases.

The rules here are in every game's book before its own.
"""

from functools import lru_cache
from typing import Any

from parvis.engine.bits import lowest
from parvis.engine.chance import any_of, below, come, coming, share
from parvis.engine.forms import as_compiled
from parvis.engine.questions import NO_QUESTION, GameState, Question, Words
from parvis.engine.state import Row
from parvis.engine.telling import BEGAN, tell
from parvis.engine.vectors import part_of

NOTES = 96
"""How many numbers rules can note for a question."""


def ask(state: GameState, seat: int, question: Question, first: int = 0, second: int = 0, third: int = 0) -> None:
    """Put a question to a seat, to NATURE or to EVERYBODY. It is asked before those that wait."""
    row = state.asked[state.depth]
    row[0] = int(question)
    row[1] = seat
    row[2] = first
    row[3] = second
    row[4] = third
    state.depth += 1


def add(out: Row, words: Words, answer: int = 0) -> None:
    """Offer one more decision: number `answer` of these words."""
    count = out[-1]
    out[count] = words + answer
    out[-1] = count + 1


def add_set(out: Row, words: int, answers: int) -> None:
    """Offer the decisions of these words whose bits are set in `answers`.

    `words` may also be the number of one of their decisions: the bits count from there.
    """
    found = decisions_of(words, answers)
    first = out[-1]
    last = out[-1] = first + len(found)
    out[first:last] = found


@lru_cache(4096)
def decisions_of(words: int, answers: int) -> tuple[int, ...]:
    """The decisions of these words whose bits are set. Kept, as the same few sets come again and again."""
    found, rest = [], answers
    while rest:
        found.append(words + (rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return tuple(found)


def add_set_compiled(out: Row, words: int, answers: int) -> None:
    """`add_set` for the compiler, which knows the lowest bit as one instruction."""
    count, rest = out[-1], answers
    while rest != 0:
        out[count] = words + lowest(rest)
        count += 1
        rest &= rest - 1
    out[-1] = count


as_compiled(add_set, add_set_compiled)


def add_range(out: Row, words: Words, first: int, count: int) -> None:
    """Offer `count` decisions of these words, from number `first` on."""
    at = out[-1]
    for answer in range(count):
        out[at + answer] = words + first + answer
    out[-1] = at + count


def note(out: Row, place: int, number: int) -> None:
    """Keep a number for this question, for rules that look something up once; `place` is below NOTES."""
    out[len(out) - 2 - NOTES + place] = number


def note_compiled(out: Row, place: int, number: int) -> None:
    """`note` for the compiler, which knows how many notes there are, and so that a constant place is one of them."""
    notes = part_of(out, len(out) - 2 - NOTES, NOTES)
    notes[place] = number


as_compiled(note, note_compiled)


def noted(out: Row, place: int) -> int:
    """The number that `note` has kept at that place for this question."""
    return out[len(out) - 2 - NOTES + place]


def noted_compiled(out: Row, place: int) -> int:
    """`noted` for the compiler."""
    notes = part_of(out, len(out) - 2 - NOTES, NOTES)
    return notes[place]


as_compiled(noted, noted_compiled)


def top_question(state: GameState) -> int:
    """The question on top of the stack; NO_QUESTION: none waits, the phase asks or the game is over."""
    return state.asked[state.depth - 1][0] if state.depth > 0 else NO_QUESTION


def begin(state: GameState, phase: int) -> None:
    """Begin a phase at its first step, and tell it."""
    state.phase = int(phase)
    state.step = 0
    tell(state, BEGAN, phase)


def rules() -> list[Any]:
    """All rules that ask and note something, callees first."""
    return [coming, come, share, below, any_of, ask, add, add_set, add_range, note, noted, top_question, begin]
