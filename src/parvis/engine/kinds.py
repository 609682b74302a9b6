"""Kinds of one thing, each with rules of its own: the effects of cards, say. Which rule runs, a table of things tells.

    EFFECTS = Kinds(RULES, "effect", by="card")

    @EFFECTS.way
    def most_times(state: State, seat: int, card: int, times: int) -> int:
        \"\"\"How often a card can be activated.\"\"\"
        return times  # of kinds that say nothing else

    GAIN = EFFECTS.kind("gain", allowed={"deniers": number(1, 9)})

    @GAIN.does(most_times)
    def as_often_as_paid(state: State, seat: int) -> int: ...

    EFFECTS.assign([GAIN, ...])  # the kind of every card, once all kinds are declared

Other rules call `most_times(state, seat, card, times)`. Interpreted that looks into a table; for the compiler it is
written out as a chain of comparisons. Parameters of the kinds' rules are filled in by their names.

A kind also says which values its things have in a data file: a thing is of that kind all of whose `needed` values stand
there, of several that with most.
"""

import dis
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parvis.engine.data import NOTHING, DataRefused, Fields, read_table, unknown
from parvis.engine.forms import LOOKS_UP, Rule, as_compiled
from parvis.engine.questions import Book, Function, Numbered

Content = Mapping[str, Any]
Reading = Callable[[str, Content], dict[str, Any]]


class Kind(Numbered):
    """A kind of thing in a family. In rules it stands for its number."""

    family: "Kinds"
    group: str
    needed: Fields
    allowed: Fields
    reading: Reading | None = None

    def does(self, way: Callable[..., Any]) -> Callable[[Function], Function]:
        """The rule that runs for things of this kind; it takes any of the way's parameters."""
        return lambda rule: self.family.ways[way.__name__].add(self, rule)

    def reads(self, reading: Function) -> Function:
        """The function that reads the values of such a thing where `needed` and `allowed` do not tell all."""
        self.reading = reading
        return reading

    def read(self, where: str, content: Content, within: str) -> dict[str, Any]:
        """The values of a thing of this kind. Raises DataError."""
        return self.reading(where, content) if self.reading else self.read_fields(where, content, within)

    def read_fields(self, where: str, content: Content, within: str) -> dict[str, Any]:
        """The values, by the declared fields alone. Raises DataError."""
        return read_table(where, content, self.needed, self.allowed, within)


class Way:
    """Something that every kind does in its own way: a rule, or a function (`wording`) that words and views call."""

    def __init__(self, family: "Kinds", otherwise: Rule, for_words: bool) -> None:
        self.family, self.otherwise, self.for_words = family, otherwise, for_words
        self.rules: dict[Kind, Rule] = {}
        self.names = tuple(inspect.signature(otherwise).parameters)
        self.rows: list[Callable[..., Any]] = []
        call = f"return ROWS[FAMILY.of[{family.by}]]({', '.join(self.names)})"
        self.looked_up = self.written([call], ROWS=self.rows, FAMILY=family)
        setattr(self.looked_up, LOOKS_UP, True)
        if not for_words:
            family.book.rule(otherwise)
            family.book.rule(self.looked_up)

    def add(self, kind: Kind, rule: Function) -> Function:
        """A kind's own. Raises TypeError for a parameter that is not one of the way's."""
        for name in inspect.signature(rule).parameters:
            if name not in self.names:
                raise TypeError(f"{rule.__name__} takes {name}, but is given only {', '.join(self.names)}")
        self.rules[kind] = rule if self.for_words else self.family.book.rule(rule)
        return rule

    def call(self, name: str, rule: Rule) -> str:
        """A call of a rule under a name."""
        return f"{name}({', '.join(inspect.signature(rule).parameters)})"

    def complete(self) -> None:
        """All kinds are declared: make the table and the comparisons."""
        rules = {kind: self.rules.get(kind, self.otherwise) for kind in self.family.kinds}
        self.rows[:] = [self.written([f"return {self.call('RULE', rule)}"], RULE=rule) for rule in rules.values()]
        if not self.for_words:
            as_compiled(self.looked_up, self.comparisons())

    def comparisons(self) -> Rule:
        """The form for the compiler."""
        places: dict[str, Any] = {"OF": tuple(self.family.of), "OTHERWISE": self.otherwise}
        otherwise = "pass" if does_nothing(self.otherwise) else self.call("OTHERWISE", self.otherwise)
        returns = "" if self.otherwise.__annotations__["return"] is None else "return "
        if not self.rules:
            return self.written([f"{returns}{otherwise}"], **places)
        lines = [f"kind = OF[{self.family.by}]"]
        for kind, rule in self.rules.items():
            name = f"rule_{int(kind)}"
            places[name] = rule
            lines += [f"{'if' if len(lines) == 1 else 'elif'} kind == {int(kind)}:"]
            lines += [f"    {returns}{self.call(name, rule)}"]
        return self.written([*lines, "else:", f"    {returns}{otherwise}"], **places)

    def written(self, lines: Sequence[str], **places: Any) -> Rule:
        """A function with the parameters of the way that was put together."""
        name = self.otherwise.__name__
        source = "\n    ".join([f"def {name}({', '.join(self.names)}):", *lines])
        places["__name__"] = __name__
        exec(compile(source, __file__, "exec"), places)
        made: Rule = places[name]
        made.__module__, made.__doc__ = self.otherwise.__module__, self.otherwise.__doc__
        made.__annotations__ = self.otherwise.__annotations__
        return made


def does_nothing(function: Rule) -> bool:
    """Whether a function just gives None."""
    steps = [step for step in dis.get_instructions(function) if step.opname != "RESUME"]
    return all(step.opname in ("LOAD_CONST", "RETURN_VALUE", "RETURN_CONST") and step.argval is None for step in steps)


class Kinds:
    """A family of kinds. `by`: the parameter of its ways that says which thing it is about."""

    def __init__(self, book: Book, name: str, by: str) -> None:
        self.name, self.by, self.book = name, by, book
        self.kinds: list[Kind] = []
        self.ways: dict[str, Way] = {}
        self.of: Sequence[int] = ()
        """The kind of each thing."""

    def kind(self, name: str, needed: Fields = NOTHING, allowed: Fields = NOTHING, group: str = "") -> Kind:
        """Declare a kind, and which values its things have. `group`: a word by which a file tells kinds apart."""
        made = Kind(len(self.kinds), name, self.book)
        made.family, made.group, made.needed, made.allowed = self, group, needed, allowed
        self.kinds.append(made)
        return made

    def way(self, function: Function) -> Function:
        """Declare a rule that every kind may have its own of; the one given holds for the others."""
        made: Function = self.new_way(function, for_words=False)
        return made

    def wording(self, function: Function) -> Function:
        """Declare a function that words and views call; it may give anything."""
        made: Function = self.new_way(function, for_words=True)
        return made

    def new_way(self, function: Any, for_words: bool) -> Any:
        """Declare a way, which goes by the name of its function."""
        way = self.ways[function.__name__] = Way(self, function, for_words)
        return way.looked_up

    def assign(self, of: Sequence[int]) -> None:
        """Say of which kind each thing is. All kinds have been declared with all that they do."""
        self.of = tuple(of)
        for way in self.ways.values():
            way.complete()

    def name_of(self, thing: int) -> str:
        """The name of a thing's kind."""
        return self.kinds[self.of[thing]].name

    def kind_of(self, where: str, content: Content, within: str = "", group: str = "") -> Kind:
        """Of which kind a thing with these values is. Raises DataError where it is of none."""
        kinds = [kind for kind in self.kinds if kind.group == group]
        if len(kinds) == 1:
            return kinds[0]
        fitting = [kind for kind in kinds if kind.needed.keys() <= content.keys()]
        if not any(kind.needed for kind in fitting):
            self.check_known(where, content, within, kinds)
        if not fitting:
            words = sorted({name for kind in kinds for name in kind.needed})
            raise DataRefused("data-none-of", where=where, part=within.rstrip("."), words=", ".join(words))
        return max(fitting, key=lambda kind: len(kind.needed))

    def check_known(self, where: str, content: Content, within: str, kinds: Sequence[Kind]) -> None:
        """Raise DataError for a value that none of these kinds has."""
        known = sorted({name for kind in kinds for name in (*kind.needed, *kind.allowed)})
        for name in content:
            if name not in known:
                raise unknown(where, f"{within}{name}", known)
