"""Receivers of notices on this computer: webhooks with and without encryption, and a browser's push service."""

import json
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
import jwt
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from jwt.utils import base64url_decode, base64url_encode

from parvis.web.notices.sealing import CURVE, point


@dataclass
class Received:
    """A request that the receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body of the request, read as JSON."""
        return json.loads(self.body)


@dataclass
class Receiver:
    """Somebody who takes what is sent, and answers with a status."""

    address: str
    requests: list[Received] = field(default_factory=list)
    status: int = 204
    location: str = ""
    """Where an answer points to."""


@contextmanager
def receiving(certificate: Path | None = None, host: str = "127.0.0.1") -> Iterator[Receiver]:
    """A receiver, with that certificate by https."""
    receiver = Receiver("")

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.requests.append(Received(self.path, dict(self.headers), body))
            self.send_response(receiver.status)
            if receiver.location:
                self.send_header("Location", receiver.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer((host, 0), Handler)
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    receiver.address = f"{'https' if certificate else 'http'}://{host}:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def certificate(file: Path, *names: str) -> Path:
    """A certificate with its key, for these hosts, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0])])
    known = [x509.IPAddress(ip_address(one)) if one[0].isdigit() else x509.DNSName(one) for one in names]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(known), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


class FakeBrowser:
    """A browser that has subscribed, with its push service."""

    def __init__(self, address: str) -> None:
        self.address = f"{address}/push/1"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen letters!"

    @property
    def subscription(self) -> str:
        """The subscription as a browser's script sends it."""
        told = {"p256dh": point(self.key.public_key()), "auth": self.secret}
        keys = {name: base64url_encode(value).decode() for name, value in told.items()}
        return json.dumps({"endpoint": self.address, "expirationTime": None, "keys": keys})

    def open(self, request: Received, public_key: str) -> Any:
        """What a push says, if it is signed by who may send it, for this service, and sealed for this browser."""
        signed = request.headers["Authorization"]
        assert signed.endswith(f",k={public_key}")
        site = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url_decode(public_key))
        service = self.address.removesuffix("/push/1")
        claims = jwt.decode(signed.removeprefix("vapid t=").split(",")[0], site, ["ES256"], audience=service)
        assert claims["sub"].startswith(("https:", "mailto:"))
        assert request.headers["Content-Encoding"] == "aes128gcm"
        return json.loads(http_ece.decrypt(request.body, private_key=self.key, auth_secret=self.secret))


def resolver(*answers: list[str]) -> Callable[..., Any]:
    """In place of the computer's own: an answer for each question, and the last one for all others."""
    asked = iter(answers)
    last = answers[-1]

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in next(asked, last)]

    return getaddrinfo
