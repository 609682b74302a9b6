"""Commands that are run in forks of a process in which all that they need is loaded."""

import os
import sys
import traceback
from collections.abc import Callable, Sequence


def begin(run: Callable[[], object], files: Sequence[int]) -> int:
    """Run a command in a fork; the number of that process. `files`: where it prints and where it complains."""
    if child := os.fork():
        return child
    code = 1
    try:
        for file, standard in zip(files, (1, 2), strict=True):
            os.dup2(file, standard)
        sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
        run()
    except SystemExit as end:
        code = int(end.code or 0)
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    os._exit(code)
