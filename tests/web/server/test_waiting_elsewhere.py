"""Nobody at a table waits for those who wait elsewhere: for a mail server, or for a password to be hashed."""

import asyncio
from threading import Event

from parvis.web.server.asgi import ELSEWHERE, Application
from tests.web.server.asking import answered
from tests.web.visiting import table


def test_a_table_is_shown_while_all_that_answer_other_requests_wait() -> None:
    site, end = Application(), Event()
    waiting = [site.elsewhere.submit(end.wait) for _ in range(ELSEWHERE)]
    assert asyncio.run(answered(site, "GET", f"/tables/{table('human human').pk}"))[0] == 200
    assert not any(one.done() for one in waiting)
    end.set()
    assert asyncio.run(answered(site, "GET", "/"))[0] == 200
