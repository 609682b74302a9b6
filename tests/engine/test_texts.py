"""Refusals: a key and what stands in it, told in English to programs, and in any language to players."""

import json
import pickle
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from parvis.engine import fair, texts
from parvis.engine.pseudo import WORD, hidden
from parvis.engine.record import NotHere, at_step
from parvis.engine.refusals import IllegalDecision, Refusal
from parvis.engine.texts import ENGLISH, PSEUDO, bundles, formatted

FTL = Path(texts.__file__).parent / "texts" / "en.ftl"
SOURCES = ("engine", "games", "bots", "arena", "insight", "learning", "datasets")
BUILT = {f"fair-{name.replace('_', '-')}" for name in fair.FORM}


def written() -> set[str]:
    """Keys of all texts in the file."""
    return {entry.id.name for entry in parse(FTL.read_text()).body if isinstance(entry, Message)}


def named() -> set[str]:
    """Keys that are refused with."""
    package = FTL.parents[2]
    content = "\n".join(path.read_text() for part in SOURCES for path in (package / part).rglob("*.py"))
    errors = "Refusal|IllegalDecision|RecordError|NotARecord|NotHere|BoxError|DataRefused|ValueRefused|Needed"
    calls = rf'(?:{errors})\(\s*"([a-z-]+)"'
    return {*re.findall(calls, content), *BUILT}


def test_every_refusal_has_a_text_and_every_text_is_used() -> None:
    assert named() == written()


def test_a_refusal_is_english_by_itself_and_another_language_where_that_is_asked_for() -> None:
    error = Refusal("game-players", game="tiny", players=(2, 3, 4), given="7")
    assert str(error) == "tiny is for 2, 3 or 4 players, not 7"
    disguised = error.in_language(PSEUDO)
    assert disguised != str(error)
    assert disguised.startswith("tiny ")
    assert "2, 3 ή 4" in disguised
    assert "2, 3 oder 4" in error.in_language("de")
    assert error.in_language("pt-br") == "tiny is for 2, 3 ou 4 players, not 7", "a language without these texts"
    assert error.in_language("zxx") == str(error), "a language of which nobody has written down how it lists things"


def test_what_stands_in_a_refusal_is_told_in_its_language_too() -> None:
    inner = IllegalDecision("decision-over")
    assert str(at_step(1234, inner)) == "step 1234: the game is over"
    assert at_step(1234, inner).in_language(PSEUDO).endswith(inner.in_language(PSEUDO))


def test_a_refusal_of_another_kind_says_the_same() -> None:
    error = Refusal("game-unknown", game="'chess'", games="tiny")
    assert str(NotHere.of(error)) == str(error)


def test_a_refusal_goes_from_process_to_process() -> None:
    error = pickle.loads(pickle.dumps(IllegalDecision("decision-closed", words="'lay red-1'", seat="2")))
    assert isinstance(error, IllegalDecision)
    assert str(error) == "'lay red-1' is not legal for seat 2 now"


def test_a_key_without_a_text_is_told_with_what_stands_in_it() -> None:
    assert Refusal("none-of-these", number=3).in_language(ENGLISH) == "none-of-these 3"


@pytest.mark.parametrize(("seat", "turn", "count"), [("nature", "1", 1), ("0", "nature", 1), ("0", "1, 2", 2)])
def test_whose_turn_it_is(seat: str, turn: str, count: int) -> None:
    told = str(IllegalDecision("decision-turn", seat=seat, turn=turn, count=count))
    turns = {"1": "seat 1", "nature": "nature", "1, 2": "seats 1, 2"}
    assert told == f"it is the turn of {turns[turn]}, not of {'nature' if seat == 'nature' else 'seat 0'}"


def test_words_in_disguise_are_some_40_percent_longer() -> None:
    words = [
        word
        for file in FTL.parents[2].rglob("*.ftl")
        if "en" in (file.stem, file.parent.name)
        for word in WORD.findall(file.read_text())
    ]
    assert 1.35 < len("".join(map(hidden, words))) / len("".join(words)) < 1.45


def test_a_piece_that_only_english_names_is_called_so_within_sentences_of_every_language(tmp_path: Path) -> None:
    choice = "named-card = {{ $card ->\n    [bank] {}\n   *[park] {}\n }}\n"
    (tmp_path / "en.ftl").write_text(
        choice.format("the bank", "the park") + "card-carter = Carter\n    .named = the Carter\n"
    )
    (tmp_path / "de.ftl").write_text(choice.format("die Bank", "den Park"))
    told = [formatted(bundles(tmp_path, "de"), "named-card", {"card": card}) for card in ("bank", "park", "carter")]
    assert told == ["die Bank", "den Park", "the Carter"]


def test_texts_that_refer_to_each_other_in_a_circle_are_told_with_a_gap(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "one = a { two }\ntwo = b { one }\n-term = t\nthree = { -term } { four.help }\nfour = f\n    .help = h\n"
    )
    texts = bundles(tmp_path, "en")
    assert str(formatted(texts, "one", {})).startswith("a b ")
    assert formatted(texts, "three", {}) == "t h"


def test_a_name_of_an_owner_stands_in_a_case_as_its_language_says(tmp_path: Path) -> None:
    cases = "named-card = {{ $card ->\n   *[archer] {}\n }}\n    .from = {{ $card ->\n   *[archer] {}\n }}\n"
    text = cases.format("Bogenschütze", "vom Bogenschützen") + "x-own-named-card-from = von „{ $name }“\n"
    (tmp_path / "en.ftl").write_text(text)
    texts = bundles(tmp_path, "en", json.dumps({"en": {"card-archer": "Schütze {"}}))
    assert formatted(texts, "named-card", {"card": "archer"}) == "Schütze {"
    assert formatted(texts, "named-card.from", {"card": "archer"}) == "von „Schütze {“"
    assert formatted(bundles(tmp_path, "en"), "named-card.from", {"card": "archer"}) == "vom Bogenschützen"
