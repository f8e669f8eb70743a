var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Apprends en trois minutes
home-learn-on = Continuer à apprendre
home-learn-again = Apprendre encore une fois
home-learn-beads = étape { $step } sur { $steps }
home-pick = Choisis un jeu
home-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
home-seat-free = Une place est encore libre
home-tidy = Ranger\xA0: { $table }
home-tidied = Rangé\xA0: { $table }.
home-tidy-undo = Le remettre
home-all = Tout montrer
home-look-back = Revoir
home-you-won = Tu as gagné
home-over = La partie est finie
home-you = Tu joues sous le nom
home-offline = Pas de connexion. Les règles et les parties que tu as déjà vues sont toujours là.
home-teachers = Pour les enseignants
home-sheets = Feuilles à imprimer
print-boards = Un plateau, ses cartes et ses jetons en PDF, pour papier et ciseaux.
print-colour = En couleurs
print-ink = Traits seuls
print-missing = Il manque une pièce pour imprimer
print-missing-help = Tape ceci une fois dans le dossier de Toychest. Ce qui manque est cherché, et les feuilles y sont déposées.
lost = Il n’y a rien ici
lost-help = Cette adresse ne mène nulle part. Il manque peut-être une lettre. Les jouets sont dans le coffre.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Énigme du jour
puzzle-day-done = Résolue aujourd’hui
puzzle-streak = Jours d’affilée\xA0: { $days }
puzzle-all = Toutes les énigmes
puzzle-solve = À toi de jouer
puzzle-easy = Facile
puzzle-middle = Moyen
puzzle-hard = Difficile
devices-title = Mes tables sur un autre appareil
devices-help = Ouvre ceci sur l’autre appareil. Cela marche une fois, pendant dix minutes, et emporte tes places\xA0: ne le montre à personne d’autre.
devices-here = Tes tables sont ici maintenant\xA0: { $count }
request-refused-carrying-over = Ce lien a déjà servi ou est trop vieux
    .help = Fais-en un nouveau sur l’autre appareil.
`;export{e as default};