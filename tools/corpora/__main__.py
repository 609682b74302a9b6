"""Write the corpora of the games named: `PYTHONPATH=src python -m tools.corpora GAME ...`."""

import sys

from tools.corpora import CORPORA
from tools.corpora.corpus import write

names = sys.argv[1:]
if not names or set(names) - set(CORPORA):
    sys.exit(f"Name the games whose corpora are to be written anew: {', '.join(CORPORA)}.")
for name in names:
    write(CORPORA[name])
