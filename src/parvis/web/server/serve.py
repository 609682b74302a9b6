"""Starting the site on this computer, with one call: data, tables, server, bots, and a browser to see it in."""

import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from threading import Event, Thread
from typing import Any, NoReturn

import uvicorn

from parvis.engine import registry
from parvis.engine.texts import ENGLISH
from parvis.web.hosting.club import Club
from parvis.web.server.accepting import Counts, counts
from parvis.web.server.handover import Handover, follow_link, handed_over
from parvis.web.server.processes import Family, Role, check
from parvis.web.storage import places
from parvis.web.storage.databases import database
from parvis.web.terminal import HostError, told

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8000
TRIES = 20  # ports, one after the other
FILES = 4096
"""Files and connections that this process may have open at once: Debian gives 1024, and streams alone may be 1000."""
PATIENCE = 3.0  # seconds of compiling that nobody needs to hear about
SHARING = 0.003
"""Seconds after which a thread that runs Python lets another go on. A page waits so long after each of its queries
while bots are at work; Python's own five milliseconds would be noticed. With much less a crowd only takes turns.
"""


def play(port: int | None = None, open_browser: bool = True, host: str = LOCAL, language: str = ENGLISH) -> None:
    """Serve the site until Ctrl-C, at that port or, if it is taken, at the next free one.

    `language`: of the terminal. Raises GameError where there is no free port, or no such host, or a game with a wrong
    value in its data file, or a database that can't be used.
    """
    listener = listen(host, port or PORT, language=language)
    os.environ["PARVIS_HOSTS"] = " ".join(names_of(host))
    address = f"http://{'localhost' if host in (LOCAL, EVERYWHERE) else host}:{listener.getsockname()[1]}"
    begin(listener, address, open_browser=open_browser, language=language)


def serve(club: Club, processes: int = 1, language: str = ENGLISH) -> None:
    """Serve the site of a club until it is told to end. Raises GameError as `play`, also where the port is taken.

    With several `processes` one more works behind the pages.
    """
    if processes > 1:
        check(database(places.data_folder(), club.database))
        follow_link()
    before = handed_over()
    if before and before.is_trial:
        os.environ.update(club.environment())
        set_up()
        made_ready(club)
        return
    listener = socket.socket(fileno=before.listener) if before else listen(club.host, club.port, tries=1)
    os.environ.update(club.environment())
    begin(listener, club.address, club, processes=processes, before=before, language=language)


def work(club: Club, language: str = ENGLISH) -> None:
    """Work behind the pages of a club that others serve, until told to end. Raises GameError."""
    check(database(places.data_folder(), club.database))
    os.environ.update(club.environment())
    set_up()
    from parvis.web.storage import preparing

    preparing.check_current()
    log_as_wanted(club)
    observe(club)
    workers = behind_the_pages("club", language)
    end_like_ctrl_c()
    try:
        print(told("site-working", language), flush=True)
        go_on(workers, Event().wait)
    except KeyboardInterrupt:
        print("\n" + told("site-stopped", language), flush=True)


def begin(
    listener: socket.socket,
    address: str,
    club: Club | None = None,
    open_browser: bool = False,
    processes: int = 1,
    before: Handover | None = None,
    language: str = ENGLISH,
) -> None:
    """Bring the database up to date, start all that works behind the pages, and answer until the end.

    `before`: what this process had when it was loaded again.
    """
    set_up()
    from django.conf import settings

    log_as_wanted(club)
    is_new = made_ready(club)
    if before:
        print(told("site-reloaded", language), flush=True)
    else:
        welcome(address, club, is_new, language)
    if open_browser and has_display():
        Thread(target=webbrowser.open, args=[address], daemon=True).start()
    end_like_ctrl_c()
    answer = partial(run, listener, club.proxies if club else LOCAL)
    with suppress(KeyboardInterrupt):
        if processes > 1:
            roles = divided(processes, answer, partial(observe, club), language)
            Family(roles, listener, before).look_after()
        else:
            observe(club)
            go_on(behind_the_pages(settings.MODE, language), answer, prepare_pages)
    print("\n" + told("site-stopped", language), flush=True)


def welcome(address: str, club: Club | None, is_new: bool, language: str) -> None:
    """Say where the site is, whether it is new, and how its first admin comes in."""
    from django.conf import settings

    from parvis.web.hosting import admins

    print(told("site-running", language, address=address), flush=True)
    if is_new:
        print(told("site-created", language, folder=str(settings.DATA)), flush=True)
    if club:
        admins.welcome(club.admin, language)


def set_up() -> None:
    """Load the games and the site. Raises GameError."""
    for name in registry.names():
        registry.find(name)
    os.environ["DJANGO_SETTINGS_MODULE"] = "parvis.web.settings"
    from parvis.web.server import asgi  # noqa: F401 - sets up Django, which the others need


def divided(processes: int, answer: Callable[..., None], observed: Callable[[int], None], language: str) -> list[Role]:
    """The roles of so many processes that serve, and of one that works, all loaded before they are forked.

    `answer` is `run` but for what one of several knows; `observed` lets each be observed, by its place.
    """
    from django.db import connections

    from parvis.web.background import compiling

    everybody = counts(processes)

    def serve_pages(place: int) -> None:
        observed(place)
        compiling.ELSEWHERE = True
        go_on(listeners(), partial(answer, everybody, place))

    def go_on_working() -> None:
        observed(processes)
        go_on(behind_the_pages("club", language), Event().wait)

    prepare_pages()
    connections.close_all()
    return [*(partial(serve_pages, place) for place in range(processes)), go_on_working]


def log_as_wanted(club: Club | None) -> None:
    """Write the log of this process, and of all that it forks, as the club wants it."""
    from parvis.web.server import logs

    if club and club.log == logs.JSON:
        logs.begin()


def observe(club: Club | None, place: int = 0) -> None:
    """Tell metrics of this process if the club wants any. Raises GameError."""
    if club and club.metrics:
        from parvis.web.server import metrics

        metrics.begin(club.metrics, place)


def go_on(workers: list[Any], answer: Callable[[], Any], *once: Callable[[], None]) -> None:
    """Let threads work, and some do what is done once, for as long as `answer` goes on."""
    sys.setswitchinterval(SHARING)
    try:
        for thread in (*workers, *(Thread(target=task, daemon=True) for task in once)):
            thread.start()
        answer()
    finally:
        for worker in workers:
            worker.stop()


def prepare_pages() -> None:
    """Make ready what the first pages would have to wait for."""
    from parvis.web import texts
    from parvis.web.background import memory
    from parvis.web.pages import board

    texts.prepare()
    board.prepare()
    memory.settle()


def behind_the_pages(mode: str, language: str) -> list[Any]:
    """The threads that go on by themselves: bots, compiling, analyses, hints, and in a club clocks and notices."""
    from parvis.web.analysis.adviser import Adviser
    from parvis.web.analysis.analyst import Analyst
    from parvis.web.background.compiling import BoxCompiler, Compiler
    from parvis.web.background.keeper import Keeper
    from parvis.web.background.sender import Sender
    from parvis.web.background.worker import BotWorker
    from parvis.web.tables.viewer import CLUB
    from parvis.web.tournaments.director import Director

    compilers = [Compiler(Console(language).compiled), BoxCompiler()]
    everywhere = [*listeners(), BotWorker(), *compilers, Analyst(), Adviser(), *checkers()]
    return [*everywhere, Keeper(), Sender(), Director()] if mode == CLUB else everywhere


def listeners() -> list[Any]:
    """The thread that hears what other processes do: they may be there where the database is a server."""
    from django.db import connection

    from parvis.web.background.listener import Listener
    from parvis.web.storage import databases

    return [] if databases.is_file(connection.settings_dict) else [Listener()]


def checkers() -> list[Any]:
    """The thread that checks a database whose check nobody waited for at the start."""
    from django.db import connection

    from parvis.web.storage import databases, integrity

    settings = connection.settings_dict
    is_left = databases.is_file(settings) and integrity.is_large(settings["NAME"])
    return [integrity.Checker(settings["NAME"])] if is_left else []


def made_ready(club: Club | None) -> bool:
    """Bring the database up to date, and count rated games that ended just before the site did; whether it is new.

    Raises GameError, also where metrics are wanted and can't be had: before anything is begun.
    """
    from parvis.web.people import rating
    from parvis.web.storage import preparing

    if club and club.metrics:
        import_module("parvis.web.server.metrics")
    is_new = preparing.prepare()
    rating.sweep()
    return is_new


def end_like_ctrl_c() -> None:
    """Let kill, and a terminal that is closed, end the server as Ctrl-C does: with all that it has started."""

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, end)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def run(listener: socket.socket, proxies: str, everybody: Counts | None = None, place: int = 0) -> NoReturn:
    """Answer requests until the process is told to end: one of several also by SIGHUP, when another has taken its
    place. Raises KeyboardInterrupt then.

    `proxies`: addresses that are believed for whom they ask, and by which scheme; others' headers that say so are not
    read. `everybody`: how many connections each of several has, this one's at `place`.
    """
    from parvis.web.server.asgi import application
    from parvis.web.server.connections import PatientForAWhile
    from parvis.web.server.endings import AT_ONCE, Server
    from parvis.web.server.gate import gate
    from parvis.web.server.probes import probes

    allow_open_files()
    settings = uvicorn.Config(
        probes(gate(application)),
        http=PatientForAWhile,
        lifespan="off",
        ws="none",
        log_config=None,  # Django's settings say it
        log_level="warning",
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=AT_ONCE,
    )
    server = Server(settings, everybody, place)
    if everybody is not None:
        signal.signal(signal.SIGHUP, server.give_way)
    server.run(sockets=[listener])
    raise KeyboardInterrupt


def allow_open_files() -> None:
    """Let this process have as many open files as connections may need, as far as the system lets it."""
    if sys.platform == "win32":  # which has no such limits
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(host: str, first: int, tries: int = TRIES, language: str = ENGLISH) -> socket.socket:
    """A listening socket at that port or the next free one; says so if it is another. Raises GameError."""
    last = min(first + tries, 65536) - 1
    for port in range(first, last + 1):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen(128)
        except PermissionError:
            raise HostError("port-root", port=str(port)) from None
        except socket.gaierror:
            raise HostError("host-unknown", value=repr(host)) from None
        except OSError as error:
            listener.close()
            if tries > 1:
                line = told("port-skipped", language, port=str(port), error=str(error.strerror))
                print(line, file=sys.stderr, flush=True)
        else:
            return listener
    if tries > 1:
        raise HostError("port-none", first=str(first), last=str(last))
    raise HostError("port-taken", port=str(first))


def names_of(host: str) -> list[str]:
    """Names and addresses at which the site may be reached, besides this computer's own."""
    if host == LOCAL:
        return []
    name = socket.gethostname()
    names = {host, name, f"{name}.local"}
    try:
        names |= {str(info[4][0]) for info in socket.getaddrinfo(name, None)}
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outward:
            outward.connect(("192.0.2.1", 9))  # sends nothing: only tells which of our addresses leads to the network
            names.add(outward.getsockname()[0])
    except OSError:
        pass  # not in any network
    return sorted(names)


def has_display() -> bool:
    """Whether a browser has somewhere to show itself."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


class Console:
    """Tells how far the compiling is, if it takes long: one line that is written over, or a line a quarter."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self.began = time.monotonic()
        self.quarter = 0

    def compiled(self, done: int, total: int) -> None:
        """Some more functions are done."""
        quarter = 4 * done // total
        is_line = sys.stdout.isatty()
        if time.monotonic() - self.began < PATIENCE or (quarter == self.quarter and not is_line):
            return
        self.quarter = quarter
        line = told("site-compiling", self.language, percent=str(100 * done // total))
        print(f"\r{line}" if is_line else line, end="\n" if not is_line or done == total else "", flush=True)
