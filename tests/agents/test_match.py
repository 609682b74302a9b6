"""Games between models, bots and people: asked, refused, given up, played on."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from parvis import bots
from parvis.agents.chat import TRIES, Answer, Endpoint, NoAnswer, answer_of, endpoint
from parvis.agents.match import Limits, Match, Played, summary
from parvis.engine import record, registry
from parvis.engine.refusals import GameError
from tests.agents.scripted import decisions
from tests.agents.stub import Models, Script, at_random, models


def nobody(position: str) -> str:
    """Ask a person who has left, so that nobody answers."""
    raise EOFError


def played(
    there: Models, *players: str, game: str = "notre-dame", number: int = 0, ask: Any = nobody, **limits: int
) -> Played:
    """The game of that number between these players."""
    found = registry.find(game)
    match = Match(found, players, {}, 1, "random", Limits(**limits))
    asked = Endpoint(there.url, "secret", 5, wait=0.01)
    match.check(asked)
    return match.play(bots.interpreted(found), number, asked, ask)


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_two_models_a_bot_and_a_person_play_to_the_end(game: str) -> None:
    random = Random(1)

    def ask(position: str) -> str:
        return random.choice(decisions(position))

    with models(at_random(1)) as there:
        found = played(there, "model:a", "model:b", "random", "person", game=game, ask=ask)
    assert [notes.player for notes in found.notes] == ["model:a", "model:b", "random", "person"]
    assert all(notes.gave_up is None and notes.refused == 0 for notes in found.notes)
    a, b, bot, person = found.notes
    assert {one["model"] for one in there.requests} == {"a", "b"}
    assert a.requests == a.decisions
    assert a.requests + b.requests == len(there.requests)
    assert (a.tokens_read, a.tokens_written) == (100 * a.requests, 10 * a.requests)
    assert person.decisions > 0
    assert (bot.decisions, bot.requests, person.requests) == (0, 0, 0)
    assert {headers["Authorization"] for headers in there.headers} == {"Bearer secret"}
    content = found.record.to_json()
    assert [seat["player"] for seat in content["seats"]] == ["human", "human", "bot:random", "human"]
    *_, (*_, last) = record.replay(record.loads(record.dumps(content).encode()))
    assert last.result().scores == found.to_json()["scores"]


def test_an_answer_that_is_no_decision_is_told_back_with_the_reason() -> None:
    sensible = at_random(1)

    def script(messages: list[dict[str, str]]) -> str:
        return "Decision: play everything" if len(messages) == 2 else sensible(messages)

    with models(script) as there:
        found = played(there, "model:a", "random")
    notes = found.notes[0]
    assert notes.gave_up is None
    assert notes.refused == notes.decisions
    again = [one["messages"] for one in there.requests if len(one["messages"]) > 2]
    assert len(again) == notes.decisions
    assert all(
        [message["role"] for message in messages] == ["system", "user", "assistant", "user"]
        and "'play everything' is not a decision in notre-dame" in messages[3]["content"]
        for messages in again
    )


def never(messages: list[dict[str, str]]) -> str:
    """A model that decides nothing."""
    return "I would rather not."


GIVING_UP: list[tuple[Script, dict[str, int], str, int]] = [
    (never, {"attempts": 2}, "2 answers to one question were no legal decision", 2),
    (at_random(1), {"requests": 3}, "3 requests were made", 3),
    (lambda messages: 401, {}, "HTTP 401", 1),
    (lambda messages: 500, {}, "HTTP 500", TRIES),
    (lambda messages: 302, {}, "HTTP 302", 1),
    (lambda messages: b"not JSON", {}, "JSONDecodeError", TRIES),
    (lambda messages: b"[]", {}, "TypeError", TRIES),
    (lambda messages: b"[" * 100_000, {}, "RecursionError", TRIES),
    (lambda messages: b'{"choices": []}', {}, "IndexError", TRIES),
    (lambda messages: b'{"choices": [{"message": {"content": null}}]}', {}, "the message has no text", TRIES),
]


@pytest.mark.parametrize(("script", "limits", "why", "requests"), GIVING_UP)
def test_who_gives_up_is_followed_by_a_bot_and_the_result_says_so(
    script: Script, limits: dict[str, int], why: str, requests: int
) -> None:
    with models(script) as there:
        found = played(there, "model:a", "random", **limits)
    gave_up = found.notes[0].gave_up
    assert gave_up is not None
    assert why in gave_up["why"]
    assert gave_up["bot"] == "random"
    assert 0 < gave_up["step"] < len(found.record.steps)
    assert len(there.requests) == requests
    assert found.to_json()["winners"]
    assert summary([found])[0]["gave_up"] == 1


def test_a_request_that_fails_for_a_while_is_sent_again() -> None:
    tries: Iterator[int] = iter(range(1000))
    sensible = at_random(1)

    def script(messages: list[dict[str, str]]) -> Any:
        return 503 if next(tries) % 3 else sensible(messages)

    with models(script) as there:
        found = played(there, "model:a", "random")
    assert found.notes[0].gave_up is None
    assert len(there.requests) > 2 * found.notes[0].decisions


def test_a_server_that_is_not_there_is_told_without_the_key() -> None:
    with models(never) as there:
        pass
    with pytest.raises(NoAnswer, match="no answer of the model a: ") as told:
        Endpoint(there.url, "secret", 1, wait=0.01).ask("a", [])
    assert "secret" not in str(told.value)
    with models(lambda messages: 400) as there, pytest.raises(NoAnswer) as told:
        Endpoint(there.url, "no", 1, wait=0.01).ask("a", [])
    assert '"no"' not in str(told.value)


def test_players_move_on_from_game_to_game() -> None:
    with models(at_random(1)) as there:
        games = [played(there, "model:a", "random", "greedy", number=number, ask=nobody) for number in range(3)]
    assert [[notes.player for notes in game.notes] for game in games] == [
        ["model:a", "random", "greedy"],
        ["greedy", "model:a", "random"],
        ["random", "greedy", "model:a"],
    ]
    assert [game.seed for game in games] == [1, 2, 3]
    rows = {row["player"]: row for row in summary(games)}
    assert {row["seats"] for row in rows.values()} == {3}
    assert sum(row["win_share"] for row in rows.values()) == pytest.approx(1)


def test_a_person_who_leaves_is_followed_by_a_bot() -> None:
    with models(never) as there:
        found = played(there, "person", "random")
    assert found.notes[0].gave_up == {
        "step": found.notes[0].gave_up["step"],
        "bot": "random",
        "why": "the person has left",
    }


def test_the_key_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_MODEL_KEY", "k")
    assert endpoint("http://localhost/v1", 1).key == "k"
    monkeypatch.delenv("PARVIS_MODEL_KEY")
    assert endpoint("http://localhost/v1", 1).key == ""


@pytest.mark.parametrize("url", ["", "models", "ftp://models.example", "http://", "http://a:b", "http://[x"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(GameError, match="is not an address"):
        Endpoint(url)


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        (("model:", "random"), "needs an endpoint"),
        (("random", "god"), "no such bot"),
        (("random",), "2, 3, 4 or 5 players"),
    ],
)
def test_a_table_that_there_cant_be_is_refused(players: tuple[str, ...], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        Match(registry.find("notre-dame"), players, {}, 1).check(Endpoint("http://localhost/v1"))


def test_an_answer_whose_tokens_are_counted_otherwise_is_read() -> None:
    assert answer_of({"choices": [{"message": {"content": "keep bank"}}], "usage": [1, 2]}) == Answer("keep bank", 0, 0)
