"""Figures of a game by which it is compared with others: what its points came from, and what each move lost."""

from typing import Any

from parvis.engine.play import Play
from parvis.engine.record import Record
from parvis.insight.ledger import DIGITS, Numbers
from parvis.insight.story import Story
from parvis.insight.value_added import kind_of


def scores_by_source(record: Record) -> list[dict[str, int]]:
    """By seat: the points that it has made, by source; empty in a game that does not tell."""
    game, play = record.game, Play(record.game, len(record.seats), record.options, record.ruling)
    if game.accounts is None:
        return []
    found: list[dict[str, int]] = [{} for _ in record.seats]
    for seat, decision in record.steps:
        for change in game.account(play.state, seat, decision):
            own = found[change.seat]
            own[change.source] = own.get(change.source, 0) + change.score
        play.step(seat, decision)
    return found


def decisions_of(story: Story, lost: dict[int, Numbers]) -> list[dict[str, Any]]:
    """What each move with a choice lost, in the order in which they were made; with what kind of decision it begins."""
    return [
        {
            "seat": story.chains[number].seat,
            "step": story.chains[number].first,
            "round": story.chains[number].round,
            "kind": kind_of(story.record.game, story.chains[number].decisions[0]),
            "lost": round(float(lost[number].mean()), DIGITS),
        }
        for number in sorted(lost)
    ]
