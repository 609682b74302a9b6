"""Who plays by turns is offered, at the table, to be told."""

import pytest

from tests.web.club import person, shared, visitor
from tests.web.notices.conftest import channel
from tests.web.notices.receivers import Receiver

pytestmark = pytest.mark.usefixtures("club")
HINT = 'id="tell-me"'


def test_players_by_turns_are_offered_to_be_told_until_they_are(receiver: Receiver) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno, manner="turns")
    assert HINT in visitor(anna).open(at).html
    assert HINT not in visitor(person("Clara")).open(at).html
    assert HINT not in visitor().open(at).html
    channel(bruno, receiver)
    assert HINT not in visitor(bruno).open(at).html


def test_at_live_tables_everybody_is_there_anyway() -> None:
    anna = person("Anna")
    assert HINT not in visitor(anna).open(shared(anna, person("Bruno"))).html
