"""The bot that follows a policy, and the policies that ship."""

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from typing import Any

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import policies, policy
from parvis.bots.closer import FAVOURITES
from parvis.engine import registry
from parvis.engine.contract import Game, seats_of
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.engine.samples import hidden, stops_of
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES

GAMES = [NOTRE_DAME, TROYES]
MOST = 3 << 20  # bytes of a policy
SLOWLY = 8  # positions in which an interpreted bot looks closer


def choices(game: Game, games: int = 12, stride: int = 7) -> Iterator[tuple[Any, int]]:
    """Positions of random games with all settings of options, each with a seat that has a choice in it."""
    for _, play in stops_of(game, games, stride):
        for seat in seats_of(game.movers(play.state)):
            if seat != NATURE and len(game.legal(play.state, seat)) > 1:
                yield play.state, seat


def scores(game: Game, state: Any, seat: int) -> list[float]:
    """What the policy thinks of all that a seat may decide, in the order of the decisions."""
    advice = bots.explain(bots.interpreted(game), game, state, seat, "quick", 1)
    return [one.share for one in sorted(advice, key=lambda one: one.decision)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_policies_that_ship_fit_their_games(game: Game) -> None:
    path = policies.path_of(game)
    assert path is not None
    assert path.stat().st_size < MOST
    head, weights = policies.read_policy(path, game)
    assert head[policy.HIDDEN] % 16 == 0
    assert np.abs(weights.astype(int)).max() < 1 << 15


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_compiled_and_interpreted_think_alike_and_what_is_hidden_does_not_matter(game: Game) -> None:
    compiled = bots.compiled(game)
    looked_at = 0
    for state, seat in choices(game):
        looked_at += 1
        other = hidden(game, state, seat, looked_at)
        expected = bots.explain(bots.interpreted(game), game, state, seat, "quick", 1)
        assert bots.explain(compiled, game, state, seat, "quick", 1) == expected
        assert bots.explain(compiled, game, other, seat, "quick", 2) == expected
        assert bots.choose(compiled, game, state, seat, "quick:0", 3) == expected[0].decision
        chosen = bots.choose(compiled, game, state, seat, "quick", 4)
        assert bots.choose(compiled, game, other, seat, "quick", 5) == chosen
        if looked_at < SLOWLY:
            assert bots.choose(bots.interpreted(game), game, state, seat, "quick", 6) == chosen
    assert looked_at > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_decisions_are_seen_from_the_seat(game: Game) -> None:
    """The seat itself is seat 0 in the words that it would use, and different decisions stay different."""
    moved = set()
    for state, seat in choices(game):
        legal = game.legal(state, seat)
        seen = [game.observation.seen(state, seat, decision) for decision in legal]
        assert len(set(seen)) == len(legal)
        if seat == 0:
            assert seen == legal
        for decision, instead in zip(legal, seen, strict=True):
            assert game.catalogue[decision].split()[0] == game.catalogue[instead].split()[0]
            if decision != instead:
                moved.add(game.catalogue[decision].split()[0])
    assert moved >= ({"drive"} if game is NOTRE_DAME else {"die"})


def test_a_temperature_lets_it_stray_as_often_as_its_scores_say() -> None:
    state, seat = next((s, seat) for s, seat in choices(NOTRE_DAME) if 0.2 < max(scores(NOTRE_DAME, s, seat)) < 0.8)
    core = bots.compiled(NOTRE_DAME)
    best = max(scores(NOTRE_DAME, state, seat))
    chosen = [bots.choose(core, NOTRE_DAME, state, seat, "quick:1", seed) for seed in range(400)]
    favourite = bots.choose(core, NOTRE_DAME, state, seat, "quick", 1)
    assert chosen.count(favourite) / 400 == pytest.approx(best, abs=0.1)
    assert {bots.choose(core, NOTRE_DAME, state, seat, "quick:0", seed) for seed in range(20)} == {favourite}


def test_where_the_policy_wavers_it_takes_one_of_its_favourites() -> None:
    """It is among the first few, and near the policy's own choice."""
    core, wavered = bots.compiled(TROYES), 0
    for state, seat in choices(TROYES, games=6):
        quick, blind = (bots.choose(core, TROYES, state, seat, name, 1) for name in ("quick", "quick:0"))
        if quick != blind:
            wavered += 1
            share = {one.decision: one.share for one in bots.explain(core, TROYES, state, seat, "quick", 1)}
            assert share[quick] >= share[blind] * math.exp(-policies.nearness(TROYES) / 100) - 1e-6
            assert sorted(share.values())[-FAVOURITES:][0] <= share[quick]
    assert wavered > 3


@pytest.mark.parametrize("setting", ["", "warm", "-1", "10", "0.123", "1e3"])
def test_what_is_no_temperature_is_refused(setting: str) -> None:
    with pytest.raises(GameError, match="needs a temperature"):
        bots.find(f"quick:{setting}")


def test_it_plays_like_greedy_in_a_game_without_a_policy() -> None:
    core, looked_at = bots.interpreted(TINY), 0
    for state, seat in choices(TINY, games=6, stride=1):
        looked_at += 1
        quick, greedy = (bots.choose(core, TINY, state, seat, name, 5) for name in ("quick", "greedy"))
        assert quick == greedy
    assert looked_at > 5


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_inputs_of_a_policy_are_found_by_name_and_new_ones_count_nothing(name: str) -> None:
    game = registry.find(name)
    names = game.features.names
    with_card = replace(game, features=replace(game.features, names=(names[0], "a new card", *names[1:])))
    head, weights = policies.policy_of(game)
    wide_head, wide = policies.policy_of(with_card)
    hidden, old, new = head[policy.HIDDEN], policies.inputs(game), policies.inputs(with_card)
    assert new == old + 1
    for network in range(max(head[head[policy.NETWORKS_AT] : head[policy.STARTS_AT]]) + 1):
        at, wide_at = head[head[policy.STARTS_AT] + network], wide_head[wide_head[policy.STARTS_AT] + network]
        rows = weights[at : at + (1 + old) * hidden].reshape(-1, hidden)
        wide_rows = wide[wide_at : wide_at + (1 + new) * hidden].reshape(-1, hidden)
        assert (np.delete(wide_rows, 2, axis=0) == rows).all()
        assert not wide_rows[2].any()


def test_decisions_of_a_policy_are_found_by_their_words() -> None:
    game = registry.find("notre-dame")
    before = policies.names_of_inputs(game), list(game.catalogue[:-1])
    head, weights = policies.policy_of(game)
    path = policies.path_of(game)
    assert path is not None
    with np.load(path) as arrays:
        hidden, networks = int(arrays["hidden"]), arrays["networks"].tolist()
    last = len(game.catalogue) - 1
    scored = policies.outputs(game, networks)
    lacking = next(network for network, decisions in enumerate(scored) if last in decisions)
    end = policies.size(policies.inputs(game), hidden, len(scored[lacking])) + head[head[policy.STARTS_AT] + lacking]
    fewer = np.concatenate([weights[: end - hidden - 1], weights[end:]])
    found = policies.widened(game, hidden, networks, fewer, before)
    assert len(found) == len(weights)
    assert not found[end - hidden - 1 : end].any()
    assert (np.delete(found, np.s_[end - hidden - 1 : end]) == fewer).all()


def test_a_policy_of_something_else_is_refused(tmp_path: Path) -> None:
    own = policies.path_of(NOTRE_DAME)
    assert own is not None
    with pytest.raises(GameError, match=r"^policy.npz was made for .*, not for troyes as it is"):
        policies.read_policy(own, TROYES)
    copy = Path(copyfile(own, tmp_path / "policy.npz"))
    copy.write_bytes(copy.read_bytes()[:5000])
    with pytest.raises(GameError, match=r"^policy.npz is not a policy: "):
        policies.read_policy(copy, NOTRE_DAME)
    head, weights = policies.read_policy(own, NOTRE_DAME)
    networks = [int(number) for number in head[head[policy.NETWORKS_AT] : head[policy.STARTS_AT]]]
    policies.write_policy(copy, NOTRE_DAME, int(head[policy.HIDDEN]), networks, weights)
    assert np.array_equal(policies.read_policy(copy, NOTRE_DAME)[1], weights)
    policies.write_policy(copy, NOTRE_DAME, int(head[policy.HIDDEN]), networks, weights[1:])
    with pytest.raises(GameError, match="weights, not"):
        policies.read_policy(copy, NOTRE_DAME)
