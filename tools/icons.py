"""Draw the app's icons from the rose: `python -m tools.icons`. Chromium draws them; its path is in PARVIS_CHROMIUM."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).resolve().parent.parent / "src/parvis/web/static"
ICONS = {"any-192": (192, 1.0), "any-512": (512, 1.0), "maskable-512": (512, 0.78), "apple-180": (180, 0.9)}
"""By name: the width in pixels, and how much of it the rose takes. Maskable ones are cut into any shape."""
GROUND = "#1d2230"
"""What stands around the rose: its own dark."""


def main() -> None:
    """Draw all icons of the site."""
    rose = (STATIC / "rose.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        path = os.environ.get("PARVIS_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        for name, (width, share) in ICONS.items():
            draw(browser.new_page(viewport={"width": width, "height": width}), rose, name, share)
        browser.close()


def draw(page: Page, rose: str, name: str, share: float) -> None:
    """Draw one. Those that show the whole rose have nothing around it."""
    ground = "transparent" if share == 1 else GROUND
    style = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {ground}"
    page.set_content(f'<body style="{style}"><div style="width: {share:.0%}; line-height: 0">{rose}</div>')
    page.screenshot(path=STATIC / "icons" / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
