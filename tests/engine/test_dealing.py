"""A whole record is checked against what was committed to; the first step that differs is named."""

import json
from dataclasses import replace

import pytest
from tiny_game import GAME as TINY

from parvis.engine import record
from parvis.engine.contract import Game
from parvis.engine.dealing import Verdict, by_chance, draws, verdict
from parvis.engine.fair import BY_QUESTION, BY_STEP, Fair, hash_of
from parvis.engine.questions import NATURE
from parvis.engine.record import Record, RecordError
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES
from tests.engine.fair_games import SECRET, fair_game

NUMBERS = ["seven", "", "Ünder 3"]


def checked(found: Record) -> Verdict:
    """What is found out about a record that tells what chance followed from."""
    assert found.fair
    return verdict(found, found.fair)


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME, TROYES], ids=lambda game: game.name)
def test_a_whole_game_follows_from_its_secret(game: Game) -> None:
    found = fair_game(game, NUMBERS)
    by_nature = sum(seat == NATURE for seat, _ in found.steps)
    assert checked(found) == Verdict(by_nature, True, None)
    assert checked(found).holds


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME, TROYES], ids=lambda game: game.name)
def test_a_game_of_the_first_scheme_is_checked_as_ever(game: Game) -> None:
    found = fair_game(game, NUMBERS, scheme=BY_STEP)
    assert found.fair
    assert "scheme" not in found.to_json()["fair"]
    assert checked(record.parse(found.to_json())).holds
    assert not verdict(found, replace(found.fair, scheme=BY_QUESTION)).holds


def test_a_number_that_is_not_the_one_committed_to_is_found() -> None:
    hashes = tuple(hash_of(number) for number in NUMBERS)
    found = fair_game(TINY, NUMBERS, hashes=hashes, drawn="5" * 32)
    assert checked(found).holds
    other = fair_game(TINY, ["sixteen", "", "Ünder 3"], hashes=hashes, drawn="5" * 32)
    assert (checked(other).differs, checked(other).changed, checked(other).holds) == (None, 0, False)


def test_one_deal_changed_is_found() -> None:
    """Two cards of a hand change places: the game stays legal, but it is another one than was promised."""
    found = fair_game(TINY, NUMBERS)
    found.steps[1:3] = found.steps[2:0:-1]
    record.verify(found)
    assert not checked(found).holds
    assert checked(found).differs == 1


def test_other_numbers_or_another_secret_do_not_hold() -> None:
    found = fair_game(TINY, NUMBERS)
    assert checked(replace(found, fair=Fair.of(SECRET, ["eight", "", "Ünder 3"]))).differs is not None
    assert checked(replace(found, fair=Fair.of(SECRET[::-1], NUMBERS))).differs is not None


def test_a_secret_that_was_not_committed_to_is_found_though_all_follows_from_it() -> None:
    found = fair_game(TINY, NUMBERS)
    other = Fair.of(SECRET[::-1], NUMBERS).commitment
    assert found.fair
    replaced = checked(replace(found, fair=replace(found.fair, commitment=other)))
    assert (replaced.is_kept, replaced.differs, replaced.holds) == (False, None, False)


def test_who_begins_may_be_chosen_and_nothing_else() -> None:
    found = fair_game(NOTRE_DAME, NUMBERS, "start 2")
    by_nature = sum(seat == NATURE for seat, _ in found.steps)
    assert checked(found) == Verdict(by_nature - 1, True, None)
    dealt = fair_game(TINY, NUMBERS)  # where nobody begins, the first step is a card
    assert len(by_chance(dealt, Fair.of(SECRET, NUMBERS, True))) == len(list(draws(dealt)))


def test_a_record_tells_what_chance_followed_from() -> None:
    found = fair_game(TINY, NUMBERS)
    text = record.dumps(found.to_json())
    head = json.loads(text.splitlines()[0] + '"steps": []}')
    assert head["fair"] == {
        "scheme": 2,
        "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "secret": SECRET.hex(),
        "numbers": NUMBERS,
    }
    assert record.loads(text.encode()).fair == found.fair
    assert record.dumps(record.loads(text.encode()).to_json()) == text


@pytest.mark.parametrize("part", [[], "", {"commitment": "0" * 64, "secret": "0" * 64, "numbers": ["", ""]}])
def test_a_broken_promise_is_refused(part: object) -> None:
    content = fair_game(TINY, NUMBERS).to_json() | {"fair": part}
    with pytest.raises(RecordError, match=r"^fair\b"):
        record.parse(content)


def test_what_chance_could_do_is_in_the_order_of_the_words() -> None:
    for draw in draws(fair_game(TROYES, NUMBERS)):
        assert draw.words == sorted(draw.words)
        assert draw.made in draw.words
