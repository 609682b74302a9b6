"""The scripts of pages: those that are no modules share one scope, where a name stands for one thing."""

import re
from collections import Counter
from pathlib import Path

import parvis.web

WEB = Path(parvis.web.__file__).parent
DECLARED = re.compile(r"^(?:let|const|(?:async )?function) (?:(\w+)|\{([^}]*)\})", re.MULTILINE)


def declared(script: Path) -> set[str]:
    """What a script declares for all."""
    found = DECLARED.findall(script.read_text(encoding="utf-8"))
    several = {name.split(":")[-1].strip() for _, names in found for name in names.split(",") if names}
    return {name for name, _ in found if name} | several


def test_no_two_scripts_declare_the_same_name() -> None:
    """A browser runs nothing of a script that declares what another has."""
    pages = "".join(page.read_text(encoding="utf-8") for page in WEB.rglob("templates/**/*.html"))
    modules = set(re.findall(r'static\("([^"]+)"\) \}\}"[^>]* type="module"', pages))
    scripts = [script for script in (WEB / "static").glob("*.js") if script.name not in modules]
    assert len(scripts) > len(modules) > 2
    counted = Counter(name for script in scripts for name in declared(script))
    assert [name for name, times in counted.items() if times > 1] == []
