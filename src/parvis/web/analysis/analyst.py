"""Analyses are made here, behind the pages: one at a time, each in a process of low priority.

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
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from parvis.engine.record import Record, dumps
from parvis.engine.refusals import GameError
from parvis.insight import Budget
from parvis.insight.store import usual_path
from parvis.web.analysis import asking
from parvis.web.analysis.desk import Desk
from parvis.web.analysis.models import Analysis
from parvis.web.tables import archive

LOG = logging.getLogger(__name__)
SEEN = 0.5
"""Seconds after which pages are told how far an analysis is."""


class Analyst(Desk):
    """Makes the analyses that were asked for until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="analyses", asked=asking.wanted)
        self.process: subprocess.Popen[str] | None = None

    def next(self) -> bool:
        """Make the analysis that has waited longest."""
        found = asking.take()
        if found:
            self.make(found)
        return found is not None

    def make(self, analysis: Analysis) -> None:
        """Make an analysis, and keep it. What goes wrong is logged and counted."""
        number = analysis.pk
        try:
            record = archive.of(analysis.table)
            content = self.content(number, record)
        except (GameError, OSError) as error:
            LOG.warning("table %d can't be analysed: %s", number, error)
            asking.give_back(number, tries=analysis.tries + 1)
            return
        if content is None:  # stopped, or the table is gone
            asking.give_back(number)
            return
        asking.give_back(number, content=content, par=content["par"])
        usual_path(record, Budget.usual(record.game)).unlink(missing_ok=True)

    def content(self, number: int, record: Record) -> dict[str, Any] | None:
        """The analysis of a record; None if this was stopped. Raises OSError."""
        noted = time.monotonic()
        with closing(self.told(record)) as lines:
            for told in lines:
                if "analysis" in told:
                    content: dict[str, Any] = told["analysis"]
                    return content
                is_time = "par" in told or time.monotonic() - noted > SEEN
                if self.stopped.is_set() or (is_time and not asking.hold(number, **told)):
                    return None
                noted = time.monotonic() if is_time else noted
        if self.stopped.is_set():
            return None
        raise OSError(f"the process ended with {self.process and self.process.returncode}")

    def told(self, record: Record) -> Generator[dict[str, Any]]:
        """What the process says that analyses a record, line by line; it ends with this."""
        nice = [nice, "-n", "15"] if (nice := shutil.which("nice")) else []
        with TemporaryDirectory() as folder:
            file = Path(folder, "record.json")
            file.write_bytes(dumps(record.to_json()).encode())
            command = [*nice, sys.executable, "-m", "parvis", "analyse", os.fspath(file), "--porcelain"]
            environment = os.environ | {"PARVIS_PARENT": str(os.getpid())}
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
