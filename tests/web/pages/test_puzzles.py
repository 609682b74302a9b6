"""The pages with puzzles: at the real board, answered with numbers, and rated for those with accounts."""

from datetime import date
from urllib.parse import quote_plus

import pytest

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.texts import PSEUDO
from parvis.insight.puzzles import Puzzle, puzzles
from parvis.web.people.models import PuzzleTry
from parvis.web.puzzles import pages, rating, views
from tests.web.disguise import two_languages, undisguised
from tests.web.people.accounts import account
from tests.web.visiting import Page, Visitor

GAMES = [game for game in map(registry.find, registry.names()) if puzzles(game)]
NAMED = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def play(visitor: Visitor, game: Game, puzzle: Puzzle, number: int) -> Page:
    """The page after one of the puzzle's moves, decision by decision as its form sends them."""
    address = f"/puzzles/{game.name}/{puzzle.name}"
    page, made = visitor.get(address), []
    for words in puzzle.moves[number].decisions:
        if quote_plus(words) in page.decisions:
            page = visitor.post(address, made=made, decision=quote_plus(words))
            made.append(quote_plus(words))
    return page


@NAMED
def test_a_puzzle_is_answered_with_numbers_and_what_would_have_followed(game: Game) -> None:
    puzzle = puzzles(game)[0]
    begun = Visitor().get(f"/puzzles/{game.name}/{puzzle.name}")
    assert 'id="answer"' not in begun.html
    solved, missed = (play(Visitor(), game, puzzle, number) for number in (0, 1))
    assert 'class="card-of-scene done"' in solved.html
    assert 'class="card-of-scene missed"' in missed.html
    assert f"costs {puzzle.moves[1].rollouts.points:.1f}" in missed.html
    assert missed.html.count('class="followed"') == 2
    assert missed.decisions == []


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_one_tomorrow() -> None:
    for game in GAMES:
        days = [
            pages.of_the_day(puzzles(game), date(2026, 3, 1).toordinal() + day) for day in range(len(puzzles(game)))
        ]
        assert len({one.name for one in days}) == len(days), "each comes once before one comes again"


def test_a_browser_knows_what_was_tried_and_offers_another_one() -> None:
    game, puzzle = GAMES[0], puzzles(GAMES[0])[0]
    visitor = Visitor()
    assert f"/{puzzle.name}" in visitor.get("/puzzles").html
    play(visitor, game, puzzle, 0)
    assert PuzzleTry.objects.count() == 0
    assert views.TRIED + game.name in visitor.client.cookies


def test_nothing_but_a_known_puzzle_can_be_asked_for() -> None:
    assert Visitor().get("/puzzles/notre-dame/none").status == 404
    assert Visitor().get("/puzzles/none/none").status == 404


@pytest.mark.usefixtures("club")
def test_a_person_and_a_puzzle_are_rated_against_each_other_once() -> None:
    game, puzzle, anna = GAMES[0], puzzles(GAMES[0])[0], account("Anna")
    before = rating.of_person(game, anna)[0], rating.of_puzzle(game, puzzle)[0]
    rating.note(game, puzzle, anna, solved=True)
    after = rating.of_person(game, anna)[0], rating.of_puzzle(game, puzzle)[0]
    assert after[0] > before[0]
    assert after[1] < before[1]
    rating.note(game, puzzle, anna, solved=False)
    assert (rating.of_person(game, anna)[0], rating.of_puzzle(game, puzzle)[0]) == after
    assert rating.standing(game, anna).solved == rating.standing(game, anna).tried == 1
    assert rating.next_of(game, puzzles(game), rating.tried(game, anna), anna) != puzzle


@NAMED
def test_pages_are_in_the_readers_language(game: Game) -> None:
    puzzle = puzzles(game)[0]
    words = quote_plus(puzzle.moves[0].decisions[0])
    with two_languages():
        for address in (
            "/puzzles",
            f"/puzzles/{game.name}/{puzzle.name}",
            f"/puzzles/{game.name}/{puzzle.name}?made={words}",
        ):
            assert undisguised(Visitor().get(f"/{PSEUDO}{address}").html) == set()
