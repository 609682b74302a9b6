"""A web push sealed for one browser, as RFC 8291 says, in the form of RFC 8188: one record."""

import os

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of a record, as the head of a sealed message says; push services take no longer ones."""
LAST = b"\x02"
"""What stands behind the text of the last record."""


def sealed(
    text: bytes, browser: bytes, secret: bytes, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The text for a browser, by its public key (a point) and its secret. Key and salt are drawn unless given."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    ours = point(key.public_key())
    material = derived(shared, secret, b"WebPush: info\0" + browser + ours, 32)
    cipher = AESGCM(derived(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    content = cipher.encrypt(derived(material, salt, b"Content-Encoding: nonce\0", 12), text + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + content


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive a key of `length` bytes from secret ones, for one purpose."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers have it."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
