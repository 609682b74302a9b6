"""Libraries that come with an extra, and the error where they are missing."""

from importlib import import_module
from types import ModuleType


class MissingExtra(ImportError):
    """A library of an optional extra is not installed; the message says how to get it."""


def library(name: str, extra: str = "envs") -> ModuleType:
    """The library's module. Raises MissingExtra."""
    try:
        return import_module(name)
    except ImportError as error:
        raise MissingExtra(f"{name} is not installed; get it with: pip install 'parvis[{extra}]'") from error
