"""The faults. Each trial makes one many times and counts what came of it; what begins with BROKEN should not be."""

import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import quote

from parvis.engine import record
from parvis.engine.record import RecordError
from tools.corpora.notre_dame import NOTRE_DAME
from tools.faults.away import ended, hanging, locked_club, stopped, unreadable
from tools.faults.crowds import crowds
from tools.faults.kills import killed, killed_far_away
from tools.faults.several import away_for_several, cut_off, killed_of_several
from tools.faults.visits import BROKEN, GAME, SECONDS, Outcomes, asked, sent, steps_of, until
from tools.site import NotStarted, Site, Visitor

Trial = Callable[[Random, Path, int], Outcomes]


def full_disk(random: Random, folder: Path, times: int) -> Outcomes:
    """No file can grow beyond some size at the first start; then the site is started again with room enough."""
    for number in range(times):
        place, size = folder / str(number), int(200_000 * random.random() ** 3)
        try:
            with Site(place, largest_file=size) as site:
                status, _ = Visitor(site).post("/tables/quick", game=GAME)
                first = "served" if status < 500 or status == 503 else f"{BROKEN}status {status}"
        except NotStarted as end:
            first = "refused with a line" if end.is_told else f"{BROKEN}{end}"
        with Site(place) as site:
            status, _ = Visitor(site).post("/tables/quick", game=GAME)
        yield first if status == 200 else f"{BROKEN}status {status} at the next start"


def clock(random: Random, folder: Path, times: int) -> Outcomes:
    """The last step seems to lie in the future or far in the past, as after a clock was set."""
    with Site(folder) as site:
        visitor = Visitor(site)
        for table in range(1, times + 1):
            visitor.post("/tables/quick", game=GAME, level="random")
            visitor.post(f"/tables/{table}/pace", pace="brisk")
            site.rows("UPDATE web_table SET changed = datetime('now', ?)", f"{random.randint(-9999, 9999)} hours")
            form = asked(visitor, table)
            visitor.post(f"/tables/{table}/decide", **form)
            site.rows("UPDATE web_table SET changed = datetime('now', ?)", f"{random.randint(-9999, 9999)} hours")
            yield "bots go on" if gone_on(site, table, int(form["number"])) else f"{BROKEN}bots wait"


def gone_on(site: Site, table: int, number: int) -> bool:
    """Whether a table soon has more steps than that number."""
    return until(lambda: site.rows("SELECT number FROM web_table WHERE id = ?", table)[0][0] > number)


def locked(random: Random, folder: Path, times: int) -> Outcomes:
    """Try a site while another program holds the database's write lock, for a while or for longer than anybody should
    wait.
    """
    with Site(folder) as site:
        visitor = Visitor(site)
        visitor.post("/tables/quick", game=GAME, level="random")
        for number in range(times):
            form, long = asked(visitor), number % 2 == 0
            before = steps_of(site, 0)
            with closing(sqlite3.connect(site.path, isolation_level=None, timeout=SECONDS)) as other:
                other.execute("BEGIN IMMEDIATE")
                sending, answers = sent(visitor, form)
                time.sleep(12.0 if long else 2.0)
                other.execute("ROLLBACK")
            sending.join()
            made = len(steps_of(site, 0)) - len(before)
            good = {(200, 1): "made after the wait", (503, 0): "refused with 503, nothing made"}
            yield good.get((answers[0], made), f"{BROKEN}status {answers}, {made} made")


def damaged_database(random: Random, folder: Path, times: int) -> Outcomes:
    """Bytes of the database are overwritten, or its end is missing."""
    with Site(folder / "whole") as site:
        visitor = Visitor(site)
        for game in ("notre-dame", "troyes"):
            visitor.post("/tables/quick", game=game, level="random")
        asked(visitor)
    for number in range(times):
        place = folder / str(number)
        shutil.copytree(folder / "whole", place)
        for waiting in place.glob("parvis.sqlite3-*"):
            if random.random() < 0.5:
                waiting.unlink()
        damage(random, place / "parvis.sqlite3")
        yield from visited(place)


def damage(random: Random, path: Path) -> None:
    """Damage a file: cut it off, or change bytes."""
    content = bytearray(path.read_bytes())
    if random.random() < 0.3:
        del content[random.randrange(len(content)) :]
    for _ in range(random.choice((1, 10, 100)) if content else 0):
        content[random.randrange(len(content))] = random.randrange(256)
    path.write_bytes(content)


def visited(folder: Path) -> Outcomes:
    """What a site on such data does, at its start and on its pages."""
    try:
        with Site(folder) as site:
            visitor = Visitor(site)
            statuses = {visitor.get(path)[0] for path in ("/", "/tables/1", "/tables/2", "/tables/1/log")}
            if max(statuses) >= 500 and statuses - {200, 400, 404, 503}:
                yield f"{BROKEN}statuses {sorted(statuses)}"
            else:
                yield "served" if max(statuses) < 400 else "served, with pages that say what can't be read"
    except NotStarted as end:
        yield "refused with a line" if end.is_told else f"{BROKEN}{end}"


COLUMNS = (
    "game ruling corrected options seats bots seed number movers state layout turn_seat turn_state changed result "
    "terms host_id code"
)
JUNK = (None, "", "{", "[]", "{}", "chess", 0, 1, 99, -1, 2**62, 1.5, b"", b"\xff\xfe", '[{"name": 1}]', "\x1b", "null")


def damaged_rows(random: Random, folder: Path, times: int) -> Outcomes:
    """A column of a table holds something that has no meaning there; another table is at its side."""
    with Site(folder) as site:
        visitor = Visitor(site)
        visitor.post("/tables/quick", game=GAME, level="random")
        for number in range(2, times + 2):
            visitor.post("/tables/quick", game=GAME, level="random")
            column, junk = random.choice(COLUMNS.split()), random.choice(JUNK)
            spoil(site, column, junk, number)
            pages = [
                visitor.get(path)[0] for path in ("/", "/tables/1", f"/tables/{number}", f"/tables/{number}/stored")
            ]
            gone = visitor.post(f"/tables/{number}/delete")[0]
            fine = pages[:2] == [200, 200] and pages[2] in (200, 400) and pages[3] == 200 and gone == 200
            told = "goes on" if pages[2] == 200 else "can't be opened, which its row says"
            yield told if fine else f"{BROKEN}{column} {junk!r}: {pages}, {gone}"
        yield from ["logged without a traceback"] if not site.tracebacks else [f"{BROKEN}{site.tracebacks} tracebacks"]


def spoil(site: Site, column: str, junk: object, table: int) -> None:
    """Put something into a column, whatever Django would say to it."""
    with closing(sqlite3.connect(site.path, timeout=SECONDS)) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        try:
            database.execute(f"UPDATE web_table SET {column} = ? WHERE id = ?", [junk, table])
        except sqlite3.IntegrityError:  # NULL where the schema wants something
            database.execute(f"UPDATE web_table SET {column} = '' WHERE id = ?", [table])


ROUTES = (
    "", "compiling", "tables/new", "tables/upload", "tables/quick", "tables/{}", "tables/{}/decide", "tables/{}/undo",
    "tables/{}/pace", "tables/{}/hurry", "tables/{}/curtain", "tables/{}/news", "tables/{}/look-back/{}",
    "tables/{}/log", "tables/{}/result", "tables/{}/replay", "tables/{}/replay/{}", "tables/{}/record",
    "tables/{}/stored", "static/{}",
)  # fmt: skip
FIELDS = (
    "game", "level", "name-0", "colour-0", "player-0", "player-1", "begins", "number", "revision", "seat", "decision",
    "whole", "pace", "before", "step", "option-low",
)  # fmt: skip
VALUES = (
    "", "0", "1", "-1", "9" * 20, "x", "NaN", "ä\0\x1b", "notre-dame", "human", "bot:expert:9s", "\u202e", "a" * 5000,
)  # fmt: skip


def odd_requests(random: Random, folder: Path, times: int) -> Outcomes:
    """Any method, any address, any form."""
    with Site(folder) as site:
        visitor = Visitor(site)
        visitor.post("/tables/quick", game=GAME, level="random")
        for _ in range(times):
            numbers = [quote(random.choice(("1",) * 20 + VALUES)) for _ in range(2)]
            path = f"/{random.choice(ROUTES).format(*numbers)}"
            form = {random.choice(FIELDS): random.choice(VALUES) for _ in range(random.randrange(6))}
            method = random.choice(("GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"))
            status = visitor.post(path, **form)[0] if method == "POST" else visitor.send(path, None, method)[0]
            yield f"{status // 100}xx" if status < 500 else f"{BROKEN}{method} {path} {form}: {status}"
        yield from ["logged without a traceback"] if not site.tracebacks else [f"{BROKEN}{site.tracebacks} tracebacks"]


def odd_records(random: Random, folder: Path, times: int) -> Outcomes:
    """Records in which bytes, lines or fields are others."""
    files = sorted(NOTRE_DAME.folder.glob("*.json"))
    for _ in range(times):
        content = bytearray(random.choice(files).read_bytes())
        if random.random() < 0.5:
            for _ in range(random.choice((1, 5, 50))):
                content[random.randrange(len(content))] = random.randrange(256)
        else:
            lines = content.splitlines(keepends=True)
            random.shuffle(part := lines[2:9])
            lines[random.randrange(len(lines))] = random.choice(part)
            content = bytearray(b"".join(lines))
        try:
            record.verify(record.loads(bytes(content)))
            yield "still a game"
        except RecordError:
            yield "refused with a line"
        except Exception as error:
            yield f"{BROKEN}{type(error).__name__}: {error}"


TRIALS: dict[str, tuple[Trial, int]] = {
    "killed (-9) during a decision": (killed, 20),
    "killed (-9) during a decision of people far away": (killed_far_away, 20),
    "one of several processes killed (-9) while people play": (killed_of_several, 40),
    "disk full at the first start": (full_disk, 12),
    "clock set forward or back": (clock, 8),
    "database locked for 2 or 12 seconds": (locked, 4),
    "PostgreSQL away": (stopped, 900),
    "PostgreSQL hanging": (hanging, 300),
    "sessions at PostgreSQL ended all the time": (ended, 900),
    "PostgreSQL away, several processes": (away_for_several, 300),
    "cable to PostgreSQL cut for 30 s, several processes": (cut_off, 60),
    "SQLite locked, all pages": (locked_club, 60),
    "SQLite unreadable, all pages": (unreadable, 900),
    "bytes of the database damaged": (damaged_database, 20),
    "columns of a table damaged": (damaged_rows, 60),
    "odd requests": (odd_requests, 500),
    "odd records": (odd_records, 400),
    "crowds of 230 that send or read slowly, direct, behind Caddy, behind nginx": (crowds, 1),
}
"""Each with how often it is made."""
