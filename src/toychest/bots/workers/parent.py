"""A worker ends with the process that started it, also when that one was killed and could say nothing."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """From now on this process ends at once when its parent does: nobody is left to hear what it finds."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), name="parent", daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
