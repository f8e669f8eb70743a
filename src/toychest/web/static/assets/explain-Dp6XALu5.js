var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Cuatro piezas forman una máquina voladora. La necesitas para escapar.
clockwork-explain-breaker = Cuatro piezas forman un decodificador. Lo necesitas para escapar.
clockwork-explain-airship = Seis piezas, puestas en la mesa junto con la Energía: eso gana.
clockwork-explain-fuel = Lo necesitas además de la máquina voladora y el decodificador. Puedes pedirlo por su nombre.
clockwork-explain-power = Solo con la Nave Voladora entera. Puedes pedirla por su nombre.
clockwork-explain-scrap = Dala en lugar de una carta que te pidan. Después sale del juego.
clockwork-explain-held = Tienes { $held } de { $copies }.
clockwork-explain-yard = Entra por la casilla blanca y toma la carta de arriba.
clockwork-explain-yard-empty = Aquí no queda ninguna carta. Cuando todos están vacíos, todo el mundo va a las Torres.
clockwork-explain-towers = Ven aquí a buscar: señala un descarte y se le da la vuelta.
clockwork-explain-field = Aquí caben dos fichas. Si te encuentras con alguien, puedes retarlo.
clockwork-explain-spot-free = Sitio para un descarte, boca abajo.
clockwork-explain-spot-laid = Un descarte, boca abajo. Desde las Torres puedes señalarlo.
clockwork-explain-laid = Completa y a salvo: nadie se la lleva.
clockwork-explain-hand = En la mano caben siete cartas. Solo las ve su dueño.
clockwork-explain-pawn = Si te encuentras con esta ficha en una casilla o en un depósito, puedes retarla.
`;export{e as default};