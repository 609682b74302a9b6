"""A small PPO learns to beat random play at Notre Dame for two, in less than a minute on one core.

    pip install torch && pip install 'parvis[learn]'    # the first for the CPU alone: pytorch.org tells how
    python examples/train_ppo.py
    python examples/train_ppo.py --task parvis/Troyes-2p-v1 --opponent greedy --steps 400000 --seeds 1,2,3 --out ppo

MaskablePPO of sb3-contrib asks the games for their action masks (`action_masks`) and chooses legal actions only. In
training the reward is the margin of the score, which tells more than a win, and the deals are those to train with; what
is measured on the way is the share of games won, in deals to test with. With --out, each seed's line goes into
`curve.csv` as soon as it is measured, and its network into a file that the bot of `examples/ppo_bot` plays by.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from parvis.envs import task, vector_env

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv, VecNormalize
except ModuleNotFoundError as error:
    sys.exit(
        f"This needs {error.name}. First get PyTorch, for the CPU alone with the command that "
        "https://pytorch.org/get-started/locally/ shows, then: pip install 'parvis[learn]'"
    )

GAMES = 16
"""Number of games side by side."""
ENOUGH = 0.8
"""Share of games against random play that shows that something was learned."""
HEAD = ("task", "opponent", "seed", "decisions", "games", "win_share", "cpu_seconds")


class Games(VecEnv):
    """Games of a task side by side, inside the core: the learner in a random seat, a bot in all others."""

    def __init__(self, name: str, opponent: str, reward: str, split: str) -> None:
        chosen = {"opponents": opponent, "seat": None, "reward": reward, "split": split, "autoreset_mode": "SameStep"}
        self.games = vector_env(num_envs=GAMES, **chosen, **task(name).setting(split))
        super().__init__(GAMES, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Any:
        """Begin new games, of the seeds that were given to `seed`."""
        observations, _ = self.games.reset(seed=self._seeds)
        self._reset_seeds()
        return observations

    def step_async(self, actions: Any) -> None:
        """Note the decisions of all games."""
        self.decisions = actions

    def step_wait(self) -> Any:
        """Make them; where a game ends, another begins."""
        observations, rewards, done, _, info = self.games.step(self.decisions)
        last = info.get("final_obs")
        infos = [{"terminal_observation": last[place]} if over else {} for place, over in enumerate(done)]
        return observations, rewards.astype(np.float32), done, infos

    def close(self) -> None:
        """End the games and their threads."""
        self.games.close()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        """What a method of the games tells of each: `action_masks`."""
        return list(getattr(self.games, method_name)(*args, **more))

    def has_attr(self, attr_name: str) -> bool:
        """Whether the games have something of that name."""
        return hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Something of the games, by game."""
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing of the games can be set."""
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Whether games are wrapped: none of them is."""
        return [False] * self.num_envs


def win_share(model: MaskablePPO, name: str, opponent: str, games: int, seed: int) -> float:
    """Share of wins in deals to test with, the same number of games in each place; a shared win counts as its part."""
    envs = Games(name, opponent, "win", "test")
    won: list[list[float]] = [[] for _ in range(GAMES)]
    envs.seed(seed)
    observations = envs.reset()
    while any(len(own) < games // GAMES for own in won):
        masks = np.stack(envs.env_method("action_masks"))
        decisions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        observations, rewards, done, _ = envs.step(decisions)
        for place in np.flatnonzero(done):
            won[place].append(float(rewards[place]))
    envs.close()
    return float(np.mean([own[: games // GAMES] for own in won]))


def learner(name: str, opponent: str, seed: int) -> MaskablePPO:
    """A fresh network, and how it learns."""
    envs = VecNormalize(Games(name, opponent, "margin", "train"), norm_obs=False, gamma=1.0)
    envs.seed(1_000_000 * seed)
    return MaskablePPO(
        "MlpPolicy",
        envs,  # rewards to the size that PPO is used to
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        learning_rate=1e-3,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [64, 64]},
        device="cpu",
        seed=seed,
    )


def learn(chosen: Any, seed: int) -> float:
    """Train in rounds, tell after each what was reached; the win share at the end."""
    model, began, share = learner(chosen.task, chosen.opponent, seed), time.process_time(), 0.0
    for done in range(chosen.rounds + 1):
        if done:
            model.learn(chosen.steps // chosen.rounds, reset_num_timesteps=False)
        share = win_share(model, chosen.task, chosen.opponent, chosen.games, 1000 + done)
        seconds = round(time.process_time() - began)
        print(f"{seed:>4} {model.num_timesteps:>10,} {share:>10.0%} {seconds:>6}", flush=True)
        if chosen.out:
            row = (chosen.task, chosen.opponent, seed, model.num_timesteps, chosen.games, round(share, 4), seconds)
            keep(chosen.out, chosen.task, seed, row, model)
    return share


def keep(folder: Path, name: str, seed: int, row: Any, model: MaskablePPO) -> None:
    """Add a row to the curve, and write the network: its layers, each as (units before, units) and their biases."""
    folder.mkdir(parents=True, exist_ok=True)
    curve = folder / "curve.csv"
    is_new = not curve.exists()
    with curve.open("a", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows([HEAD, row] if is_new else [row])
    policy = model.policy
    linear = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    layers = {}
    for number, layer in enumerate([*linear, policy.action_net]):
        layers[f"weights{number}"] = layer.weight.detach().numpy().T
        layers[f"biases{number}"] = layer.bias.detach().numpy()
    np.savez(folder / f"{name.rpartition('/')[2]}-{seed}.npz", **layers)


def main() -> int:
    """0 unless the last win share against random play shows that nothing was learned."""
    parser = argparse.ArgumentParser(description="Train a small PPO against a bot.")
    parser.add_argument("--task", default="parvis/NotreDame-2p-v1", help="the game, see docs/tasks.md")
    parser.add_argument("--opponent", default="random", help="who sits in the other seats")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions of the learner")
    parser.add_argument("--rounds", type=int, default=4, help="how often it is tested on the way")
    parser.add_argument("--games", type=int, default=208, help=f"games of each test, a multiple of {GAMES}")
    parser.add_argument("--seeds", default="1", help="one training for each, with commas between them")
    parser.add_argument("--out", type=Path, help="a folder for the curve and the networks")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    print(f"seed {'decisions':>10} {'games won':>10} {'CPU s':>6}")
    share = min(learn(chosen, int(seed)) for seed in chosen.seeds.split(","))
    print(f"wins {share:.0%} of games against {chosen.opponent}")
    return 0 if share > ENOUGH or chosen.opponent != "random" else 1


if __name__ == "__main__":
    sys.exit(main())
