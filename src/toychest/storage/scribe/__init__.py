"""The scribe: the one process that writes the SQLite file where several serve it, and what they know of each other.

a node                          the scribe                        the other nodes
order -----> tube ----------->  Writer: one commit for all  --->  changed: (table, number), lost nowhere
told  <----- done, or refused
hold  ----->                    roll: who is there, whose leases
"""

from toychest.storage.scribe.bus import ScribeBus
from toychest.storage.scribe.dictation import Dictation
from toychest.storage.scribe.ledger import ScribeLedger
from toychest.storage.scribe.scribe import Scribe
from toychest.storage.scribe.tube import Tube

__all__ = ["Dictation", "Scribe", "ScribeBus", "ScribeLedger", "Tube"]
