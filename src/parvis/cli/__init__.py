"""The command `parvis`."""

from parvis.cli.program import app

__all__ = ["app"]
