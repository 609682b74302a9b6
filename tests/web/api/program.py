"""A program with a token, for the tests of what programs are for."""

from typing import Any

from django.test import Client

from parvis.web.api import tokens
from parvis.web.people.models import Person


class Program:
    """Somebody's program, which asks as programs do."""

    def __init__(self, person: Person, *scopes: str) -> None:
        self.client = Client(headers={"Authorization": f"Bearer {tokens.make(person, 'test', scopes)}"})

    def get(self, path: str, **query: Any) -> Any:
        """What is answered there, and the status."""
        return read(self.client.get(f"/api/{path}", query))

    def post(self, path: str, **content: Any) -> Any:
        """What is answered to that, and the status."""
        return read(self.client.post(f"/api/{path}", content, "application/json"))


def read(answer: Any) -> tuple[int, Any]:
    """The status of an answer and what it holds."""
    assert answer.headers["Content-Type"].startswith("application/json")
    assert not answer.cookies
    return answer.status_code, answer.json()
