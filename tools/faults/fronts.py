"""What stands before a club: nobody, or one of the proxies of docs/hosting, as it is documented there."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tools.site import HOST, Site, free_port

DOCUMENTED = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "localhost"
SECONDS = 20.0
"""Until a proxy has to listen."""


@dataclass(frozen=True)
class Front:
    """Where a club is reached."""

    name: str
    port: int
    is_tls: bool

    @property
    def tls(self) -> ssl.SSLContext | None:
        """How to speak to it: its certificate is its own."""
        if not self.is_tls:
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context


def direct(site: Site) -> Front:
    """Nobody stands before it."""
    return Front("direct", site.port, is_tls=False)


@contextmanager
def caddy(site: Site, folder: Path) -> Iterator[Front]:
    """Debian's Caddy with the documented Caddyfile; its certificate is of its own authority."""
    port, text = free_port(), (DOCUMENTED / "Caddyfile").read_text()
    text = replaced(text, r"^\{$", f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {free_port()}")
    text = replaced(text, r"club\.example", f"{NAME}:{port}")
    text = replaced(text, r"127\.0\.0\.1:8000", f"{HOST}:{site.port}")
    path = written(folder / "Caddyfile", text)
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(path)]
    places = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with running(command, folder, port, places):
        yield Front("Caddy", port, is_tls=True)


@contextmanager
def nginx(site: Site, folder: Path) -> Iterator[Front]:
    """Debian's nginx with the documented file, below what Debian's nginx.conf says."""
    port, text = free_port(), (DOCUMENTED / "nginx.conf").read_text()
    text = replaced(text, r"listen (\[::\]:)?80;", f"listen {HOST}:{free_port()};", times=1)
    text = replaced(text, r"listen (\[::\]:)?443 ", f"listen {HOST}:{port} ", times=1)
    text = replaced(text, r"club\.example(?=;)", NAME)
    text = replaced(text, r"/etc/letsencrypt/live/club\.example", str(folder))
    text = replaced(text, r"127\.0\.0\.1:8000", f"{HOST}:{site.port}")
    written(folder / "parvis.conf", text)
    make_certificate(folder)
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    path = written(
        folder / "nginx.conf",
        f"daemon off; worker_processes 2; pid {folder}/pid; error_log {folder}/errors;\n"
        f"{'user root;' if os.geteuid() == 0 else ''} events {{ worker_connections 768; }}\n"
        f"http {{ access_log off; {kept} include {folder}/parvis.conf; }}\n",
    )
    with running([program("nginx"), "-c", str(path), "-p", str(folder)], folder, port):
        yield Front("nginx", port, is_tls=True)


PROXIES: dict[str, Callable[[Site, Path], AbstractContextManager[Front]]] = {"caddy": caddy, "nginx": nginx}


def program(name: str) -> str:
    """The path of a proxy's program. Raises FileNotFoundError."""
    found = os.environ.get(f"PARVIS_{name.upper()}") or shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if not found:
        raise FileNotFoundError(f"no {name} here: on Debian, as root, apt-get install {name}")
    return found


def replaced(text: str, pattern: str, new: str, times: int = 0) -> str:
    """The text with something else in these places. Raises ValueError where there is no such place.

    `times`: how many places get it; the lines of others are dropped, as one port is not listened at twice.
    """
    made, count = re.subn(pattern, lambda _: new, text, count=times, flags=re.MULTILINE)
    if not count:
        raise ValueError(f"the documented file has no {pattern}")
    return re.sub(rf"^.*{pattern}.*\n", "", made, flags=re.MULTILINE) if times else made


def written(path: Path, text: str) -> Path:
    """Write a file with this text; returns its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def make_certificate(folder: Path) -> None:
    """Write a certificate that has signed itself, and its key, named as certbot names them."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(1))
    kinds = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "fullchain.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, *kinds))


@contextmanager
def running(command: list[str], folder: Path, port: int, places: dict[str, str] | None = None) -> Iterator[None]:
    """A program that listens at a port; what it says is in the file `said`. Raises TimeoutError if it does not."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=os.environ | (places or {}))
    try:
        wait_for(port, folder / "said")
        yield
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int, said: Path) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        with socket.socket() as tried:
            if tried.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(said.read_text())
