"""Who plays in which division of a ladder's next season: plain lists of people, the best first.

The first of a division go up and its last go down. Then everybody stands in one line, in which whoever goes down comes
right after those who go up. Who plays no more is not in it, and whoever is new stands at its end. It is cut into
divisions from above: so a free place goes to the best of those who went down, else to whoever comes next.
"""

from collections.abc import Sequence
from itertools import pairwise


def line(divisions: Sequence[Sequence[int]], moving: int, still: Sequence[int] = ()) -> list[int]:
    """Put all who stay in one line, the highest division first, after so many of each have gone up and down.

    `still`: places in `divisions` of those of which nobody goes up or down. Where fewer stay than could go both ways,
    going up comes first.
    """
    found: list[int] = []
    falling: list[int] = []
    for number, people in enumerate(divisions):
        is_still = number in still
        up = 0 if number == 0 or is_still else min(moving, len(people))
        down = 0 if number == len(divisions) - 1 or is_still else min(moving, len(people) - up)
        found += [*people[:up], *falling, *people[up : len(people) - down]]
        falling = list(people[len(people) - down :])
    return found + falling


def cut(people: Sequence[int], size: int) -> list[list[int]]:
    """Divisions of that size; the last takes what is left, and has from half as many to less than half as many more.

    Fewer people make one division.
    """
    count = max(1, (len(people) + size // 2) // size)
    ends = [size * number for number in range(count)] + [len(people)]
    return [list(people[start:end]) for start, end in pairwise(ends)]
