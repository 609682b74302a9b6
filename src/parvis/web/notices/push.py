"""Web push: what is told is sealed for one browser; the browser's maker passes it on, and can't read it."""

import json
import os
import time
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from django.core.files import locks
from py_vapid import Vapid02, VapidException
from py_vapid.utils import b64urldecode, b64urlencode

from parvis.engine.files import PRIVATE, replacing
from parvis.web import places
from parvis.web.notices.reach import Undelivered, post, target

KEPT_FOR = 24 * 3600
"""Seconds for which a notice waits for a browser that is not there."""
VALID = 12 * 3600
"""Seconds for which a signature holds."""
POINT, SECRET = 65, 16
"""Bytes of a browser's key and of its secret."""


def key_of(folder: Path) -> Vapid02:
    """The site's key for web push, kept in the folder; a new one where there is none. Raises OSError."""
    file = folder / places.PUSH_KEY_FILE
    if not file.exists():
        with (folder / f"{file.name}.lock").open("w") as alone:
            locks.lock(alone, locks.LOCK_EX)  # the first to come makes it, for all
            if not file.exists():
                made = Vapid02()
                made.generate_keys()
                with replacing(file, PRIVATE) as new:
                    new.write_bytes(made.private_pem())
    return Vapid02.from_file(str(file))


@cache
def site_key() -> Vapid02:
    """The key of this site."""
    return key_of(settings.DATA)


def public_key() -> str:
    """What a browser needs to take what this site sends, and nobody else."""
    form = serialization.PublicFormat.UncompressedPoint
    return b64urlencode(site_key().public_key.public_bytes(serialization.Encoding.X962, form))


def read(subscription: str) -> dict[str, Any]:
    """A browser's subscription, as its script sent it. Raises Undelivered."""
    try:
        told = json.loads(subscription)
        kept = {"url": told["endpoint"], "keys": {name: told["keys"][name] for name in ("p256dh", "auth")}}
        target(kept["url"])
        point, secret = (b64urldecode(kept["keys"][name].encode("ascii")) for name in ("p256dh", "auth"))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Undelivered("subscription") from None
    if (len(point), len(secret)) != (POINT, SECRET):
        raise Undelivered("subscription")
    return kept


def send(subscription: dict[str, Any], told: dict[str, Any]) -> None:
    """Tell one browser. Raises Undelivered."""
    address, keys = subscription["url"], subscription["keys"]
    body = http_ece.encrypt(
        json.dumps(told).encode(),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=b64urldecode(keys["p256dh"].encode()),
        auth_secret=b64urldecode(keys["auth"].encode()),
        version="aes128gcm",
    )
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
    try:
        return dict(site_key().sign(claims))
    except VapidException:
        raise Undelivered("subscription") from None


def contact() -> str:
    """Where a push service may complain."""
    return settings.ADDRESS if settings.ADDRESS.startswith("https:") else f"mailto:{settings.DEFAULT_FROM_EMAIL}"
