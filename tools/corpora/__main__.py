"""Write the corpora of the games named: `PYTHONPATH=src python -m tools.corpora [--extend] GAME ...`.

With --extend all records stay, and games come beside them in which the rest comes up.
"""

import sys

from tools.corpora import CORPORA
from tools.corpora.corpus import write
from tools.corpora.seeking import extend

names = [name for name in sys.argv[1:] if name != "--extend"]
if not names or set(names) - set(CORPORA):
    sys.exit(f"Name the games whose corpora are to be written again or extended: {', '.join(CORPORA)}.")
for name in names:
    if "--extend" not in sys.argv[1:]:
        write(CORPORA[name])
    extend(CORPORA[name])
