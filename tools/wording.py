"""Check that docstrings and names say something when each is read alone: `python -m tools.wording [folder]`.

A docstring stands alone in an index. Nouns and verbs name modules and functions, pronouns and participles don't.
"""

import ast
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "tools", "examples")
SHORTEST = 23
"""Characters that a docstring's first line has at least: what is shorter says only what the name says already."""
ALONE = re.compile(
    r"(The|This|That|Then) same\b|(Same|Such|So (many|much))\b|Like\b|See\b|As (?!many|much|often|long|soon|far)"
    r"|(It|Its|It's|They|Them|Their|Theirs|He|She|His|Her)\b|(These|Those|This one|That one|That|Both)\b"
    r"|(One|All|Any|Each|Some|Most|None|Both|Either) of (it|them|these|those)\b|(And|But|Or|Also|Again|There)\b"
)
"""Beginnings that lean on what stands before them, which an index does not show."""
SUSPECT = re.compile(rf'"""(?=[^\s"].{{,{SHORTEST - 2}}}("""|$)|{ALONE.pattern})', re.MULTILINE)
"""Finds files that may have such a docstring; to parse all others would take seconds."""
TESTS = ("test_", "Test")
"""How names begin that say what they are about: docstrings of tests go on from there."""


NO_NAMES = ("again", "anew", "beside", "elsewhere", "here", "meanwhile", "taken", "there")
PRONOUNS = ("hers", "it", "its", "mine", "others", "ours", "own", "theirs", "them", "these", "they", "those", "yours")
"""Names that no module and no function has: whose, of what or where to, only a sentence would say."""
FUNCTION = re.compile(r"^ *(?:async )?def (\w+)", re.MULTILINE)


class Docstring(NamedTuple):
    """A docstring with the name of what it belongs to, dotted within its module."""

    line: int
    name: str
    text: str


Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def docstrings(node: Documented, name: str = "") -> Iterator[Docstring]:
    """Docstrings of a module, of its classes and functions, and of what is assigned in it and in classes."""
    if said := text_of(node.body[0]) if node.body else "":
        yield Docstring(node.body[0].lineno, name, said)
    if isinstance(node, ast.Module | ast.ClassDef):
        for statement, following in pairwise(node.body):
            if (target := assigned(statement)) and (said := text_of(following)):
                yield Docstring(following.lineno, f"{name}.{target}".strip("."), said)
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from docstrings(child, f"{name}.{child.name}".strip("."))


def text_of(statement: ast.stmt) -> str:
    """The text of a statement that is nothing but a string; empty for any other."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return statement.value.value if isinstance(statement.value.value, str) else ""
    return ""


def assigned(statement: ast.stmt) -> str:
    """What a statement assigns to, as it is written; empty where it assigns nothing."""
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0])
    return ast.unparse(statement.target) if isinstance(statement, ast.AnnAssign) else ""


def fault(docstring: Docstring) -> str:
    """Why a docstring can't be read alone; empty where it can."""
    first, _, _ = docstring.text.strip().partition("\n")
    if any(part.startswith(TESTS) for part in docstring.name.split(".")):
        return ""
    if len(first) < SHORTEST:
        return "too short to say anything"
    return "begins with what only its neighbours explain" if ALONE.match(first) else ""


def faults(folder: Path) -> Iterator[str]:
    """A line for each docstring in a folder's sources that can't be read alone, and for each name that says nothing."""
    for file in sorted(file for name in FOLDERS for file in (folder / name).rglob("*.py")):
        content = file.read_text(encoding="utf-8")
        for name in [file.stem, *FUNCTION.findall(content)]:
            if name in (*NO_NAMES, *PRONOUNS):
                yield f"{file.relative_to(folder)}: {name}: no noun and no verb"
        for docstring in docstrings(ast.parse(content)) if SUSPECT.search(content) else ():
            if why := fault(docstring):
                place = f"{file.relative_to(folder)}:{docstring.line}"
                yield f"{place}: {docstring.name or 'module'}: {why}: {docstring.text!r}"


def main(folder: Path = ROOT) -> int:
    """Print all faults; returns 1 if there are any."""
    found = list(faults(folder))
    verdict = f"{len(found)} faults in docstrings and names" if found else "All docstrings and names say something"
    print(*found, verdict, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
