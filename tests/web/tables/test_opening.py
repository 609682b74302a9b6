"""Tests of opening new tables."""

import re
from typing import Any

import pytest

from parvis.engine import registry
from parvis.engine.texts import PSEUDO
from parvis.games.troyes import pieces
from parvis.web.models import Table
from parvis.web.pages.table_page import pictured
from parvis.web.tables import bots
from parvis.web.tables.options import option_help
from parvis.web.tables.seats import SHAPES, seats
from parvis.web.tables.table_game import TableGame, begun
from parvis.web.texts import GameTexts, text
from tests.web.disguise import data_words, two_languages, undisguised
from tests.web.visiting import NAMES, Visitor, newest, words
from tests.web.visiting import table as opened


def filled_in(*players: str, game: str = "tiny", **fields: Any) -> dict[str, Any]:
    """The form, with these players in its rows; an empty one is nobody."""
    form = {"game": game, "players": len(players) - players.count("")}
    for row, (player, name, colour) in enumerate(zip(players, NAMES, SHAPES, strict=False)):
        form |= {f"name-{row}": name, f"colour-{row}": colour, f"player-{row}": player}
    return form | {name.replace("_", "-", 1): value for name, value in fields.items()}


def send(form: dict[str, Any]) -> tuple[int, str]:
    """Post the form; the status and the words of the answer."""
    page = Visitor().post("/tables/new", **form)
    return page.status, page.text


def test_the_form_opens_a_table() -> None:
    form = filled_in("human", "", "bot:greedy", "bot:random", option_low="true", option_prize="card")
    page = Visitor().post("/tables/new", **form)
    at = Table.objects.get()
    assert page.address == f"/tables/{at.pk}"
    assert [(seat["name"], seat["colour"], seat["player"]) for seat in at.seats] == [
        ("Anna", "blue", "human"),
        ("Clara", "red", "bot:greedy"),
        ("David", "green", "bot:random"),
    ]
    assert at.options == {"low": True, "prize": "card"}
    assert (at.bots, at.ruling) == (0b110, 1)


def test_as_many_sit_down_as_were_chosen_the_first_with_their_bots() -> None:
    visitor = Visitor()
    page = visitor.get("/tables/new?game=notre-dame")
    assert re.findall(r'name="players" value="(\d)"( checked)?', page.html) == [
        ("2", ""),
        ("3", ""),
        ("4", " checked"),
        ("5", ""),
    ]
    assert page.html.count('<option value="bot:novice" selected>') == 4, "a fifth would be a bot, too"
    form = filled_in("human", "bot:random", "bot:greedy", "bot:greedy", "bot:greedy", game="notre-dame", players="2")
    visitor.post("/tables/new", **form)
    assert [seat["player"] for seat in Table.objects.get().seats] == ["human", "bot:random"]
    page = visitor.get("/tables/new?game=notre-dame")
    assert 'name="players" value="2" checked' in page.html
    assert page.html.count('<option value="bot:greedy" selected>') == 3


def test_a_number_of_players_that_can_not_be_is_refused() -> None:
    for players in ("6", "x", "1"):
        form = filled_in("human", "bot:random", "bot:random", game="notre-dame", players=players)
        assert send(form)[0] == 400


@pytest.mark.parametrize("game", registry.names())
def test_the_form_shows_the_options_of_the_game_with_their_help(game: str) -> None:
    page = Visitor().get(f"/tables/new?game={game}")
    for option in registry.find(game).options:
        assert f'name="option-{option.name}"' in page.html
        assert option_help(registry.find(game), option) in page.text
        assert all(f'value="{name}"' in page.html for name in option.names)


def test_the_page_shows_one_game_and_that_is_the_one_it_starts() -> None:
    """A list of games that changes nothing until another button is pressed would name one and start another."""
    for game in registry.names():
        html = Visitor().get(f"/tables/new?game={game}").html
        assert '<select name="game"' not in html
        assert set(re.findall(r'<a [^>]*href="\?game=([\w-]+)"', html)) == set(registry.names())
        assert re.findall(r'aria-current="page" href="\?game=([\w-]+)"', html) == [game]
        assert re.findall(r'<input type="hidden" name="game" value="([\w-]+)"', html) == [game]


def first_offers(html: str) -> dict[str, list[str]]:
    """The levels that the first page offers to play against, by game."""
    games = re.findall(r'(?s)<li id="game-([\w-]+)"(.*?)</li>', html)
    return {game: re.findall(r'name="level" value="([\w:]+)"', part) for game, part in games}


def first_choices(html: str) -> set[str]:
    """The levels of the buttons that stand out."""
    return set(re.findall(r'name="level" value="([\w:]+)" formaction="[^"]+" class="primary"', html))


def test_one_click_starts_me_against_three_bots() -> None:
    page = Visitor().post("/tables/quick", game="tiny")
    assert page.seat == 0
    assert [seat["player"] for seat in Table.objects.get().seats] == ["human", *["bot:novice"] * 3]
    Visitor().post("/tables/quick?game=tiny", level="expert", name=" Zoë ")
    assert [seat["name"] for seat in Table.objects.latest("pk").seats] == ["Zoë", "Anna", "Bruno", "Clara"]
    assert Visitor().post("/tables/quick?game=tiny", name="x" * 21).status == 400


def test_the_level_of_the_one_click_is_chosen_and_remembered() -> None:
    visitor = Visitor()
    assert first_choices(visitor.get("/").html) == {"novice"}
    visitor.post("/tables/quick", game="tiny", level="expert:5s")
    assert [seat["player"] for seat in Table.objects.get().seats] == ["human", *["bot:expert:5s"] * 3]
    assert first_choices(visitor.get("/").html) == {"expert:5s"}
    assert visitor.get("/tables/new?game=tiny").html.count('<option value="bot:expert:5s" selected>') == 3
    assert visitor.post("/tables/quick", game="tiny", level="deep").status == 400
    visitor.post("/tables/quick", game="tiny")
    assert Table.objects.latest("pk").seats[1]["player"] == "bot:expert:5s"


def test_the_levels_stand_in_one_order_the_strongest_first_each_with_a_sentence() -> None:
    order = ["expert:5s", "expert", "skilled", "greedy", "novice", "random"]
    assert bots.names(registry.find("notre-dame")) == order
    page = Visitor().get("/tables/new?game=notre-dame")
    assert re.findall(r'<option value="bot:([\w:]+)"', page.html)[: len(order)] == order
    assert text("bot-greedy.help") in page.text
    assert "Patient Expert" in page.text


def test_the_first_page_offers_three_levels_the_gentlest_first() -> None:
    offers = first_offers(Visitor().get("/").html)
    assert offers["notre-dame"] == offers["troyes"] == ["novice", "skilled", "expert"]
    assert offers["tiny"] == ["novice", "greedy", "expert"]


@pytest.mark.parametrize(("game", "learned"), [("notre-dame", True), ("troyes", True), ("tiny", False)])
def test_a_level_that_plays_a_game_like_the_one_below_is_not_offered_there(game: str, learned: bool) -> None:
    visitor = Visitor()
    assert ("skilled" in bots.names(registry.find(game))) == learned
    assert (text("bot-skilled.help") in visitor.get(f"/tables/new?game={game}").text) == learned
    visitor.post("/tables/quick", game="notre-dame", level="skilled")
    level = "skilled" if learned else "greedy"
    assert level in first_choices(visitor.get("/").html)
    form = filled_in("human", "bot:skilled", game=game)
    visitor.post("/tables/new", **form)
    shown = visitor.get(f"/tables/new?game={game}").html
    assert f'<option value="bot:{level}" selected>' in shown
    assert ('value="bot:skilled"' in shown) == learned


def test_a_bot_with_a_setting_of_its_own_stays_chosen_in_the_form() -> None:
    visitor = Visitor()
    visitor.post("/tables/new", **filled_in("human", "bot:expert:200ms"))
    assert Table.objects.get().seats[1]["player"] == "bot:expert:200ms"
    form = visitor.get("/tables/new?game=tiny")
    assert '<option value="bot:expert:200ms" selected>Bot: Expert (200ms)</option>' in form.html
    assert "Expert (200ms)" in visitor.open(Table.objects.get()).text


def test_the_name_is_remembered() -> None:
    visitor = Visitor()
    visitor.post("/tables/new", **filled_in("human", "bot:greedy", name_0="  Zoë   of Paris "))
    visitor.post("/tables/quick", game="tiny")
    assert Table.objects.latest("pk").seats[0]["name"] == "Zoë of Paris"
    visitor.post("/tables/new", **filled_in("human", "bot:greedy", name_0="bruno", name_1="Anna"))
    visitor.post("/tables/quick", game="tiny")
    assert [seat["name"] for seat in Table.objects.latest("pk").seats] == ["bruno", "Anna", "Clara", "David"]


def test_a_name_typed_on_the_first_page_is_in_the_form_with_more_options() -> None:
    visitor = Visitor()
    assert 'name="more" value="yes" formaction="/tables/quick?game=tiny"' in visitor.get("/").html
    visitor.post("/tables/quick?game=tiny", name="", more="yes")
    assert 'value="Guest"' not in visitor.get("/").html
    page = visitor.post("/tables/quick?game=tiny", name="Robin", more="yes")
    assert page.address == "/tables/new?game=tiny"
    assert 'name="name-0" value="Robin"' in page.html
    assert Table.objects.count() == 0
    visitor.post("/tables/new", **filled_in("bot:greedy", "human", "human"))
    page = visitor.post("/tables/quick?game=tiny", name="Robin", more="yes")
    assert re.findall(r'name="name-[012]" value="(\w+)"', page.html) == ["Anna", "Robin", "Clara"]
    page = visitor.post("/tables/quick?game=tiny", name="Clara", more="yes")
    assert re.findall(r'name="name-[012]" value="(\w+)"', page.html) == ["Anna", "Bruno", "Clara"]


WRONG = [
    ({"name_1": ""}, text("new-no-name", seat=2)),
    ({"name_1": " \t "}, text("new-no-name", seat=2)),
    ({"name_0": "A" * 21}, text("new-long-name", seat=1, longest=20)),
    ({"name_0": "\u202eAnna"}, "The name of player 1 can't be shown"),
    ({"name_1": "\x1b[31mAnna"}, "The name of player 2 can't be shown"),
    ({"player_1": "bot:expert:\n1s"}, "expert needs a time"),
    ({"player_1": "bot:expert:0." + "0" * 99 + "1s"}, "expert needs a time"),
    ({"name_1": "ANNA"}, text("new-same-name", name="ANNA")),
    ({"colour_1": "blue"}, text("new-same-colour", name="Bruno", other="Anna")),
    ({"colour_1": "black"}, text("new-no-colour", name="Bruno")),
    ({"player_1": "bot:deep"}, "no such bot: 'deep' (choose from random, novice, greedy, skilled, expert)"),
    ({"player_1": "bot:expert:soon"}, "expert needs a time"),
    ({"player_1": "bot:greedy:5s"}, "the bot greedy has no settings"),
    ({"player_1": "bot:expert:31s"}, text("new-endless-bot", seconds=30, bot="expert:31s")),
    ({"player_1": "bot:expert:4000"}, text("new-endless-bot", seconds=30, bot="expert:4000")),
    ({"player_1": "greedy"}, "Choose who plays Bruno."),
    ({"player_1": ""}, "tiny is for 2, 3 or 4 players, not 1"),
    ({"option_low": "perhaps"}, "option low must be true or false"),
    ({"game": "chess"}, "no such game: 'chess'"),
    ({"begins": "4"}, text("new-nobody-begins")),
]


@pytest.mark.parametrize(("fields", "message"), WRONG)
def test_what_can_not_be_is_answered_with_one_clear_line(fields: dict[str, str], message: str) -> None:
    status, text = send(filled_in("human", "bot:random") | {k.replace("_", "-"): v for k, v in fields.items()})
    assert status == 400
    assert message in text
    assert Table.objects.count() == 0


@pytest.mark.parametrize("fields", [fields for fields, _ in WRONG])
def test_what_can_not_be_is_told_in_the_readers_language(fields: dict[str, str]) -> None:
    form = filled_in("human", "bot:random") | {k.replace("_", "-"): v for k, v in fields.items()}
    with two_languages():
        page = Visitor().post(f"/{PSEUDO}/tables/new", **form)
    assert page.status == 400
    assert undisguised(page.html, {*data_words(), *map(str.capitalize, data_words()), *form.values()}) == set()


TWO_AND_TOURNAMENT = filled_in("human", "", "bot:random", game="troyes", option_tournament="true", option_cards="both")


def test_an_option_that_is_not_for_so_many_players_is_told_and_all_stays_filled_in() -> None:
    page = Visitor().post("/tables/new", **TWO_AND_TOURNAMENT)
    assert page.status == 400
    assert text("new-wrong-players", option="Tournament", players="3 or 4") in page.text
    assert 'name="option-tournament" value="true" checked' in page.html
    assert '<option value="both" selected>' in page.html
    assert 'value="Clara"' in page.html
    assert Table.objects.count() == 0


def test_with_more_players_it_is_a_table() -> None:
    Visitor().post("/tables/new", **TWO_AND_TOURNAMENT | filled_in("human", "human", "bot:random", game="troyes"))
    at = Table.objects.get()
    assert (at.options["tournament"], at.options["cards"]) == (True, "both")
    assert TableGame.of(at).state.modules >> pieces.TOURNAMENT & 1


def test_options_that_came_later_are_kept_only_where_they_are_chosen() -> None:
    Visitor().post("/tables/new", **filled_in("human", "bot:random", game="troyes", option_characters="base"))
    assert Table.objects.get().options == {"sliding": False, "marauding_leaves": False}


def test_tables_from_before_an_option_came_go_on() -> None:
    at = opened("human human", game="troyes")
    assert at.options == {"sliding": False, "marauding_leaves": False}
    troyes = registry.find("troyes")
    assert begun(at, troyes).options == [0] * len(troyes.options)


def test_options_of_an_expansion_stand_under_its_name() -> None:
    html = Visitor().get("/tables/new?game=troyes").html
    (options,) = re.findall(r"<legend>Options</legend>(.*?)</fieldset>", html, re.DOTALL)
    (ladies,) = re.findall(r"<legend>The Ladies of Troyes</legend>(.*?)</fieldset>", html, re.DOTALL)
    assert re.findall(r'name="option-(\w+)"', options) == ["sliding", "marauding_leaves"]
    assert re.findall(r'name="option-(\w+)"', ladies) == [
        "characters",
        "cards",
        "events",
        "purple",
        "ramparts",
        "tournament",
    ]
    assert text("new-option-players", players="3 or 4") in ladies
    assert 'data-preset="box">Base game only<' in ladies


def test_an_option_that_needs_another_says_so() -> None:
    assert "Free counsellor Only with New Persons" in Visitor().get("/tables/new?game=notre-dame").text


def test_a_refused_form_keeps_what_was_filled_in() -> None:
    page = Visitor().post("/tables/new", **filled_in("human", "bot:random", name_0="Zoë", name_1="zoë"))
    assert 'value="Zoë"' in page.html
    assert '<option value="bot:random" selected>' in page.html


def test_only_a_game_that_begins_with_the_question_lets_choose_who_begins() -> None:
    assert text("new-begins") in Visitor().get("/tables/new?game=notre-dame").text
    assert text("new-begins") not in Visitor().get("/tables/new?game=tiny").text


def test_who_begins_can_be_chosen() -> None:
    form = filled_in("human", "", "human", "bot:random", game="notre-dame", begins="2")
    Visitor().post("/tables/new", **form)
    assert words(Table.objects.get())[0] == "15 start 1"


def test_who_begins_can_be_left_to_chance() -> None:
    begun = set()
    for _ in range(100):
        Visitor().post("/tables/new", **filled_in("human", "human", game="notre-dame", begins="lot"))
        begun.add(words(newest(Table.objects.latest("pk")))[0])
        if len(begun) == 2:
            break
    assert begun == {"15 start 0", "15 start 1"}


def test_open_scores_show_everybodys_prestige_and_only_that() -> None:
    visitor = Visitor()
    people = ("human", "bot:random", "bot:random")
    visitor.post("/tables/new", **filled_in(*people, game="notre-dame", open_scores="true"))
    at = Table.objects.get()
    assert at.open_scores
    playing = TableGame.of(at)
    view = pictured(playing, seats(at), 0, [], GameTexts(playing.game, ["Anna", "Bruno", "Clara"]))["view"]
    assert [family["prestige"] for family in view["families"]] == [0, 0, 0]
    assert [family["cards"] is None for family in view["families"]] == [False, True, True]
    hidden = playing.game.view(playing.state, 0)
    assert [family["prestige"] for family in hidden["families"]] == [0, None, None]


def test_the_last_form_is_remembered_for_each_game() -> None:
    visitor = Visitor()
    form = filled_in("human", "", "bot:random", game="notre-dame", open_scores="true", begins="2", name_0="Zoë")
    visitor.post("/tables/new", **form)
    page = visitor.get("/tables/new?game=notre-dame")
    assert 'value="Zoë"' in page.html
    assert 'name="open-scores" value="true" checked' in page.html
    assert '<option value="2" selected>' in page.html
    assert '<option value="bot:random" selected>' in page.html
    assert "Zoë" in visitor.get("/tables/new?game=tiny").html
    assert 'name="open-scores"' not in visitor.get("/tables/new?game=tiny").html


def test_neither_pages_nor_cookies_grow_with_what_is_sent() -> None:
    visitor, long = Visitor(), "x" * 50_000
    usual = len(visitor.post("/tables/new", **filled_in("human", "human", colour_1="black")).html)
    for field in ("name_0", "colour_0", "player_0", "begins", "game"):
        page = visitor.post("/tables/new", **filled_in("human", "human", **{field: long}))
        assert page.status == 400
        assert len(page.html) < usual + 5000
    for path in (f"/tables/new?game={long}", f"/tables/1?notice={long}", f"/tables/1/replay?as={long}", f"/{long}"):
        assert len(visitor.get(path).html) < usual + 5000
    visitor.post("/tables/quick", game="tiny", level=long)
    unknown = {f"option-{number}": long for number in range(3)} | {"name-99": long, "colour-x": long}
    assert visitor.post("/tables/new", **filled_in("human", "human"), **unknown).address.startswith("/tables/")
    assert sum(len(cookie.value) for cookie in visitor.client.cookies.values()) < 2000


def test_the_form_says_what_options_are_and_what_is_kept_of_the_last_table() -> None:
    visitor = Visitor()
    page = visitor.get("/tables/new?game=troyes")
    assert "9 with the expansion" in page.text
    assert "About 25 minutes for each person" in page.text
    assert 'data-preset="whole"' in page.html
    assert "As at the last table here" not in page.text
    sent = {f"name-{row}": name for row, name in enumerate(("Anna", "Bruno", "Clara"))}
    sent |= (
        {"players": "3"}
        | {f"player-{row}": "human" for row in range(3)}
        | {
            "colour-0": "blue",
            "colour-1": "red",
            "colour-2": "green",
        }
    )
    modules = {"option-tournament": "true", "option-cards": "both"}
    at = visitor.post("/tables/new", game="troyes", begins="lot", **sent, **modules)
    assert "In play: Activity cards (both), Tournament." in at.text
    again = visitor.get("/tables/new?game=troyes")
    assert "As at the last table here: Activity cards (both), Tournament." in again.text
    assert text("home-against", count=3) in visitor.get("/").text
