"""SQLite as Django has it, where threads of this process wait in line to write.

SQLite itself lets nobody wait in line: who finds another writing sleeps and looks again, after a tenth of a second in
the end, and whoever comes by at the right moment is next. With many at once some wait for seconds, though the disk is
idle. Writers of other processes are still met in this way.
"""

from collections import defaultdict
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any

from django.db import OperationalError
from django.db.backends.sqlite3 import base

LINES: defaultdict[str, Lock] = defaultdict(Lock)
"""Who may write now, by database."""


WRITING = ("INSERT", "UPDATE", "DELETE", "REPLACE")
"""How statements begin that write without a transaction of their own."""


if TYPE_CHECKING:

    class DjangosWrapper(base.DatabaseWrapper):
        """Django's connection to SQLite, with the steps of transactions that its types leave out."""

        def _start_transaction_under_autocommit(self) -> None: ...
        def _commit(self) -> None: ...
        def _rollback(self) -> None: ...
        def _close(self) -> None: ...

else:
    DjangosWrapper = base.DatabaseWrapper


class DatabaseWrapper(DjangosWrapper):
    """A connection whose transactions, and statements outside of them, begin when it is their turn."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.turn: Lock | None = None
        """What others wait for while this connection writes."""
        self.execute_wrappers.append(self.in_turn)

    def is_usable(self) -> bool:
        """Whether it is kept after an error. SQLite goes on with what it has read of a file that was damaged then, even
        if that is whole again.
        """
        return False

    def in_turn(self, execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
        """Run a statement; one that is a transaction by itself waits in line, as `wait_in_line` says."""
        if self.turn is not None or not sql.startswith(WRITING):
            return execute(sql, params, many, context)
        self.wait_in_line()
        try:
            return execute(sql, params, many, context)
        finally:
            self.pass_on()

    def wait_in_line(self) -> None:
        """Wait until it is its turn. Raises OperationalError if that isn't in time."""
        if self.turn is None:
            line = LINES[str(self.settings_dict["NAME"])]
            if not line.acquire(timeout=self.settings_dict["OPTIONS"].get("timeout", -1)):
                raise OperationalError("database is locked")
            self.turn = line

    def _start_transaction_under_autocommit(self) -> None:
        """Begin a transaction, which may write. Raises OperationalError if it isn't its turn in time."""
        self.wait_in_line()
        try:
            super()._start_transaction_under_autocommit()
        except BaseException:
            self.pass_on()
            raise

    def _commit(self) -> None:
        """Commit; if that fails, the transaction goes on."""
        super()._commit()
        self.pass_on()

    def _rollback(self) -> None:
        """Roll back, and let the next one write."""
        try:
            super()._rollback()
        finally:
            self.pass_on()

    def _close(self) -> None:
        """Close the connection, and with it a transaction that is under way."""
        try:
            super()._close()
        finally:
            self.pass_on()

    def pass_on(self) -> None:
        """Let the next one write who waits."""
        turn, self.turn = self.turn, None
        if turn is not None:
            turn.release()
