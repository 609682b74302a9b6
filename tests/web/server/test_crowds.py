"""Crowds that send or read slowly keep nobody out, at the site itself and behind the proxies as they are documented."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tools.faults.crowds import KINDS, SOON, Crowd, visits
from tools.faults.fronts import NAME, PROXIES, Front, direct
from tools.site import Site

pytestmark = [pytest.mark.proxy, pytest.mark.slow]
SIZE = 230


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One club for all of these tests."""
    with Site(tmp_path_factory.mktemp("club") / "data", club=True, address=f"https://{NAME}") as running:
        visits(direct(running), 1)  # the first page takes longer
        yield running


@pytest.fixture(scope="module")
def fronts(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Front]]:
    """All ways to reach the site: proxies in front of it, by name."""
    with ExitStack() as running:
        behind = {
            name: running.enter_context(proxy(site, tmp_path_factory.mktemp(name))) for name, proxy in PROXIES.items()
        }
        yield {"direct": direct(site), **behind}


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=[pytest.mark.soak] * (kind == "streams")) for kind in KINDS])
@pytest.mark.parametrize("front", ["direct", *PROXIES])
def test_a_crowd_keeps_nobody_out(front: str, kind: str, fronts: dict[str, Front], site: Site) -> None:
    with Crowd(fronts[front], kind, SIZE) as crowd:
        found = visits(fronts[front])
    assert crowd.opened >= SIZE
    assert [status for status, _ in found] == [200] * 8
    assert max(seconds for _, seconds in found) < SOON
    assert site.log.read_text().count("\n") < 10
