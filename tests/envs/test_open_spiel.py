"""OpenSpiel: the project's own random simulations with serialization, its resample test, and what nobody may learn."""

import random

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from tiny_game import GAME as TINY

from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs import open_spiel_game

GAMES = [("tiny", 2), ("tiny", 4), ("notre-dame", 2), ("notre-dame", 4), ("notre-dame", 5), ("troyes", 3)]


def walk(game: pyspiel.Game, seed: int):
    """All states of a random game."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


def dealt(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """The first state in which a player decides."""
    return next(state for state in walk(game, seed) if not state.is_chance_node())


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_random_simulations_of_openspiel_pass(game: str, players: int) -> None:
    pyspiel.random_sim_test(open_spiel_game(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["score", "margin"])
def test_simulations_pass_with_other_rewards_and_options(reward: str) -> None:
    game = pyspiel.load_game("parvis_tiny", {"players": 3, "reward": reward, "low": True})
    assert game.get_parameters() == {"players": 3, "reward": reward, "low": True, "prize": "any"}
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_resampled_states_are_the_same_for_their_player(game: str, players: int) -> None:
    """OpenSpiel's own test of this is not offered in Python: the same checks."""
    chance = random.Random(players)
    for number, state in enumerate(walk(open_spiel_game(game, players), players)):
        if state.is_chance_node() or state.is_terminal() or (game != "tiny" and number % 20):
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.move_number() == state.move_number()
            assert len(other.history()) == len(state.history())
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_deals_anew_and_holds_nothing_of_the_truth() -> None:
    state = dealt(open_spiel_game("tiny", 2), 3)
    hands = {
        state.resample_from_infostate(0, random.Random(seed).random).information_state_string(1) for seed in range(9)
    }
    assert len(hands) > 1
    one = state.resample_from_infostate(0, lambda: 0.5)
    assert set(one.history()) == {-1}
    drawn = [state.action_to_string(-1, action) for action in state.history()]
    assert all(words.split()[2] in state.information_state_string(int(words.split()[1])) for words in drawn)
    assert not any("draws-card" in line and "seat=1" in line for line in one.information_state_string(1).splitlines())


def test_a_resampled_state_goes_on_and_survives_being_serialized() -> None:
    game, chance = open_spiel_game("tiny", 2), random.Random(1)
    state = dealt(game, 3).resample_from_infostate(0, chance.random)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    while not state.is_terminal():
        assert [again.information_state_string(player) for player in (0, 1)] == [
            state.information_state_string(player) for player in (0, 1)
        ]
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        again.apply_action(action)
    assert again.returns() == state.returns()


@pytest.mark.parametrize(("game", "options"), [("tiny", {}), ("notre-dame", {"new_persons": True})])
def test_whoever_sees_no_difference_is_told_none(game: str, options: dict[str, bool]) -> None:
    """Of what chance or another player does, and of what was dealt again."""
    chance, compared = random.Random(1), 0
    for number, state in enumerate(walk(open_spiel_game(game, 3, **options), 2)):
        if state.is_terminal() or (game != "tiny" and number % 4):
            continue
        both = [state.child(chance.choice(state.legal_actions())) for _ in range(2)]
        for player in {0, 1, 2} - {state.current_player()}:
            if both[0].observation_string(player) == both[1].observation_string(player):
                compared += both[0].history() != both[1].history()
                assert both[0].information_state_string(player) == both[1].information_state_string(player)
    assert compared > 5


@pytest.mark.parametrize(("game", "players"), [("tiny", 3), ("notre-dame", 3)])
def test_nobody_learns_what_others_choose_before_all_have_chosen(game: str, players: int) -> None:
    state = dealt(open_spiel_game(game, players), 1)
    told = set()
    for action in state.legal_actions():
        child = state.child(action)
        told.add(tuple(child.information_state_string(player) for player in range(1, players)))
        assert child.current_player() == 1
    assert len(told) == 1


def test_the_string_recalls_decisions_and_the_observation_does_not() -> None:
    state = dealt(open_spiel_game("tiny", 2), 1)
    action = state.legal_actions()[0]
    state.apply_action(action)
    assert TINY.catalogue[action] in state.information_state_string(0).splitlines()
    assert TINY.catalogue[action] not in state.observation_string(0)
    assert TINY.catalogue[action] not in state.information_state_string(1)


def test_observers_that_are_not_there_are_declined() -> None:
    """As OpenSpiel's `make_observation` has it: None, and no error."""
    game = open_spiel_game("tiny", 2)
    found = []
    for public in (True, False):
        for recall in (True, False):
            for private in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS"):
                kind = pyspiel.IIGObservationType(public, recall, getattr(pyspiel.PrivateInfoType, private))
                if make_observation(game, kind) is not None:
                    found.append((public, recall, private))
    assert found == [(True, True, "SINGLE_PLAYER"), (True, False, "SINGLE_PLAYER")]


@pytest.mark.parametrize(("game", "players"), [("tiny", 3), ("notre-dame", 2), ("troyes", 2)])
def test_openspiel_writes_a_playthrough(game: str, players: int) -> None:
    flags.FLAGS(["test"])
    text = f"parvis_{game.replace('-', '_')}(players={players})"
    lines = generate_playthrough.playthrough_lines(text, seed=1)
    assert "GameType.provides_information_state_tensor = False" in lines
    assert lines[-1].startswith("Returns() =")
    assert any(line.startswith("ObservationTensor(1)") for line in lines)
    assert any(line.startswith('InformationStateString(1) = "') for line in lines)


def test_an_information_state_has_no_tensor_as_several_would_share_one() -> None:
    game = open_spiel_game("tiny", 2)
    assert not game.get_type().provides_information_state_tensor
    assert make_observation(game, INFO_STATE_OBS_TYPE).tensor is None
    strings: dict[tuple[float, ...], set[str]] = {}
    for seed in range(30):
        for state in walk(game, seed):
            strings.setdefault(tuple(state.observation_tensor(0)), set()).add(state.information_state_string(0))
    assert max(map(len, strings.values())) > 1  # why: what a player knows now is not all that it has seen


def test_what_is_asked_of_the_wrong_one_has_no_answer() -> None:
    game = open_spiel_game("tiny", 2)
    start, state = game.new_initial_state(), dealt(game, 1)
    assert state.legal_actions(1) == []
    with pytest.raises(GameError, match="chance decides nothing here"):
        state.chance_outcomes()
    for action in (-1, len(TINY.catalogue)):
        with pytest.raises(GameError, match=f"there is no action {action} among {len(TINY.catalogue)}"):
            state.action_to_string(0, action)
    observers = [make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)]
    for player in (-1, 2):
        for observer in observers:
            with pytest.raises(GameError, match=f"there is no player {player} among 2"):
                observer.string_from(start, player)
        with pytest.raises(GameError, match=f"there is no player {player} among 2"):
            observers[0].set_from(start, player)


def test_environments_of_openspiel_play_it() -> None:
    env = rl_environment.Environment(open_spiel_game("tiny", 2), observation_type=None)
    chosen, step = np.random.RandomState(1), env.reset()
    assert len(step.observations["info_state"][0]) == TINY.observation.size
    while not step.last():
        step = env.step([chosen.choice(step.observations["legal_actions"][step.current_player()])])
    assert sum(step.rewards) == 1


def test_other_algorithms_of_openspiel_run() -> None:
    game = open_spiel_game("tiny", 2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = dealt(game, 1)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)
    bot = mcts.MCTSBot(game, 1.0, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()


def test_a_search_of_openspiel_plays_to_the_end() -> None:
    """Information set Monte Carlo tree search resamples before every simulation."""
    game, random_state = open_spiel_game("tiny", 2), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random_state), 1.0, 20, random_state=random_state)
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(random_state.choice(state.legal_actions()) if chance else bot.step(state))
    assert sum(state.returns()) == 1


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_bounds_hold_and_are_no_fancy(game: str, players: int, reward: str) -> None:
    spiel = open_spiel_game(game, players, reward)
    decisions, chances, outcomes = 0, 0, 0
    for state in walk(spiel, 1):
        if state.is_chance_node():
            chances, outcomes = chances + 1, max(outcomes, *state.legal_actions())
        else:
            decisions += not state.is_terminal()
    assert decisions < spiel.max_game_length() < 200 * decisions
    assert chances < spiel.max_chance_nodes_in_history() < 200 * chances
    assert outcomes < spiel.max_chance_outcomes()
    assert all(spiel.min_utility() <= utility <= spiel.max_utility() for utility in state.returns())


def test_a_game_that_gives_no_bound_gets_a_large_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TINY.__dict__, "longest", None)
    game = open_spiel_game("tiny", 2)
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (200_000, 100_000)


def test_chance_is_even() -> None:
    game = open_spiel_game("notre-dame", 4)
    outcomes = game.new_initial_state().chance_outcomes()
    assert [chance for _, chance in outcomes] == [0.25] * 4


@pytest.mark.parametrize("action", [0, 9999])
def test_what_is_not_legal_changes_nothing(action: int) -> None:
    state = dealt(open_spiel_game("tiny", 2), 1)
    before = str(state), state.history(), state.move_number()
    with pytest.raises(IllegalDecision, match="is not legal for seat 0 now"):
        state.apply_action(action)
    assert (str(state), state.history(), state.move_number()) == before


def test_a_game_that_is_over_takes_no_more_actions() -> None:
    *_, state = walk(open_spiel_game("tiny", 2), 1)
    ends, returns = state.history(), state.returns()
    with pytest.raises(IllegalDecision, match="the game is over"):
        state.apply_action(ends[-1])
    assert (state.history(), state.returns()) == (ends, returns)


@pytest.mark.parametrize("player", [-1, 2])
def test_nothing_is_dealt_anew_for_a_player_who_is_not_there(player: int) -> None:
    state = dealt(open_spiel_game("tiny", 2), 1)
    with pytest.raises(GameError, match=f"there is no player {player} among 2"):
        state.resample_from_infostate(player, random.random)


def test_bad_input_gets_one_clear_line() -> None:
    with pytest.raises(GameError, match="for 2, 3 or 4 players, not 5"):
        open_spiel_game("tiny", 5)
    with pytest.raises(GameError, match="no option 'high'"):
        open_spiel_game("tiny", 2, high=True)
    with pytest.raises(GameError, match="no such game: 'chess'"):
        open_spiel_game("chess")
    with pytest.raises(GameError, match="observers have no parameters"):
        open_spiel_game("tiny", 2).make_py_observer(None, {"more": 1})
