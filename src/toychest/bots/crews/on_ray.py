"""A crew on a Ray cluster: a job whose worker is lost is done once more elsewhere, and answers once.

Ray is asked as little as possible: no dashboard, no figures sent to its makers, and of a cluster of our own every door
on this computer alone, behind a token that only its own processes are told.
"""

import os
import pickle
import secrets
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from toychest.bots.crews.crew import LOCAL, NoCluster
from toychest.bots.workers.kernel_cache import use_kernel_folder

Answer = TypeVar("Answer")

TRIES: Final = 8
"""How often a job is done once more whose worker was lost, before its loss is told."""

QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
LOOPBACK: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Whatever it is called, on every system Ray listens to this computer alone by it; it makes 127.0.0.1 a public address
otherwise."""


class OnRay(Executor):
    """Jobs as Ray tasks. It connects at the first job, and ends a cluster of its own when it is shut down."""

    def __init__(self, address: str, workers: int) -> None:
        self.address, self.workers = address, workers
        self._task: Any = None
        self._asked: dict[Future[Any], Any] = {}
        self._token: Path | None = None

    @property
    def size(self) -> int:
        """The cores of the cluster."""
        self._connect()
        import ray

        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, job: Callable[..., Answer], /, *args: Any, **named: Any) -> "Future[Answer]":
        """Have it done by a worker of the cluster; arrays of the answer are Ray's own, not to be written on."""
        self._connect()
        from ray import cloudpickle

        ref = self._task.remote(cloudpickle.dumps((job, args, named)))
        future: Future[Answer] = ref.future()
        self._asked[future] = ref
        future.add_done_callback(self._forget)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for what was asked, or cancel it; then end a cluster of our own, or leave somebody's."""
        if self._task is None:
            return
        import ray

        for future, ref in list(self._asked.items()):
            if cancel_futures:
                ray.cancel(ref, force=True)
            if wait:
                with suppress(Exception, CancelledError):  # whoever asked is told
                    future.result()
        if wait:
            self._task = None
            ray.shutdown()
            if self._token is not None:
                self._token.unlink(missing_ok=True)

    def _forget(self, future: "Future[Any]") -> None:
        self._asked.pop(future, None)

    def _connect(self) -> None:
        if self._task is not None:
            return
        wishes = QUIET | (LOOPBACK if self.address == LOCAL else {})
        os.environ.update({name: value for name, value in wishes.items() if name not in os.environ})
        if self.address == LOCAL and "RAY_AUTH_MODE" not in os.environ:
            self._token = _token_file()
            os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN_PATH=str(self._token))
        import ray

        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
        try:
            if self.address == LOCAL:
                quiet |= {"num_cpus": self.workers, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
                ray.init(address=LOCAL, **quiet)
            else:
                ray.init(address=self.address, **quiet)
        except Exception as fault:  # of many kinds: no such host, no answer, the wrong token, another version
            raise NoCluster(self.address, str(fault).strip().split("\n")[0] or type(fault).__name__) from fault
        self._task = ray.remote(max_retries=TRIES, num_cpus=1)(done)


def _token_file() -> Path:
    """A new token where only this user reads it: every process of the cluster is told the file, not the token."""
    number, name = tempfile.mkstemp(prefix="toychest-ray-")
    with open(number, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32))
    return Path(name)


def done(asked: bytes) -> Any:
    """What a worker of the cluster does: the job, with kernels from where this computer keeps them.

    It is unpacked here, as a process would: arrays that Ray unpacks cannot be written on, which compiled code refuses.
    """
    if "numba" not in sys.modules:
        use_kernel_folder()
    job, args, named = pickle.loads(asked)
    return job(*args, **named)
