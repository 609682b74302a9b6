"""A rival that works: it throws a die until a six comes, one throw a decision."""

from random import Random

from tools.peers.scripts.timing import Play, Report


def throws() -> Play:
    def play(seed: int) -> int:
        random, thrown = Random(seed), 1
        while random.randint(1, 6) < 6:
            thrown += 1
        return thrown

    return play


if __name__ == "__main__":
    print("a rival may say what it likes")
    report = Report("numpy")
    report.games("stepped", "a die", "in Python", throws)
    report.times("copies", "a die", "none", lambda: lambda: 5)
