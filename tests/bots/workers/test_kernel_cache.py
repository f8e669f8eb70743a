"""The folder of compiled kernels: named after their sources, and the user's own."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from toychest.bots.workers import kernel_cache
from toychest.bots.workers.kernel_cache import kernel_folder

USED = """
import os
from toychest.bots.workers.kernel_cache import use_kernel_folder
print(use_kernel_folder(), os.environ['NUMBA_CACHE_DIR'])
"""


def used(home: Path) -> list[str]:
    """What a process of its own uses, with this cache folder."""
    run = subprocess.run(
        [sys.executable, "-c", USED],
        env={"XDG_CACHE_HOME": str(home), "TMPDIR": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.split()


def test_the_folder_is_the_same_for_the_same_sources() -> None:
    assert kernel_folder() == kernel_folder()


def test_a_changed_source_has_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel_folder()
    kernel = tmp_path / "games" / "ferry" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "sailing.py").write_text("planks = 3\n", encoding="utf-8")
    monkeypatch.setattr(kernel_cache, "PACKAGE", tmp_path)
    assert kernel_folder() != before


def test_every_compiled_module_is_among_the_sources() -> None:
    compiled = {path for path in kernel_cache.PACKAGE.rglob("*.py") if {"compiled", "kernel"} & set(path.parts)}
    sources = {path for pattern in kernel_cache.SOURCES for path in kernel_cache.PACKAGE.glob(pattern)}
    assert compiled - sources == set()


def test_another_numba_has_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel_folder()
    monkeypatch.setattr(kernel_cache, "version", lambda _: "0.0")
    assert kernel_folder() != before


def test_numba_is_told_the_folder(tmp_path: Path) -> None:
    made, told = used(tmp_path)
    assert (made, Path(made).parent) == (told, tmp_path / "toychest")


def test_a_folder_that_cannot_be_made_is_stood_in_for_by_a_private_one(tmp_path: Path) -> None:
    (tmp_path / "toychest").write_text("a file is in the way", encoding="utf-8")
    made, told = used(tmp_path)
    assert (made, Path(made).stat().st_mode & 0o077) == (told, 0)


@pytest.mark.parametrize(("days", "is_kept"), [(40, False), (20, True)])
def test_kernels_of_other_sources_go_when_nobody_has_used_them_for_a_month(
    tmp_path: Path, days: int, is_kept: bool
) -> None:
    other = tmp_path / "toychest" / "kernels-0123456789abcdef"
    other.mkdir(parents=True)
    (other / "sailing.nbc").write_bytes(b"planks")
    last = time.time() - days * 24 * 60 * 60
    os.utime(other, (last, last))
    used(tmp_path)
    assert other.exists() == is_kept


@pytest.mark.skipif(sys.platform == "win32", reason="nobody waits there")
def test_of_two_who_want_a_game_compiled_one_waits_and_says_so(tmp_path: Path) -> None:
    order, is_waiting = list[str](), threading.Event()

    def second() -> None:
        with kernel_cache.compiling_alone(tmp_path, "castle", is_waiting.set):
            order.append("second")

    other = threading.Thread(target=second)
    with kernel_cache.compiling_alone(tmp_path, "castle", is_waiting.set):
        other.start()
        assert is_waiting.wait(60)
        with kernel_cache.compiling_alone(tmp_path, "clockwork", lambda: order.append("waited in vain")):
            order.append("another game")
        order.append("first")
    other.join()
    assert order == ["another game", "first", "second"]
