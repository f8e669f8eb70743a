var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Puzzel
puzzles = Puzzels
puzzles-lead = Uit echte spellen. Elke puzzel is nagekeken: één weg is beter dan alle andere.
puzzles-by-theme = Op thema
puzzles-by-hardness = Op moeilijkheid
puzzle-number = Puzzel { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = { $name } aan zet
puzzle-task-move = Vind de beste zet.
puzzle-task-end = Speel door tot je hebt gewonnen.
puzzle-moves =
    { $count ->
        [one] één stap
       *[other] { $count } stappen
    }
puzzle-way = Je weg tot nu toe
puzzle-show = Toon
puzzle-start-over = Opnieuw
puzzle-try-again = Probeer opnieuw
puzzle-again = Nog een keer
puzzle-solved = Opgelost!
puzzle-answer = Dit is de oplossing
puzzle-wrong = Deze niet
    .more = Er is iets beters.
puzzle-exact =
    { $right ->
        [1] Alle { $ways } manieren zijn geprobeerd: alleen deze lukt.
       *[other] Alle { $ways } manieren zijn geprobeerd: { $right } ervan lukken.
    }
puzzle-worths = Kans om te winnen: { $first } van 100. Met de op één na beste zet: { $second }.
puzzle-no-reason = Er is niet één reden voor: hoe vaak je het ook afweegt, dit komt er het best uit.
puzzle-levels = Bots vinden het in { $times } van 10 pogingen.
puzzle-next = Volgende puzzel
puzzle-share = Deel deze puzzel
puzzle-so-far = { $solved } van { $of } opgelost
puzzle-from = Uit een echt spel. Alleen wat { $name } zag, is te zien.
request-refused-no-such-puzzle = Geen puzzel heeft dit adres
    .help = Misschien is hij van een andere Toychest. Er zijn nog veel andere puzzels.
request-refused-no-such-day = ‘{ $got }’ is geen dag
    .help = Schrijf hem als 2026-11-17.
request-refused-puzzle-done = Deze puzzel is al gespeeld
    .help = Begin opnieuw om iets anders te proberen.
request-refused-puzzle-elsewhere = Deze weg leidt ergens anders heen
    .help = Neem iets terug of begin opnieuw; dan is er een tip.
puzzles-under-way = Puzzels zoeken
puzzles-made = { $file }: { $count } puzzels
puzzles-stopped = Gestopt. Wat gevonden is, blijft bewaard; start opnieuw om verder te gaan.
puzzles-none-of = Van ‘{ $game }’ worden geen puzzels gemaakt. Kies uit: { $games }
puzzles-other-file = { $file } bevat iets anders dan puzzels van dit spel en deze seed. Noem een ander bestand met --out.
puzzles-other-game = { $file } is een spel van { $got }, niet van { $game }.
`;export{e as default};