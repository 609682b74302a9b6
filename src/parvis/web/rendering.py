"""Jinja as the site needs it: strict, and quick where a page has thousands of small parts."""

from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import Environment, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context

IMPORTS = "imports"
"""The name under which a drawing has its `Imports`."""


class Imports:
    """The macros that templates of one drawing import `with context`, made once for all of them.

    They see what the whole drawing is given, and nothing of the template that imports them.
    """

    def __init__(self, context: Mapping[str, Any]) -> None:
        self.context = context
        self.made: dict[str, TemplateModule] = {}


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
