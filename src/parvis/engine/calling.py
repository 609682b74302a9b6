"""Calls in compiled rules: what goes wrong in a callee goes on to the caller's caller without being carried there.

For each call Numba clears a place for the result and one for an exception, and copies the exception from there to where
its own caller wants it. Here a callee is told to put it there itself, and nothing is cleared: a result is read only
once it has been written. The functions themselves stay as Numba makes them, so others may call them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import debuginfo, types
from numba.core.callconv import RETCODE_OK, CPUCallConv, Status

CALL: Any = CPUCallConv.call_function
PASS_ON: Any = CPUCallConv.return_status_propagate


@contextmanager
def direct_calls() -> Iterator[None]:
    """What is lowered in this block calls in this way. To be used under the compiler's lock."""
    convention: Any = CPUCallConv
    convention.call_function, convention.return_status_propagate = call, pass_on
    try:
        yield
    finally:
        convention.call_function, convention.return_status_propagate = CALL, PASS_ON


def exception_of(function: Any) -> Any:
    """Where a function puts an exception; None for what Python or C calls, which has no such place."""
    return next((place for place in function.args[1:2] if place.name == "excinfo"), None)


def call(
    convention: Any, builder: Any, callee: Any, result: Any, kinds: Any, arguments: Any, attrs: Any = None
) -> tuple[Any, Any]:
    """Call a function; returns how that went, and the result."""
    exception = exception_of(builder.function)
    if exception is None or isinstance(result, types.Optional):
        status, found = CALL(convention, builder, callee, result, kinds, arguments, attrs)
        return status, found
    with debuginfo.suspend_emission(builder), builder.goto_entry_block():
        place = builder.alloca(convention.get_return_type(result).pointee)
    given = convention._get_arg_packer(kinds).as_arguments(builder, arguments)
    code = builder.call(callee, [place, exception, *given], attrs=tuple(attrs or ()))
    well, no = builder.icmp_signed("==", code, RETCODE_OK), builder.icmp_signed("!=", code, code)
    status = Status(
        code=code,
        is_ok=well,
        is_error=builder.not_(well),
        is_python_exc=no,
        is_none=no,
        is_user_exc=no,
        is_stop_iteration=no,
        excinfoptr=exception,
    )
    return status, convention.context.get_returned_value(builder, result, builder.load(place))


def pass_on(convention: Any, builder: Any, status: Any) -> None:
    """A call went wrong, and so does its caller. No rule catches exceptions."""
    if status.excinfoptr is not exception_of(builder.function):
        PASS_ON(convention, builder, status)
    else:
        builder.ret(status.code)
