"""A rival of which one game works, one doesn't, and which breaks down after that."""

from tests.tools.rivals.steady import throws
from tools.peers.scripts.timing import Play, Report


def marked_cards() -> Play:
    raise RuntimeError("/somewhere/here/cards.txt is lost")


if __name__ == "__main__":
    report = Report("numpy")
    report.games("stepped", "a die", "in Python", throws)
    report.games("stepped", "cards", "in Python", marked_cards)
    raise SystemExit("SystemExit: the table fell over")
