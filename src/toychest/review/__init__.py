"""The bill of a finished game: what was luck, what was play, and where a better move was there.

log -> spans       spans.py         runs of chance, decisions, moves that were forced
weighers           weigher.py       what a state is worth: by a kernel's search, as its game says, or by the rules
spans -> steps     steps.py         each with what it changed: luck, mistake, unseen, rest
steps -> bills     bill.py          one for each seat, which close, also when they are rounded
steps -> moments   moments.py       what is worth a look, told by the game itself; verdict.py in a few sentences
steps -> graph     graph.py         each seat's chances from move to move, with marks (marks.py)
all of it          reviewed.py      fixed work from fixed seeds (recipe.py): the same file gives the same bytes
for a server       background.py    in a process that gives way to everybody (review_process.py), rough first
another move       trying.py        instead of one that was played, judged as the review judged it
bouts              lucky_bouts.py   what chance gave in games of the arena
bouts -> reports   game_report.py   what bot games say of a game: a page (report_page.py) and tables (report_tables.py)

Seats win by the chance to win, from 0 to 1; people read points of 100.
"""
