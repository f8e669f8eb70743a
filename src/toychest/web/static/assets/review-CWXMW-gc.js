var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Suerte y juego, en puntos de 100
review-line-start = Al empezar
review-line-luck = Suerte de la caja
review-line-own = Errores propios
review-line-slip = Olvidado
review-line-rivals = Errores del rival
review-line-rivals-slip = Olvidado por el rival
review-line-others = Jugadas de los demás
review-line-hidden = Nadie podía saberlo
review-line-rest = Nuestro redondeo
review-line-end = Al final
review-exact = exacto
review-within = ± dice cuánto puede fallar un número.
review-team = El equipo
review-team-start = Al empezar
review-team-luck = suerte
review-team-own = Jugadas mejores que se escaparon
review-team-slip = Olvidado
review-team-rest = Nuestro redondeo
review-verdict-most-luck = Lo que más pesó fue la suerte: { $name } +{ $points }.
review-verdict-most-play = Lo que más pesó fue el juego: { $name } +{ $points }.
review-verdict-most-hidden = Lo que más pesó fue lo que nadie podía saber: { $name } +{ $points }.
review-verdict-gave-luck = La suerte añadió { $points }.
review-verdict-gave-play = El juego añadió { $points }.
review-verdict-gave-hidden = Lo que nadie podía saber añadió { $points }.
review-verdict-took-luck = La suerte quitó { $points }.
review-verdict-took-play = El juego quitó { $points }.
review-verdict-took-hidden = Lo que nadie podía saber quitó { $points }.
review-verdict-team-kind = La suerte ayudó: +{ $points }.
review-verdict-team-unkind = La suerte no ayudó: −{ $points }.
review-verdict-team-missed = Había jugadas mejores: −{ $points }.
review-verdict-team-best = No se escapó ninguna jugada mejor.
review-verdict-close = Demasiado igualado para separar suerte y juego.
review-verdict-kept = { $bot } jugó un rato por { $name } (−{ $points }).
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
review-with-hand = { $told } ({ $bot } juega por { $name })
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
review-forgotten-of = Olvidado: { $name }
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
review-weighing = ¿Qué fue suerte y qué fue juego? Lo estamos sopesando…
review-moments-follow = Llegarán cuando se haya sopesado cada jugada.
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