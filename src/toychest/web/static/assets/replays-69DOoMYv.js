var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Parties à revoir
replays-lead = Tes parties finies, et toute partie que quelqu’un a enregistrée.
replays-own = Tes parties
replays-opened = Une partie enregistrée
replays-none = Rien à revoir pour l’instant
    .help = Finis une partie, elle t’attendra ici.
replays-play = Choisis un jeu
replays-drop = Dépose ici une partie enregistrée
    .finger = Ouvre une partie enregistrée
    .help = Un fichier qui finit par .toychest, de «\xA0Enregistrer la partie\xA0».
replays-pick = Choisir un fichier
replays-reading = Ouverture de la partie…
request-refused-log-foreign = Ce n’est pas une partie enregistrée
    .help = Cherche un fichier qui finit par .toychest.
request-refused-log-unproven = Cette partie se contredit à l’entrée { $seq }
    .help = Quelqu’un a changé le fichier. Redemande-le.
request-refused-log-too-long = Ce fichier est trop long pour une partie
    .help = Cherche un fichier qui finit par .toychest.
`;export{e as default};