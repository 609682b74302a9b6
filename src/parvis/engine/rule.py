"""`@rule`: one source that runs in two ways.

A rule is an ordinary function on a state. `@rule` leaves it as it is, so that it runs, is debugged and is measured as
plain Python on an interpreted state, and notes it in its game's rule book. `parvis.engine.compiling` makes the other
way of it: every noted function again, compiled by Numba for the one signature that its annotations give, with the
rules that it calls and the tables that it reads in compiled form too.

What a rule may use: whole numbers, `state.field`, `state.field[i]`, `state.field[i][j]`, if/for/while, rules that stand
above it, constants, and tables as (nested) tuples of numbers at the head of a module; those of other modules by name or
as `module.NAME`. Annotations: the state class, int, bool, None and Row (a buffer of numbers).
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from parvis.engine import asking
from parvis.engine.forms import Rule, lines_of
from parvis.engine.pieces import Piece, combinations
from parvis.engine.questions import NATURE, Declarations, Function, Phase, Question, Words
from parvis.engine.state import FlatState
from parvis.engine.telling import Count, Event


class RuleBook:
    """The rules of one game, in the order in which they are written (callees first), and what they declare.

    Those of `parvis.engine.asking` are in every book.
    """

    def __init__(self, state: type[FlatState]) -> None:
        self.state = state
        self.functions: list[Rule] = asking.rules()
        self.declared = Declarations(self)
        self.events: list[Event] = []

    def rule(self, function: Function) -> Function:
        """Mark a function as a rule of this game; returns it unchanged."""
        lines_of(function.__code__.co_filename)  # now: when rules are compiled, their source may have changed
        self.functions.append(function)
        return function

    def words(self, template: str, decisions: Iterable[str] = (), line: str = "", **pieces: Piece) -> Words:
        """Declare a kind of decision in words, as records have them: "send {building} {space}", with these pieces.

        It is called by the first word. Where no template fits: a name, and all decisions. `line`: see `Words.line`.
        """
        if decisions:
            return self.declared.new_words(template, decisions, {}, line)
        return self.declared.new_words(template.split()[0], *combinations(template, pieces), line)

    def question(
        self,
        name: str,
        *words: Words,
        keeps: Sequence[str] = (),
        always: bool = False,
        about: str = "",
        section: str = "",
    ) -> Question:
        """Declare a question that is answered with such words.

        `keeps`: names of the details that are put on the stack with it; `always`: it is put for a single answer, too;
        `about`: what is asked, for researchers; `section`: what explains it in the manual (`parvis.engine.manual`).
        """
        return self.declared.new_question(name, words, keeps, always, about, section)

    def phase(
        self,
        name: str,
        asks: Question | None = None,
        of: int = NATURE,
        about: str = "",
        one_move: bool = False,
        section: str = "",
    ) -> Phase:
        """Declare a phase. `asks`: the question of each of its steps; `of`: whom, or else `Phase.asker` tells that.

        `about`: what happens in it, for researchers; `one_move`: pages show all that it leads to together; `section`:
        what explains it in the manual.
        """
        return self.declared.new_phase(name, asks, of, about, one_move, section)

    def course(self, *phases: Phase) -> None:
        """Say in which order phases follow each other unless their rules say otherwise. The first begins a game."""
        self.declared.course = phases

    def event(
        self, name: str, *counts: str, section: str = "", line: str = "", loss: bool = False, **pieces: Piece | Count
    ) -> Event:
        """Declare something that rules tell (`parvis.engine.telling`), with its details in their order.

        `section`: what explains it in the manual; `line`: the key of what the log says of it, with all details by name.
        """
        self.events.append(Event(name, {**dict.fromkeys(counts, int), **pieces}, section, line, loss))
        return self.events[-1]

    def asked(self, state: Any) -> Question | None:
        """The question that is asked now; None: the game is over."""
        if state.depth > 0:
            number: int = state.asked[state.depth - 1][0]
            return self.declared.questions[number]
        return self.declared.phases[state.phase - 1].asks if state.phase else None

    def kept(self, state: Any) -> dict[str, int]:
        """The details that the question on top of the stack keeps, by name; none for the question of a phase."""
        if state.depth == 0:
            return {}
        number, _, *details = state.asked[state.depth - 1]
        return dict(zip(self.declared.questions[number].keeps, details, strict=False))

    def sources(self) -> list[Path]:
        """The folders or files that the rules come from."""
        return files_of(self.functions)


def files_of(functions: Iterable[Rule]) -> list[Path]:
    """The files that the functions are written in, sorted."""
    files = {sys.modules[function.__module__].__file__ for function in functions}
    return sorted(Path(file) for file in files if file)
