"""Jinja as the site needs it: strict, and quick where a page has thousands of small parts."""

import marshal
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from threading import Lock
from typing import Any

from jinja2 import Environment, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro

from parvis.engine.state import PLAINEST

IMPORTS = "imports"
"""The name under which a drawing has its `Imports`."""


class Imports:
    """The macros that templates of one drawing import `with context`, made once for all of them.

    They see what the whole drawing is given, and nothing of the template that imports them.
    """

    def __init__(self, context: Mapping[str, Any]) -> None:
        self.context = context
        self.made: dict[str, TemplateModule] = {}


class Kept:
    """Drawings of small parts, each made once for all that it is drawn from. Templates have it as `again`.

    `again(draw, …)` is what the macro `draw` makes of what it is given, and of nothing else but texts and pictures.
    So nobody is shown anything that was drawn for another: for another view it is given something else.
    """

    def __init__(self, most: int) -> None:
        """`most`: how many are kept; those that were not asked for longest go first."""
        self.most = most
        self.drawn: OrderedDict[Hashable, str] = OrderedDict()
        self.lock = Lock()

    def again(self, whose: Hashable, draw: Macro, *given: Any) -> str:
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


class QuickTemplate(Template):
    """A template that is imported once for each drawing."""

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

    template_class = QuickTemplate
    context_class = QuickContext

    def __init__(self, **options: Any) -> None:
        super().__init__(**{**options, "undefined": StrictUndefined})

    def getattr(self, of: Any, name: str) -> Any:
        """An entry, or an attribute."""
        if type(of) is dict and name in of:
            return of[name]
        return super().getattr(of, name)
