"""Release rulings: keep fingerprints of the printed values of games: `python -m tools.release [game ...]`.

`--box FILE` makes an owner's box the next ruling first, and writes a page of what is different to `build/`: review it,
and the changes of the data files, before they are committed.

They are kept in `released.toml` beside the data files. From then on these values are never changed: a correction is the
next ruling. Only the project releases rulings; those of an owner of the game are told apart by their fingerprints.
"""

import subprocess
import sys
from pathlib import Path

from parvis.engine import registry
from parvis.engine.printed import Printed
from tools import from_box

BUILD = Path(__file__).parent.parent / "build"

HEAD = """# What is printed under released rulings, as fingerprints. Written by `python -m tools.release`.
# A game goes on under the values that it began with, so these never change: see docs/rulings.md for corrections.
"""


def page(printed: Printed) -> str:
    """The content of the file as text."""
    return HEAD + "".join(
        "\n[[ruling]]\n" + "".join(f'"{name}" = "{print_}"\n' for name, print_ in prints.items())
        for prints in printed.rulings
    )


def take_in(file: Path) -> None:
    """Make an owner's box the next ruling, write what is different, and release it. Raises GameError."""
    box, content = from_box.read(file)
    printed = registry.find(box.game).printed
    assert printed
    BUILD.mkdir(exist_ok=True)
    told = BUILD / f"{box.game}-ruling-{box.ruling + 1}.md"
    told.write_text(from_box.page(box, content), encoding="utf-8")
    from_box.release(box, printed.file.parent)
    subprocess.run([sys.executable, "-m", "tools.release", box.game], check=True)  # which reads the new files
    print(f"What is different: {told}")


def main(names: list[str]) -> None:
    """Release the rulings of these games; without a name, of all that have printed values."""
    if names[:1] == ["--box"]:
        take_in(Path(names[1]))
        return
    for name in names or registry.names():
        printed = registry.find(name).printed
        if printed:
            printed.file.write_text(page(printed), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
