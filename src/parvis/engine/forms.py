"""A rule's other forms: with other meanings of the names that it uses, and as it runs in a core.

There it is without what it tells (`parvis.engine.telling`), but for what accounts need. The compiler gets it with all
arguments written out where it calls rules that have defaults.
"""

import ast
import dis
import linecache
import textwrap
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from parvis.engine.telling import Event, tell

OF_MODULE = ("LOAD_ATTR", "LOAD_METHOD")
"""The instructions that read an attribute; to call it, Python 3.11 has one of its own."""
Rule = Callable[..., Any]
"""A rule, or a loop over any game: an ordinary function."""
Told = Mapping[Event, Rule]
"""What is called where rules tell an event, see `parvis.engine.accounts`."""
NOTHING: Told = MappingProxyType({})
WAY_ROWS = "rows"
"""The attribute of a way into the rules that has its rows by number, see `parvis.engine.dispatch`."""
LOOKS_UP = "looks_up"
"""The attribute of a rule that looks up in a table which rule to call, see `parvis.engine.kinds`."""


def as_compiled(function: Any, form: Any) -> Rule:
    """Give a function another form for the compiler, which does the same."""
    function.form_to_compile = form
    given: Rule = function
    return given


def shape_of(function: Rule) -> Rule:
    """The form that says what a function calls: the one that was given to it for the compiler, or itself."""
    form: Rule = getattr(function, "form_to_compile", function)
    return form


def globals_of(function: Rule) -> dict[str, Any]:
    """What a function reads from outside by the names that stand in it, such as `FACES` or `pieces.FACES`, which is an
    attribute of a module; builtin names are left out.
    """
    function = shape_of(function)
    return dict(reads(function.__code__, function.__globals__))


def reads(code: types.CodeType, names: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What code, and that of its inner functions, reads from outside, with the meanings of names."""
    for name, attribute in names_in(code):
        if name in names:
            value = names[name]
            if attribute and isinstance(value, types.ModuleType):
                yield f"{name}.{attribute}", getattr(value, attribute)
            else:
                yield name, value


@cache
def names_in(code: types.CodeType) -> list[tuple[str, str]]:
    """Global names that code, inner functions too, looks up, each with the attribute that is read of it, or ""."""
    steps = [step for step in dis.get_instructions(code) if step.opname != "EXTENDED_ARG"]
    found = [
        (step.argval, following.argval if following.opname in OF_MODULE else "")
        for step, following in pairwise(steps)
        if step.opname == "LOAD_GLOBAL"
    ]
    return found + [name for part in code.co_consts if isinstance(part, types.CodeType) for name in names_in(part)]


def as_looked_up(names: Mapping[str, Any]) -> dict[str, Any]:
    """Names as `globals_of` gives them, as functions look them up: a module with what is read of it, and no more."""
    found: dict[str, Any] = {}
    for name, value in names.items():
        module, _, attribute = name.rpartition(".")
        if module:
            setattr(found.setdefault(module, types.ModuleType(module)), attribute, value)
        else:
            found[name] = value
    return found


def bind(function: Rule, names: Mapping[str, Any]) -> Rule:
    """Copy a function with some of what it reads from outside, see `globals_of`, bound to other things."""
    bound = types.FunctionType(
        function.__code__,
        {**function.__globals__, **as_looked_up(names)},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    bound.__annotations__ = function.__annotations__
    bound.__doc__ = function.__doc__
    if hasattr(function, "form_to_compile"):
        as_compiled(bound, function.form_to_compile)
    return bound


def form_to_compile(function: Rule, told: Told = NOTHING) -> Rule:
    """The function as it is given to the compiler: without what it tells, its calls with all their arguments.

    `told`: what is called in place of telling these events.
    """
    form = shape_of(function)
    if any(value is tell or getattr(value, "__defaults__", None) for value in globals_of(form).values()):
        return rewritten(form, Stripper, told)
    return form


@cache
def lines_of(file: str) -> list[str]:
    """The lines of a source as they are when it is first asked for: later it may have changed."""
    return linecache.getlines(file)


@cache
def ends_in(file: str) -> dict[int, int]:
    """The last lines of a source's functions, by their first, which may be that of a decorator."""
    ends: dict[int, int] = {}
    blocks: list[ast.AST] = [ast.parse("".join(lines_of(file)))]
    for block in blocks:
        for node in getattr(block, "body", ()):
            blocks.append(node)
            if isinstance(node, ast.FunctionDef):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                ends[first] = node.end_lineno or node.lineno
    return ends


def rewritten(function: Rule, rewriter: "type[Silencer]", told: Told) -> Rule:
    """Copy a function with its syntax tree rewritten."""
    file, above = function.__code__.co_filename, function.__code__.co_firstlineno - 1
    source = textwrap.dedent("".join(lines_of(file)[above : ends_in(file)[above + 1]]))
    tree = ast.parse("\n" * above + source)  # so that lines keep their numbers
    read = dict(reads(function.__code__, function.__globals__))
    names = function.__globals__ | read | {ACCOUNT + rule.__name__: rule for rule in told.values()}
    definition = rewriter(names, told).visit(tree).body[0]
    definition.decorator_list = []
    for argument in definition.args.args:
        argument.annotation = None
    definition.returns = None
    module = ast.fix_missing_locations(ast.Module([definition], []))
    places: dict[str, Any] = {}
    exec(compile(module, file, "exec", dont_inherit=True), names, places)
    made: Rule = places[function.__name__]
    made.__annotations__ = function.__annotations__
    return made


ACCOUNT = "account_"
"""How the name begins by which a rewritten rule calls what it would tell."""


class Silencer(ast.NodeTransformer):
    """Takes out what is told, or lets it be called."""

    def __init__(self, names: Mapping[str, Any], told: Told) -> None:
        self.names, self.told = names, told

    def meaning(self, node: ast.expr) -> Any:
        """What a name, or a name in a module, stands for; None for anything else."""
        if isinstance(node, ast.Attribute):
            module = self.meaning(node.value)
            return getattr(module, node.attr) if isinstance(module, types.ModuleType) else None
        return self.names.get(node.id) if isinstance(node, ast.Name) else None

    def called(self, node: ast.expr) -> Any:
        """What a call calls, as far as it has a name."""
        return self.meaning(node.func) if isinstance(node, ast.Call) else None

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """A statement that tells something is none, or calls what there is for that event."""
        if isinstance(node.value, ast.Call) and self.called(node.value) is tell:
            state, event, *details = node.value.args
            rule = self.told.get(self.meaning(event)) if self.told else None
            if rule is None:
                return ast.copy_location(ast.Pass(), node)
            node.value = ast.Call(ast.Name(ACCOUNT + rule.__name__, ast.Load()), [state, *details], [])
        self.generic_visit(node)
        return node


class Stripper(Silencer):
    """A rewriter for the compiler: no telling, and calls get all their arguments."""

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


class Quickener(Silencer):
    """A rewriter for an interpreted core: no telling, calls of ways become `way[number](state, ...)`, and what is read
    of a module becomes a name, which Python finds faster.
    """

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """What is read of a module is a global name, with the point in it."""
        self.generic_visit(node)
        name = f"{node.value.id}.{node.attr}" if isinstance(node.value, ast.Name) else ""
        return ast.copy_location(ast.Name(name, ast.Load()), node) if name in self.names else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call of a way finds its row."""
        self.generic_visit(node)
        if hasattr(self.called(node), WAY_ROWS):
            state, number, *others = node.args
            node.func = ast.Subscript(node.func, number, ast.Load())
            node.args = [state, *others]
        return node
