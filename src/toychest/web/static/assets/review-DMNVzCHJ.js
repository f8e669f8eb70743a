var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

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

## On the screen

review-luck-and-play = Suerte y juego
review-whom = A quién ayudó, en puntos
review-made-of = De qué se compone cada probabilidad, sobre 100
review-made-of-team = De qué se compone la probabilidad del equipo
review-together = En total
review-mistakes-of = Errores: { $name }
review-mark-slip = ya visto
review-mark-hidden = nadie podía saberlo
review-band = no lo sabemos con más precisión
review-give-or-take = { $points } puntos más o menos
review-start = inicio
review-entry = entrada { $number }
review-entry-head = Entrada
review-marks-head = Qué pasó
review-finer = Miramos más de cerca: jugada { $done } de { $of }
review-looking = Repasando la partida…
review-none = Esta partida no se pudo valorar. Aun así puedes recorrerla paso a paso.
review-show = Mostrar
review-count =
    { $count ->
        [one] Un momento que merece una mirada
       *[other] { $count } momentos que merecen una mirada
    }
review-back = Volver al resumen
review-moment-next = Momento siguiente
review-moment-previous = Momento anterior
review-key-moment = momento siguiente
review-eyes = Visto por
review-eyes-all = todos
review-eyes-help = Todos: todo está a la vista. Un nombre: solo lo que ese asiento podía ver.
review-link = Copiar el enlace a esta entrada
review-tag-played = jugado
review-tag-better = mejor
review-about = unos { $points }
review-chance-known = Probabilidad de ganar, con lo que { $name } podía saber
review-chance-exact = Probabilidad de ganar, exacta: { $name }

## At a terminal, and why not

review-winding = Calentando, una sola vez en este ordenador
review-under-way = Mirando atrás
review-stopped = Parado antes de encontrar nada.
review-rough = Parado. Esto encontró una primera mirada.
review-written = Escrito: { $file }
review-work = Con { $work } por ciento del trabajo no se encuentra nada. Elige de 1 a { $most }.
`;export{e as default};