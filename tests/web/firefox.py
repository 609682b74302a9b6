"""Firefox, spoken to in the standard WebDriver BiDi: as much of a browser as a whole game needs.

Playwright and Puppeteer ask for more of that standard than the Firefox of Debian knows, and Selenium for a driver that
Debian has no package of.
"""

import json
import os
import shutil
import subprocess
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 90.0
"""Seconds until a test gives up waiting: a busy machine is no fault of the site."""
LOGGED, ASKED, ANSWERED, LOADED = EVENTS = (
    "log.entryAdded",
    "network.beforeRequestSent",
    "network.responseCompleted",
    "browsingContext.load",
)

FIND = """selectors => {
  const seen = element => element.getClientRects().length && element.checkVisibility({ visibilityProperty: true });
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9], places = parts.flatMap(down => parts.map(across => [across, down]));
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(seen);
    if (!found) continue;
    found.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = found.getBoundingClientRect();
    for (const [across, down] of places) {
      const [x, y] = [Math.floor(box.x + box.width * across), Math.floor(box.y + box.height * down)];
      if (found.contains(document.elementFromPoint(x, y))) return { selector, x, y };
    }
  }
  return null;
}"""
"""Where the first element that is seen and lies open can be pressed, in its middle if that does."""
KEY_MOVES = ("keyDown", "keyUp")


@contextmanager
def running(profile: Path, night: bool = False) -> Iterator["Firefox"]:
    """Firefox without a window and with a fresh profile, in which it is day or night."""
    profile.mkdir()
    scheme = f'user_pref("layout.css.prefers-color-scheme.content-override", {0 if night else 1});\n'
    (profile / "user.js").write_text(scheme, encoding="utf-8")
    path = os.environ.get("PARVIS_FIREFOX") or shutil.which("firefox-esr") or "firefox"
    command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            port = until(lambda: port_of(profile), "Firefox listens")
            with connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=PATIENCE) as connection:
                yield Firefox(connection)
        finally:
            process.kill()


def port_of(profile: Path) -> int | None:
    """Where Firefox listens, once it says so in its profile."""
    with suppress(FileNotFoundError, json.JSONDecodeError):
        return int(json.loads((profile / "WebDriverBiDiServer.json").read_text(encoding="utf-8"))["ws_port"])
    return None


class Firefox:
    """One page in Firefox, through a connection to it."""

    def __init__(self, connection: ClientConnection) -> None:
        """Begin to listen to what happens."""
        self.connection = connection
        self.events: list[dict[str, Any]] = []
        self.asked = 0
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=[*EVENTS])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def prepare(self, script: str) -> None:
        """Let a script run in every page before its own."""
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Carry out a command; what happens meanwhile is kept in `events`."""
        self.asked += 1
        self.connection.send(json.dumps({"id": self.asked, "method": method, "params": parameters}))
        while (answer := json.loads(self.connection.recv(PATIENCE))).get("id") != self.asked:
            self.events.append(answer)
        assert answer["type"] == "success", f"{method}: {answer}"
        result: dict[str, Any] = answer["result"]
        return result

    def goto(self, address: str) -> None:
        """Open a page and wait until it has loaded."""
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page again and wait for it."""
        self.send("browsingContext.reload", context=self.context, wait="complete")

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        viewport = {"width": size[0], "height": size[1]}
        self.send("browsingContext.setViewport", context=self.context, viewport=viewport)

    def screenshot(self, path: Path) -> None:
        """Save what the window shows."""
        path.write_bytes(b64decode(self.send("browsingContext.captureScreenshot", context=self.context)["data"]))

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function of the page's own language says to an argument."""
        said = self.send(
            "script.callFunction",
            functionDeclaration=f"async text => JSON.stringify(await ({function})(JSON.parse(text)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return json.loads(said["result"]["value"])

    def wait(self, function: str, argument: Any = None) -> Any:
        """Wait until a function of the page says something that counts as true."""
        return until(lambda: self.evaluate(function, argument), function)

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """What has happened so far, of one kind."""
        self.send("session.status")  # with its answer comes what nobody has listened to
        return [event["params"] for event in self.events if event["method"] == kind]

    def wait_for_answer(self, end: str) -> None:
        """Wait until an address of that end has been answered."""
        until(
            lambda: any(one["request"]["url"].endswith(end) for one in self.happened(ANSWERED)), f"an answer to {end}"
        )

    def find(self, selectors: tuple[str, ...]) -> dict[str, Any]:
        """Where an element stands as soon as nothing covers it and it stands still."""
        places: list[Any] = [None]

        def still() -> Any:
            places.append(self.evaluate(FIND, selectors))
            return places[-1] if places[-1] == places[-2] else None

        place: dict[str, Any] = until(still, f"{selectors} can be clicked")
        return place

    def click(self, *selectors: str, pointer: str = "mouse") -> str:
        """Press an element, that of the first selector for which there is one. Returns the selector.

        `pointer`: `mouse` or `touch`.
        """
        place = self.find(selectors)
        moves = [
            {"type": "pointerMove", "x": place["x"], "y": place["y"]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.act({"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": moves})
        return str(place["selector"])

    def leave_by(self, selector: str) -> None:
        """Click what leads to another page, and wait until that one is there."""
        before = len(self.happened(LOADED))
        self.click(selector)
        until(lambda: len(self.happened(LOADED)) > before, f"{selector} leads to another page")

    def press(self, key: str) -> None:
        """Press a key on the keyboard."""
        self.act({"type": "key", "id": "keyboard", "actions": [{"type": kind, "value": key} for kind in KEY_MOVES]})

    def act(self, actions: dict[str, Any]) -> None:
        """Move what a person moves."""
        self.send("input.performActions", context=self.context, actions=[actions])

    def complaints(self, host: str) -> list[str]:
        """Errors so far, breaches of the security policy among them, and what was asked of another host."""
        errors = [str(entry["text"]) for entry in self.happened(LOGGED) if entry["level"] == "error"]
        asked = [entry["request"]["url"] for entry in self.happened(ASKED)]
        return errors + [address for address in asked if not address.startswith((host, "data:"))]


def until(ask: Callable[[], Any], what: str) -> Any:
    """Ask again and again, until the answer counts as true."""
    end = time.monotonic() + PATIENCE
    while not (told := ask()):
        assert time.monotonic() < end, f"not within {PATIENCE:.0f} seconds: {what}"
        time.sleep(0.02)
    return told
