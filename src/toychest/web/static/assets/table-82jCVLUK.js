var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } responde
table-answer-yours = Tu respuesta
table-took-back = { $name } ha deshecho una jugada
table-hinted = la pista señala aquí
table-typed = Lo que puedes escribir
    .help = Escribe las palabras en negrita y una de las que siguen. También vale lo que pone en un botón.
    .none = Ahora nada. Espera tu turno.
help-legal = Siguiente lugar que brilla; con Mayús, el anterior
table-since = Mientras no mirabas
    .again = Verlo otra vez
table-back = De vuelta.
    .missed =
        { $moves ->
        [one] Te perdiste una jugada.
       *[other] Te perdiste { $moves } jugadas.
        }
    .show = Ver
`;export{e as default};