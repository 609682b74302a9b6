"""Which rule a question, or a phase, leads to: made from a game's declarations when its rules are bound.

For each way in there are two forms that do the same: the interpreted one looks into a table, the compiled one is a
chain of comparisons written out as source, which the compiler turns into a jump.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parvis.engine.asking import begin
from parvis.engine.forms import WAY_ROWS, Rule, as_compiled
from parvis.engine.questions import EVERYBODY, NO_QUESTION, Declarations, Phase, Question, Words
from parvis.engine.state import Row

DETAIL_NAMES = ("first", "second", "third")
SOMETIMES = 2
"""A question that its rule `insist` may put though it has one answer."""
NEXT_STEP = {"state": "state", "step": "state.step"}
"""What is given to rules of a phase before a step has begun."""
CURRENT_STEP = {"completing": "state.step - 1", "deciding": "state.step", "insisting": "state.step"}
"""Attribute of a question -> the step that is going on, which counts from when all have answered."""
Branches = Mapping[int, str]
"""Number -> the statement that is run for it; `{name}` of rules stand in the namespace."""


class Dispatch:
    """The ways into the rules of a game, by the names that `parvis.engine.course` calls them by."""

    def __init__(self, declared: Declarations, state: type) -> None:
        self.names: dict[str, Any] = {}
        self.state = state
        questions, phases = declared.questions, declared.phases
        for question in questions:
            question.check()
        self.common = [phase.asks for phase in phases if phase.of == EVERYBODY]
        asked = "question: int, seat: int, "
        details = "first: int, second: int, third: int"
        self.way("offer", f"{asked}{details}, out: Row", "question", None, self.offers(questions))
        self.way("answer", f"{asked}decision: int, {details}", "question", None, self.answers(questions))
        self.way("together", "question: int", "question", 0, self.calls(questions, "deciding"))
        self.way("complete", "question: int", "question", None, self.calls(questions, "completing"))
        self.way("insists", "question: int", "question", False, self.calls(questions, "insisting"))
        self.way("goes_on", "phase: int", "phase", False, self.going_on(phases))
        self.way("take_step", "phase: int, step: int", "phase", None, self.calls(phases, "stepping"))
        self.way("end_phase", "phase: int", "phase", None, self.endings(declared))
        self.way("asker", "phase: int", "phase", 0, self.askers(phases))
        self.names["PHASE_QUESTION"] = (
            NO_QUESTION,
            *(NO_QUESTION if phase.asks is None else int(phase.asks) for phase in phases),
        )
        self.names["PHASE_IS_COMMON"] = (
            0,
            *(int(phase.asks is not None and phase.of == EVERYBODY) for phase in phases),
        )
        self.names["ALWAYS_ASKED"] = (
            *(SOMETIMES if question.insisting else int(question.always) for question in questions),
            0,
        )

    def known(self, rule: Callable[..., Any]) -> str:
        """The name of a rule in the namespace of the dispatch."""
        name = f"rule_{rule.__name__}"
        while self.names.get(name, rule) is not rule:
            name += "_"
        self.names[name] = rule
        return name

    def call(self, rule: Callable[..., Any], given: Mapping[str, str]) -> str:
        """A call of a rule, its parameters by their names. Raises TypeError for one that nothing is given for."""
        names = inspect.signature(rule).parameters
        for name in names:
            if name not in given:
                raise TypeError(f"rule {rule.__name__} takes {name}, but is given only {', '.join(given)}")
        return f"{self.known(rule)}({', '.join(given[name] for name in names)})"

    def details(self, question: Question) -> dict[str, str]:
        """What is given to rules of a question: who is asked, the step for a phase's question, and what it keeps."""
        kept = dict(zip(question.keeps, DETAIL_NAMES, strict=False))
        return {"state": "state", "seat": "seat", "step": "state.step", **kept}

    def offers(self, questions: Sequence[Question]) -> Branches:
        """By question: what may be answered."""
        return {
            int(question): self.call(question.offers, {**self.details(question), "out": "out"})
            for question in questions
            if question.offers
        }

    def answers(self, questions: Sequence[Question]) -> Branches:
        """By question: what an answer does, for each kind of words."""
        return {int(question): self.answers_to(question) for question in questions}

    def answers_to(self, question: Question) -> str:
        """What the answers of a question do."""
        lines = []
        for place, words in enumerate(question.words):
            last = place == len(question.words) - 1
            test = "" if last else f"decision < {words.end} and decision >= {int(words)}"
            call = self.answer_call(question, words)
            lines.append(call if last and place == 0 else f"else: {call}" if last else f"if {test}: {call}")
        return "\n".join(
            line if place == 0 or line.startswith("else") else f"el{line}" for place, line in enumerate(lines)
        )

    def answer_call(self, question: Question, words: Words) -> str:
        """The call of the rule for answers with these words. A phase's step has been counted, unless all answer."""
        given = {**self.details(question), "step": "state.step" if question in self.common else "state.step - 1"}
        return self.call(question.answers[words], given | question.answered_parts(words))

    def calls(self, declared: Sequence[Question | Phase], attribute: str) -> Branches:
        """By number: the call of a rule that not all have."""
        rules = {int(one): getattr(one, attribute) for one in declared}
        given = {"state": "state", "step": CURRENT_STEP.get(attribute, "step")}
        return {number: self.call(rule, given) for number, rule in rules.items() if rule}

    def going_on(self, phases: Sequence[Phase]) -> Branches:
        """By phase: whether it has another step. Without a rule it has one."""
        return {
            int(phase): self.call(phase.going_on, NEXT_STEP) if phase.going_on else "state.step == 0"
            for phase in phases
        }

    def askers(self, phases: Sequence[Phase]) -> Branches:
        """By phase: whom its question is put to."""
        return {
            int(phase): self.call(phase.of, NEXT_STEP) if callable(phase.of) else str(int(phase.of))
            for phase in phases
            if phase.asks is not None
        }

    def endings(self, declared: Declarations) -> Branches:
        """By phase: what happens after its last step; where nothing is said, the next of the course begins.

        Raises TypeError for a phase that nothing follows.
        """
        self.names["begin"] = begin
        following = dict(zip(declared.course, declared.course[1:], strict=False))
        found = {}
        for phase in declared.phases:
            if phase.ending:
                found[int(phase)] = self.call(phase.ending, {"state": "state"})
            elif phase in following:
                found[int(phase)] = f"begin(state, {int(following[phase])})"
            else:
                raise TypeError(f"phase {phase.name}: nothing follows it in the course, and it has no end")
        return found

    def way(self, name: str, parameters: str, number: str, nothing: object, branches: Branches) -> None:
        """Make both forms of a way in; what has no branch gives `nothing`."""
        result = "None" if nothing is None else type(nothing).__name__
        returns = "" if nothing is None else "return "
        head = f"def {name}(state: State, {parameters}) -> {result}:"
        lines = [head]
        for place, (case, statement) in enumerate(branches.items()):
            lines.append(f"    {'if' if place == 0 else 'elif'} {number} == {case}:")
            lines += [f"        {returns}{line}" for line in statement.split("\n")]
        if nothing is not None:
            lines.append(f"    return {nothing!r}")
        elif not branches:
            lines.append("    pass")
        compiled = self.written(name, "\n".join(lines))
        given = parameters.split(", ")[1:]  # a row knows its number
        head = f"def {name}({', '.join(['state: State', *given])}) -> {result}:"
        rows = [self.written(name, f"{head}\n    return {nothing!r}")] * (max(branches, default=-1) + 1)
        for case, statement in branches.items():
            body = [f"    {returns}{line}" for line in statement.split("\n")]
            rows[case] = self.written(name, "\n".join([head, *body]))
        arguments = ", ".join(["state", *(part.split(":")[0] for part in given)])
        looked_up = self.written(name, f"{lines[0]}\n    return ROWS[{number}]({arguments})", ROWS=rows)
        setattr(looked_up, WAY_ROWS, rows)
        self.names[name] = as_compiled(looked_up, compiled)

    def written(self, name: str, source: str, **more: Any) -> Rule:
        """The function of a source that was put together."""
        places = {**self.names, **more, "__name__": __name__, "State": self.state, "Row": Row}
        exec(compile(source, __file__, "exec"), places)
        function: Rule = places[name]
        return function
