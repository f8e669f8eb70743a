var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Tarjetas
castle-review-own = Filas
castle-replay-row = fila { $number } de { $of }
castle-review-verdict-team-kind = Las tarjetas ayudaron: +{ $points }.
castle-review-verdict-team-unkind = Las tarjetas no ayudaron: −{ $points }.
castle-review-verdict-team-missed = Había filas mejores: −{ $points }.
castle-review-verdict-team-best = No se escapó ninguna fila mejor.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Esta fila salvaba el castillo: { $plan }
castle-review-held = La fila dejó salir al fantasma. Otra lo detenía: { $plan }
castle-review-wand = Había una varita en el camino: { $plan }
castle-review-treasure = Había un tesoro en el camino: { $plan }
castle-review-ghost = El fantasma podía quedarse más abajo: { $plan }
castle-review-ghost-cards = Tarjetas de fantasma en esta fila: { $ghosts }
castle-review-no-ghost-card = No salió ninguna tarjeta de fantasma.
castle-review-walked = Esta fila sí se podía recorrer: { $plan }
castle-review-two-treasures = Había más de un tesoro en el camino: { $plan }
castle-review-wand-twice = Se podía pasar dos veces por una varita: { $plan }
castle-review-last-step = Un escalón más y el fantasma sale. Esto lo dejaba más abajo: { $plan }
castle-review-gate = La puerta llevaba más lejos: { $plan }
castle-review-no-gate = Era mejor sin la puerta: { $plan }
castle-review-nearer = Esto terminaba más cerca de un tesoro: { $plan }
castle-review-nearer-wand = Esto terminaba más cerca de una varita: { $plan }
castle-review-other-gate = Otra puerta era mejor: { $plan }
castle-review-jump = El salto valía la pena: { $plan }
castle-review-walk-on = Seguir a pie era mejor: { $plan }
castle-review-other-way = El mago tenía un camino mejor: { $plan }
castle-review-other-turn = La misma tarjeta, girada de otra manera: { $plan }
castle-review-other-card = Era mejor girar otra tarjeta: { $plan }
castle-review-turn = Valía la pena girar una tarjeta: { $plan }
castle-review-as-it-lies = La fila estaba bien como estaba: { $plan }
castle-review-treasure-in-reach = Con estas tarjetas había un tesoro al alcance.
castle-review-sorcerer-card = La tarjeta «{ castle-face-sorcerer }» ayudó.
castle-review-no-way = Nadie podía recorrer esta fila.
castle-review-out-of-reach = Con estas tarjetas no había ningún tesoro al alcance.
castle-review-end-saved = Se encontró el último tesoro.
castle-review-end-ghost = El fantasma salió. Tesoros que aún faltaban: { $missing }.
`;export{e as default};