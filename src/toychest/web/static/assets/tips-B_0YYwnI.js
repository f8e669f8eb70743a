var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Con pocos jugadores, algunas máquinas se quedan en la caja: nadie necesita sus piezas.
clockwork-tip-5-2 = Quien se encuentra con un rival puede retarlo: enseña en secreto una carta y pide otra igual.
clockwork-tip-5-3 = Quien tiene lo que se pide debe dar una.
clockwork-tip-5-4 = Con la mano llena, das otra carta a cambio.
clockwork-tip-5-5 = En vez de una carta se puede dar Chatarra. Sale del juego y no se devuelve nada.
clockwork-tip-5-7 = Quien no tiene ninguna puede devolver el reto enseguida.
clockwork-tip-6-5 = Fallo: la carta girada va a la mano, y la que se enseñó queda ahí.
clockwork-tip-6-6 = Combustible y Energía se pueden buscar por su nombre, sin enseñar una carta.
clockwork-tip-7-1 = Los depósitos están vacíos: todos se quedan en las Torres y tiran allí.
clockwork-tip-7-4 = Ahora con una tirada par se pierde el turno, salvo que los dados sean iguales.
clockwork-tip-R38 = Combustible y Energía se piden en voz alta: todos lo oyen.
clockwork-tip-R50 = En las Torres puedes buscar, o dejarlo.
clockwork-tip-R56 = Quien busca Combustible o Energía por su nombre y falla deja la carta girada donde está.
`;export{e as default};