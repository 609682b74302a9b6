"""pgx: many games at once, rules and random play compiled by JAX for the CPU."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from tools.peers.scripts.timing import Report, Work

GAMES = {"connect_four": (1024, 50), "backgammon": (1024, 10), "chess": (64, 10)}  # games at once, steps by a call


def batch(name: str) -> Work:
    """The loop over steps is compiled as well; a game that ends begins again."""
    games, steps = GAMES[name]
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(_: int, carried: Any) -> Any:
        state, key = carried
        key, choice, nature = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, actions, jax.random.split(nature, games))
        return state, key

    run = jax.jit(lambda state, key: jax.lax.fori_loop(0, steps, once, (state, key)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    key = jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal state, key
        state, key = run(state, key)
        jax.block_until_ready(state)
        return games * steps

    return play


def main() -> None:
    """All figures. What JAX has compiled is kept in the environment, for the next rounds."""
    jax.config.update("jax_compilation_cache_dir", str(Path(sys.prefix) / "compiled"))
    report = Report("pgx", "jax")
    for name, (games, _) in GAMES.items():
        report.times("rollout", name, f"{games} games, loop inside jit", partial(batch, name))


if __name__ == "__main__":
    main()
