var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = À peu de joueurs, des machines restent dans la boîte\xA0: personne n’a besoin de leurs pièces.
clockwork-tip-5-2 = Qui rencontre un adversaire peut le défier\xA0: montre une carte en secret et demandes-en une pareille.
clockwork-tip-5-3 = Qui a la carte demandée doit en donner une.
clockwork-tip-5-4 = Avec une main pleine, tu donnes une autre carte en échange.
clockwork-tip-5-5 = On peut donner de la Ferraille à la place. Elle quitte le jeu, et rien n’est rendu.
clockwork-tip-5-7 = Qui n’en a pas peut aussitôt demander une carte en retour.
clockwork-tip-6-5 = Raté\xA0: la carte retournée va en main, et celle qu’on a montrée est maintenant là.
clockwork-tip-6-6 = Carburant et Énergie se cherchent par leur nom, sans montrer de carte.
clockwork-tip-7-1 = Les casses sont vides\xA0: tout le monde reste aux Tours et y lance les dés.
clockwork-tip-7-4 = Maintenant, un nombre pair fait perdre le tour, sauf avec un double.
clockwork-tip-R38 = Carburant et Énergie se demandent à voix haute\xA0: tout le monde l’entend.
clockwork-tip-R50 = Aux Tours, tu peux chercher, ou pas.
clockwork-tip-R56 = Qui cherche Carburant ou Énergie par son nom et se trompe laisse la carte retournée à sa place.
`;export{e as default};