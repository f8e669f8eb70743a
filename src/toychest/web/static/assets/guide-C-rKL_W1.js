var e=`### Italian. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, la guida
guide-step = Passo { $step } di { $steps }
guide-show-me = Fammi vedere
guide-play-it = Giocala per me
guide-skip = Salta
guide-go-on = Avanti
guide-have-it = Ce l’ho
guide-once-more = Ancora una volta
guide-take-back = Annulla la mossa
guide-alone = Avanti senza guida
guide-leave = Lascia la guida
guide-well-done = Ben fatto, { $name }.
guide-works-too = Va bene anche così.
    .astray = Va bene anche così, ma i miei prossimi passi potrebbero non andare più.
guide-leaves = Da qui è una partita normale: gioca come vuoi.
guide-grown-up = Per gli adulti:
guide-waits = { $name } aspetta
guide-shows = { $name } mostra una carta
guide-key = La guida lo ripete
tip-title = Buono a sapersi
tip-close = Capito
tip-off = Non mostrarli più
`;export{e as default};