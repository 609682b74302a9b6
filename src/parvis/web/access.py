"""Who may do what: the one table of all routes, looked up before anything else is done."""

from collections.abc import Callable
from enum import Flag, auto
from typing import Any

from django.conf import settings
from django.contrib.auth.views import redirect_to_login
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import ResolverMatch

from parvis.web.daily import sealing
from parvis.web.models import Table
from parvis.web.people.guests import may_keep, present
from parvis.web.room.gathering import find
from parvis.web.tables.loading import Unreadable, newest, reading
from parvis.web.tables.viewer import HOME, is_deal_to_play, is_sealed, may_watch, needs_password, own_seats
from parvis.web.texts import text
from parvis.web.tournaments.models import Ladder, Tournament
from parvis.web.views import errors
from parvis.web.views.parameters import by_htmx, hand_on, no_table


class Role(Flag):
    """What somebody is, at the site or at one table. A route is open to those who are one of what it names."""

    ANYBODY = auto()
    PERSON = auto()
    """Somebody who is known here: an account or a guest."""
    ACCOUNT = auto()
    """Somebody who is more than a guest."""
    WATCHER = auto()
    """Whoever may see the table."""
    PLAYER = auto()
    """Who holds a seat at it, present or away."""
    HOST = auto()
    """Whoever opened the table."""
    ADMIN = auto()
    """Who keeps the place in order. They may look and repair, not play for others."""
    KEEPER = auto()
    """Who may keep boxes: an admin, or somebody whom they allow."""


ROUTES = {
    "home": Role.ANYBODY,
    "about": Role.ANYBODY,
    "language": Role.ANYBODY,
    "levels": Role.ANYBODY,
    "level": Role.ANYBODY,
    "rules": Role.ANYBODY,
    "values": Role.ANYBODY,
    "boxes": Role.KEEPER,
    "box-import": Role.KEEPER,
    "box": Role.KEEPER,
    "box-save": Role.KEEPER,
    "box-describe": Role.KEEPER,
    "box-file": Role.KEEPER,
    "box-compare": Role.KEEPER,
    "learn": Role.ANYBODY,
    "scene": Role.ANYBODY,
    "puzzles": Role.ANYBODY,
    "puzzle": Role.ANYBODY,
    "compiling": Role.ANYBODY,
    "new": Role.ANYBODY,
    "upload": Role.ANYBODY,
    "quick": Role.ANYBODY,
    "table": Role.WATCHER,
    "decide": Role.PLAYER,
    "undo": Role.PLAYER,
    "pace": Role.PLAYER,
    "hurry": Role.PLAYER,
    "asked": Role.PLAYER,
    "curtain": Role.PLAYER,
    "news": Role.WATCHER,
    "look-back": Role.WATCHER,
    "ended": Role.WATCHER,
    "signs": Role.WATCHER,
    "table-rules": Role.WATCHER,
    "why": Role.WATCHER,
    "log": Role.WATCHER,
    "result": Role.WATCHER,
    "analysis": Role.WATCHER,
    "analyse": Role.WATCHER,
    "mine": Role.PERSON,
    "my-games": Role.PERSON,
    "explorer": Role.ANYBODY,
    "hint": Role.PLAYER,
    "coach": Role.PLAYER,
    "again": Role.PLAYER,
    "replay": Role.WATCHER,
    "replay-step": Role.WATCHER,
    "branch": Role.WATCHER,
    "spread": Role.WATCHER,
    "record": Role.WATCHER,
    "dealing": Role.WATCHER,
    "dealing-draws": Role.WATCHER,
    "delete": Role.HOST | Role.ADMIN,
    "take-back": Role.PLAYER,
    "offer": Role.PLAYER,
    "reply": Role.PLAYER,
    "resume": Role.PLAYER,
    "plan": Role.PLAYER,
    "leave": Role.PLAYER,
    "come-back": Role.PLAYER,
    "vacation": Role.PERSON,
    "stored": Role.HOST | Role.ADMIN,
    "link": Role.ANYBODY,
    "watch": Role.ANYBODY,  # which asks for the password itself
    "lobby": Role.ANYBODY,
    "own": Role.ANYBODY,
    "create": Role.ANYBODY,
    "friend": Role.ANYBODY,
    "gathering": Role.ANYBODY,
    "join": Role.ANYBODY,
    "add": Role.PLAYER,
    "show-number": Role.PLAYER,
    "get-up": Role.PLAYER,
    "send-away": Role.HOST,
    "fill": Role.HOST,
    "notices": Role.PERSON,
    "notices-standing": Role.PERSON,
    "notices-add": Role.PERSON,
    "notices-matters": Role.PERSON,
    "notices-change": Role.PERSON,
    "notices-test": Role.PERSON,
    "notices-off": Role.ANYBODY,
    "mute": Role.PLAYER,
    "chat": Role.WATCHER,
    "chat-unread": Role.WATCHER,
    "say": Role.WATCHER,
    "hush": Role.WATCHER,
    "hide": Role.ADMIN,
    "tokens": Role.ACCOUNT,
    "api-schema": Role.ANYBODY,
    "api-me": Role.PERSON,
    "api-ratings": Role.PERSON,
    "api-ranking": Role.PERSON,
    "api-gatherings": Role.PERSON,
    "api-tables": Role.PERSON,
    "api-table": Role.WATCHER,
    "api-decide": Role.PLAYER,
    "api-join": Role.PERSON,
    "api-record": Role.WATCHER,
    "api-stream": Role.WATCHER,
    "api-streams": Role.PERSON,
    "api-mcp": Role.PERSON,  # whose tools ask the others
    "tournaments": Role.ANYBODY,
    "tournament-new": Role.ACCOUNT,
    "tournament": Role.ANYBODY,
    "tournament-enter": Role.ACCOUNT,
    "tournament-here": Role.ACCOUNT,
    "tournament-leave": Role.ACCOUNT,
    "tournament-run": Role.HOST | Role.ADMIN,
    "tournament-result": Role.HOST | Role.ADMIN,
    "tournament-print": Role.ANYBODY,
    "tournament-records": Role.PERSON,
    "ladder-new": Role.ACCOUNT,
    "ladder": Role.ANYBODY,
    "ladder-enter": Role.ACCOUNT,
    "ladder-withdraw": Role.ACCOUNT,
    "ladder-run": Role.HOST | Role.ADMIN,
    "ladder-print": Role.ANYBODY,
    "daily": Role.ANYBODY,
    "daily-day": Role.ANYBODY,
    "daily-play": Role.ACCOUNT,
    "manifest": Role.ANYBODY,
    "worker": Role.ANYBODY,
    "offline": Role.ANYBODY,
    "icon": Role.ANYBODY,
    "events": Role.ANYBODY,  # which looks at each topic by itself
    "present": Role.WATCHER,
    "enter": Role.ANYBODY,
    "people": Role.ANYBODY,
    "person": Role.ANYBODY,
    "block": Role.PERSON,
    "report": Role.PERSON,
    "result-picture": Role.WATCHER,
    "embed": Role.WATCHER,
    "embed-step": Role.WATCHER,
    "note": Role.WATCHER,
    "bookmark": Role.WATCHER,
    "recommend": Role.ADMIN,
    "person-note": Role.PERSON,
    "model-games": Role.ANYBODY,
    "follow": Role.ACCOUNT,
    "friends": Role.ACCOUNT,
    "friends-invite": Role.ACCOUNT,
    "settings": Role.PERSON,
    "sessions": Role.ACCOUNT,
    "export": Role.PERSON,
    "farewell": Role.PERSON,
    "account_email": Role.ACCOUNT,
    "account_change_password": Role.ACCOUNT,
    "account_set_password": Role.ACCOUNT,
    "account_reauthenticate": Role.ACCOUNT,
    "mfa_reauthenticate_webauthn": Role.ACCOUNT,
    "mfa_list_webauthn": Role.ACCOUNT,
    "mfa_index": Role.ACCOUNT,
    "mfa_add_webauthn": Role.ACCOUNT,
    "mfa_remove_webauthn": Role.ACCOUNT,
    "mfa_edit_webauthn": Role.ACCOUNT,
    "socialaccount_connections": Role.ACCOUNT,
    "account_signup": Role.ANYBODY,
    "socialaccount_signup": Role.ANYBODY,
    "account_login": Role.ANYBODY,
    "mfa_login_webauthn": Role.ANYBODY,
    "account_inactive": Role.ANYBODY,
    "socialaccount_login_cancelled": Role.ANYBODY,
    "socialaccount_login_error": Role.ANYBODY,
    "openid_connect_login": Role.ANYBODY,
    "openid_connect_callback": Role.ANYBODY,
    "account_logout": Role.ANYBODY,
    "account_email_verification_sent": Role.ANYBODY,
    "account_confirm_email": Role.ANYBODY,
    "account_reset_password": Role.ANYBODY,
    "account_reset_password_done": Role.ANYBODY,
    "account_reset_password_from_key_done": Role.ANYBODY,
    "account_reset_password_from_key": Role.ANYBODY,
}
"""Routes by their names. Those with a `table_id` ask what somebody is at that table; those with `gathered`, the link of
a table that waits for players, what they are there; those with a `tournament_id` or a `ladder_id`, whether
it is theirs.
"""
REFUSALS = {
    Role.PLAYER: "error-not-yours",
    Role.HOST: "error-not-host",
    Role.PERSON: "error-no-person",
    Role.ACCOUNT: "error-no-account",
    Role.ADMIN: "error-no-admin",
    Role.KEEPER: "error-no-keeper",
}
"""What a route says to those who may not use it: keys of texts by the first role that it names."""
NAMESPACES = {"admin": Role.ADMIN}
"""Routes of whole sites within the site, such as Django's admin, by their namespace."""
PEOPLES = ("account_", "mfa_", "socialaccount_", "openid_")
"""How the names of routes begin that are allauth's."""
TOURNAMENTS = ("tournament", "ladder")
"""How the names of routes of tournaments and ladders begin."""
API = "api-"
"""How the names of routes begin at which programs ask."""
NOTICES = frozenset(
    {
        "notices",
        "notices-standing",
        "notices-add",
        "notices-matters",
        "notices-change",
        "notices-test",
        "notices-off",
        "mute",
    }
)
CHAT = frozenset({"chat", "chat-unread", "say", "hush", "hide"})
APP = frozenset({"manifest", "worker", "offline", "icon"})
CLUB_ONLY = frozenset(
    {"link", "watch", "enter", "people", "person", "block", "report", "settings", "sessions", "export", "farewell"}
    | {"lobby", "own", "create", "friend", "gathering", "join", "add", "show-number", "get-up", "send-away", "fill"}
    | {"reply", "resume", "plan", "leave", "come-back", "vacation"}
    | {"tokens"}
    | {"follow", "friends", "friends-invite"}
    | {"note", "bookmark", "recommend", "person-note", "model-games", "embed", "embed-step"}
    | {name for name in ROUTES if name.startswith((*PEOPLES, *TOURNAMENTS, API))}
    | NAMESPACES.keys()
    | NOTICES
    | CHAT
    | APP
)
"""Routes and namespaces that there are only where persons are told apart."""


class AccessMiddleware:
    """Refuses what somebody may not do. A table that one may not see is not there."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on to its view."""
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Any, args: tuple[Any, ...], given: dict[str, Any]
    ) -> HttpResponse | None:
        """None if the view may go on; else the page that says why not. Raises Http404."""
        name = name_of(request.resolver_match)
        if settings.MODE == HOME:
            check_at_home(request, name, given)
            return None
        needed = needed_for(name)
        if needed & Role.ANYBODY:
            return None
        roles = roles_for(request, given)
        if needed & Role.KEEPER and may_keep(request):
            return None
        if needed & roles:
            return None
        if errors.is_program(request):
            return errors.page(request, 403, text(refusal(needed)))
        if needed & Role.WATCHER and request.method in ("GET", "HEAD") and not by_htmx(request):
            return redirect("watch", given["table_id"])
        if needed & (Role.PERSON | Role.ACCOUNT) and request.method in ("GET", "HEAD"):
            return redirect_to_login(request.get_full_path())
        return errors.page(request, 403, text(refusal(needed)))


def check_at_home(request: HttpRequest, name: str | None, given: dict[str, Any]) -> None:
    """Raise Http404 for what there is only in a club, and for a deal that whoever asks can still play."""
    if name in CLUB_ONLY:
        raise Http404(text("error-not-found"))
    if "table_id" in given and sealing.is_hidden_from(request, given["table_id"]):
        raise no_table(given["table_id"])


def refusal(needed: Role) -> str:
    """The key of the text that tells whoever is none of this what a route is open to."""
    return next((key for role, key in REFUSALS.items() if needed & role), "error-forbidden")


def name_of(match: ResolverMatch | None) -> str | None:
    """The name of a route, or its namespace where it has one."""
    if match is None:
        return None
    return match.namespaces[0] if match.namespaces else match.url_name


def needed_for(name: str | None) -> Role:
    """What somebody has to be for a route or a namespace; for one without a name, an admin."""
    if name is None:
        return Role.ADMIN
    return NAMESPACES[name] if name in NAMESPACES else ROUTES[name]


def roles_for(request: HttpRequest, given: dict[str, Any]) -> Role:
    """What somebody is at what a route's address names, or else at the site. Raises Http404."""
    if "gathered" in given:
        return roles_round(request, given["gathered"])
    if "tournament_id" in given:
        return roles_in(request, Tournament.objects.filter(pk=given["tournament_id"]))
    if "ladder_id" in given:
        return roles_in(request, Ladder.objects.filter(pk=given["ladder_id"]))
    return roles_at(request, given["table_id"]) if "table_id" in given else roles_of(request)


def roles_of(request: HttpRequest) -> Role:
    """What somebody is at the site."""
    person = present(request)
    roles = Role.ANYBODY
    if person is not None:
        roles |= Role.PERSON if person.guest else Role.PERSON | Role.ACCOUNT
    return roles | Role.ADMIN if person is not None and person.is_staff else roles


def roles_round(request: HttpRequest, code: str) -> Role:
    """What somebody is where a table waits for players: its host, or one with a place. Raises Http404."""
    roles, person, found = roles_of(request), present(request), find(code)
    if person is not None and person.same_as(found.host):
        roles |= Role.HOST
    is_there = person is not None and found.places.filter(person=person).exists()
    return roles | Role.PLAYER if is_there else roles


def roles_in(request: HttpRequest, announced: QuerySet[Any]) -> Role:
    """What somebody is in a tournament or a ladder: perhaps its host."""
    roles, person = roles_of(request), present(request)
    is_host = person is not None and announced.filter(host=person).exists()
    return roles | Role.HOST if is_host else roles


def roles_at(request: HttpRequest, table_id: int) -> Role:
    """What somebody is at a table too. Raises Http404 where they may not see it, as where there is none.

    A table with a password is there for everybody: they are asked for it.
    """
    roles = roles_of(request)
    try:
        table = table_at(request, table_id)
    except Unreadable:
        if roles & Role.ADMIN:
            return roles | Role.WATCHER
        raise
    if table is None:
        raise no_table(table_id)
    roles = roles_with(request, table)
    if roles & Role.WATCHER or needs_password(table):
        return roles
    raise no_table(table_id)


def roles_with(request: HttpRequest, table: Table) -> Role:
    """What somebody is at a table that has been read; whoever is no watcher may not see it. Raises Unreadable."""
    roles, person = roles_of(request), present(request)
    if table.host_id is not None and own_seats(request, table):
        roles |= Role.PLAYER
    if person is not None and table.host_id == person.pk and (roles & Role.PLAYER or not is_sealed(table)):
        roles |= Role.HOST
    keeps_order = roles & Role.ADMIN and not is_sealed(table) and not is_deal_to_play(request, table)
    is_seen = roles & (Role.HOST | Role.PLAYER) or keeps_order or may_watch(request, table)
    return roles | Role.WATCHER if is_seen else roles


def table_at(request: HttpRequest, table_id: int) -> Table | None:
    """The table, for the view too that is asked for. Raises Unreadable where even what says whose it is is damaged."""
    try:
        table = newest(table_id)
    except Table.DoesNotExist:
        return None
    except Unreadable:
        with reading(table_id):
            return Table.objects.only("host_id", "seats", "bots", "terms").filter(pk=table_id).first()
    hand_on(request, table)
    return table
