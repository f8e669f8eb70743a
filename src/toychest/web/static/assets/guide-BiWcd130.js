var e=`### Spanish. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, el guía
guide-step = Paso { $step } de { $steps }
guide-show-me = Enséñamelo
guide-play-it = Juégalo por mí
guide-skip = Saltar
guide-go-on = Seguir
guide-have-it = Ya lo tengo
guide-once-more = Otra vez
guide-take-back = Deshazlo
guide-alone = Seguir sin guía
guide-leave = Dejar la guía
guide-well-done = Bien hecho, { $name }.
guide-works-too = También vale.
    .astray = También vale, pero puede que mis próximos pasos ya no encajen.
guide-leaves = Desde aquí es una partida normal: juega como quieras.
guide-grown-up = Para los adultos:
guide-waits = { $name } espera
guide-shows = { $name } enseña una carta
guide-key = El guía lo repite
tip-title = Conviene saberlo
tip-close = Entendido
tip-off = No más consejos
`;export{e as default};