"""Nobody thinks on for a server that was killed."""

import multiprocessing
import time
from multiprocessing.connection import Connection

from toychest.bots.workers.parent import end_with_parent

SPAWN = multiprocessing.get_context("spawn")


def work_for_ever(said: Connection) -> None:
    """A worker that is in the middle of something, and looks into no pipe; should it be left over, not for long."""
    end_with_parent()
    said.send("at work")
    time.sleep(120)


def server(said: Connection) -> None:
    SPAWN.Process(target=work_for_ever, args=(said,)).start()
    said.close()
    time.sleep(120)


def test_a_worker_ends_when_its_server_is_killed() -> None:
    heard, said = SPAWN.Pipe(duplex=False)
    parent = SPAWN.Process(target=server, args=(said,))
    parent.start()
    said.close()
    assert heard.recv() == "at work"
    parent.kill()
    assert heard.poll(60), "the worker still holds its end of the pipe"
