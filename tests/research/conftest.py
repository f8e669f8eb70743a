"""What OpenSpiel brings along is kept from what pytest needs."""

import sys
from importlib.util import find_spec


def pytest_configure() -> None:
    """Abseil's log, which OpenSpiel imports, is written to the process's own stderr: nobody closes that.

    Its handler would keep what sys.stderr is at the import, here the file that pytest captures into, and close it
    together with itself wherever sys.stderr is another by then. uvicorn closes all handlers when a server is
    configured: where `serve` runs in click's CliRunner, every later test of the process would fail.
    """
    if find_spec("absl") is not None:
        from absl import logging

        logging.get_absl_handler().python_handler.setStream(sys.__stderr__)
