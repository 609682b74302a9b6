"""The ledger adds up for every record of the corpora: both games, all options, two to five players, older rulings."""

import pytest

from parvis import bots
from parvis.engine import record
from parvis.insight import Budget, analyse
from tools.corpora import CORPORA
from tools.corpora.corpus import Corpus

pytestmark = pytest.mark.soak
FEW = Budget(rollouts=2, again=2, par=2, listed=1)


@pytest.mark.parametrize("corpus", CORPORA.values(), ids=CORPORA)
def test_start_and_terms_are_the_score_in_every_record(corpus: Corpus) -> None:
    files = sorted(corpus.folder.glob("*.json"))
    assert files
    for file in files:
        found = record.load(file)
        bots.compiled(found.game)
        for row in analyse(found, FEW).to_json()["ledger"]:
            total = row["start"]["mean"] + sum(term["mean"] for term in row["terms"].values())
            assert abs(total - row["score"]) < 0.01, file.name
