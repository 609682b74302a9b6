"""A policy of TorchRL decides for all seats of many games at once; it reads the batch's own memory, by DLPack.

    pip install torch && pip install torchrl 'parvis[envs]'    # the first for the CPU alone: pytorch.org tells how
    python examples/batch_torchrl.py

The tensors are made once: they show what each step writes. `collected` is a TensorDict of so many steps and games, as
TorchRL's losses take it, but for what came of each decision, which docs/envs/batch.md tells how to find.
"""

import numpy as np
import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor

from parvis.envs import batch_env

GAMES, STEPS = 64, 400


def actor(size: int, decisions: int) -> ProbabilisticActor:
    """A network with two layers, and decisions drawn from those that are legal."""
    network = MLP(in_features=size, out_features=decisions, num_cells=[64, 64])
    return ProbabilisticActor(
        TensorDictModule(network, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )


def main() -> int:
    """0 if games have ended and every decision was legal: `step` raises IllegalDecision otherwise."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    sizes = batch_env("notre-dame", players=4, games=1).reset()
    size, decisions = sizes.observations.shape[1], sizes.masks.shape[1]
    observations, masks = np.zeros((GAMES, size), np.float32), np.zeros((GAMES, decisions), np.bool_)
    env = batch_env("notre-dame", players=4, games=GAMES, seed=1, observations=observations, masks=masks)
    buffers, policy = env.reset(), actor(size, decisions)
    seen = TensorDict(
        {"observation": torch.from_dlpack(observations), "action_mask": torch.from_dlpack(masks)}, batch_size=[GAMES]
    )
    steps, ended = [], 0
    with torch.no_grad():
        for _ in range(STEPS):
            decided = policy(seen.clone())  # a copy: the next step writes over what is seen
            env.step(decided["action"].numpy())
            ended += int(buffers.done.sum())
            steps.append(decided.exclude("logits"))
    collected = torch.stack(steps, dim=1)
    print(f"{collected.numel():,} decisions, {ended} games ended; {sorted(collected.keys())}")
    return 0 if ended else 1


if __name__ == "__main__":
    raise SystemExit(main())
