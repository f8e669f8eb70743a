"""The host: one authority over all tables, many ways to reach it.

Whatever a seat asks for, through a browser, at a terminal or as a bot, is done here and nowhere else, in one order:
do it (the table, a value), store it (the store says when it is safe), and only then make it so and tell it.

    edge                       host                                        below
    a message, a typed line -> Asked(request, seq, id) -> Host.grant ---> Table.granted, Store.append
    Guest.tell, Guest.show  <- what happened, or everything anew

- `asked.py` what somebody asks for: the request, for which entry, under which id; or a seat
- `guest.py` whoever is at a table and is told what happens there
- `hosted.py` a table in memory, its seats, its guests; one request at a time
- `host.py` starts, loads, grants, reloads and lets go of tables
- `seating.py` which bot may sit where
- `bots.py` wakes the bots of a table, lets them play, tries again, and lets them rest
- `turns.py` whose turn it is to be thought about; `engines.py` how far the engines are that bots think with
- `node.py` what a host does because there are others over the same store; `leases.py` where bots think;
  `other_nodes.py`, `around.py` who is at a table at other nodes, and what is asked there; `notes.py` what all hosts
  remember of a table beside its log; `meters.py` what is counted; `retention.py` how long tables are kept
- `rematch.py`, `rematches.py`, `offer.py` playing again: offered by one, agreed to by all
- `presence.py` who is at a table, out of reach or away
- `clock.py`, `clocks.py` how much time everybody has left, where a table agreed on that
- `deletion.py` a table that all who sit there agreed to delete
- `leaving.py` giving a game up, and leaving a seat for good; `lending.py` a bot keeps a seat for whoever is away
- `sittings.py` keys that seat a phone; `lost_seats.py` giving a seat again, because the browser that held it is lost
- `branches.py` playing on from a finished game; `opened_game.py` somebody's saved game, among the tables from then on
- `plea.py`, `pleas.py` what one person asks of the others: to take back, to lend a left seat to a bot
- `rematch_chain.py` how many games of a chain of rematches everybody has won
- `guides.py` starts guided games, lets the learner go on, and lets them leave
- `hints.py` what the strongest bot would do, for the seat that asks

A host waits for its store and its thinker only, so it lives in an event loop. A browser's edge lives in the same loop;
the terminal asks its host through a runner and waits. Connections, screens and words are the edges' own business.
"""
