"""Who plays by turns is offered, while they wait at the table, to be told."""

import pytest

from tests.web.club import person, shared, visitor
from tests.web.notices.conftest import channel
from tests.web.notices.receivers import Receiver
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")
HINT = 'id="tell-me"'


def test_players_by_turns_are_offered_to_be_told_until_they_are(receiver: Receiver) -> None:
    people = [person("Anna"), person("Bruno")]
    at = shared(*people, game="troyes", time_mode="turns")
    mover, waiter = people if newest(at).movers == 1 else people[::-1]
    assert HINT in visitor(waiter).open(at).html
    assert HINT not in visitor(mover).open(at).html
    assert HINT not in visitor(person("Clara")).open(at).html
    assert HINT not in visitor().open(at).html
    channel(waiter, receiver)
    assert HINT not in visitor(waiter).open(at).html


def test_at_live_tables_everybody_is_there_anyway() -> None:
    people = [person("Anna"), person("Bruno")]
    at = shared(*people, game="troyes")
    assert not any(HINT in visitor(one).open(at).html for one in people)
