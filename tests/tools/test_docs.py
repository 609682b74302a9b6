"""The docs: links lead on where files become pages, and the API reference shows just what is public."""

import ast
import importlib
import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from parvis import bots, envs
from tools import docs

REFERENCE = docs.ROOT / "docs" / "reference"
SHOWN = re.compile(r"^::: (\S+)\n    options:\n      members: \[(.*)\]$", re.MULTILINE)
USERS = [*(docs.ROOT / "examples").rglob("*.py"), *(docs.ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize(
    ("page", "link", "followed"),
    [
        ("index.md", "[a](docs/hosting.md#mail)", "[a](hosting.md#mail)"),
        ("index.md", "[a](SECURITY.md)", "[a](security.md)"),
        ("index.md", "![a](docs/pictures/table.png)", "![a](pictures/table.png)"),
        ("index.md", "[MIT](LICENSE)", "MIT"),
        ("hosting.md", "[a](../SECURITY.md#versions)", "[a](security.md#versions)"),
        ("hosting.md", "[a](records.md)", "[a](records.md)"),
        ("envs/README.md", "[a](../../CONTRIBUTING.md)", "[a](../contributing.md)"),
        ("envs/README.md", "[a](../../examples/bots)", "a"),
        ("envs/README.md", "[a](#versions)", "[a](#versions)"),
        ("hosting.md", "[a](../nowhere.md)", "[a](../nowhere.md)"),
        ("hosting.md", "[a](https://example.org/b)", "[a](https://example.org/b)"),
    ],
)
def test_links_lead_from_page_to_page(page: str, link: str, followed: str) -> None:
    assert docs.linked(f"See {link}.", page) == f"See {followed}."


@pytest.mark.parametrize(
    ("text", "passes"),
    [
        ("# A\n\n[here](#a)\n", True),
        ("# A\n\n[here](#b)\n", False),
        ("# A\n\n[there](b.md)\n", False),
        ('# A\n\n<link href="https://example.org/a.css" rel="stylesheet">\n', False),
        ('# A\n\n<link rel="canonical" href="https://example.org/a/">\n', True),
        ('# A\n\n<img src="https://example.org/a.png">\n', False),
        ('# A\n\n<script src="//example.org/a.js"></script>\n', False),
    ],
    ids=["right", "anchor", "page", "style", "own address", "picture", "script"],
)
def test_a_wrong_link_or_one_that_loads_fails_the_build(text: str, passes: bool, tmp_path: Path) -> None:
    """With the settings of mkdocs.yml, for one page."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(text)
    folders = {"docs_dir": str(tmp_path / "docs"), "site_dir": str(tmp_path / "site")}
    settings = folders | {"nav": ["index.md"], "plugins": [], "hooks": [], "strict": True}
    config = load_config(str(docs.ROOT / "mkdocs.yml"), **settings)
    config.plugins.events["post_build"].append(docs.on_post_build)
    with nullcontext() if passes else pytest.raises(Abort):
        build(config)


def public() -> dict[str, set[str]]:
    """The public names, by module."""
    pages = "".join(page.read_text(encoding="utf-8") for page in sorted(REFERENCE.glob("*.md")))
    return {module: set(names.split(", ")) for module, names in SHOWN.findall(pages)}


def test_all_that_is_public_exists_and_says_what_it_is() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in REFERENCE.glob("*.md"))
    assert len(public()) == pages.count("\n::: ")
    for module, names in public().items():
        found = importlib.import_module(module)
        for name in names:
            thing = getattr(found, name)
            assert not callable(thing) or thing.__doc__, f"{module}.{name}"


def test_what_the_packages_export_is_public() -> None:
    assert public()["parvis.bots"] == set(bots.__all__)
    assert public()["parvis.envs"] == set(envs.__all__)


def imported(source: str) -> Iterator[tuple[str, str]]:
    """Modules of Parvis, and the names that a program imports from them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("parvis"):
            yield from ((str(node.module), name.name) for name in node.names)


@pytest.mark.parametrize("file", USERS, ids=lambda file: str(file.relative_to(docs.ROOT)))
def test_examples_import_only_what_is_public(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    sources = [text] if file.suffix == ".py" else re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    modules = {module.rpartition(".")[::2] for module in public()}
    for module, name in (found for source in sources for found in imported(source)):
        assert name in public().get(module, ()) or (module, name) in modules, f"{module}.{name}"


def test_the_files_that_are_named_are_there() -> None:
    for page in [*docs.ROOT.glob("*.md"), *(docs.ROOT / "docs").rglob("*.md")]:
        for path in re.findall(r"`((?:src|tests|tools|docs|examples)/[\w./-]+)`", page.read_text(encoding="utf-8")):
            assert "GAME" in path or (docs.ROOT / path).exists(), f"{page.name}: {path}"
        for path in re.findall(r"`((?:web|engine|bots|envs|arena)/[\w./-]+)`", page.read_text(encoding="utf-8")):
            assert (docs.ROOT / "src" / "parvis" / path).exists(), f"{page.name}: {path}"
