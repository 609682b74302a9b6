"""A coach asks before a costly decision: by mouse and by finger, on each board."""

import os
from pathlib import Path
from urllib.parse import quote_plus

import pytest
from django.db import transaction
from playwright.sync_api import Page, expect

from parvis.web.analysis.models import Coaching
from parvis.web.models import Table
from tests.web.devices import LOW, PHONE, Device
from tests.web.positions import at_data_of, lay, played, spoken
from tests.web.running import Site

pytestmark = pytest.mark.browser
FOLDER = os.environ.get("PARVIS_SCREENSHOTS")


@pytest.fixture
def screen(device: Device) -> dict[str, object]:
    """The window of whoever learns."""
    return device.screen


def coached(site: Site, game: str, asked: str) -> tuple[str, str]:
    """A table at which a decision would cost much, of those that begin with this word: its address, and that."""
    playing = next(
        one for one in played("human bot:random bot:random bot:random", game, lambda r, w: r.choice(w), {}, 1)
        if one.movers == [0] and spoken(one, 0)[0].startswith(asked) and len(spoken(one, 0)) > 1
    )  # fmt: skip
    costly, best = spoken(playing, 0)[:2]
    said = {"points": 31.4, "points_interval": 0.9, "wins": 0.21}
    content = [said | {"decision": best, "behind": 0.0, "behind_interval": 0.0}]
    content.append(said | {"decision": costly, "points": 27.0, "behind": 4.4, "behind_interval": 0.9})
    playing.table.terms = {"coached": True}
    with at_data_of(site), transaction.atomic():
        address = lay(None, playing)
        Coaching.objects.filter(table=Table.objects.get()).update(content=content)
    return address, costly


def keep(page: Page, name: str) -> None:
    """A picture of what is shown, for whoever wants one."""
    if FOLDER:
        page.screenshot(path=Path(FOLDER, f"{name}.png"))


@pytest.mark.parametrize("device", [Device("mouse", LOW), Device("finger", PHONE)], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "asked"), [("notre-dame", "play"), ("troyes", "activate")])
def test_it_asks_and_plays_what_somebody_insists_on(
    site: Site, page: Page, device: Device, game: str, asked: str
) -> None:
    address, costly = coached(site, game, asked)
    name = f"coach-{game}-{device.size[0]}"
    page.goto(address)
    keep(page, f"{name}-stake")
    before = len(site.steps())
    choice = page.locator(f'#decisions [value="{quote_plus(costly)}"]')
    choice.click()
    expect(page.locator("#warning-says")).to_be_in_viewport()
    expect(page.locator("#play-it")).to_be_in_viewport()
    keep(page, f"{name}-asks")
    page.locator("#warning-why summary").click()
    keep(page, f"{name}-why")
    expect(page.locator("#warning-why p").last).to_be_visible()
    page.locator("#look-again").click()
    expect(page.locator("#warning")).to_have_count(0)
    assert len(site.steps()) == before
    choice.click()
    page.locator("#play-it").click()
    expect(page.locator("#warning")).to_have_count(0)
    keep(page, f"{name}-then")
