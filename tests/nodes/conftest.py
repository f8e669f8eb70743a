"""Two nodes, joined in each of the ways in which there can be several."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.nodes.cluster import Cluster, Nodes, running_nodes
from tests.nodes.house import running_house
from tests.services.fixtures import SERVICES

HASTE = ("--pause", "0.1")
HOUSE = pytest.mark.skipif(sys.platform != "linux", reason="processes are found as Linux lists them")


@pytest_asyncio.fixture(params=[pytest.param("processes", marks=HOUSE), pytest.param("postgres", marks=SERVICES)])
async def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Nodes]:
    """Two processes of one server over a folder, or two servers that tell each other through a database."""
    if request.param == "processes":
        async with running_house(tmp_path / "house", 2, *HASTE) as house:
            yield house
        return
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    async with running_nodes(tmp_path, 2, "--store", request.getfixturevalue("database"), *HASTE) as cluster:
        yield cluster


@pytest_asyncio.fixture
async def named_nodes(tmp_path: Path, database: str) -> AsyncIterator[Cluster]:
    """Two servers over a database."""
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    async with running_nodes(tmp_path, 2, "--store", database) as cluster:
        yield cluster
