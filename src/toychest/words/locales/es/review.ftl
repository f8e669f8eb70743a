### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Suerte y juego, en puntos de 100
review-line-start = Al empezar
review-line-luck = Suerte de la caja
review-line-own = Errores propios
review-line-rivals = Errores del rival
review-line-hidden = Nadie podía saberlo
review-line-rest = Nuestro redondeo
review-line-all-the-rest = Todo lo demás
review-line-end = Al final
review-team = El equipo
review-team-start = Al empezar
review-team-luck = Suerte
review-team-own = Jugadas mejores que se escaparon
review-team-rest = Nuestro redondeo
review-verdict-luck = La suerte pesó más que el juego.
review-verdict-play = El juego pesó más que la suerte.
review-verdict-close = Demasiado igualado para separar suerte y juego.
review-moments = Momentos que merecen una mirada
review-well-played = Bien jugado. No se encontró nada mejor.
review-by = Hallado por { $recipe }: { $evaluator }
review-graph = Quién iba por delante
review-graph-team = La probabilidad de ganar
review-mark-mistake = había una jugada mejor
review-mark-luck = buena suerte
review-better = Mejor: { $move }
review-better-by-far = Mucho mejor: { $move }
review-slip = Mejor: { $move }. Lo que lo apoya se vio hace mucho.
review-lucky = Fue un golpe de suerte.
review-unlucky = Fue mala suerte.
review-lucky-odds = La probabilidad era 1 de { $of }.
review-with-odds = { $told } La probabilidad era 1 de { $of }.
review-with-age =
    { $told }. Se había visto hacía { $age ->
        [one] una jugada
       *[other] { $age } jugadas
    }.
review-hidden = Correcto con todo lo que se veía. Lo oculto lo empeoró.
review-hidden-good = Parecía peor de lo que era: lo oculto ayudó.
review-end = Así terminó la partida.
review-chance-instead = { $name }: { $first } así, { $second } como se jugó
review-chance-instead-about = { $name }: unos { $first } así, unos { $second } como se jugó
review-chance-then = { $name }: de { $first } a { $second }

## At a terminal, and why not

review-winding = Calentando, una sola vez en este ordenador
review-under-way = Mirando atrás
review-stopped = Parado antes de encontrar nada.
review-rough = Parado. Esto encontró una primera mirada.
review-written = Escrito: { $file }
review-work = Con { $work } por ciento del trabajo no se encuentra nada. Elige de 1 a { $most }.
