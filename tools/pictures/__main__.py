"""Make all pictures of the README that show the site, and those of the games on its first page and pages of rules.

Every picture is of a recorded game (tests/records), so that after a change of the pages all can be made again:
`python -m tools.pictures`; or some, by a part of their paths: `python -m tools.pictures night phone.png`.
"""

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageOps
from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from parvis.engine.texts import ENGLISH, translated
from tools.site import HOST, Site

ROOT = Path(__file__).parent.parent.parent
COVER = (800, 450)
"""Pixels of the pictures on the first page."""
WIDE, PHONE = (1536, 864), (360, 740)
NOTRE_DAME = "notre-dame/4p-new-greedy-0.json"
TROYES = "troyes/4p-base-greedy-0.json"
LADIES = "ladies/4p-characters-open-cards-both-events-both-purple-ramparts-greedy-24-ruling-2.json"


@dataclass(frozen=True)
class Shot:
    """A picture of a page, and how to make it."""

    game: str = ""
    """The record; none: the first page, or that of `page`."""
    steps: int = 0
    """How many are made before it; none: all."""
    page: str = ""
    """Path of the page after the address of the table; without a game, the whole path."""
    size: tuple[int, int] = WIDE
    night: bool = False
    analysed: bool = False
    """Whether the game is analysed first, which takes a minute."""
    whole: bool = False
    """All of the page, not only what a window shows of it."""
    part: str = ""
    """What alone is shown, in the shape of the first page's pictures, as a CSS selector."""
    piece: str = ""
    """What alone is shown, whole, within that shape, as a CSS selector: for the pages of rules."""
    words: str = ""
    """What is hidden, as a CSS selector: words in a picture that readers of all languages see."""
    language: str = ENGLISH


GAMES = "src/parvis/games"
RULES_OF_NOTRE_DAME = f"{GAMES}/notre_dame/table/page/static/rules"
RULES_OF_TROYES = f"{GAMES}/troyes/table/page/static/rules"
SHOTS = {
    f"{GAMES}/notre_dame/table/page/static/picture.webp": Shot(
        NOTRE_DAME, page="/replay/239", night=True, part=".rose-window", words=".pane-name, .stop-name"
    ),
    f"{GAMES}/troyes/table/page/static/picture.webp": Shot(
        TROYES, page="/replay/149", size=(1500, 900), night=True, part=".city", words=".seat-neutral .district-name"
    ),
    f"{RULES_OF_NOTRE_DAME}-board.webp": Shot(NOTRE_DAME, page="/replay/135", piece=".rose-window"),
    f"{RULES_OF_NOTRE_DAME}-laying-out.webp": Shot(NOTRE_DAME, page="/replay/135", piece="#persons"),
    f"{RULES_OF_NOTRE_DAME}-sharing-out.webp": Shot(NOTRE_DAME, page="/replay/231", piece="#cathedral"),
    f"{RULES_OF_TROYES}-pieces.webp": Shot(TROYES, page="/replay/149", size=(1500, 900), piece=".city"),
    f"{RULES_OF_TROYES}-activate.webp": Shot(LADIES, page="/replay/248", piece=".activity"),
    f"{RULES_OF_TROYES}-counter.webp": Shot(LADIES, page="/replay/248", piece=".event"),
    f"{RULES_OF_TROYES}-build.webp": Shot(LADIES, page="/replay/248", piece=".nave"),
    f"{RULES_OF_TROYES}-place.webp": Shot(LADIES, page="/replay/248", piece=".house"),
    f"{RULES_OF_TROYES}-guard.webp": Shot(LADIES, page="/replay/248", piece=".ramparts"),
    "docs/pictures/table.png": Shot(NOTRE_DAME, 135),
    "docs/pictures/table-night.png": Shot(NOTRE_DAME, 231, night=True),
    "docs/pictures/phone.png": Shot(NOTRE_DAME, 273, size=PHONE),
    "docs/pictures/troyes.png": Shot(TROYES, 411),
    "docs/pictures/troyes-night.png": Shot(TROYES, 399, night=True),
    "docs/pictures/troyes-phone.png": Shot(TROYES, 236, size=PHONE),
    "docs/pictures/troyes-ladies.png": Shot(LADIES, 371),
    "docs/pictures/result.png": Shot(NOTRE_DAME, page="/result", size=(1280, 800), analysed=True, whole=True),
    "docs/pictures/replay.png": Shot(NOTRE_DAME, page="/replay/322", analysed=True),
    "docs/pictures/bots.png": Shot(page="/bots", whole=True),
    "docs/pictures/home.png": Shot(whole=True),
}
"""By path; what the first page shows comes before the picture of it."""
SHOTS |= {
    f"{path.removesuffix('.webp')}.{language}.webp": replace(shot, language=language)
    for path, shot in SHOTS.items()
    if shot.piece
    for language in translated()
}  # what rules show has words in it
FILM = "docs/pictures/games.webp"
"""The picture that moves, at the head of the README."""
FILM_SIZE = (960, 540)
FRAMES = 10
"""Positions in it, of each game."""
SECONDS = 1.5
"""How long it shows each."""


def main() -> None:
    """Make the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="part of a picture's path (all of them)")
    parts = parser.parse_args().parts or [""]
    with started() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("PARVIS_CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, shot in SHOTS.items():
            if any(part in name for part in parts):
                if not shot.game:  # the server keeps in mind how large the files are that it has sent
                    site.kill()
                    site.start()
                image = screenshot(browser, shot, f"http://{HOST}:{site.port}{address(shot)}")
                save(image, ROOT / name)
                print(f"{name}: {image.width} x {image.height}", flush=True)
        if any(part in FILM for part in parts):
            save_film(filmed(browser, site), ROOT / FILM)
        browser.close()


@contextmanager
def started() -> Iterator[Site]:
    """A site on data of its own, which this process can write too."""
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder) / "data") as site:
        site.share()
        yield site


def address(shot: Shot) -> str:
    """Where its page is, once its table stands there; the first page shows a few."""
    from tools.pictures.positions import clear, finished, under_way  # need Django to be set up

    if shot.page and not shot.game:
        return shot.page
    if not shot.game:
        clear()
        finished(TROYES)
        finished(NOTRE_DAME)
        under_way(TROYES, 399)
        under_way(NOTRE_DAME, 322)
        return "/"
    table = under_way(shot.game, shot.steps) if shot.steps else finished(shot.game, shot.analysed)
    return f"/{shot.language}/tables/{table}{shot.page}"


def screenshot(browser: Browser, shot: Shot, at: str) -> Image.Image:
    """The picture, of twice as many pixels where it is small."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if shot.size == PHONE or shot.part or shot.piece else 1,
        color_scheme="dark" if shot.night else "light",
        reduced_motion="reduce",
        is_mobile=shot.size == PHONE,
        has_touch=shot.size == PHONE,
    )
    page = context.new_page()
    page.goto(at)
    page.evaluate("document.fonts.ready")
    if shot.words:
        page.locator(shot.words).evaluate_all("words => words.forEach(word => word.style.visibility = 'hidden')")
    if shot.piece:
        shown = page.locator(shot.piece).first.screenshot()
    else:
        shown = page.screenshot(clip=frame(page, shot.part)) if shot.part else page.screenshot(full_page=shot.whole)
    context.close()
    image = Image.open(BytesIO(shown)).convert("RGB")
    if shot.piece:
        return ImageOps.pad(image.convert("RGBA"), COVER, color=(0, 0, 0, 0))
    return image.resize(COVER, Image.Resampling.LANCZOS) if shot.part else image


def filmed(browser: Browser, site: Site) -> Iterator[Image.Image]:
    """Positions of both games, from the first to the last in which the first player is asked."""
    from tools.pictures.positions import asked

    for game in (NOTRE_DAME, TROYES):
        steps = asked(game)
        for number in range(FRAMES):
            shot = Shot(game, steps[number * (len(steps) - 1) // (FRAMES - 1)])
            image = screenshot(browser, shot, f"http://{HOST}:{site.port}{address(shot)}")
            yield image.resize(FILM_SIZE, Image.Resampling.LANCZOS)


def frame(page: Page, part: str) -> FloatRect:
    """The middle of an element, in the shape of the first page's pictures."""
    box = page.locator(part).bounding_box()
    assert box, part
    height = box["width"] * COVER[1] / COVER[0]
    above = max(0.0, box["height"] - height) / 2
    return {"x": box["x"], "y": box["y"] + above, "width": box["width"], "height": height}


def save_film(frames: Iterator[Image.Image], path: Path) -> None:
    """Write frames as one picture that moves."""
    first, *others = frames
    lasting = round(1000 * SECONDS)
    first.save(path, save_all=True, append_images=others, duration=lasting, loop=0, quality=60, method=6)
    print(f"{path.name}: {1 + len(others)} frames, {path.stat().st_size / 1000:.0f} kB", flush=True)


def save(image: Image.Image, path: Path) -> None:
    """Write it. Screens have few colours, of which none is to be lost."""
    if path.suffix == ".png":
        image.quantize(256, kmeans=3, dither=Image.Dither.NONE).save(path, optimize=True)
    else:
        image.save(path, quality=82, method=6)


if __name__ == "__main__":
    main()
