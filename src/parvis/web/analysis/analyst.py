"""Analyses and spreads are made here, behind the pages: one at a time, each in a process of low priority.

What that finds is kept in the folder of compiled rules until all is found, so whoever is killed loses only what was
under way. The pages get the par as soon as that is known.
"""

import json
import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from parvis.engine.record import Record, dumps
from parvis.engine.refusals import GameError
from parvis.engine.texts import ENGLISH
from parvis.insight import Budget, Finishing
from parvis.insight.store import usual_path
from parvis.web.analysis import asking
from parvis.web.analysis.desk import Desk
from parvis.web.analysis.models import Analysis, Spread
from parvis.web.tables import archive

LOG = logging.getLogger(__name__)
SEEN = 0.5
"""Seconds after which pages are told how far an analysis is."""


class Analyst(Desk):
    """Makes what was asked for until it is stopped. An analysis waits while spreads are made."""

    def __init__(self) -> None:
        super().__init__(name="analyses", asked=asking.wanted)
        self.process: subprocess.Popen[str] | None = None

    def next(self) -> bool:
        """Make what has waited longest."""
        found = asking.take()
        if found:
            self.make(found)
        return found is not None

    def make(self, asked: Analysis | Spread) -> None:
        """Make an analysis or a spread, and keep it. What goes wrong is logged and counted."""
        try:
            record = archive.of(asked.table)
            content = self.content(asked, record)
        except (GameError, OSError) as error:
            LOG.warning("table %d can't be analysed: %s", asked.table_id, error)
            asking.give_back(asked, tries=asked.tries + 1)
            return
        if content is None:  # stopped, or the table is gone, or something else is urgent
            asking.give_back(asked)
            return
        if isinstance(asked, Spread):
            asking.give_back(asked, content=content)
            usual_path(record, Finishing(asked.step)).unlink(missing_ok=True)
        else:
            asking.give_back(asked, content=content, par=content["par"])
            usual_path(record, Budget.usual(record.game)).unlink(missing_ok=True)

    def content(self, asked: Analysis | Spread, record: Record) -> dict[str, Any] | None:
        """What was asked for; None if this was stopped, or is an analysis and a spread waits. Raises OSError."""
        noted = time.monotonic()
        with closing(self.told(record, ["--step", str(asked.step)] if isinstance(asked, Spread) else [])) as lines:
            for told in lines:
                if "analysis" in told:
                    content: dict[str, Any] = told["analysis"]
                    return content
                is_time = "par" in told or time.monotonic() - noted > SEEN
                if self.stopped.is_set() or (is_time and not asking.hold(asked, **told)):
                    return None
                if is_time and isinstance(asked, Analysis) and asking.waiting(Spread).exists():
                    return None
                noted = time.monotonic() if is_time else noted
        if self.stopped.is_set():
            return None
        raise OSError(f"the process ended with {self.process and self.process.returncode}")

    def told(self, record: Record, options: Sequence[str]) -> Generator[dict[str, Any]]:
        """What the process says that analyses a record, line by line; it ends with this."""
        nice = [nice, "-n", "15"] if (nice := shutil.which("nice")) else []
        with TemporaryDirectory() as folder:
            file = Path(folder, "record.json")
            file.write_bytes(dumps(record.to_json()).encode())
            command = [*nice, sys.executable, "-m", "parvis", "analyse", os.fspath(file), "--porcelain", *options]
            environment = os.environ | {"PARVIS_PARENT": str(os.getpid()), "LANGUAGE": ENGLISH}  # for the log
            # Apart from this process: Ctrl-C is for the server, which then ends that one.
            with subprocess.Popen(
                command,
                env=environment,
                stdout=subprocess.PIPE,
                text=True,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            ) as self.process:
                try:
                    for line in self.process.stdout or ():
                        yield json.loads(line)
                finally:
                    self.process.terminate()

    def stop(self) -> None:
        """Take up nothing more, and end what is under way: it goes on where it was after the next start."""
        super().stop()
        if self.process and self.process.poll() is None:
            self.process.terminate()
