"""Sentences: every key that the site names has one, and players are told by their names."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from django.contrib import admin
from fluent.syntax import parse
from fluent.syntax.ast import Message

from parvis.bots import levels
from parvis.engine import registry
from parvis.engine.data import SOURCES
from parvis.engine.lines import Line
from parvis.web import texts
from parvis.web.access import REFUSALS
from parvis.web.api.tokens import SCOPES
from parvis.web.hosting.guesses import SECRETS
from parvis.web.hosting.site import DEEDS, REWIND
from parvis.web.live.presence import GONE, HERE
from parvis.web.notices import delivery, models
from parvis.web.notices.views import DONE
from parvis.web.people.adapter import MAILS, SAID
from parvis.web.people.models import SHOWN_TO
from parvis.web.people.pages import FIELDS
from parvis.web.room import consent
from parvis.web.room.creating import SPANS, TIMES, WHOM
from parvis.web.room.plans import LOSSES
from parvis.web.room.terms import VISIBILITIES
from parvis.web.tables import bots
from parvis.web.tables.pace import PACES
from parvis.web.tables.seats import SHAPES
from parvis.web.texts import GameTexts, text
from parvis.web.tournaments import announcing, ladders
from parvis.web.tournaments import models as tournaments
from parvis.web.views.errors import HEADINGS
from parvis.web.views.finished import DAMAGED, REFUSED
from parvis.web.views.home import GROUPS
from parvis.web.views.table import NOTICES

WEB = Path(texts.__file__).parent
FTL = WEB / "texts" / "en.ftl"
LISTS = {model: pages for model, pages in admin.site._registry.items() if model.__module__.startswith("parvis.")}
ADMINS = {
    *(f"admin-app-{model._meta.app_label}" for model in LISTS),
    *(f"admin-model-{model._meta.model_name}" for model in LISTS),
    *(f"admin-field-{name}".replace("_", "-") for of in LISTS.values() for name in (*of.list_display, *of.fields)),
    "admin-field-deed",
    *(f"admin-action-{name}".replace("_", "-") for of in LISTS.values() for name in of.actions or ()),
}
"""Names on the pages of admins."""
BUILT = {
    *(f"tournament-kind-{kind}" for kind in tournaments.KINDS),
    *(f"tournament-stage-{stage}" for stage in tournaments.STAGES),
    *(f"tournament-{what}-{way}" for what in ("leaving", "told", "leave") for way in tournaments.LEAVING),
    *(f"tournament-by-itself-{yes}" for yes in ("yes", "no")),
    *(f"tournament-{field}" for field in ("kind", "leaving", "size", "rounds", "going-on")),
    *(f"ladder-{field}" for field in announcing.SPANS),
    *(f"ladder-to-{way}" for way in ladders.WAYS),
    *(f"notices-{key}-body" for key in models.LADDERS),
    *(f"source-{source}{more}" for source in SOURCES for more in ("", "-means", "-why")),
    *(f"source-{source}{more}" for source in SOURCES[1:] for more in ("-count", "-name", "-these")),
    *(f"colour-{colour}" for colour in SHAPES),
    *(f"notice-{key}" for key in NOTICES),
    *(f"plan-lost-{why}" for why in LOSSES),
    *(f"pace-{pace}" for pace in PACES),
    *(f"bot-{bot.replace(':', '-')}" for bot in (*bots.PATIENT, *levels())),
    *(f"home-group-{group}" for group in GROUPS),
    *(f"present-{word}" for word in (HERE, "away", GONE)),
    *(f"notices-error-{reason}" for reason in delivery.OLDER),
    *(f"notices-kind-{kind}" for kind in models.KINDS),
    *(f"notices-digest-{digest or 'none'}" for digest in models.DIGESTS),
    *(f"notices-state-{state}" for state in models.STATES),
    *(f"notices-done-{done}" for done in DONE),
    *(f"notices-line-{key}" for key in (models.TURN, models.TEST, *models.NEWS)),
    *(f"notices-matter-{matter}" for matter in models.MATTERS),
    *(f"notices-{key}-title" for key in (models.TURN, *models.NEWS)),
    *(f"notices-{key}-body" for key in (models.TURN, models.BEGUN, models.ENDED, models.SPOKEN)),
    *(f"notices-{key}-body" for key in (models.INVITED, models.OPENED, models.STARTED, models.CHECK_IN)),
    *(f"notices-offer-body-{kind}" for kind in consent.KINDS),
    *(f"said-{kind}" for kind in SAID),
    *(f"mail-{kind}" for kind in MAILS),
    *(f"field-{name}" for name in FIELDS),
    *(f"shown-to-{whom}" for whom in SHOWN_TO),
    *(f"present-{word}" for word in ("here", "away", "gone")),
    *(f"create-whom-{whom}" for whom in WHOM),
    *(f"create-visibility-{visibility}" for visibility in VISIBILITIES),
    *(f"create-{what}-{yes}" for what in ("watchers", "chat", "revealed") for yes in ("yes", "no")),
    *(f"create-{span}" for span in SPANS),
    *(f"time-{time}" for time in TIMES),
    *(f"time-told-{time}" for time in TIMES),
    *(f"tokens-{which}-{scope}" for which in ("scope", "short") for scope in SCOPES),
    *(f"admin-done-{deed}" for deed in (*DEEDS, REWIND)),
    *(f"admin-{deed}-{part}" for deed in ("rewind", "repair") for part in ("title", "about")),
    *ADMINS,
    *REFUSALS.values(),
    *(row.refusal for row in SECRETS),
    *HEADINGS.values(),
    *REFUSED.values(),
    DAMAGED,
}


def written() -> set[str]:
    """Keys of all texts in the file."""
    return {entry.id.name for entry in parse(FTL.read_text()).body if isinstance(entry, Message)}


def named() -> set[str]:
    """Keys that templates and code name."""
    sources = [*WEB.rglob("*.html"), *WEB.rglob("*.py")]
    content = "\n".join(path.read_text() for path in sources)
    told = "[^.]text|SiteError|HostError|told|promised|Outdated|TooOften|Gone|__init__"
    calls = rf'(?:(?:{told})\(\s*|Refused\(\d+, )"([a-z-]+)"'
    reasons = {f"notices-error-{reason}" for reason in re.findall(r'Undelivered\("([a-z-]+)"', content)}
    return {key for key in re.findall(calls, content) if not key.endswith("-")} | reasons | BUILT


def test_every_key_has_a_text_and_every_text_is_used() -> None:
    assert named() == written()


def test_an_unknown_key_of_the_site_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        text("no-such-key")


def test_numbers_and_names_stand_in_a_sentence() -> None:
    assert text("ago-minutes", count=1) == "1 minute ago"
    assert text("turn-over", names="Anna and Bruno", count=2).endswith("won together.")


@pytest.fixture
def game_texts(tmp_path: Path) -> GameTexts:
    """The texts of a game with four sentences, told of Anna and Bruno."""
    lines = (
        "plays = { $seat } plays { $card } beside { $other_seat } at { $owner }",
        "counts = { $number }",
        "card = A card\n    .help = It can be played.",
    )
    (tmp_path / "en.ftl").write_text("\n".join(lines) + "\n")
    return GameTexts(
        replace(registry.find("tiny"), texts=tmp_path, seat_names=("seat", "other_seat", "owner")), ["Anna", "Bruno"]
    )


def test_seats_are_told_by_name(game_texts: GameTexts) -> None:
    line = Line("plays", {"seat": 1, "card": "bank", "other_seat": 0, "owner": 1})
    assert game_texts.line(line) == "Bruno plays bank beside Anna at Bruno"


def test_other_arguments_and_seats_of_nobody_stay_as_they_are(game_texts: GameTexts) -> None:
    assert game_texts.line(Line("counts", {"number": 1})) == "1"
    assert game_texts.text("plays", seat=3, card=0, other_seat="x", owner=15) == "3 plays 0 beside x at 15"


def test_attributes_have_texts_of_their_own(game_texts: GameTexts) -> None:
    assert game_texts.text("card.help") == "It can be played."
    assert game_texts.text("card.rule") == "card.rule"


def test_a_key_without_a_text_is_shown_as_it_is(game_texts: GameTexts) -> None:
    assert game_texts.text("lay red-3") == "lay red-3"
    assert game_texts.text("draws-card", seat=0, card="red-3") == "draws-card: Anna, red-3"
    assert GameTexts(registry.find("tiny"), ["Anna"]).text("lay red-3") == "lay red-3"


def test_nobody_waits_for_a_text_to_be_read_once_the_site_is_ready() -> None:
    texts.prepare()
    for name in registry.names():
        told = GameTexts(registry.find(name), ["Anna", "Bruno"])
        assert not any(one.unread for one in told.bundles), name
