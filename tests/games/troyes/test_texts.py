"""The texts of Troyes but for its log: a sentence for all that is asked or decided, and none that nobody says."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from parvis.engine import samples
from parvis.engine.lines import Line
from parvis.engine.play import Play
from parvis.engine.prospects import GAINED_NEXT, LESS
from parvis.engine.questions import NATURE
from parvis.engine.texts import bundle, files
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.pieces import BUILDING_NAMES
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.strikes.kinds import act
from parvis.games.troyes.tiles import WORDS as TILE_WORDS
from parvis.games.troyes.words.labels import LABELS
from parvis.games.troyes.words.prospects import PROSPECTS
from parvis.web.texts import GameTexts
from tests.games.previewing import foretold
from tests.games.troyes.sentences import LANGUAGES, NAMES, Entry, abouts, check_sentence, parts, referred
from tests.games.troyes.table import Player, event_form, position

OTHER_FILES = (
    "why",
    "board",
    "board-ramparts",
    "old",
    "remarks",
    "result",
    "view",
    "site",
    "levels",
    "rules",
    "rules-ladies",
    "lessons",
)
OTHERS = ("log", "course", "effect", "score", "told", "named-character", "rules-")
"""Files that others look at, and with which words the keys of the log and of the rules as a page begin."""
GAMES = 48 if samples.SOAK else 24
BY_CHANCE = {"start", "deal", "open", "card", "event", "roll", "lie", "rise", "space", "tile"}


def entries(language: str) -> Entry:
    """The texts by their keys that are neither the log's nor the rules' as a page."""
    found: Entry = {}
    for file in files(GAME.texts, language):
        if file.stem in OTHER_FILES:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(OTHERS):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def named() -> set[str]:
    """Keys of names of things, and of what goes on bringing points, which is seldom lost."""
    names = {
        "card": cards.ACTIVITY_WORDS,
        "event": cards.EVENT_WORDS,
        "character": cards.CHARACTER_NAMES,
        "building": BUILDING_NAMES,
        "tile": TILE_WORDS,
    }
    signs = (GAME.folder / "table" / "page" / "templates" / "signs.html").read_text(encoding="utf-8")
    told = set(re.findall(r'text\("(sign-[a-z-]+)"', signs))
    told |= {f"later-{one.name}{less}" for one in PROSPECTS.table for less in ("", LESS)}
    told.add(f"{GAINED_NEXT}{LESS}")
    told |= {f"kind-{words.name}" for words in GAME.rules.declared.words if words.name not in BY_CHANCE}
    return told | {f"{kind}-{name}" for kind, all_names in names.items() for name in all_names}


def said(play: Play) -> Iterator[Line]:
    """All that is asked, can be decided and is foreseen in a position, and what pages ask before that is confirmed."""
    for seat in play.movers():
        if seat != NATURE:
            legal = play.legal(seat)
            for decision in legal:
                yield from (GAME.prompt(state, seat) for state in GAME.chain(play.state, seat, decision).states)
            yield from (GAME.label(play.state, seat, decision) for decision in legal)
            yield from foretold(GAME, play.state, seat, legal)


def rarely_said() -> Iterator[Line]:
    """What random games hardly ever come to."""
    table = position(ruling=2, cubes="confession 2", dice={0: "red 3 4", 1: "white 1"})
    table.say(0, "place palace", "die 0 red 3")
    yield from said(table.play)
    for card, dice, words in RARE_CARDS:
        for answer in (0, -1):
            words = {"tradesmen": card, "options": "cards=both", **words}
            table = position(dice={0: dice, 1: "white 1"}, **words)
            colour, *values = dice.split()
            table.use(0, f"activate {card}", *(f"0 {colour} {value}" for value in values))
            while table.asked != ACTION:
                yield from said(table.play)
                table.say(0, table.legal(0)[answer])
    yield from of_possession()
    dice = {0: "yellow 1 3 3", 1: "yellow 6 5"}
    for card in ("distiller", "viticulturist", "preacher"):
        table = position(options="cards=both", cubes=f"{card} 2", dice=dice).say(0, "harvest", f"help {card}")
        yield from said(table.play)
    for decisions in (["die 0 yellow 1", "die 0 yellow 3"], ["done"]):
        yield from said(table.say(0, *decisions).play)


RARE_CARDS: list[tuple[str, str, dict[str, Any]]] = [
    ("landlady", "yellow 6 6", {}),
    ("executioner", "red 6", {"others": {1: Player(influence=3), 2: Player(influence=3)}}),
    ("master-builder", "white 6 6", {}),
    ("scout", "red 6 6", {"queue": "marauding, war"}),
    ("catapult", "red 6", {"cubes": "catapult 2", "tradesmen": "", "queue": "marauding, war"}),
    ("breeder", "yellow 4", {"cubes": "breeder 2", "tradesmen": ""}),
    ("squire", "red 6", {"cubes": "squire 1", "tradesmen": ""}),
]
"""Cards of the expansion, dice for them, and a position in which they ask something."""


def of_possession() -> Iterator[Line]:
    """What citizens on an event, and those who are to come there, have to do with."""
    options, dice = "events=both", {0: "white 4", 1: "yellow 1"}
    others = {1: Player(possessed=1), 2: Player(possessed=1)}
    table = position(options=options, queue="possession", dice=dice, others=others).counter(0, "possession", 1)
    yield GAME.prompt(table.state, 0)
    yield from (GAME.label(table.state, 0, decision) for decision in GAME.legal(table.state, 0))
    giving: list[dict[str, Any]] = [
        {"supply": 0, "influence": 2},
        {"supply": 0, "influence": 2, "tradesmen": "captain, militia"},
        {"supply": 1, "citizens": "palace 2"},
    ]
    for words in giving:
        table = position(options=options, phase="events", **words)
        table.nature("event raid", "event possession")
        yield GAME.prompt(table.state, 0)
        yield from (GAME.label(table.state, 0, decision) for decision in GAME.legal(table.state, 0))
    table = position(options=options, phase="events", queue="harsh-winter", cubes="monk 2, militia 1")
    table.nature("event raid", "event heresy")
    yield GAME.prompt(table.state, 0)
    yield from (GAME.label(table.state, 0, decision) for decision in GAME.legal(table.state, 0))


def said_on_ramparts() -> Iterator[Line]:
    """Lines on outdoor tiles: their cubes, what they are used for, and where they go."""
    words: dict[str, Any] = {"tradesmen": "priest, merchant", "cards": "blacksmith", "points": 9, "deniers": 9}
    dice = {0: "red 1 2, white 6, yellow 4", 1: "yellow 1, red 1", "neutral": "white 3"}
    others = {1: Player(tradesmen="merchant", outdoor="i-b 2"), 2: Player()}
    scenes = [
        (position(outdoor=f"{tile} 1", guard=20, options="purple", dice=dice, **words), decisions)
        for tile, decisions in (
            ("i-c", ["place palace", "die 0 red 1"]),
            ("i-d", ["harvest", "die 0 yellow 4", "done"]),
            ("ii-a", ["use ii-a", "give 0 red 1", "take 1 yellow 1", "give 0 red 2", "take neutral white 3"]),
            ("ii-b", ["harvest", "use ii-b"]),
            ("ii-b", ["guard", "use ii-b"]),
            ("ii-d", ["activate priest", "die 0 white 6", "done", "use ii-d"]),
            ("iii-red", []),
            ("iii-purple", []),
            ("iv-a", ["build", "die 0 white 6", "done"]),
            ("iv-b", ["guard", "die 0 yellow 4", "pay 1"]),
        )
    ]
    scenes += [
        (
            position(others=others, dice=dice, **words),
            ["activate merchant", "die 0 yellow 4", "done"],
        ),
        (
            position(others={1: Player(outdoor="i-a 1"), 2: Player()}, dice=dice, **words),
            ["harvest", "die 0 yellow 4", "die 1 yellow 1", "done"],
        ),
        (position(outdoor="ii-c 2", phase="defence", black="6 5", dice=dice), ["use ii-c"]),
    ]
    struck = position(queue="marauding, drought", outdoor="ii-c 1")
    act(struck.state, event_form(struck.state, "drought"))
    winter = position(options="events=both", queue="harsh-winter", outdoor="i-a 1", cubes="monk 1")
    act(winter.state, event_form(winter.state, "harsh-winter"))
    for table, decisions in [*scenes, (struck, []), (winter, [])]:
        yield from said(table.play)
        for decision in decisions:
            if table.may(table.movers[0], decision):
                table.say(table.movers[0], decision)
                yield from said(table.play)


def test_every_kind_of_decision_has_a_button() -> None:
    """A line that the game works out, or one that says what the decision names."""
    plain = [words for words in GAME.rules.declared.words if words not in LABELS]
    assert {words.line for words in plain if words.name not in BY_CHANCE} <= set(entries("en"))
    assert {words.name for words in plain} >= BY_CHANCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_random_games_is_a_sentence_and_every_sentence_is_said(language: str) -> None:
    texts, told = bundle(GAME.texts, language), GameTexts(GAME, NAMES, language)
    keys, read = {"ask-nature"}, set[str]()
    for case in samples.cases(GAME, GAMES):
        for play in samples.walk(GAME, case):
            before = play.state.copy()
            for line in said(play):
                if str(line) not in read:
                    read.add(str(line))
                    keys.add(line.key)
                    check_sentence(texts, line, told.arguments_of(line))
            assert play.state == before
    for line in (*rarely_said(), *said_on_ramparts()):
        keys.add(line.key)
        check_sentence(texts, line, told.arguments_of(line))
    found = entries(language)
    used = {other for key in keys | {line.key for line in abouts()} for other in referred(found, key)}
    assert found.keys() - used - named() == set()
    assert named() - found.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deniers", "influence"), [(0, 0), (1, 0), (0, 3), (1, 3), (2, 3)])
def test_buttons_tell_all_that_an_activation_costs(language: str, deniers: int, influence: int) -> None:
    prices = {"count": 8, "price": 0, "each_deniers": deniers, "each_influence": influence}
    button = GameTexts(GAME, NAMES, language).line(Line("do-done-activations", prices))
    assert sorted(map(int, re.findall(r"\d+", button))) == sorted(filter(None, (8, deniers, influence)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_a_card_stands_in_a_text(language: str) -> None:
    """But for the 1 of a singular, whose variant is chosen by a number that is 1."""
    for key, message in entries(language).items():
        for variant in parts(message, ast.Variant):
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                variant.value = ast.Pattern([])
        texts = "".join(part.value for part in parts(message, ast.TextElement))
        assert not any(letter.isdigit() for letter in texts), (key, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_reads_within_a_sentence(language: str) -> None:
    texts = bundle(GAME.texts, language)
    kinds = {
        "card": cards.ACTIVITY_WORDS,
        "event": cards.EVENT_WORDS,
        "building": BUILDING_NAMES,
        "tile": TILE_WORDS,
    }
    for kind, names in kinds.items():
        for name in names:
            within = str(texts.format_pattern(texts.get_message(f"named-{kind}").value, {kind: name})[0])
            alone = str(texts.format_pattern(texts.get_message(f"{kind}-{name}").value, {})[0])
            assert within.removeprefix("the ").replace("tile", "Tile") == alone
