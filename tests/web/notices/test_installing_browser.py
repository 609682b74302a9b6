"""A browser installs the site, and shows a page of its own where there is no network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.legibility import violations
from tests.web.running import Site

pytestmark = [pytest.mark.browser, pytest.mark.whole]

KEPT = """async () => {
  const caches_of_all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(caches_of_all.map((one) => one.keys()));
  return requests.flat().map(({ url }) => url);
}"""
"""The addresses of all that the browser keeps."""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site of a club on fresh data."""
    monkeypatch.setenv("PARVIS_MODE", "club")
    with Site(tmp_path) as running:
        yield running


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag }) => tag)"""
"""What the browser shows."""


def check_that_old_notices_go(page: Page, context: BrowserContext) -> None:
    """A turn that was made is shown no longer, at the next look at a page."""
    context.grant_permissions(["notifications"])
    page.locator("input[name=name]").first.fill("Anna")
    page.locator("#game-tiny button.primary").click()
    page.locator("#decisions").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then((all) => all.showNotification('Your turn', { tag: 'table-1' }))")
    page.evaluate("navigator.serviceWorker.ready.then((all) => all.showNotification('Over', { tag: 'ended-2' }))")
    assert sorted(page.evaluate(SHOWN)) == ["ended-2", "table-1"]
    page.goto("/")
    page.wait_for_function(f"async () => String(await ({SHOWN})()) === 'ended-2'")


def test_the_site_can_be_installed_and_says_when_it_is_gone(page: Page, context: BrowserContext, site: Site) -> None:
    manifest = context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller")
    check_that_old_notices_go(page, context)
    kept = [address.removeprefix(site.address).partition("?")[0] for address in page.evaluate(KEPT)]
    assert sorted(kept) == ["/offline", "/static/rose.svg", "/static/site.css"]
    site.kill()
    page.goto("/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    assert violations(page) == []
    site.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("#game-troyes")).to_be_visible()
