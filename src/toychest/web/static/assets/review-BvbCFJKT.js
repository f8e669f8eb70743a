var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cartas
castle-review-own = Filas

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Esta fila salvaba el castillo: { $plan }
castle-review-held = La fila dejó salir al fantasma. Otra lo detenía: { $plan }
castle-review-wand = Había una varita en el camino: { $plan }
castle-review-treasure = Había un tesoro en el camino: { $plan }
castle-review-ghost = El fantasma podía quedarse más abajo: { $plan }
castle-review-ghost-cards = Cartas de fantasma en esta fila: { $ghosts }
castle-review-no-ghost-card = No salió ninguna carta de fantasma.
`;export{e as default};