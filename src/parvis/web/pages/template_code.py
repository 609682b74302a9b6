"""How templates become Python: functions are called at once, and what is included is put together before it goes on.

Jinja calls each function through the context, which none of ours asks for, and passes on each piece of a template that
is included, one by one, through all that include it.
"""

from keyword import iskeyword

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame


class QuickCode(CodeGenerator):
    """Writes such code. Jinja finds what to write by the names of methods."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """Generate the code of a call, quicker where it is plain."""
        is_plain = not (node.dyn_args or node.dyn_kwargs or any(iskeyword(one.key) for one in node.kwargs))
        if forward_caller or not is_plain:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for number, given in enumerate((*node.args, *node.kwargs)):
            self.write(", " if number else "")
            self.visit(given, frame)
        self.write(")")

    def visit_Include(self, node: nodes.Include, frame: Frame) -> None:  # noqa: N802
        """A template that is included by its name."""
        if not (node.with_context and isinstance(node.template, nodes.Const) and isinstance(node.template.value, str)):
            super().visit_Include(node, frame)
            return
        self.writeline(f"template = environment.get_template({node.template.value!r}, {self.name!r})", node)
        given = f"context.get_all(), True, {self.dump_local_context(frame)}"
        self.simple_write(f"concat(template.root_render_func(template.new_context({given})))", frame)
