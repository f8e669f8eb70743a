var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } risponde
table-answer-yours = La tua risposta
table-took-back = { $name } ha annullato una mossa
table-hinted = il consiglio indica qui
table-typed = Che cosa puoi scrivere
    .help = Scrivi le parole in grassetto e una di quelle che seguono. Vale anche ciò che sta su un pulsante.
    .none = Per ora niente. Aspetta il tuo turno.
help-legal = Prossimo posto che brilla; con Maiusc il precedente
table-since = Mentre non guardavi
    .again = Mostralo di nuovo
table-back = Di nuovo qui.
    .missed =
        { $moves ->
        [one] Ti è sfuggita una mossa.
       *[other] Ti sono sfuggite { $moves } mosse.
        }
    .show = Mostra
`;export{e as default};