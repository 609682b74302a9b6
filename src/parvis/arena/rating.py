"""Ratings of the players of a tournament, by OpenSkill's Plackett-Luce model, which handles any number of players.

Games are rated in the order of their numbers, deal by deal, so that every line-up counts all along. Bots don't
change, so nothing is added to the uncertainty from game to game (tau = 0). A name in several seats gets the mean of
what its seats get: against itself it gains nothing.
"""

from dataclasses import dataclass

import numpy as np

from parvis.arena.standings import Columns


@dataclass(frozen=True)
class Rating:
    """Strength of a player: its mean and standard deviation. A fresh player has 25 and 25/3."""

    player: str
    mu: float
    sigma: float
    games: int

    @property
    def low(self) -> float:
        """The lower end of the interval for 19 of 20."""
        return self.mu - 1.96 * self.sigma

    @property
    def high(self) -> float:
        """The upper end of the interval in which the rating lies in 19 of 20 cases."""
        return self.mu + 1.96 * self.sigma


def ratings(results: Columns) -> list[Rating]:
    """Ratings after all games, the strongest first. Rows are sorted by game; equals in rank share it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    rated = {name: model.rating() for name in dict.fromkeys(results["name"])}
    counts = dict.fromkeys(rated, 0)
    starts = np.flatnonzero(np.r_[True, results["game"][1:] != results["game"][:-1]])
    for names, ranks in zip(np.split(results["name"], starts[1:]), np.split(results["rank"], starts[1:]), strict=True):
        teams = model.rate([[rated[name]] for name in names], ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(names):
            own = [team[0] for team, other in zip(teams, names, strict=True) if other == name]
            mu, sigma = (sum(values) / len(own) for values in zip(*[(one.mu, one.sigma) for one in own], strict=True))
            rated[name] = model.rating(mu=mu, sigma=sigma)
            counts[name] += 1
    found = [Rating(name, float(one.mu), float(one.sigma), counts[name]) for name, one in rated.items()]
    return sorted(found, key=lambda rating: -rating.mu)
