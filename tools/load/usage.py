"""Processor time and memory of a site's processes, and of its database server."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.postgres import Server
from tools.site import Site

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Usage:
    """What one process, or one with all that it has begun, has used."""

    cpu: float
    """Seconds of processor time."""
    memory: float
    """Megabytes, of which what it shares counts in parts."""


def used(site: Site, server: Server | None = None) -> dict[str, Usage]:
    """What the site and its database server have used, by process."""
    parts = {name: Usage(cpu(process), memory(process)) for name, process in named(site)}
    if server:
        main = int((server.data / "postmaster.pid").read_text().split()[0])
        all_of_it = [main, *begun_by(main)]
        parts["PostgreSQL"] = Usage(cpu(main, ended=True) + sum(map(cpu, all_of_it[1:])), sum(map(memory, all_of_it)))
    return parts


def named(site: Site) -> Iterator[tuple[str, int]]:
    """The processes of a site, each with a name: of several the last one works."""
    begun = sorted(begun_by(site.process.pid))
    if not begun:
        yield "the site", site.process.pid
        return
    yield "looks after the others", site.process.pid
    yield from ((f"serves ({place})", process) for place, process in enumerate(begun[:-1], 1))
    yield "works", begun[-1]


def begun_by(process: int) -> list[int]:
    """The processes that a process has begun."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def cpu(process: int, ended: bool = False) -> float:
    """Seconds of CPU that a process has used; with those of processes that it had begun and that have `ended`."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / TICKS


def memory(process: int) -> float:
    """Megabytes that a process holds; of what several share, its part."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))
