"""Jinja as the site needs it: strict, and quick where a page has thousands of small parts."""

import marshal
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, MutableMapping
from functools import lru_cache
from threading import Lock
from types import CodeType
from typing import Any

from jinja2 import Environment, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro, markup_join
from jinja2.utils import missing
from markupsafe import Markup, escape

from parvis.engine.state import PLAINEST
from parvis.web.pages.template_code import QuickCode

IMPORTS = "imports"
"""The name under which a drawing has its `Imports`."""
KEPT = 20_000
"""Texts that are kept as they stand in markup."""
SIMPLE = {str, int}
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)


class Imports:
    """The macros that templates of one drawing import `with context`, made once for all of them.

    They see what the whole drawing is given, and nothing of the template that imports them.
    """

    def __init__(self, context: Mapping[str, Any]) -> None:
        self.context = context
        self.made: dict[str, TemplateModule] = {}


class Kept:
    """Drawings of small parts, each made once for all that it is drawn from.

    `cached(whose, draw, …)` is what the macro `draw` makes of what it is given, and of nothing else but texts and
    pictures.
    So nobody is shown anything that was drawn for another: for another view it is given something else.
    """

    def __init__(self, most: int) -> None:
        """`most`: how many are kept; those that were not asked for longest go first."""
        self.most = most
        self.drawn: OrderedDict[Hashable, str] = OrderedDict()
        self.lock = Lock()

    def cached(self, whose: Hashable, draw: Macro, *given: Any) -> str:
        """The drawing. `whose`: what tells apart macros of one name; given are numbers, words, and what has these."""
        key = whose, draw.name, *map(hashable, given), *map(type, given)
        with self.lock:
            if key in self.drawn:
                self.drawn.move_to_end(key)
                return self.drawn[key]
        made: str = draw(*given)
        with self.lock:
            self.drawn[key] = made
            if len(self.drawn) > self.most:
                self.drawn.popitem(last=False)
        return made


def hashable(value: Any) -> Hashable:
    """A value, or what stands for a list or a dict: equal for equal values of the same types."""
    if isinstance(value, dict):
        return marshal.dumps(value, PLAINEST)
    return tuple(value) if isinstance(value, list) else value


@lru_cache(maxsize=KEPT)
def escaped(text: str) -> str:
    """A text as it can stand in markup: hardly any is new from page to page."""
    return str(escape(text))


def plain(value: Any) -> str:
    """What a template writes of a value, as `markupsafe.escape`; it is put together with the rest at once, so nobody
    needs to be told that it is markup.
    """
    kind = type(value)
    if kind is str:
        return escaped(value)
    if kind is int:
        return int.__repr__(value)
    return str.__str__(value) if kind is Markup else escape(value)


def joined(parts: tuple[Any, ...]) -> str:
    """What `~` makes of its parts."""
    return "".join(map(str, parts)) if SIMPLE.issuperset(map(type, parts)) else markup_join(parts)


class QuickMacro(Macro):
    """A macro that does not look at itself again at each call."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.is_simple = not (self.caller or self.catch_kwargs or self.catch_varargs) and self._default_autoescape

    def __call__(self, *given: Any, **named: Any) -> str:
        """Draw the macro; returns its markup."""
        lacking = self._argument_count - len(given)
        if named or lacking < 0 or not self.is_simple:
            return super().__call__(*given, **named)
        return str.__new__(Markup, self._func(*given, *(missing,) * lacking))


QUICK = {"escape": plain, "Macro": QuickMacro, "markup_join": joined}
"""What compiled templates use in place of Jinja's own, by the names that they know it by."""


class QuickTemplate(Template):
    """A template that is imported once for each drawing, and writes values without ado."""

    @classmethod
    def from_code(cls, environment: Environment, code: CodeType, *more: Any, **named: Any) -> Template:
        """The template that was compiled to this code; it stays, whatever becomes of its file."""
        names: dict[str, Any] = {"environment": environment, "__file__": code.co_filename}
        exec(code, names)
        names.update(QUICK)
        return cls.from_module_dict(environment, names, *more[:1], **named)

    def make_module(self, *given: Any, **named: Any) -> TemplateModule:
        """The macros of the template; first of what is given is what the importing one sees."""
        imports: Imports | None = (given[0] if given else {}).get(IMPORTS)
        if imports is None or self.name is None:
            return super().make_module(*given, **named)
        if self.name not in imports.made:
            imports.made[self.name] = super().make_module(dict(imports.context))
        return imports.made[self.name]


class QuickContext(Context):
    """A context whose functions are simply called: none of ours asks for the context itself."""

    def call(
        self, called: Callable[..., Any], /, *values: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any
    ) -> Any:
        """What a function returns. Compiled templates pass on what the context would take from blocks and loops."""
        return called(*values, **named)


class QuickEnvironment(Environment):
    """An environment in which entries of a dict go before its methods: most of what templates read are such entries."""

    code_generator_class = QuickCode
    template_class = QuickTemplate
    context_class = QuickContext

    def __init__(self, **options: Any) -> None:
        super().__init__(**{**options, "undefined": StrictUndefined, "auto_reload": False})
        self.loaded: dict[str, Template] = {}

    def get_template(self, name: str | Template, *more: Any, **named: Any) -> Template:
        """The template of that name, compiled once."""
        if isinstance(name, Template) or named or len(more) > 1:
            return super().get_template(name, *more, **named)
        if name not in self.loaded:
            self.loaded[name] = super().get_template(name, *more)
        return self.loaded[name]

    def preprocess(self, source: str, name: str | None = None, filename: str | None = None) -> str:
        """A template without its indentation, which pages would carry over the wire at every step."""
        return INDENTATION.sub("", super().preprocess(source, name, filename))

    def make_globals(self, more: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What a template sees besides what it is given: the same dict for all templates, unless there is more."""
        return self.globals if more is None else super().make_globals(more)

    def getattr(self, of: Any, name: str) -> Any:
        """An entry, or an attribute."""
        if type(of) is dict and name in of:
            return of[name]
        try:
            return getattr(of, name)
        except AttributeError:
            return super().getattr(of, name)
