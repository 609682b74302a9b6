"""The texts of Troyes that explain cards and events: every number and word of an effect, whichever card has it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from itertools import chain, combinations, islice
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from parvis.engine.lines import Line
from parvis.engine.texts import bundle
from parvis.games.troyes import GAME, cards, contents
from parvis.games.troyes.pieces import BUILDING_NAMES, DICE_COLOUR_NAMES, RED
from parvis.games.troyes.rules.effects.counting import PER_NAMES
from parvis.games.troyes.state import State
from parvis.games.troyes.table.printed import activity, event_card
from parvis.games.troyes.table.wall import NUMERALS
from parvis.games.troyes.words.explained import about_card, about_event
from parvis.web.pages.plain import Plain
from parvis.web.texts import GameTexts
from tests.games.troyes.corrected import changed, put_in_place
from tests.games.troyes.sentences import LANGUAGES, NAMES, abouts, check_sentence

Effect = dict[str, Any]
LARGE = {"pay_deniers": 2, "pay_influence": 3, "deniers": 4, "influence": 5, "points": 6, "citizens": 7, "of": 8}
ALWAYS_ONE = ("cubes", "lose_cathedral", "lose_cubes", "lose_delayed", "grey_tradesman", "takes_citizens", "joining")
TOLD = {
    "citizens": "of your citizens standing",
    "cathedral": "in the cathedral",
    "events": "of your cubes",
    "red-dice": "left in your district",
    "others-in-city-hall": "in the City Hall that",
    "districts": "with fewer dice than yours",
    "own-in-city-hall": "in the City Hall",
    "tradesmen": "of your tradesmen on activity cards",
    "events-won": "you have won",
    "white-dice": "left in your district",
    "palace": "Palace",
    "bishopric": "Bishopric",
    "city-hall": "City Hall",
}
"""How words of an effect are told; others as they stand there."""


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
    content = without_influence(deepcopy(contents.CONTENT))
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
    if "closed_to_red" in effect:
        numbers.remove(effect["closed_to_red"])
        assert f"of round {NUMERALS[effect['closed_to_red'] - 1]} " in sentence
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
        ("lumberjack", {"deniers": 1}, "Place a cube here, or remove one (gain: 1 denier)."),
        (
            "breeder",
            {"put_deniers": 3, "points": 2},
            "Place a cube here (pay: 3 deniers), or remove one (gain: 2 points).",
        ),
        (
            "squire",
            {"put_deniers": 1, "influence": 5},
            "Place a cube here (pay: 1 denier), or remove one (gain: 5 influence).",
        ),
        ("catapult", {"cubes": 2}, "Place a cube here, or remove one to place 2 cubes on one event."),
        ("landlady", {"influence": 4, "or_points": 1}, "Choose each time: 4 influence or 1 point."),
        (
            "banker",
            {"points": 3, "deniers_above": 30},
            "If you have more than 30 deniers left: 3 points. You don't pay them.",
        ),
        (
            "executioner",
            {"influence": 1, "take_influence": 2},
            "Gain: 1 influence. Then take 2 influence from the opponent with the most.",
        ),
        (
            "scout",
            {"cubes": 1, "pay_a_cube": 1},
            "For each event in the queue, you can pay 1 denier to place a cube on it.",
        ),
        (
            "hermit",
            {"worth": 9},
            "Place a cube here. At the end, each of your cubes scores 9 points minus the number of all cubes on this "
            "card.",
        ),
        (
            "princess",
            {"most": 6},
            "Place a cube here. At the end, the player with most cubes here scores 6 points. Tied players share them.",
        ),
        (
            "fort",
            {"low": 1, "high": 2, "most": 3},
            "Each die of the group places a cube here. Low die (up to three): 1 point, 1 influence. High die: 2 "
            "points, 2 influence. At the end, the player with most cubes here scores 3 points. Tied players share "
            "them.",
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
def test_the_marauding_stays_unless_it_is_played_otherwise(language: str) -> None:
    texts, state = GameTexts(GAME, NAMES, language), State()
    stays = texts.line(about_event(state, cards.MARAUDING))
    state.marauding_leaves = 1
    leaves = texts.line(about_event(state, cards.MARAUDING))
    assert stays.startswith(leaves)
    assert "the card stays" in stays
