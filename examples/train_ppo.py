"""A small PPO learns to beat random play at Notre Dame for two, in less than a minute on one core.

    pip install torch && pip install 'parvis[learn]'    # the first for the CPU alone: pytorch.org tells how
    python examples/train_ppo.py
    python examples/train_ppo.py --opponent greedy --steps 200000

MaskablePPO of sb3-contrib asks the environment for its action mask (`action_masks`) and chooses legal actions only. In
training the reward is the margin of the score, which tells more than a win; what is measured at the end is the share of
games won.
"""

import argparse
import sys
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from parvis.envs import single_env

ENVS = 16
"""Number of games side by side."""
ENOUGH = 0.8
"""Share of games against random play that shows that something was learned."""


def environments(opponent: str, reward: str) -> DummyVecEnv:
    """Games for two: the learner in a random seat, a bot in the other."""
    return DummyVecEnv([lambda: single_env("notre-dame", 2, opponents=opponent, seat=None, reward=reward)] * ENVS)


def win_share(model: MaskablePPO, opponent: str, games: int, seed: int) -> float:
    """Share of wins over that many games; a shared win counts half."""
    envs, won = environments(opponent, "win"), list[float]()
    envs.seed(seed)
    observations = envs.reset()
    while len(won) < games:
        masks = np.stack(envs.env_method("action_masks"))
        decisions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        observations, rewards, done, _ = envs.step(decisions)
        won += rewards[done].tolist()
    return float(np.mean(won[:games]))


def learn(opponent: str, steps: int, rounds: int, games: int, seed: int) -> float:
    """Train in rounds, print a line after each; the win share at the end."""
    rewarded = environments(opponent, "margin")
    envs = VecNormalize(rewarded, norm_obs=False, gamma=1.0)  # rewards to the size that PPO is used to
    envs.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
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
    share, began = 0.0, time.process_time()
    print(f"{'decisions':>10} {'games won':>10} {'CPU s':>6}")
    for done in range(rounds + 1):
        if done:
            model.learn(steps // rounds, reset_num_timesteps=False)
        share = win_share(model, opponent, games, seed + 1000 + done)
        print(f"{model.num_timesteps:>10,} {share:>10.0%} {time.process_time() - began:>6.0f}", flush=True)
    return share


def main() -> int:
    """0 unless the last win share against random play shows that nothing was learned."""
    parser = argparse.ArgumentParser(description="Train a small PPO against a bot.")
    parser.add_argument("--opponent", default="random", help="who sits in the other seat")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions of the learner")
    parser.add_argument("--rounds", type=int, default=4, help="how often it is tested on the way")
    parser.add_argument("--games", type=int, default=200, help="games of each test")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    share = learn(chosen.opponent, chosen.steps, chosen.rounds, chosen.games, chosen.seed)
    print(f"wins {share:.0%} of games against {chosen.opponent}")
    return 0 if share > ENOUGH or chosen.opponent != "random" else 1


if __name__ == "__main__":
    sys.exit(main())
