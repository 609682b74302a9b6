"""Web push: what is told is sealed for one browser; the browser's maker passes it on, and can't read it."""

import json
import os
import time
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from django.core.files import locks
from jwt.utils import base64url_decode, base64url_encode

from parvis.engine.files import PRIVATE, replacing
from parvis.web.notices.delivery import Undelivered, post, target
from parvis.web.notices.sealing import CURVE, point, sealed
from parvis.web.storage import places

KEY = "PARVIS_PUSH_KEY"
"""The environment variable that gives the key of a site on several machines."""
KEPT_FOR = 24 * 3600
"""Seconds for which a notice waits for a browser that is not there."""
VALID = 12 * 3600
"""Seconds for which a signature holds."""
FORM = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
"""How the site's key is kept."""
POINT, SECRET = 65, 16
"""Bytes of a browser's key and of its secret."""


def key_of(folder: Path) -> ec.EllipticCurvePrivateKey:
    """The site's key for web push, kept in the folder; a new one where there is none.

    Raises OSError, or ValueError for a file that holds no such key.
    """
    file = folder / places.PUSH_KEY_FILE
    if not file.exists():
        with (folder / f"{file.name}.lock").open("w") as alone:
            locks.lock(alone, locks.LOCK_EX)  # the first to come makes it, for all
            if not file.exists():
                with replacing(file, PRIVATE) as new:
                    new.write_bytes(ec.generate_private_key(CURVE).private_bytes(*FORM))
    return read_key(file.read_bytes(), str(file))


def read_key(text: bytes, place: str) -> ec.EllipticCurvePrivateKey:
    """The key for web push in a text of the form PEM that stands at that place. Raises ValueError for another."""
    found = serialization.load_pem_private_key(text, None)
    if not isinstance(found, ec.EllipticCurvePrivateKey):
        raise ValueError(f"{place} holds a key of another kind")
    return found


@cache
def site_key() -> ec.EllipticCurvePrivateKey:
    """The key with which this site signs its messages: that of the environment, or the one in its folder."""
    given = os.environ.get(KEY, "")
    return read_key(given.encode(), KEY) if given else key_of(settings.DATA)


def public_key() -> str:
    """What a browser needs to take what this site sends, and nobody else."""
    return base64url_encode(point(site_key().public_key())).decode()


def read(subscription: str) -> dict[str, Any]:
    """A browser's subscription, as its script sent it. Raises Undelivered."""
    try:
        told = json.loads(subscription)
        kept = {"url": told["endpoint"], "keys": {name: told["keys"][name] for name in ("p256dh", "auth")}}
        target(kept["url"])
        browser, secret = (base64url_decode(kept["keys"][name].encode("ascii")) for name in ("p256dh", "auth"))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Undelivered("subscription") from None
    if (len(browser), len(secret)) != (POINT, SECRET):
        raise Undelivered("subscription")
    return kept


def send(subscription: dict[str, Any], told: dict[str, Any]) -> None:
    """Tell one browser. Raises Undelivered."""
    address, keys = subscription["url"], subscription["keys"]
    body = sealed(json.dumps(told).encode(), base64url_decode(keys["p256dh"]), base64url_decode(keys["auth"]))
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        **signed(address),
    }
    post(address, body, headers)


def signed(address: str) -> dict[str, str]:
    """The header by which a push service knows this site."""
    parts = urlsplit(address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": contact()}
    token = jwt.encode(claims, site_key(), "ES256")
    return {"Authorization": f"vapid t={token},k={public_key()}"}


def contact() -> str:
    """Where a push service may complain."""
    return settings.ADDRESS if settings.ADDRESS.startswith("https:") else f"mailto:{settings.DEFAULT_FROM_EMAIL}"
