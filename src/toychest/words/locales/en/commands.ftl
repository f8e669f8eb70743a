### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPTIONS
    .command = COMMAND
    .args = MORE
    .file = FILE
    .directory = FOLDER
    .path = PATH
    .integer = NUMBER
    .float = NUMBER
    .text = TEXT
    .code = CODE
    .codes = CODES
    .game = GAME
    .edition = EDITION
    .name = NAME
    .value = VALUE
    .level = LEVEL
    .from = FROM
    .to = TO
    .address = ADDRESS

## What each command does, and its options.

command-option =
    .help = Show this help.
    .version = Show the version.
    .data = Folder for the games you play.
    .language = Language.  [default: as your system speaks]
    .plain = One fact a line, no drawing: for screen readers.
    .workers = Processes.  [default: all cores]
    .ray = Work on this Ray cluster; “local” starts one here.
    .option = Chosen before play.
    .seed = The same seed, the same games.
    .work = Per cent of the usual work.
    .yes = Delete without asking.
    .store = The database that keeps the games: postgresql://...
command-help-toychest = Boxed board games, played properly.
command-help-arena =
    Let bots play each other, with seats swapped, on all cores; stopped and started again it goes on.

    Beside the share of wins stands what it is without luck: what chance gave is taken from every result.
    .bots = By commas: levels, ranges of them, 6~60 (a memory of 60 entries), hand4 (weights made by hand), plain6 (without a network), 6@1000 (by 1000 iterations), greedy, random.
    .games = Games of each pair.
    .seats = How many sit down.  [default: as few as play]
    .each = An option whose choices take turns, such as terrain.
    .all-pairs = Each against each, not only against the one below.
    .out = Results.  [default: arena-GAME.csv]
    .json = All numbers of the table.
    .raw = Weigh no luck: faster, and less is known from as many games.
command-help-board = Boards of your own: check them, print them. docs/boards.md says how to write one.
command-help-board-check = Say whether a board can be played; if not, everything that is wrong and how to mend it.
    .deck = Check a deck of your own, too.
command-help-board-print = Write a board, its cards and its tokens as sheets to print: a FILE of yours, or one of our boards by NAME.
    .to = Folder for the sheets.  [default: here]
    .format = One PDF, or an SVG a page.
    .paper = Size of the paper.  [default: a4]
    .deck = A deck of your own.
    .printing = Rulebook that the cards follow.
    .backs = Backs of the cards too, for both sides of the paper.
    .ink = Lines only, nothing filled: for school printers, or to colour in.
    .overwrite = Write over sheets that are there already.
command-help-branch = Play on from an entry of a finished game: new luck, and what was hidden lies as it lay.
    .entry = The entry after which you play on.
    .seat = The seat that you play, from 1.
    .bot = The level of the bots on the others.
command-help-doctor = Look whether everything that a server needs is there and works.
    .bus = How servers tell each other: redis://...
command-help-laws = Play random games of every edition and say which law does not hold, and where, and which sentence is missing.
command-help-learn = Learn a game by playing it; where you left it, you go on.
    .name = Your name.
    .step = Begin anew at this step; 1 is the beginning.
command-help-new = Write a small game to start from into the folder NAME, and put it on the shelf.
command-help-play = Play in the terminal; without a game, say which there are, and ask at a keyboard.
command-help-play-game = Play { $game } in the terminal.
    .edition = Edition by its id; house rules may be part of it.
    .printing = Edition by the language of its rulebook.
    .seats = How many play.
    .name = Who plays; once for each seat.
    .bot = A bot, 1 to 6 or its name; 6~60 remembers 60 entries. Once for each.
    .rule = A house rule.
    .seed = A text that decides all luck: the same text, the same cards.
    .list = Show printings, choices and house rules.
command-help-puzzles = Make puzzles: states of real games in which one way is better than all others. Started again, it goes on.
    .count = How many puzzles.
    .from = A finished game of your own; several times.
    .out = File.  [default: puzzles-GAME.jsonl]
    .seed = The same seed makes the same puzzles.
command-help-replay = Look back at a finished game, from its file or by its code, step by step.
command-help-report =
    Say what bot games tell of a game, for each board: who begins, how long it takes, how it ends.

    Stopped and started again it goes on.
    .bot = Who plays on every seat: a level, greedy or random.
    .games = Games of each board or printing.
    .seats = How many sit down.  [default: as few as play]
    .each = An option whose choices are told apart, or “printing”.  [default: the boards]
    .out = The page.  [default: report-GAME.html]
    .tables = The same as tables of Markdown.
    .json = The same as numbers.
    .results = Games that were played.  [default: report-GAME.csv]
command-help-resume = Go on with a game: by its CODE, or the latest that is not over.
command-help-review = Tell luck from play in a finished game, from its file or by its code.
    .json = Write everything that was found to this file.
    .svg = Write the graph of who was ahead to this file.
    .try = First try again where there was a better move.
command-help-serve = Start the server and open the browser.
    .host = Address to listen on; 0.0.0.0 for your network.  [default: 127.0.0.1]
    .lan = Open it to your network: prints the address for others, and a QR code.
    .port = Port to listen on.  [default: 7170, or any free one]
    .store = Keep the games in a database instead: postgresql://...
    .browser = Open the browser.
    .warm-up = Get the bots of all games ready before anybody plays them.
    .pause = Seconds that a bot waits before each of its moves.
    .lines = Tables that one address may have open; 0: any number.
    .requests = Its requests each second; 0: any number.
    .tables = Its new tables each minute; 0: any number.
    .bus = Tell other servers over that database by redis://...
    .node = This server’s name among those.
    .behind-proxy = A proxy on this computer passes on what others ask.
    .metrics = Show counts at /metrics, for Prometheus.
    .json-logs = Write log lines as JSON.
    .processes = Serve with so many processes, to use more than one core.
    .keep-finished = Days after which a finished game is deleted.  [default: never]
    .keep-idle = Days without a move after which a game is deleted.  [default: never]
command-help-simulate = Play games of bots into a folder, as compressed logs and as Parquet; stopped and started again it goes on.
    .games = How many.
    .bots = Who take turns at the seats; named as in “arena”.
    .seats = How many sit down.  [default: as few as play]
    .each = An option whose choices take turns, such as terrain.
    .batch = Games of a file.
    .out = The folder.  [default: simulation-GAME]
command-help-store = Stores: where the games are kept.
command-help-store-copy =
    Copy all tables FROM one store TO another: postgresql://..., a file, or a folder that keeps games.

    Each is read again and compared. What is there already stays; a table that differs there is named, not touched.
command-help-tables = What is kept: list tables, or delete them.
    .data = Folder that keeps the games.
command-help-tables-clear = Delete tables that were kept for long enough.
    .finished = Delete games that were finished so many days ago.
    .idle = Delete games that nobody has played at for so many days.
command-help-tables-delete = Delete tables by their CODES, with all that belongs to them.
command-help-tables-list = The tables that changed last: code, edition, entries, days at rest, names.
    .limit = The latest so many.
command-help-train = Teach a game’s value network from nothing, by games against itself; stopped and started again it goes on.
    .out = The file.  [default: network-GAME.bin]
command-help-verify = Prove a finished game: every move by the rules, every card and die by the seed.
    .origin = The game that it was played on from, to prove its luck as well.

## What was typed does not fit.

command-click-usage = Usage:
command-click-options = Options
command-click-commands = Commands
command-click-default = default: { $default }
command-click-required = required
command-click-error = Error: { $message }
command-click-aborted = Stopped.
command-click-try = “{ $command } { $option }” helps.
command-click-missing-command = Which command? None was given.
command-click-missing-argument = Missing argument
command-click-missing-option = Missing option
command-click-no-such-option = There is no option “{ $name }”.
command-click-no-such-command = There is no command “{ $name }”.
command-click-did-you-mean = Did you mean { $possibility }?
command-click-did-you-mean-one = Did you mean one of these: { $possibilities }?
command-click-unexpected = This is too much: { $args }
command-click-takes-no-value = The option “{ $name }” takes no value.
command-click-needs-value = The option “{ $name }” needs a value.
command-click-unfit = This value does not fit: { $message }
command-click-unfit-for = This value does not fit { $param_hint }: { $message }
command-click-choose = Choose from: { $choices }
command-click-not-the-choice = “{ $value }” is not { $choice }.
command-click-not-a-choice = “{ $value }” is not one of { $choices }.
command-click-not-in-range = { $value } is not in the range { $range }.
command-click-not-a-number = “{ $value }” is not such a number.
command-click-not-there = “{ $filename }” does not exist.
command-click-is-file = “{ $filename }” is a file, not a folder.
command-click-is-folder = “{ $filename }” is a folder, not a file.
command-click-not-readable = “{ $filename }” can’t be read.
command-there-are = There are: { $names }

## A server.

command-open = Toychest is open at { $here }
command-open-network =
    Toychest is open at { $here } on this computer,
    and at { $others } for others on your network.
command-close = Press Ctrl-C to close it. Your games are kept.
command-open-already = Toychest is already open at { $here }
command-cannot-listen = cannot listen on { $host } port { $port }: { $because }
command-cannot-keep = cannot keep games in { $folder }: { $because }
command-read-only = { $folder } is read-only: old games can be looked at, nothing new is kept.
command-no-store = There is no store at { $address }.
command-store-failed =
    { $because ->
        [disk-full] The disk is full.
        [read-only] It can only be read.
        [locked] Another program holds it.
        [damaged] It is damaged, or no store at all.
        [out-of-reach] The database does not answer.
       *[other] It did not work.
    }
command-store-newer = It belongs to a newer Toychest: update this one.
command-needs-package = This needs the package { $package }: { $command }
command-node-name = A server’s name is made of small letters, digits and hyphens. This is none: { $name }
command-processes-store = Several processes share a folder. Over a database, start a server for each instead.
command-processes-system = This system lets no process hand connections to another: leave out --processes.
command-processes-fail = No process could be kept going; the lines above say why.
command-node-database = Several servers share a database: name it by --store postgresql://...
command-bus-shape = Name a bus like redis://HOST. This is none: { $address }
command-cannot-reach = { $address } can’t be reached: { $because }
command-copied = Tables copied: { $copied }, brought up to date: { $updated }, there already: { $there }. Every one was compared.
command-copy-differ = Tables that differ or could not be read, and were not copied: { $count }
command-copy-other = { $code }: another game by this code is there.
command-tables-sure = They are gone for good. Delete them?
command-tables-deleted = Tables deleted: { $count }
command-doctor-well = ok
command-doctor-ill = ILL
command-doctor-ills = Not well: { $names }
command-doctor-games = games
command-doctor-engine = engine
command-doctor-disk = disk
command-doctor-store = store
command-doctor-tables = tables
command-doctor-bus = bus
command-doctor-version = { $version } on Python { $python }
command-doctor-editions = editions: { $count }
command-doctor-broken = { $name } can’t be played ({ $because })
command-doctor-engine-there = there
command-doctor-engine-missing = Not there yet: bots think by the readable rules until it is fetched.
command-doctor-disk-database = the database’s own
command-doctor-disk-full = Only { $free } MB are free: make room, or moves will be refused.
command-doctor-disk-free = { $free } GB free
command-doctor-answers = { $address } answers in { $milliseconds } ms
command-doctor-whole = The latest { $count } are whole.
command-doctor-bus-answers = { $address } answers
command-refused-origin = This page may not do that.

## Is a game fair? The draws are what luck decided.

command-fair = fair. { $entries } entries, { $chance } of them chance, all as the seed says.
command-fair-since = played on from another game, and fair since. { $entries } entries, { $chance } draws as the seed says, { $copied } taken over from the game before: see --origin.
command-fair-guided = a guided game, played by the rules. { $entries } entries, { $scripted } draws by its script, { $chance } as the seed says.
command-unfair-entry = entry { $seq }: { $because }
command-unfair-seed = The seed is not the one that was promised before the first draw.
command-unfair-order = Entry { $found } stands in its place.
command-unfair-checksum = Its checksum does not fit.
command-unfair-last-line = The last line’s checksum does not fit.
command-unfair-seats = The game is played by { $counts }, here by { $got }.
command-unfair-no-seat = Nobody sits on seat { $seat }.
command-unfair-agreed = Seats { $agreed } can’t have allowed seat { $seat } to take back.
command-unfair-options = The choices before play do not fit this game.
command-unfair-branch-moves = { $moves } moves can’t be those of entries 1 to { $seq }.
command-unfair-branch-entry = It is no move of the game that was played on from.
command-unfair-other-origin = It was not played on from that game.
command-unfair-origin-differs = That game went otherwise.
command-unfair-chance-not-now = “{ $move }” by chance, though chance is not to act.
command-unfair-drawn = The seed gives “{ $drawn }”, the log says “{ $move }”.
command-unfair-scripted-move = “{ $move }” of seat { $seat } is said to be scripted luck.
command-unfair-no-guide = “{ $move }” is scripted, though no guide is played here.
command-unfair-impossible = “{ $move }” can’t happen here.
command-unfair-illegal = The rules forbid “{ $move }” here ({ $rule }).
command-unfair-malformed = “{ $move }” is no move.
command-unfair-not-over = The log says how it ended, but the game is not over.
command-unfair-other-outcome = The game ended otherwise than the log says.
command-log-header = The header is damaged: this is no saved game, or somebody has changed it.
command-log-entry = Entry { $seq } is damaged.
command-log-ending = The last line is damaged.
command-log-truncated = The log stops after entry { $seq }, before its last line.
command-log-newer = The log’s format { $found } is newer than { $newest }: update Toychest.
command-log-edition-unknown = No edition is called “{ $edition }” here.
command-log-table-unfinished = The game is not over, so nothing can be proved yet.

## Bots against bots.

command-arena-picture = { $file }: the picture goes beside the results under this name. Give the results another ending.
command-arena-twice = Name each bot once: nobody plays against itself.
command-arena-too-few = Name at least two bots, such as --bots 1..6.
command-arena-bot = No bot is called “{ $bot }” here. { $bots }
command-arena-weights = In { $game } the bots plan: “{ $bot }” has no weights that could be made by hand.
command-arena-other-file = { $file } does not hold results of an arena. Name another file with --out.
command-arena-done = all played before
command-arena-compiling = compiling, once for all
command-arena-games = games: { $games }
command-arena-cut-off = cut off and shared: { $count }
command-arena-luckless = without luck
command-arena-sure = as sure as { $times } times as many games; { $evaluator }
command-arena-rating = rating
command-arena-files = { $file } and { $picture }
command-simulate-done = Games in { $folder }: { $games }
command-simulate-other = { $folder } holds something else than this simulation. Name another folder with --out.
command-simulate-stopped = Stopped. The same command goes on with what is in { $folder }.
command-simulate-cut-off = Games that went on for too long: { $count }. They were cut off, and have transitions but no log.
