"""Where everything must be there, nothing is skipped."""

import importlib.util

import pytest

from tests.services import fixtures


@pytest.fixture
def no_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)


@pytest.mark.usefixtures("no_drivers")
def test_a_missing_driver_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_SERVICES", "1")
    with pytest.raises(pytest.UsageError, match="asyncpg, redis is not installed"):
        fixtures.pytest_configure()


@pytest.mark.usefixtures("no_drivers")
def test_elsewhere_its_tests_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REQUIRE_SERVICES", raising=False)
    fixtures.pytest_configure()


def test_a_missing_server_fails_its_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_SERVICES", "1")
    with pytest.raises(pytest.fail.Exception, match="PostgreSQL is not installed"):
        fixtures.missing("PostgreSQL")
