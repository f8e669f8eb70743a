var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Construye una máquina voladora y un decodificador, añade Combustible y escapa antes que nadie.
clockwork-guide-who = ¿Quién eres? Elige a quien quieras.
clockwork-guide-start = Tira los dados. Empieza la tirada más alta.
clockwork-guide-throw = Empiezas tú. Tira otra vez.
clockwork-guide-far = Prueba con el Depósito 2: ¿está lo bastante cerca?
    .after = Has sacado ocho y está a doce. Busca más cerca.
clockwork-guide-walk = El Depósito 1 está a seis pasos. Puedes parar allí, aunque tengas ocho.
    .after = Una pieza del Cangrejo, del montón. Solo la ves tú.
clockwork-guide-discard = Ocho cartas es una de más. Descarta Chatarra.
clockwork-guide-lay = Todos la ven una vez; luego queda boca abajo. Elige un hueco.
clockwork-guide-remember = Yo no necesito esta pieza de la Ballena. Tú sí. Recuerda adónde va.
clockwork-guide-again = Tu turno. Tira.
clockwork-guide-seven = ¡Siete! Ve directamente a las Torres.
clockwork-guide-search = En las Torres, busca en los descartes. Enseña una pieza de la Ballena: buscas otra.
clockwork-guide-point = ¿Adónde fue la mía? Da la vuelta a esa carta.
    .missed = Era otra: { clockwork-kind }. Ahí queda tu Ballena: recuerda el { $spot }. Sigue por tu cuenta.
clockwork-guide-discard-nipper = ¡La tienes! Ahora sobra una carta: la pieza del Cangrejo.
clockwork-guide-found = Déjala en un hueco libre.
    .after = Te has acordado: la Ballena está completa. Dos piezas más del Búho y vuelas. Desde aquí juegas por tu cuenta.
`;export{e as default};