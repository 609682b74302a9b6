"""`python -m parvis` is the same as the command `parvis`."""

from parvis.cli import app

app()
