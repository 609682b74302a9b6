"""The corpora of whole games in tests/records: what each game wishes to see there, and how they are made.

`PYTHONPATH=src python -m tools.corpora GAME ...` rewrites those of the games named.
"""

from tools.corpora.corpus import Corpus
from tools.corpora.ladies import LADIES
from tools.corpora.notre_dame import NOTRE_DAME
from tools.corpora.troyes import TROYES

CORPORA: dict[str, Corpus] = {corpus.name: corpus for corpus in (NOTRE_DAME, TROYES, LADIES)}
"""By name: that of the game, or of a part of it."""
