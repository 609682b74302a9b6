"""Every person, card, event and character has a vignette of its own, drawn by somebody who is named."""

import re
import tomllib
from pathlib import Path

import pytest

from parvis.engine import registry
from tests.web.visiting import Visitor
from tools.vignettes import PATH, SIGNS, rounded

KEY = re.compile(r"^((?:person|card|event|character)-[a-z-]+) =", re.MULTILINE)


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_every_piece_that_has_a_name_has_a_vignette(game: str) -> None:
    chosen = tomllib.loads(SIGNS.read_text(encoding="utf-8"))
    page = registry.find(game).page
    assert page is not None
    assert page.static is not None
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (page.static / "vignettes.svg").read_text(encoding="utf-8")))
    assert drawn == {f"{kind}-{name}" for kind, names in chosen[game].items() for name in names}
    names = (registry.find(game).texts or Path()).joinpath("en", "names.ftl").read_text(encoding="utf-8")
    assert {key for key in KEY.findall(names) if key.split("-")[0] in chosen[game]} <= drawn


def test_the_page_about_the_site_names_whoever_drew_a_sign() -> None:
    page = Visitor().get("/about").text
    assert all(author in page for author in tomllib.loads(SIGNS.read_text(encoding="utf-8"))["authors"])


def test_whoever_drew_a_sign_is_named_once() -> None:
    chosen = tomllib.loads(SIGNS.read_text(encoding="utf-8"))
    authors = chosen.pop("authors")
    credited = sorted(sign for signs in authors.values() for sign in signs)
    assert credited == sorted(
        {sign for kinds in chosen.values() for names in kinds.values() for sign in names.values()}
    )


@pytest.mark.parametrize(
    ("path", "to_tenths"),
    [
        ("M331.734 20.443c-.15.097-4.96 3.04", "M331.7 20.4c-.1 .1-5 3"),
        ("l1.04.52-.04-.97", "l1 .5 0-1"),
        ("a4.4 4.4 0 0 1 12 10.06", "a4.4 4.4 0 0 1 12 10.1"),
    ],
)
def test_paths_are_drawn_to_a_tenth_and_their_numbers_stay_apart(path: str, to_tenths: str) -> None:
    assert PATH.sub(rounded, f'<path d="{path}"/>') == f'<path d="{to_tenths}"/>'


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_signs_carry_no_digits_that_nobody_sees(game: str) -> None:
    page = registry.find(game).page
    assert page is not None
    assert page.static is not None
    assert not re.search(r"\.\d\d", (page.static / "vignettes.svg").read_text(encoding="utf-8"))
