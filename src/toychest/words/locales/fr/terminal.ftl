### French. The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, appuie sur Entrée : { $what }
terminal-opening = Ça continue
terminal-hint = Tape un coup. « ? » montre ce que tu peux faire.
terminal-moves = Tu peux jouer :
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Il n’y a rien à jouer pour l’instant.
terminal-moves-enter = Appuie sur Entrée : { $what }
terminal-pass = Passe à { $name }, puis appuie sur Entrée.
terminal-passed = C’est { $name } qui regarde l’écran.
terminal-seen-by-all = Tout le monde peut regarder, une fois :
terminal-seen-by-one = Rien que pour { $name }, une fois :
terminal-seen = Appuie sur Entrée quand c’est vu : ensuite, ça disparaît.
terminal-taken-back = Annulé : { $words }
terminal-elsewhere = Quelqu’un a joué ailleurs à cette table. Voici où on en est.
terminal-unknown = Ici, « { $text } » n’est ni un coup ni une commande.
terminal-number-unknown =
    { $count ->
        [0] Il n’y a pas de numéro à choisir pour l’instant.
        [one] Pour l’instant, il n’y a que le numéro 1.
       *[other] Choisis un numéro de 1 à { $count }.
    }
terminal-number-listed = { $number } est aussi un lieu ici. Pour le numéro { $number } de la liste, tape : { $move }
terminal-number-alone = « { $number } » seul ne joue rien. « ? » montre ce que tu peux faire, avec des numéros.
terminal-number-there = Pour y jouer, tape : { $moves }
terminal-extras-missing = Il faut ici plus que pour jouer : { $packages }. Avec internet, tape « python3 play.py { $command } », qui va le chercher, ou « pip install { $names } ».
terminal-did-you-mean = Tu voulais dire « { $text } » ?
terminal-paragraph = { $rule } : { $text }
terminal-why-which = Tape « why » et un coup : why { $example }
terminal-look-unknown = Rien ici ne s’appelle « { $text } ». « look » seul dit ce qu’il y a.
terminal-rules-how = « rule 2 » lit une partie, « rule { $rule } » un paragraphe.
    .thing = « rule { $thing } » dit à quoi sert une chose.
terminal-rules-list = « rules » montre les parties.
terminal-seat = Place { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot NIVEAU) :
terminal-bot-unknown = Aucun bot ne s’appelle « { $text } ».
terminal-bot-memory = Aucun bot ne retient « { $text } » coups. Choisis un nombre de 0 à { $most } ; avec 0, il n’oublie rien.
terminal-bot-fallback = Cette fois, { $name } n’a pas pu réfléchir et joue un coup permis au hasard.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Regarde « { $start } ».
terminal-hint-look-all = Tous tes coups commencent par « { $start } ». Regarde bien.
terminal-hint-only-now = Il ne reste que ce coup. « back » annule celui d’avant.
terminal-hint-more = « hint » en dit plus.

## Help

terminal-help-move = Un coup, comme « { $example } » ; ou son numéro tant que la liste est à l’écran.
terminal-help-list = ? montre ce que tu peux faire maintenant.
terminal-help-hint = hint dit où regarder ; tapé encore une fois, quels coups sont bons ; puis encore, quelle suite est possible et pourquoi.
terminal-help-why = why { $example } dit quelle règle permet ou interdit un coup.
terminal-help-goal = goal dit comment on gagne et ce qu’est un tour.
terminal-help-look = look et un lieu dit ce qui s’y trouve, toute une pile aussi ; look { $thing } dit à quoi sert une chose ; look seul, à quoi sert tout le reste.
terminal-help-rules = rules montre les parties des règles ; rule 2 en lit une.
terminal-help-back = back annule ton dernier coup ; back 2 en annule deux.
terminal-help-board = board montre la table encore une fois.
terminal-help-log = log raconte ce qui s’est passé jusqu’ici.
terminal-help-rule = rule { $rule } ouvre un paragraphe des règles.
terminal-help-save = save FICHIER écrit une partie finie dans un fichier.
terminal-help-quit = quit s’arrête ici. La partie est gardée.
terminal-help-enter = Entrée fait continuer quand la table t’attend.

## Kept, saved, going on

terminal-kept = La partie est gardée. Continue avec : { $command }
terminal-input-ended = Il n’y a plus de coups, mais la partie n’est pas finie. Elle est gardée ; continue avec : { $command }
terminal-save-where = Tape « save » et le nom d’un fichier.
terminal-save-later = La partie n’est pas finie, son journal n’est donc pas encore écrit. Elle est gardée ; continue avec : { $command }
terminal-saved = Enregistré sous { $file }. Vérifie avec : { $command }
terminal-save-exists = Il y a déjà un fichier { $file }. Choisis un autre nom.
terminal-save-failed = { $file } n’a pas pu être écrit : { $because }
terminal-over = C’est fini. Tape save FICHIER, verify, rematch, replay ou quit.
terminal-fair = Tout est juste : les { $entries } entrées suivent les règles et le mot de départ.
terminal-scripted = Selon les règles : { $entries } entrées. Le guide a choisi { $scripted } tirages ; cela ne dit donc rien du hasard.
terminal-unfair = L’entrée { $seq } ne va pas : { $because }
terminal-resume-others = Pas finies non plus :
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Aucune partie n’attend la suite. Commences-en une avec : { $command }
terminal-resume-over = Cette partie est finie. Revois-la avec : { $command }

## Before play

terminal-games = Jeux :
terminal-games-how = Pour jouer : { $command }
terminal-games-learn = Apprends d’abord un jeu : { $command }
terminal-which-game = Quel jeu ? Tape son nom ou son numéro ; avec « learn » devant, tu joues une première partie guidée. Entrée pour quitter.
terminal-game-unknown = Ici, aucun jeu ne s’appelle « { $text } ». Ici, il y a : { $games }. Un jeu à toi est trouvé quand play.py démarre : python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Qui joue ? Tape des noms et des bots, séparés par des virgules. Un bot, c’est un numéro ou son nom :
terminal-who-plays-prompt = Entrée : { $names } >
terminal-choices-ask = Choisis avant de jouer, comme { $example } ; « ? » montre tous les choix. Entrée : comme d’habitude.
terminal-table = { $game }. Table { $code }
terminal-players = Qui joue : { $names }
terminal-printing = Livret : { $printing }
terminal-house-rules = Règles maison :
terminal-help-offered = « help » dit ce que tu peux taper, « rules » ouvre les règles.
terminal-options = Choix avant la partie :
terminal-printings = Livrets :
terminal-readings = Règles maison (--rule NOM=VALEUR) :
terminal-default = { $text } (d’habitude)
terminal-choice-unknown = On ne peut pas choisir « { $text } » pour { $name }.
terminal-choice-offered = Choisis parmi : { $choices }
terminal-choice-file = Ou donne le nom d’un fichier à toi.
terminal-choice-unfit = « { $text } » pour { $name } ne va pas avec tes autres choix :
terminal-choice-twice = « { $name } » est choisi deux fois. Une fois suffit.
terminal-option-unknown = Ce jeu n’a pas de choix appelé « { $name } ».
terminal-rule-unknown = Ce jeu n’a pas de règle maison appelée « { $name } ».
terminal-rule-printed = Ce livret joue déjà { $text }. Tu peux l’enlever.
terminal-rule-shape = Une règle maison s’écrit NOM=VALEUR, comme { $example }.
terminal-option-shape = Un choix s’écrit NOM=VALEUR, comme { $example }.
terminal-edition-unknown = Aucune édition et aucun livret de ce jeu ne s’appelle « { $text } ».
terminal-edition-twice = Choisis une édition ou un livret, pas les deux.
terminal-seats-twice = Places : { $seats }, noms : { $names }. Donne l’un ou l’autre.
terminal-seats-bots = Places : { $seats }. Noms : { $names }. Bots : { $bots }. Ça ne va pas ensemble.
terminal-file-unfit = On ne peut pas encore jouer avec { $file } :
terminal-file-unreadable = { $file } est illisible : { $because }
terminal-file-too-long = { $file } est trop long : un fichier à toi a au plus { $most } octets.
terminal-file-missing = Il n’y a pas de fichier { $file }.
terminal-file-none = { $file } n’est pas un fichier, mais un dossier ou un périphérique.

## Looking back

terminal-replay-place = Étape { $number } sur { $of }
terminal-replay-keys = Touches : droite, gauche, Début, Fin ; Espace lance la lecture ; q arrête.
terminal-replay-lines = Entrée avance ; back, home, end et un numéro marchent aussi ; q arrête.
terminal-replay-prompt = revoir >
terminal-replay-start = Avant le premier coup
terminal-replay-no-game = { $file } n’est pas une partie enregistrée.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Un petit jeu pour commencer se trouve dans { $folder }
terminal-new-terminal = Joue ici : { $command }
terminal-new-browser = Dans le navigateur : { $command }
terminal-new-laws = Essaie ses lois : { $command }
terminal-new-install = Pose-le d’abord sur l’étagère : { $command }
terminal-new-name = Un nouveau jeu ne peut pas s’appeler « { $name } » : choisis trois lettres minuscules ou plus, de a à z, ou des chiffres après la première.
terminal-new-taken = Le nom « { $name } » est déjà pris, par un jeu ou un paquet de Python. Choisis-en un autre.
terminal-laws-kept = { $game } respecte les { $laws } lois.
terminal-laws-broken = { $game } enfreint une loi : { $because }
terminal-laws-unread = Ces mots sont illisibles : { $where }
terminal-laws-unsaid = Ces phrases manquent en anglais : { $ids }
terminal-served-elsewhere = Un autre Toychest sert déjà les parties de { $folder } (processus { $process }). Ferme-le d’abord, ou nomme un autre dossier avec --data.
terminal-strangers = Tout le monde sur ton réseau peut ouvrir cette adresse, ouvrir des tables, regarder une table dont le code est connu et y prendre une place libre. Personne ne peut prendre la tienne ni voir ce que tu tiens. Ce qui est envoyé n’est pas chiffré.
terminal-game-broken = On ne peut pas jouer à « { $name } » : { $because }

## Entraîner un réseau de valeur.

terminal-train-work = Avec { $work } pour cent du travail, on n’apprend rien. Choisis de 1 à { $most }.
terminal-train-ending = { $file } : la terminaison { $ending } est prise par ce qui se trouve à côté du réseau. Donne au réseau une autre terminaison.
terminal-train-no-network = { $game } n’a pas de réseau de valeur. Il y en a un pour : { $games }
terminal-train-under-way = Entraînement, surprise { $surprise }
terminal-train-stopped = Arrêté après la partie { $done } sur { $parts }. La même commande reprend à cet endroit.
terminal-train-other = { $file } vient d’un autre jeu, d’une autre graine ou d’une autre quantité de travail. Supprime-le, ou nomme un autre fichier avec --out.
terminal-train-damaged = { $file } est abîmé. Supprime-le pour recommencer.
terminal-train-curve = à quel point le réseau était surpris
terminal-train-legend = parties jouées ; surprise en nats par état

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Étape { $step } sur { $steps } : { $words }
terminal-learn-type = Tape « { $move } ».
terminal-learn-enter = Appuie sur Entrée.
terminal-learn-go-on = Appuie sur Entrée pour continuer.
terminal-learn-elsewhere = Ça marche aussi.
terminal-learn-over = À partir d’ici, c’est une partie normale.
terminal-learn-alone = À partir d’ici, tu joues sans moi.
terminal-learn-none = Il n’y a pas de partie guidée « { $text } ». Apprends l’un de ces jeux : { $games }
terminal-learn-offered = Apprends-le en jouant : { $command }
terminal-learn-how = « skip » fait ce que je demande ; « alone » me renvoie.
terminal-tip = Bon à savoir : { $words } ({ $rule })
terminal-tip-how = « tips off » supprime ces lignes.
terminal-tips-off = Les explications s’arrêtent. « tips on » les rétablit.
terminal-tips-on = Les explications reviennent.
terminal-help-tips = tips off arrête les explications, tips on les rétablit.
terminal-fair-since = Juste depuis la reprise : { $entries } entrées selon les règles, { $copied } tirages de la partie d’avant.

## What bot games say of a game.

report-title = { $game } : ce que disent les parties de bots
report-intro = Parties : { $games }. Bots de niveau { $level } à chaque place ; places : { $seats }.
report-starter-won = Parties gagnées par qui commence
report-team-won = Parties gagnées par l’équipe
report-luck = Sans la chance : ce que le hasard a donné après le début est retiré. C’est aussi sûr que { $worth } fois plus de parties ({ $evaluator }).
report-board = Plateau
report-printing = Édition
report-games = Parties
report-without-luck = Sans la chance
report-length = Décisions dans une partie
report-median = Décisions, médiane
report-half = La moitié des parties
report-from-to = de { $low } à { $high }
report-share = { $share } (de { $low } à { $high })
report-endings = Comment finissent les parties
report-cut-off = interrompue
report-all = Tous
report-under-way = Les bots jouent
report-stopped = Arrêté. Ce qui a été joué est dans { $file } ; la même commande continue.
report-other-file = { $file } contient autre chose que des parties de bots. Donne un autre fichier avec --results.
report-no-such-bot = Il n’y a pas de bot { $bot }. Choisis un niveau de 1 à 6, greedy ou random.
terminal-help-resign = resign abandonne la partie, si l’on joue à deux l’un contre l’autre.
terminal-resign-sure = Alors { $name } gagne. Tape encore une fois « resign » pour abandonner.
terminal-clock = Cette table a une pendule. À ce clavier, elle est arrêtée.
