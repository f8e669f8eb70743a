var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Construis une machine volante et une machine à déchiffrer, ajoute du Carburant et envole-toi en premier.
clockwork-guide-who = Qui es-tu\xA0? Choisis qui tu veux.
clockwork-guide-start = Lance les dés. Le plus grand nombre commence.
clockwork-guide-throw = Tu commences. Lance encore une fois.
clockwork-guide-far = Essaie la Casse 2\xA0: est-elle assez près\xA0?
    .after = Tu as fait huit\xA0; elle est à douze pas. Cherche plus près.
clockwork-guide-walk = La Casse 1 est à six pas. Tu peux t’y arrêter, même avec huit.
    .after = Une pièce du Pinceur, du tas. Personne d’autre ne la voit.
clockwork-guide-discard = Huit cartes, c’est une de trop. Défausse la Ferraille.
clockwork-guide-lay = Tout le monde la voit une fois\xA0; puis elle est cachée. Choisis un emplacement.
clockwork-guide-remember = Cette pièce de la Baleine ne me sert pas. À toi, si. Retiens où elle va.
clockwork-guide-again = À toi. Lance les dés.
clockwork-guide-seven = Sept\xA0! Va tout droit aux Tours.
clockwork-guide-search = Aux Tours, cherche dans la défausse. Montre une pièce de la Baleine\xA0: tu en cherches une autre.
clockwork-guide-point = Où est allée la mienne\xA0? Retourne cette carte.
    .missed = C’était { clockwork-card }. Ta pièce est là maintenant\xA0: retiens { $spot }. À toi de jouer.
clockwork-guide-discard-nipper = Trouvée\xA0! Maintenant, une carte doit partir\xA0: la pièce du Pinceur.
clockwork-guide-found = Pose-la sur un emplacement libre.
    .after = Bonne mémoire\xA0: la Baleine est complète. Encore deux pièces de la Chouette, et tu voles. À toi de jouer maintenant.
`;export{e as default};