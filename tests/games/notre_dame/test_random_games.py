"""Games of random decisions: what holds at every step and in every game, for all numbers of families and options."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, strategies
from hypothesis import settings as hypothesis_settings

from parvis.engine.chance import below, chance
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import number_of, setups
from parvis.engine.state import Row, state_hash
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import CARDS, PARK, PERIOD, ROUNDS
from parvis.games.notre_dame.rules.draft import DRAFT
from parvis.games.notre_dame.rules.plague import PLAGUE
from parvis.games.notre_dame.rules.possessions import influence
from parvis.games.notre_dame.state import NOBODY, State
from tests.games.notre_dame.conservation import check

NAMES = [option.name for option in GAME.options]
SETTINGS = [
    (players, " ".join(name for name, on in zip(NAMES, switches, strict=True) if on))
    for players, switches in setups(GAME)
]
"""Every option with every number of families and with every other option; in a soak, with every combination of them."""


def random_game(players: int, options: str, seed: int) -> Iterator[tuple[Play, int, str]]:
    """A game played by chance: at every step the game before it, and who will say what."""
    play, generator = Play(GAME, players, dict.fromkeys(options.split(), True)), chance(seed)
    while not play.over:
        seat, decision = any_decision(play, generator)
        yield play, seat, GAME.catalogue[decision]
        play.step(seat, decision)
    yield play, NATURE, ""


def any_decision(play: Play, generator: Row) -> tuple[int, int]:
    movers = play.movers()
    seat = movers[below(generator, len(movers))]
    legal = play.legal(seat)
    return seat, legal[below(generator, len(legal))]


@hypothesis_settings(max_examples=number_of(60))
@given(strategies.sampled_from(SETTINGS), strategies.integers(0, 2**64 - 1))
def test_nothing_is_made_of_nothing_and_nothing_is_lost(setting: tuple[int, str], seed: int) -> None:
    for play, _, _ in random_game(*setting, seed):
        check(play.state)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_game_has_its_length(players: int, options: str) -> None:
    """Nine rounds in which every family keeps and plays two cards and is asked whom to hire."""
    said: Counter[str] = Counter()
    for _, _, words in random_game(players, options, seed=1):
        said[words.split(" ")[0]] += 1
        said["extra"] += words == "hire counsellor"
    assert said["keep"] == said["play"] == 2 * ROUNDS * players
    assert said["hire"] == ROUNDS * players + 2 * said["extra"]
    assert said["person"] == 3 * ROUNDS
    assert said["draw"] == 3 * ROUNDS * players
    assert said["message"] == 4 * (4 if players == 2 else players)
    assert said["remove"] == (9 if "new_persons" in options else 0)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_single_answer_is_asked_only_to_hire_and_play(players: int, options: str) -> None:
    for play, seat, words in random_game(players, options, seed=2):
        if seat != NATURE and len(play.legal(seat)) == 1:
            assert words.split()[0] in ("hire", "play"), words


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_all_nine_cards_of_every_family_are_dealt_in_every_period(players: int, options: str) -> None:
    periods = 0
    for play, _, words in random_game(players, options, seed=3):
        state = play.state
        last_cards_are_dealt = state.phase == DRAFT and state.round % PERIOD == PERIOD - 1
        if last_cards_are_dealt and state.step == 0 and len(play.movers()) == players:
            periods += 1
            for owner in range(players):
                dealt = [card for packets in state.packet for card in packets[owner]]
                assert sorted(dealt) == list(range(CARDS)), words
    assert periods == ROUNDS // PERIOD


def turns(players: int, options: str, seed: int) -> Iterator[tuple[State, State, int, str]]:
    """What families decide from the draft to the hiring: the position before and after it, who, and what."""
    for play, seat, words in random_game(players, options, seed):
        if seat != NATURE and words and play.state.phase < PLAGUE:
            before, after = play.state, play.state.copy()
            GAME.apply(after, seat, GAME.decision(words))
            if after.phase == before.phase:
                yield before, after, seat, words


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_gain_of_prestige_is_more_than_the_parks_bonus(players: int, options: str) -> None:
    for before, after, seat, words in turns(players, options, seed=4):
        change = after.prestige[seat] - before.prestige[seat]
        assert change == 0 or change > influence(after, seat, PARK) // 2, words


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_decision_changes_nothing_of_the_other_families(players: int, options: str) -> None:
    """But for coins that the richest pays under `limited_coins`."""
    own = ["markers", "supply", "friend", "carriage", "prestige", "rat", "doctor", "spied"]
    if "limited_coins" not in options:
        own.append("coins")
    for before, after, seat, words in turns(players, options, seed=5):
        for other, field in product(set(range(players)) - {seat}, own):
            assert getattr(after, field)[other] == getattr(before, field)[other], words


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_what_is_dealt_anew_is_a_position_too(players: int, options: str) -> None:
    """Hidden things put in another order keep all that must hold, all that the seat sees, and its worth for it."""
    for play, _, _ in random_game(players, options, seed=7):
        seat = len(play.steps) % (3 * players)
        if seat < players:
            other = play.state.copy()
            GAME.determinize(other, seat, chance(len(play.steps)))
            check(other)
            assert GAME.view(other, seat) == play.view(seat)
            assert GAME.value(other, seat) == GAME.value(play.state, seat)


def test_an_empty_seat_is_never_asked() -> None:
    for players, options in SETTINGS:
        asked = {seat for _, seat, _ in random_game(players, options, seed=6)}
        assert asked == {*range(players), NATURE}


KNOWN = {
    (2, "", 1): (221, 0x009E85D108588E44),
    (3, "", 1): (314, 0xF770C686738158AE),
    (4, "", 1): (421, 0x500A339951B50247),
    (4, "", 2): (415, 0xA543C957B063DC31),
    (5, "", 1): (507, 0x5B5E9D4C57103902),
    (2, "new_persons", 1): (232, 0x8782978157C04B02),
    (3, "new_persons limited_coins", 1): (323, 0xC2284BC9CB5DB3ED),
    (4, "new_persons limited_coins counsellor_free", 1): (425, 0x031F36F4904484DB),
    (5, "new_persons", 1): (527, 0x08D46C5DE5DA3AB9),
}
"""Number of families, options, seed: number of steps and the hash of the last position."""


@pytest.mark.parametrize(("setting", "outcome"), KNOWN.items())
def test_known_games_end_as_they_always_did(setting: tuple[int, str, int], outcome: tuple[int, int]) -> None:
    """If one does not, then the rules, a printed value or the state has changed: on purpose, or it is a fault."""
    *_, (play, _, _) = random_game(*setting)
    assert (len(play.steps), state_hash(play.state)) == outcome
    assert NOBODY not in play.state.gray
