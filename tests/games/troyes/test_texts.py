"""The texts of Troyes but for its log: a sentence for all that is asked or decided, and none that nobody says."""

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from parvis.engine import samples
from parvis.engine.contract import NATURE, Line
from parvis.engine.play import Play
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.explained import about_card, about_character, about_event
from parvis.games.troyes.labels import LABELS
from parvis.games.troyes.pieces import BUILDING_NAMES
from parvis.games.troyes.state import State
from parvis.games.troyes.view import card_amounts, event_amounts
from parvis.web.texts import GameTexts, bundle

LANGUAGES = ["en"]
FILES = ("decisions", "questions", "names", "about")
NAMES = ("Anna", "Bruno", "Clara", "David")
GAMES = 48
BY_CHANCE = {"start", "deal", "card", "event", "roll"}

Entry = dict[str, ast.Message]


def entries(language: str) -> Entry:
    """The texts of these files by their keys."""
    found: Entry = {}
    for name in FILES:
        for entry in FluentParser().parse((GAME.texts / language / f"{name}.ftl").read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{name}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{name}.ftl: {entry.id.name} stands there twice"
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


def variables(found: Entry, key: str) -> set[str]:
    """Arguments of a text and of those of which it is made."""
    return {part.id.name for other in referred(found, key) for part in parts(found[other], ast.VariableReference)}


def abouts() -> list[Line]:
    """What every card, event and character does."""
    return [
        *map(about_card, range(cards.ACTIVITIES)),
        *(about_event(State(), event) for event in range(cards.EVENTS)),
        *map(about_character, range(cards.CHARACTERS)),
    ]


def named() -> set[str]:
    """Keys of names of things."""
    names = {
        "card": cards.ACTIVITY_NAMES,
        "event": cards.EVENT_NAMES,
        "character": cards.CHARACTER_NAMES,
        "building": BUILDING_NAMES,
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


def test_every_kind_of_decision_has_a_button() -> None:
    assert {words.partition(" ")[0] for words in GAME.catalogue} == LABELS.keys() | BY_CHANCE


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_tell_the_numbers_of_the_tables(language: str) -> None:
    """A text has an argument for each number of its card: who gives a card another effect is led to its text."""
    found = entries(language)
    counted = {"cubes", "lose_cathedral", "lose_cubes"}  # never more than one
    for card, name in enumerate(cards.ACTIVITY_NAMES):
        used, amounts = variables(found, f"about-card-{name}"), card_amounts(card)
        assert used | counted | {"of"} == amounts.keys() | counted | {"of"}, name
        assert ("of" in used) == (amounts.get("of", 1) > 1), name
    for event, name in enumerate(cards.EVENT_NAMES):
        used = variables(found, f"about-event-{name}") - {"leaves"}
        assert used | counted == event_amounts(event).keys() | counted, name


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
    for kind, names in (("card", cards.ACTIVITY_NAMES), ("event", cards.EVENT_NAMES), ("building", BUILDING_NAMES)):
        for name in names:
            within = str(texts.format_pattern(texts.get_message(f"named-{kind}").value, {kind: name})[0])
            alone = str(texts.format_pattern(texts.get_message(f"{kind}-{name}").value, {})[0])
            assert within.removeprefix("the ") == alone
