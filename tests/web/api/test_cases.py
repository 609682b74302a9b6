"""Whatever programs send, valid or not, the API answers as its description says: cases made from that by schemathesis.

A part is so many cases from a seed of its own: PARVIS_SOAK=1 pytest tests/web/api/test_cases.py -k "part-17-" makes one
part again. PARVIS_CASES says how many a part has of each operation, once as described and once not.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import hypothesis
import pytest
import schemathesis
from django.test.client import ClientHandler
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi import checks

from parvis.engine.contract import seats_of
from parvis.engine.samples import SOAK
from parvis.web.api import tokens
from parvis.web.hosting import limits
from parvis.web.models import Table
from parvis.web.room.models import Gathering
from tests.web.api.test_programs import of_program
from tests.web.club import shared
from tests.web.people.accounts import account, game_of
from tests.web.visiting import legal

pytestmark = pytest.mark.usefixtures("club")
PARTS = 100 if SOAK else 1
CASES = int(os.environ.get("PARVIS_CASES", 55 if SOAK else 5))
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
OPENED: list[tuple[str, dict[str, Any]]] = [
    ("tiny", {}),
    ("tiny", {"rated": True}),
    ("tiny", {"rated": True, "programs": True}),
    ("notre-dame", {}),
    ("troyes", {}),
]
"""Games that go on, and their terms."""
GAMES = [*["tiny"] * 6, "notre-dame", "troyes", "chess"]
WHOM = ["bots", "friends", "anybody"]
MADE_UP = 0.2
"""The part of cases that stay wholly as they were made up."""
KNOWING = 0.7
"""The part of decisions that are sent by somebody who is asked."""
FEW = 5
"""Tables that wait for players, among which one is chosen."""
KEPT = 50
"""Cases after which the limits forget what was done: some are refused by them, and most are not."""
CONFIG = SchemathesisConfig.from_dict(
    {"generation": {"allow-extra-parameters": False, "with-security-parameters": False}}
)
"""More parameters than there are can be sent: those of newer programs are left out. Tokens are ours."""
PATIENT: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}
HANDLER = ClientHandler()


def site(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """The site in this process as a WSGI application."""
    answer = HANDLER(environ)
    start_response(f"{answer.status_code} {answer.reason_phrase}", list(answer.items()))
    return [answer.content]


class World:
    """A club with tables of people and of programs, with tokens that allow something and others that don't."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.people = [account("Anna"), account("Bruno")]
        self.programs = [of_program("Robur"), of_program("Talos")]
        everybody = (*self.people, *self.programs)
        self.keys = {one.pk: f"Bearer {tokens.make(one, 'all', tokens.SCOPES)}" for one in everybody}
        some = [tokens.make(self.people[0], "read", ()), tokens.make(self.programs[0], "play", [tokens.PLAY])]
        wrong = ["", f"{tokens.PREFIX}wrong", "x" * 300]
        self.headers = [*self.keys.values()] * 2 + [f"Bearer {token}" for token in (*some, *wrong)] + ["Basic YTpi"]
        self.ended = game_of(*self.people)
        self.open = [self.opened(*how) for how in OPENED]
        self.seen = 0

    def tables(self) -> list[int]:
        """Numbers of tables: some at which the game goes on, and one where it is over."""
        running = Table.objects.filter(pk__in=[table.pk for table in self.open], finished=None)
        going = {*running.values_list("pk", flat=True)}
        self.open = [
            table if table.pk in going else self.opened(*how) for table, how in zip(self.open, OPENED, strict=True)
        ]
        return [self.ended.pk, *(table.pk for table in self.open)]

    def opened(self, game: str, terms: dict[str, Any]) -> Table:
        """Open a table of people or of programs."""
        return shared(*(self.programs if terms.get("programs") else self.people), game=game, **terms)

    def filled(self, case: Case) -> Case:
        """A case, often about what there is in this world: its tables, what can be decided there, and its games."""
        self.seen += 1
        if self.seen % KEPT == 0:
            limits.COUNTER.forget()
        if self.random.random() < MADE_UP:
            return case
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = self.random.choice(self.tables())
        if "gathered" in case.path_parameters and (codes := self.codes()):
            case.path_parameters["gathered"] = self.random.choice(codes)
        if case.meta is not None and not case.meta.is_negative_at(ParameterLocation.BODY):
            case.body = self.body(case)
        return case

    def codes(self) -> list[str]:
        """Links of tables that wait for players, or have begun."""
        return list(Gathering.objects.order_by("-pk").values_list("code", flat=True)[:FEW])

    def body(self, case: Case) -> Any:
        """What a program sends there that knows what it is about; the body of the case where none does."""
        if case.operation.label == "POST /api/tables":
            options = {"rated": self.random.random() < 0.5, "clock": self.random.choice([None, {"minutes": 1}])}
            return {
                "game": self.random.choice(GAMES),
                "players": self.random.choice([2, 3]),
                "whom": self.random.choice(WHOM),
                **options,
            }
        if case.operation.label != "POST /api/tables/{table_id}/decide":
            return case.body
        table = Table.objects.filter(pk=case.path_parameters["table_id"]).first()
        if table is None or table.finished:
            return case.body
        seat = self.random.choice(seats_of(table.movers))
        if sitting := self.random.random() < KNOWING and table.sittings.filter(seat=seat).first():
            case.headers["Authorization"] = self.keys[sitting.person_id]
        late = self.random.choice([0, 0, 0, 1])
        return {
            "number": table.number - late,
            "revision": table.revision,
            "words": self.random.choice(legal(table, seat)),
        }


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part-{part}-")
def test_everything_is_answered_as_the_description_says(part: int) -> None:
    world, made = World(Random(part)), Counter[tuple[str, int]]()
    described = schemathesis.openapi.from_wsgi("/api/openapi.json", site, config=CONFIG)
    for found in described.get_all_operations():
        operation = found.ok()
        takes = any((operation.path_parameters, operation.query, operation.body))
        for mode in GenerationMode if takes else [GenerationMode.POSITIVE]:
            asked = operation.as_strategy(generation_mode=mode)

            @hypothesis.seed(part)
            @hypothesis.settings(max_examples=CASES, phases=[Phase.generate], database=None, **PATIENT)
            @hypothesis.given(asked, st.sampled_from(world.headers))
            def ask(case: Case, header: str) -> None:
                case.headers["Authorization"] = header
                filled = world.filled(case)
                answer = filled.call(headers={"Accept-Encoding": "identity"})
                made[case.operation.label, answer.status_code] += 1
                filled.validate_response(answer, checks=CHECKS)
                assert "set-cookie" not in answer.headers

            ask()
    print(*(f"{count} x {status} {label}" for (label, status), count in sorted(made.items())), sep="\n")
    assert {200, 401, 403, 404, 409, 422} <= {status for _, status in made}
