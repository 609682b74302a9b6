"""The command `parvis`, with a module for each of its parts."""

from parvis.cli.program import app

__all__ = ["app"]
