"""`@rule`: one source that runs in two ways.

A rule is an ordinary function on a state. `@rule` leaves it as it is, so that it runs, is debugged and is measured as
plain Python on the twin of a record, and notes it in its game's rule book. `compile_rules` makes the other way of
it: every noted function again, compiled by Numba for the one signature that its annotations give, with the rules that
it calls and the tables that it reads in compiled form too.

What a rule may use: whole numbers, `state.field`, `state.field[i]`, `state.field[i][j]`, if/for/while, rules that stand
above it, constants, and tables as (nested) tuples of numbers at the head of a module. Annotations: the state class,
int, bool, None and Row (a buffer of numbers).
"""

import ast
import dis
import inspect
import sys
import textwrap
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from parvis.engine import asking, bits, vectors
from parvis.engine.questions import NATURE, Declarations, Numbered, Phase, Question, Words
from parvis.engine.state import Batch, Record, Row, copy_state, to_array
from parvis.engine.telling import Event, tell

Function = TypeVar("Function", bound=Callable[..., Any])
Progress = Callable[[int, int], None]
COMPILER: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": True,
    "_nrt": False,  # rules make no arrays, so none needs its references counted: 4 % faster
}

SMALL = 160
"""Rules of so many instructions at most, with all that has become part of them, become part of those that call them."""


class RuleBook:
    """The rules of one game, in the order in which they are written (callees first), and what they declare.

    Those of `parvis.engine.asking` are in every book.
    """

    def __init__(self, state: type[Record]) -> None:
        self.state = state
        self.functions: list[types.FunctionType] = asking.rules()
        self.declared = Declarations(self)

    def rule(self, function: Function) -> Function:
        """Mark a function as a rule of this game; returns it unchanged."""
        self.functions.append(function)  # type: ignore[arg-type]
        return function

    def words(self, name: str, decisions: Iterable[str]) -> Words:
        """Declare a kind of decision: every one in words, as records have them."""
        return self.declared.new_words(name, decisions)

    def question(self, name: str, *words: Words, keeps: Sequence[str] = (), always: bool = False) -> Question:
        """Declare a question that is answered with such words.

        `keeps`: names of the details that are put on the stack with it; `always`: it is put for a single answer, too.
        """
        return self.declared.new_question(name, words, keeps, always)

    def phase(self, name: str, asks: Question | None = None, of: int = NATURE) -> Phase:
        """Declare a phase. `asks`: the question of each of its steps; `of`: whom, or else `Phase.asker` tells that."""
        return self.declared.new_phase(name, asks, of)

    def course(self, *phases: Phase) -> None:
        """Say in which order phases follow each other where their rules don't say otherwise. The first begins a game."""
        self.declared.course = phases

    def event(self, name: str, *details: str) -> Event:
        """Declare something that rules tell, see `parvis.engine.telling`."""
        return Event(name, *details)

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


def as_compiled(function: types.FunctionType, form: types.FunctionType) -> types.FunctionType:
    """Give a function another form for the compiler, which does the same."""
    function.form_to_compile = form  # type: ignore[attr-defined]
    return function


def form_to_compile(function: types.FunctionType) -> types.FunctionType:
    """The function as it is given to the compiler: without what it tells, its calls with all their arguments."""
    form: types.FunctionType = getattr(function, "form_to_compile", function)
    called = [form.__globals__.get(name) for name in form.__code__.co_names]
    if any(value is tell or getattr(value, "__defaults__", None) for value in called):
        return stripped(form)
    return form


def stripped(function: types.FunctionType) -> types.FunctionType:
    """The same function without the statements that tell something, and with defaults filled in where it calls rules."""
    source = textwrap.dedent(inspect.getsource(function))
    tree = ast.increment_lineno(ast.parse(source), function.__code__.co_firstlineno - 1)
    definition = Stripper(function.__globals__).visit(tree).body[0]
    definition.decorator_list = []
    for argument in definition.args.args:
        argument.annotation = None
    definition.returns = None
    module = ast.fix_missing_locations(ast.Module([definition], []))
    places: dict[str, Any] = {}
    exec(compile(module, function.__code__.co_filename, "exec", dont_inherit=True), function.__globals__, places)
    made: types.FunctionType = places[function.__name__]
    made.__annotations__ = function.__annotations__
    return made


class Stripper(ast.NodeTransformer):
    """Takes out what is told, and writes out defaults."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = names

    def called(self, node: ast.expr) -> Any:
        """What a call calls, as far as it has a name."""
        return self.names.get(node.func.id) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """A statement that tells something is none."""
        if self.called(node.value) is tell:
            return ast.copy_location(ast.Pass(), node)
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call of a rule gets all its arguments."""
        self.generic_visit(node)
        function = self.called(node)
        if isinstance(function, types.FunctionType) and function.__defaults__:
            missing = function.__code__.co_argcount - len(node.args)
            node.args += [
                ast.Constant(value) for value in function.__defaults__[len(function.__defaults__) - missing :]
            ]
        return node


def files_of(functions: Iterable[types.FunctionType]) -> list[Path]:
    """The files that the functions are written in, sorted."""
    files = {sys.modules[function.__module__].__file__ for function in functions}
    return sorted(Path(file) for file in files if file)


def compile_rules(
    functions: Sequence[types.FunctionType],
    state: type[Record],
    known: Mapping[int, Any],
    progress: Progress | None = None,
) -> dict[int, Any]:
    """The compiled form of every function (callees first) by the identity of its source, `known` ones included.

    `progress` is called with the number of functions done and their total after each of them.
    """
    forms = {id(copy_state): compiled_copy(), **bits.compiled_forms(), **vectors.compiled_forms(), **known}
    sizes: dict[int, int] = {}
    for done, function in enumerate(functions, 1):
        size = sizes[id(function)] = size_of(function, sizes)
        forms[id(function)] = compile_rule(function, state, forms, size <= SMALL)
        if progress:
            progress(done, len(functions))
    return forms


def size_of(function: types.FunctionType, sizes: Mapping[int, int]) -> int:
    """How many instructions of Python a rule has, those of the small rules that become part of it included."""
    size = 0
    for step in dis.get_instructions(form_to_compile(function)):
        called = sizes.get(id(function.__globals__.get(step.argval)), 0) if step.opname == "LOAD_GLOBAL" else 0
        size += 1 + (called if called <= SMALL else 0)
    return size


@cache
def compiled_copy() -> Any:
    """The compiled form of `copy_state`: the record's bytes in one go. Assigning a record copies them one by one."""
    import numba
    from numba.core import cgutils
    from numba.extending import intrinsic

    def copied(_: Any, to: Any, of: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size = context.get_constant(numba.intp, signature.args[0].size)
            target, source = arguments
            cgutils.raw_memcpy(builder, target, source, size, 1)  # type: ignore[no-untyped-call]
            return context.get_dummy_value()

        return numba.void(to, of), generate

    return intrinsic(copied)


def contents(functions: Iterable[types.FunctionType]) -> str:
    """What compiled forms are made of, as it is in memory: code, and the constants and tables that it reads.

    A source file may have changed since it was imported, and a table may come from a file of any kind.
    """
    parts = []
    for function in map(shape_of, functions):
        numbers = []
        for name, meaning in globals_of(function).items():
            value = as_table(meaning)
            if isinstance(value, int | np.ndarray):
                numbers.append((name, np.shape(value), np.asarray(value).tolist()))
        parts.append(repr((function.__qualname__, code_parts(function.__code__), numbers)))
    return "\n".join(parts)


def code_parts(code: types.CodeType) -> tuple[Any, ...]:
    """A function's code as text and numbers, the same in every process."""
    constants = [code_parts(part) if isinstance(part, types.CodeType) else part for part in code.co_consts]
    return code.co_code.hex(), code.co_names, code.co_varnames, constants


def shape_of(function: types.FunctionType) -> types.FunctionType:
    """The form that says what a function calls: the one that was given to it for the compiler, or itself."""
    form: types.FunctionType = getattr(function, "form_to_compile", function)
    return form


def globals_of(function: types.FunctionType) -> dict[str, Any]:
    """The global names that a function reads, with their meanings; builtin ones are left out."""
    function = shape_of(function)
    names = [step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"]
    return {name: function.__globals__[name] for name in names if name in function.__globals__}


def bind(function: types.FunctionType, names: Mapping[str, Any]) -> types.FunctionType:
    """The same function with some of its global names meaning something else."""
    bound = types.FunctionType(
        function.__code__,
        {**function.__globals__, **names},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    bound.__annotations__ = function.__annotations__
    bound.__doc__ = function.__doc__
    if hasattr(function, "form_to_compile"):
        as_compiled(bound, function.form_to_compile)
    return bound


def load_rules(functions: Sequence[types.FunctionType], state: type[Record]) -> dict[int, Any] | None:
    """The compiled forms of functions out of the cache, each with all that it calls within; None if any is missing.

    What they call need not be loaded for that, and so a start with a filled cache takes half the time.
    """
    forms = {}
    for function in functions:
        form = load_rule(function, state)
        if form is None:
            return None
        forms[id(function)] = form
    return forms


def load_rule(function: types.FunctionType, state: type[Record]) -> Any:
    """The compiled form of one function out of the cache, or None: without what it calls it can't be compiled."""
    import numba

    form = form_to_compile(function)
    tables = {name: as_table(value) for name, value in globals_of(form).items()}
    dispatcher = numba.njit(**COMPILER)(bind(form, tables))
    try:
        dispatcher.compile(signature(function, state))
    except numba.core.errors.NumbaError:
        return None
    dispatcher.disable_compile()
    return dispatcher


def compile_rule(
    function: types.FunctionType, state: type[Record], compiled: Mapping[int, Any], is_small: bool = False
) -> Any:
    """One rule compiled. `compiled` holds the compiled form of every rule above it, by the identity of its source.

    A small one becomes part of those that call it; others are called, so that no code is made twice. Raises TypeError for a call of anything else, or for a wrong annotation.
    """
    import numba

    form = form_to_compile(function)
    names = {}
    for name, value in globals_of(form).items():
        if isinstance(value, types.FunctionType) and id(value) not in compiled:
            raise TypeError(f"rule {function.__qualname__} calls {name}, which is no rule that stands above it")
        names[name] = compiled.get(id(value), as_table(value))
    made = numba.njit(signature(form, state), forceinline=is_small, **COMPILER)(bind(form, names))
    if not is_small:
        keep_apart(made)
    return made


def keep_apart(form: Any) -> None:
    """Let a compiled rule be called wherever it is used: the compiler would make its code again in every caller."""
    for made in form.overloads.values():
        module = getattr(made.library, "_final_module", None)  # missing where it came out of the cache
        if module is not None:
            module.get_function(made.fndesc.llvm_func_name).add_function_attribute("noinline")


def as_table(value: Any) -> Any:
    """Tuples of numbers and states, as arrays that Numba freezes into the code; anything else as it is."""
    if isinstance(value, Numbered):
        return int(value)
    if isinstance(value, Batch):
        return np.concatenate([to_array(state) for state in value])
    if isinstance(value, tuple) and value:
        try:
            array = np.array(value)
        except ValueError:  # rows of different lengths: no table
            return value
        if array.dtype.kind in "biu":
            return array.astype(np.int64)
    return value


def signature(function: types.FunctionType, state: type[Record]) -> Any:
    """The one signature of a rule. Raises TypeError for an annotation that is missing or that no rule may have."""
    import numba

    code = function.__code__
    for name in (*code.co_varnames[: code.co_argcount], "return"):
        if name not in function.__annotations__:
            raise TypeError(f"rule {function.__qualname__}: {name} has no annotation")

    record = numba.from_dtype(state.dtype)
    kinds = {
        int: numba.int64,
        bool: numba.boolean,
        None: numba.void,
        Row: numba.int64[::1],
        Batch: numba.types.Array(record, 1, "C"),
    }

    def kind(annotation: Any) -> Any:
        if isinstance(annotation, type) and issubclass(state, annotation) and issubclass(annotation, Record):
            return record
        try:
            return kinds[annotation]
        except (KeyError, TypeError):
            raise TypeError(f"rule {function.__qualname__}: annotation {annotation!r} is not one of a rule's") from None

    arguments = dict(function.__annotations__)
    result = kind(arguments.pop("return"))
    return result(*[kind(annotation) for annotation in arguments.values()])
