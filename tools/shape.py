"""Measure how much code games are, and how much a new one needs to know: `python -m tools.shape [COMMIT ...]`.

A line of code is one that has more than a comment, a docstring or a string alone. A place that knows a question is a
file that names the hotel's perk. A concept is a name that a game's file imports from Parvis, a declaration or a rule of
the rule book that it uses, or a field of `Game` that it fills in. docs/architecture.md has the figures.
"""

import ast
import io
import re
import subprocess
import sys
import tarfile
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMITS = ("6ddf77d4^", "7e036555^", "HEAD")
"""Before a question was one declaration; before pieces, kinds of persons, and what holds by default; now."""
GAMES = {"Notre Dame": "src/parvis/games/notre_dame/", "Troyes": "src/parvis/games/troyes/"}
SMALL = {"the dice game": "examples/game/example_game.py", "Nim": "examples/game/nim.py"}
QUESTION = re.compile(r'\b(CHOOSE_)?PERK\b|"perk"')
NO_CODE = {
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT),
    *(tokenize.ENCODING, tokenize.ENDMARKER),
}
"""Tokens that a line without code has, too."""


def files_of(commit: str) -> dict[str, str]:
    """The Python files of games and examples in a commit, by path. Exits where the clone lacks the commit."""
    known = subprocess.run(
        ["git", "rev-parse", "-q", "--verify", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True
    )
    if known.returncode:
        sys.exit(f"no such commit: {commit}; a shallow clone gets all of them by git fetch --unshallow")
    there = subprocess.run(
        ["git", "ls-tree", "--name-only", commit, "src/parvis/games", "examples"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    packed = subprocess.run(["git", "archive", commit, *there], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        members = [member for member in archive if member.isfile() and member.name.endswith(".py")]
        return {
            member.name: contents.read().decode() for member in members if (contents := archive.extractfile(member))
        }


def lines_of_code(source: str) -> int:
    """Lines with more than a comment, a docstring or a string alone."""
    alone: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            alone.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    code = {line for token in tokens if token.type not in NO_CODE for line in range(token.start[0], token.end[0] + 1)}
    return len(code - alone)


def concepts(source: str) -> set[str]:
    """What whoever writes such a game has to know of Parvis."""
    tree = ast.parse(source)
    return {*imported(tree), *declared(tree), *fields_filled_in(tree)}


def imported(tree: ast.Module) -> Iterator[str]:
    """Names that a file imports from Parvis."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("parvis"):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def declared(tree: ast.Module) -> Iterator[str]:
    """What a file uses of its rule book, and of what that has declared."""
    made = {
        target.id for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets if isinstance(target, ast.Name)
    }  # fmt: skip
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in made:
            yield f".{node.attr}"


def fields_filled_in(tree: ast.Module) -> Iterator[str]:
    """The fields of `Game` that a file says something in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Game":
            yield from (f"Game.{keyword.arg}" for keyword in node.keywords)


def measured(files: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What is measured of a commit's files, and how much it is."""
    for game, folder in GAMES.items():
        own = {path: source for path, source in files.items() if path.startswith(folder)}
        rules = {path: source for path, source in own.items() if path.startswith(f"{folder}rules/")}
        for part, found in ((game, own), (f"{game}, rules alone", rules)):
            yield f"{part}: lines of code, files", f"{sum(map(lines_of_code, found.values())):,}, {len(found)}"
        if game == "Notre Dame":
            knowing = [path for path, source in own.items() if QUESTION.search(source)]
            of_rules = sum(path in rules for path in knowing)
            yield "places that know the hotel's perk, of them rules", f"{len(knowing)}, {of_rules}"
    for game, path in SMALL.items():
        source = files.get(path)
        yield (
            f"{game}: lines of code, concepts",
            (f"{lines_of_code(source)}, {len(concepts(source))}" if source else "none yet"),
        )


def main(commits: list[str]) -> None:
    """Print a row for each thing that is measured, with a column for each commit."""
    columns = [dict(measured(files_of(commit))) for commit in commits or COMMITS]
    for what in columns[0]:
        print(f"| {what} | {' | '.join(column[what] for column in columns)} |")


if __name__ == "__main__":
    main(sys.argv[1:])
