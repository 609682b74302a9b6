"""The corpora of whole games in tests/records: what each game wishes to see there, and how they are made.

`PYTHONPATH=src python -m tools.corpora GAME ...` rewrites those of the games named.
"""

from tools.corpora.corpus import Corpus
from tools.corpora.notre_dame import NOTRE_DAME
from tools.corpora.troyes import TROYES

CORPORA: dict[str, Corpus] = {corpus.game.name: corpus for corpus in (NOTRE_DAME, TROYES)}
"""By the game's name."""
