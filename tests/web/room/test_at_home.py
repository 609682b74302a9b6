"""At home nothing of the playing room is there, but the way back over bots."""

from parvis.web.room.ways_back import ways_back
from parvis.web.texts import text
from tests.web.visiting import Visitor, bots_move_on, newest, table


def test_one_person_goes_back_over_bots_to_any_own_decision() -> None:
    at = table("human bot:random bot:random", "notre-dame")
    anna = Visitor()
    for _ in range(5):
        bots_move_on()
        anna.decide(at)
    bots_move_on()
    at = newest(at)
    assert "Take back" in anna.open(at).text
    way = ways_back(at, 0, None)[-1]
    page = anna.get(f"/tables/{at.pk}/take-back")
    assert f'value="{way.step}"' in page.html
    assert 'class="since"' not in page.html, "nobody is asked, so nobody has to be told"
    form = {"number": at.number, "revision": at.revision, "seat": 0, "kind": "undo"}
    for wrong in ({"to": at.number}, {"to": "x"}, {"to": way.step, "seat": 1}, {"kind": "pause"}):
        assert anna.post(f"/tables/{at.pk}/offer", **(form | wrong)).status in (400, 403)
    assert newest(at).number == at.number
    anna.post(f"/tables/{at.pk}/offer", **form, to=way.step)
    assert newest(at).number == way.number
    late = anna.post(f"/tables/{at.pk}/offer", **form, to=way.step)
    assert text("notice-moved-on") in late.text
    bots_move_on()
    assert anna.open(at).decisions


def test_the_way_back_stands_at_the_question_as_soon_as_something_was_decided() -> None:
    """What all have chosen can't be undone, as the next cards were seen since; one person may still take it back."""
    at = table("human bot:greedy bot:greedy", "notre-dame")
    anna = Visitor()
    way_back = f'id="take-back" class="button quiet" href="/tables/{at.pk}/take-back"'
    bots_move_on()
    assert way_back not in anna.open(at).html, "nothing was decided yet"
    anna.decide(at)
    bots_move_on()
    page = anna.open(newest(at))
    assert page.decisions
    assert 'id="undo-nothing"' in page.html
    assert way_back in page.html


def test_several_people_at_one_screen_undo_as_ever() -> None:
    at = table("human human")
    visitor = Visitor()
    assert visitor.get(f"/tables/{at.pk}/take-back").status == 400
    assert 'take-back"' not in visitor.open(at).html
