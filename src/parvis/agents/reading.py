"""What somebody decides, read from what they write; and why it can't be decided, in sentences."""

import re
from difflib import get_close_matches
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.play import check_legal
from parvis.engine.quoted import quoted
from parvis.engine.reasons import why_not
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.engine.sentences import Sentences

CLOSE = 5
"""Decisions of similar words that are named where there is none of these."""
MARKS = " \t\r\n\"'`*.“”«»"
"""What may stand around the words of a decision."""
ANSWER = re.compile(r"^[^\w\n]*decision[^\w\n]*:[^\S\n]*(.+)$", re.IGNORECASE | re.MULTILINE)
"""The line of an answer of several lines that has the decision."""
LONGEST = 4000
"""Characters of an answer that are read, from its end."""


class Refused(GameError):
    """A decision that was not made: the message says why, in sentences. Nothing has changed."""


def decision_of(game: Game, state: Any, seat: int, answer: str, sentences: Sentences) -> int:
    """The legal decision that an answer names. Raises Refused, with why it can't be made."""
    words = words_of(answer)
    code = game.codes.get(words)
    if code is None:
        code = {known.lower(): number for known, number in game.codes.items()}.get(words.lower())
    if code is None or code not in game.legal(state, seat):
        raise Refused(why(game, state, seat, words if code is None else game.catalogue[code], sentences))
    return code


def words_of(answer: str) -> str:
    """The words of the decision in an answer: all of it, or what the last line that begins with `Decision:` says."""
    marked = ANSWER.findall(answer[-LONGEST:])
    return " ".join((marked[-1] if marked else answer[-LONGEST:]).strip(MARKS).split())


def why(game: Game, state: Any, seat: int, words: str, sentences: Sentences) -> str:
    """Why a seat can't make a decision now, in sentences; or that it can. Tells nothing that the seat can't know."""
    code = game.codes.get(words)
    movers = game.movers(state)
    if code is None:
        return unknown(game, state, seat, words)
    try:
        check_legal(game, state, seat, code)
    except IllegalDecision as error:
        reason = why_not(game, state, seat, code) if movers >> seat & 1 else None
        if reason is None:
            return f"{error}. Choose one of the decisions that are listed."
        told = " ".join(sentences.line(line) for line in reason.lines)
        return f"{quoted(words)} is not open now: {told}{explained(reason.section)}"
    return f"{quoted(words)} is open now."


def explained(section: str) -> str:
    """Where the rules explain a reason, as it is told behind that."""
    return f" (rules: {section})" if section else ""


def unknown(game: Game, state: Any, seat: int, words: str) -> str:
    """What is told of words that are no decision of the game."""
    legal = [game.catalogue[code] for code in game.legal(state, seat)] if game.movers(state) >> seat & 1 else []
    close = get_close_matches(words, legal, CLOSE, cutoff=0.5) or get_close_matches(words, game.codes, CLOSE)
    told = f" Similar: {', '.join(close)}." if close else ""
    return f"{quoted(words)} is not a decision in {game.name}.{told} Write one of the listed decisions, word for word."
