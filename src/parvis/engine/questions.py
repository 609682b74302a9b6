"""What can be asked, by whom and when: the declarations of which a game's rules are made.

A game declares what can be decided (`Words`), what can be asked (`Question`) and the phases of its course (`Phase`),
each next to its rules, through its rule book:

    PERK = RULES.words("perk {perk}", perk=Piece("coin", "marker", "rat"))
    PERK_OF = RULES.question("perk", PERK)

    @PERK_OF.offer
    def perks(state: State, seat: int, out: Row) -> None:
        add(out, PERK, COIN)
        if state.rat[seat] > 0:
            add(out, PERK, RAT)

    @PERK_OF.answer
    def take_perk(state: State, seat: int, perk: int) -> None: ...

and puts a question with `ask(state, seat, PERK_OF)`. Everything else is the engine's: who may decide now, what is
legal, what an answer leads to (`parvis.engine.course`). In rules and records of states each of these is its number.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Protocol, Self, TypeVar, overload

from parvis.engine.lines import Line
from parvis.engine.pieces import Part, told
from parvis.engine.state import FlatState, Grid

NATURE = 15
"""The seat of chance. Each of its legal decisions is equally likely."""
EVERYBODY = 14
"""Stands for the seat where several decide together, each for itself."""
NO_QUESTION = -1

STACK = 12
"""Questions that can wait at the same time."""
DETAILS = 3
"""What a question can keep besides who is asked: so many numbers."""
QUESTION, SEAT, FIRST_DETAIL = 0, 1, 2
"""Places in a row of the stack."""

Function = TypeVar("Function", bound=Callable[..., Any])


class GameState(FlatState):
    """What every state has: where in its course the game is, and the questions that wait for an answer."""

    seats: int  # players
    ruling: int  # version of the rules that the game was started under, from 1
    phase: int  # number of the phase; 0: the game is over
    step: int  # how many steps of this phase have begun
    depth: int  # questions on the stack
    asked: Annotated[Grid, STACK, FIRST_DETAIL + DETAILS]  # from below: question, seat, details


class Book(Protocol):
    """What declarations need of a rule book."""

    def rule(self, function: Function) -> Function:
        """Note a rule of the book; returns it unchanged."""


class Numbered(int):
    """A declaration; where rules use it, it is its number."""

    name: str
    book: Book

    def __new__(cls, number: int, name: str, book: Book) -> Self:
        """The declaration of that number within its kind."""
        made = super().__new__(cls, number)
        made.name, made.book = name, book
        return made

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class Words(Numbered):
    """A kind of decision, in words; its number is that of its first one in the catalogue."""

    decisions: tuple[str, ...]
    parts: Mapping[str, Part]
    """The pieces that the words name, by the names that rules know them by."""
    line: str
    """The key of the line on a button, unless the game says more about the decision."""

    @property
    def end(self) -> int:
        """The number behind its last decision."""
        return int(self) + len(self.decisions)

    def label(self, decision: int) -> Line:
        """The line on the button of one of its decisions, with the pieces that it names."""
        return Line(self.line, told(self.parts, decision - self))


class Question(Numbered):
    """Something that is asked. `keeps`: names of the details that are put on the stack with it."""

    words: tuple[Words, ...]
    keeps: tuple[str, ...]
    always: bool
    """Whether it is put also where there is just one answer."""
    about: str
    """What is asked, for researchers: docs/envs."""
    section: str
    """The anchor of what explains it in the game's manual."""
    offers: Callable[..., None] | None = None
    answers: dict[Words, Callable[..., None]]
    deciding: Callable[..., int] | None = None
    completing: Callable[..., None] | None = None
    insisting: Callable[..., bool] | None = None
    GIVEN: ClassVar = ("state", "seat", "step")
    """What every answer rule may take, besides the answer and kept details."""

    def offer(self, rule: Function) -> Function:
        """The rule that adds what may be answered: its parameters are `state`, `seat`, `out`, and kept details."""
        self.offers = self.book.rule(rule)
        return rule

    @overload
    def answer(self, rule_or_words: Words) -> Callable[[Function], Function]: ...

    @overload
    def answer(self, rule_or_words: Function) -> Function: ...

    def answer(self, rule_or_words: Any) -> Any:
        """The rule of what an answer does: `state`, `seat`, the pieces that its words name, kept details.

        Where the words name none: the number of the answer within its words, by any name.
        With several kinds of words: `@QUESTION.answer(WORDS)`, one rule for each.
        """
        if isinstance(rule_or_words, Words):
            return lambda rule: self.answered(rule_or_words, rule)
        return self.answered(self.words[0], rule_or_words)

    def answered(self, words: Words, rule: Function) -> Function:
        """Note the rule for answers with these words."""
        self.answers[words] = self.book.rule(rule)
        return rule

    def together(self, rule: Function) -> Function:
        """The rule that tells which seats still have to answer, as bits, of a question to EVERYBODY."""
        self.deciding = self.book.rule(rule)
        return rule

    def complete(self, rule: Function) -> Function:
        """The rule of what happens when all have answered a question to EVERYBODY."""
        self.completing = self.book.rule(rule)
        return rule

    def insist(self, rule: Function) -> Function:
        """The rule that tells whether the question is put though it has just one answer."""
        self.insisting = self.book.rule(rule)
        return rule

    def check(self) -> None:
        """Raise TypeError unless rules say what may be answered, and what each answer does."""
        if self.offers is None:
            raise TypeError(f"question {self.name}: no rule offers answers")
        for words in self.words:
            if words not in self.answers:
                raise TypeError(f"question {self.name}: no rule says what the answer {words.name} does")
            if twice := [name for name in words.parts if name in (*self.GIVEN, *self.keeps)]:
                raise TypeError(f"question {self.name}: {', '.join(twice)} is kept and answered")

    def answered_parts(self, words: Words) -> dict[str, str]:
        """By parameter of the rule for these words, what of an answer it takes, as an expression."""
        whole = f"(decision - {int(words)})" if int(words) else "decision"
        if words.parts:
            return {name: part.source(whole) for name, part in words.parts.items()}
        given = (*self.GIVEN, *self.keeps)
        names = [name for name in inspect.signature(self.answers[words]).parameters if name not in given]
        if len(names) > 1:
            raise TypeError(f"question {self.name}: an answer takes {names}, but keeps only {self.keeps}")
        return dict.fromkeys(names, whole)


class Phase(Numbered):
    """A part of the course, of one step or as many as its `goes_on` says; a step asks a question or just happens."""

    asks: Question | None = None
    about: str
    """What happens in it, for researchers."""
    section: str
    """The anchor of what explains it in the game's manual."""
    one_move: bool
    """Whether all its steps are one move; else each is one."""
    of: int | Callable[..., int]
    going_on: Callable[..., bool] | None = None
    stepping: Callable[..., None] | None = None
    ending: Callable[..., None] | None = None

    def goes_on(self, rule: Function) -> Function:
        """The rule that tells whether there is another step; parameters: `state`, `step`."""
        self.going_on = self.book.rule(rule)
        return rule

    def each(self, rule: Function) -> Function:
        """The rule of what happens in a step that asks nothing by itself; parameters: `state`, `step`."""
        self.stepping = self.book.rule(rule)
        return rule

    def end(self, rule: Function) -> Function:
        """The rule of what happens after the last step, `begin` of another phase included; else the next one begins."""
        self.ending = self.book.rule(rule)
        return rule

    def asker(self, rule: Function) -> Function:
        """The rule that tells whom the phase's question is put to; parameters: `state`, `step`."""
        self.of = self.book.rule(rule)
        return rule


class Declarations:
    """All that a game has declared, in order."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.words: list[Words] = []
        self.questions: list[Question] = []
        self.phases: list[Phase] = []
        self.course: tuple[Phase, ...] = ()

    def new_words(self, name: str, decisions: Iterable[str], parts: Mapping[str, Part], line: str = "") -> Words:
        """Declare a kind of decision with all its words."""
        made = Words(self.words[-1].end if self.words else 0, name, self.book)
        made.decisions, made.parts, made.line = tuple(decisions), parts, line or f"do-{name}"
        self.words.append(made)
        return made

    def new_question(
        self, name: str, words: Sequence[Words], keeps: Sequence[str], always: bool, about: str, section: str
    ) -> Question:
        """A question that is answered with these words."""
        if len(keeps) > DETAILS:
            raise TypeError(f"question {name} keeps more than {DETAILS} details")
        made = Question(len(self.questions), name, self.book)
        made.words, made.keeps, made.always, made.answers = tuple(words), tuple(keeps), always, {}
        made.about, made.section = about, section
        self.questions.append(made)
        return made

    def new_phase(self, name: str, asks: Question | None, of: int, about: str, one_move: bool, section: str) -> Phase:
        """A phase whose steps put a question, or none."""
        made = Phase(len(self.phases) + 1, name, self.book)  # 0: the game is over
        made.asks, made.of, made.about, made.one_move, made.section = asks, of, about, one_move, section
        self.phases.append(made)
        return made

    @property
    def catalogue(self) -> tuple[str, ...]:
        """Every decision in words, by number."""
        return tuple(decision for words in self.words for decision in words.decisions)
