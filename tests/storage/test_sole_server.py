"""One server for one folder, also after the one before was killed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from toychest.storage.sole_server import ServedElsewhere, sole_server

HOLDS = """
import sys, pathlib
from toychest.storage.sole_server import sole_server
with sole_server(pathlib.Path(sys.argv[1])):
    print('held', flush=True)
    sys.stdin.read()
"""


def test_a_second_server_hears_who_has_the_folder(tmp_path: Path) -> None:
    with sole_server(tmp_path), pytest.raises(ServedElsewhere) as other, sole_server(tmp_path):
        pass
    assert other.value.process == str(os.getpid())


def test_the_folder_is_free_after_the_first_has_ended(tmp_path: Path) -> None:
    with sole_server(tmp_path):
        pass
    with sole_server(tmp_path):
        assert (tmp_path / "serving").read_text() == str(os.getpid())


def test_the_folder_is_free_after_the_first_was_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDS, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        with pytest.raises(ServedElsewhere), sole_server(tmp_path):
            pass
        first.kill()
    with sole_server(tmp_path):
        pass


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only to root")
def test_where_nothing_can_be_written_any_number_may_look(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with sole_server(tmp_path), sole_server(tmp_path):
        pass
