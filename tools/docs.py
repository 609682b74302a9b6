"""What the docs need beside their pages, as hooks of MkDocs: mkdocs.yml names this file, `make docs` runs it.

The README is the first page, in each language, and CONTRIBUTING.md, SECURITY.md and CHANGELOG.md are pages, too. Links
follow, and one to a file that is no page becomes plain text. A page that would load anything from the network fails the
build.
"""

import logging
import posixpath
import re
from collections.abc import Mapping
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
LOG = logging.getLogger("mkdocs.plugins.parvis")
"""A warning here fails a strict build."""
PAGES = {
    "README.md": "index.md",
    **{f"README.{language}.md": f"{language}.md" for language in ("de", "fr", "pl", "ru")},
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
"""Files of the repository's folder, and which pages they are."""
LOGO = ROOT / "src/parvis/web/static/rose.svg"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")
LOADED = re.compile(
    r'<(?:script|img|iframe|source)\b[^>]*\ssrc="(?:https?:)?//[^"]*'
    r'|<link\b(?![^>]*\srel="(?:canonical|prev|next)")[^>]*\shref="(?:https?:)?//[^"]*'
)
"""What a browser would fetch from another place as soon as it has the page."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand outside of docs, and the logo."""
    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, LOGO.name, abs_src_path=str(LOGO)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let the links of a page lead to pages."""
    return linked(markdown, page.file.src_uri)


def linked(markdown: str, page: str) -> str:
    """The text of a page, whose links lead from file to file, with links from page to page."""
    sources: Mapping[str, str] = {name: source for source, name in PAGES.items()}
    folder = posixpath.dirname(sources.get(page, f"docs/{page}"))

    def follow(link: re.Match[str]) -> str:
        sign, words, target, anchor = link.groups(default="")
        if ":" in target:
            return link[0]
        path = posixpath.normpath(posixpath.join(folder, target))
        if path in PAGES or path.startswith("docs/"):
            to = PAGES.get(path) or path.removeprefix("docs/")
            return f"{sign}[{words}]({posixpath.relpath(to, posixpath.dirname(page) or '.')}{anchor})"
        return words if (ROOT / path).exists() else link[0]

    return LINK.sub(follow, markdown)


def on_post_build(config: MkDocsConfig) -> None:
    """Complain of all that a page would load from the network."""
    for page in sorted(Path(config.site_dir).rglob("*.html")):
        for found in LOADED.findall(page.read_text(encoding="utf-8")):
            LOG.warning("%s loads something from the network: %s", page.name, found)
