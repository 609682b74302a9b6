"""The package that serves tools to agents, and how to install it where it is missing."""

from importlib.util import find_spec

from parvis.engine.refusals import Refusal


def need_mcp() -> None:
    """Raise Refusal with what to install, unless the package `mcp` is there."""
    if find_spec("mcp") is None:
        raise Refusal("package-missing", package="mcp", extra="mcp")
