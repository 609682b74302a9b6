"""A worker pool on a Ray cluster: the same chunks of games as tasks. Results come back to the driver, which
alone writes them.

A task whose worker died is played again by Ray; a chunk comes back once, whatever happened to it before.
"""

import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from parvis.arena.extras import need
from parvis.arena.series import Series
from parvis.arena.worker_pool import PlayedChunk, play_chunk
from parvis.engine.refusals import Refusal

LOCAL = "local"
RETRIES = 20  # of a chunk whose worker died; one that kills its workers each time is not retried for ever
MEMORY = 100 * 2**20  # bytes of shared memory for a local cluster: results are small


def ray_pool(address: str, jobs: int) -> Callable[[Series], "RayPool"]:
    """Opens a pool on the cluster at that address, LOCAL for a local one with `jobs` workers. Raises GameError."""
    need("ray")
    return lambda series: RayPool(series, address, jobs)


class Connection:
    """A connection to a Ray cluster."""

    def __init__(self, address: str, jobs: int) -> None:
        """`jobs`: workers of a local cluster (LOCAL). Raises GameError if there is no such cluster."""
        need("ray")
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        import ray

        self.ray: Any = ray
        self.scratch = tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True)
        self.start(address, jobs)
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def start(self, address: str, jobs: int) -> None:
        """Join the cluster, or start one that is as small as possible."""
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address == LOCAL:
            settings |= {"num_cpus": jobs, "object_store_memory": MEMORY, "include_dashboard": False}
            settings |= {"address": LOCAL, "_temp_dir": str(Path(self.scratch.name).resolve())}
        else:
            settings["address"] = address
        try:
            self.ray.init(**settings)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            raise Refusal("cluster-missing", address=address, error=str(error)) from None

    def task(self, function: Callable[..., Any]) -> Any:
        """The function as a task for one processor, run again if its worker died."""
        return self.ray.remote(function).options(num_cpus=1, max_retries=RETRIES)

    def get(self, results: Sequence[Any]) -> list[Any]:
        """The results of tasks. Raises what a task raised, and GameError if the cluster failed."""
        try:
            found: list[Any] = self.ray.get(list(results))
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise Refusal("cluster-failed", error=str(error)) from None
        return found

    def close(self) -> None:
        """Leave the cluster; a local one ends."""
        self.ray.shutdown()
        self.scratch.cleanup()


class RayPool:
    """The workers of a Ray cluster play."""

    def __init__(self, series: Series, address: str, jobs: int) -> None:
        """Raises GameError if there is no such cluster."""
        self.connection = Connection(address, jobs)
        self.workers = self.connection.workers
        self.tasks: list[Any] = []
        self.series = self.connection.ray.put(series)
        self.play = self.connection.task(play_chunk)

    @property
    def waiting(self) -> int:
        """Chunks that are not returned."""
        return len(self.tasks)

    def submit(self, numbers: Sequence[int]) -> None:
        """Submit the chunk as a task."""
        self.tasks.append(self.play.remote(self.series, numbers))

    def collect(self) -> list[PlayedChunk]:
        """Chunks that are done by now."""
        done, self.tasks = self.connection.ray.wait(self.tasks, num_returns=1, timeout=1)
        return self.connection.get(done)

    def close(self) -> None:
        """Leave the cluster; a local one ends."""
        self.connection.close()
