"""Tests of words run in one worker: to read thirteen languages takes longer than to look at them."""

import pytest


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith("tests/words/"):
            item.add_marker(pytest.mark.xdist_group("words"))
