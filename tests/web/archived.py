"""Finished tables for the tests of the site: played by bots, or out of the corpus of records."""

from parvis.web.models import Table
from parvis.web.tables import archive
from tests.web.visiting import bots_move_on, newest, table
from tools.corpora import NOTRE_DAME
from tools.corpora.corpus import Corpus


def finished(players: str = "bot:random bot:random", game: str = "tiny") -> Table:
    """A table whose game bots have played to its end."""
    at = table(players, game)
    bots_move_on()
    return newest(at)


def content(name: str, corpus: Corpus = NOTRE_DAME) -> bytes:
    """A record's file out of a corpus."""
    return (corpus.folder / f"{name}.json").read_bytes()


def archived(name: str, corpus: Corpus = NOTRE_DAME) -> Table:
    """A table of a record out of a corpus."""
    return newest(archive.keep(archive.read(content(name, corpus))))
