var e=`### Words that every game shares, in French. Short, warm, second person; a child of eight reads it aloud.
### A no-break space stands before a colon, semicolon, exclamation or question mark, and inside quotation marks.

## The house

toychest = Toychest
close = Fermer
rule = Règle { $rule }
    .own = { $rule }\xA0: notre propre décision, là où la règle se tait
rules = Règles
settings = Réglages
help = Aide
menu = Menu
language = Langue
home = Accueil

## Home

home-hero-1 = Ouvre le coffre.
home-hero-2 = Choisis un jeu. Joue.
home-lead = Des jeux de société pour cet écran ou avec des amis au loin. À chaque «\xA0non\xA0», sa règle.
home-code = Code de la table
    .placeholder = Code, par exemple LAMB-7KQD
home-join = Rejoindre
home-code-wrong = Aucune table n’a ce code. Vérifie les lettres\xA0: il n’y a ni O ni 0.
home-play = Jouer
home-who = Qui joue\xA0?
home-alone = Juste moi
home-here = Sur cet écran
home-link = Avec un lien
home-middle = Avec des téléphones
home-more = Plus de choix
home-names = Qui joue ici\xA0?
home-seat-name = Nom de la place { $letter }
home-add = Ajouter
home-remove = Retirer { $name }
home-link-seats = Combien de places\xA0?
home-start = À la table
home-go-on = Continuer
home-go-on-with = { $game } avec { $names }
home-games = Jeux
home-unofficial = Non officiel et indépendant. Les jeux appartiennent à leurs éditeurs\xA0; les images sont les nôtres.
home-name-0 = Renard
home-name-1 = Hibou
home-name-2 = Ours
home-name-3 = Lièvre
home-name-4 = Souris
home-name-5 = Grenouille
home-name-6 = Oie
home-name-7 = Chat

## At the table

table-code = Table { $code }
table-code-over = Table { $code } · partie finie
table-team = Qui joue
table-free = place libre
table-you = { $name } (toi)
table-waits-free = La place { $letter } est libre. Dès que quelqu’un s’assoit, ça continue.
table-happened = Ce qui s’est passé
table-happened-none = Rien pour l’instant. Le journal commence avec le premier coup.
table-type = Tape un coup
    .placeholder = Tape un coup, comme «\xA0{ $example }\xA0»
table-take-back = Annuler
table-watching = Tu regardes la partie
table-over = La partie est finie
table-invite = Inviter
table-why-not = Pourquoi c’est interdit\xA0?
table-what-helps = Pour avancer\xA0:
table-open-rule = Règle { $rule }
table-allowed = Rien ne l’empêche. Tu peux jouer ce coup.
table-reconnecting = Reconnexion…
    .safe = Ta partie est à l’abri. Les coups attendent.
table-opening = La table s’ouvre…
table-log = Journal
table-tab-players = Qui joue
table-sound-on = Activer le son
table-sound-off = Couper le son
table-title-yours = À toi de jouer
table-turn = À { $name } de jouer
table-turn-yours = À toi de jouer, { $name }

## Invite, sit down

invite-title = Inviter
invite-lead = Avec ce lien, on peut s’asseoir à la table ou regarder.
invite-code = Code de la table
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Copié.
invite-select = Le lien est sélectionné. Copie-le maintenant.
invite-qr = Le lien en image, à scanner
invite-free =
    { $seats ->
        [0] Toutes les places sont prises. On peut encore regarder.
        [one] Une place est libre.
       *[other] { $seats } places sont libres.
    }
sit-title = Une place est libre
sit-lead = { $game }, table { $code }
sit-name = Ton nom
sit-take = Prendre place
sit-take-which = Prendre la place { $letter }
sit-too = M’asseoir ici aussi
sit-watch = Juste regarder
sit-full = Toutes les places sont prises. Tu peux regarder.

## Settings

settings-language = Langue
settings-theme = Couleurs
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-system = Comme le système
settings-motion = Animations
settings-motion-full = Vives
settings-motion-still = Calmes
settings-motion-system = Comme le système
settings-letters = Raccourcis à une lettre
settings-sound = Sons

## Help

help-keys = Touches
help-next = Élément suivant
help-arrows = Se déplacer sur le plateau
help-enter = Prendre ou poser
help-escape = Reposer, fermer
help-space = Le bouton principal\xA0; passer ce qui bouge
help-back = Annuler
help-why = Pourquoi c’est interdit\xA0?
help-list = Lire la table à voix haute
help-mute = Activer ou couper le son
help-type = Taper un coup
help-help = Cette page
help-replay = Revoir pas à pas
help-ends = Première et dernière étape
help-ask = Même ce qui est gris peut répondre. Appuie dessus et découvre la règle.

## The end, and looking back

end-rematch = Revanche
end-save = Enregistrer la partie
end-fair = Tirages vérifiés, tout est juste
end-home = Retour au coffre
end-happened = Le fil de la partie
replay-title = Revoir la partie
replay-first = Première étape
replay-previous = Étape précédente
replay-play = Lecture
replay-pause = Arrêter
replay-next = Étape suivante
replay-last = Dernière étape
replay-place = { $number } sur { $of }
replay-scrub = Étape
replay-keys-step = étape
replay-keys-ends = début, fin
replay-keys-play = lecture
replay-loading = On va chercher la partie…

## The rules page

rules-title = Règles\xA0: { $game }
rules-loading = Les règles s’ouvrent…
rules-all = Toutes les règles
rules-missing = Ce paragraphe n’est pas sur la page.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Le message est arrivé en morceaux
    .help = Recharge la page. Ta partie est à l’abri.
request-refused-malformed-move = «\xA0{ $got }\xA0» n’est pas un coup de ce jeu
    .help = Un coup s’écrit comme ceci\xA0: { $expected }.
request-refused-stale = Quelqu’un a joué juste avant
    .help = Regarde encore le plateau, puis choisis.
request-refused-not-your-seat = Cette place n’est pas la tienne
    .help = Prends une place libre, ou regarde.
request-refused-not-waiting = Pas de nouveau tour pour l’instant
    .help = Continue le tour en cours.
request-refused-seat-taken = Cette place est déjà prise
    .help = Choisis une autre place, ou regarde.
request-refused-no-such-table = Aucune table n’a ce code
    .help = Vérifie les lettres\xA0: il n’y a ni O ni 0.
request-refused-cannot-take-back = On ne peut plus annuler ce coup
    .help =
        { $because ->
            [fleeting] Ce qui a été vu reste vu. Continue à partir d’ici.
            [reveal] Ce qui a été vu reste vu. Continue à partir d’ici.
           *[other] Le hasard ou le coup de quelqu’un d’autre est passé depuis. Continue à partir d’ici.
        }
request-refused-store-failed = La partie n’a pas pu être enregistrée
    .help = Rien n’a été joué. Fais de la place sur le disque, puis réessaie.
request-refused-store-unreachable = La base de données des parties est injoignable pour l’instant
    .help = Rien n’est perdu. Attends un instant, puis réessaie.
request-refused-edition-unknown = Ce jeu n’est pas dans le coffre
    .help = Choisis un des jeux de l’étagère.
request-refused-log-damaged = Le journal de cette partie est abîmé
    .help = On ne peut plus l’ouvrir. Tes autres parties sont en sécurité.
request-refused-log-newer = Cette partie vient d’un Toychest plus récent
    .help = Mets Toychest à jour, puis rouvre la table.
request-refused-log-truncated = Le journal de cette partie s’arrête après l’entrée { $seq }
    .help = Il manque la fin, on ne peut donc pas l’ouvrir. Tes autres parties sont en sécurité.
request-refused-log-unreadable = Le journal de cette partie est illisible
    .help = Tes autres parties sont en sécurité. Commences-en une nouvelle.
request-refused-option-unknown = Ce choix n’est pas proposé
    .help = Choisis de nouveau sous «\xA0Plus de choix\xA0».
request-refused-seats-wrong = Ce nombre de places ne convient pas
    .help = Ce jeu se joue à { $counts }.
request-refused-name-too-long = Ce nom est trop long
    .help = Un nom court tient sur la carte.
request-refused-token-too-short = Cette place a besoin d’un secret plus long
    .help = Recharge la page, puis prends place.
request-refused-too-late-for-entropy = Le premier tirage a déjà eu lieu
    .help = Tes mots viennent avant le premier tirage.
request-refused-no-guide = Il n’y a pas de partie guidée ici
    .help = Continue à jouer, ou apprends un jeu de l’étagère.
request-refused-no-decision = Personne n’a rien décidé là
    .help = Choisis un moment où quelqu’un a choisi un coup.
request-refused-no-verdict = Ton coup n’a pas pu être pesé
    .help = Réessaie dans un instant.
request-refused-table-unfinished = Cette partie n’est pas encore finie
    .help = On pourra la revoir à la fin.
request-refused-unreachable = Le serveur ne répond pas
    .help = Toychest tourne encore\xA0? Ta partie est à l’abri. Réessaie dans un instant.
request-refused-unforeseen = Quelque chose a mal tourné ici
    .help = Rien n’a été joué. Réessaie, ou recharge la page.
request-refused-too-many-tables = Trop de tables ont été ouvertes depuis ton adresse
    .help = Attends une minute, puis ouvre celle-ci. Tes parties sont en sécurité.
request-refused-too-often = C’était trop souvent en si peu de temps
    .help = Attends un instant, puis réessaie.
request-refused-too-many-lines = Trop de fenêtres sont ouvertes depuis ton adresse
    .help = Fermes-en quelques-unes, puis recharge cette page.
request-refused-too-busy = Le serveur a trop à faire en ce moment
    .help = Réessaie dans un instant.
request-refused-took-too-long = Ce fichier est trop long à examiner
    .help = Rends-le plus petit ou plus simple, puis réessaie.
request-refused-option-unfit = On ne peut pas encore jouer ainsi
    .help = Ce qui ne va pas est écrit dessous. Corrige-le, puis réessaie.

## Choosing before play

choices-finer = Choix plus fins
choices-house-rules = Règles maison
    .help = Là où les livrets diffèrent ou ne disent rien, c’est toi qui décides. Chaque choix dit ce qu’on joue.
choices-house-rule = règle maison
choices-changed =
    { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
choices-as-printed = Revenir à ce livret
choices-done = C’est bon
stepper-less = Un de moins
stepper-more = Un de plus
played-title = À cette table, on joue
    .open = Ouvrir les règles
played-house-rules =
    { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
rules-rulings = Là où les livrets diffèrent
    .help = Ce qu’on joue à cette table est marqué.
rules-plays = À cette table, on joue
rules-plays-printing = Avec ce livret, on joue
rules-plays-ours = Chaque point discuté, avec notre choix.
rules-house-rule = règle maison
rules-as-printed = comme imprimé\xA0: { $printing }
rules-our-ruling = notre choix
rules-played = joué ici
end-again = Réessayer

## One screen for two

curtain-pass = Passe l’écran à { $name }
curtain-away = { $before }, regarde ailleurs. Ce qui est à { $name } est derrière le rideau.
curtain-alone = Ce qui est à { $name } est derrière le rideau.
curtain-open = C’est moi, { $name }. Ouvrir
curtain-hold = Appuie longtemps pour ouvrir\xA0: ainsi, rien ne s’ouvre par erreur.

## Bots and hints

request-refused-bot-level-unknown = Il n’y a pas de bot de niveau { $got }
    .help = Choisis un des niveaux proposés.
request-refused-bot-memory-unknown = Il n’y a pas de mémoire de { $got } coups
    .help = Choisis un nombre de 0 à { $most }\xA0; avec 0, le bot n’oublie rien.
request-refused-bot-stays = Le bot garde sa place
    .help = La partie a commencé\xA0; la prochaine fois, libère la place avant le premier coup.
request-refused-not-to-act = Tu n’as rien à décider pour l’instant
    .help = Demande un indice quand c’est à toi de jouer.
request-refused-hint-grade-unknown = Il n’y a pas d’indice de degré { $got }
    .help = Demande le degré 1, 2 ou 3.
request-refused-hint-under-way = Ton dernier indice est encore en préparation
    .help = Attends un instant.
request-refused-no-hint = Aucun indice n’a été trouvé
    .help = Redemande dans un instant.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Doux, pour une première partie\xA0: ne voit guère plus loin que son prochain coup.
bot-level-2 = Facile\xA0: réfléchit le temps d’un clin d’œil et regarde un peu plus loin.
bot-level-3 = Solide\xA0: fait peu de grosses erreurs.
bot-level-4 = Appliqué\xA0: voit assez loin et joue toujours ce qui lui semble le mieux.
bot-level-5 = Fort\xA0: réfléchit bien à tout et se trompe rarement.
bot-level-6 = Le plus fort\xA0: réfléchit autant qu’il peut.
bot-level-named = { $name }, bot de niveau { $level }
bot-which = Quel bot\xA0?
bot-memory = Mémoire
bot-memory-entries = Coups avant d’avoir oublié deux choses sur trois\xA0: { $entries }
bot-memory-all = Il n’oublie rien.
bot-me-against = Moi contre { $name }
bot-me-with = { $name } et moi
bot-at-seat = Bot de la place { $letter }
bot-let = Faire jouer un bot
bot-let-seat = Confier la place { $letter } à un bot
bot-let-which = Faire jouer { $name }
bot-person = Confier la place { $letter } à une personne
bot-change = { $name }, bot de niveau { $level }. Changer
bot-change-title = Place { $letter }\xA0: { $name }
bot-leave = Libérer la place
bot-thinking = { $name } réfléchit
bot-by-rules = Ici, on réfléchit avec les règles écrites\xA0: c’est plus long, et on voit moins loin.

hint = Indice
hint-key = Un indice\xA0; encore une fois pour un plus clair
hint-grade = Indice, { $grade } sur 3
hint-thinking = Je réfléchis…
hint-look = Regarde ce qui brille.
hint-look-all = Ici, tes coups commencent tous pareil. Regarde bien ce qui brille.
hint-only = Un seul coup est possible.
hint-guess = Pas le temps de réfléchir. Ce n’est qu’une première idée.
hint-candidates = À regarder de près
hint-chance = chances de gagner
hint-chance-estimated = chances de gagner, estimées
hint-chance-exact = chances de gagner, exactes
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, exactes
hint-line = La suite possible
hint-line-by = { $name }\xA0: { $move }
hint-more = Dis-m’en plus
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Il n’y a rien d’autre à jouer.
hint-reason-wins-now = Avec ça, c’est gagné tout de suite.
hint-reason-only-good-move = Aucun autre coup n’est envisageable ici.
hint-reason-best-by-far = Bien mieux que le deuxième meilleur coup\xA0: { $worth } de chances de gagner, pas { $secondWorth }.
hint-reason-slightly-better = Un peu mieux que le deuxième meilleur coup\xA0: { $worth } de chances de gagner, pas { $secondWorth }.
hint-reason-all-alike = Plusieurs coups se valent à peu près\xA0: { $worth } de chances de gagner.
hint-reason-all-lost = Aucun coup ne laisse vraiment de chances de gagner\xA0: { $worth }.
hint-reason-fallback = Pas le temps de réfléchir. Ce n’est qu’une première idée.
hint-reason-unsure = Trop peu d’essais pour donner un chiffre.
hint-takes = prend\xA0: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } réfléchit.
plain-begin = Continuer
    .help = C’est bon\xA0? On continue d’un clic.
plain-choose = Choisis ce que tu fais.
plain-to-act = à son tour
plain-table = Ce qui est sur la table
plain-facts = La table
plain-moves = Tes coups
plain-none = rien
plain-yes = oui
plain-no = non
plain-once = Retiens-le\xA0: c’est montré une seule fois.
plain-seen = Je l’ai vu
plain-key = Jouer un coup par sa place
request-refused-table-deleted = Cette table a été supprimée
    .help = Tous ceux qui y étaient assis étaient d’accord. La partie n’existe plus.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Des jeux de société en boîte, joués comme il faut.
key-enter = Entrée
key-esc = Échap
key-space = Espace
key-home = Début
key-end = Fin
bot-rank-1 = Très facile
bot-rank-2 = Facile
bot-rank-3 = Moyen
bot-rank-4 = Difficile
bot-rank-5 = Très difficile
bot-rank-6 = Le plus difficile
`;export{e as default};