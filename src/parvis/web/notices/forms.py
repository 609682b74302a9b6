"""Reading what people want to be told, where and when; what can't be is answered with a clear line."""

from collections.abc import Collection, Mapping
from typing import Any

from django.conf import settings

from parvis.web.notices import push
from parvis.web.notices.delivery import Undelivered, target
from parvis.web.notices.mailing import mail_of
from parvis.web.notices.models import DIGESTS, DISCORD, KINDS, MAIL, MATTERS, OPTIONAL, PUSH, SLACK, Channel
from parvis.web.notices.times import is_zone
from parvis.web.people.models import Person
from parvis.web.texts import SiteError

MOST = 10
"""Most channels of one person."""
LONGEST_DELAY = 24 * 60
"""Longest delay of a notice, in minutes."""
LABEL = 60
"""Most characters of a channel's label."""
SILENT = {MAIL: ["game"]}
"""What is not told at first, by the kind of the way: by mail only what somebody waits for."""
HOOKS = {
    DISCORD: (("discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com"), ("/api/webhooks/",)),
    SLACK: (("hooks.slack.com",), ("/services/", "/workflows/", "/triggers/")),
}
"""Hosts of webhooks that are not anybody's own, and how the paths there begin."""


def new_channel(person: Person, form: Mapping[str, str]) -> Channel:
    """The way that a form describes; one more of the person's. Raises GameError."""
    kind = form.get("kind", "")
    if kind not in KINDS:
        raise SiteError("notices-no-kind")
    if person.guest and kind != PUSH:
        raise SiteError("notices-account-needed")
    if Channel.objects.filter(person=person).count() >= MOST:
        raise SiteError("notices-too-many", most=MOST)
    try:
        address = address_of(person, kind, form)
    except Undelivered as error:
        raise SiteError(f"notices-error-{error.key}", **error.arguments) from None
    label = form.get("label", "").strip()[:LABEL]
    found = Channel.objects.filter(person=person, kind=kind, address=address).first()
    silent = SILENT.get(kind, [])
    return found or Channel(
        person=person, kind=kind, address=address, label=label, zone=zone_of(form), silent=list(silent)
    )


def address_of(person: Person, kind: str, form: Mapping[str, str]) -> dict[str, Any]:
    """Where that way leads. Raises Undelivered."""
    if kind == PUSH:
        return push.read(form.get("subscription", ""))
    if kind == MAIL:
        if mail_of(person) is None:
            raise Undelivered("no-mail")
        return {}
    url = form.get("url", "").strip()
    to = target(url)
    if kind in HOOKS and not settings.NOTICES_ANYWHERE:
        hosts, paths = HOOKS[kind]
        if to.host not in hosts or to.port != 443 or not to.path.startswith(paths):
            raise Undelivered("no-hook")
    return {"url": url}


def change(channel: Channel, form: Mapping[str, str]) -> None:
    """Take over when something is told. Raises GameError, and then nothing has changed."""
    delay = whole(form, "delay", LONGEST_DELAY)
    digest = form.get("digest", "")
    begins, ends = (whole(form, field, 23) if form.get(field) else None for field in ("quiet_from", "quiet_to"))
    if delay is None or digest not in DIGESTS or (begins is None) != (ends is None):
        raise SiteError("notices-bad-times")
    channel.delay, channel.digest, channel.quiet_from, channel.quiet_to = delay, digest, begins, ends
    channel.zone = zone_of(form)


def choose(channels: list[Channel], wanted: Collection[str]) -> None:
    """Take over what is told in which way, from boxes that are ticked, as `7-turn`. Raises GameError."""
    boxes = {f"{channel.pk}-{matter}" for channel in channels for matter in MATTERS}
    if not boxes.issuperset(wanted):
        raise SiteError("error-bad-request")
    for channel in channels:
        ticked = [matter for matter in MATTERS if f"{channel.pk}-{matter}" in wanted]
        channel.silent = [matter for matter in MATTERS if matter not in (*ticked, *OPTIONAL)]
        channel.asked_for = [matter for matter in OPTIONAL if matter in ticked]


def whole(form: Mapping[str, str], field: str, most: int) -> int:
    """A whole number of a form. Raises GameError."""
    value = form.get(field, "")
    if not (value.isascii() and value.isdecimal() and len(value) < 6 and int(value) <= most):
        raise SiteError("notices-bad-times")
    return int(value)


def zone_of(form: Mapping[str, str]) -> str:
    """The time zone that a form names. Raises GameError."""
    zone = form.get("zone") or "UTC"
    if len(zone) > 64 or not is_zone(zone):
        raise SiteError("notices-no-zone")
    return zone
