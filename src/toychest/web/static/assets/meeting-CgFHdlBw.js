var e=`### Quién está en la mesa, y qué se piden unos a otros.

terms-take-back = Deshacer
terms-take-back-free = Libremente
    .help = Lo hecho se puede deshacer, aunque ya le toque a otra persona.
terms-take-back-ask = Si los demás lo permiten
    .help = Si ya le toca a otra persona, primero se pregunta. En una sola pantalla y contra bots es libre.
terms-take-back-none = Nunca
    .help = Si ya le toca a otra persona, lo hecho vale.
table-ask-back = Pedir deshacer
table-took-back-agreed = { $name } ha deshecho una jugada, con permiso de { $others }
plea-take-back = { $name } quiere deshacer la última jugada
plea-take-back-yours = Has pedido deshacer tu jugada
plea-waits = Esperamos a { $names }
plea-yes = Permitir
plea-no = Mejor no
plea-withdraw = Déjalo
plea-declined = La jugada vale.
request-refused-plea-gone = Eso ya está decidido
    .help = Sigue jugando.
presence-sat = { $name } se sienta
presence-back = { $name } ha vuelto
presence-unreachable = { $name } no responde
presence-away = { $name } no está
presence-watches = Alguien está mirando
presence-onlookers =
    { $count ->
        [one] 1 mira
       *[other] { $count } miran
    }
seat-unreachable = no responde
seat-away = no está
seat-thinks = lleva { $minutes } min pensando
seat-unnamed = asiento { $letter }
sit-invited =
    { $count ->
        [one] { $names } te invita
       *[other] { $names } te invitan
    }
gather-title = Esperamos a que alguien se siente
gather-chip = Esperamos
gather-begin = Empezar igualmente
left-title = { $name } se ha ido
left-help = El asiento sigue siendo de { $name }. Nada pasa por sí solo.
left-which = ¿Qué bot?
left-wait = Esperar
left-bot = Que juegue { $bot }
left-declined = De momento nadie juega en su lugar.
plea-bot = { $name } quiere que un bot juegue por { $left } mientras tanto
plea-bot-yours = Has pedido que un bot juegue por { $left }
kept-back = Has vuelto. El bot se levanta después de este turno.
hand-bot = { $bot } juega por { $name } desde aquí
hand-person = { $name } vuelve a jugar
leave-title = Dejar la mesa
leave-help = Tu asiento te espera. Quienes se quedan ven que no estás y pueden dejar que juegue un bot hasta que vuelvas.
leave-go = Tengo que irme
leave-stay = Quedarme
request-refused-seat-kept = Un bot aún está jugando tu turno
    .help = Al final del turno el asiento vuelve a ser tuyo.
request-refused-seat-not-away = No se ha ido
    .help = Un bot solo juega por alguien que se ha ido.
request-refused-hand-unchanged = Ahí no ha cambiado nada
    .help = Sigue jugando.
say-title = Decir algo
say-hello = ¡Hola!
say-luck = Suerte
say-nice = ¡Buena jugada!
say-oops = Ups
say-moment = Necesito un momento
say-turn = ¿Te toca?
say-lucky = Eso fue suerte
say-played = Bien jugado
say-thanks = Gracias
say-again = ¿Otra vez?
say-go = Tengo que irme
say-bye = ¡Adiós!
say-mute = Silenciar a { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Basta por ahora
    .help = Podrás decir más dentro de un rato.
`;export{e as default};