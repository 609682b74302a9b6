"""What people of a club have besides their games, in every language, on a phone and a desk, by day and by night:
tournaments of each kind and stage, ladders and their seasons, friends, notes, model games, deals of days, and results
that are shown elsewhere.

In a soak each language that people speak is looked at, else English in disguise on a phone by night, by axe on one of
three pages.
"""

import re
from collections.abc import Iterator
from datetime import timedelta
from typing import NamedTuple

import pytest
from django.contrib.auth import get_user_model
from django.test import override_settings
from playwright.sync_api import BrowserContext, Page

from parvis.engine import registry
from parvis.engine.samples import SOAK
from parvis.engine.texts import ENGLISH, PSEUDO, translated
from parvis.web.daily import beginning, sealing
from parvis.web.daily.models import Deal
from parvis.web.languages import with_texts
from parvis.web.models import Table
from parvis.web.notes import keeping
from parvis.web.notices.models import Channel
from parvis.web.people import friends
from parvis.web.people.models import Person
from parvis.web.room import creating, gathering, hours
from parvis.web.room.models import Gathering
from parvis.web.tournaments import entries, rounds, seasons
from parvis.web.tournaments.models import OFF, RUNNING, Group, Ladder, Tournament
from tests.web.club import shared, visitor
from tests.web.disguise import left_in_english, undisguised
from tests.web.legibility import AXE_STRIDE, violations
from tests.web.people.accounts import account, game_of
from tests.web.people.serving import Serving
from tests.web.room.test_pages_browser import come_as
from tests.web.sitting import SCHEMES, SHOTS, Scheme
from tests.web.tournaments.playing import advanced, announced, divisions, ladder_of, newest
from tests.web.visiting import bots_move_on

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LANGUAGES = [ENGLISH, *translated()] if SOAK else [PSEUDO]
NAMES = ("Anna", "Bruno", "Maximiliane Schwarz", "David", "Emma", "Felix", "Greta", "Hugo")
ABOUT = "Lorem ipsum dolor sit amet, 20:00.\nConsectetur adipiscing elit, sed eiusmod tempor incididunt ut labore."
TITLE = "Fuga et praeludium in C, opus 1, volumen quartum"
WRITTEN = {*re.findall(r"\w+", " ".join((*NAMES, ABOUT, TITLE))), "consectetur", "Firefox", "Opus"}
"""Words that people have written, in no language of a reader."""
STRANGERS = ("tournament-open", "tournament-over", "ladder-open", "ladder", "person", "friends")
"""Pages that somebody sees otherwise who keeps nothing in order and follows nobody."""
GAMES = {"game": "notre-dame", "stand-in": "random"}
PHONE, DESK = (360, 740), (1280, 720)
OPEN_ALL = "() => document.querySelectorAll('main details:not(:has(> .popup))').forEach(one => { one.open = true; })"

CUT = """() => [...document.querySelectorAll("main select")].filter(one => one.checkVisibility()).filter(one => {
  const style = getComputedStyle(one), pen = new OffscreenCanvas(1, 1).getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;  // for its arrow
  return one.selectedIndex >= 0 && pen.measureText(one.selectedOptions[0].text).width > room;
}).map(one => one.selectedOptions[0].text)"""
"""What is chosen and can't be read whole."""
OUTSIDE = """() => [...document.querySelectorAll("body *")].filter(one => one.checkVisibility())
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 80)).slice(-3)"""
"""What makes a page too wide, or is at least on the right of its edge."""


class Look(NamedTuple):
    """How somebody looks at a page."""

    size: tuple[int, int]
    scheme: Scheme
    unfolded: bool = False

    @property
    def name(self) -> str:
        """For names of pictures, and for people who look at results."""
        return f"{self.size[0]}-{self.scheme}{'-unfolded' if self.unfolded else ''}"


LOOKS = [Look(PHONE, SCHEMES[1], True)]
if SOAK:
    LOOKS = [Look(size, scheme) for size in (PHONE, DESK) for scheme in SCHEMES]
    LOOKS += [Look(PHONE, SCHEMES[0], True), Look(DESK, SCHEMES[1], True)]


@pytest.fixture(autouse=True)
def beside_a_browser(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A club, and a browser driven from within a loop, where Django wants to be allowed its database."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    yield
    for model in (Deal, Gathering, Table, Ladder, Tournament, Person):
        model.objects.all().delete()


@pytest.fixture
def members() -> list[Person]:
    """Members of the club; the first keeps it in order."""
    made = [account(name) for name in NAMES]
    get_user_model().objects.filter(pk=made[0].pk).update(is_staff=True)
    return [Person.objects.get(pk=one.pk) for one in made]


def entered(members: list[Person], **form: str) -> Tournament:
    """A tournament that these have entered, the second of them its host."""
    made = announced(members[1], **{"title": "Opus 1", "about": ABOUT, "size": "4", "rounds": "2", **GAMES, **form})
    for one in members:
        entries.enter(made.pk, one)
    return made


def begun(members: list[Person], **form: str) -> Tournament:
    """A tournament of these with its first round paired."""
    made = entered(members, **form)
    rounds.start(made.pk)
    return advanced(made)


def set_results(tournament: Tournament) -> Tournament:
    """Set the results of the round that is played, and let the director see to what follows."""
    for group in Group.objects.filter(round__tournament=tournament, round__closed=None, places__isnull=True):
        scores = [61 - 7 * (seat + group.number) % 40 for seat in range(group.chairs.count())]
        rounds.set_result(tournament.pk, group.pk, scores)
    return advanced(newest(tournament))


def tournaments_of(members: list[Person]) -> dict[str, str]:
    """A tournament of each kind and in each stage, by what it is."""
    checking, off = entered(members, title="Opus 2"), entered(members[:3], title="Opus 3", kind="knock-out")
    entries.open_check_in(checking.pk)
    entries.check_in(checking.pk, members[2])
    Tournament.objects.filter(pk=off.pk).update(stage=OFF)
    robin = set_results(set_results(begun(members, title="Opus 4", kind="robin")))
    late = {"late": "yes", "duplicate": "yes", "rated": "yes"}
    own = announced(members[0], **{"title": "Opus 8", "rounds": "2", "size": "2", **GAMES})
    for one in members[:5]:
        entries.enter(own.pk, one)
    rounds.start(own.pk)
    set_results(advanced(own))
    made = {
        "open": entered(members[1:], title=TITLE, **late),
        "check-in": checking,
        "off": off,
        "over": robin,
        "swiss": set_results(begun(members[:7], title="Opus 5", by_itself="yes")),
        "knock-out": set_results(begun(members, title="Opus 6", kind="knock-out", **{"going-on": "2"})),
        "same-deals": begun(members, title="Opus 7", **late),
        "own": own,
    }
    return {name: f"/tournaments/{one.pk}" for name, one in made.items()}


def ladders_of(members: list[Person]) -> dict[str, str]:
    """A ladder in each stage, and pages of one in its second season, by what they are."""
    form = {"about": ABOUT, "size": "4", "rounds": "2", **GAMES}
    running = ladder_of(members, title=TITLE, **form)
    seasons.close(running.pk, 0)
    while any(one.stage == RUNNING for one in divisions(running)):
        for one in divisions(running):
            set_results(one)
    seasons.close(running.pk, 1)
    seasons.withdraw(running.pk, members[0])
    division = set_results(divisions(running)[0])
    over = ladder_of(members[:5], title="Opus 10", **form)
    seasons.close(over.pk, 0)
    seasons.end(over.pk)
    opened = ladder_of(members[:3], title="Opus 9", rated="yes", **{**form, "size": "2"})
    own = f"/ladders/{running.pk}"
    return {
        "ladder": own,
        "ladder-earlier": f"{own}?season=1",
        "ladder-print": f"{own}/print",
        "ladder-division": f"/tournaments/{division.pk}",
        "ladder-open": f"/ladders/{opened.pk}",
        "ladder-over": f"/ladders/{over.pk}",
        "ladder-new": "/ladders/new?game=troyes",
    }


def daily_deals(members: list[Person], monkeypatch: pytest.MonkeyPatch) -> str:
    """Let some play a deal of yesterday, and of today; the page of yesterday."""
    now = hours.now()
    with monkeypatch.context() as earlier:
        earlier.setattr(hours, "now", lambda: now - timedelta(days=1))
        yesterday = sealing.today()
        for one in members[:3]:
            play_deal(one)
    for one in members[:2]:
        play_deal(one)
    return f"/daily/{yesterday}"


def play_deal(one: Person) -> None:
    """Let somebody play a deal of the day to its end."""
    play(one, beginning.begin(registry.find("tiny"), one.name, one, "", 0))


def play(one: Person, at: Table) -> None:
    """Play a table with bots to its end."""
    here = visitor(one)
    while not Table.objects.get(pk=at.pk).finished:
        bots_move_on()
        if Table.objects.get(pk=at.pk).movers & 1:
            here.decide(at)


@pytest.fixture
def pages(members: list[Person], monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The addresses of the pages for the first member, by names."""
    anna, bruno, clara = members[:3]
    tournaments = tournaments_of(members)
    for one, other in ((anna, bruno), (bruno, anna), (anna, clara), (clara, bruno)):
        friends.follow(one, other)
    over, running = game_of(anna, bruno, clara, game="troyes"), shared(anna, bruno, game="notre-dame")
    for table in (over, running):
        keeping.write(anna, "Lorem ipsum dolor sit amet,\nconsectetur adipiscing elit.", table=table)
    keeping.write(anna, "Lorem ipsum", about=bruno)
    keeping.recommend(anna, over, "Lorem ipsum dolor sit amet, consectetur adipiscing elit.")
    for step, words in ((40, "Lorem ipsum dolor sit amet."), (90, "")):
        keeping.mark(anna, over, step, words, False)
    keeping.mark(anna, over, 60, "Consectetur adipiscing elit.", True)
    Channel.objects.create(person=anna, kind="mail")
    Channel.objects.create(person=anna, kind="push", label="Firefox", address={"url": "https://push.example/x"})
    plan = creating.with_a_friend(registry.find("troyes"))
    plan.kept[1] = bruno
    invited = gathering.gather(plan, anna)
    own = f"/tables/{over.pk}"
    found = {f"tournament-{name}": address for name, address in tournaments.items()}
    return (
        found
        | ladders_of(members)
        | {
            "tournaments": "/tournaments",
            "tournament-new": "/tournaments/new?game=troyes",
            "tournament-print": f"{tournaments['over']}/print",
            "tournament-round": f"{tournaments['swiss']}?round=1",
            "friends": "/friends",
            "person": f"/people/{bruno.pk}",
            "person-own": f"/people/{anna.pk}",
            "settings": "/settings",
            "invitation": f"/g/{invited.code}",
            "note": f"{own}/note",
            "note-running": f"/tables/{running.pk}/note",
            "me": "/me",
            "result": f"{own}/result",
            "replay": f"{own}/replay/60",
            "models": "/model-games",
            "home": "/",
            "lobby": "/tables",
            "notices": "/notices",
            "embed": f"{own}/embed/60",
            "picture": f"{own}/result.svg",
            "daily-past": daily_deals(members, monkeypatch),
            "daily": "/daily",
        }
    )


@pytest.fixture
def site(pages: dict[str, str]) -> Iterator[Serving]:
    """A site that offers English in disguise, too, once all that is shown there is made."""
    with override_settings(LANGUAGES=with_texts(pseudo=True)), Serving() as serving:
        yield serving


def left(page: Page, language: str) -> set[str]:
    """What is not in the language of the reader."""
    if language == ENGLISH or page.locator("body").count() == 0:
        return set()
    return undisguised(page.content(), WRITTEN) if language == PSEUDO else left_in_english(page.content())


def faults(page: Page, name: str, language: str, is_for_axe: bool) -> list[str]:
    """What is wrong with a page however it is looked at; a picture of each is kept if pictures are wanted."""
    found = [f"{name}: {one}" for one in left(page, language)]
    if name == "picture" and SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}-{language}.png")
    for look in LOOKS if name != "picture" else ():
        page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
        page.emulate_media(color_scheme=look.scheme)
        if look.unfolded:
            page.evaluate(OPEN_ALL)
        if SHOTS:
            page.screenshot(path=f"{SHOTS}/{name}-{look.name}-{language}.png", full_page=True)
        wide = page.evaluate("document.documentElement.scrollWidth")
        found += [f"{name} {look.name}: {wide} wide, {page.evaluate(OUTSIDE)}"] if wide > look.size[0] else []
        found += [f"{name} {look.name}: cut {one}" for one in page.evaluate(CUT)]
        found += [f"{name} {look.name}: {one}" for one in (violations(page) if is_for_axe else [])]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_life_of_a_club(
    context: BrowserContext, site: Serving, members: list[Person], pages: dict[str, str], page: Page, language: str
) -> None:
    found = []
    readers = {members[0]: list(pages), members[1]: ["home", "invitation"], members[7]: ["daily", *STRANGERS]}
    for reader, names in readers.items():
        come_as(context, site, reader)
        for turn, name in enumerate(names):
            page.goto(f"/{language}{pages[name]}")
            is_for_axe = SOAK or turn % AXE_STRIDE == 0
            found += faults(page, name if reader == members[0] else f"{name}-{reader.name}", language, is_for_axe)
    assert found == [], "\n".join(found)
