"""The texts of Troyes but for its log: a sentence for all that is asked or decided, and none that nobody says."""

import re
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from itertools import chain, combinations, islice
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from parvis.engine import samples
from parvis.engine.lines import Line
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.pieces import BUILDING_NAMES, DICE_COLOUR_NAMES, RED
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.effects.counting import PER_NAMES
from parvis.games.troyes.rules.ramparts.wall import TILE_FORMS
from parvis.games.troyes.rules.strikes.kinds import act
from parvis.games.troyes.state import State
from parvis.games.troyes.table.printed import activity, event_card
from parvis.games.troyes.tiles import WORDS as TILE_WORDS
from parvis.games.troyes.words.explained import about_card, about_character, about_event, about_tile
from parvis.games.troyes.words.labels import LABELS
from parvis.web.plain import Plain
from parvis.web.texts import GameTexts, bundle
from tests.games.troyes.corrected import changed, put_in_place
from tests.games.troyes.table import Player, event_form, position

LANGUAGES = ["en"]
OTHER_FILES = ("board", "old", "result", "view", "site")
OF_LOG = ("log", "course", "effect", "score", "told")
"""Files that others look at, and with which words the keys of the log begin."""
NAMES = ("Anna", "Bruno", "Clara", "David")
GAMES = 48
BY_CHANCE = {"start", "deal", "open", "card", "event", "roll", "lie", "rise", "space", "tile"}

RULINGS = range(1, cards.RULING + 1)
Entry = dict[str, ast.Message]
Effect = dict[str, Any]
LARGE = {"pay_deniers": 2, "pay_influence": 3, "deniers": 4, "influence": 5, "points": 6, "citizens": 7, "of": 8}
ALWAYS_ONE = ("cubes", "lose_cathedral", "lose_cubes", "lose_delayed", "grey_tradesman", "takes_citizens", "joining")
TOLD = {
    "citizens": "of your citizens who stand",
    "cathedral": "in the cathedral",
    "events": "with a cube of yours",
    "red-dice": "left in your district",
    "others-in-city-hall": "of others in the City Hall",
    "districts": "with fewer dice than yours",
    "own-in-city-hall": "in the City Hall",
    "tradesmen": "of your tradesmen on activity cards",
    "events-won": "that you keep",
    "white-dice": "left in your district",
    "palace": "Palace",
    "bishopric": "Bishopric",
    "city-hall": "City Hall",
}
"""How words of an effect are told; others as they stand there."""


def entries(language: str) -> Entry:
    """The texts that are not the log's by their keys."""
    found: Entry = {}
    for file in sorted((GAME.texts / language).glob("*.ftl")):
        if file.stem in OTHER_FILES:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(OF_LOG):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def parts(node: object, kind: type) -> list[ast.BaseNode]:
    """All parts of that kind in a text."""
    if isinstance(node, list):
        return [part for item in node for part in parts(item, kind)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node] * isinstance(node, kind) + [part for value in vars(node).values() for part in parts(value, kind)]


def referred(found: Entry, key: str) -> set[str]:
    """The key and those of all texts of which its text is made."""
    keys = {key}
    for part in parts(found[key], ast.MessageReference):
        keys |= referred(found, part.id.name)
    return keys


def abouts() -> list[Line]:
    """What every card, event and character does."""
    return [
        *map(about_card, range(cards.ACTIVITIES)),
        *(about_event(State(), event) for event in range(cards.EVENT_FORMS)),
        *map(about_tile, range(TILE_FORMS)),
        *(about_character(ruling, number) for ruling in RULINGS for number in range(cards.CHARACTERS)),
    ]


def named() -> set[str]:
    """Keys of names of things."""
    names = {
        "card": cards.ACTIVITY_WORDS,
        "event": cards.EVENT_WORDS,
        "character": cards.CHARACTER_NAMES,
        "building": BUILDING_NAMES,
        "tile": TILE_WORDS,
    }
    return {f"{kind}-{name}" for kind, all_names in names.items() for name in all_names}


def said(play: Play) -> Iterator[Line]:
    """All that is asked, can be decided and is foreseen in a position."""
    for seat in play.movers():
        if seat != NATURE:
            yield GAME.prompt(play.state, seat)
            for decision in play.legal(seat):
                yield GAME.label(play.state, seat, decision)
                yield from GAME.foresee(play.state, seat, decision)


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
    yield from said(table.say(0, "die 0 yellow 1", "die 0 yellow 3").play)


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
    """The same of outdoor tiles: their cubes, what they are used for, and where they go."""
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


def card_effects() -> Iterator[Effect]:
    """Every kind of effect that a card may have: gains with any price, for all that can be counted, and all helps."""
    yield from helps()
    for large in (False, True):
        amounts = dict.fromkeys(LARGE, 1) if not large else LARGE
        for price in subsets("pay_deniers", "pay_influence"):
            costs = {name: amounts[name] for name in price}
            yield {**costs, "cubes": 1}
            if not price:
                yield {"cubes": 1, "per": "red-dice"}
                yield {"cubes": 1, "hits": 4}
            for gains in filter(None, subsets("deniers", "influence", "points", "citizens")):
                effect = {**costs, **{name: amounts[name] for name in gains}}
                yield effect
                for per in PER_NAMES[1:]:
                    yield {**effect, "per": per}
                    yield {**effect, "per": per, "of": amounts["of"]}


def helps() -> Iterator[Effect]:
    """Every help that a cube may be."""
    for group in ("", *DICE_COLOUR_NAMES):
        used_as = {"group": group} if group else {}
        for name in ("add-to-total", "add-to-each", "set-each"):
            yield {"help": name, **used_as, "amount": 3}
        for name in ("take-one-each", "turn-die", "take-die", "one-value"):
            yield {"help": name, **used_as}
        for amount in (1, 2):
            yield {"help": "buy-one-each", **used_as, "amount": amount}
        yield {"help": "count-as-die", **used_as, "amount": 6}
        for dice in DICE_COLOUR_NAMES if group in ("red", "yellow") else ["white"]:
            yield {"help": "multiply", **used_as, "dice": dice, "amount": 4}
            if dice != group:
                yield {"help": "recolour", **used_as, "dice": dice}


def event_effects() -> Iterator[Effect]:
    """Every kind of effect that a white or yellow event may have."""
    for amount in (1, 3):
        yield {"lose_deniers": amount}
        yield {"lose_influence": amount}
    yield {"lose_cathedral": 1}
    yield {"lose_cubes": 1}
    yield {"lose_delayed": 1}
    yield {"grey_tradesman": 1}
    yield {"joining": 1}
    yield {"takes_citizens": 1, "for_influence": 3}
    yield from ({"citizen": building} for building in BUILDING_NAMES)


def subsets(*names: str) -> Iterator[tuple[str, ...]]:
    """None, some or all of these."""
    return chain.from_iterable(combinations(names, count) for count in range(len(names) + 1))


def batches(effects: Iterator[Effect], size: int) -> Iterator[list[Effect]]:
    """The effects, so many at once."""
    while batch := list(islice(effects, size)):
        yield batch


def with_effects(kind: str, forms: Iterable[tuple[str, int]], effects: Sequence[Effect]) -> dict[str, Any]:
    """The file in which the first of these cards, each with its ruling, have these effects."""
    content = without_influence(deepcopy(cards.CONTENT))
    for (name, ruling), effect in zip(forms, effects, strict=False):
        values: dict[str, Any] = {"effect": effect}
        if kind == "activity":
            values |= {"kind": "delayed" if "help" in effect else "immediate", "divisor": 3}
        content = changed(kind, name, content, ruling, **values)
    return content


def without_influence(content: Any) -> dict[str, Any]:
    """The file in which no tradesman costs influence, which does not go together with every effect."""
    for card in content["activity"]:
        if card.pop("cost_influence", None):
            del card["source"]["cost_influence"]
    return dict(content)


def test_every_kind_of_decision_has_a_button() -> None:
    assert {words.partition(" ")[0] for words in GAME.catalogue} == {words.name for words in LABELS} | BY_CHANCE


def check_sentence(texts: FluentBundle, line: Line, arguments: dict[str, Any]) -> None:
    """The line has a text that makes a sentence."""
    assert texts.has_message(line.key), line
    sentence, errors = texts.format_pattern(texts.get_message(line.key).value, arguments)
    assert not errors, (line, errors)
    assert sentence.strip() == sentence != "", line
    assert "{" not in sentence, sentence
    assert "  " not in sentence, sentence


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
                    check_sentence(texts, line, told.told(line))
            assert play.state == before
    for line in (*rarely_said(), *said_on_ramparts()):
        keys.add(line.key)
        check_sentence(texts, line, told.told(line))
    found = entries(language)
    used = {other for key in keys | {line.key for line in abouts()} for other in referred(found, key)}
    assert found.keys() - used - named() == set()
    assert named() - found.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_event_and_character_is_explained(language: str) -> None:
    texts = bundle(GAME.texts, language)
    for line in abouts():
        sentence, errors = texts.format_pattern(texts.get_message(line.key).value, dict(line.arguments))
        assert not errors, (line, errors)
        assert sentence.endswith("."), sentence


def check_explanation(texts: FluentBundle, line: Line, effect: Effect) -> None:
    """The line makes a sentence with every number and every word of the effect, and none besides."""
    check_sentence(texts, line, dict(line.arguments))
    sentence = str(texts.format_pattern(texts.get_message(line.key).value, dict(line.arguments))[0])
    assert sentence.endswith("."), sentence
    assert not re.search(r"_|\b1 (deniers|points|citizens)\b|[02-9] (denier|point|citizen)\b", sentence), sentence
    numbers = [value for name, value in effect.items() if isinstance(value, int) and name not in ALWAYS_ONE]
    if effect.get("of") == 1:
        numbers.remove(1)
    assert sorted(map(int, re.findall(r"\d+", sentence))) == sorted(numbers), (effect, sentence)
    told = {
        TOLD.get(str(value), str(value))
        for name, value in effect.items()
        if name in ("per", "group", "dice", "citizen")
    }
    assert all(word in sentence for word in told), (effect, sentence)
    for word in ("denier", "influence", "point"):
        is_price = word == "denier" and effect.get("help") == "buy-one-each"
        assert (word in sentence) == (is_price or any(word in name for name in effect)), (effect, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_follow_the_effect_whichever_card_has_it(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives a card another effect reads it, on a button and at the plain table."""
    texts, plain, state = bundle(GAME.texts, language), Plain(GAME, 3), State()
    state.ruling = cards.RULING
    for effects in batches(card_effects(), cards.ACTIVITIES):
        forms = zip(cards.ACTIVITY_NAMES, cards.SINCE, strict=True)
        put_in_place(monkeypatch, with_effects("activity", forms, effects))
        for card, effect in enumerate(effects):
            check_explanation(texts, about_card(card), effect)
            assert plain.about(activity(state, card)) == plain.texts.line(about_card(card))


@pytest.mark.parametrize(
    ("card", "effect", "told"),
    [
        ("lumberjack", {"deniers": 1}, "Put a cube here. Or take one off: gain 1 denier."),
        (
            "breeder",
            {"put_deniers": 3, "points": 2},
            "Pay 3 deniers to put a cube here. Or take one off: gain 2 points.",
        ),
        (
            "squire",
            {"put_deniers": 1, "influence": 5},
            "Pay 1 denier to put a cube here. Or take one off: gain 5 influence.",
        ),
        ("catapult", {"cubes": 2}, "Put a cube here. Or take one off: put 2 cubes on one event."),
        ("landlady", {"influence": 4, "or_points": 1}, "Gain 4 influence or 1 point, as you like each time."),
        (
            "banker",
            {"points": 3, "deniers_above": 30},
            "Gain 3 points if you have more than 30 deniers left; you keep them.",
        ),
        (
            "executioner",
            {"influence": 1, "take_influence": 2},
            "Gain 1 influence, then take 2 influence from the opponent who has the most.",
        ),
        (
            "scout",
            {"cubes": 1, "pay_a_cube": 1},
            "For every event in the queue, you may pay 1 denier to put a cube on it.",
        ),
        (
            "hermit",
            {"worth": 9},
            "Put a cube here. At the end each of your cubes scores 9 points, less one for every cube on this card, "
            "whoever it belongs to.",
        ),
        ("princess", {"most": 6}, "Put a cube here. At the end whoever has most cubes scores 6 points; ties share."),
        (
            "fort",
            {"low": 1, "high": 2, "most": 3},
            "Each die of the group puts a cube here. A low die (up to three) brings 1 point and 1 influence, a higher "
            "one 2 points and 2 influence. At the end whoever has most cubes scores 3 points; ties share.",
        ),
    ],
)
def test_cards_of_the_expansion_are_explained_with_their_numbers(
    card: str, effect: Effect, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place(monkeypatch, changed("activity", card, effect=effect))
    assert GameTexts(GAME, NAMES, "en").line(about_card(cards.ACTIVITY_NAMES.index(card))) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_follow_the_effect_whichever_event_has_it(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, plain, state = bundle(GAME.texts, language), Plain(GAME, 3), State()
    events = [event for event in range(cards.EVENT_FORMS) if cards.EVENT_DECK[event] != RED]
    for effects in batches(event_effects(), len(events)):
        forms = [(cards.EVENT_NAMES[event], cards.EVENT_SINCE[event]) for event in events]
        put_in_place(monkeypatch, with_effects("event", forms, effects))
        for event, effect in zip(events, effects, strict=False):
            check_explanation(texts, about_event(state, event), effect)
            assert plain.about(event_card(state, event)) == plain.texts.line(about_event(state, event))
    for black in range(1, 7):
        effect = {"black": black, "calls": "white"}
        put_in_place(monkeypatch, changed("event", "war", effect=effect))
        check_explanation(texts, about_event(state, cards.EVENT_NAMES.index("war")), {"black": black})
    effect = {"black_higher": 4, "closed_to_red": 2}
    put_in_place(monkeypatch, changed("event", "war", effect={**effect, "calls": "white"}))
    check_explanation(texts, about_event(state, cards.EVENT_NAMES.index("war")), effect)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deniers", "influence"), [(0, 0), (1, 0), (0, 3), (1, 3), (2, 3)])
def test_buttons_tell_all_that_an_activation_costs(language: str, deniers: int, influence: int) -> None:
    prices = {"count": 8, "price": 0, "each_deniers": deniers, "each_influence": influence}
    button = GameTexts(GAME, NAMES, language).line(Line("do-done-activations", prices))
    assert sorted(map(int, re.findall(r"\d+", button))) == sorted(filter(None, (8, deniers, influence)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marauding_stays_unless_it_is_played_otherwise(language: str) -> None:
    texts, state = GameTexts(GAME, NAMES, language), State()
    stays = texts.line(about_event(state, cards.MARAUDING))
    state.marauding_leaves = 1
    leaves = texts.line(about_event(state, cards.MARAUDING))
    assert stays.startswith(leaves)
    assert "it stays" in stays


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
