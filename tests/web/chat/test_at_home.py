"""At home everybody sits in one room, and talks there."""

from tests.web.visiting import Visitor, table


def test_at_home_there_is_no_talk() -> None:
    at = table("human human")
    visitor = Visitor()
    assert 'id="chat' not in visitor.open(at).html
    assert visitor.get(f"/tables/{at.pk}/chat").status == 404
    assert visitor.post(f"/tables/{at.pk}/chat/say", words="hello").status == 404
