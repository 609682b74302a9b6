"""Watching finished games again: every step has an address, and nobody's eyes see more than they may."""

import re
from itertools import pairwise

import pytest

from parvis.engine.questions import NATURE
from parvis.web.analysis.models import Analysis
from parvis.web.models import Step, Table
from parvis.web.tables import history
from parvis.web.tables.history import ends_of_moves
from parvis.web.texts import text
from tests.web.archived import archived, finished
from tests.web.visiting import Visitor, newest, table
from tools.corpora import NOTRE_DAME, TROYES
from tools.corpora.corpus import Corpus

CARD = re.compile(r"(?:red|green|blue)-\d")
GAMES = "3p-new-free-greedy-3", "2p-base-greedy-0"


def test_it_begins_where_somebody_first_decides() -> None:
    at = finished()
    assert Visitor().get(f"/tables/{at.pk}/replay").address == f"/tables/{at.pk}/replay/6?as=all"


@pytest.mark.parametrize(("corpus", "rounds", "first"), [(NOTRE_DAME, 9, "A1"), (TROYES, 4, "1")])
def test_it_begins_when_set_up_is_over_and_rounds_have_ways_to_them(corpus: Corpus, rounds: int, first: str) -> None:
    at = archived("2p-base-greedy-0", corpus)
    page = Visitor().get(f"/tables/{at.pk}/replay")
    step = int(re.findall(r"/replay/(\d+)", page.address)[0])
    made = list(at.steps.order_by("number").values_list("seat", flat=True))
    assert made[step] != NATURE
    assert made[step - 1] == NATURE
    stops = re.findall(r'<a id="part-(\d+)".*?aria-label="([^"]+)"[^>]*>(\w+)</a>', page.html)
    assert len(stops) == rounds
    assert int(stops[0][0]) <= step
    assert stops[0][2] == first
    assert text("replay-opens") in page.text
    assert all(f"ound {place}" in heading for place, (_, heading, _) in enumerate(stops, 1))
    assert re.findall(r'data-key="(Page\w+)"', page.html) == ["PageDown"]
    second = Visitor().get(f"/tables/{at.pk}/replay/{stops[1][0]}")
    assert text("replay-opens") not in second.text
    assert f'<a id="part-{stops[1][0]}"' in second.html
    assert re.findall(r'<a id="part-(\d+)"[^>]*aria-current="true"', second.html) == [stops[1][0]]


def test_the_slider_leads_to_an_address_without_any_script() -> None:
    at = finished()
    ends = ends_of_moves(at)
    page = Visitor().get(f"/tables/{at.pk}/replay?move=3&as=1")
    assert page.address == f"/tables/{at.pk}/replay/{ends[3]}?as=1"
    assert f"Move 3 of {len(ends) - 1}" in page.text


@pytest.mark.parametrize(("corpus", "most"), [(NOTRE_DAME, 0.4), (TROYES, 0.3)])
def test_it_goes_from_move_to_move_and_each_tells_all_its_steps(corpus: Corpus, most: float) -> None:
    at, visitor = archived("2p-base-greedy-0", corpus), Visitor(htmx=True)
    ends = ends_of_moves(at)
    assert len(ends) < most * at.number
    for move in (20, 40):
        page = visitor.get(f"/tables/{at.pk}/replay/{ends[move]}?as=all")
        ways = dict(re.findall(r'id="replay-(\w+)" class="button" href="[^"]*/replay/(\d+)', page.html))
        assert (ways["previous"], ways["next"]) == (str(ends[move - 1]), str(ends[move + 1]))
        steps = [visitor.get(f"/tables/{at.pk}/replay/{step}?as=all") for step in range(ends[move] + 1, ends[move + 1])]
        assert all(f"In move {move + 1} of" in step.text for step in steps)
        told = [re.findall(r"<p>(.*?)</p>", found.one(r'(?s)id="told".*?<div>(.*?)</div>')) for found in steps]
        assert all(len(one) <= len(other) for one, other in pairwise(told)), "what is told of a move grows"


def strips(html: str) -> dict[str, list[str]]:
    """The cards on a page of Notre Dame, by where they lie."""
    found: dict[str, list[str]] = {}
    for place, card in re.findall(r'id="(open-\d|before|hand|kept(?:-\d)?)-([a-z-]+)" class="small-card', html):
        found.setdefault(place, []).append(card)
    return found


def test_a_card_is_kept_when_the_log_says_so_and_when_all_is_revealed_every_hand_is_there() -> None:
    at, visitor = archived("3p-new-free-greedy-3"), Visitor(htmx=True)
    first = next(at.steps.filter(words__startswith="keep ").order_by("number").iterator())
    card = first.words.split()[1]
    for step, kept in ((first.number, None), (first.number + 1, [card])):
        own = strips(visitor.get(f"/tables/{at.pk}/replay/{step}?as={first.seat}").html)
        everybody = strips(visitor.get(f"/tables/{at.pk}/replay/{step}?as=all").html)
        assert (own.get("kept"), "before" in own) == (kept, kept is None)
        assert everybody.get(f"kept-{first.seat}") == kept
        assert len(everybody[f"open-{2 if first.seat == 0 else 0}"]) >= 2
    played = at.steps.filter(words__startswith="play ").order_by("number").first()
    assert played
    everybody = strips(visitor.get(f"/tables/{at.pk}/replay/{played.number}?as=all").html)
    assert {f"open-{seat}" for seat in range(3)} <= set(everybody)
    assert (
        everybody[f"open-{played.seat}"]
        == strips(visitor.get(f"/tables/{at.pk}/replay/{played.number}?as={played.seat}").html)["hand"]
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_step_shows_its_board_and_the_log_up_to_it(name: str) -> None:
    at, visitor = archived(name), Visitor(htmx=True)
    for step in range(0, at.number + 1, 7):
        page = visitor.get(f"/tables/{at.pk}/replay/{step}")
        assert page.status == 200
        assert page.decisions == []
        numbers = [int(number) for number in re.findall(r'id="step-(\d+)', page.html)]
        assert all(number < step for number in numbers)
        present = re.findall(r'id="step-(\d+)(?:-\d+)?" aria-current="step"', page.html)
        assert len(present) <= 1, "at most the line that was told last is marked"
        assert all(int(number) < step for number in present)
    assert "The game is over." in visitor.get(f"/tables/{at.pk}/replay/{at.number}").text


def test_the_last_step_shows_the_table_as_it_stands_at_the_end() -> None:
    at, visitor = archived(GAMES[0]), Visitor()
    board = r'(?s)<section id="board".*?</section>\s*<section id="asking"'
    last, over = visitor.get(f"/tables/{at.pk}/replay/{at.number}"), visitor.open(at)
    assert re.findall(board, last.html) == re.findall(board, over.html)


def test_steps_before_and_after_are_linked_up_to_the_ends() -> None:
    at, visitor = finished(), Visitor()
    first, last = (visitor.get(f"/tables/{at.pk}/replay/{step}?as=0") for step in (0, at.number))
    assert re.findall(r'id="replay-(\w+)" class="button" href', first.html) == ["next", "last"]
    assert re.findall(r'id="replay-(\w+)" class="button" href', last.html) == ["first", "previous"]
    assert f'href="/tables/{at.pk}/replay/{ends_of_moves(at)[1]}?as=0"' in first.html


@pytest.mark.parametrize(
    ("address", "status", "line"),
    [
        ("/replay/9999", 404, "This game has only"),
        ("/replay/99999999999999999999", 404, "This game has only"),
        ("/replay/-1", 404, text("error-not-found")),
        ("/replay/x", 404, text("error-not-found")),
        ("/replay/1?as=2", 400, text("replay-no-seat")),
        ("/replay/1?as=-1", 400, text("replay-no-seat")),
        ("/replay/1?as=everything", 400, text("replay-no-seat")),
        ("/replay?move=x", 400, "'move' must be a whole number"),
        ("/replay?move=9999", 404, "This game has only"),
    ],
)
def test_steps_and_eyes_that_are_not_there(address: str, status: int, line: str) -> None:
    at = finished()
    page = Visitor().get(f"/tables/{at.pk}{address}")
    assert page.status == status
    assert line in page.text


def test_unknown_tables_have_no_replay() -> None:
    for address in ("/tables/999/replay", "/tables/999/replay/1"):
        page = Visitor().get(address)
        assert page.status == 404
        assert text("error-no-table", number="999") in page.text


@pytest.mark.parametrize("htmx", [False, True])
def test_a_game_that_goes_on_is_not_shown_open_nor_through_other_eyes(htmx: bool) -> None:
    at, visitor = table("human human bot:random"), Visitor(htmx)
    assert newest(at).number == 9
    for address in ("replay", "replay/9", "replay/9?as=all", "replay/9?as=0", "replay?move=1&as=1"):
        page = visitor.get(f"/tables/{at.pk}/{address}")
        assert page.status == (400 if "as=" in address else 200)
        assert not CARD.findall(page.html)


def test_of_a_game_that_goes_on_a_player_sees_again_what_they_saw() -> None:
    at, visitor = table("human human bot:random"), Visitor()
    own = set(CARD.findall(visitor.lift(at, 0).html))
    page = visitor.get(f"/tables/{at.pk}/replay/{newest(at).number}")
    assert set(CARD.findall(page.html)) == own
    assert 'value="0" selected' in page.html
    assert visitor.get(f"/tables/{at.pk}/replay/9?as=1").status == 400


def test_a_players_eyes_see_in_a_finished_game_what_they_saw() -> None:
    at = finished()
    hands: list[set[str]] = []
    for seat in range(2):
        draws = at.steps.filter(words__startswith=f"draw {seat}")[:3]
        hands.append({step.words.split()[-1] for step in draws})
    for seat in range(2):
        page = Visitor().get(f"/tables/{at.pk}/replay/6?as={seat}")
        assert set(CARD.findall(page.html)) == hands[seat]
    assert set(CARD.findall(Visitor().get(f"/tables/{at.pk}/replay/6").html)) == hands[0] | hands[1]


def test_htmx_gets_the_part_that_changes() -> None:
    at = finished()
    page = Visitor(htmx=True).get(f"/tables/{at.pk}/replay?move=2&as=all")
    assert page.html.lstrip().startswith('<div id="table"')
    assert f'data-address="/tables/{at.pk}/replay/{ends_of_moves(at)[2]}?as=all"' in page.html


def estimate(mean: float, **named: object) -> dict[str, object]:
    """A number of an analysis, with what it is of."""
    return {**named, "mean": mean, "interval": 0.25}


def keep_analysis(at: Table, played: Step, instead: list[str]) -> None:
    """An analysis of a table in which one move cost much."""
    cost = {
        "seat": played.seat,
        "step": played.number,
        "round": 1,
        "played": [played.words],
        "instead": instead,
        "how_often": 0.5,
        "lost": estimate(2.5),
        "wins": estimate(0.1),
        "sources": [estimate(3.0, source="park", round=4), estimate(-0.5, source="message", round=1)],
        "rounds": [estimate(-0.5, round=1), estimate(3.0, round=4)],
    }
    points = [estimate(60)] * len(at.seats)
    curves = [{"step": step, "round": 1, "points": points, "wins": points} for step in (0, at.number)]
    content = {"moves": [cost], "curves": curves, "judge": "skilled"}
    Analysis.objects.update_or_create(table=at, defaults={"par": [], "content": content})


def test_a_move_that_cost_much_has_its_answer_at_its_step_for_whoever_may_look_from_there() -> None:
    at, visitor = archived("2p-base-greedy-0"), Visitor(htmx=True)
    first = next(at.steps.filter(words__startswith="keep ").order_by("number").iterator())
    offered = visitor.get(f"/tables/{at.pk}/replay/{first.number}?as=all")
    assert text("analysis-better") not in offered.text
    other = next(
        words
        for words in ("keep park", "keep bank", "keep hotel", "keep hospital", "keep market", "keep residence")
        if words != first.words and words.split()[1] in "".join(strips(offered.html).get(f"open-{first.seat}", []))
    )
    keep_analysis(at, first, [other])
    page = visitor.get(f"/tables/{at.pk}/replay/{first.number}?as={first.seat}")
    assert text("analysis-most-in-round", source="Park", points="3.0", round=4) in page.text
    assert [float(row.replace("−", "-")) for row in re.findall(r"<td>([+−][\d.]+) <small>", page.html)] == [
        -3.0, 0.5, 0.5, -3.0,
    ]  # fmt: skip
    better = visitor.get(f"/tables/{at.pk}/replay/{first.number}?as={first.seat}&better")
    assert text("replay-as-it-was") in better.text
    assert other.split()[1] in strips(better.html)["kept"]
    someone_else = visitor.get(f"/tables/{at.pk}/replay/{first.number}?as={1 - first.seat}&better")
    assert text("analysis-better") not in someone_else.text


def test_a_better_last_move_of_a_round_shows_the_next_round_as_chance_began_it() -> None:
    at, visitor = archived("2p-base-greedy-0"), Visitor(htmx=True)
    second = history.parts(at)[1].number
    last = at.steps.filter(words__startswith="hire ", number__lt=second).latest("number")
    keep_analysis(at, last, ["hire monk"])
    address = f"/tables/{at.pk}/replay/{last.number}?as=all"
    assert "Move 8 of 75" in visitor.get(address).text
    better = visitor.get(f"{address}&better").text
    assert "Instead of move 9 of 75" in better
    assert "for hire this round" in better
    assert set(re.findall(r"Plague value: (\d)", better)) == {"5"}


def test_a_round_begins_where_chance_has_begun_it() -> None:
    at = archived("2p-base-greedy-0")
    for number in re.findall(r'<a id="part-(\d+)"', Visitor().get(f"/tables/{at.pk}/replay").html):
        assert "Plague value: 0" not in Visitor().get(f"/tables/{at.pk}/replay/{number}?as=all").text
