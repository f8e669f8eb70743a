### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPTIONS
    .command = COMMANDE
    .args = SUITE
    .file = FICHIER
    .directory = DOSSIER
    .path = CHEMIN
    .integer = NOMBRE
    .float = NOMBRE
    .text = TEXTE
    .code = CODE
    .codes = CODES
    .game = JEU
    .edition = ÉDITION
    .name = NOM
    .value = VALEUR
    .level = NIVEAU
    .from = DE
    .to = VERS
    .address = ADRESSE

## What each command does, and its options.

command-option =
    .help = Montre cette aide.
    .version = Montre la version.
    .data = Dossier pour tes parties.
    .language = Langue.  [sinon : celle de ton système]
    .plain = Un fait par ligne, sans dessin : pour les lecteurs d’écran.
    .workers = Processus.  [sinon : tous les cœurs]
    .ray = Travaille sur cette grappe Ray ; « local » en démarre une ici.
    .option = Choisi avant de jouer.
    .seed = Le même mot de départ, les mêmes parties.
    .work = Pour cent du travail habituel.
    .yes = Efface sans demander.
    .store = La base de données des parties : postgresql://...
command-help-toychest = Des jeux de société en boîte, joués comme il faut.
command-help-arena =
    Fait jouer des bots entre eux, places échangées, sur tous les cœurs ; arrêté puis relancé, il reprend.

    À côté de la part de victoires, celle qui reste sans la chance : ce que le hasard a donné est retiré de chaque résultat.
    .bots = Séparés par des virgules : niveaux, suites de niveaux, 6~60 (retient 60 entrées), hand4 (poids faits à la main), plain6 (sans réseau), 6@1000 (avec 1000 passages), greedy, random.
    .games = Parties par paire.
    .seats = Combien s’assoient.  [sinon : le moins possible]
    .each = Un choix dont les valeurs alternent, comme terrain.
    .all-pairs = Chacun contre chacun, pas seulement contre le précédent.
    .out = Résultats.  [sinon : arena-JEU.csv]
    .json = Tous les nombres du tableau.
    .raw = Ne pèse pas la chance : plus rapide, mais autant de parties en disent moins.
command-help-board = Tes propres plateaux : les vérifier, les imprimer. docs/boards.md dit comment en écrire un.
command-help-board-check = Dit si l’on peut jouer sur un plateau ; sinon, tout ce qui ne va pas et comment y remédier.
    .deck = Vérifie aussi tes propres cartes.
command-help-board-print = Écrit un plateau, ses cartes et ses jetons en feuilles à imprimer : un FICHIER à toi, ou un de nos plateaux par son NOM.
    .to = Dossier pour les feuilles.  [sinon : ici]
    .format = Un PDF, ou un SVG par page.
    .paper = Format du papier.  [sinon : a4]
    .deck = Tes propres cartes.
    .printing = Livret que suivent les cartes.
    .backs = Aussi le dos des cartes, pour une impression recto verso.
    .ink = Des traits seuls, rien de rempli : pour les imprimantes d’école, ou pour colorier.
    .overwrite = Écrit par-dessus les feuilles déjà là.
command-help-branch = Reprend une partie finie après une de ses entrées : nouvelle chance, et ce qui était caché reste où il était.
    .entry = L’entrée après laquelle tu continues.
    .seat = La place que tu joues, à partir de 1.
    .bot = Le niveau des bots aux autres places.
command-help-doctor = Regarde si tout ce qu’il faut à un serveur est là et marche.
    .bus = Comment les serveurs se préviennent : redis://...
command-help-laws = Joue des parties au hasard de chaque édition et dit quelle loi ne tient pas, où, et quelle phrase manque.
command-help-learn = Apprends un jeu en le jouant ; tu reprends où tu t’es arrêté.
    .name = Ton nom.
    .step = Recommence à cette étape ; 1 est le début.
command-help-new = Écrit un petit jeu pour commencer dans le dossier NOM et le met sur l’étagère.
command-help-play = Joue dans le terminal ; sans jeu, dit lesquels il y a, et demande au clavier.
command-help-play-game = Joue à { $game } dans le terminal.
    .edition = Édition par son identifiant ; des règles maison peuvent en faire partie.
    .printing = Édition par la langue de son livret.
    .seats = Combien jouent.
    .name = Qui joue ; une fois par place.
    .bot = Un bot, de 1 à 6 ou par son nom ; 6~60 retient 60 entrées. Une fois pour chacun.
    .rule = Une règle maison.
    .seed = Un texte qui décide de tout le hasard : même texte, mêmes cartes.
    .list = Montre livrets, choix et règles maison.
command-help-puzzles = Fait des énigmes : des moments de vraies parties où un chemin vaut mieux que tous les autres. Relancé, il reprend.
    .count = Combien d’énigmes.
    .from = Une partie finie à toi ; plusieurs fois si tu veux.
    .out = Fichier.  [sinon : puzzles-JEU.jsonl]
    .seed = Le même mot de départ donne les mêmes énigmes.
command-help-replay = Revoit une partie finie pas à pas, depuis son fichier ou par son code.
command-help-report =
    Dit ce que des parties de bots apprennent d’un jeu, plateau par plateau : qui commence, combien de temps, comment ça finit.

    Arrêté puis relancé, il reprend.
    .bot = Qui joue à toutes les places : un niveau, greedy ou random.
    .games = Parties par plateau ou livret.
    .seats = Combien s’assoient.  [sinon : le moins possible]
    .each = Un choix dont les valeurs sont comptées à part, ou « printing ».  [sinon : les plateaux]
    .out = La page.  [sinon : report-JEU.html]
    .tables = La même chose en tableaux Markdown.
    .json = La même chose en nombres.
    .results = Parties jouées.  [sinon : report-JEU.csv]
command-help-resume = Reprend une partie : par son CODE, ou la dernière qui n’est pas finie.
command-help-review = Sépare la chance du jeu dans une partie finie, depuis son fichier ou par son code.
    .json = Écrit dans ce fichier tout ce qui a été trouvé.
    .svg = Écrit dans ce fichier la courbe de qui menait.
    .try = Fait d’abord réessayer là où il y avait un meilleur coup.
command-help-serve = Démarre le serveur et ouvre le navigateur.
    .host = Adresse où il écoute ; 0.0.0.0 pour ton réseau.  [sinon : 127.0.0.1]
    .lan = L’ouvre à ton réseau : montre l’adresse pour les autres et un code QR.
    .port = Port où il écoute.  [sinon : 7170, ou un port libre]
    .store = Garde les parties dans une base de données : postgresql://...
    .browser = Ouvre le navigateur.
    .warm-up = Prépare les bots de tous les jeux avant que quelqu’un joue.
    .pause = Secondes qu’un bot attend avant chacun de ses coups.
    .lines = Tables ouvertes par adresse ; 0 : autant qu’on veut.
    .requests = Demandes par adresse et par seconde ; 0 : autant qu’on veut.
    .tables = Nouvelles tables par adresse et par minute ; 0 : autant qu’on veut.
    .bus = Prévient les autres serveurs de cette base de données par redis://...
    .node = Le nom de ce serveur parmi eux.
    .behind-proxy = Un proxy sur cet ordinateur transmet ce que les autres demandent.
    .metrics = Montre des comptes sous /metrics, pour Prometheus.
    .json-logs = Écrit les lignes de journal en JSON.
    .processes = Sert avec autant de processus, pour employer plus d’un cœur.
    .keep-finished = Jours après lesquels une partie finie est effacée.  [sinon : jamais]
    .keep-idle = Jours sans coup après lesquels une partie est effacée.  [sinon : jamais]
command-help-simulate = Joue des parties de bots dans un dossier, en journaux compressés et en Parquet ; arrêté puis relancé, il reprend.
    .games = Combien.
    .bots = Qui alterne aux places ; nommés comme pour « arena ».
    .seats = Combien s’assoient.  [sinon : le moins possible]
    .each = Un choix dont les valeurs alternent, comme terrain.
    .batch = Parties par fichier.
    .out = Le dossier.  [sinon : simulation-JEU]
command-help-store = Dépôts : où les parties sont gardées.
command-help-store-copy =
    Copie toutes les tables DE ce dépôt VERS un autre : postgresql://..., un fichier, ou un dossier avec des parties.

    Chacune est relue et comparée. Ce qui est déjà là reste ; une table différente là-bas est nommée, pas touchée.
command-help-tables = Ce qui est gardé : lister les tables ou les effacer.
    .data = Dossier des parties.
command-help-tables-clear = Efface les tables gardées assez longtemps.
    .finished = Efface les parties finies depuis tant de jours.
    .idle = Efface les parties où personne n’a joué depuis tant de jours.
command-help-tables-delete = Efface des tables par leurs CODES, avec tout ce qui s’y rapporte.
command-help-tables-list = Les tables changées en dernier : code, édition, entrées, jours de repos, noms.
    .limit = Tant, les dernières.
command-help-train = Apprend au réseau de valeur d’un jeu depuis zéro, par des parties contre lui-même ; arrêté puis relancé, il reprend.
    .out = Le fichier.  [sinon : network-JEU.bin]
command-help-verify = Prouve une partie finie : chaque coup par les règles, chaque carte et chaque dé par le mot de départ.
    .origin = La partie d’où l’on a continué, pour prouver aussi son hasard.

## What was typed does not fit.

command-click-usage = Emploi :
command-click-options = Options
command-click-commands = Commandes
command-click-default = sinon : { $default }
command-click-required = obligatoire
command-click-error = Erreur : { $message }
command-click-aborted = Arrêté.
command-click-try = « { $command } { $option } » aide.
command-click-missing-command = Quelle commande ? Aucune n’est donnée.
command-click-missing-argument = Il manque
command-click-missing-option = Il manque l’option
command-click-no-such-option = Il n’y a pas d’option « { $name } ».
command-click-no-such-command = Il n’y a pas de commande « { $name } ».
command-click-did-you-mean = Voulais-tu dire { $possibility } ?
command-click-did-you-mean-one = Voulais-tu dire l’un de ceux-ci : { $possibilities } ?
command-click-unexpected = Ceci est de trop : { $args }
command-click-takes-no-value = L’option « { $name } » ne prend pas de valeur.
command-click-needs-value = Il faut une valeur à l’option « { $name } ».
command-click-unfit = Cette valeur ne va pas : { $message }
command-click-unfit-for = Cette valeur ne va pas pour { $param_hint } : { $message }
command-click-choose = Choisis parmi : { $choices }
command-click-not-the-choice = « { $value } » n’est pas { $choice }.
command-click-not-a-choice = « { $value } » n’est pas parmi { $choices }.
command-click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
command-click-not-a-number = « { $value } » n’est pas un tel nombre.
command-click-not-there = « { $filename } » n’existe pas.
command-click-is-file = « { $filename } » est un fichier, pas un dossier.
command-click-is-folder = « { $filename } » est un dossier, pas un fichier.
command-click-not-readable = « { $filename } » ne peut pas être lu.
command-there-are = Il y a : { $names }

## A server.

command-open = Toychest est ouvert à { $here }
command-open-network =
    Toychest est ouvert à { $here } sur cet ordinateur,
    et à { $others } pour les autres sur ton réseau.
command-close = Ctrl-C le ferme. Tes parties sont gardées.
command-open-already = Toychest est déjà ouvert à { $here }
command-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $because }
command-cannot-keep = Impossible de garder des parties dans { $folder } : { $because }
command-read-only = { $folder } est en lecture seule : on peut revoir d’anciennes parties, rien de nouveau n’est gardé.
command-no-store = Il n’y a pas de dépôt à { $address }.
command-store-failed =
    { $because ->
        [disk-full] Le disque est plein.
        [read-only] On ne peut que le lire.
        [locked] Un autre programme le tient.
        [damaged] Il est abîmé, ou n’est pas un dépôt.
        [out-of-reach] La base de données ne répond pas.
       *[other] Cela n’a pas marché.
    }
command-store-newer = Il vient d’un Toychest plus récent : mets celui-ci à jour.
command-needs-package = Il faut le paquet { $package } : { $command }
command-node-name = Le nom d’un serveur est fait de minuscules, de chiffres et de tirets. Celui-ci ne va pas : { $name }
command-processes-store = Plusieurs processus partagent un dossier. Sur une base de données, lance plutôt plusieurs serveurs.
command-processes-system = Ce système ne laisse aucun processus passer des connexions à un autre : enlève --processes.
command-processes-fail = Aucun processus n’a pu rester en marche ; les lignes ci-dessus disent pourquoi.
command-node-database = Plusieurs serveurs partagent une base de données : nomme-la par --store postgresql://...
command-bus-shape = Nomme un bus comme redis://HOST. Celui-ci ne va pas : { $address }
command-cannot-reach = { $address } ne répond pas : { $because }
command-copied = Tables copiées : { $copied }, mises à jour : { $updated }, déjà là : { $there }. Toutes ont été comparées.
command-copy-differ = Tables différentes ou illisibles, pas copiées : { $count }
command-copy-other = { $code } : une autre partie de ce code est là.
command-tables-sure = Elles disparaîtront pour toujours. Les effacer ?
command-tables-deleted = Tables effacées : { $count }
command-doctor-well = bon
command-doctor-ill = MAL
command-doctor-ills = Ne va pas : { $names }
command-doctor-games = jeux
command-doctor-engine = moteur
command-doctor-disk = disque
command-doctor-store = dépôt
command-doctor-tables = tables
command-doctor-bus = bus
command-doctor-version = { $version } sur Python { $python }
command-doctor-editions = éditions : { $count }
command-doctor-broken = { $name } ne peut pas être joué ({ $because })
command-doctor-engine-there = là
command-doctor-engine-missing = Pas encore là : d’ici là, les bots réfléchissent par les règles lisibles.
command-doctor-disk-database = celui de la base de données
command-doctor-disk-full = Il ne reste que { $free } Mo : fais de la place, sinon des coups seront refusés.
command-doctor-disk-free = { $free } Go libres
command-doctor-answers = { $address } répond en { $milliseconds } ms
command-doctor-whole = Les { $count } dernières sont entières.
command-doctor-bus-answers = { $address } répond
command-refused-origin = Cette page n’a pas le droit de faire cela.

## Is a game fair? The draws are what luck decided.

command-fair = juste. { $entries } entrées, dont { $chance } de hasard, tout comme le dit le mot de départ.
command-fair-since = reprise d’une autre partie, et juste depuis. { $entries } entrées, { $chance } tirages comme le dit le mot de départ, { $copied } repris de la partie d’avant : vois --origin.
command-fair-guided = une partie guidée, jouée selon les règles. { $entries } entrées, { $scripted } tirages selon son scénario, { $chance } comme le dit le mot de départ.
command-unfair-entry = entrée { $seq } : { $because }
command-unfair-seed = Le mot de départ n’est pas celui qui a été promis avant le premier tirage.
command-unfair-order = À sa place se trouve l’entrée { $found }.
command-unfair-checksum = Sa somme de contrôle ne va pas.
command-unfair-last-line = La somme de contrôle de la dernière ligne ne va pas.
command-unfair-seats = Ce jeu se joue à { $counts } ; ici, à { $got }.
command-unfair-no-seat = Personne n’est à la place { $seat }.
command-unfair-agreed = Les places { $agreed } ne peuvent pas avoir permis à la place { $seat } d’annuler.
command-unfair-options = Les choix d’avant la partie ne vont pas avec ce jeu.
command-unfair-branch-moves = { $moves } coups ne peuvent pas être ceux des entrées 1 à { $seq }.
command-unfair-branch-entry = Ce n’est pas un coup de la partie d’où l’on a continué.
command-unfair-other-origin = On n’a pas continué depuis cette partie.
command-unfair-origin-differs = Cette partie s’est passée autrement.
command-unfair-chance-not-now = « { $move } » par le hasard, alors que ce n’est pas à lui.
command-unfair-drawn = Le mot de départ donne « { $drawn } », le journal dit « { $move } ».
command-unfair-scripted-move = « { $move } » de la place { $seat } est dit venir du scénario.
command-unfair-no-guide = « { $move } » vient du scénario, mais aucune partie guidée n’est jouée ici.
command-unfair-impossible = « { $move } » ne peut pas arriver ici.
command-unfair-illegal = Les règles interdisent « { $move } » ici ({ $rule }).
command-unfair-malformed = « { $move } » n’est pas un coup.
command-unfair-not-over = Le journal dit comment c’est fini, mais la partie n’est pas finie.
command-unfair-other-outcome = La partie a fini autrement que ne le dit le journal.
command-log-header = La première ligne est abîmée : ce n’est pas une partie enregistrée, ou quelqu’un l’a changée.
command-log-entry = L’entrée { $seq } est abîmée.
command-log-ending = La dernière ligne est abîmée.
command-log-truncated = Le journal s’arrête après l’entrée { $seq }, avant sa dernière ligne.
command-log-newer = Le format { $found } du journal est plus récent que { $newest } : mets Toychest à jour.
command-log-edition-unknown = Aucune édition ne s’appelle « { $edition } » ici.
command-log-table-unfinished = La partie n’est pas finie : rien ne peut encore être prouvé.

## Bots against bots.

command-arena-picture = { $file } : l’image va à côté des résultats sous ce nom. Donne aux résultats une autre extension.
command-arena-twice = Nomme chaque bot une fois : personne ne joue contre soi-même.
command-arena-too-few = Nomme au moins deux bots, comme --bots 1..6.
command-arena-bot = Aucun bot ne s’appelle « { $bot } » ici. { $bots }
command-arena-weights = Dans { $game }, les bots font des plans : « { $bot } » n’a pas de poids faits à la main.
command-arena-other-file = { $file } ne contient pas les résultats d’une arène. Nomme un autre fichier avec --out.
command-arena-done = tout est déjà joué
command-arena-compiling = compilation, une fois pour toutes
command-arena-games = parties : { $games }
command-arena-cut-off = coupées et partagées : { $count }
command-arena-luckless = sans la chance
command-arena-sure = aussi sûr que { $times } fois plus de parties ; { $evaluator }
command-arena-rating = cote
command-arena-files = { $file } et { $picture }
command-simulate-done = Parties dans { $folder } : { $games }
command-simulate-other = { $folder } contient autre chose que cette simulation. Nomme un autre dossier avec --out.
command-simulate-stopped = Arrêté. La même commande reprend avec ce qui est dans { $folder }.
command-simulate-cut-off = Parties trop longues : { $count }. Elles ont été coupées ; elles ont des transitions, mais pas de journal.
