"""The locks pin everything by hash, and name no place to fetch it from."""

import json
import re
import tomllib

import pytest

from tests.docs.tree import ROOT

LOCKS = {
    name: (ROOT / "locks" / name).read_text(encoding="utf-8")
    for name in ("page.txt", "run.txt", "extras.txt", "research.txt", "dev.txt", "bench.txt")
}

RESEARCH = ("research", "openspiel", "ray")


def pins(lock: str) -> list[str]:
    return re.findall(r"^([a-z0-9._-]+==\S+)", LOCKS[lock], re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash(lock: str) -> None:
    entries = LOCKS[lock].replace("\\\n", " ").splitlines()
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_address(lock: str) -> None:
    assert "://" not in LOCKS[lock]


def test_who_can_test_can_print_and_who_can_print_can_play() -> None:
    assert set(pins("page.txt")) < set(pins("run.txt")) < set(pins("extras.txt")) < set(pins("research.txt"))
    assert set(pins("research.txt")) < set(pins("dev.txt"))


def test_the_page_needs_everything_but_the_engine() -> None:
    left_out = {pin.split("==")[0] for pin in {*pins("run.txt")} - {*pins("page.txt")}}
    assert left_out == {"llvmlite", "numba", "numpy"}


def test_every_extra_is_pinned() -> None:
    assert extras() <= {pin.split("==")[0] for pin in pins("research.txt")}


def test_who_prints_or_serves_many_fetches_nothing_of_research() -> None:
    pinned = {pin.split("==")[0] for pin in {*pins("extras.txt")} - {*pins("run.txt")}}
    assert extras(but=RESEARCH) | {"async-timeout"} == pinned  # which redis and asyncpg need before Python 3.11.3


def extras(but: tuple[str, ...] = ()) -> set[str]:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    return {re.split(r"[<>=[]", each)[0] for name, extra in listed.items() if name not in but for each in extra}


@pytest.mark.parametrize("group", ["dev", "bench"])
def test_everything_that_pyproject_asks_for_is_pinned(group: str) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [*pyproject["project"]["dependencies"], *pyproject["dependency-groups"][group]]
    names = {re.split(r"[<>=[]", each)[0].replace(".", "-") for each in asked}
    assert names <= {pin.split("==")[0] for lock in ("run.txt", f"{group}.txt") for pin in pins(lock)}


def test_the_clients_lock_is_that_of_its_package() -> None:
    package, lock = (json.loads((ROOT / "client" / name).read_text()) for name in ("package.json", "package-lock.json"))
    assert lock["packages"][""]["devDependencies"] == package["devDependencies"]


def test_the_clients_lock_has_a_hash_for_everything() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []


def test_the_clients_lock_names_no_address() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
