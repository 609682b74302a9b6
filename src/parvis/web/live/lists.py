"""How often the lists of tables have changed: opened, ended and deleted tables count, steps do not."""

import secrets


class Counter:
    """A number that goes up. It begins with another mark in each process, so that none is taken for a former one."""

    def __init__(self) -> None:
        self.begun = secrets.token_hex(4)
        self.count = 0

    @property
    def mark(self) -> str:
        """A short text that stands for the counter's value."""
        return f"{self.begun}.{self.count}"

    def changed(self) -> None:
        """Something in a list is different."""
        self.count += 1


COUNTER = Counter()
"""The counter of changes to lists of tables, in this process."""
