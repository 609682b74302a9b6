"""What is told, in the form that each way wants: what has come to whom, where, and the link to it; nothing of
the game.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.core import mail, signing

from parvis.web.address import absolute
from parvis.web.notices import push
from parvis.web.notices.delivery import Undelivered, post
from parvis.web.notices.mailing import mail_of
from parvis.web.notices.models import (
    CHECK_IN,
    DISCORD,
    ENDED,
    INVITED,
    JSON,
    LADDERS,
    LOW,
    MAIL,
    OFFER,
    OPENED,
    PUSH,
    SLACK,
    STARTED,
    TEST,
    TURN,
    Channel,
    Outbox,
)
from parvis.web.notices.times import zone
from parvis.web.people.models import Person
from parvis.web.tables.loading import title_of
from parvis.web.texts import moment, text

MOST = 20
"""Tables that one message names."""
SALT = "notices-off"
NEWS = "news"
"""What programs are told where nobody is asked."""
TABLES = "tables"
"""What browsers know several notices in one by."""
MAIL_WAITS = 10
"""Seconds for each answer of the mail server."""


@dataclass(frozen=True)
class Message:
    """One message: what stands above it, its lines, and where it leads."""

    title: str
    lines: tuple[str, ...]
    address: str
    tag: str
    """Mark of a notice that is told twice: the second one takes the first one's place."""
    about: tuple[dict[str, Any], ...]
    """Facts of the notice, for programs."""

    @property
    def body(self) -> str:
        """All lines of the notice, joined."""
        return "\n".join(self.lines)


def message(lines: Sequence[Outbox]) -> Message:
    """What these lines come to: one message."""
    first = lines[0]
    if first.key == TEST:
        return Message(text("notices-test-title"), (text("notices-test-body"),), absolute("notices"), TEST, ())
    about = tuple(fact(line) for line in lines[:MOST])
    if len(lines) == 1:
        (one,) = about
        tag = tag_of(
            first.key,
            first.table_id or first.gathering_id or first.tournament_id or first.args.get("ladder", 0),
        )
        return Message(
            text(f"notices-{first.key}-title", game=one["title"], name=one.get("name", "")),
            (body(first, one),),
            one["address"],
            tag,
            about,
        )
    if all(line.key == TURN for line in lines):
        title = text("notices-turns-title", count=len(lines))
        told = [
            text("notices-turns-line", game=one["title"], number=one["table"], address=one["address"]) for one in about
        ]
    else:
        title = text("notices-several-title", count=len(lines))
        told = [f"{body(line, one)} {one['address']}" for line, one in zip(lines, about, strict=False)]
    return Message(title, tuple(told), absolute("home"), TABLES, about)


def tag_of(key: str, number: int) -> str:
    """What browsers know a notice by: that, of the table, gathering, tournament or ladder of this number."""
    return f"{'table' if key == TURN else key}-{number}"


def body(line: Outbox, told: dict[str, Any]) -> str:
    """What is told of one table, tournament or ladder, in a sentence."""
    if line.key in (INVITED, OPENED, CHECK_IN):
        return text(f"notices-{line.key}-body", name=told["name"], game=told["title"])
    if line.key in LADDERS:
        return text(f"notices-{line.key}-body", **line.args)
    more = {"names": ", ".join(told["names"]), "number": told["table"], "game": told["title"]}
    more |= {"name": told["name"]} if line.key == STARTED else {}
    if line.key == OFFER:
        return text(f"notices-offer-body-{line.args['kind']}", **more)
    if line.key == LOW:
        until = datetime.fromisoformat(line.args["until"]).astimezone(zone(line.channel))
        return text("notices-low-body", until=moment(until), **more)
    return text(f"notices-{line.key}-body", **more)


def fact(line: Outbox) -> dict[str, Any]:
    """What there is to tell of one table, tournament or ladder."""
    told: dict[str, Any] = {"key": line.key, "id": line.pk}
    if line.gathering is not None:
        place = {"address": absolute("gathering", line.gathering.code), "name": name_in(line)}
        return {**told, "game": line.gathering.game, "title": title_of(line.gathering.game), **place}
    if line.tournament is not None:
        of = line.tournament
        told |= {"game": of.game, "title": title_of(of.game), "tournament": of.pk, "name": of.title}
        return {**told, "address": absolute("tournament", of.pk)}
    if line.key in LADDERS:
        game, address = line.args["game"], absolute("ladder", line.args["ladder"])
        return {**told, "game": game, "title": title_of(game), "name": line.args["name"], "address": address}
    table = line.table
    assert table is not None
    names = [table.seats[seat]["name"] for seat in line.args["seats"] if seat < len(table.seats)]
    told |= {"game": table.game, "title": title_of(table.game), "table": table.pk, "names": names}
    if line.key == STARTED:
        told["name"] = name_in(line)
    return {**told, "address": absolute("result" if line.key == ENDED else "table", table.pk)}


def name_in(line: Outbox) -> str:
    """The name of whoever invites, has opened a table or plays."""
    if "name" in line.args:
        return str(line.args["name"])
    return str(Person.objects.filter(pk=line.args["person"]).values_list("name", flat=True).first() or "")


def send(channel: Channel, told: Message) -> None:
    """Tell it in that way. Raises Undelivered."""
    WAYS[channel.kind](channel, told)


def by_push(channel: Channel, told: Message) -> None:
    """Send a notice to a browser by push."""
    content = {"title": told.title, "body": told.body, "address": told.address, "tag": told.tag}
    push.send(channel.address, content)


def by_mail(channel: Channel, told: Message) -> None:
    """To the person's own address, with a link to hear no more, which mail programs may use by themselves."""
    address = mail_of(channel.person)
    if address is None:
        raise Undelivered("no-mail")
    off = absolute("notices-off", signing.dumps(channel.pk, salt=SALT))
    body = "\n\n".join((told.body, told.address, text("notices-mail-foot", address=off)))
    headers = {"List-Unsubscribe": f"<{off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    try:
        with mail.get_connection(timeout=MAIL_WAITS) as connection:
            mail.EmailMessage(told.title, body, None, [address], headers=headers, connection=connection).send()
    except (OSError, ValueError):  # SMTPException is an OSError
        raise Undelivered("mail") from None


def by_discord(channel: Channel, told: Message) -> None:
    """Send a notice to Discord in its form: names mention nobody, and nothing in them is a sign."""
    content = f"**{plain_for_discord(told.title)}**\n{plain_for_discord(told.body)}\n<{told.address}>"
    post_json(channel, {"content": content[:2000], "allowed_mentions": {"parse": []}})


def plain_for_discord(words: str) -> str:
    """Words in which Discord sees no signs."""
    return re.sub(r"([\\*_~`|>#\[\]()<@:-])", r"\\\1", words)


def by_slack(channel: Channel, told: Message) -> None:
    """Send a notice to Slack, in its form."""
    plain = f"{told.title}\n{told.body}".replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    post_json(channel, {"text": f"{plain}\n<{told.address}>"})


def by_json(channel: Channel, told: Message) -> None:
    """Send a notice to a program, as JSON."""
    facts = [{name: value for name, value in one.items() if name != "title"} for one in told.about]
    asked, news = ([one for one in facts if (one["key"] == TURN) == is_turn] for is_turn in (True, False))
    key = TURN if asked else NEWS if news else TEST
    post_json(channel, {"key": key, "title": told.title, "text": told.body, "asked": asked, "news": news})


def post_json(channel: Channel, content: dict[str, Any]) -> None:
    """Send it to the channel's address. Raises Undelivered."""
    headers = {"Content-Type": "application/json; charset=utf-8", "User-Agent": "Parvis"}
    post(channel.address["url"], json.dumps(content).encode(), headers)


WAYS = {PUSH: by_push, MAIL: by_mail, DISCORD: by_discord, SLACK: by_slack, JSON: by_json}
