"""Servers that the tests start themselves. Where one is not installed, its tests are skipped visibly."""

import importlib.util
import os
import shutil
from collections.abc import Iterator

import pytest

from tests.services import redis as redis_server
from tests.services.postgres import HURRIED, PostgresServer, program, running

DRIVERS = ("asyncpg", "redis")
SERVICES = pytest.mark.xdist_group("services")
"""All tests with such a server run in one worker, so that there is one of them a run."""


def missing(what: str) -> None:
    """Skip this test, or fail it where everything must be there."""
    because = f"{what} is not installed"
    if os.environ.get("REQUIRE_SERVICES"):
        pytest.fail(f"{because}, and REQUIRE_SERVICES is set")
    pytest.skip(because)


def pytest_configure() -> None:
    """Where everything must be there, no driver may be missing: tests are skipped before a server starts."""
    lost = [name for name in DRIVERS if importlib.util.find_spec(name) is None]
    if lost and os.environ.get("REQUIRE_SERVICES"):
        raise pytest.UsageError(f"{', '.join(lost)} is not installed, and REQUIRE_SERVICES is set")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that hurries: for tests of anything but durability."""
    if program("postgres") is None or program("psql") is None:
        missing("PostgreSQL")
    with running(*HURRIED) as server:
        yield server


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    """The address of a database of the test's own."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def redis() -> Iterator[redis_server.RedisServer]:
    """A Redis of the tests' own."""
    if shutil.which("redis-server") is None:
        missing("Redis")
    with redis_server.running() as server:
        yield server
