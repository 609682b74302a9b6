"""The bot `quick`: follows a policy that has learned what `skilled` decides, and looks closer where the policy wavers.

With a temperature, even 0, it follows the policy alone and looks at no other position.
"""

import math
import re
from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from parvis.bots import greedy, lookahead, policies, policy
from parvis.bots.bot import Advice, Bot
from parvis.bots.in_core import FOLLOWS_POLICY, LOOKS_AHEAD, LOOKS_CLOSER, InCore
from parvis.bots.information_state import InformationState
from parvis.bots.policies import has_policy, nearness, policy_of
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.questions import NATURE
from parvis.engine.quoted import quoted
from parvis.engine.refusals import Refusal

TEMPERATURES = re.compile(r"[0-9](\.[0-9]{1,2})?", re.ASCII)


@cache
def weights_in(core: Core) -> tuple[Any, Any]:
    """A game's policy and its weights as this core reads them: made once, as nobody changes them."""
    row, weights = policy_of(core.game)
    return core.weights(row.tolist()), core.shorts(weights)


def policy_buffers(core: Core) -> Sequence[Any]:
    """What functions of `parvis.bots.policy` get: the policy, its weights, the observation, sums. The last two are
    scratch."""
    row, weights = weights_in(core)
    sums = core.weights([0] * policies.sums_size(core.game, int(row[policy.HIDDEN])))
    return row, weights, core.shorts(core.game.observation.size), sums


def buffers_of(information: InformationState) -> Sequence[Any]:
    """The buffers of a seat, made at the first call."""
    if "policy" not in information.kept:
        core = information.core
        values = core.buffer(max(len(core.game.features.names), NATURE))
        row, weights, *scratch = policy_buffers(core)
        information.kept["policy"] = row, weights, values, *scratch
    found: Sequence[Any] = information.kept["policy"]
    return found


def in_game(way: InCore | None, game: Game) -> InCore | None:
    """How a bot plays that game inside the core: without a policy, `quick` plays like `greedy`."""
    if way is None or way.kind not in (FOLLOWS_POLICY, LOOKS_CLOSER):
        return way
    if not has_policy(game):
        return InCore(LOOKS_AHEAD)
    if way.kind == FOLLOWS_POLICY:
        return way
    near = nearness(game)
    return InCore(LOOKS_CLOSER, near) if near > 0 else InCore(FOLLOWS_POLICY)


def choose(information: InformationState, way: InCore) -> int:
    """The decision that the policy draws, or the best of its favourites."""
    its: Any = in_game(way, information.core.game)
    if its.kind == LOOKS_AHEAD:
        return greedy.choose(information, learned=False, noise=0)
    loops: Any = information.loops
    row, weights, values, observed, sums = buffers_of(information)
    begin = information.states, 0, information.seat, information.count, information.decisions, its.noise
    if its.kind == FOLLOWS_POLICY:
        return int(loops.choose_quickly(*begin, information.chance, row, weights, values, observed, sums))
    evaluator = information.evaluator(learned=True)
    return int(
        loops.look_closer(
            *begin, information.out, evaluator.frames, evaluator.model, row, weights, values, evaluator.memory,
            observed, sums,
        )
    )  # fmt: skip


def explain(information: InformationState) -> list[Advice]:
    """The decisions by how likely the policy is to draw them at temperature 1. It expects no points."""
    if not has_policy(information.core.game):
        return greedy.explain(information, learned=False, noise=0)
    buffers, loops, n = buffers_of(information), information.loops, information.count
    loops.score_all(information.states, 0, information.seat, n, information.decisions, *buffers)
    first = int(buffers[0][policy.HIDDEN])
    scores = [int(score) / (1 << policy.BITS) for score in buffers[-1][first : first + n]]
    chances = [math.exp(score - max(scores)) for score in scores]
    advice = [
        Advice(int(decision), None, chance / sum(chances))
        for decision, chance in zip(information.decisions[:n], chances, strict=True)
    ]
    return sorted(advice, key=lambda one: -one.share)


def bot(name: str, way: InCore) -> Bot:
    """The bot that plays in a way of its own."""
    return Bot(
        name,
        "follows a policy that has learned what skilled decides; plays like greedy in a game without one",
        partial(choose, way=way),
        explain,
        places=1 + lookahead.DEPTH,
        below="greedy",
        set=with_temperature,
        in_core=way,
    )


def with_temperature(setting: str) -> Bot:
    """The bot that draws with the temperature in a setting, such as 1 or 0.5. Raises GameError."""
    if not TEMPERATURES.fullmatch(setting):
        raise Refusal("bot-quick", setting=quoted(setting))
    return bot(f"quick:{setting}", InCore(FOLLOWS_POLICY, round(float(setting) * policy.WHOLE)))


BOT = bot("quick", InCore(LOOKS_CLOSER))
