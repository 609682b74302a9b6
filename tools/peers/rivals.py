"""Who is measured, what is installed for it, and the ways of driving an engine that are compared with each other."""

from dataclasses import dataclass

WAYS = {
    "inside": "Whole games inside the engine, Python calls once a game or less",
    "rollout": "Many games at once, many steps of all of them by one call",
    "batch": "Many games at once, one step of all of them by two calls",
    "stepped": "Stepped from Python, the legal decisions asked for at every step",
    "face": "As an environment for learning, an observation at every step",
    "copies": "Copies of a game, one call from Python each",
    "simulations": "Tree search inside the engine: random games from the leaves",
}


@dataclass(frozen=True)
class Rival:
    """One engine: `script` is the module that measures it, `requirements` are what pip installs for it."""

    name: str
    title: str
    language: str
    script: str
    requirements: tuple[str, ...]


SCRIPTS = "tools.peers.scripts"

OURS = Rival("parvis", "Parvis", "Python, compiled by Numba", f"{SCRIPTS}.own_engine", ())

RIVALS = (
    Rival("open_spiel", "OpenSpiel", "C++", f"{SCRIPTS}.open_spiel", ("open_spiel>=2.0,<3", "numpy>=2,<3")),
    Rival(
        "city_of_gold", "city-of-gold", "C++", f"{SCRIPTS}.city_of_gold", ("city-of-gold>=0.0.3,<0.1", "numpy>=2,<3")
    ),
    Rival(
        "essence_wars", "essence-wars", "Rust", f"{SCRIPTS}.essence_wars", ("essence-wars>=0.12,<0.13", "numpy>=2,<3")
    ),
    Rival("pettingzoo", "PettingZoo", "Python", f"{SCRIPTS}.pettingzoo", ("pettingzoo[classic]>=1.27,<2",)),
    Rival("rlcard", "RLCard", "Python", f"{SCRIPTS}.rlcard", ("rlcard>=1.2,<2",)),
    Rival("catanatron", "Catanatron", "Python", f"{SCRIPTS}.catanatron", ("catanatron>=3.2,<4",)),
    Rival("pyminion", "pyminion", "Python", f"{SCRIPTS}.pyminion", ("pyminion>=0.4,<0.5",)),
)

# Half a gigabyte, and minutes of compiling in the first round: only if asked for.
WITH_JAX = Rival("pgx", "pgx", "Python, compiled by JAX", f"{SCRIPTS}.pgx", ("pgx>=2.6,<3", "jax>=0.5"))
