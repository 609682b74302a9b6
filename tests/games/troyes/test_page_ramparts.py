"""The ramparts on the board of Troyes: all of them stand there, decisions are where they belong, texts fit."""

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from parvis.engine.chance import below, chance
from parvis.engine.lines import Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import WALL
from parvis.games.troyes.rules.ramparts.wall import TILE_FORMS, TILE_NAMES
from parvis.games.troyes.rules.strikes.kinds import act
from parvis.games.troyes.signs import signs
from parvis.games.troyes.table.page import PAGE
from parvis.games.troyes.table.page.menu import endings, menu
from parvis.games.troyes.table.page.ramparts import PLACES, Space, on_wall, way
from parvis.games.troyes.table.page.shorts import Taken, by_die
from parvis.games.troyes.table.page.targets import place_of
from parvis.games.troyes.table.printed import tile_effect
from parvis.games.troyes.table.wall import answer, walk
from parvis.games.troyes.words.explained import in_numbers
from parvis.web.pages.board import symbols
from tests.games.troyes.drawing import NAMES, Strict, content, decision, drawn, ids, part
from tests.games.troyes.table import Player, Table, event_form, position

WALL_WORDS = ("guard", "step", "cube", "use", "to")
"""What these games decide more often than chance would, so that guards get around."""
BRIEF = 37
"""Letters of a tile's text at most: two lines of it with its signs."""
TEXTS = Strict(GAME, NAMES)
SYMBOLS = symbols(GAME)


@cache
def positions(seats: int, seed: int) -> list[Table]:
    """Some positions of a random game with ramparts, with more of those in which guards walk or cubes may be used."""
    play, generator, found = Play(GAME, seats, {"ramparts": True}), chance(seed), []
    while not play.over:
        seat = play.movers()[0]
        asked = seat != NATURE and bool(walk(play.state) or answer(play.state))
        if len(play.steps) % (4 if asked else 41) == 0:
            found.append(frozen(play))
        legal = [GAME.catalogue[code] for code in play.legal(seat)]
        liked = [words for words in legal if words.split()[0] in WALL_WORDS]
        open_now = liked if liked and below(generator, 2) else legal
        play.say(seat, open_now[below(generator, len(open_now))])
    return [*found, frozen(play)]


def frozen(play: Play) -> Table:
    """A position that stays as it is."""
    kept = Play(GAME, play.seats, {"ramparts": True})
    kept.state = play.state.copy()
    return Table(kept)


games = pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])


# All of it stands on the board


@games
def test_ids_are_unique_and_what_is_referred_to_is_drawn(seats: int, seed: int) -> None:
    for table in positions(seats, seed):
        mover = next((seat for seat in table.movers if seat != NATURE), None)
        html = content(drawn(table.state, mover)) + symbols(GAME)
        found = ids(html)
        assert len(found) == len(set(found))
        used = set(re.findall(r'(?:href="#|url\(#|aria-labelledby="|aria-describedby=")([^")]+)', html))
        assert {name for name in used - set(found) if not name.startswith("shape-")} == set()


@games
def test_every_decision_is_in_the_list_and_where_it_belongs_on_the_board(seats: int, seed: int) -> None:
    for table in positions(seats, seed):
        for seat in (seat for seat in table.movers if seat != NATURE):
            made = drawn(table.state, seat)
            in_list = re.findall(r'id="decision-([^"]+)" name="decision" value="\1"', str(made.choices))
            assert sorted(in_list) == sorted(words.replace(" ", "+") for words in table.legal(seat))
            on_board = set(re.findall(r'form="decide" name="decision" value="([^"]+)"', str(made.board)))
            assert on_board == {words.replace(" ", "+") for words in table.legal(seat) if place_of(words)}


@games
def test_guards_tiles_and_cubes_stand_on_the_board(seats: int, seed: int) -> None:
    for table in positions(seats, seed):
        view = GAME.view(table.state, 0)
        if "outdoor_tiles" not in view:
            continue
        ramparts = part(content(drawn(table.state, 0)), "ramparts", "section")
        for family in view["families"]:
            guard = part(ramparts, f"guard-{family['seat']}", "span")
            assert NAMES[family["seat"]] in guard
            assert f"space {family['guard']}" in guard or family["guard"] in (0, WALL)
        for tile in view["outdoor_tiles"]:
            shown = part(ramparts, f"tile-{tile['tile']}", "article")
            for cubes in tile["cubes"]:
                kept = part(shown, f"outdoor-{tile['tile']}-{cubes['seat']}-{cubes['cubes']}", "span")
                assert f"</svg>{cubes['cubes']}" in kept
                assert ("no other in this turn" in kept) == cubes["used"]
            assert ("reached" in shown.partition(">")[0]) == (view["families"][0]["guard"] >= tile["space"])


def test_what_the_log_touches_on_the_ramparts_is_drawn() -> None:
    table = position(guard=4, dice={0: "yellow 3, red 2"}, outdoor="i-d 1")
    for words in ("guard", "die 0 yellow 3", "pay 0", "step", "cube i-d"):
        before = table.state.copy()
        touched = {place for line in GAME.narrate(before, 0, GAME.decision(words)) for place in line.places}
        table.say(0, words)
        assert touched <= {*ids(content(drawn(before, None))), *ids(content(drawn(table.state, None)))}


def test_a_narrow_screen_has_a_tab_for_the_wall_only_where_there_is_one() -> None:
    for words, is_there in (({}, False), ({"guard": 3}, True)):
        assert ('id="tab-wall"' in content(drawn(position(**words).state, 0))) == is_there


# Where things are


def test_the_wall_goes_clockwise_from_the_middle_above_with_gates_in_the_middles() -> None:
    assert len(PLACES) == WALL + 1
    assert [PLACES[gate] for gate in (0, 5, 10, 15, 20)] == [(0, 0), (100, 0), (100, 100), (0, 100), (0, 0)]
    assert len(set(PLACES)) == WALL
    for (x, y), (later_x, later_y) in pairwise(PLACES[:6]):
        assert later_x + later_y > x + y


def test_guards_on_one_space_stand_apart() -> None:
    view = GAME.view(position(guard=7, others={1: Player(guard=7), 2: Player(guard=5)}).state, 0)
    together = [guard for guard in on_wall(view, 0)["ramparts"]["guards"] if guard.count == 2]
    assert [guard.space.number for guard in together] == [7, 7]
    assert together[0].dy != together[1].dy


def test_two_guards_stand_along_the_wall_and_after_the_numeral_of_a_gate() -> None:
    for number, places in (
        (4, [(-0.5, 0), (0.5, 0)]),
        (7, [(0, -0.5), (0, 0.5)]),
        (5, [(0, 1), (0, 2)]),
        (10, [(-1, 0), (-2, 0)]),
    ):
        view = GAME.view(position(guard=number, others={1: Player(guard=number)}).state, 0)
        together = [guard for guard in on_wall(view, 0)["ramparts"]["guards"] if guard.count == 2]
        assert [(guard.dx, guard.dy) for guard in together] == places


def test_who_has_come_to_the_end_stands_on_the_last_tile_and_who_has_not_begun_at_the_gate() -> None:
    view = GAME.view(position(guard=WALL).state, 0)
    shown = on_wall(view, 0)["ramparts"]
    assert [guard.seat for guard in shown["guards"]] == [1, 2]
    assert {guard.space.gate for guard in shown["guards"]} == {"IV"}
    assert [tile.arrived for tile in shown["tiles"]] == [[], [], [], [0]]


def test_spaces_know_their_gates_and_how_the_wall_runs() -> None:
    spaces: list[Space] = on_wall(GAME.view(position(guard=3).state, 0), 0)["ramparts"]["spaces"]
    assert {space.number: space.gate for space in spaces if space.gate} == {5: "I", 10: "II", 15: "III", 20: "IV"}
    assert [space.number for space in spaces if space.onward == (0, 1)] == [5, 6, 7, 8, 9]


def test_the_way_of_a_guard_goes_around_corners() -> None:
    assert way({"space": 2, "furthest": 5}) == "40,0 60,0 80,0 100,0"
    assert way({"space": 4, "furthest": 6}) == "80,0 100,0 100,20"
    assert way({"space": 20, "furthest": 20}) == ""


# Tiles in few words


@pytest.mark.parametrize("number", range(TILE_FORMS), ids=lambda number: TILE_NAMES[number])
def test_every_tile_has_signs_and_brief_words(number: int) -> None:
    effect = tile_effect(number)
    texts = Strict(GAME, NAMES)
    assert signs(effect)
    for sign in signs(effect):
        if sign.kind == "picture":
            assert f'id="picture-{sign.name}"' in SYMBOLS
        if sign.kind == "die":
            assert sign.name in ("red", "white", "yellow", "purple", "any")
    assert 10 < len(texts.text(f"brief-{effect['kind']}", **in_numbers(effect))) <= BRIEF
    assert texts.text(f"about-kind-{effect['kind']}", **in_numbers(effect)).endswith(".")


def test_all_texts_of_the_ramparts_on_the_board_are_used() -> None:
    written = (GAME.texts / "en" / "board-ramparts.ftl").read_text(encoding="utf-8") if GAME.texts else ""
    keys = {entry.id.name for entry in parse(written).body if isinstance(entry, Message)}
    folder = PAGE.templates.parent
    code = "".join(path.read_text("utf-8") for path in (*PAGE.templates.glob("*.html"), *folder.glob("*.py")))
    assert {
        key for key in keys if f'"{key}"' not in code and not key.startswith(("list", "short", "brief", "tab"))
    } == (set())


# The guard's action


def after(table: Table, seat: int, *said: str) -> Table:
    """A position after decisions, without those that are the only ones and follow by themselves."""
    for words in said:
        if table.may(seat, words):
            table.say(seat, words)
    return table


def at_spending(**words: Any) -> Table:
    """A guard with points: three of a die."""
    table = position(dice={0: "yellow 3"}, tiles="i-c, iii-yellow", **words)
    return after(table, 0, "guard", "die 0 yellow 3", "pay 0")


def test_the_way_that_is_left_is_dotted_with_the_guard_at_its_end() -> None:
    html = content(drawn(at_spending(guard=6).state, 0))
    assert '<polyline points="100,20 100,40 100,60 100,80"/>' in html
    assert html.count('class="guard ghost') == 1


def test_the_next_space_is_pressed_and_cubes_that_may_be_put_are_outlined() -> None:
    table = at_spending(guard=12)
    board = str(drawn(table.state, 0).board)
    assert 'value="step"' in part(board, "next-step", "button")
    assert 'class="planned"' in part(board, "tile-i-c", "article")
    assert 'class="planned"' not in part(board, "tile-iii-yellow", "article")


def test_the_tray_tells_points_and_why_a_tile_takes_no_cube() -> None:
    tray = str(drawn(at_spending(guard=15).state, 0).tray)
    assert TEXTS.text("pips-left", count=3) in tray
    assert TEXTS.text("walk-from-to", space=15, furthest=18) in tray
    found = dict(re.findall(r"<dt>cube on the tile at gate (\w+)</dt><dd>([^<]+)</dd>", tray))
    assert found == {"I": "possible", "II": "possible", "III": "not now", "IV": "from space 20"}


def test_the_tray_shows_the_die_before_deniers_are_paid() -> None:
    table = position(dice={0: "yellow 3"}, guard=2, deniers=2)
    after(table, 0, "guard", "die 0 yellow 3")
    shown = walk(table.state)
    die = {"colour": "yellow", "value": 3}
    assert shown == {"asks": "deniers", "die": die, "most": 5, "seat": 0, "space": 2, "furthest": 7}
    tray = str(drawn(table.state, 0).tray)
    assert TEXTS.text("pips-between", least=3, most=5) in tray
    assert 'class="die yellow ' in tray


def test_a_die_for_the_guard_tells_its_price() -> None:
    assert by_die(decision("die 1 red 5", price=2), None) == Taken(deniers=2)
    assert by_die(decision("die 0 red 5", price=0), None) is None


def test_the_wall_tells_what_a_die_for_the_guard_costs_at_least() -> None:
    told_there = {"red 2 3": "free", "red 2": "1 die free"}
    for dice, told in [({0: own}, told) for own, told in told_there.items()] + [({1: "red 2 3"}, "from 2")]:
        board = str(drawn(position(guard=3, dice=dice).state, 0).board)
        (chip,) = re.findall(r'class="chip" aria-hidden="true">(.*?)</span>\n', part(board, "ramparts", "section"))
        assert " ".join(re.findall(r">([^<>]+)<", f">{chip}<")) == told


def test_the_wall_is_pressed_for_the_action() -> None:
    board = str(drawn(position(guard=3, dice={0: "red 2"}).state, 0).board)
    assert 'value="guard"' in part(board, "spot-ramparts", "button")


# Cubes of tiles in other players' turns, and at other times


def interrupted(table: Table, seat: int) -> tuple[str, str, list[str]]:
    """What the one who is asked reads: the question, the tray, and what ends the list."""
    made = drawn(table.state, seat)
    words = [GAME.catalogue[code] for code in table.play.legal(seat)]
    assert [one.words for one in endings([decision(word) for word in words])] == ["keep"]
    ending = re.findall(r'class="endings">(.*)</div>', str(made.choices), re.DOTALL)
    return TEXTS.line(GAME.prompt(table.state, seat)), str(made.tray), ending


def test_who_sold_dice_learns_whose_turn_it_is_and_which_dice_they_are() -> None:
    table = position(
        outdoor="i-a 2", dice={0: "yellow 3 5", 1: "yellow 1"}, others={1: Player(tradesmen="merchant")}, turn=1
    )
    after(table, 1, "activate merchant", "die 0 yellow 3", "die 0 yellow 5", "done")
    prompt, tray, ending = interrupted(table, 0)
    assert prompt.startswith("Bruno buys 2 of your dice.")
    assert "Bruno&#39;s turn" in tray
    assert tray.count("sold") == 2
    assert TEXTS.text("do-keep", tile="i-a", cubes=2) in ending[0]


def test_who_sold_the_die_of_a_guard_learns_that_too() -> None:
    table = position(outdoor="i-a 1", dice={0: "yellow 3"}, turn=1, others={1: Player(guard=2)})
    after(table, 1, "guard", "die 0 yellow 3")
    prompt, tray, ending = interrupted(table, 0)
    assert prompt.startswith("Bruno buys one of your dice for the guard.")
    assert "for the guard" in tray
    assert 'class="die yellow ' in tray
    assert TEXTS.text("do-keep", tile="i-a", cubes=1) in ending[0]


def test_a_tradesman_learns_which_card_is_activated() -> None:
    table = position(
        outdoor="i-b 1", tradesmen="merchant", dice={1: "yellow 4"}, others={1: Player(tradesmen="merchant")}, turn=1
    )
    after(table, 1, "activate merchant", "die 1 yellow 4", "done")
    prompt, tray, _ = interrupted(table, 0)
    assert prompt.startswith("Bruno activates the Merchant, where you have a tradesman.")
    assert "Bruno&#39;s turn" in tray
    assert "Merchant" in tray


def test_in_the_own_turn_nobody_else_is_named() -> None:
    table = after(position(outdoor="i-d 1", dice={0: "yellow 4"}), 0, "harvest", "die 0 yellow 4", "done")
    prompt, tray, _ = interrupted(table, 0)
    assert prompt.startswith("You have used dice for agriculture.")
    assert "Your turn" in tray


def test_who_may_be_spared_learns_by_which_event_and_what_keeping_the_cube_means() -> None:
    table = position(queue="marauding, drought", outdoor="ii-c 1", phase="events")
    act(table.state, event_form(table.state, "drought"))
    prompt, tray, ending = interrupted(table, 0)
    assert prompt == TEXTS.text("ask-tile-phase-3", event="drought", tile="ii-c", cubes=1)
    assert "Next: Drought" in tray
    assert TEXTS.text("do-keep-struck", event="drought", tile="ii-c", cubes=1) in ending[0]
    assert part(str(drawn(table.state, 0).board), "event-drought", "article").startswith(
        '<article id="event-drought" class="event yellow chosen"'
    )


@pytest.mark.parametrize("onlooker", [None, 1])
def test_others_see_what_is_asked_and_cannot_answer(onlooker: Onlooker) -> None:
    table = after(position(outdoor="i-d 1", dice={0: "yellow 4"}), 0, "harvest", "die 0 yellow 4", "done")
    made = drawn(table.state, onlooker)
    assert "Anna&#39;s turn" in str(made.tray)
    assert 'form="decide"' not in str(made.board)


# The list of decisions


def test_decisions_of_the_ramparts_are_told_in_few_words() -> None:
    pays = decision("pay 2", count=2, pips=5)
    steps = decision("step", space=10, gate="II")
    cubes = decision("cube i-c", tile="i-c", gate="I", count=1)
    groups = menu([decision("give 0 red 1"), cubes, steps, pays, decision("use ii-a"), decision("to iv-a")])
    texts = Strict(GAME, NAMES)
    told_in_short = {
        group.heading: [texts.text(short.text, **short.arguments) for short in group.shorts if short.text]
        for group in groups
    }
    assert told_in_short == {
        "list-dice": [],
        "list-pips": ["cube at gate I", "step to gate II"],
        "list-deniers": ["2 deniers: 5 action points"],
        "list-cubes": ["Tile at gate II"],
        "list-move": ["Tile at gate IV"],
    }


def test_a_cube_that_an_event_takes_stands_at_its_tile() -> None:
    table = position(options="events=both", queue="harsh-winter", outdoor="i-a 1", cubes="monk 1")
    act(table.state, event_form(table.state, "harsh-winter"))
    assert {place_of(words) for words in table.legal(0)} >= {"tile-i-a"}
    assert [group.heading for group in menu([decision("off i-a")])] == ["list-take"]
