"""The check script: it goes on after a failure, says which failed, and never hides one."""

import io
import subprocess
from pathlib import Path

import pytest

from tools import checks
from tools.compile_kernels import shared


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """`play.py test` with three made-up checks, the middle one failing, and tests that pass."""
    monkeypatch.setattr("sys.argv", ["checks.py", "test"])
    made_up = (
        checks.Check("shape", True, lambda out: "ok"),
        checks.Check("types", True, lambda out: "failed"),
        checks.Check("client", False, lambda out: "skipped: no Node"),
    )
    monkeypatch.setattr(checks, "CHECKS", made_up)
    monkeypatch.setattr(checks, "tests", lambda arguments, extra: 0)
    return monkeypatch


def test_one_failed_check_fails_the_run(scene: pytest.MonkeyPatch) -> None:
    assert checks.main() == 1


def test_the_last_line_names_what_failed(scene: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    checks.main()
    assert capsys.readouterr().out.splitlines()[-1] == "failed before the tests: types"


def test_the_checks_after_a_failure_run_too(scene: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    checks.main()
    assert "skipped: no Node" in capsys.readouterr().out


def test_fast_leaves_out_the_slow_checks(scene: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    scene.setattr("sys.argv", ["checks.py", "test", "--fast"])
    checks.main()
    assert "client" not in capsys.readouterr().out


def test_failed_tests_fail_the_run(scene: pytest.MonkeyPatch) -> None:
    scene.setattr(checks, "CHECKS", ())
    scene.setattr(checks, "tests", lambda arguments, extra: 1)
    assert checks.main() == 1


def test_all_well_is_success(scene: pytest.MonkeyPatch) -> None:
    scene.setattr(checks, "CHECKS", checks.CHECKS[:1])
    assert checks.main() == 0


def test_without_node_the_client_is_skipped_visibly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert checks.client(io.StringIO()) == "skipped: no Node 20.19, 22.13, 24 or newer"


@pytest.mark.parametrize(("said", "version"), [("v20.11.1\n", (20, 11)), ("v8.0.0\n", (8, 0)), ("nonsense", (0, 0))])
def test_nodes_version_is_read(monkeypatch: pytest.MonkeyPatch, said: str, version: tuple[int, int]) -> None:
    answer = subprocess.CompletedProcess([], 0, stdout=said)
    monkeypatch.setattr("shutil.which", lambda name: "/bin/node")
    monkeypatch.setattr("subprocess.run", lambda *command, **how: answer)
    assert checks.node_version() == version


@pytest.mark.parametrize("version", [(20, 19), (20, 20), (22, 13), (24, 0), (25, 1)])
def test_a_node_that_can_build_is_used(version: tuple[int, int]) -> None:
    assert checks.is_new_enough(version)


@pytest.mark.parametrize("version", [(0, 0), (18, 20), (20, 18), (21, 7), (22, 12), (23, 11)])
def test_a_node_that_cannot_build_is_left_alone(version: tuple[int, int]) -> None:
    assert not checks.is_new_enough(version)


def test_a_changed_lock_makes_node_modules_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checks, "CLIENT", tmp_path)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text("old")
    checks.node_mark().write_text(checks.lock_hash())
    (tmp_path / "package-lock.json").write_text("new")
    assert not checks.has_node_modules()


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("npm error code ENOTFOUND", "skipped: npm could not reach its registry"),
        ("npm error code EUSAGE", "failed"),
    ],
)
def test_only_a_missing_network_skips_the_client(monkeypatch: pytest.MonkeyPatch, said: str, verdict: str) -> None:
    answer = subprocess.CompletedProcess([], 1, stdout="", stderr=said)
    monkeypatch.setattr("subprocess.run", lambda *command, **how: answer)
    monkeypatch.delenv("REQUIRE_E2E", raising=False)
    assert checks.install_node_modules("npm", io.StringIO()) == verdict


def test_where_browsers_are_required_the_client_is_never_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = subprocess.CompletedProcess([], 1, stdout="", stderr="npm error code ENOTFOUND")
    monkeypatch.setattr("subprocess.run", lambda *command, **how: answer)
    monkeypatch.setenv("REQUIRE_E2E", "1")
    assert checks.install_node_modules("npm", io.StringIO()) == "failed"


def test_python_keeps_what_it_compiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    with (tmp_path / "said").open("w+") as out:
        checks.python("-c", "import sys; print(sys.dont_write_bytecode)")(out)
        out.seek(0)
        assert out.read() == "False\n"


def test_whatever_is_compiled_outside_the_games_is_compiled_once_for_all_workers() -> None:
    assert {
        "toychest.bots.compiled.search",
        "toychest.bots.training.compiled.learning",
        "toychest.research.compiled.stepping",
        "toychest.review.compiled.weighing",
    } <= set(shared())
