var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = La victoria estaba ahí: { $move }
toybattle-review-region = Esto cerraba una región: { $move }
toybattle-review-door = El camino al cuartel general estaba abierto. Esto lo cerraba: { $move }
toybattle-review-cut = Esto cortaba la línea rival: { $move }
toybattle-review-target = Había un objetivo mejor: { $move }
toybattle-review-elsewhere = La misma tropa hacía falta en otro lugar: { $move }
toybattle-review-troop = Otra tropa era mejor para este lugar: { $move }
toybattle-review-take = Más fichas valían más aquí: { $move }
toybattle-review-could-not-wait = Esto no podía esperar: { $move }
toybattle-review-without = Era mejor renunciar al efecto: { $move }
toybattle-review-use = Valía la pena usar el efecto: { $move }
`;export{e as default};