"""The pages on which one learns a game: each scene at the real board, by the decisions that its card asks for."""

import re
from dataclasses import replace
from urllib.parse import quote_plus, urlencode

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from parvis.engine import registry
from parvis.engine.attempts import attempt, scene_of, solution
from parvis.engine.contract import Game
from parvis.engine.lessons import Lesson, Scene
from parvis.engine.texts import PSEUDO
from parvis.web.pages import lesson as scenes
from tests.web.disguise import two_languages, undisguised
from tests.web.visiting import Page, Visitor

GAMES = [game for game in map(registry.find, registry.names()) if game.lessons]
SCENES = [(game, scene.name) for game in GAMES for lesson in game.lessons for scene in lesson.scenes]
WORDS_A_SECOND, DECIDING, LOOKING = 3, 6, 8
"""How a beginner reads; seconds for pressing what has been read, and for looking at a board that is new."""
LIT = re.compile(r'<[^>]* id="([^"]+)" data-lit="([^"]+)"')


def address(game: str, scene: str, *made: str, decision: str = "") -> str:
    """The address of a scene after some decisions, and of one that is made now."""
    fields = [("made", quote_plus(words)) for words in made] + [("decision", quote_plus(decision))] * bool(decision)
    return f"/learn/{game}/{scene}?{urlencode(fields)}"


def see(game: str, scene: str, *made: str, decision: str = "") -> Page:
    """The page of a scene after some decisions."""
    return Visitor().get(address(game, scene, *made, decision=decision))


@pytest.mark.parametrize(("game", "name"), SCENES, ids=[f"{game.name}-{name}" for game, name in SCENES])
def test_each_scene_can_be_played_to_its_aim(game: Game, name: str) -> None:
    """At each decision a place is lit, Done itself if that is asked for, and the board has what leads on."""
    scene = scene_of(game, name)[1]
    way = solution(game, scene)
    for made in range(len(way)):
        page = see(game.name, name, *way[:made])
        assert [place for place, _ in LIT.findall(page.html)] == [scene.place(made)]
        assert page.html.count(f'id="{scene.place(made)}"') == 1
        assert (scene.place(made) == "decision-done") == (way[made] == "done")
        assert sorted(page.decisions) == sorted(map(quote_plus, attempt(game, scene, way[:made]).words()))
    end = see(game.name, name, *way[:-1], decision=way[-1])
    assert 'class="card-of-scene done"' in end.html
    assert LIT.findall(end.html) == []
    assert end.decisions == []


@pytest.mark.parametrize(("game", "name"), SCENES, ids=[f"{game.name}-{name}" for game, name in SCENES])
def test_what_a_card_has_in_bold_names_the_decision(game: Game, name: str) -> None:
    """Of all decisions that are open, none is called more like it than the one that leads on."""
    lesson, scene = scene_of(game, name)
    way = solution(game, scene)
    for made, words in enumerate(way):
        shown = scenes.shown(attempt(game, scene, way[:made]), lesson, "")
        bold = re.findall("<strong>(.*?)</strong>", shown["card"].words.unescape())
        alike = {one.words: likeness(one.label, bold) for one in shown["decisions"]}
        assert alike[words] == max(alike.values()), f"{words}: {bold}"


def likeness(label: str, bold: list[str]) -> float:
    """How much of what stands in bold is in what a decision is called, of the phrase that fits best."""
    called = set(words_of(label))
    return max((len(called.intersection(words_of(one))) / len(words_of(one)) for one in bold), default=0)


def words_of(sentence: str) -> list[str]:
    """The words of a sentence, without case."""
    return re.findall(r"[\w’']+", sentence.lower())


def seconds(game: Game, lesson: Lesson, scene: Scene) -> list[float]:
    """How long each card of a scene takes whoever reads it, and the last one."""
    way = solution(game, scene)
    found = []
    for made in range(len(way) + 1):
        shown = scenes.shown(attempt(game, scene, way[:made]), lesson, "")
        said = f"{shown['card'].title} {shown['card'].words.striptags()} {shown['prompt'] or ''}"
        found.append(len(said.split()) / WORDS_A_SECOND + (DECIDING if made < len(way) else 0))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lessons_take_about_as_long_as_they_say(game: Game) -> None:
    for lesson in game.lessons:
        took = sum(LOOKING + sum(seconds(game, lesson, scene)) for scene in lesson.scenes) / 60
        assert took - 0.5 < lesson.minutes < took + 1.5, f"{lesson.name}: {took:.1f} minutes"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_first_decision_is_made_within_twenty_seconds(game: Game) -> None:
    """All that is to be read before it, and two pages that are opened."""
    lesson = game.lessons[0]
    assert seconds(game, lesson, lesson.scenes[0])[0] + 3 < 20


def test_nothing_of_a_scene_is_stored_or_read() -> None:
    visitor = Visitor()
    with CaptureQueriesContext(connection) as asked:
        visitor.get("/learn/notre-dame")
        for place in range(3):
            way = ("play park", "play residence")[:place]
            visitor.get(address("notre-dame", "park", *way))
    assert [query["sql"] for query in asked.captured_queries] == []


def test_a_decision_that_is_not_allowed_is_answered_and_not_made() -> None:
    page = see("notre-dame", "place", decision="play residence")
    assert "This scene is about the cloister school" in page.text
    assert page.decisions == see("notre-dame", "place").decisions
    assert 'name="made"' not in page.html


def test_a_missed_aim_says_why_and_can_be_tried_again() -> None:
    page = see("notre-dame", "park", decision="play residence")
    assert "nothing was added" in page.text
    assert 'id="retry"' in page.html
    assert page.decisions == []


def test_scenes_say_nothing_in_english_in_disguise() -> None:
    """Nor does what is answered to a decision that is not allowed, or to a missed aim."""
    found = [address(game.name, name) for game, name in SCENES]
    found += [address("notre-dame", "place", decision="play residence"), address("troyes", "end", decision="pass")]
    found += [address("notre-dame", "park", decision="play residence")]
    found += [address("notre-dame", "end", "play residence", decision="hire nobody")]
    with two_languages():
        said = {one: undisguised(Visitor().get(f"/{PSEUDO}{one}").html) for one in found}
    assert {one: words for one, words in said.items() if words} == {}


@pytest.mark.parametrize("decision", ["play park", "nonsense", "hire hostess", "keep park"])
def test_what_is_not_legal_is_refused(decision: str) -> None:
    assert see("notre-dame", "place", decision=decision).status == 400
    assert see("notre-dame", "place", decision).status == 400


def test_what_is_not_there_is_not_found() -> None:
    assert [
        Visitor().get(f"/learn/{path}").status for path in ("chess", "tiny", "notre-dame/chess", "chess/place")
    ] == [404] * 4


def test_the_browser_knows_what_was_done() -> None:
    visitor = Visitor()
    assert "done" not in visitor.get("/learn/notre-dame").text
    visitor.get(address("notre-dame", "hire", decision="hire hostess"))
    visitor.get(address("notre-dame", "place", decision="play cloister-school"))
    page = visitor.get("/learn/notre-dame")
    assert page.html.count('class="tick"') == 2
    assert 'class="next" href="/learn/notre-dame/draft"' in page.html


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("notre-dame", "place", ""),
        ("notre-dame", "friend", "Another position: round 6"),
        ("troyes", "buy", "The same position again"),
        ("troyes", "end", "Another position: round 6"),
        ("troyes", "gate", "Another position: round 1"),
    ],
)
def test_a_scene_that_goes_on_elsewhere_says_so_until_something_is_decided(game: str, name: str, said: str) -> None:
    scene = scene_of(registry.find(game), name)[1]
    first, *_ = solution(registry.find(game), scene)
    assert re.findall('id="begins">(.*?)<', see(game, name).html) == [said] * bool(said)
    assert 'id="begins"' not in see(game, name, decision=first).html


def test_a_game_without_rounds_names_none() -> None:
    game = replace(registry.find("troyes"), round_of=None)
    lesson, scene = scene_of(game, "end")
    assert scenes.begins(attempt(game, scene), lesson) == "Another position"


@pytest.mark.parametrize(
    ("game", "made", "won"),
    [
        ("notre-dame", ("play residence", "hire nobody"), "The game is over. David won."),
        ("troyes", ("pass",), "The game is over. You won!"),
    ],
)
def test_the_last_scene_goes_on_to_the_end_of_the_game(game: str, made: tuple[str, ...], won: str) -> None:
    """Its card names the winner, and everybody's points are open."""
    page = see(game, "end", *made[:-1], decision=made[-1])
    assert re.findall('id="winners">(.*?)<', page.html) == [won]
    assert not re.search(r'id="amount-\d-(prestige|points)-\?"', page.html)


@pytest.mark.parametrize(
    ("game", "name", "made", "first"),
    [
        ("notre-dame", "hire", (), ["hire hostess", "hire night-watchman", "hire minstrel", "hire nobody"]),
        ("notre-dame", "counsellor", (), ["hire counsellor", "hire money-lender", "hire doctor", "hire nobody"]),
        ("troyes", "event", ("counter brigands", "die 2 red 6"), ["die neutral red 6"]),
    ],
)
def test_what_a_scene_asks_for_comes_first_in_the_list(
    game: str, name: str, made: tuple[str, ...], first: list[str]
) -> None:
    """Its keys go on in the list's order."""
    page = see(game, name, *made)
    listed = re.findall(r'name="decision" value="([^"]+)"[^>]*? data-key="(\w)"', page.html)
    assert [words for words, _ in listed][: len(first)] == list(map(quote_plus, first))
    assert [key for _, key in listed] == sorted(key for _, key in listed)


def test_htmx_gets_the_part_that_changes() -> None:
    page = Visitor(htmx=True).get(address("notre-dame", "place", decision="play cloister-school"))
    assert page.html.lstrip().startswith('<div id="table"')
    assert "<html" not in page.html


def test_cards_lead_to_the_rules_and_on_to_the_next_scene() -> None:
    page = see("notre-dame", "place", decision="play cloister-school")
    assert 'href="/rules/notre-dame#playing"' in page.html
    assert 'id="next" class="button primary" href="/learn/notre-dame/hire"' in page.html
    for last in (
        see("notre-dame", "end", "play residence", decision="hire nobody"),
        see("troyes", "end", decision="pass"),
    ):
        assert re.search('id="next" class="primary" form="first-game" name="learn"', last.html)


def test_the_first_page_leads_there() -> None:
    page = Visitor().get("/")
    assert all(f'href="/learn/{game.name}"' in page.html for game in GAMES)
