"""The table: rules, seats and log of one sitting. It knows no game and does no I/O; `store` says what a store keeps."""

from toychest.table import errors
from toychest.table.branch import branch_table
from toychest.table.entry import Branch, Ending, EntropyAdded, Entry, GuideLeft, Header, Played, TakenBack
from toychest.table.fleeting import Confirmations, confirmed_until
from toychest.table.guided import guided_table
from toychest.table.log import Log, live_moves, read_log, write_log
from toychest.table.luck import commitment_of, draws_for, new_seed, sample
from toychest.table.progress import Progress, may_go_on, progress
from toychest.table.rematch import begins_by_choice, rematch_table, sat_before
from toychest.table.replay import Frame, replay
from toychest.table.requests import Request
from toychest.table.script import scripted_rival
from toychest.table.seats import (
    FREE,
    SeatRecord,
    bot_seat,
    checked_token,
    hash_of,
    held_seat,
    new_token,
    seats_of,
    taken_seat,
)
from toychest.table.store import Done, Store, TableListed, TableRecord, record_of, table_of
from toychest.table.table import Granted, Table, new_table, rebuilt_table
from toychest.table.table_code import code_of, new_code, read_code
from toychest.table.take_back import may_take_back
from toychest.table.told import EntryTold, EventTold, seen_event, told_again, told_event, told_frame, told_now
from toychest.table.verify import Fault, Verdict, verify

__all__ = [
    "FREE",
    "Branch",
    "Confirmations",
    "Done",
    "Ending",
    "EntropyAdded",
    "Entry",
    "EntryTold",
    "EventTold",
    "Fault",
    "Frame",
    "Granted",
    "GuideLeft",
    "Header",
    "Log",
    "Played",
    "Progress",
    "Request",
    "SeatRecord",
    "Store",
    "Table",
    "TableListed",
    "TableRecord",
    "TakenBack",
    "Verdict",
    "begins_by_choice",
    "bot_seat",
    "branch_table",
    "checked_token",
    "code_of",
    "commitment_of",
    "confirmed_until",
    "draws_for",
    "errors",
    "guided_table",
    "hash_of",
    "held_seat",
    "live_moves",
    "may_go_on",
    "may_take_back",
    "new_code",
    "new_seed",
    "new_table",
    "new_token",
    "progress",
    "read_code",
    "read_log",
    "rebuilt_table",
    "record_of",
    "rematch_table",
    "replay",
    "sample",
    "sat_before",
    "scripted_rival",
    "seats_of",
    "seen_event",
    "table_of",
    "taken_seat",
    "told_again",
    "told_event",
    "told_frame",
    "told_now",
    "verify",
    "write_log",
]
