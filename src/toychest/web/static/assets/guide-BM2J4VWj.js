var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Prends mon QG, ou gagne sept médailles avant moi.
toybattle-guide-take = À ton tour, tu prends deux tuiles ou tu en poses une. Prends-en deux.
toybattle-guide-reach = Essaie Roxy sur 18, en plein milieu. Regarde ce qui se passe.
    .after = Ta ligne doit partir de ton QG, sans aucun trou.
toybattle-guide-begin = Commence à côté de ton QG\xA0: Skully sur 11.
toybattle-guide-skully = Skully apporte deux tuiles de plus. Prends-les.
toybattle-guide-capn = Cap'n amène quelqu’un. Pose Cap'n sur 12.
toybattle-guide-star = Et tout de suite une autre\xA0: Star sur 14.
toybattle-guide-star-takes = Star apporte aussi une tuile. Prends-la.
toybattle-guide-hook = Mon Hook n’a pas besoin de ligne\xA0: il atterrit sur 18. Avec toutes les bases d’une région, tu gagnes ses médailles.
toybattle-guide-capn-again = Pose d’abord Cap'n sur 13. Roxy vient après.
toybattle-guide-roxy = Roxy vaut 7, mon Hook seulement 4. Pose Roxy dessus, sur 18.
    .after = Les cinq bases de cette région sont à toi. Ses trois médailles aussi.
toybattle-guide-alone = Trois sur sept. À toi de jouer maintenant\xA0; demande un indice quand tu veux.
`;export{e as default};