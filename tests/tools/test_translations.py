"""Translations: none is missing, unused, stale or broken, and numbers choose the right form of a word."""

import re
from pathlib import Path

import pytest

from parvis.engine.texts import TRANSLATIONS, bundle
from tests.web.disguise import ENGLISH_WORDS
from tools import terms, translations

ENGLISH = """
coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
name = The { $colour ->
    [red] red
   *[blue] blue
} house of { $seat }
    .help = A house.
"""
GOOD = """
x-house = dom
coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
name = { $seat }: { $colour ->
    [red] czerwony
   *[blue] niebieski
} { x-house }
    .help = Dom.
"""
WRONG = [
    ("    .help = Dom.\n", "", "missing: name.help"),
    ("Dom.", "Dom.\n    .more = Dom.", "English has no: name.more"),
    ("name = { $seat }: ", "name = ", "name: drops seat"),
    ("{ $seat }:", "{ $seat } { $number }:", "name: uses number, which English does not"),
    ("    [red] czerwony\n", "", "name: has no variant of colour for red"),
    ("        [few] { $count } monety\n", "", "coins: lacks a plural form: few"),
    ("{ x-house }", "{ x-home }", "name: refers to x-home, which is not there"),
    ("*[blue]", "[blue]", "pl.ftl: name = { $seat }: { $colour ->"),
]


def checked(folder: Path, text: str) -> list[str]:
    """What is wrong with a Polish file beside the English one."""
    (folder / "en.ftl").write_text(ENGLISH)
    (folder / "pl.ftl").write_text(text)
    translations.texts_of.cache_clear()
    return list(translations.faults(folder, "pl"))


def test_a_whole_translation_has_no_fault(tmp_path: Path) -> None:
    assert checked(tmp_path, GOOD) == []


@pytest.mark.parametrize(("before", "now", "fault"), WRONG)
def test_what_is_wrong_is_told(before: str, now: str, fault: str, tmp_path: Path) -> None:
    assert before in GOOD
    assert fault in checked(tmp_path, GOOD.replace(before, now))


@pytest.mark.parametrize("place", translations.places())
@pytest.mark.parametrize("language", translations.translated())
def test_texts_are_whole(language: str, place: str) -> None:
    folder = translations.places()[place]
    assert [*translations.faults(folder, language), *translations.stale(language, place)] == []


NO_PROSE = re.compile(r"`[^`]*`|--\S+|\S*[/@.=]\S+")
"""Code, options and addresses, which are the same in every language."""


@pytest.mark.parametrize("language", translations.translated())
def test_nothing_is_left_in_english(language: str) -> None:
    found = {
        f"{place}: {key}"
        for place, folder in translations.places().items()
        for key, text in translations.texts_of(folder, language).texts.items()
        if ENGLISH_WORDS & set(re.findall(r"[^\W\d_]+", NO_PROSE.sub("", translations.words(text))))
    }
    assert found == set()


COUNTED = {
    "de": {
        0: "keine Münzen", 1: "1 Münze", 2: "2 Münzen", 5: "5 Münzen", 11: "11 Münzen", 21: "21 Münzen",
        22: "22 Münzen", 25: "25 Münzen", 101: "101 Münzen",
    },
    "fr": {
        0: "aucune pièce", 1: "1 pièce", 2: "2 pièces", 5: "5 pièces", 11: "11 pièces", 21: "21 pièces",
        22: "22 pièces", 25: "25 pièces", 101: "101 pièces",
    },
    "pl": {
        0: "Brak monet", 1: "1 moneta", 2: "2 monety", 5: "5 monet", 11: "11 monet", 21: "21 monet",
        22: "22 monety", 25: "25 monet", 101: "101 monet",
    },
    "ru": {
        0: "нет монет", 1: "1 монета", 2: "2 монеты", 5: "5 монет", 11: "11 монет", 21: "21 монета",
        22: "22 монеты", 25: "25 монет", 101: "101 монета",
    },
}  # fmt: skip
"""Coins in words, by their number."""
FRACTIONS = "later-"
"""How the keys of texts begin whose count may be 1½: it is passed as text, so it can choose no form of a word."""


@pytest.mark.parametrize("language", COUNTED)
def test_numbers_choose_the_form_of_a_word(language: str) -> None:
    texts = bundle(translations.places()["notre_dame"], language)
    pattern = texts.get_message("family-coins").value
    assert pattern is not None
    told = {count: str(texts.format_pattern(pattern, {"count": count})[0]) for count in COUNTED[language]}
    assert {count: text.replace("\xa0", " ") for count, text in told.items()} == COUNTED[language]


@pytest.mark.parametrize("language", COUNTED)
@pytest.mark.parametrize("place", ["notre_dame", "troyes"])
def test_a_fraction_governs_no_word(language: str, place: str) -> None:
    folder = translations.places()[place]
    found = {
        key: one for key, one in translations.texts_of(folder, language).texts.items() if key.startswith(FRACTIONS)
    }
    assert any("count" in text.variables for text in found.values())
    assert {key for key, text in found.items() if "count" in text.variants} == set()


LOOSE = re.compile(r"[\w)}”»] [:;?!»](?!\[)|« ")
"""A sign that French sets apart, at a space at which a line may end; `![…](…)` is a picture."""


def test_signs_that_french_sets_apart_stay_with_their_words() -> None:
    lines = [
        line for file in (TRANSLATIONS / "fr").rglob("*.ftl") for line in file.read_text(encoding="utf-8").split("\n")
    ]
    assert [line for line in lines if LOOSE.search(line) and not line.startswith("#")] == []
    assert LOOSE.search("Comptez : 3")


def test_the_page_of_names_is_up_to_date() -> None:
    assert terms.PAGE.read_text(encoding="utf-8") == terms.page()
