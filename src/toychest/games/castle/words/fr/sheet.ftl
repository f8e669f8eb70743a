### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Comment jouer
castle-sheet-aim = Trouvez ensemble les quatre trésors avant que le fantôme arrive en haut de sa tour.
castle-sheet-start = Tirez quatre trésors sans regarder et posez chacun dans la salle indiquée au dos. Mélangez les cartes, dos visible.
castle-sheet-turn = À ton tour, pose trois cartes en rangée. Tourne au plus deux flèches, d’un quart chacune. Puis les cartes agissent de gauche à droite.
castle-sheet-cards = { castle-face-arrow } : une case dans le sens de la flèche. { castle-face-sorcerer } : une case où tu veux. { castle-face-ghost } : il monte d’une marche.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop } : la carte à sa gauche agit { $runs } fois en tout.
       *[prefix] { castle-face-loop } : ce qui est à sa gauche se fait { $runs } fois en tout.
    }
castle-sheet-squares = Un trésor est à vous dès que vous entrez dans sa salle. Un portail peut mener à tout autre portail. Une baguette fait descendre le fantôme d’une marche. Personne n’entre dans une case avec des fantômes.
castle-sheet-blocked = Si aucun tour de carte ne permet de parcourir toute la rangée, personne ne bouge et le fantôme monte d’une marche de plus.
castle-sheet-end = Pour les jeunes : « { castle-face-loop } » laisse les fantômes de côté. Vous gagnez avec le dernier trésor ; le fantôme gagne sur la marche au « ! ».
