"""Another site with accounts, as far as OpenID Connect needs it."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from types import TracebackType
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

import jwt

CLIENT, SECRET, CODE = "parvis", "agreed upon with that site", "let-her-in"


class ElsewhereSite:
    """The site; `tells` is what it knows of whoever comes back from it."""

    def __init__(self) -> None:
        self.tells: dict[str, Any] = {"sub": "anna-17", "name": "Anna", "email": "anna@elsewhere.example"}
        self.asked: list[str] = []
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.answer()

            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                form = parse_qs(self.rfile.read(size).decode())
                self.answer(is_good=form["code"] == [CODE])

            def answer(self, is_good: bool = True) -> None:
                site.asked.append(self.path)
                content = json.dumps(site.answers()[self.path] if is_good else {"error": "invalid_grant"}).encode()
                self.send_response(200 if is_good else 400)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def answers(self) -> dict[str, Any]:
        """What it answers, by the path that is asked for."""
        issued = {"iss": self.address, "aud": CLIENT, "iat": 1_700_000_000, "exp": 4_000_000_000, **self.tells}
        return {
            "/.well-known/openid-configuration": {
                "issuer": self.address,
                "authorization_endpoint": f"{self.address}/authorize",
                "token_endpoint": f"{self.address}/token",
                "userinfo_endpoint": f"{self.address}/userinfo",
                "jwks_uri": f"{self.address}/keys",
                "token_endpoint_auth_methods_supported": ["client_secret_post"],
            },
            "/token": {
                "access_token": "abc",
                "token_type": "Bearer",
                "id_token": jwt.encode(issued, SECRET * 2, algorithm="HS256"),
            },
            "/userinfo": self.tells,
        }

    def __enter__(self) -> Self:
        Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()


def state_of(address: str) -> str:
    """What has to come back from there with who signs in."""
    return parse_qs(urlsplit(address).query)["state"][0]
