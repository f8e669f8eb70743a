### What may be chosen before play: printings, options and house rules. The question is short; the choice is a few
### words; its help is one sentence that says what is played.

## Printings

clockwork-printing = Which rulebook do you follow?
clockwork-printing-standard = Toychest’s reading
    .help = What most of the twelve languages say, and our rulings where they are silent.
clockwork-printing-en = English
    .help = As most languages say.
clockwork-printing-nl = Dutch
    .help = A scrapyard or the Towers needs an exact throw; below seven cards you may still discard. Where it slips, our reading is played.
clockwork-printing-de = German
    .help = A scrapyard or the Towers needs an exact throw; below seven cards you may still discard. Where it slips, our reading is played.
clockwork-printing-es = Spanish
    .help = One die decides who begins; at the end you may ask every rival once.
clockwork-printing-fr = French
    .help = A special throw adds one more thing after the discard; Scrap that is given joins the discards; at the end you may search and challenge.
clockwork-printing-hu = Hungarian
    .help = A special throw goes anywhere; below seven cards you may still discard; who has Scrap does not ask back; in a scrapyard you challenge only after an exact throw; one die decides who begins.
clockwork-printing-pl = Polish
    .help = As most languages say. Where it slips, our reading is played.
clockwork-printing-cs = Czech
    .help = A scrapyard or the Towers needs an exact throw; on one walk you may turn round once.
clockwork-printing-sl = Slovenian
    .help = One die decides who begins; at the end you may search and challenge.
clockwork-printing-uk = Ukrainian
    .help = One die decides who begins; Scrap that is given joins the discards.
clockwork-printing-ru = Russian
    .help = A special throw counts only if your turn begins in a scrapyard; the way to the Towers is always open to it.
clockwork-printing-it = Italian
    .help = One die decides who begins. Where it slips, our reading is played.

## Options

clockwork-option-board = Which city?
clockwork-option-board-ring = The ring
    .help = One bridge round the city. Our own plan: the printed one was never published.
clockwork-option-board-forked = The forks
    .help = Bridges that part and meet again, so there is more than one way.
clockwork-option-board-file = A city of your own
    .help = A small text file, as docs/boards.md shows.
clockwork-option-memory_aid = Help to remember?
clockwork-option-memory_aid-off = None
    .help = Discards lie face down, and you remember them.
clockwork-option-memory_aid-last_3 = The last three
    .help = The three cards that were laid down last stay open.
clockwork-option-memory_aid-last_6 = The last six
    .help = The six cards that were laid down last stay open.
clockwork-option-memory_aid-on = All of them
    .help = Every discard stays open, for those who would rather not remember.

## House rules

clockwork-reading-pile_extra = Which scrapyards get the cards that are left over?
clockwork-reading-pile_extra-round_robin = The first ones
    .help = The cards go round one by one, so the first scrapyards have one more.
clockwork-reading-pile_extra-random = Any
    .help = Chance decides which scrapyards have one card more.
clockwork-reading-removed_sets = Who decides which machines stay in the box?
clockwork-reading-removed_sets-random = Chance
    .help = With two or three players chance leaves machines out.
clockwork-reading-removed_sets-chosen = The first seat
    .help = With two or three players the first seat leaves machines out.
clockwork-reading-opening = How do you find out who begins?
clockwork-reading-opening-two_dice = With two dice
    .help = The highest sum of two dice begins.
clockwork-reading-opening-one_die = With one die
    .help = The highest throw of one die begins.
clockwork-reading-entry = Which throws let you into a scrapyard or the Towers?
clockwork-reading-entry-or_more = Exact or more
    .help = You may stop at a white field even if steps are left over.
clockwork-reading-entry-exact = Exact
    .help = You stop at a white field only if the steps fit exactly.
clockwork-reading-entry-yard_exact_tower_more = Exact, but not for the Towers
    .help = For scrapyards the steps must fit exactly; at the Towers some may be left over.
clockwork-reading-white_stop = May you walk past a white field?
clockwork-reading-white_stop-optional = Yes
    .help = You stop at a white field only if you like.
clockwork-reading-white_stop-forced = No
    .help = A walk ends at the first white field that you may enter.
clockwork-reading-reversal = May you turn round while you walk?
clockwork-reading-reversal-none = No
    .help = You keep the direction in which you started.
clockwork-reading-reversal-one = Once
    .help = On one walk you may turn round once.
clockwork-reading-field_cap = How many pawns fit on one field?
clockwork-reading-field_cap-two = Two
    .help = Where two pawns stand, nobody else stops; only the Towers have room for all.
clockwork-reading-field_cap-none = Any number
    .help = As many pawns as like may stand on one field.
clockwork-reading-no_move = What if every way ends where two pawns stand?
clockwork-reading-no_move-stay = You stay
    .help = You stay where you are, and your turn is over.
clockwork-reading-no_move-stop_short = You stop before it
    .help = You walk as far as there is room.
clockwork-reading-special_from = Where do seven, eleven and doubles help?
clockwork-reading-special_from-anywhere = Everywhere
    .help = From every place you may go straight to a scrapyard or the Towers.
clockwork-reading-special_from-scrapyard_only = In a scrapyard
    .help = Your turn must begin in a scrapyard; only the Towers are open from everywhere.
clockwork-reading-direct_arrival_action = May you do something where you went straight to?
clockwork-reading-direct_arrival_action-yes = Yes
    .help = You do what everybody does who arrives there.
clockwork-reading-direct_arrival_action-no = No
    .help = Going straight somewhere is all for this turn.
clockwork-reading-special_mode = What do seven, eleven and doubles give?
clockwork-reading-special_mode-replace = One thing instead of walking
    .help = You walk, or you use your special throw.
clockwork-reading-special_mode-bonus_after_draw = One thing more after a scrapyard
    .help = You walk, and if you took a card you may use your special throw as well.
clockwork-reading-special_target = Where may you go straight to?
clockwork-reading-special_target-yards_towers = Scrapyards and Towers
    .help = A special throw leads to any scrapyard or to the Towers.
clockwork-reading-special_target-anywhere = Anywhere
    .help = A special throw leads to any field.
clockwork-reading-tower_restay = May you stay at the Towers and search again?
clockwork-reading-tower_restay-no = No
    .help = While scrapyards have cards, you leave the Towers before you search again.
clockwork-reading-tower_restay-yes = With a special throw
    .help = At the Towers a seven, an eleven or doubles lets you stay and search.
clockwork-reading-yard_arrival = You meet somebody in a scrapyard. What may you do?
clockwork-reading-yard_arrival-draw_or_challenge = Take or challenge
    .help = You take a card or challenge somebody, not both.
clockwork-reading-yard_arrival-both = Both
    .help = You may take a card and challenge somebody.
clockwork-reading-empty_yard = May you enter an empty scrapyard?
clockwork-reading-empty_yard-enterable = Yes
    .help = There is no card, but you may meet somebody.
clockwork-reading-empty_yard-closed = No
    .help = An empty scrapyard is an ordinary field.
clockwork-reading-below7 = May you discard with fewer than seven cards?
clockwork-reading-below7-forbidden = No
    .help = You keep what comes until you have seven cards.
clockwork-reading-below7-optional = If you like
    .help = With fewer than seven cards you may discard, but need not.
clockwork-reading-lay_down = Must a complete machine be laid down?
clockwork-reading-lay_down-auto = It goes down by itself
    .help = A complete machine is laid down at once.
clockwork-reading-lay_down-voluntary = You choose
    .help = You may keep a complete machine in your hand.
clockwork-reading-lay_order = What comes first: discarding or laying down?
clockwork-reading-lay_order-after_discard = Discarding
    .help = First you discard or give back what you owe, then the machine goes down.
clockwork-reading-lay_order-before_discard = Laying down
    .help = First the machine goes down, so nothing is owed any more.
clockwork-reading-offturn_win = Can you win when it is not your turn?
clockwork-reading-offturn_win-immediate = Yes
    .help = Whoever has everything escapes at once.
clockwork-reading-offturn_win-own_turn = No
    .help = You escape on your own turn only.
clockwork-reading-extra_sets = May you lay down a second flyer or code breaker?
clockwork-reading-extra_sets-allowed = Yes
    .help = Every complete machine goes down; a second one helps nobody to win.
clockwork-reading-extra_sets-one_each = No
    .help = Only one flyer and one code breaker go down for each of you.
clockwork-reading-dead_end = What if nobody has a card left to show?
clockwork-reading-dead_end-tie = It ends
    .help = The game ends, and nobody is first.
clockwork-reading-dead_end-name_family = You name it
    .help = Whoever has no part of a machine names what to search for.
clockwork-reading-turn_cap = Does the game end after some turns?
clockwork-reading-turn_cap-none = No
    .help = You play until somebody escapes.
clockwork-reading-turn_cap-100 = After 100
    .help = After 100 turns the game ends, and nobody is first.
clockwork-reading-turn_cap-200 = After 200
    .help = After 200 turns the game ends, and nobody is first.
clockwork-reading-turn_cap-400 = After 400
    .help = After 400 turns the game ends, and nobody is first.
clockwork-reading-ask_visibility = Who learns what is asked for in a challenge?
clockwork-reading-ask_visibility-public_special = Only the two; Fuel and Power everybody
    .help = A card is shown in secret; Fuel and Power are asked for aloud.
clockwork-reading-ask_visibility-private = Only the two
    .help = Fuel and Power are whispered, too.
clockwork-reading-ask_visibility-public = Everybody
    .help = Everybody hears what is asked for.
clockwork-reading-scrap_without_card = What if somebody has Scrap, but not the card?
clockwork-reading-scrap_without_card-no = Scrap stays
    .help = Only who has the card may give Scrap instead; who has none may ask back.
clockwork-reading-scrap_without_card-bluff_ok = Scrap may be given
    .help = Scrap may be given even without the card, so nobody knows.
clockwork-reading-scrap_without_card-blocks_counter = No asking back
    .help = Scrap stays, and whoever has it does not ask back.
clockwork-reading-scrap_dest = Where does Scrap go that is given?
clockwork-reading-scrap_dest-removed = Out of the game
    .help = Scrap given instead of a card goes back into the box.
clockwork-reading-scrap_dest-discards = To the discards
    .help = Scrap given instead of a card is laid face down beside the board.
clockwork-reading-scrap_family = May you show Scrap to get more of it?
clockwork-reading-scrap_family-no = No
    .help = Scrap is no machine: nobody asks or searches for it.
clockwork-reading-scrap_family-search = When searching
    .help = At the Towers you may show Scrap and search for more.
clockwork-reading-scrap_family-both = Searching and asking
    .help = You may show Scrap to search for more and to ask for more.
clockwork-reading-tower_challenge = May you challenge at the Towers?
clockwork-reading-tower_challenge-no = Only at the end
    .help = While scrapyards have cards, nobody is challenged at the Towers.
clockwork-reading-tower_challenge-yes = Always
    .help = Who meets at the Towers may challenge, too.
clockwork-reading-yard_challenge_exact = Does a challenge in a scrapyard need an exact throw?
clockwork-reading-yard_challenge_exact-no = No
    .help = In a scrapyard you may challenge even if steps were left over.
clockwork-reading-yard_challenge_exact-yes = Yes
    .help = In a scrapyard you challenge only if the steps fitted exactly.
clockwork-reading-search_streak = Found! May you search on?
clockwork-reading-search_streak-no = No
    .help = After a card that you found your turn is over.
clockwork-reading-search_streak-until_miss = Until you miss
    .help = You may search again until you turn a wrong card.
clockwork-reading-miss = What happens to a wrong card?
clockwork-reading-miss-swap = You swap
    .help = You take the wrong card, and the one you showed goes in its place.
clockwork-reading-miss-put_back = It stays
    .help = The wrong card lies face down again, and you keep yours.
clockwork-reading-blind_miss = What if you named Fuel or Power and turned a wrong card?
clockwork-reading-blind_miss-put_back = It stays
    .help = The wrong card lies face down again.
clockwork-reading-blind_miss-swap_choice = You swap
    .help = You take the wrong card and put any of yours in its place.
clockwork-reading-blind_miss-take_and_limit = You take it
    .help = You take the wrong card, and discard if you have more than seven.
clockwork-reading-return_challenge = May you challenge on the way back?
clockwork-reading-return_challenge-yes = Yes
    .help = When the scrapyards are empty, whoever meets on the way may still challenge.
clockwork-reading-return_challenge-no = No
    .help = When the scrapyards are empty, you challenge only at the Towers.
clockwork-reading-gate_arrival = The scrapyards are empty. May you search when you arrive?
clockwork-reading-gate_arrival-no = With any throw
    .help = The throw that brings you to the Towers always lets you search.
clockwork-reading-gate_arrival-yes = With an odd throw or doubles
    .help = An even throw brings you to the Towers, but you do not search.
clockwork-reading-endgame_special = What do seven, eleven and doubles give at the end?
clockwork-reading-endgame_special-either = Search or challenge
    .help = You search, or you challenge somebody.
clockwork-reading-endgame_special-both = Search and challenge
    .help = You may search and challenge somebody, too.
clockwork-reading-endgame_target = Whom may you challenge at the end?
clockwork-reading-endgame_target-in_towers = Those at the Towers
    .help = Whoever is still on the way is left alone.
clockwork-reading-endgame_target-anyone = Anybody
    .help = You may challenge those who are still on the way, too.
clockwork-reading-endgame_demands = How many rivals may you challenge at the end?
clockwork-reading-endgame_demands-one = One
    .help = With seven, eleven or doubles you challenge one rival.
clockwork-reading-endgame_demands-one_per_rival = Each of them
    .help = With seven, eleven or doubles you may challenge every rival once.

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field and words like towers, yards, paths or spots are written in the file exactly so: keep them as they are.

clockwork-unfit-file-too-long = The file is too long
    .help = A city needs far less than { $most } letters. Is it the right file?
clockwork-unfit-not-toml = Line { $line } cannot be read
    .help = Look there, and in the line before, for a missing quote, comma or bracket.
clockwork-unfit-field-missing = “{ $field }” is missing
    .help = Add a part that begins with { $field }.
clockwork-unfit-field-unknown = Nobody here knows “{ $field }”
    .help =
        { $meant ->
            [none] Take the line away. Is it the right file?
           *[other] Did you mean “{ $meant }”?
        }
clockwork-unfit-name-unfit = The name cannot be used
    .help = Choose one of 1 to { $most } letters, in quotes, on one line.
clockwork-unfit-not-a-number = “{ $field }” is no whole number
    .help = Write a number from 0 to { $most }: { $field } = 0
clockwork-unfit-not-numbers = “{ $field }” is no list of whole numbers
    .help = Write numbers from 0 to { $most }: { $field } = [6, 12, 18]
clockwork-unfit-not-chains = “{ $field }” is no list of ways
    .help = Write each way as fields in a row, from 0 to { $most }: { $field } = [[0, 1, 2], [2, 5]]
clockwork-unfit-not-a-point =
    { $number ->
        [none] “{ $field }” has no place in the picture
       *[other] Number { $number } of “{ $field }” has no place in the picture
    }
    .help = Write two whole numbers, from the left and from the top: [500, 380]
clockwork-unfit-not-numbered = “{ $field }” is no numbered list
    .help = Write [{ $field }] and below it, line by line: { $first } = [500, 380]
clockwork-unfit-number-unfit = “{ $number }” in “{ $field }” is no number that can be used
    .help = Number them { $first }, { $first } + 1 and so on.
clockwork-unfit-number-skipped = Number { $number } of “{ $field }” is missing
    .help = Number them without a gap.
clockwork-unfit-towers-nowhere = The Towers stand on field { $number }, but there is no such field
    .help = Choose a number that is listed in fields.
clockwork-unfit-yard-count =
    { $yards ->
        [0] There is no scrapyard
        [one] There is only one scrapyard
       *[other] There are { $yards } scrapyards
    }
    .help = List exactly { $needed } fields in yards.
clockwork-unfit-yard-nowhere = Yard { $yard } lies on field { $number }, but there is no such field
    .help = Choose a number that is listed in fields.
clockwork-unfit-yard-in-towers = Yard { $yard } lies on field { $number }, where the Towers stand
    .help = Choose another field for one of the two.
clockwork-unfit-yard-twice = Yards { $first } and { $second } both lie on field { $number }
    .help = Choose another field for one of the two.
clockwork-unfit-path-nowhere = A path leads from { $first } to { $second }, but there is no field { $number }
    .help = Choose numbers that are listed in fields.
clockwork-unfit-path-to-itself = A path leads from field { $number } to itself
    .help = Take it away, or name its other end.
clockwork-unfit-path-twice = The path between { $first } and { $second } is there twice
    .help = Take one of the two away.
clockwork-unfit-field-count =
    { $fields ->
        [0] There is no field
        [one] There is only one field
       *[other] There are { $fields } fields
    }
    .help = A city has { $fewest } to { $most } of them.
clockwork-unfit-spot-count =
    { $spots ->
        [0] There is no spot for discards
        [one] There is only one spot for discards
       *[other] There are { $spots } spots for discards
    }
    .help = A city has { $fewest } to { $most } of them.
clockwork-unfit-off-picture =
    { $number ->
        [none] “{ $field }” lies outside the picture
       *[other] Number { $number } of “{ $field }” lies outside the picture
    }
    .help = The picture is { $width } wide and { $height } high. Stay well within it.
clockwork-unfit-fields-too-near = Fields { $first } and { $second } lie too near each other
    .help = Keep at least { $apart } between them.
clockwork-unfit-unreachable = No path leads to { $fields }
    .help = Add a path from field { $number } to the rest of the city.
clockwork-unfit-spots-overlap = The cards on spots { $first } and { $second } would lie on each other
    .help = Move one of the two farther away.
clockwork-unfit-spot-on-track = A card on spot { $spot } would lie on the path between { $first } and { $second }
    .help = Move the spot away from the path.
