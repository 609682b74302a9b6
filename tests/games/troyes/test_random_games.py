"""Games of random decisions: what holds at every step and in every game, for all numbers of players and options."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, strategies
from hypothesis import settings as hypothesis_settings

from parvis.engine.chance import below, chance
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import number_of, setups
from parvis.engine.state import Row, to_json
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import CHARACTERS_EACH, FIRST_CITIZENS, ROUNDS
from parvis.games.troyes.rules.actions import ACTIONS
from parvis.games.troyes.rules.events import RED_COMES
from parvis.games.troyes.state import State
from tests.games.troyes.conservation import check

SETTINGS = setups(GAME)
"""Every option with every number of players and with every other option."""
TAKING = [place for place, option in enumerate(GAME.options) if option.name in ("cards", "ramparts")]
QUIET = [setting for setting in SETTINGS if not any(setting[1][place] for place in TAKING)]
"""Without the Executioner, who takes influence of others, and without answers in others' turns, which cost cubes."""
Options = tuple[int, ...]
CHARACTERS_OPTION = [option.name for option in GAME.options].index("characters")
EVENTS_OPTION, ONLY_LADIES, ROUNDS_WITH_EVENTS = 4, 2, 2
"""Of the six events of the expansion two are red; each comes with one more."""


def random_game(players: int, options: Options, seed: int) -> Iterator[tuple[Play, int, str]]:
    """A game played by chance: at every step the game before it, and who will say what."""
    play, generator = Play(GAME, players, options), chance(seed)
    while not play.over:
        seat, decision = any_decision(play, generator)
        yield play, seat, GAME.catalogue[decision]
        play.step(seat, decision)
    yield play, NATURE, ""


def any_decision(play: Play, generator: Row) -> tuple[int, int]:
    movers = play.movers()
    seat = movers[below(generator, len(movers))]
    legal = play.legal(seat)
    assert len(set(legal)) == len(legal), "a decision is offered twice"
    return seat, legal[below(generator, len(legal))]


@hypothesis_settings(max_examples=number_of(60))
@given(strategies.sampled_from(SETTINGS), strategies.integers(0, 2**64 - 1))
def test_nothing_is_made_of_nothing_and_nothing_is_lost(setting: tuple[int, Options], seed: int) -> None:
    for play, _, _ in random_game(*setting, seed):
        check(play.state)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_game_has_its_length(players: int, options: Options) -> None:
    said = Counter(words.split(" ")[0] for _, _, words in random_game(players, options, seed=1))
    assert said["start"] == 1
    assert said["deal"] == CHARACTERS_EACH[players] * players
    assert said["open"] == (options[CHARACTERS_OPTION] == 2)
    assert said["settle"] == FIRST_CITIZENS[players] * players - (players == 2), "the last space is taken unasked"
    assert said["card"] == 9
    alone = options[EVENTS_OPTION] == ONLY_LADIES
    assert said["event"] == 2 * (ROUNDS_WITH_EVENTS if alone else ROUNDS[players])


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_single_answer_is_asked_only_to_settle_and_to_pass(players: int, options: Options) -> None:
    for play, seat, words in random_game(players, options, seed=2):
        if seat != NATURE and len(play.legal(seat)) == 1:
            assert words.split()[0] in ("settle", "pass"), words


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_all_dice_of_a_round_are_rolled_for_citizens(players: int, options: Options) -> None:
    """Eighteen at most, one for each who stands."""
    for play, _, words in random_game(players, options, seed=3):
        state = play.state
        if words.startswith("event") and state.phase == RED_COMES:
            for colour, row in enumerate(state.citizen):
                for district in (*range(players), 4):
                    assert sum(state.dice[district][colour]) == row.count(district)


@pytest.mark.parametrize(("players", "options"), QUIET)
def test_in_somebodys_turn_nobody_else_pays_or_loses(players: int, options: Options) -> None:
    """Others can only gain: points of countered events, a denier while they wait, money at the end of the round."""
    for play, seat, words in random_game(players, options, seed=4):
        state: State = play.state
        if seat != NATURE and state.phase == ACTIONS and words:
            after = state.copy()
            GAME.apply(after, seat, GAME.decision(words))
            for other in set(range(players)) - {seat}:
                gains = (after.deniers[other], after.influence[other], after.supply[other])
                if after.phase == ACTIONS:
                    assert gains >= (state.deniers[other], state.influence[other], state.supply[other]), words
                    assert after.points[other] >= state.points[other], words


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_what_is_dealt_anew_is_a_position_too(players: int, options: Options) -> None:
    """Everybody has as many characters as before; the seat's are the same, and so is everything else."""
    for play, _, _ in random_game(players, options, seed=5):
        seat = len(play.steps) % (3 * players)
        if seat < players:
            other = play.state.copy()
            GAME.determinize(other, seat, chance(len(play.steps)))
            check(other)
            truth, dealt = to_json(play.state), to_json(other)
            held, held_now = truth.pop("character"), dealt.pop("character")
            assert dealt == truth
            assert Counter(held_now) == Counter(held)
            assert [owner == seat for owner in held_now] == [owner == seat for owner in held]


def test_an_empty_seat_is_never_asked() -> None:
    for players, options in SETTINGS:
        asked = {seat for _, seat, _ in random_game(players, options, seed=6)}
        assert asked == {*range(players), NATURE}
