"""What owners are told who type values that the rules of Troyes can't play, in the texts of the game."""

from pathlib import Path

from parvis.engine.data import DataRefused, Needed

TEXTS = Path(__file__).parent / "words" / "texts"


class CardsRefused(DataRefused):
    """Cards that the rules can't play."""

    texts = TEXTS


class NeededHere(Needed):
    """What a value of Troyes has to be."""

    texts = TEXTS
