"""A policy in JAX decides for all seats of many games at once; observations and masks reach it by DLPack.

    pip install jax 'parvis[envs]'
    python examples/batch_jax.py

JAX takes an array without a copy where its memory is aligned as JAX wants it, and copies it otherwise. Either way the
array is good until the next step only, which writes to that memory: copy what you keep for longer with `jnp.array`.
"""

import jax
import jax.numpy as jnp
import numpy as np

from parvis.envs import batch_env

GAMES, UNITS, STEPS = 256, 64, 400


def weights(key: jax.Array, before: int, after: int) -> jax.Array:
    """A layer with random weights."""
    return jax.random.normal(key, (before, after)) / jnp.sqrt(before)


@jax.jit
def decide(layers: list[jax.Array], key: jax.Array, observations: jax.Array, masks: jax.Array) -> jax.Array:
    """A decision for each game, drawn from those that are legal."""
    hidden = jax.nn.tanh(observations.astype(jnp.float32) @ layers[0])
    return jax.random.categorical(key, jnp.where(masks != 0, hidden @ layers[1], -jnp.inf))


def main() -> int:
    """0 if games have ended and every decision was legal: `step` raises IllegalDecision otherwise."""
    env = batch_env("notre-dame", players=4, games=GAMES, seed=1)
    buffers = env.reset()
    first, second, key = jax.random.split(jax.random.key(1), 3)
    layers = [weights(first, buffers.observations.shape[1], UNITS), weights(second, UNITS, buffers.masks.shape[1])]
    ended = 0
    for number in range(STEPS):
        observations, masks = jnp.from_dlpack(buffers.observations), jnp.from_dlpack(buffers.masks)
        decisions = decide(layers, jax.random.fold_in(key, number), observations, masks)
        env.step(np.from_dlpack(decisions))  # waits for the decisions: only then the buffers are written again
        ended += int(buffers.done.sum())
    print(f"{GAMES * STEPS:,} decisions, {ended} games ended")
    return 0 if ended else 1


if __name__ == "__main__":
    raise SystemExit(main())
