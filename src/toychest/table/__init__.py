"""The table: rules, seats and log of one sitting. It knows no game and does no I/O; `store` says what a store keeps."""

from toychest.table import errors
from toychest.table.branch import branch_table
from toychest.table.entry import (
    Branch,
    Ending,
    EntropyAdded,
    Entry,
    Forfeited,
    GuideLeft,
    HandChanged,
    Header,
    Played,
    TakenBack,
    TimesLeft,
)
from toychest.table.faults import Fault
from toychest.table.fleeting import Confirmations, confirmed_until
from toychest.table.following import followed
from toychest.table.forfeit import has_one_winner
from toychest.table.guide_progress import Progress, may_go_on, progress
from toychest.table.guided import guided_table
from toychest.table.log import Log, live_moves, read_log, write_log
from toychest.table.luck import commitment_of, draws_for, new_seed, sample
from toychest.table.rematch import begins_by_choice, rematch_table, sat_before
from toychest.table.replay import Frame, replay
from toychest.table.requests import Request
from toychest.table.script import scripted_rival
from toychest.table.seats import (
    FREE,
    SeatRecord,
    bot_seat,
    checked_name,
    checked_token,
    given_back,
    hash_of,
    held_seat,
    inherited_seat,
    left_seat,
    left_seats,
    lent_seat,
    new_token,
    seats_of,
    shown_name,
    taken_seat,
)
from toychest.table.starts import has_own_file, known_start, note_start
from toychest.table.store import Done, Resting, Since, Store, TableCopy, TableListed, TableRecord, record_of, table_of
from toychest.table.table import Granted, Table, new_table, rebuilt_table
from toychest.table.table_code import code_of, new_code, read_code
from toychest.table.take_back import may_take_back
from toychest.table.terms import ClockTerms, Terms
from toychest.table.times import times_by_frame, with_times
from toychest.table.told import (
    EntryTold,
    EventTold,
    seen_event,
    standing_entries,
    told_again,
    told_entry,
    told_event,
    told_frame,
    told_now,
)
from toychest.table.verify import Verdict, verify

__all__ = [
    "FREE",
    "Branch",
    "ClockTerms",
    "Confirmations",
    "Done",
    "Ending",
    "EntropyAdded",
    "Entry",
    "EntryTold",
    "EventTold",
    "Fault",
    "Forfeited",
    "Frame",
    "Granted",
    "GuideLeft",
    "HandChanged",
    "Header",
    "Log",
    "Played",
    "Progress",
    "Request",
    "Resting",
    "SeatRecord",
    "Since",
    "Store",
    "Table",
    "TableCopy",
    "TableListed",
    "TableRecord",
    "TakenBack",
    "Terms",
    "TimesLeft",
    "Verdict",
    "begins_by_choice",
    "bot_seat",
    "branch_table",
    "checked_name",
    "checked_token",
    "code_of",
    "commitment_of",
    "confirmed_until",
    "draws_for",
    "errors",
    "followed",
    "given_back",
    "guided_table",
    "has_one_winner",
    "has_own_file",
    "hash_of",
    "held_seat",
    "inherited_seat",
    "known_start",
    "left_seat",
    "left_seats",
    "lent_seat",
    "live_moves",
    "may_go_on",
    "may_take_back",
    "new_code",
    "new_seed",
    "new_table",
    "new_token",
    "note_start",
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
    "shown_name",
    "standing_entries",
    "table_of",
    "taken_seat",
    "times_by_frame",
    "told_again",
    "told_entry",
    "told_event",
    "told_frame",
    "told_now",
    "verify",
    "with_times",
    "write_log",
]
