"""What one decides by in Troyes: the list of decisions, what they tell in short, and the tray of dice."""

import re
from dataclasses import replace

import pytest

from parvis.games.troyes import GAME, cards
from parvis.games.troyes.table.page.menu import GROUPS, LAST, endings, lines, menu
from parvis.games.troyes.table.page.shorts import FAMILIES, IN_NUMBERS, WITH_SIGNS, Taken, by_action, by_die, short
from parvis.games.troyes.table.page.targets import CHOICES, NAMING, PLACES, places_joining
from parvis.web.pages.board import UNDO, Subject, draw
from parvis.web.texts import GameTexts
from tests.games.troyes.box import cost, divisor
from tests.games.troyes.drawing import NAMES, Strict, decision, drawn, offered, part, sitting
from tests.games.troyes.table import position


def test_a_short_button_tells_all_points_as_one_number() -> None:
    state, texts = position(dice={0: "red 2 4, white 3"}).state, Strict(GAME, NAMES[:3])
    told = [
        replace(one, later="later", later_total="−1½", now_total="+3", worth="+1½") if one.words == "build" else one
        for one in offered(state, 0, texts)
    ]
    made = draw(Subject(GAME, GAME.view(state, 0), sitting(state.seats), told, 0, texts))
    (sign,) = re.findall(r'<small class="worth-sign".*?</small>', str(made.choices))
    assert 'title="points: +3 now, about −1½ later. ' in sign
    assert sign.endswith('</svg><span class="about">≈</span>+1½</small>')


def test_what_ends_a_choice_tells_all_points_as_its_dice_do() -> None:
    table, texts = position(dice={0: "yellow 2 4"}).say(0, "harvest", "die 0 yellow 2"), Strict(GAME, NAMES[:3])
    told = [replace(one, later="later", later_total="+½", worth="+2½") for one in offered(table.state, 0, texts)]
    made = draw(Subject(GAME, GAME.view(table.state, 0), sitting(3), told, 0, texts))
    assert (
        part(str(made.choices), "decision-done", "button").count('</svg><span class="about">≈</span>+2½</small>') == 1
    )


def test_a_button_that_counters_an_event_shows_a_die_of_the_colour_that_this_takes() -> None:
    made = drawn(position(ruling=2, dice={0: "yellow 6, red 5"}, queue="marauding, war").state, 0)
    assert 'class="counters"><svg class="die yellow' in part(str(made.choices), "decision-counter+marauding", "button")


@pytest.mark.parametrize(("back", "tag"), [(UNDO, "button"), ("/tables/1", "a"), ("", None)])
def test_the_die_chosen_last_takes_itself_back_where_that_is_allowed(back: str, tag: str | None) -> None:
    table, texts = (
        position(dice={0: "yellow 2 4 6"}).say(0, "harvest", "die 0 yellow 2", "die 0 yellow 4"),
        Strict(GAME, NAMES[:3]),
    )
    made = draw(
        Subject(GAME, GAME.view(table.state, 0), sitting(3), offered(table.state, 0, texts), 0, texts, back=back)
    )
    found = re.findall(r'(?s)<(\w+) [^>]*class="takes-back".*?href="#pips-(\d)"', str(made.tray))
    assert found == ([(tag, "4")] if tag else [])


def test_the_points_beside_more_dice_are_said_to_be_those_with_one_of_them() -> None:
    game = position(dice={0: "white 1 3 6"}).say(0, "build")
    headings = [re.findall(r"<h3[^>]*>([^<]*)</h3>", str(drawn(game.state, 0).choices))]
    game.say(0, "die 0 white 1")
    headings.append(re.findall(r"<h3[^>]*>([^<]*)</h3>", str(drawn(game.state, 0).choices)))
    texts = GameTexts(GAME, NAMES)
    assert headings == [[texts.text("list-dice")], [texts.text("list-dice-more")]]


def test_the_list_is_grouped_and_ends_with_what_ends_something() -> None:
    words = ("activate archer", "build", "counter raid", "harvest", "pass", "reroll", "recruit", "turn dice")
    decisions = [decision(one) for one in words]
    assert [(group.heading, len(group.shorts)) for group in menu(decisions)] == [
        ("list-cards", 1), ("list-events", 1), ("list-work", 2), ("list-influence", 3)]  # fmt: skip
    assert [ending.words for ending in endings(decisions)] == ["pass"]


def test_whole_sentences_take_lines() -> None:
    assert lines([decision("build"), decision("pass")]) == 1
    assert lines([replace(decision("build"), label="x" * 40, hints=["+1 point", "+2 influence"])]) == 3


def test_the_list_and_the_board_know_kinds_of_decisions_that_there_are() -> None:
    kinds = {words.split()[0] for words in GAME.catalogue}
    assert {*GROUPS, *LAST, *PLACES, *NAMING, *CHOICES, *FAMILIES, *IN_NUMBERS, *WITH_SIGNS} <= kinds


def test_a_decision_of_another_kind_is_told_by_its_whole_sentence() -> None:
    group = menu([decision("build"), decision("walk 3")])[-1]
    assert (group.heading, group.shorts[0].text, group.shorts[0].die) == ("list-others", None, None)


def test_a_die_tells_what_the_group_would_cost_more_with_it() -> None:
    group = {"price": 2, "new_tradesman": 4, "dice": [{}]}
    assert by_die(decision("die 1 red 5", price=10, size=2), group) == Taken(deniers=4)
    assert by_die(decision("die 0 red 5", price=6, size=2), group) is None


def test_a_die_tells_how_many_join_with_it() -> None:
    group = {"price": 0, "new_tradesman": 4, "dice": []}
    assert by_die(decision("die 1 red 5", price=8, size=2), group) == Taken(dice=2, deniers=4)
    assert by_die(decision("help squire", price=4, size=1), group) == Taken(dice=1)


def test_dice_that_join_with_a_die_have_their_places_on_the_board() -> None:
    alone, joined = decision("die 1 red 5"), decision("die 1 red 5", joins="die 0 red 2,die 1 red 5,help squire")
    assert places_joining(alone) == []
    assert places_joining(joined) == ["die-0-red-2-0", "die-1-red-5-1"]
    assert short(joined).joins == [("red", 2), ("red", 5)]


def test_a_die_tells_what_it_counts_against_a_black_one_and_what_it_becomes() -> None:
    assert by_die(decision("die 0 red 3", counts=6, sum=7), None) == Taken(becomes="= 6")
    assert by_die(decision("die 0 red 3", turned=4), None) == Taken(becomes="→ 4")
    assert by_die(decision("die 0 red 3"), None) is None


def test_an_action_tells_what_it_costs_at_least_or_with_the_dice_that_join_at_once() -> None:
    assert by_action(decision("harvest", least_cost=2, size=0, price=0)) == Taken(deniers=2, at_least=True)
    assert by_action(decision("harvest", least_cost=2, size=2, price=4)) == Taken(dice=2, deniers=4)
    assert by_action(decision("harvest", least_cost=0, size=0, price=0)) == Taken(is_free=True)
    each = decision("activate artisan", least_cost=3, size=1, price=2, each_deniers=1)
    assert by_action(each) == Taken(dice=1, deniers=3, at_least=True)
    assert by_action(decision("pass")) is None


# The tray


def test_the_tray_shows_the_group_with_its_sum_its_bill_and_what_it_brings() -> None:
    table = position(cards="merchant", dice={0: "yellow 3 3", 1: "yellow 4"}, deniers=13)
    table.say(0, "activate merchant", "die 1 yellow 4", "die 0 yellow 3")
    tray = str(drawn(table.state, 0).tray)
    needed = divisor("merchant")
    assert f"<b>7</b> ÷ <b>{needed}</b> = " in tray
    assert f"{7 // needed} activations" in tray
    assert Strict(GAME, NAMES).text("bill-total", left=13 - 4 - cost("merchant"), deniers=13) in tray
    assert tray.count("#pips-") == 2


def test_a_sum_that_more_could_come_of_than_can_be_paid_for_is_right() -> None:
    table = position(cards="troubadour", tradesmen="troubadour", influence=2, dice={0: "red 6 6 6"})
    table.say(0, "activate troubadour", "die 0 red 6")
    needed = divisor("troubadour")
    tray = " ".join(str(drawn(table.state, 0).tray).split())
    assert f'<b>12</b> ÷ <b>{needed}</b> = {12 // needed}; <b class="result">1 activation</b>' in tray


def test_the_tray_says_where_an_event_has_fewer_banners_left_than_the_sum_would_cover() -> None:
    raid = cards.EVENT_NAMES.index("raid")
    needed, covered = cards.EVENT_DIVISOR[raid], " ".join("1" * (cards.BANNERS[raid] - 1))
    table = position(queue="raid", banners={"raid": covered}, dice={0: "red 6 6 4"}, deniers=9)
    table.say(0, "counter raid", "die 0 red 6", "die 0 red 6")
    tray = str(drawn(table.state, 0).tray)
    assert f"<b>12</b> ÷ <b>{needed}</b> = {12 // needed}; " in tray
    assert "only 1 cube: the last banner" in tray


def test_the_tray_shows_black_dice_with_the_highest_large() -> None:
    table = position(phase="defence", dice={0: "red 3"}, black="5 2")
    assert re.findall(r'class="die black ([a-z]*)"', str(drawn(table.state, 0).tray)) == ["", "small"]


def test_the_tray_shows_dice_that_are_turned_over_and_what_they_become() -> None:
    table = position(dice={0: "red 2 3"}, influence=4)
    table.say(0, "turn dice", "die 0 red 2")
    assert re.findall(r"#pips-(\d)", str(drawn(table.state, 0).tray)) == ["5", "2"], "large as it lies then"
    assert 'aria-label="red 5"' in part(str(drawn(table.state, 0).board), "district-0", "div")
