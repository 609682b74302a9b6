"""The site as an app: what a browser asks for that installs it, and the page that is shown where there is no network.

What it keeps is that page with its picture and its style. No other page is ever kept: tables are nobody else's.
"""

import hashlib
import json
from pathlib import Path

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from parvis.web.pages import statics
from parvis.web.texts import text

WORKER = Path(__file__).parent / "worker.js"
DAY = "#f6f0e2"
"""The colour of the paper by day, as in site.css."""
ICONS = (("192", "any"), ("512", "any"), ("512", "maskable"))
"""Widths and purposes of the pictures, as in static/icons."""


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """What the app is called, and what it looks like."""
    told = {
        "id": reverse("home"),
        "name": text("site-title"),
        "short_name": text("site-title"),
        "description": text("app-about"),
        "start_url": reverse("home"),
        "scope": reverse("home"),
        "display": "standalone",
        "background_color": DAY,
        "theme_color": DAY,
        "icons": [picture(width, purpose) for width, purpose in ICONS],
    }
    return JsonResponse(told, content_type="application/manifest+json")


def picture(width: str, purpose: str) -> dict[str, str]:
    """An icon of the site, as its manifest lists it."""
    name = f"icons/{purpose}-{width}.png"
    return {"src": statics.address(name), "sizes": f"{width}x{width}", "type": "image/png", "purpose": purpose}


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    """Where a browser looks for the icon of a page that names none, such as the admins'."""
    return redirect(statics.address("rose.svg"))


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """The script that works behind all pages of the site; at its root, so that it is theirs."""
    kept = [reverse("offline"), *map(statics.address, ("site.css", "rose.svg"))]
    name = hashlib.blake2b(json.dumps(kept).encode(), digest_size=6).hexdigest()
    given = f"const KEPT = {json.dumps(kept)};\nconst NAME = {json.dumps(name)};\n"
    given += f"const STANDING = {json.dumps(reverse('notices-standing'))};\n"
    icons = f"const ICON = {json.dumps(statics.address('icons/any-192.png'))};\n"
    return HttpResponse(given + icons + WORKER.read_text(encoding="utf-8"), content_type="text/javascript")


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """The page for when there is no network: the same for everybody."""
    return render(None, "notices/offline.html")
