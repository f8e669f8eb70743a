var e=`### Qui est à la table, et ce qu’on s’y demande.

terms-take-back = Annuler un coup
terms-take-back-free = Librement
    .help = On peut annuler ce qu’on a fait, même quand c’est à quelqu’un d’autre.
terms-take-back-ask = Si les autres sont d’accord
    .help = Quand c’est à quelqu’un d’autre, on demande d’abord. Sur un seul écran et contre les bots, c’est libre.
terms-take-back-none = Jamais
    .help = Quand c’est à quelqu’un d’autre, ce qui est joué est joué.
table-ask-back = Demander à annuler
table-took-back-agreed = { $name } a annulé un coup, avec l’accord de { $others }
plea-take-back = { $name } voudrait annuler le dernier coup
plea-take-back-yours = Tu as demandé à annuler ton coup
plea-waits = On attend { $names }
plea-yes = D’accord
plea-no = Plutôt non
plea-withdraw = Tant pis
plea-declined = Le coup est joué.
request-refused-plea-gone = C’est déjà réglé
    .help = Continue à jouer.
presence-sat = { $name } prend place
presence-back = { $name } est de retour
presence-unreachable = { $name } ne répond plus
presence-away = { $name } n’est plus là
presence-watches = Quelqu’un regarde
presence-onlookers =
    { $count ->
        [one] 1 regarde
       *[other] { $count } regardent
    }
seat-unreachable = ne répond plus
seat-away = n’est plus là
seat-thinks = réfléchit depuis { $minutes } min
seat-unnamed = place { $letter }
sit-invited =
    { $count ->
        [one] { $names } t’invite
       *[other] { $names } t’invitent
    }
gather-title = On attend que quelqu’un prenne place
gather-chip = On attend
gather-begin = Commencer quand même
left-title = { $name } n’est plus là
left-help = La place reste à { $name }. Rien ne se fait tout seul.
left-which = Quel bot\xA0?
left-wait = Attendre
left-bot = Laisser jouer { $bot }
left-declined = Pour l’instant, personne ne joue à sa place.
plea-bot = { $name } voudrait qu’un bot joue pour { $left } en attendant
plea-bot-yours = Tu as demandé qu’un bot joue pour { $left }
kept-back = Te revoilà. Le bot se lève après ce tour.
hand-bot = { $bot } joue pour { $name } à partir d’ici
hand-person = { $name } rejoue
leave-title = Quitter la table
leave-help = Ta place t’attend. Ceux qui restent voient ton absence et peuvent laisser jouer un bot jusqu’à ton retour.
leave-go = Je dois partir
leave-stay = Rester
request-refused-seat-kept = Un bot joue encore ton tour
    .help = La place est de nouveau à toi à la fin du tour.
request-refused-seat-not-away = Cette personne est là
    .help = Un bot ne joue que pour quelqu’un qui est parti.
request-refused-hand-unchanged = Rien n’a changé ici
    .help = Continue à jouer.
say-title = Dire quelque chose
say-hello = Bonjour\xA0!
say-luck = Bonne chance
say-nice = Joli coup\xA0!
say-oops = Oups
say-moment = Un moment, s’il te plaît
say-turn = C’est à toi\xA0?
say-lucky = C’était de la chance
say-played = Bien joué
say-thanks = Merci
say-again = On rejoue\xA0?
say-go = Je dois partir
say-bye = Au revoir\xA0!
say-mute = Couper le son de { $name }
say-said = { $name }\xA0: { $phrase }
request-refused-said-enough = Assez pour l’instant
    .help = Tu pourras en dire plus dans un petit moment.
`;export{e as default};