"""Bots. A bot gets the information state of its seat, never the true state."""

from parvis.bots.bot import Advice, Bot
from parvis.bots.information_state import InformationState
from parvis.bots.learned import has_learned
from parvis.bots.moves import Intentions
from parvis.bots.player import Player, choose, explain
from parvis.bots.registry import (
    add_bots,
    check,
    compiled,
    fastest,
    find,
    information_state_of,
    interpreted,
    is_own,
    levels,
    names,
    thinks,
    title_of,
    work,
)

__all__ = [
    "Advice",
    "Bot",
    "InformationState",
    "Intentions",
    "Player",
    "add_bots",
    "check",
    "choose",
    "compiled",
    "explain",
    "fastest",
    "find",
    "has_learned",
    "information_state_of",
    "interpreted",
    "is_own",
    "levels",
    "names",
    "thinks",
    "title_of",
    "work",
]
