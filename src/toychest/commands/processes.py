"""A server of several processes on one folder: a doorman, who also writes for all of them, and nodes that serve.

listener -> doorman: scribe, the folder's lock      killed: all end
              |  a door and a tube for each
            node   node   node                      killed: started again, the others serve on
"""

import asyncio
import contextlib
import multiprocessing
import signal
import socket
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path

from toychest.bots.workers.parent import end_with_parent
from toychest.commands.logs import write_logs
from toychest.commands.refusal import refused
from toychest.commands.serving import Serving, app_over
from toychest.host.node import Node, new_node
from toychest.storage import SqliteStore
from toychest.storage.scribe import Dictation, Scribe, ScribeBus, ScribeLedger, Tube
from toychest.web.common import CommonElsewhere, OwnCommon
from toychest.web.doorman import Doorman
from toychest.web.garbage import spared_collector
from toychest.web.handed_server import HandedServer
from toychest.web.place import Place
from toychest.web.server_config import event_loops, server_config


@dataclass(frozen=True)
class Ends:
    """A node's ends of what joins it to the doorman: connections come by the door, words by the tube."""

    door: socket.socket
    tube: socket.socket


def check_processes(processes: int, has_store: bool) -> None:
    """Several serve a folder, where the system lets one hand connections to another. Raises `ClickException`."""
    if processes > 1 and has_store:
        raise refused("processes-store")
    if processes > 1 and not hasattr(socket, "send_fds"):
        raise refused("processes-system")


def serve_by_several(listener: socket.socket, store: SqliteStore, serving: Serving) -> None:
    """Until somebody ends it; the store is closed then."""
    with asyncio.Runner(loop_factory=event_loops()) as runner:
        wish = runner.run(_keep_the_door(listener, store, serving))
    if wish == signal.SIGTERM:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.raise_signal(signal.SIGTERM)
    if wish is None:
        raise refused("processes-fail")


async def _keep_the_door(listener: socket.socket, store: SqliteStore, serving: Serving) -> int | None:
    """Returns the signal that ended it; None where no node could be kept going."""
    loop, wishes = asyncio.get_running_loop(), asyncio.Queue[int]()
    for wish in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(wish, wishes.put_nowait, wish)
    scribe, opening = Scribe(store.writing, OwnCommon(serving.limits)), set[asyncio.Task[object]]()

    def start(place: Place) -> tuple[BaseProcess, socket.socket]:
        process, ends = _started(store.path, serving, place)
        task = loop.create_task(joined(scribe.tube(), ends.tube))
        opening.add(task)
        task.add_done_callback(opening.discard)
        return process, ends.door

    doorman = Doorman(listener, serving.processes, start)
    doorman.begin()
    try:
        return await _first_of(wishes, doorman)
    finally:
        impatient = loop.create_task(wishes.get())
        impatient.add_done_callback(lambda _: doorman.kill())
        await doorman.end()
        impatient.cancel()
        await store.close()


async def _first_of(wishes: "asyncio.Queue[int]", doorman: Doorman) -> int | None:
    wished, deserted = asyncio.create_task(wishes.get()), asyncio.create_task(doorman.deserted.wait())
    await asyncio.wait((wished, deserted), return_when=asyncio.FIRST_COMPLETED)
    deserted.cancel()
    return wished.result() if wished.done() else None


def _started(file: Path, serving: Serving, place: Place) -> tuple[BaseProcess, Ends]:
    """A node as a process of its own, and our ends."""
    (door, their_door), (tube, their_tube) = socket.socketpair(), socket.socketpair()
    theirs = Ends(their_door, their_tube)
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=serve_node, args=(file, serving, theirs), name=f"toychest-{place.number}")
    process.start()
    their_door.close()
    their_tube.close()
    return process, Ends(door, tube)


def serve_node(file: Path, serving: Serving, ends: Ends) -> None:
    """What such a process does; it ends with the doorman, whatever becomes of him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for him
    end_with_parent()
    write_logs(serving.writes_json)
    loops = event_loops()
    with spared_collector(), asyncio.Runner(loop_factory=loops) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(_serve_node(file, serving, ends))


async def _serve_node(file: Path, serving: Serving, ends: Ends) -> None:
    dictation = Dictation()
    await joined(dictation.tube, ends.tube)
    store = SqliteStore(file, writing=dictation)
    node = Node(new_node(), "", ScribeBus(dictation), ScribeLedger(dictation))
    app = app_over(store, node, serving, CommonElsewhere(dictation))
    await HandedServer(server_config(app), ends.door).serve()


async def joined(tube: Tube, end: socket.socket) -> None:
    """What is said into this tube goes through this socket."""
    end.setblocking(False)
    await asyncio.get_running_loop().create_unix_connection(lambda: tube, sock=end)
