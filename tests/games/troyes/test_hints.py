"""What buttons tell of a decision before it is made: what follows for certain."""

from parvis.engine.lines import Line
from parvis.games.troyes import GAME
from tests.games.troyes.box import all_but_one
from tests.games.troyes.table import Table, position


def hinted(table: Table, decision: str) -> list[Line]:
    """What a decision of seat 0 would bring."""
    return GAME.foresee(table.state, 0, GAME.decision(decision))


def test_an_event_that_is_won_is_told_with_its_points() -> None:
    table = position(queue="marauding, war", banners=all_but_one("war", 0), dice={0: "red 6 6 6", 1: "red 1"})
    table.say(0, "counter war")
    for die in ("die 0 red 6", "die 0 red 6"):
        if die in table.legal(0):
            table.say(0, die)
    told = hinted(table, "done")
    assert Line("foresee-won", {"event": "war"}) in told
    assert "foresee-points" in {line.key for line in told}


def test_what_is_forced_afterwards_belongs_to_it() -> None:
    """Whoever spends the last influence on a citizen can only give way to the black die then."""
    table = position(phase="defence", black="6", dice={0: "white 5"}, influence=2, points=5)
    told = hinted(table, "recruit")
    assert Line("foresee-points-lost", {"count": 2}) in told
    assert table.say(0, "recruit").points(0) == 3


def test_a_group_that_may_grow_is_told_as_it_is() -> None:
    table = position(dice={0: "yellow 5 6", 1: "red 1"}).say(0, "harvest")
    assert hinted(table, "die 0 yellow 6") == [Line("foresee-group-deniers", {"count": 3})]
