"""Release rulings: keep fingerprints of the printed values of games: `python -m tools.release [game ...]`.

They are kept in `released.toml` beside the data files. From then on these values are never changed: a correction is the
next ruling. Only the project releases rulings; those of an owner of the game are told apart by their fingerprints.
"""

import sys

from parvis.engine import registry
from parvis.engine.printed import Printed

HEAD = """# What is printed under released rulings, as fingerprints. Written by `python -m tools.release`.
# A game goes on under the values that it began with, so these never change: see docs/rulings.md for corrections.
"""


def page(printed: Printed) -> str:
    """The content of the file as text."""
    return HEAD + "".join(
        "\n[[ruling]]\n" + "".join(f'"{name}" = "{print_}"\n' for name, print_ in prints.items())
        for prints in printed.rulings
    )


def main(names: list[str]) -> None:
    """Release the rulings of these games; without a name, of all that have printed values."""
    for name in names or registry.names():
        printed = registry.find(name).printed
        if printed:
            printed.file.write_text(page(printed), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
