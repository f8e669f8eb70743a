"""A server with the two tiny games of the laws on its shelf, found as any installed package's games are."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.e2e.serving import SWIFT, Server

ROOT = Path(__file__).parents[2]
POINTS = """[toychest.games]
dice-race = tests.conformance.dice_race:GAME
hush = tests.conformance.hush:GAME
"""


class PackagedServer(Server):
    """Its own process from the start: what is installed is looked for only once."""

    def start(self) -> None:
        packages = self.data.parent / "packages"
        written(packages / "tiny_games-0.dist-info")
        command = [sys.executable, "-m", "toychest", "serve", *SWIFT, "--port", str(self.port)]
        path = os.pathsep.join([str(packages), str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.running = subprocess.Popen(
            [*command, "--data", str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.running.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", self.running.stdout.readline())
        assert found is not None, "the server printed no address"
        self.address, self.port = found[0].rstrip("/"), int(found[1])

    def stop(self) -> None:
        self.was_stopped = True
        self.running.kill()
        self.running.communicate()


def written(folder: Path) -> None:
    """What an installed package says of itself."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-games\nVersion: 0\n")
    (folder / "entry_points.txt").write_text(POINTS)
