var e=`### What may be chosen before play, in Italian: printings, options and house rules. The question is short; the choice is
### a few words; its help is one sentence that says what is played. A printing is a regolamento, a puzzle a rompicapo.

## Printings

castle-printing = Quale regolamento c’è nella tua scatola?
castle-printing-standard = Versione Toychest
    .help = Quello che dice la maggior parte delle sei lingue, e la nostra decisione dove non dicono niente.
castle-printing-en = Inglese
    .help = Scegli tu se usare una bacchetta.
castle-printing-de = Tedesco
    .help = La carta Ripeti ripete una sola carta, tre volte in tutto; una fila bloccata va avanti finché può; il fantasma deve uscire dalla torre. Dove c’è una svista, si gioca la nostra versione.
castle-printing-fr = Francese
    .help = Come dice la maggior parte delle lingue.
castle-printing-ru = Russo
    .help = Come dice la maggior parte delle lingue. Dove c’è una svista, si gioca la nostra versione.
castle-printing-es = Spagnolo
    .help = Come dice la maggior parte delle lingue.
castle-printing-pl = Polacco
    .help = Come dice la maggior parte delle lingue; probabilmente è l’originale.

## Options of the box

castle-option-profile = Con quali regole?
castle-option-profile-base = Base
    .help = Un portale può portarti a un altro. La carta Ripeti ripete anche i fantasmi. Più difficile.
castle-option-profile-young = Piccoli
    .help = Un portale può portarti a un altro. La carta Ripeti salta i fantasmi. Più facile.
castle-option-profile-older = Grandi
    .help = Un portale ti porta sempre a un altro. La carta Ripeti salta i fantasmi. Più facile.
castle-option-profile-oldest = Più grandi
    .help = Un portale ti porta sempre a un altro. La carta Ripeti ripete anche i fantasmi. Più difficile.
castle-option-half_turns = Di quanto gira una freccia?
castle-option-half_turns-false = Di un quarto
    .help = A sinistra o a destra.
castle-option-half_turns-true = Anche mezzo giro
    .help = A sinistra, a destra o al contrario.
castle-option-treasures = Quanti tesori?
    .help = Il regolamento dice quattro. Con meno tesori la partita è corta, con più tesori è lunga.
castle-option-board = Quale castello?
castle-option-board-castle = Il castello
    .help = Sette per sei stanze, quattro portali, quattro bacchette.
castle-option-board-garden = Il giardino
    .help = Piccolo e facile, per i più piccoli.
castle-option-board-cloister = Il chiostro
    .help = I muri senza porte ti fanno fare il giro lungo.
castle-option-board-labyrinth = Il labirinto
    .help = Grande e pieno di giri. Per chi conosce il castello a memoria.
castle-option-board-file = Un tabellone tuo
    .help = Un piccolo file di testo, come mostra docs/boards.md.
castle-option-deck = Quali carte?
castle-option-deck-standard = Le 35 carte
    .help = 35 carte: frecce → 5, ← 5, ↑ 3, ↓ 3; Ripeti 6, mago 4, fantasma 9.
castle-option-deck-file = Carte tue
    .help = Un piccolo file di testo che dice quante ce ne sono per tipo.
castle-option-puzzle = Un rompicapo?
castle-option-puzzle-none = Una partita intera
    .help = Trova tutti i tesori prima che il fantasma esca.
castle-option-puzzle-file = Un rompicapo tuo
    .help = Un piccolo file di testo con una fila e i tesori.

## House rules

castle-reading-rerotate_in_loop = Si può girare di nuovo una freccia quando si ripete?
castle-reading-rerotate_in_loop-no = No
    .help = Una freccia girata tiene la sua direzione in ogni ripetizione.
castle-reading-rerotate_in_loop-yes = Sì
    .help = In ogni ripetizione puoi girare di nuovo una freccia.
castle-reading-loop_runs = Quante volte agiscono le carte con una carta Ripeti?
castle-reading-loop_runs-2 = Due volte
    .help = Con una carta Ripeti, ciò che si ripete succede due volte in tutto.
castle-reading-loop_runs-3 = Tre volte
    .help = Con una carta Ripeti, ciò che si ripete succede tre volte in tutto.
castle-reading-loop_scope = Che cosa ripete una carta Ripeti?
castle-reading-loop_scope-prefix = Tutte le carte alla sua sinistra
    .help = Una carta Ripeti ripete tutto ciò che ha a sinistra, in ordine.
castle-reading-loop_scope-previous_card = Solo la carta alla sua sinistra
    .help = Una carta Ripeti ripete solo la carta che ha subito accanto.
castle-reading-multi_loop = Che cosa fa una seconda carta Ripeti?
castle-reading-multi_loop-nested = Ripete anche il lavoro della prima
    .help = Una seconda carta Ripeti ripete tutto ciò che è successo fin lì.
castle-reading-multi_loop-flat = Aggiunge un altro giro
    .help = Ogni carta Ripeti aggiunge un altro giro delle carte normali alla sua sinistra.
castle-reading-multi_loop-idle_second = Niente
    .help = In una fila funziona solo la prima carta Ripeti.
castle-reading-sorcerer_repeat = Da che parte va una carta mago ripetuta?
castle-reading-sorcerer_repeat-same = Dalla stessa parte
    .help = Una carta mago va dalla stessa parte in ogni ripetizione.
castle-reading-sorcerer_repeat-free = Di nuovo a scelta
    .help = In ogni ripetizione scegli di nuovo la direzione di una carta mago.
castle-reading-wand_reuse = Quante volte funziona una bacchetta?
castle-reading-wand_reuse-always = Ogni volta
    .help = Una bacchetta funziona ogni volta che il mago ci arriva sopra.
castle-reading-wand_reuse-once_per_turn = Una volta per fila
    .help = Ogni bacchetta funziona una volta in ogni fila di carte.
castle-reading-wand_reuse-once_per_game = Una volta per partita
    .help = Ogni bacchetta funziona una volta, poi è esaurita.
castle-reading-wand = La bacchetta va usata?
castle-reading-wand-auto = Funziona da sola
    .help = Quando il mago arriva su una bacchetta, il fantasma scende sempre.
castle-reading-wand-optional = Scegli tu
    .help = Quando il mago arriva su una bacchetta, scegli tu se il fantasma scende.
castle-reading-young_gates = Portali per i piccoli?
castle-reading-young_gates-optional = Si possono usare
    .help = Con le regole per i piccoli, un portale può portarti a un altro.
castle-reading-young_gates-off = Sono chiusi
    .help = Con le regole per i piccoli, i portali sono stanze normali.
castle-reading-voluntary_fail = Si può rinunciare a una fila che si può seguire?
castle-reading-voluntary_fail-no = No
    .help = Una fila che si può seguire va seguita.
castle-reading-voluntary_fail-yes = Sì
    .help = Puoi preparare una fila in modo che fallisca, e pagarne il prezzo.
castle-reading-impossible = Che cosa succede in una fila che non si può seguire?
castle-reading-impossible-whole = Nessuno cammina
    .help = Il mago resta dov’è, e il fantasma sale di un gradino in più.
castle-reading-impossible-halt = Va fino alla porta bloccata
    .help = Il mago va avanti finché può, e il fantasma sale di un gradino in più.
castle-reading-impossible-skip = Si saltano solo i passi bloccati
    .help = Il mago salta ciò che non può fare, e il fantasma sale di un gradino in più.
castle-reading-impossible-none_at_all = Va fino alla porta bloccata, senza pagare
    .help = Il mago va avanti finché può; il fantasma sale di un gradino in più solo se non c’è stato nemmeno un passo.
castle-reading-void_ghosts = I fantasmi contano in una fila che non si può seguire?
castle-reading-void_ghosts-count = Sì
    .help = Le carte fantasma muovono il fantasma anche se la fila non si può seguire.
castle-reading-void_ghosts-ignore = No
    .help = Dove la fila fallisce, le carte fantasma che restano sono perse; il fantasma sale di un gradino.
castle-reading-idle_row = Quanto costa una fila senza nemmeno un passo?
castle-reading-idle_row-free = Niente in più
    .help = Una fila di soli fantasmi e carte Ripeti non costa niente in più.
castle-reading-idle_row-penalty = Un gradino del fantasma
    .help = Se una fila non ha nemmeno un passo, il fantasma sale di un gradino in più.
castle-reading-loss = Quando il fantasma è fuori?
castle-reading-loss-enter_last = Sull’ultimo gradino
    .help = Si perde quando il fantasma arriva all’ultimo gradino della torre.
castle-reading-loss-step_beyond = Oltre l’ultimo gradino
    .help = Si perde quando il fantasma lascia l’ultimo gradino della torre.
castle-reading-short_row = E se restano solo due carte?
castle-reading-short_row-two_cards = Una fila di due
    .help = Le ultime carte del mazzo fanno una fila più corta.
castle-reading-short_row-refill_to_three = Mescola e completa
    .help = Le carte usate si mescolano, e la fila si completa fino a tre.
castle-reading-arrow_source = Da dove prende la direzione una freccia?
castle-reading-arrow_source-printed_directions = È stampata
    .help = Ogni freccia ha la sua direzione stampata sopra.
castle-reading-arrow_source-random_on_draw = Dal caso
    .help = Ogni freccia può uscire dal mazzo in qualsiasi direzione.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = { $treasures } tesori non ci stanno: questo castello ha { $chambers } stanze per loro
    .help = Scegli al massimo { $chambers } tesori, oppure un castello più grande.
castle-unfit-puzzle-row = La fila di un rompicapo vuole da una a { $most } carte
    .help = Scrivile da sinistra a destra. Le carte sono: { $cards }.
castle-unfit-puzzle-treasures = Un rompicapo vuole dei tesori, ognuno in una stanza tutta sua
    .help = Scrivi ogni casella una volta sola, come "c4".
castle-unfit-puzzle-treasure = C’è un tesoro in { $square }, ma non è una stanza di questo tabellone
    .help = Metti il tesoro in una casella segnata con un punto.
castle-unfit-puzzle-treasure-taken = Il mago è in { $square }, dove c’è un tesoro
    .help = Sposta il tesoro o il mago.
castle-unfit-puzzle-sorcerer = Il mago non può stare in { $square }
    .help = Mettilo in una casella di questo tabellone che non sia una stanza dei fantasmi.
castle-unfit-puzzle-ghost = Il fantasma non può stare sul gradino { $ghost }
    .help = Scegli un gradino da 0 a { $last }.
castle-unfit-field-mistyped = { $field } non è scritto come dovrebbe
    .help =
        { $kind ->
            [int] Scrivi un numero intero, senza virgolette.
            [bool] Scrivi true o false, senza virgolette.
           *[str] Scrivi un testo tra virgolette.
        }
castle-unfit-puzzle-nothing-to-take = Comunque si giochi, con questa fila non si prende nessun tesoro
    .help = Metti un tesoro dove la fila può arrivare.
castle-unfit-puzzle-too-wide = Questo rompicapo si può giocare in troppi modi
    .help = Usa meno portali sul tabellone, oppure una fila con meno ripetizioni.
castle-unfit-puzzle-choice = { $field } di questo rompicapo non esiste
    .help = Scegli uno di questi: { $choices }.
`;export{e as default};