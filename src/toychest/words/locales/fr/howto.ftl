### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Comment jouer
howto-print = Imprimer
howto-guided = Jouer une première partie guidée
howto-numbered = Toutes les règles, numérotées
howto-or = ou
howto-ends = Comment ça finit
howto-none = Personne n’a encore dessiné ce jeu. Ses règles sont là, numérotées.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = Trouvés : { $count }
rules-found-none = Rien trouvé. Essaie un autre mot.
rules-in-english = Ce paragraphe est encore en anglais.
rules-some-english = Les paragraphes que personne n’a encore écrits dans ta langue sont en anglais.
rules-options = Ce qu’on choisit avant de jouer
help-explain = Laisse le pointeur sur un objet, garde le doigt dessus ou va dessus avec les touches : il dit ce qu’il est et ce qu’il fait.
help-more = La page entière, en images
table-why-not-first = Essaie d’abord quelque chose. Ce qui n’est pas possible dit pourquoi et cite la règle.
