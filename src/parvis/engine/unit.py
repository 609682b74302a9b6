"""Rules as one unit of machine code: lowered one by one, optimized and translated together.

Numba by itself optimizes every function with all that it calls, down to the last, and makes machine code of the whole.
For three hundred rules that call each other, that takes four times as long. Here a rule is lowered to LLVM's language
and left at that (`lower`). When all are there, they are linked, optimized and translated once (`link`), and what is
called from Python gets its entry in that code (`load`). Nothing else in it is seen from outside, so that the compiler
may inline freely.

This builds on parts of Numba that are not public, so `parvis.engine.compiling` uses it only with versions of Numba that
it has been tested with.
"""

import ctypes
import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import Environment
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
from numba.core.sigutils import normalize_signature

from parvis.engine.calling import direct_calls
from parvis.engine.indexing import one_comparison

NJIT: Any = numba.njit
MAKE_FUNCTION: Any = import_module("numba._dynfunc").make_function
TOO_LARGE = "numba.dynamic.globals"
"""How Numba calls what stays at an address of this process, as tables of more than a megabyte do."""


class Part(JITCodeLibrary):
    """The code of one rule, which is kept for the unit."""

    def _optimize_functions(self, module: Any) -> None:
        """Simplify the rule by itself, before it becomes part of others."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:
                manager, builder = self._codegen._function_pass_manager()
                manager.run(function, builder)

    def finalize(self) -> None:
        """Nothing is made of it alone."""
        self._finalized = True


class PartCompiler(Compiler):
    """Numba's compiler up to where machine code would be made."""

    def define_pipelines(self) -> Any:
        """Define how a part is compiled: as any function is, but into a part of the unit."""
        state = self.state
        state.flags.no_compile = True
        state.flags.no_cfunc_wrapper = True
        state.flags.noalias = True  # no rule is given the same state or row twice
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()


def lower(function: Callable[..., Any], signature: Any, options: Mapping[str, Any], is_called: bool) -> Any:
    """A function for others to call, by its one signature; `is_called`: from Python too, once it is linked."""
    form = NJIT(pipeline_class=PartCompiler, no_cpython_wrapper=not is_called, **options)(function)
    arguments, result = normalize_signature(signature)
    with global_compiler_lock, one_comparison(), direct_calls():
        compiled = form._compiler.compile(arguments, result)
        know(form, compiled._replace(entry_point=object()))
    form.disable_compile()
    return form


def know(form: Any, compiled: Any) -> None:
    """Let other functions call what has been compiled. It is found by its entry point."""
    form.targetctx.insert_user_function(compiled.entry_point, compiled.fndesc, [compiled.library])
    form.overloads[tuple(compiled.signature.args)] = compiled


def link(forms: Sequence[Any], name: str) -> bytes:
    """The machine code of forms called from Python and of all under them. Its symbols begin with the name.

    Raises ValueError for a table that is too large to become part of code.
    """
    codegen = cpu_target.target_context.codegen()
    compiled = [result_of(form) for form in forms]
    with global_compiler_lock:
        module = llvm.parse_assembly(str(codegen._create_empty_module(name)))
        for library in libraries([one.library for one in compiled]):
            part = library._final_module if isinstance(library, Part) else library._get_module_for_linking()
            module.link_in(part, preserve=True)
        symbols = {}
        for number, one in enumerate(compiled):
            symbols[one.fndesc.llvm_cpython_wrapper_name] = entry(name, number)
            symbols[one.fndesc.env_name] = environment(name, number)
        show_only(symbols, module)
        manager, builder = codegen._module_pass_manager()
        manager.run(module, builder)
        module.verify()
        code: bytes = codegen._tm.emit_object(module)
    return code


def libraries(called: Sequence[Any]) -> Iterator[Any]:
    """Libraries that are called, directly or not. One that is no part of the unit holds what it calls already."""
    waiting, seen = list(called), set()
    while waiting:
        library = waiting.pop()
        if library not in seen:
            seen.add(library)
            waiting += library._linking_libraries if isinstance(library, Part) else []
            yield library


def show_only(symbols: Mapping[str, str], module: Any) -> None:
    """Let only what is named here be seen from outside of a module, by a new name.

    Raises ValueError for what is only at an address of this process.
    """
    for thing in (*module.functions, *module.global_variables):
        if thing.name.startswith(TOO_LARGE):
            raise ValueError("a table of more than a megabyte can't become part of compiled rules")
        if thing.name in symbols:
            thing.linkage = "external"
            thing.name = symbols[thing.name]
        elif not thing.is_declaration:
            thing.linkage = "internal"


def entry(name: str, number: int) -> str:
    """The symbol of what Python calls."""
    return f"{name}.{number}"


def environment(name: str, number: int) -> str:
    """The symbol of the place that holds its environment."""
    return f"{name}.{number}.environment"


def load(code: bytes, name: str, forms: Sequence[Any]) -> None:
    """Put machine code into this process and let its forms, in the order of `link`, be called from Python."""
    context = cpu_target.target_context
    engine = context.codegen()._engine
    with global_compiler_lock:
        rtsys.initialize(context)  # machine code may call Numba's runtime
        engine._ee.add_object_file(llvm.ObjectFileRef.from_data(code))
        engine.finalize_object()
        for number, form in enumerate(forms):
            globals_of_form = Environment(form.py_func.__globals__)
            place = ctypes.c_void_p.from_address(engine.get_global_value_address(environment(name, number)))
            place.value = id(globals_of_form)
            address = engine.get_function_address(entry(name, number))
            function = MAKE_FUNCTION(
                sys.modules[__name__], form.__name__, form.__doc__ or "", address, globals_of_form, (form.py_func,)
            )
            compiled = result_of(form)._replace(entry_point=function)
            form.add_overload(compiled)
            if compiled.library:
                know(form, compiled)


def declare(function: Callable[..., Any], signature: Any, options: Mapping[str, Any]) -> Any:
    """A form to be called from Python only, whose code has been kept."""
    form = NJIT(**options)(function)
    form.overloads[tuple(signature.args)] = compile_result(signature=signature, objectmode=False)
    form.disable_compile()
    return form


def result_of(form: Any) -> Any:
    """What is known of the one signature of a form."""
    (compiled,) = form.overloads.values()
    return compiled


def processor() -> str:
    """Which processor code is made for, as a short word: others can't run it."""
    return hashlib.sha256(repr(cpu_target.target_context.codegen().magic_tuple()).encode()).hexdigest()[:8]
