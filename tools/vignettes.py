"""Draw the vignettes of persons, cards, events, characters and tiles: `python -m tools.vignettes FOLDER`.

FOLDER is that of the npm package @iconify-json/game-icons, unpacked: `npm pack @iconify-json/game-icons` brings it.
Which sign stands for what, and who drew it, is in vignettes.toml.
"""

import argparse
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from parvis.engine import registry

SIGNS = Path(__file__).with_suffix(".toml")
SOURCE = "Signs of game-icons.net, CC BY 3.0, by {authors}; colours removed. Drawn by tools/vignettes.py."
COLOUR = re.compile(r' (fill|stroke)="[^"]*"')
PATH = re.compile(r'(?<= d=")[^"]*')
FRACTION = re.compile(r"-?\d*\.\d+")


def main() -> None:
    """Draw those of each game into its static folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the npm package @iconify-json/game-icons, unpacked")
    icons = json.loads((parser.parse_args().folder / "icons.json").read_text(encoding="utf-8"))["icons"]
    chosen = tomllib.loads(SIGNS.read_text(encoding="utf-8"))
    authors = chosen.pop("authors")
    for game, kinds in chosen.items():
        signs = {f"{kind}-{name}": sign for kind, names in kinds.items() for name, sign in names.items()}
        page = registry.find(game).page
        assert page is not None
        assert page.static is not None
        (page.static / "vignettes.svg").write_text(sheet(signs, icons, authors), encoding="utf-8")


def sheet(signs: Mapping[str, str], icons: Mapping[str, Mapping[str, str]], authors: Mapping[str, list[str]]) -> str:
    """All vignettes of a game, each a symbol with the name of its piece."""
    by = [name for name, drawn in authors.items() if set(drawn) & set(signs.values())]
    lines = [
        f'  <symbol id="{piece}" viewBox="0 0 512 512">{drawn(icons[sign])}</symbol>' for piece, sign in signs.items()
    ]
    source = SOURCE.format(authors=", ".join(by))
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', f"  <!-- {source} -->", *lines, "</svg>", ""])


def drawn(icon: Mapping[str, str]) -> str:
    """The paths of an icon, in the colour of the text around it."""
    return f'<g fill="currentColor">{PATH.sub(rounded, COLOUR.sub("", icon["body"]))}</g>'


def rounded(path: re.Match[str]) -> str:
    """A path with all numbers to a tenth: a sign is 512 wide, and is shown at a quarter of that at most."""
    return FRACTION.sub(tenth, path[0])


def tenth(number: re.Match[str]) -> str:
    """A number to a tenth, written shortly, and apart from one that ends where it begins."""
    whole, _, part = f"{float(number[0]):.1f}".partition(".")
    written = whole if part == "0" else f"{whole.removesuffix('0') if whole in ('0', '-0') else whole}.{part}"
    written = "0" if written == "-0" else written
    is_apart = written.startswith("-") or not number.string[number.start() - 1 : number.start()].isdigit()
    return written if is_apart else f" {written}"


if __name__ == "__main__":
    main()
