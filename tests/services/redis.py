"""A Redis of the tests' own, on a free loopback port; it keeps nothing."""

import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator

PATIENCE = 60.0


class RedisServer:
    """It can be stopped and started again at the same address."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.address = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        settings = ("--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--dir", self._folder)
        command = ["redis-server", *settings]
        if shutil.which("setpriv"):
            command = ["setpriv", "--pdeathsig=TERM", "--", *command]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, "Redis ended at once"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
                return
            time.sleep(0.02)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


@contextlib.contextmanager
def running() -> Iterator[RedisServer]:
    """A server, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="toychest-redis-") as folder:
        server = RedisServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
