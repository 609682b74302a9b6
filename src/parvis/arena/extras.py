"""Optional packages, and how to install the missing ones."""

from importlib.util import find_spec

from parvis.engine.refusals import Refusal

EXTRAS = {
    "django": "site",
    "duckdb": "explorer",
    "jinja2": "arena",
    "matplotlib": "arena",
    "mcp": "mcp",
    "minari": "data",
    "pyarrow": "arena",
    "ray": "ray",
    "threadpoolctl": "arena",
}


def need(*packages: str) -> None:
    """Raise GameError with what to install, unless all of these are there."""
    for package in packages:
        if find_spec(package) is None:
            raise Refusal("package-missing", package=package, extra=EXTRAS[package])
