var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } répond
table-answer-yours = Ta réponse
table-took-back = { $name } a annulé un coup
table-hinted = l’indice montre ceci
table-typed = Ce que tu peux taper
    .help = Tape les mots en gras et l’un de ceux qui suivent. Ce qui est écrit sur un bouton marche aussi.
    .none = Rien pour l’instant. Attends ton tour.
help-legal = Prochain endroit qui brille\xA0; avec Maj, le précédent
table-since = Pendant que tu regardais ailleurs
    .again = Montre-le encore
table-back = De retour.
    .missed =
        { $moves ->
        [one] Tu as manqué un coup.
       *[other] Tu as manqué { $moves } coups.
        }
    .show = Voir
`;export{e as default};