var e=`### French. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, le guide
guide-step = Étape { $step } sur { $steps }
guide-show-me = Montre-moi
guide-play-it = Joue-le pour moi
guide-skip = Passer
guide-go-on = Continuer
guide-have-it = C’est noté
guide-once-more = Encore une fois
guide-take-back = Annule-le
guide-alone = Continuer sans guide
guide-leave = Quitter le guide
guide-well-done = Bien joué, { $name }.
guide-works-too = Ça marche aussi.
    .astray = Ça marche aussi, mais mes prochaines étapes n’iront peut-être plus.
guide-leaves = À partir d’ici, c’est une partie ordinaire\xA0: joue comme tu veux.
guide-grown-up = Pour les adultes\xA0:
guide-waits = { $name } attend
guide-shows = { $name } montre une carte
guide-key = Le guide le redit
tip-title = Bon à savoir
tip-close = Compris
tip-off = Ne plus les montrer
`;export{e as default};